"""Games among random players: the same from the same seed, and honestly counted."""

from __future__ import annotations

import pytest

from pamir_desktop.model import IMPROVED, RULEBOOK, Result, SeatKind, State
from pamir_desktop.model.decisions import Decision, EndTurn, Skip, Stop
from pamir_desktop.model.selfplay import Dice, Played, Tally, play_random, random_setup, selfplay
from pamir_desktop.model.terms import Seat
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA


def finished(turn: int, *winners: Seat, how: str = "lead") -> State:
    state = given.table()
    state.turn = turn
    state.result = Result(how, winners)
    return state


def test_the_same_seed_plays_the_same_game() -> None:
    assert play_random(random_setup(3, 7)) == play_random(random_setup(3, 7))
    assert play_random(random_setup(3, 7)) != play_random(random_setup(3, 8))


def test_checking_does_not_change_the_game() -> None:
    assert play_random(random_setup(4, 7)) == play_random(random_setup(4, 7), checked=False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_random_game_ends_with_a_result(seats: int) -> None:
    played = play_random(random_setup(seats, 3))
    assert played.state.result is not None
    assert played.broken == ()
    assert played.choices > 50


def test_a_position_that_breaks_an_invariant_is_reported_and_ends_the_game() -> None:
    tally = Tally()
    tally.add(Played(given.table(), 12, ("seat 1 has -1 rupees",)))
    assert tally.broken == ["seed 1: seat 1 has -1 rupees"]
    assert "broken invariants: 1" in tally.lines()
    assert tally.lines()[-1] == "seed 1: seat 1 has -1 rupees"


def test_the_dice_choose_each_answer_equally_often() -> None:
    decision = Decision(ANNA, "turn.action", {}, (EndTurn(), Skip(), Stop()))
    dice = Dice(5)
    picks = [dice.pick(decision) for _ in range(3000)]
    # five standard deviations are 129
    assert all(abs(picks.count(choice) - 1000) < 129 for choice in decision.choices)


def test_the_dice_are_not_the_games_own() -> None:
    """Otherwise the choices would reveal the deck."""
    setup = random_setup(2, 9)
    assert play_random(setup).state.rng != Dice(9).rng


def test_wakhan_takes_the_last_chair() -> None:
    setup = random_setup(3, 1, IMPROVED)
    assert [seat.kind for seat in setup.seats] == [SeatKind.HUMAN, SeatKind.HUMAN, SeatKind.WAKHAN]
    assert setup.wakhan == IMPROVED
    assert not random_setup(3, 1).has_wakhan


def test_a_tally_counts_games_turns_choices_ends_and_winners() -> None:
    tally = Tally()
    tally.add(Played(finished(40, ANNA), 200, ()))
    tally.add(Played(finished(50, ANNA, CLARA, how="agreement"), 300, ()))
    tally.add(Played(finished(60, BORIS), 100, ()))
    assert tally.lines() == [
        "games: 3",
        "turns per game: min 40, median 50, max 60",
        "choices per game: min 100, median 200, max 300",
        "ended by agreement: 1",
        "ended by lead: 2",
        "wins by Anna: 2",
        "wins by Boris: 1",
        "wins by Clara: 1",
        "win rate of Anna: 0.667",
        "win rate of Boris: 0.333",
        "win rate of Clara: 0.333",
        "broken invariants: 0",
    ]


def test_selfplay_plays_one_seed_after_the_other() -> None:
    tally = selfplay(games=3, seats=2, seed=10)
    singles = [play_random(random_setup(2, seed)) for seed in (10, 11, 12)]
    assert tally.games == 3
    assert tally.choices == [played.choices for played in singles]
    assert tally.turns == [played.state.turn for played in singles]
    assert tally.broken == []
    assert sum(tally.ends.values()) == 3


def test_selfplay_with_wakhan() -> None:
    tally = selfplay(games=2, seats=2, seed=0, wakhan=RULEBOOK)
    assert tally.games == 2
    assert tally.broken == []
