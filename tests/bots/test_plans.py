"""Plans for a turn: take a victory that is there, and look at the whole turn."""

from __future__ import annotations

from itertools import islice

import pytest

from pamir_desktop.bots.judge import VICTORY, Judge
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.plans import Planner, idle_cost
from pamir_desktop.bots.thinking import choose
from pamir_desktop.bots.weights import TABLE, weights_of
from pamir_desktop.model import State
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.decisions import EndTurn, Purchase
from pamir_desktop.model.selfplay import Dice, random_setup
from tests.bots.bot_games import bot_game
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL, PERSIA


def planner(width: int = 5, breadth: int = 2) -> Planner:
    return Planner(Judge(weights_of(TABLE)), Dice(1), width, breadth)


def within_reach() -> State:
    """Anna has the most cylinders and a check to buy: three more points end the game."""
    state = given.beginning(given.table())
    given.full_market(state)
    given.market(state, top=(9, 13, 102))
    given.tribe(state, ANNA, KABUL, 3)
    given.tribe(state, BORIS, PERSIA, 1)
    given.scores(state, 3, 0, 0)
    given.rupees(state, ANNA, 2)
    return state


@pytest.mark.parametrize("level", list(Level))
def test_a_victory_that_is_there_is_taken(level: Level) -> None:
    state = within_reach()
    assert choose(knowledge_of(state, ANNA), Bot(level)).choice == Purchase(2)


def test_plans_lead_where_they_say() -> None:
    for count, (state, decision) in enumerate(bot_game(random_setup(3, 8))):
        if count % 20 or decision.prompt != "turn.action":
            continue
        search = planner()
        found = search.plans(state, decision)
        assert found.ending is not None
        for plan in found.found:
            *before, end = search.followed(state, plan.path, decision.seat)
            value = search.judge.value(end, decision.seat)
            if EndTurn() in plan.path:
                last = before[plan.path.index(EndTurn())]
                value -= last.actions_left * idle_cost(last)
            assert value == plan.value
            assert plan.value >= found.ending.value
        values = [plan.value for plan in found.found]
        assert values == sorted(values, reverse=True)


def test_a_won_game_is_the_best_plan() -> None:
    state = within_reach()
    best = planner().plans(state, given.asked(state)).found[0]
    assert best.path == (Purchase(2),)
    assert best.value > VICTORY


def test_searching_changes_nothing() -> None:
    state = within_reach()
    before = state.clone()
    planner().plans(state, given.asked(state))
    assert state == before


def test_a_budget_ends_the_search() -> None:
    for count, (state, decision) in enumerate(bot_game(random_setup(3, 8))):
        if count < 60 or len(decision.choices) < 5 or decision.prompt != "turn.action":
            continue
        whole, short = planner(10, 3), planner(10, 3)
        short.budget = 20
        whole.plans(state, decision)
        short.plans(state, decision)
        assert short.judge.evaluations < whole.judge.evaluations / 2
        return


def test_nobody_passes_forever() -> None:
    """In this game both players once waited for each other without end."""
    assert sum(1 for _ in islice(bot_game(random_setup(2, 1)), 400)) < 400
