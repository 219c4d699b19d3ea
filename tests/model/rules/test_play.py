"""Play (3.2): bribe, the end of the court, loyalty, icons."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    AcceptBribe,
    Act,
    Choice,
    DeclineBribe,
    DiscardCard,
    PayBribe,
    PlaceRoad,
    PlaceSpy,
    PlayAt,
    PlayCard,
    ProposeBribe,
    Withdraw,
)
from pamir_desktop.model.pieces import armies, roads, spies, tribes
from pamir_desktop.model.rules.play import obstacle
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.terms import NOBODY, Border, CardAction, CardId, CourtEnd
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, HERAT, KANDAHAR, PERSIA, PUNJAB, RUSSIAN

LEFT, RIGHT = PlayAt(CourtEnd.LEFT), PlayAt(CourtEnd.RIGHT)
SIKH_MERCHANTS = CardId(30)


def plays(state: State) -> set[Choice]:
    return {choice for choice in given.options(state) if isinstance(choice, PlayCard)}


def cati_and_hope() -> State:
    """Anna is British with #30 in hand; Boris rules Punjab with two tribes and has #24."""
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.hand(state, ANNA, 30)
    given.tribe(state, BORIS, PUNJAB, 2)
    given.court(state, BORIS, 24)
    return given.acting(state)


# --- The example of the rulebook -------------------------------------------------------------


def test_e5_a_paid_bribe_lets_the_card_be_played_with_all_its_icons() -> None:
    # Given Boris rules Punjab with two tribes and an army counts for him
    state = cati_and_hope()
    given.army(state, AFGHAN, PUNJAB)

    # When Anna plays a Punjab card, the bribe is one rupee for each tribe
    after = given.choose(state, PlayCard(SIKH_MERCHANTS))
    assert given.asked(after).args == {"card": 30, "recipient": BORIS, "due": 2}

    # When she pays, he is two rupees richer and the road may go to either border of Punjab
    after = given.choose(after, PayBribe(2))
    assert [player.rupees for player in after.players] == [2, 6, 4]
    borders = {PlaceRoad(Border.KABUL_PUNJAB), PlaceRoad(Border.KANDAHAR_PUNJAB)}
    assert given.options(after) == borders

    # When the road is placed, the spy may go on any Punjab card in any court
    after = given.choose(after, PlaceRoad(Border.KABUL_PUNJAB))
    assert roads(after, BRITISH, Border.KABUL_PUNJAB) == 1
    assert given.options(after) == {PlaceSpy(SIKH_MERCHANTS), PlaceSpy(CardId(24))}

    # Then the card is leveraged, and one action is spent
    after = given.choose(after, PlaceSpy(CardId(24)))
    assert spies(after, ANNA, CardId(24)) == 1
    assert after.players[ANNA].rupees == 4
    assert after.leveraged == 1 << 30
    assert after.actions_left == 1
    assert after.players[ANNA].court == [30]
    assert after.players[ANNA].hand == []


def test_e5_a_road_may_be_placed_where_there_is_one() -> None:
    state = cati_and_hope()
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    given.road(state, BRITISH, Border.KABUL_PUNJAB)
    after = given.choose(
        state, PlayCard(SIKH_MERCHANTS), PayBribe(2), PlaceRoad(Border.KABUL_PUNJAB)
    )
    assert roads(after, BRITISH, Border.KABUL_PUNJAB) == 2
    assert roads(after, RUSSIAN, Border.KABUL_PUNJAB) == 1


@pytest.mark.parametrize("ending", [(Withdraw(),), (ProposeBribe(0), DeclineBribe())])
def test_e5_without_agreement_the_card_stays_in_hand_and_no_action_is_spent(
    ending: tuple[Choice, ...],
) -> None:
    state = cati_and_hope()
    after = given.choose(state, PlayCard(SIKH_MERCHANTS), *ending)
    assert after.players[ANNA].hand == [30]
    assert after.players[ANNA].court == []
    assert after.actions_left == 2
    assert [player.rupees for player in after.players] == [4, 4, 4]
    assert given.asked(after).prompt == "turn.action"
    assert PlayCard(SIKH_MERCHANTS) in given.options(after)


# --- Bribes only where they are due ----------------------------------------------------------


