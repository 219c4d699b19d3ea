"""Betray (3.8)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    BetrayCard,
    DiscardCard,
    GiveGift,
    LeavePrize,
    Purchase,
    TakePrize,
)
from pamir_desktop.model.pieces import cylinders_in_play, gifts, tribes
from pamir_desktop.model.rules.betray import Betray
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.terms import CardAction, CardId
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, PUNJAB, RUSSIAN

BETRAY = CardAction.BETRAY


def betray(card: int) -> BetrayCard:
    return BetrayCard(CardId(card))


def test_a_betrayed_card_is_discarded_for_two_rupees_and_all_its_spies_return() -> None:
    # Given a card without prize in Boris' court with spies of three players
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 31, 8)
    for seat in (ANNA, BORIS, CLARA):
        given.spy(state, seat, 8)
    given.acting(state)

    # When Anna betrays it
    state = given.choose(state, given.act(16, BETRAY), betray(8))

    # Then there is no prize to ask for (R17)
    assert given.asked(state).prompt == "turn.action"
    assert state.players[BORIS].court == [31]
    assert state.discard == [8]
    assert [cylinders_in_play(state, seat) for seat in (ANNA, BORIS, CLARA)] == [0, 0, 0]
    assert state.players[ANNA].rupees == 2
    assert state.market_rupees[5] == state.market_rupees[11] == 1
    bought = {choice.slot for choice in given.options(state) if isinstance(choice, Purchase)}
    assert not bought & {5, 11}


@pytest.mark.parametrize(
    ("rupees", "own_spy", "offered"), [(2, True, True), (1, True, False), (2, False, False)]
)
def test_betray_needs_two_rupees_and_an_own_spy(rupees: int, own_spy: bool, offered: bool) -> None:
    state = given.table()
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 8)
    given.spy(state, ANNA if own_spy else CLARA, 8)
    given.rupees(state, ANNA, rupees)
    given.acting(state)

    assert (given.act(16, BETRAY) in given.acts(state)) is offered


def test_cards_with_an_own_spy_in_any_court_are_targets_and_no_others() -> None:
    state = given.table()
    given.court(state, ANNA, 16, 9)
    given.court(state, BORIS, 8, 29)
    given.court(state, CLARA, 61, 33)
    for card in (9, 8, 33):
        given.spy(state, ANNA, card)
    given.spy(state, BORIS, 61)
    given.doing(state, Betray(ANNA))

    assert given.options(state) == {betray(9), betray(8), betray(33)}


def test_a_prize_of_ones_coalition_adds_influence_and_changes_nothing_else() -> None:
    # Given Anna is Afghan with a gift, a prize and a patriot
    state = given.table()
    given.court(state, ANNA, 16, 11)
    given.gift(state, ANNA, 0)
    given.prizes(state, ANNA, 4)
    given.court(state, BORIS, 28)
    given.spy(state, ANNA, 28)
    given.doing(state, Betray(ANNA))
    state = given.choose(state, betray(28))
    assert given.options(state) == {TakePrize(), LeavePrize()}
    assert state.discard == [28]

    state = given.choose(state, TakePrize())

    anna = state.players[ANNA]
    assert anna.prizes == [4, 28]
    assert anna.court == [16, 11]
    assert anna.loyalty is AFGHAN
    assert gifts(state, ANNA) == [0]
    assert influence(state, ANNA, AFGHAN) == 5
    assert not state.discard


def test_a_foreign_prize_changes_the_loyalty_first() -> None:
    """3.10: gifts, prizes, patriots, dial; then the prize is kept."""
    # Given Anna is Afghan with a gift, a prize and a patriot
    state = given.table()
    given.court(state, ANNA, 16, 11)
    given.gift(state, ANNA, 0)
    given.prizes(state, ANNA, 4)
    given.court(state, BORIS, 38)
    given.spy(state, ANNA, 38)
    given.doing(state, Betray(ANNA))

    # When she takes a British prize
    state = given.choose(state, betray(38), TakePrize())

    # Then all of it is lost, she is British, and the new prize is hers
    anna = state.players[ANNA]
    assert anna.loyalty is BRITISH
    assert anna.prizes == [38]
    assert anna.court == [16]
    assert gifts(state, ANNA) == []
    assert sorted(state.discard) == [4, 11]
    assert influence(state, ANNA, BRITISH) == 2
    assert not state.agenda


def test_r17_a_refused_prize_is_an_ordinary_discard() -> None:
    state = given.table()
    given.gift(state, ANNA, 0)
    given.court(state, BORIS, 38)
    given.spy(state, ANNA, 38)
    given.doing(state, Betray(ANNA))

    state = given.choose(state, betray(38), LeavePrize())

    assert state.discard == [38]
    assert not state.players[ANNA].prizes
    assert state.players[ANNA].loyalty is AFGHAN
    assert gifts(state, ANNA) == [0]


@pytest.mark.parametrize("answer", [TakePrize(), LeavePrize()])
def test_r15_r102_the_owner_repays_leverage_before_the_prize_is_offered(
    answer: TakePrize | LeavePrize,
) -> None:
    # Given Boris has a leveraged card with a British prize, one rupee and two hand cards
    state = given.table()
    given.court(state, BORIS, 94)
    given.hand(state, BORIS, 9, 13)
    given.rupees(state, BORIS, 1)
    given.spy(state, ANNA, 94)
    given.doing(state, Betray(ANNA))

    # When Anna betrays it
    state = given.choose(state, betray(94))

    # Then he pays his rupee and owes a card, and only then is she asked
    decision = given.asked(state)
    assert (decision.seat, decision.prompt) == (BORIS, "debt.card")
    assert given.options(state) == {DiscardCard(CardId(9)), DiscardCard(CardId(13))}
    assert given.purses(state) == [2, 0, 4]
    state = given.choose(state, DiscardCard(CardId(9)))
    assert (given.asked(state).seat, given.asked(state).prompt) == (ANNA, "betray.prize")

    # And whether she takes it or not, her own purse pays nothing more
    state = given.choose(state, answer)
    assert given.purses(state) == [2, 0, 4]
    assert state.players[BORIS].hand == [13]


def test_r15_overthrow_by_the_betrayed_card_comes_before_the_prize() -> None:
    # Given Boris has his last Herat political card, with a prize, and tribes there
    state = given.table()
    given.court(state, BORIS, 57)
    given.tribe(state, BORIS, HERAT, 2)
    given.tribe(state, BORIS, KABUL)
    given.spy(state, ANNA, 57)
    given.doing(state, Betray(ANNA))

    state = given.choose(state, betray(57))

    assert given.asked(state).prompt == "betray.prize"
    assert tribes(state, BORIS, HERAT) == 0
    assert tribes(state, BORIS, KABUL) == 1


def test_betraying_one_of_two_political_cards_of_a_region_leaves_the_tribes() -> None:
    state = given.table()
    given.court(state, BORIS, 57, 55)
    given.tribe(state, BORIS, HERAT, 2)
    given.spy(state, ANNA, 57)
    given.doing(state, Betray(ANNA))

    state = given.choose(state, betray(57), LeavePrize())

    assert tribes(state, BORIS, HERAT) == 2


def test_r16_the_acting_card_may_betray_itself_and_the_action_goes_on() -> None:
    # Given Anna's spy is on her own acting card, which shows an Afghan prize
    state = given.table()
    given.court(state, ANNA, 26)
    given.tribe(state, ANNA, PUNJAB)
    given.spy(state, ANNA, 26)
    given.acting(state)

    # When it betrays itself and she keeps it as a prize
    state = given.choose(state, given.act(26, BETRAY), betray(26), TakePrize())

    # Then her court is empty, her tribe overthrown, and the prize hers
    assert given.asked(state).prompt == "turn.action"
    assert not state.players[ANNA].court
    assert tribes(state, ANNA, PUNJAB) == 0
    assert state.players[ANNA].prizes == [26]


def test_a_foreign_prize_can_cost_the_acting_patriot() -> None:
    # Given Anna is British and acts with a British patriot
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    given.court(state, ANNA, 19)
    given.court(state, BORIS, 13)
    given.spy(state, ANNA, 13)
    given.acting(state)

    state = given.choose(state, given.act(19, BETRAY), betray(13), TakePrize())

    assert state.players[ANNA].loyalty is RUSSIAN
    assert state.players[ANNA].court == []
    assert state.players[ANNA].prizes == [13]
    assert state.discard == [19]


def test_debts_of_the_loyalty_change_are_settled_before_the_prize_is_kept() -> None:
    # Given Anna is British with a leveraged patriot; two rupees pay for Betray, none is left
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    given.court(state, ANNA, 80, 9, 29)
    given.rupees(state, ANNA, 2)
    given.court(state, BORIS, 13)
    given.spy(state, ANNA, 13)
    given.doing(state, Betray(ANNA))

    # When she takes a Russian prize
    state = given.choose(state, betray(13), TakePrize())

    # Then she owes two cards, still British and without the prize
    assert given.asked(state).prompt == "debt.card"
    assert given.options(state) == {DiscardCard(CardId(9)), DiscardCard(CardId(29))}
    assert not state.players[ANNA].prizes
    state = given.choose(state, DiscardCard(CardId(9)), DiscardCard(CardId(29)))
    assert state.players[ANNA].loyalty is RUSSIAN
    assert state.players[ANNA].prizes == [13]
    assert sorted(state.discard) == [9, 29, 80]


def test_r103_spies_that_come_home_are_ordinary_supply_pieces_at_once() -> None:
    # Given Anna's ten cylinders are in play; two spies on the target were placed this turn
    state = given.table()
    given.court(state, ANNA, 16, 12)
    given.court(state, BORIS, 8)
    given.spy(state, ANNA, 8, 2)
    given.tribe(state, ANNA, KABUL, 8)
    state.placed_cylinders = (1 << 10) - 1
    given.rupees(state, ANNA, 4)
    given.acting(state)
    assert given.act(12, CardAction.GIFT) not in given.acts(state)

    # When the card is betrayed, they can be placed again
    state = given.choose(state, given.act(16, BETRAY), betray(8))
    assert state.placed_cylinders == 0b11_1111_1100
    state = given.choose(state, given.act(12, CardAction.GIFT), GiveGift(0))
    assert gifts(state, ANNA) == [0]


# --- Bodyguards ------------------------------------------------------------------------------


@pytest.mark.parametrize("guard", [15, 83])
def test_r18_bodyguards_keep_the_political_cards_of_their_owner_from_betrayal(guard: int) -> None:
    # Given Boris has a guard, a political and another card; Clara a political card of her own
    state = given.table()
    given.court(state, BORIS, guard, 57, 8)
    given.court(state, CLARA, 55)
    for card in (guard, 57, 8, 55):
        given.spy(state, ANNA, card)
    given.doing(state, Betray(ANNA))

    assert given.options(state) == {betray(guard), betray(8), betray(55)}


@pytest.mark.parametrize("guard", [15, 83])
def test_r18_bodyguards_stop_their_own_master_too(guard: int) -> None:
    state = given.table()
    given.court(state, ANNA, guard, 16, 57)
    given.spy(state, ANNA, 57)
    given.acting(state)

    assert given.act(16, BETRAY) not in given.acts(state)


def test_r18_bodyguards_do_not_help_against_a_change_of_loyalty() -> None:
    # Given Anna is Afghan with a guard and a political patriot
    state = given.table()
    given.court(state, ANNA, 15, 58)
    given.court(state, BORIS, 38)
    given.spy(state, ANNA, 38)
    given.doing(state, Betray(ANNA))

    state = given.choose(state, betray(38), TakePrize())

    assert state.players[ANNA].court == [15]


# --- Other abilities -------------------------------------------------------------------------


def test_r54_safe_house_and_r55_advisors_are_no_help_against_betrayal() -> None:
    # Given Boris has a Safe House and Advisors, and a spy beside Anna's on Clara's card
    state = given.table()
    given.court(state, BORIS, 41, 1)
    given.court(state, CLARA, 8)
    given.spy(state, BORIS, 8)
    given.spy(state, ANNA, 8)
    given.doing(state, Betray(ANNA))

    state = given.choose(state, betray(8))

    assert not state.agenda
    assert cylinders_in_play(state, BORIS) == 0
