"""Special actions (1.3): free or counted, once per card and turn."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, GiveGift, PlayCard, TaxPlayer
from pamir_desktop.model.first_edition.choices import (
    BaggageRow,
    March,
    Muster,
    SpendTokens,
    TakeToHand,
    TargetCard,
)
from pamir_desktop.model.first_edition.cull import TreatCards
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.specials import is_free
from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.terms import CardId, Suit
from tests.model import given
from tests.model.first_edition.tables import (
    ASSASSINATION,
    BADAL,
    BRIBE,
    CAMPAIGN,
    COMMERCE,
    ECONOMIC,
    GIFTS,
    INTELLIGENCE,
    LEFT,
    MILITARY,
    POLITICAL,
    TAX,
    TRAVEL,
    acting,
    first_of,
    is_menu,
    table,
    use,
    uses,
)
from tests.model.given import AFGHAN, ANNA, BORIS, KABUL, PUNJAB


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def case_3() -> State:
    """#16 (Ca/Tx/As) in Kabul, where Anna has the majority and Boris a tribe."""
    state = table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.army(state, AFGHAN, KABUL, 2)
    given.tribe(state, BORIS, KABUL)
    return acting(state)


def test_t3_the_mode_of_the_action_decides_not_that_of_the_card() -> None:
    state = given.choose(case_3(), use(16, TAX), TaxPlayer(BORIS))
    assert is_menu(state)
    assert state.actions_left == 2
    assert refusal(state, use(16, CAMPAIGN)) == "act.used"


def test_t4_a_campaign_is_counted_and_uses_the_card() -> None:
    state = given.choose(case_3(), use(16, CAMPAIGN), Muster(KABUL))
    state = given.choose(state, March(PUNJAB), BaggageRow(0))
    assert is_menu(state)
    assert state.actions_left == 1
    assert refusal(state, use(16, TAX)) == "act.used"


def test_the_free_actions_of_each_regime() -> None:
    free: dict[Suit, set[SpecialAction]] = {}
    for mode in Suit:
        state = table(regime=mode)
        free[mode] = {action for action in SpecialAction if is_free(state, action)}
    assert free[POLITICAL] == {TAX}
    assert free[MILITARY] == {CAMPAIGN}
    assert free[ECONOMIC] == {COMMERCE, GIFTS}
    assert len(free[INTELLIGENCE]) == 4
    assert sum(len(actions) for actions in free.values()) == 8


def test_f5_a_regime_is_read_when_the_action_is_picked() -> None:
    # Given #11 could act for nothing in an Economic Boom; #58 brings that regime
    state = table(regime=MILITARY)
    given.full_market(state)
    given.court(state, ANNA, 11)
    given.hand(state, ANNA, 58)
    state = given.choose(acting(state), PlayCard(CardId(58)), LEFT)
    assert (state.favored, state.actions_left) == (ECONOMIC, 1)
    state = given.choose(state, use(11, GIFTS), GiveGift(0))
    assert state.actions_left == 1  # and what was charged before is not refunded


def test_free_actions_are_possible_after_the_second_counted_one() -> None:
    state = case_3()
    state.actions_left = 0
    assert uses(state) == {use(16, TAX)}
    assert refusal(state, use(16, CAMPAIGN)) == "first.act_no_actions"


def test_why_a_card_cannot_act() -> None:
    state = case_3()
    given.court(state, BORIS, 9)
    assert refusal(state, use(9, COMMERCE)) == "act.not_yours"
    assert refusal(state, use(16, COMMERCE)) == "act.not_printed"


def test_a_card_played_this_turn_may_act() -> None:
    state = case_3()
    given.hand(state, ANNA, 33)
    asked = given.choose(state, PlayCard(CardId(33)))
    state = given.choose(asked, given.asked(asked).choices[0])
    assert use(33, CAMPAIGN) in uses(state)


def test_f46_used_belongs_to_the_card_until_the_turn_ends() -> None:
    # Given #16 has acted; it goes to hand and is played again
    state = given.choose(case_3(), use(16, TAX), TaxPlayer(BORIS))
    given.doing(state, TreatCards(ANNA, (CardId(16),)))
    state = given.choose(state, TakeToHand(CardId(16)))
    state.cylinders[10] = 0
    state = given.choose(state, PlayCard(CardId(16)))
    assert refusal(state, use(16, CAMPAIGN)) == "act.used"


def test_t35_f28_tokens_raise_a_rank_up_to_three() -> None:
    state = table(options=BADAL)
    given.court(state, ANNA, 4, 2)  # ranks 1 and 2
    given.spy(state, ANNA, 4)
    acting(state)
    first_of(state).tokens[ANNA] = 3
    asked = given.choose(state, use(4, TRAVEL))
    assert given.options(asked) == {SpendTokens(0), SpendTokens(1), SpendTokens(2)}
    state = given.choose(asked, SpendTokens(2))
    assert given.asked(state).args["left"] == 3
    assert first_of(state).tokens[ANNA] == 1


def test_t35_on_a_card_of_rank_two_one_token_at_most() -> None:
    state = table(options=BADAL)
    given.court(state, ANNA, 2, 5)
    given.spy(state, ANNA, 2)
    acting(state)
    first_of(state).tokens[ANNA] = 3
    asked = given.choose(state, use(2, TRAVEL))
    assert given.options(asked) == {SpendTokens(0), SpendTokens(1)}


def test_t35_f28_no_token_on_gifts_or_an_assassination_without_its_rank_limit() -> None:
    state = table(options=BADAL)
    given.full_market(state)
    given.court(state, ANNA, 12, 15)
    given.spy(state, ANNA, 12)
    acting(state)
    first_of(state).tokens[ANNA] = 3
    assert given.asked(given.choose(state, use(12, GIFTS))).prompt == "first.gift"
    assert given.asked(given.choose(state, use(15, ASSASSINATION))).prompt == "first.target"


def test_f28_a_token_can_make_an_action_possible() -> None:
    # Given a target of rank 2 and a bribe of rank 1
    state = table(options=FirstEditionOptions(badal=True))
    given.full_market(state)
    given.court(state, ANNA, 10)
    given.court(state, BORIS, 29)
    given.spy(state, ANNA, 29)
    acting(state)
    assert refusal(state, use(10, BRIBE)) == "first.bribe_no_target"
    first_of(state).tokens[ANNA] = 2
    state = given.choose(state, use(10, BRIBE))
    # Then only enough tokens are offered, and they are spent with the action
    assert given.options(state) == {SpendTokens(1), SpendTokens(2)}
    state = given.choose(state, SpendTokens(1))
    assert first_of(state).tokens[ANNA] == 2
    state = given.choose(state, TargetCard(CardId(29), ANNA))
    assert first_of(state).tokens[ANNA] == 1
