"""A bot decides: fairly, the same everywhere, and never to its own harm."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.levels import EFFORTS
from pamir_desktop.bots.plans import Planner, idle_cost
from pamir_desktop.bots.thinking import (
    Pace,
    ThoughtCancelledError,
    choose,
    fingerprint,
    judge_for,
)
from pamir_desktop.bots.weights import SOLO, TABLE
from pamir_desktop.model import IMPROVED, Setup, pending
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import Dice, random_setup
from tests.bots.bot_games import SETUPS, bot_game, otherwise, position
from tests.model.playing import one_of_each_prompt

STRIDE = {Level.NOVICE: 8, Level.SKILLED: 8, Level.STRONG: 40}
"""Every how many decisions of a game a bot of this level is asked."""


@pytest.mark.parametrize("level", [Level.NOVICE, Level.SKILLED, Level.STRONG])
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(setup: Setup, level: Level) -> None:
    for count, (state, decision) in enumerate(bot_game(setup)):
        if count % STRIDE[level]:
            continue
        seat, bot = decision.seat, Bot(level, seed=count)
        other = otherwise(state, seat, count)
        assert choose(knowledge_of(other, seat), bot) == choose(knowledge_of(state, seat), bot)


@pytest.mark.parametrize("number", [20, 60])
@pytest.mark.parametrize("setup", [SETUPS["three"], SETUPS["solo"]], ids=["three", "solo"])
def test_an_expert_does_not_know_more(setup: Setup, number: int) -> None:
    state, seat = position(setup, number)
    other = otherwise(state, seat, number)
    assert other != state
    bot = Bot(Level.EXPERT, seed=3)
    assert choose(knowledge_of(other, seat), bot) == choose(knowledge_of(state, seat), bot)


def test_another_seed_of_the_bots_around_makes_no_difference() -> None:
    state, seat = position(SETUPS["three"], 30)
    assert knowledge_of(state, seat).state.setup.seed == 0
    assert all(chair.bot is None for chair in knowledge_of(state, seat).state.setup.seats)


@pytest.mark.parametrize("level", [Level.NOVICE, Level.SKILLED, Level.STRONG])
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_no_plan_is_worse_than_ending_the_turn(setup: Setup, level: Level) -> None:
    for count, (state, decision) in enumerate(bot_game(setup)):
        if count % STRIDE[level] or decision.prompt != "turn.action":
            continue
        seat, bot = decision.seat, Bot(level, Temperament.GENERAL, seed=count)
        thought = choose(knowledge_of(state, seat, state.log or ()), bot)
        judge = judge_for(bot, TABLE if state.wakhan is None else SOLO)
        planner = Planner(judge, Dice(0))
        path = (thought.choice, *(step.choice for step in thought.plan))
        *before, end = planner.followed(state, path, seat)
        idle = before[path.index(EndTurn())].actions_left if EndTurn() in path else 0
        ending = planner.plans(state, decision).ending
        assert ending is not None
        assert judge.value(end, seat) - idle * idle_cost(state) >= ending.value


@pytest.mark.parametrize("level", list(Level))
def test_every_question_of_the_game_gets_an_answer(level: Level) -> None:
    setups = [random_setup(players, seed) for seed in range(3) for players in (2, 3, 5)]
    for state in one_of_each_prompt([*setups, random_setup(3, 4, IMPROVED)]).values():
        decision = pending(state)
        assert decision is not None
        hasty = choose(
            knowledge_of(state, decision.seat), Bot(level), watch=lambda done, planned: Pace.HURRY
        )
        assert hasty.choice in decision.choices


def test_the_same_thought_in_another_process() -> None:
    program = """
from tests.bots.test_thinking import SETUPS, position
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.thinking import choose
from pamir_desktop.model.bot import Bot, Level
state, seat = position(SETUPS["three"], 40)
print(choose(knowledge_of(state, seat), Bot(Level.EXPERT, seed=9)))
"""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    state, seat = position(SETUPS["three"], 40)
    assert outputs == {f"{choose(knowledge_of(state, seat), Bot(Level.EXPERT, seed=9))}\n"}


def test_a_plan_is_followed_as_long_as_all_goes_as_expected() -> None:
    state, seat = position(SETUPS["three"], 40)
    state = state.clone()
    bot = Bot(Level.STRONG, seed=1)
    first = choose(knowledge_of(state, seat), bot)
    assert first.plan
    advance(state, first.choice)
    assert fingerprint(state) == first.plan[0].position
    second = choose(knowledge_of(state, seat), bot, first.plan)
    assert (second.choice, second.evaluations) == (first.plan[0].choice, 0)
    assert second.plan == first.plan[1:]


def test_a_plan_for_another_position_is_thought_of_again() -> None:
    state, seat = position(SETUPS["three"], 40)
    state = state.clone()
    bot = Bot(Level.STRONG, seed=1)
    plan = choose(knowledge_of(state, seat), bot).plan
    assert choose(knowledge_of(state, seat), bot, plan).evaluations > 0


def test_a_watcher_gets_the_progress_and_may_hurry_or_cancel() -> None:
    state, seat = position(SETUPS["three"], 40)
    knowledge, bot = knowledge_of(state, seat), Bot(Level.EXPERT)
    reported: list[tuple[int, int]] = []

    def watch(done: int, planned: int) -> Pace:
        reported.append((done, planned))
        return Pace.GO_ON

    whole = choose(knowledge, bot, watch=watch)
    assert whole == choose(knowledge, bot)
    assert [done for done, _ in reported] == sorted(done for done, _ in reported)
    assert {planned for _, planned in reported} == {EFFORTS[Level.EXPERT].budget}
    hurried = choose(knowledge, bot, watch=lambda done, planned: Pace.HURRY)
    assert hurried.evaluations < whole.evaluations
    assert hurried.choice in knowledge.decision().choices
    with pytest.raises(ThoughtCancelledError):
        choose(knowledge, bot, watch=lambda done, planned: Pace.CANCEL)


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
def test_the_budget_is_kept(level: Level) -> None:
    state, seat = position(SETUPS["five"], 60)
    spent = choose(knowledge_of(state, seat), Bot(level)).evaluations
    assert spent < 1.3 * EFFORTS[level].budget


def test_a_thought_says_why_and_what_else_it_considered() -> None:
    state, seat = position(SETUPS["three"], 40)
    thought = choose(knowledge_of(state, seat), Bot(Level.STRONG))
    assert thought.considered[0].choice == thought.choice
    assert len({entry.choice for entry in thought.considered}) == len(thought.considered) > 1
    assert thought.reasons
