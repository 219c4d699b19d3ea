"""The final ranking: points, then military stars, then rupees; ties share a place (R91)."""

from __future__ import annotations

from pamir_desktop.model import Result, State
from pamir_desktop.model.standings import ending

from . import given
from .given import ANNA, BORIS, CLARA


def finished(state: State) -> State:
    state.result = Result("final_check", (ANNA,))
    return state


def test_more_points_come_first() -> None:
    state = given.table(3)
    given.scores(state, 3, 9, 5)
    ranking = ending(finished(state)).standings
    assert [(row.place, row.seat, row.measure) for row in ranking] == [
        (1, BORIS, 9),
        (2, CLARA, 5),
        (3, ANNA, 3),
    ]


def test_military_stars_break_a_tie_before_rupees() -> None:
    state = given.table(2)
    given.court(state, BORIS, 32)  # military, rank 3
    given.rupees(state, ANNA, 20)
    ranking = ending(finished(state)).standings
    assert [(row.seat, row.stars) for row in ranking] == [(BORIS, 3), (ANNA, 0)]


def test_rupees_break_a_tie_of_points_and_stars() -> None:
    state = given.table(2)
    given.rupees(state, BORIS, 7)
    ranking = ending(finished(state)).standings
    assert [(row.place, row.seat, row.rupees) for row in ranking] == [(1, BORIS, 7), (2, ANNA, 4)]


def test_equal_results_share_a_place_and_the_next_one_is_left_out() -> None:
    state = given.table(3)
    given.scores(state, 4, 4, 1)
    assert [row.place for row in ending(finished(state)).standings] == [1, 1, 3]


def test_the_ending_carries_how_the_game_ended_and_who_won() -> None:
    found = ending(finished(given.table(2)))
    assert (found.how, found.winners) == ("final_check", (ANNA,))
