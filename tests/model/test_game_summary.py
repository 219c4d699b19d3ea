"""The summary: series, checks and totals are those of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from pamir_desktop.model import RULEBOOK, LogEntry, facts, new_game, pending
from pamir_desktop.model.decisions import Args, EndTurn
from pamir_desktop.model.game_summary import GameSummary, Series, game_summary, sample
from pamir_desktop.model.history import Game, Moment
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import CardAction, Coalition
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, HERAT, KABUL


def play(seats: int, seed: int, *, wakhan: bool = False) -> Game:
    setup = random_setup(seats, seed, RULEBOOK if wakhan else None)
    game, dice = Game(setup, new_game(setup)), Dice(seed)
    while (decision := pending(game.state)) is not None:
        game.choose(dice.pick(decision))
    return game


def logged(*entries: LogEntry) -> GameSummary:
    """The summary of a game in which just this was logged."""
    state = given.table()
    moment = Moment(state, EndTurn(), entries)
    return game_summary(Game(state.setup, state, past=[moment]))


def test_a_sample_holds_the_figures_of_the_table() -> None:
    state = given.table(loyalties=(AFGHAN, BRITISH, AFGHAN))
    given.army(state, AFGHAN, KABUL, 3)
    given.army(state, BRITISH, HERAT, 1)
    given.tribe(state, ANNA, KABUL, 1)
    given.gift(state, ANNA, 0)
    state.players[BORIS].score, state.players[BORIS].rupees = 5, 7
    values = sample(state).values
    assert values[Series.POINTS] == (0, 5, 0)
    assert values[Series.RUPEES] == (4, 7, 4)
    assert values[Series.INFLUENCE] == (2, 1, 1)
    assert values[Series.CYLINDERS] == (2, 0, 0)
    assert values[Series.REGIONS] == (1, 0, 0)
    assert values[Series.BLOCKS] == (3, 1, 0)


@pytest.mark.parametrize(("seats", "wakhan"), [(2, True), (3, False), (5, False)])
def test_a_whole_game(seats: int, wakhan: bool) -> None:
    game = play(seats, 7, wakhan=wakhan)
    logged = game_summary(game)
    turns = [point.turn for point in logged.samples]
    assert turns == sorted(turns)
    assert turns[-1] == game.state.turn + 1
    for check in logged.checks:
        at_it = [
            point.values[Series.BLOCKS] for point in logged.samples if point.turn == check.turn
        ]
        assert check.blocks in at_it
    assert len(turns) <= len(set(turns)) + len(logged.checks)
    final = logged.samples[-1].values
    assert list(final[Series.POINTS]) == [player.score for player in game.state.players]
    assert list(final[Series.RUPEES]) == [player.rupees for player in game.state.players]
    assert final[Series.CYLINDERS] == tuple(p.cylinders for p in facts(game.state).players)
    for seat, player in enumerate(game.state.players):
        assert sum(check.points[seat] for check in logged.checks) == player.score
        assert logged.line(Series.POINTS, seat) == sorted(logged.line(Series.POINTS, seat))
    log = Counter(entry.id for entry in game.log)
    assert sum(totals.bought for totals in logged.totals) == log["card.bought"]
    assert sum(totals.played for totals in logged.totals) == log["card.played"]
    assert sum(totals.actions.total() for totals in logged.totals) == log["action.begun"]
    assert sum(totals.loyalty_changes for totals in logged.totals) == log["loyalty.changed"]
    paid = sum(totals.bribes_paid for totals in logged.totals)
    assert paid == sum(totals.bribes_received for totals in logged.totals)


def test_deeds_are_put_down_to_whoever_did_them() -> None:
    tax: Args = {"seat": 1, "card": 11, "action": CardAction.TAX, "bonus": 0}
    anna, boris, clara = logged(
        LogEntry("action.begun", tax),
        LogEntry("action.begun", tax),
        LogEntry("bribe.paid", {"seat": 0, "recipient": 2, "rupees": 3}),
        LogEntry("rupees.placed", {"seat": 0, "card": 11, "slot": 3, "rupees": 2}),
        LogEntry("rupees.removed", {"seat": 0, "rupees": 1}),
        LogEntry("loyalty.changed", {"seat": 2, "coalition": Coalition.RUSSIAN}),
    ).totals
    assert boris.actions == {CardAction.TAX: 2}
    assert (anna.bribes_paid, clara.bribes_received) == (3, 3)
    assert anna.spent == 3
    assert (anna.loyalty_changes, clara.loyalty_changes) == (0, 1)


def test_a_check_is_kept_with_its_turn() -> None:
    scored: Args = {"cards": (101,), "dominant": -1, "final": 1, "blocks": (3, 2, 1)}
    points: Args = {"measures": (1, 2, 0), "points": (2, 6, 0), "scores": (2, 6, 0)}
    (check,) = logged(
        LogEntry("turn.started", {"seat": 0, "turn": 9}),
        LogEntry("check.scored", {**scored, **points}),
    ).checks
    assert (check.turn, check.dominant, check.final) == (9, None, True)
    assert (check.blocks, check.measures) == ((3, 2, 1), (1, 2, 0))
    assert check.points == (2, 6, 0)


def test_a_game_that_has_not_begun_has_one_sample() -> None:
    setup = random_setup(3, 1)
    state = new_game(setup)
    assert len(game_summary(Game(setup, state)).samples) == 1
