"""Move (3.7): spies along the ring of courts."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import Choice, MoveSpy, Stop
from pamir_desktop.model.rules.move import Move
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardAction, CardId
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA

MOVE = CardAction.MOVE

A, B, C, D, E = 9, 13, 29, 33, 39
BEDFELLOWS, WELL_CONNECTED = 21, 56


def targets(state: State, card: int) -> set[int]:
    """Where a spy of Anna on this card may end one move."""
    position = state.clone()
    given.spy(position, ANNA, card)
    given.doing(position, Move(ANNA, left=1))
    choices = given.options(position)
    assert all(isinstance(choice, MoveSpy) for choice in choices)
    return {choice.card for choice in choices if isinstance(choice, MoveSpy)}


@pytest.mark.parametrize(
    ("card", "neighbors"), [(A, {B, D}), (B, {A, E}), (C, {D, E}), (D, {A, C}), (E, {B, C})]
)
def test_d5_the_left_end_touches_the_right_end_of_the_next_player(
    card: int, neighbors: set[int]
) -> None:
    """R1."""
    state = given.table()
    given.court(state, ANNA, A, B)
    given.court(state, BORIS, C, D)
    given.court(state, CLARA, E)

    assert targets(state, card) == neighbors


@pytest.mark.parametrize(("card", "neighbors"), [(A, {B, E}), (B, {A, E}), (E, {A, B})])
def test_d5_empty_courts_are_jumped_over(card: int, neighbors: set[int]) -> None:
    """R2."""
    state = given.table()
    given.court(state, ANNA, A, B)
    given.court(state, CLARA, E)

    assert targets(state, card) == neighbors


def test_r3_on_the_only_card_of_all_courts_a_spy_cannot_move() -> None:
    state = given.table()
    given.court(state, ANNA, 63)
    given.spy(state, ANNA, 63)
    given.acting(state)
    assert given.act(63, MOVE) not in given.acts(state)

    # With a second card it can, and has one way to go
    given.court(state, CLARA, E)
    state = given.choose(state, given.act(63, MOVE))
    assert given.options(state) == {MoveSpy(0, CardId(E))}


def test_a_spy_walks_step_by_step_and_only_own_spies_walk() -> None:
    state = given.table()
    given.court(state, ANNA, A, 63)
    given.court(state, BORIS, C, D)
    given.spy(state, ANNA, A)
    given.spy(state, BORIS, A)
    given.acting(state)

    state = given.choose(state, given.act(63, MOVE), MoveSpy(0, CardId(D)), MoveSpy(0, CardId(C)))

    assert state.cylinders[0] == C
    expected: set[Choice] = {MoveSpy(0, CardId(D)), MoveSpy(0, CardId(63)), Stop()}
    assert given.options(state) == expected


# --- Well-Connected --------------------------------------------------------------------------


def well_connected() -> State:
    """Clockwise: #2, #56, #33, #18, #39, #29."""
    state = given.table()
    given.court(state, ANNA, WELL_CONNECTED, 2)
    given.court(state, BORIS, 18, 33)
    given.court(state, CLARA, 29, 39)
    return state


def test_r4_well_connected_spies_move_one_or_two_steps_either_way() -> None:
    assert targets(well_connected(), 2) == {56, 33, 29, 39}


def test_r4_two_steps_are_one_move() -> None:
    state = well_connected()
    given.spy(state, ANNA, 2)
    given.doing(state, Move(ANNA, left=2))

    state = given.choose(state, MoveSpy(0, CardId(33)), MoveSpy(0, CardId(39)))

    assert not state.agenda
    assert state.cylinders[0] == 39


def test_r4_a_two_step_move_does_not_end_where_it_began() -> None:
    # Given three cards in all: two steps reach the other card from both sides
    state = given.table()
    given.court(state, ANNA, WELL_CONNECTED, A)
    given.court(state, BORIS, C)

    assert targets(state, A) == {WELL_CONNECTED, C}


def test_r4_two_steps_on_a_ring_of_two_cards_lead_nowhere_new() -> None:
    state = given.table()
    given.court(state, ANNA, WELL_CONNECTED)
    given.court(state, BORIS, C)

    assert targets(state, WELL_CONNECTED) == {C}


def test_well_connected_serves_its_owner_only() -> None:
    state = given.table()
    given.court(state, ANNA, A, B)
    given.court(state, BORIS, WELL_CONNECTED, D)
    given.court(state, CLARA, 29, 39)

    assert targets(state, A) == {B, D}


# --- Strange Bedfellows ----------------------------------------------------------------------


def test_r5_bedfellows_are_the_other_cards_of_the_region_and_the_ring_neighbours() -> None:
    # Given clockwise #2, #21, #9, #61, #18, #33, #39; #21, #18, #33 are of Punjab
    state = given.table()
    given.court(state, ANNA, BEDFELLOWS, 2)
    given.court(state, BORIS, 18, 61, 9)
    given.court(state, CLARA, 39, 33)

    assert targets(state, 21) == {2, 9, 18, 33}
    assert targets(state, 61) == {9, 18}


def test_strange_bedfellows_serve_their_owner_only() -> None:
    state = given.table()
    given.court(state, ANNA, 9, 61)
    given.court(state, BORIS, BEDFELLOWS, 39)
    given.court(state, CLARA, 75, 2)

    # Kabul's #2 is not adjacent to Kabul's #9 for Anna
    assert targets(state, 9) == {61, 39}


def test_r4_well_connected_and_strange_bedfellows_combine_step_by_step() -> None:
    # Given clockwise #56, #21, #9, #61, #18, #2, #33, #39; #9 and #2 are of Kabul
    state = given.table()
    given.court(state, ANNA, BEDFELLOWS, WELL_CONNECTED)
    given.court(state, BORIS, 18, 61, 9)
    given.court(state, CLARA, 39, 33, 2)

    # Then from #9 all are in reach but #9 itself and #39
    assert targets(state, 9) == {21, 61, 2, 56, 18, 33}
