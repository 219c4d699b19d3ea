"""The game of the day depends on the date alone, and is known again by its deal and its table."""

from __future__ import annotations

from datetime import date, timedelta

from attrs import evolve

from pamir_desktop.games.daily import (
    FIRST_DAY,
    WEEK,
    daily_setup,
    day_of,
    has_game,
    opponents_of,
    seed_of,
)
from pamir_desktop.model import SeatKind, Setup, new_game

MONDAY = date(2026, 11, 16)
NAMES = ("Shirin", "Daud", "Laleh")
YEAR = [FIRST_DAY + timedelta(day) for day in range(366)]


def setup_of(day: date, player: str = "Anna") -> Setup:
    return daily_setup(day, player, NAMES, "Wakhan")


def test_the_same_for_everyone_whatever_they_are_called() -> None:
    """These numbers never change: people compare their results."""
    assert seed_of(MONDAY) == 17331496352286984800
    one, other = setup_of(MONDAY), daily_setup(MONDAY, "Béla", ("a", "b", "c"), "Вахан")
    assert new_game(one).deck == new_game(other).deck
    assert [seat.bot for seat in one.seats] == [seat.bot for seat in other.seats]


def test_opponents_follow_the_weekday() -> None:
    for days in range(7):
        setup = setup_of(MONDAY + timedelta(days))
        wanted = WEEK[days]
        assert opponents_of(MONDAY + timedelta(days)) == wanted
        levels = sorted(seat.bot.level for seat in setup.seats if seat.bot is not None)
        assert levels == sorted(wanted.levels)
        assert setup.has_wakhan == wanted.has_wakhan
        assert len(setup.people) == 1
    assert any(wanted.has_wakhan for wanted in WEEK)


def test_every_day_of_a_year_is_another_game_and_known_again() -> None:
    seeds = set()
    for day in YEAR:
        setup = setup_of(day)
        seeds.add(setup.seed)
        assert day_of(setup) == day
        assert day_of(setup_of(day, "someone else")) == day
    assert len(seeds) == len(YEAR)


def test_any_other_game_is_no_game_of_the_day() -> None:
    setup = setup_of(MONDAY)
    assert day_of(evolve(setup, seed=setup.seed + 1)) is None
    assert day_of(evolve(setup, seed=setup.seed ^ 1 << 40)) is None
    assert day_of(evolve(setup, open_hands=True)) is None
    weaker = tuple(evolve(seat, bot=None) for seat in setup.seats)
    assert day_of(evolve(setup, seats=weaker)) is None
    assert day_of(evolve(setup, seed=0)) is None
    assert day_of(evolve(setup, seed=(1 << 64) - 1)) is None
    solo = setup_of(MONDAY + timedelta(2))
    assert solo.seats[-1].kind is SeatKind.WAKHAN


def test_days_before_the_first_and_after_today_have_no_game() -> None:
    assert has_game(MONDAY, MONDAY)
    assert has_game(FIRST_DAY, MONDAY)
    assert not has_game(MONDAY + timedelta(1), MONDAY)
    assert not has_game(FIRST_DAY - timedelta(1), MONDAY)
