"""Instability: two Dominance Checks in the market (3.13)."""

from __future__ import annotations

from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.pieces import armies, blocks_in_play
from pamir_desktop.model.rules.market import RefillMarket
from pamir_desktop.model.state import Result
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, HERAT, KABUL

FIRST, SECOND, THIRD, FOURTH = (CardId(card) for card in range(101, 105))


def test_d9_the_second_check_in_the_market_causes_one_check_at_once() -> None:
    """R83."""
    # Given one check is over; #102 is at (0,1) with two rupees; the deck brings #103, then #104
    state = given.table()
    state.resolved_checks = [FIRST]
    given.market(state, top=(9, SECOND, 13, 29), bottom=(33, 38, 39, 55, 59, 61))
    given.rupees_on(state, 1, 2)
    given.rupees_on(state, 2, 1)
    given.deck(state, THIRD, FOURTH, 63, 67, 75)
    given.acting(state)

    state = given.choose(state, EndTurn())

    # Then one check was scored (a failure, all tied), not doubled
    assert given.points(state) == [1, 1, 1]
    assert state.result is None

    # And both have gone; the card that slid to (0,1) has the loose rupees besides its own
    assert state.resolved_checks == [FIRST, SECOND, THIRD]
    assert not state.discard
    assert state.market_cards[:6] == [9, 13, 29, FOURTH, 63, 67]
    assert state.market_rupees[:3] == [0, 3, 0]
    assert state.deck == [75]


def test_filling_stops_for_the_check_and_goes_on_afterwards() -> None:
    # Given an Afghan success that clears the map; two checks come up first and third
    state = given.table()
    given.army(state, AFGHAN, KABUL, 4)
    given.scores(state, 0, 4, 4)
    given.deck(state, FIRST, 9, SECOND, 13, 29)
    given.acting(state)

    result = given.outcome(state, EndTurn())

    # Then the fourth and fifth cards are turned over after the check
    ids = given.logged(result)
    assert [entry for entry in ids if entry in {"market.dealt", "check.scored"}] == [
        *["market.dealt"] * 3,
        "check.scored",
        *["market.dealt"] * 2,
    ]
    assert blocks_in_play(result.state, AFGHAN) == 0
    assert result.state.market_cards[:3] == [13, 29, 0]
    assert result.state.market_cards[6:8] == [9, 0]


def test_r83_rupees_on_both_checks_stay_loose() -> None:
    # Given the second check is dealt onto a loose rupee, and the deck is empty then
    state = given.table()
    given.market(state, top=(9, FIRST))
    given.rupees_on(state, 1, 2)
    given.rupees_on(state, 6, 1)
    given.deck(state, SECOND)

    given.doing(state, RefillMarket())

    assert state.market_cards == [9, *[0] * 11]
    assert state.market_rupees[:2] == [0, 2]
    assert state.market_rupees[6] == 1


def test_r83_a_fourth_check_turned_over_after_the_third_is_instability_again() -> None:
    # Given both pairs of checks come up in one refill, and nobody leads by four
    state = given.table(players=2)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, HERAT)
    given.deck(state, FIRST, SECOND, THIRD, FOURTH)

    given.doing(state, RefillMarket())

    # Then there are two failures, the second final: (3+1)/2, and doubled (6+2)/2
    assert given.points(state) == [6, 6]
    assert state.result is not None
    assert state.result.how == "final_check"


def test_d10_instability_with_the_last_two_checks_is_final_and_doubled() -> None:
    """R84."""
    state = given.table()
    state.resolved_checks = [FIRST, SECOND]
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, HERAT)
    given.market(state, top=(9, THIRD))
    given.deck(state, FOURTH, 13)
    given.acting(state)

    state = given.choose(state, EndTurn())

    # Then 6 and 2 are given, the game is over, and nothing more is turned over
    assert given.points(state) == [6, 2, 0]
    assert state.result == Result("lead", (ANNA,))
    assert not state.agenda
    assert state.deck == [13]
    assert {THIRD, FOURTH} <= set(state.market_cards)


def test_r84_instability_is_not_final_while_another_check_is_to_come() -> None:
    # Given none is over and two are in the deck below
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.market(state, top=(FIRST, 9))
    given.deck(state, SECOND, *range(10, 22), THIRD, FOURTH)

    given.doing(state, RefillMarket())

    assert given.points(state) == [3, 0, 0]
    assert state.result is None


def test_insurrection_follows_instability() -> None:
    state = given.table()
    given.court(state, BORIS, 3)
    given.market(state, top=(9, FIRST))
    given.deck(state, SECOND, 13)

    given.doing(state, RefillMarket())

    assert armies(state, AFGHAN, KABUL) == 2
    assert state.market_cards[0] == 9
    assert state.market_cards[6] == 13
