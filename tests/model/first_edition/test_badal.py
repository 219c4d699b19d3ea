"""Badal (1.15, F28)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    DiscardCard,
    NamePlayer,
    PlayCard,
    RemoveCylinder,
    Skip,
    Stop,
)
from pamir_desktop.model.first_edition.choices import (
    AcceptOffer,
    Attack,
    MakeOffer,
    Muster,
    SpendTokens,
    Stay,
    TargetCard,
)
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.pieces import cylinder_at, in_region
from pamir_desktop.model.terms import Border, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    ASSASSINATION,
    BADAL,
    BRIBE,
    CAMPAIGN,
    COUNTER_ESPIONAGE,
    LEFT,
    acting,
    first_of,
    hold_favor,
    is_menu,
    table,
    use,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, RUSSIAN


def tokens(state: State) -> list[int]:
    return first_of(state).tokens


def raiding() -> State:
    """Anna can eliminate tribes of Boris and assassinate his card."""
    state = table(3, (AFGHAN, BRITISH, RUSSIAN), options=BADAL)
    given.court(state, ANNA, 98, 15)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, BORIS, KABUL, 3)
    given.court(state, BORIS, 9)
    given.spy(state, ANNA, 9)
    return acting(state)


def campaign(state: State) -> State:
    state = given.choose(state, use(98, CAMPAIGN), Muster(KABUL), Stay(), Attack(BRITISH))
    for _ in range(2):
        tribe = RemoveCylinder(cylinder_at(state, BORIS, in_region(KABUL)))
        state = given.choose(state, tribe)
    return given.choose(state, Stop())


def test_t35_one_token_per_opponents_turn() -> None:
    state = campaign(raiding())
    assert tokens(state) == [0, 1, 0]
    state = given.choose(state, use(15, ASSASSINATION), TargetCard(CardId(9), ANNA))
    assert tokens(state) == [0, 1, 0]


def test_t35_with_an_empty_bank_a_token_is_taken_from_another_holder() -> None:
    state = raiding()
    first_of(state).tokens = [6, 0, 4]
    state = campaign(state)
    assert given.asked(state).seat == BORIS
    assert given.options(state) == {NamePlayer(CLARA), NamePlayer(ANNA), Skip()}
    taken = given.choose(state, NamePlayer(ANNA))
    assert tokens(taken) == [5, 1, 4]
    declined = given.choose(state, Skip())
    assert tokens(declined) == [6, 0, 4]
    assert is_menu(declined)


def test_t35_a_campaign_raised_to_three_is_not_offered_the_russian_favor() -> None:
    state = table(3, (AFGHAN, BRITISH, RUSSIAN), options=BADAL)
    given.court(state, ANNA, 33)
    given.army(state, AFGHAN, KABUL)
    given.road(state, BRITISH, Border.KABUL_PUNJAB, 4)
    acting(state)
    hold_favor(state, ANNA, RUSSIAN)
    tokens(state)[ANNA] = 1
    asked = given.choose(state, use(33, CAMPAIGN))
    raised = given.choose(asked, SpendTokens(1), Muster(KABUL), Stay(), Attack(BRITISH))
    assert given.asked(raised).prompt == "first.eliminate"
    plain = given.choose(asked, SpendTokens(0), Muster(KABUL), Stay(), Attack(BRITISH))
    assert given.asked(plain).prompt == "first.favor"


def test_f28_spies_on_a_removed_card_count_lent_ones_do_not() -> None:
    state = table(4, (AFGHAN, BRITISH, RUSSIAN, RUSSIAN), options=BADAL)
    given.court(state, ANNA, 15)
    given.court(state, BORIS, 9)
    given.spy(state, CLARA, 9)
    given.spy(state, given.DARIA, 9)
    acting(state)
    state = given.choose(state, use(15, ASSASSINATION), TargetCard(CardId(9), CLARA))
    state = given.choose(state, MakeOffer(0), AcceptOffer(0))
    # Boris lost the card, Daria a spy; Clara lent hers
    assert tokens(state) == [0, 1, 0, 1]


def test_f28_counter_espionage_and_bribes_count() -> None:
    state = table(options=BADAL)
    given.full_market(state)
    given.court(state, ANNA, 2, 10)
    given.spy(state, CLARA, 2)
    given.court(state, BORIS, 28)
    given.spy(state, ANNA, 28)
    acting(state)
    state = given.choose(state, use(2, COUNTER_ESPIONAGE), RemoveCylinder(20))
    assert tokens(state) == [0, 0, 1]
    state = given.choose(state, use(10, BRIBE), TargetCard(CardId(28), ANNA), LEFT)
    assert tokens(state) == [0, 1, 1]


def test_f28_spies_on_a_card_that_a_bribe_takes_to_hand_count_lent_ones_do_not() -> None:
    # Given a spy of Clara and one of Daria on a card of Boris, and bribes go to the hand
    options = FirstEditionOptions(badal=True, bribe_to_hand=True)
    state = table(4, (AFGHAN, BRITISH, RUSSIAN, RUSSIAN), options=options)
    given.full_market(state)
    given.court(state, ANNA, 10)
    given.court(state, BORIS, 28)
    given.spy(state, CLARA, 28)
    given.spy(state, given.DARIA, 28)
    acting(state)
    # When Anna bribes it through Clara
    state = given.choose(state, use(10, BRIBE), TargetCard(CardId(28), CLARA))
    state = given.choose(state, MakeOffer(0), AcceptOffer(0))
    # Then Boris lost the card and Daria a spy; Clara lent hers
    assert tokens(state) == [0, 1, 0, 1]


def test_f28_own_debts_and_an_own_loyalty_change_do_not_count() -> None:
    # Given Anna, British, plays a Russian patriot and loses #20; Clara's spy is on it
    state = table(3, (BRITISH, RUSSIAN, AFGHAN), options=BADAL)
    given.court(state, ANNA, 20)
    given.spy(state, CLARA, 20)
    given.hand(state, ANNA, 84)
    state = given.choose(acting(state), PlayCard(CardId(84)), LEFT)
    assert tokens(state) == [0, 0, 1]
    # Given Boris has to pay a debt with another card, on Anna's turn
    state = table(3, (AFGHAN, BRITISH, RUSSIAN), options=BADAL)
    given.court(state, ANNA, 15)
    given.court(state, BORIS, 14, 9)
    given.spy(state, ANNA, 14)
    given.spy(state, CLARA, 9)
    given.rupees(state, BORIS, 1)
    state = given.choose(acting(state), use(15, ASSASSINATION), TargetCard(CardId(14), ANNA))
    state = given.choose(state, DiscardCard(CardId(9)))
    assert tokens(state) == [0, 1, 0]  # by the assassination, and Clara's spy by no action


def test_without_the_option_there_are_no_tokens() -> None:
    state = table()
    assert tokens(state) == []