def test_ones_own_region_costs_no_bribe() -> None:
    state = cati_and_hope()
    given.tribe(state, ANNA, PUNJAB, 3)
    after = given.choose(state, PlayCard(SIKH_MERCHANTS))
    assert given.asked(after).prompt == "impact.road"


def test_a_region_without_a_ruler_costs_no_bribe() -> None:
    state = cati_and_hope()
    given.tribe(state, ANNA, PUNJAB, 2)
    after = given.choose(state, PlayCard(SIKH_MERCHANTS))
    assert given.asked(after).prompt == "impact.road"


def test_only_the_region_of_the_card_counts() -> None:
    state = cati_and_hope()
    given.hand(state, ANNA, 9)
    after = given.choose(state, PlayCard(CardId(9)))
    assert given.asked(after).prompt == "impact.road"


def test_r62_charismatic_courtiers_do_not_help_to_play_themselves() -> None:
    state = given.table()
    given.hand(state, ANNA, 42)
    given.tribe(state, BORIS, KANDAHAR)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(42)))
    assert given.asked(after).prompt == "bribe.offer"


def test_r98_the_card_is_named_only_when_a_bribe_is_asked_for_or_it_is_played() -> None:
    # Given a court, so that the end is asked for, and no ruler in Kabul
    state = cati_and_hope()
    given.hand(state, ANNA, 30, 9)
    given.court(state, ANNA, 61)

    # Then a card for which no bribe is due is not named before it is in court
    result = given.outcome(state, PlayCard(CardId(9)))
    assert given.logged(result) == []
    assert "card.played" in given.logged(given.outcome(result.state, LEFT))

    # And one for which a bribe is due is named with the question
    result = given.outcome(state, PlayCard(SIKH_MERCHANTS))
    assert [(entry.id, entry.args["card"]) for entry in result.log] == [("bribe.due", 30)]
    assert result.state.players[ANNA].hand == [30, 9]


# --- Ends of the court -----------------------------------------------------------------------


@pytest.mark.parametrize(("end", "court"), [(LEFT, [9, 61, 75]), (RIGHT, [61, 75, 9])])
def test_r64_the_card_goes_to_either_end_of_the_court(end: PlayAt, court: list[int]) -> None:
    state = given.table()
    given.hand(state, ANNA, 9)
    given.court(state, ANNA, 61, 75)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(9)))
    assert given.options(after) == {LEFT, RIGHT}
    assert given.choose(after, end).players[ANNA].court == court


def test_r64_the_end_is_chosen_after_the_bribe() -> None:
    state = cati_and_hope()
    given.court(state, ANNA, 61)
    after = given.choose(state, PlayCard(SIKH_MERCHANTS))
    assert given.asked(after).prompt == "bribe.offer"
    after = given.choose(after, PayBribe(2))
    assert given.options(after) == {LEFT, RIGHT}
    assert after.actions_left == 2


def test_a_card_played_may_act_in_the_same_turn() -> None:
    # Given Charles Stoddart with a Gift action
    state = given.table()
    given.hand(state, ANNA, 4)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(4)), PlaceSpy(CardId(4)))
    assert Act(CardId(4), CardAction.GIFT) in given.options(after)


# --- The menu --------------------------------------------------------------------------------


def test_every_hand_card_may_be_played_while_actions_are_left() -> None:
    state = given.table()
    given.hand(state, ANNA, 9, 30)
    given.hand(state, BORIS, 13)
    given.acting(state)
    assert plays(state) == {PlayCard(CardId(9)), PlayCard(CardId(30))}

    state.actions_left = 0
    assert plays(state) == set()
    assert obstacle(state, ANNA, CardId(9)) == "play.no_actions"
    assert obstacle(state, ANNA, CardId(13)) == "play.not_in_hand"


def test_r60_a_card_may_be_tried_without_the_money_for_its_bribe() -> None:
    state = cati_and_hope()
    given.rupees(state, ANNA, 0)
    after = given.choose(state, PlayCard(SIKH_MERCHANTS), ProposeBribe(0), AcceptBribe(0))
    assert given.asked(after).prompt == "impact.road"


def test_a_card_whose_bribe_cannot_be_settled_is_not_offered() -> None:
    state = cati_and_hope()
    given.rupees(state, ANNA, 1)
    state.declined_bribes = 3
    assert obstacle(state, ANNA, SIKH_MERCHANTS) == "play.bribe"
    assert plays(state) == set()


