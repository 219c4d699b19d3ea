"""A game seen from its end: the curve, its turning points, and the turns of people."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.bots.looking_back import (
    LEAST_OWN,
    LEAST_SWING,
    MOST_OWN,
    MOST_TURNING_POINTS,
    look_back,
    percents,
)
from pamir_desktop.model import Setup, new_game, pending
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import NOBODY
from tests.bots.bot_games import SETUPS


def played(setup: Setup, most: int = 5_000) -> Game:
    game, dice = Game(setup, new_game(setup)), Dice(setup.seed)
    while game.made < most and (decision := pending(game.state)) is not None:
        game.choose(dice.pick(decision))
    return game


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_the_curve_has_every_turn_of_a_player_and_the_end(setup: Setup) -> None:
    game = played(setup)
    found = look_back(game)
    *turns, end = found.curve
    assert [point.turn for point in turns] == sorted({point.turn for point in turns})
    for point in turns:
        state = game.position(point.moment)
        assert (state.turn, state.active) == (point.turn, point.seat)
        assert sum(point.percent) == 100
    assert end.seat == NOBODY
    assert game.state.result is not None
    winners = game.state.result.winners
    assert all((end.percent[seat] > 0) == (seat in winners) for seat in range(len(end.percent)))


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_turning_points_are_the_largest_swings_in_order(setup: Setup) -> None:
    found = look_back(played(setup))
    assert len(found.turnings) <= MOST_TURNING_POINTS
    swings = [
        max(abs(new - old) for old, new in zip(before.percent, after.percent, strict=True))
        for before, after in zip(found.curve, found.curve[1:], strict=False)
    ]
    expected = sorted((swing for swing in swings if swing >= LEAST_SWING), reverse=True)
    shown = sorted((abs(turning.swing) for turning in found.turnings), reverse=True)
    assert shown == expected[:MOST_TURNING_POINTS]
    moments = [turning.before.moment for turning in found.turnings]
    assert moments == sorted(moments)


def test_own_turns_are_those_of_people_who_lost_by_them() -> None:
    seen = 0
    for seed in range(6):
        setup = random_setup(3, seed)
        bot = evolve(setup.seats[seed % 3], bot=Bot(Level.NOVICE))
        setup = evolve(setup, seats=(*setup.seats[: seed % 3], bot, *setup.seats[seed % 3 + 1 :]))
        found = look_back(played(setup))
        assert len(found.own) <= MOST_OWN
        for turning in found.own:
            assert turning.seat != seed % 3, "a computer player is given no advice"
            assert turning.seat == turning.before.seat
            assert turning.swing <= -LEAST_OWN
            seen += 1
    assert seen


def test_a_game_in_progress_ends_with_the_chances_of_now() -> None:
    found = look_back(played(random_setup(3, 3), most=40))
    assert sum(found.curve[-1].percent) == 100
    assert max(found.curve[-1].percent) < 100


def test_percents_add_up() -> None:
    assert percents((1 / 3, 1 / 3, 1 / 3)) == (34, 33, 33)
    assert percents((0.101, 0.449, 0.45)) == (10, 45, 45), "the largest remainder is rounded up"
    assert sum(percents((0.126, 0.257, 0.617))) == 100
