"""The market between turns, as both editions slide and fill it."""

from __future__ import annotations

from pamir_desktop.model.parts.market import FILL_ORDER, slide, turn_over
from tests.model import given


def test_cards_carry_their_rupees_to_the_left() -> None:
    state = given.table()
    given.market(state, top=(0, 9, 0, 13), bottom=(0, 0, 55))
    given.rupees_on(state, 3, 2)
    given.rupees_on(state, 8, 1)
    slide(state)
    assert state.market_cards[:4] == [9, 13, 0, 0]
    assert state.market_cards[6:9] == [55, 0, 0]
    assert (state.market_rupees[1], state.market_rupees[6]) == (2, 1)


def test_loose_rupees_go_to_the_card_that_stops_there() -> None:
    state = given.table()
    given.market(state, top=(0, 9))
    given.rupees_on(state, 0, 1)
    given.rupees_on(state, 1, 2)
    slide(state)
    assert state.market_rupees[:2] == [3, 0]


def test_the_top_card_of_the_deck_goes_to_a_slot() -> None:
    state = given.table()
    given.deck(state, 9, 13)
    state.log = []
    assert turn_over(state, FILL_ORDER[1]) == 9
    assert state.market_cards[6] == 9
    assert state.deck == [13]
    assert [entry.id for entry in state.log] == ["market.dealt"]
