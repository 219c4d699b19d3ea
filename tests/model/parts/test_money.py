"""Rupees change hands in both editions in the same way."""

from __future__ import annotations

from pamir_desktop.model.parts.money import (
    hand_over,
    payees,
    put_on_card,
    remove_rupees,
    repay_leverage,
    return_to_bank,
    row_start,
    take_from_bank,
    take_from_player,
    take_from_slot,
)
from tests.model import given
from tests.model.given import ANNA, BORIS


def test_the_bank_keeps_the_books() -> None:
    state = given.table()
    take_from_bank(state, ANNA, 3)
    return_to_bank(state, BORIS, 1)
    assert (given.purses(state), state.rupees_in_game) == ([7, 3, 4], 14)
    remove_rupees(state, ANNA, 2)
    assert (given.purses(state)[ANNA], state.rupees_in_game) == (5, 12)


def test_r11_a_debt_takes_all_rupees_before_anything_else() -> None:
    state = given.table()
    state.log = []
    assert repay_leverage(state, ANNA, 3) == 0
    assert repay_leverage(state, ANNA, 3) == 2
    assert repay_leverage(state, ANNA, 2) == 2
    assert (given.purses(state)[ANNA], state.rupees_in_game) == (0, 8)
    repaid = [entry.args["rupees"] for entry in state.log if entry.id == "leverage.repaid"]
    assert repaid == [3, 1]


def test_between_players_and_from_a_market_card() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 3, 2)
    hand_over(state, ANNA, BORIS, 1)
    take_from_player(state, ANNA, BORIS, 2)
    take_from_slot(state, ANNA, 3, 2)
    assert given.purses(state) == [7, 3, 4]
    assert state.market_rupees[3] == 0


def test_a_rupee_on_a_card_bars_its_purchase() -> None:
    state = given.table()
    given.full_market(state)
    put_on_card(state, ANNA, 7, 2)
    assert state.market_rupees[7] == 2
    assert state.banned == 1 << given.FULL_BOTTOM[1]
    assert (row_start(7), row_start(5)) == (6, 0)


def test_payees_from_the_right_the_rows_in_turn() -> None:
    state = given.table()
    given.market(state, top=(9, 13, 29), bottom=(55,))
    assert payees(state) == [2, 6, 1, 0]