# --- Patriots --------------------------------------------------------------------------------


def test_e2_a_foreign_patriot_changes_the_loyalty_before_its_icons() -> None:
    # Given Anna is Afghan with a gift, a prize and a patriot that carries spies
    state = given.table()
    given.gift(state, ANNA, 0)
    given.prizes(state, ANNA, 5)
    given.court(state, ANNA, 3)
    given.spy(state, BORIS, 3)
    given.spy(state, ANNA, 3)
    given.hand(state, ANNA, 51)
    given.acting(state)

    # When she plays Sir John Keane
    after = given.choose(state, PlayCard(CardId(51)), RIGHT)

    # Then all that is gone, and the army is British
    anna = after.players[ANNA]
    assert anna.loyalty is BRITISH
    assert (anna.prizes, anna.court) == ([], [51])
    assert after.discard == [5, 3]
    assert after.cylinders == bytearray(30)
    assert armies(after, BRITISH, KANDAHAR) == 1
    assert armies(after, AFGHAN, KANDAHAR) == 0


def test_a_patriot_of_ones_own_coalition_changes_nothing() -> None:
    state = given.table()
    given.gift(state, ANNA, 0)
    given.prizes(state, ANNA, 5)
    given.court(state, ANNA, 3)
    given.hand(state, ANNA, 58)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(58)), LEFT)
    assert after.players[ANNA].court == [58, 3]
    assert after.players[ANNA].prizes == [5]
    assert after.players[ANNA].loyalty is AFGHAN
    assert tribes(after, ANNA, HERAT) == 1


def d3() -> State:
    """Anna is Russian with two patriots, one of them leveraged, one rupee, #80 and X in hand."""
    state = given.table(loyalties=(RUSSIAN, AFGHAN, AFGHAN))
    given.court(state, ANNA, 81, 86)
    given.hand(state, ANNA, 80, 9)
    given.rupees(state, ANNA, 1)
    given.acting(state)
    return given.choose(state, PlayCard(CardId(80)), LEFT)


def test_d3_r8_r9_the_patriots_leave_together_and_the_debt_comes_before_the_icons() -> None:
    after = d3()
    assert after.discard == [81, 86]
    assert after.players[ANNA].rupees == 0
    assert given.options(after) == {DiscardCard(CardId(9)), DiscardCard(CardId(80))}
    assert given.asked(after).seat == ANNA


def test_d3_a_debt_paid_from_hand_leaves_the_icons_of_the_new_patriot() -> None:
    after = given.choose(d3(), DiscardCard(CardId(9)))
    borders = {PlaceRoad(Border.PERSIA_TRANSCASPIA), PlaceRoad(Border.PERSIA_HERAT)}
    assert given.options(after) == borders
    after = given.choose(after, PlaceRoad(Border.PERSIA_HERAT))
    assert roads(after, BRITISH, Border.PERSIA_HERAT) == 1
    assert after.players[ANNA].rupees == 2
    assert after.leveraged == 1 << 80


def test_d3_r10_the_patriot_just_played_may_pay_and_its_icons_are_lost() -> None:
    after = given.choose(d3(), DiscardCard(CardId(80)))
    anna = after.players[ANNA]
    assert anna.loyalty is BRITISH
    assert (anna.court, anna.hand, anna.rupees) == ([], [9], 0)
    assert after.leveraged == 0
    assert after.discard == [81, 86, 80]
    assert after.actions_left == 1
    assert given.asked(after).prompt == "turn.action"


def test_the_bribe_is_judged_before_the_loyalty_changes() -> None:
    # Given Boris rules Persia, and would not if the British army there were Anna's
    state = given.table(loyalties=(AFGHAN, RUSSIAN, BRITISH))
    given.tribe(state, ANNA, PERSIA)
    given.tribe(state, BORIS, PERSIA, 2)
    given.army(state, BRITISH, PERSIA)
    given.hand(state, ANNA, 80)
    given.acting(state)

    # When she plays a British patriot, the bribe is due all the same
    after = given.choose(state, PlayCard(CardId(80)))
    assert given.asked(after).args == {"card": 80, "recipient": BORIS, "due": 2}

    # And afterwards nobody rules Persia
    after = given.choose(after, PayBribe(2))
    assert ruler_of(after, PERSIA) == NOBODY
