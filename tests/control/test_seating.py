"""Whose side of the table is shown, and when a curtain hides a hand."""

from __future__ import annotations

import pytest

from pamir_desktop.control.seating import Seating, is_private
from pamir_desktop.model import Decision, SeatKind, SeatSetup, Setup, State
from pamir_desktop.model.terms import NOBODY, Colour, Seat
from tests.model import given
from tests.model.given import ANNA, BORIS


def asked(seat: Seat, prompt: str = "turn.action") -> Decision:
    return Decision(seat, prompt, {}, ())


@pytest.fixture
def state() -> State:
    """Three people with closed hands, in Anna's turn."""
    state = given.table()
    given.hand(state, ANNA, 5)
    given.hand(state, BORIS, 6)
    return state


def test_a_curtain_hides_a_closed_hand_until_its_owner_is_there(state: State) -> None:
    seating = Seating()
    seating.turn_to(state, asked(ANNA))
    assert (seating.bottom, seating.curtain) == (ANNA, ANNA)
    assert not seating.shows_hand(state.setup, asked(ANNA))

    seating.lift_curtain()

    assert not seating.curtain_hangs
    assert seating.shows_hand(state.setup, asked(ANNA))


def test_the_same_player_needs_no_second_curtain(state: State) -> None:
    seating = Seating(ANNA, revealed=ANNA)
    seating.turn_to(state, asked(ANNA))
    assert not seating.curtain_hangs


def test_without_cards_in_hand_there_is_nothing_to_hide(state: State) -> None:
    given.hand(state, ANNA)
    seating = Seating(BORIS, revealed=BORIS)
    seating.turn_to(state, asked(ANNA))
    assert (seating.bottom, seating.revealed, seating.curtain) == (ANNA, ANNA, NOBODY)


def test_an_answer_in_the_turn_of_another_turns_the_hand_face_down(state: State) -> None:
    seating = Seating(ANNA, revealed=ANNA)
    answer = asked(BORIS, "bribe.answer")
    seating.turn_to(state, answer)
    assert (seating.bottom, seating.curtain) == (ANNA, NOBODY)
    assert not seating.shows_hand(state.setup, answer)

    # Boris had the screen meanwhile, so Anna's hand is behind a curtain again
    seating.turn_to(state, asked(ANNA))
    assert (seating.bottom, seating.curtain) == (ANNA, ANNA)


def test_a_debt_in_the_turn_of_another_needs_the_hand(state: State) -> None:
    seating = Seating(ANNA, revealed=ANNA)
    seating.turn_to(state, asked(BORIS, "debt.card"))
    assert (seating.bottom, seating.curtain) == (BORIS, BORIS)


def test_at_the_end_the_table_stays_as_it_is_and_hands_are_closed(state: State) -> None:
    seating = Seating(BORIS, revealed=BORIS)
    seating.turn_to(state, None)
    assert seating.bottom == BORIS
    assert not seating.shows_hand(state.setup, None)


def test_open_hands_need_no_curtain() -> None:
    setup = Setup([SeatSetup("Anna", Colour.RED), SeatSetup("Boris", Colour.BLUE)], open_hands=True)
    assert not is_private(setup)
    assert Seating(ANNA).shows_hand(setup, None)


def test_a_person_alone_with_wakhan_always_sits_at_the_bottom() -> None:
    state = given.table_with_wakhan()
    seats = [Seat(i) for i, chair in enumerate(state.setup.seats) if chair.kind is SeatKind.HUMAN]
    assert list(state.setup.people) == seats
    seating = Seating()
    seating.turn_to(state, None)
    assert seating.bottom == seats[0]
    assert not is_private(state.setup)
    assert seating.shows_hand(state.setup, None)
