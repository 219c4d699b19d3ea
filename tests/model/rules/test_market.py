"""The market in cleanup: leftmost events, slide, fill, Public Withdrawal (3.12)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import EndTurn, GiveGift, Purchase
from pamir_desktop.model.rules.gift import Gift
from pamir_desktop.model.rules.market import RefillMarket
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Suit
from tests.model import given
from tests.model.given import ANNA, FULL_BOTTOM, FULL_TOP

NEW_TACTICS, WITHDRAWAL, PASHTUNWALI, REBUKE = 105, 111, 115, 116


def refill(state: State) -> State:
    given.doing(state, RefillMarket())
    return state


# --- Slide -----------------------------------------------------------------------------------


def test_cards_slide_left_in_their_own_row_and_carry_their_rupees() -> None:
    # Given gaps in both rows and rupees on some cards
    state = given.table()
    given.market(state, top=(0, 9, 0, 0, 13, 29), bottom=(33, 38, 0, 39, 0, 55))
    for slot, rupees in ((1, 1), (4, 2), (6, 3), (9, 4), (11, 5)):
        given.rupees_on(state, slot, rupees)

    refill(state)

    assert state.market_cards == [9, 13, 29, 0, 0, 0, 33, 38, 39, 55, 0, 0]
    assert state.market_rupees == [1, 2, 0, 0, 0, 0, 3, 0, 4, 5, 0, 0]


def test_loose_rupees_stay_and_go_to_the_card_that_comes_to_rest_there() -> None:
    # Given loose rupees on (0,0) and (0,1); two cards come from the right, one with a rupee
    state = given.table()
    given.market(state, top=(0, 0, 9, 13))
    given.rupees_on(state, 0, 2)
    given.rupees_on(state, 1, 1)
    given.rupees_on(state, 2, 3)

    refill(state)

    assert state.market_cards[:4] == [9, 13, 0, 0]
    assert state.market_rupees[:4] == [5, 1, 0, 0]


def test_a_card_passing_over_loose_rupees_leaves_them() -> None:
    state = given.table()
    given.market(state, top=(0, 0, 0, 9))
    given.rupees_on(state, 1, 2)

    refill(state)

    assert state.market_cards[0] == 9
    assert state.market_rupees[:2] == [0, 2]


# --- Fill ------------------------------------------------------------------------------------


def test_r82_vacancies_are_filled_from_the_left_column_by_column_top_first() -> None:
    # Given two vacancies in the top row and three in the bottom row after sliding
    state = given.table()
    given.market(state, top=(9, 13, 29, 33), bottom=(38, 39, 55))
    given.deck(state, 1, 2, 3, 4, 5, 6)

    refill(state)

    assert state.market_cards == [9, 13, 29, 33, 2, 4, 38, 39, 55, 1, 3, 5]
    assert state.deck == [6]


def test_r82_a_card_dealt_onto_loose_rupees_gets_them() -> None:
    state = given.table()
    given.market(state, top=(9,))
    given.rupees_on(state, 1, 2)
    given.rupees_on(state, 6, 1)
    given.deck(state, *range(13, 24))

    refill(state)

    assert state.market_cards[6] == 13
    assert state.market_cards[1] == 14
    assert state.market_rupees == [0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]


def test_with_an_empty_deck_the_market_stays_smaller_and_loose_rupees_stay() -> None:
    # Given two cards, one behind a vacant slot, and loose rupees no card will reach
    state = given.table()
    given.market(state, top=(9,), bottom=(0, 13))
    given.rupees_on(state, 3, 2)
    given.rupees_on(state, 11, 1)
    before = state.rupees_in_game

    refill(state)

    assert state.market_cards == [9, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0]
    assert state.market_rupees == [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]
    assert state.rupees_in_game == before


def test_a_bought_card_leaves_its_slot_vacant_until_cleanup() -> None:
    state = given.table()
    given.full_market(state)
    given.deck(state, 96)
    given.acting(state)

    state = given.choose(state, Purchase(1))
    assert state.market_cards[:3] == [FULL_TOP[0], 0, FULL_TOP[2]]

    # When the turn ends, the rupee paid travels with its card and the row closes up
    state = given.choose(state, EndTurn())
    assert tuple(state.market_cards[:6]) == (9, 29, 33, 38, 39, 96)
    assert state.market_rupees[:2] == [1, 0]


# --- Leftmost events -------------------------------------------------------------------------


def test_only_events_in_the_leftmost_column_are_discarded() -> None:
    # Given court cards in column 0 and an event in column 1
    state = given.table()
    given.market(state, top=(9, NEW_TACTICS, 13), bottom=(29, REBUKE))
    given.deck(state, *range(30, 38))
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert state.market_cards[:3] == [9, NEW_TACTICS, 13]
    assert state.market_cards[6:8] == [29, REBUKE]
    assert state.favored is Suit.POLITICAL
    assert not state.discard


def test_an_event_that_slides_into_the_leftmost_column_waits_for_the_next_cleanup() -> None:
    # Given two events in a row
    state = given.table()
    given.market(state, top=(NEW_TACTICS, PASHTUNWALI, 13))
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert state.discard == [NEW_TACTICS]
    assert state.market_cards[:2] == [PASHTUNWALI, 13]
    assert state.favored is Suit.MILITARY


def test_rupees_of_a_discarded_event_go_to_the_card_that_follows() -> None:
    state = given.table()
    given.market(state, top=(NEW_TACTICS, 13), bottom=(REBUKE,))
    given.rupees_on(state, 0, 3)
    given.rupees_on(state, 1, 1)
    given.rupees_on(state, 6, 2)
    given.deck(state, 96)
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert (state.market_cards[0], state.market_rupees[0]) == (13, 4)
    assert (state.market_cards[6], state.market_rupees[6]) == (96, 2)


@pytest.mark.parametrize(
    ("top", "bottom", "favored"),
    [(NEW_TACTICS, PASHTUNWALI, Suit.INTELLIGENCE), (PASHTUNWALI, NEW_TACTICS, Suit.MILITARY)],
)
def test_r80_the_top_event_is_resolved_before_the_bottom_one(
    top: int, bottom: int, favored: Suit
) -> None:
    state = given.table()
    given.market(state, top=(top,), bottom=(bottom,))
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert state.favored is favored
    assert state.discard == [top, bottom]


# --- Public Withdrawal -----------------------------------------------------------------------


def test_d13_rupees_paid_onto_public_withdrawal_leave_the_game() -> None:
    """R35."""
    # Given #111 leftmost and Military favored
    state = given.table()
    given.market(state, top=(WITHDRAWAL, 9))
    state.favored = Suit.MILITARY
    given.acting(state)
    assert Purchase(0) not in given.options(state)

    # When Anna buys the card beside it
    after = given.choose(state, Purchase(1))

    # Then she has paid two rupees, and nobody gets them
    assert after.players[ANNA].rupees == 2
    assert after.market_rupees[0] == 0
    assert after.rupees_in_game == state.rupees_in_game - 2
    assert Purchase(0) not in given.options(after)


def test_d13_public_withdrawal_cannot_be_bought_and_does_nothing_when_discarded() -> None:
    state = given.table()
    given.market(state, bottom=(WITHDRAWAL, 9))
    given.deck(state, 96)
    given.acting(state)
    assert Purchase(6) not in given.options(state)

    after = given.choose(state, EndTurn())

    assert after.discard == [WITHDRAWAL]
    assert not after.events
    assert after.market_cards[6] == 9
    assert given.purses(after) == given.purses(state)
    assert after.favored is state.favored


def test_r35_public_withdrawal_counts_as_a_payee_of_an_action() -> None:
    # Given #111 at the right end of the top row
    state = given.table()
    given.market(state, top=(*FULL_TOP[:5], WITHDRAWAL), bottom=FULL_BOTTOM)
    given.doing(state, Gift(ANNA))

    # When Anna pays two rupees, one of them is removed
    after = given.choose(state, GiveGift(0))

    assert after.market_rupees[11] == 1
    assert sum(after.market_rupees) == 1
    assert after.players[ANNA].rupees == 2
    assert after.rupees_in_game == state.rupees_in_game - 1


@pytest.mark.parametrize("dealt", [True, False])
def test_r35_loose_rupees_under_public_withdrawal_leave_the_game(dealt: bool) -> None:
    # Given loose rupees where #111 will be dealt, or slide to
    state = given.table()
    if dealt:
        given.deck(state, WITHDRAWAL)
    else:
        given.market(state, top=(0, 0, WITHDRAWAL))
    given.rupees_on(state, 0, 3)
    given.rupees_on(state, 1, 1)
    before = state.rupees_in_game

    refill(state)

    assert state.market_cards[0] == CardId(WITHDRAWAL)
    assert state.market_rupees[:2] == [0, 1]
    assert state.rupees_in_game == before - 3
