"""Plans tried in sampled worlds."""

from __future__ import annotations

import pytest

from pamir_desktop.bots.foresight import HOPELESS, Foresight, Trial, foresight_of
from pamir_desktop.bots.judge import VICTORY, Judge
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.levels import EFFORTS
from pamir_desktop.bots.plans import Plan, Planner
from pamir_desktop.bots.weights import SOLO, TABLE, weights_of
from pamir_desktop.model import RULEBOOK
from pamir_desktop.model.bot import Level
from pamir_desktop.model.decisions import EndTurn, Purchase
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.state import State
from tests.bots.bot_games import bot_game
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL


def test_a_plan_that_hands_the_game_to_another_is_a_defeat() -> None:
    """Boris buys the check, which brings him 3 points to Anna's 1, and leads by 4."""
    state = given.beginning(given.table(2))
    given.full_market(state)
    given.market(state, top=(9, 104))
    given.tribe(state, BORIS, KABUL, 2)
    given.scores(state, 0, 2)
    foresight = Foresight(Judge(weights_of(TABLE)), Dice(1), 400)
    assert foresight.future(state.clone(), (EndTurn(),), ANNA) < -VICTORY
    given.scores(state, 0, 1)
    assert foresight.future(state.clone(), (EndTurn(),), ANNA) > -VICTORY


def test_a_plan_that_looks_hopeless_is_not_tried() -> None:
    state = given.beginning(given.table(2))
    given.full_market(state)
    foresight = Foresight(Judge(weights_of(TABLE)), Dice(1), 400)
    good, bad = Plan(0, (EndTurn(),)), Plan(-2 * HOPELESS, (Purchase(0), EndTurn()))
    assert [t.plan for t in foresight.best(knowledge_of(state, ANNA), [good, bad])] == [good]


@pytest.mark.parametrize("replies", [1, 3])
def test_a_future_is_played_until_the_seat_is_to_move_again(replies: int) -> None:
    played = 0
    for setup, table in ((random_setup(3, 8), TABLE), (random_setup(2, 8, RULEBOOK), SOLO)):
        for count, (state, decision) in enumerate(bot_game(setup)):
            if count < 30 or len(decision.choices) < 5 or decision.prompt != "turn.action":
                continue
            judge = Judge(weights_of(table))
            plan = Planner(judge, Dice(1)).plans(state, decision).found[0]
            world = state.clone()
            foresight = Foresight(judge, Dice(1), 1000, replies=replies)
            foresight.future(world, plan.path, decision.seat)
            if world.result is None:
                assert world.active == decision.seat
                assert world.turn == state.turn + len(state.players)
                played += 1
            break
    assert played


def test_all_plans_are_tried_in_the_same_number_of_worlds_before_one_is_dropped() -> None:
    for count, (state, decision) in enumerate(bot_game(random_setup(3, 8))):
        if count < 60 or len(decision.choices) < 5 or decision.prompt != "turn.action":
            continue
        judge = Judge(weights_of(TABLE))
        plans = Planner(judge, Dice(1), 5, 2).plans(state, decision).found[:4]
        foresight = Foresight(judge, Dice(1), 3000)
        trials = foresight.best(knowledge_of(state, decision.seat), plans)
        worlds = [len(trial.results) for trial in trials]
        assert worlds[0] >= worlds[-1] > 0
        assert trials[0].mean == max(trial.mean for trial in trials[:2])
        return


def test_expert_expects_planned_answers_at_the_table_and_trusts_few_worlds_less_with_wakhan() -> (
    None
):
    judge = Judge(weights_of(TABLE))
    found = []
    for setup in (random_setup(3, 8), random_setup(2, 8, RULEBOOK)):
        state, decision = next(iter(bot_game(setup)))
        knowledge = knowledge_of(state, decision.seat)
        effort = EFFORTS[Level.EXPERT]
        found.append(foresight_of(effort, knowledge, judge, Dice(1), lambda: True))
    table, solo = found
    assert table.replies > solo.replies == 1
    assert solo.prior > table.prior
    assert solo.rounds > table.rounds


class ImpatientJudge(Judge):
    """Fails instead of judging without end."""

    def value(self, state: State, seat: int) -> int:
        assert self.evaluations < 1_000
        return super().value(state, seat)


@pytest.mark.parametrize("replies", [1, 3])
def test_an_action_taken_back_for_want_of_a_bribe_is_not_tried_again(replies: int) -> None:
    """Anna holds Boris's only card hostage and has refused his offer: he can only end his turn."""
    state = given.beginning(given.table(2), BORIS)
    given.court(state, BORIS, 4)
    given.spy(state, ANNA, 4)
    given.rupees(state, BORIS, 2)
    state.declined_bribes = 1
    turn = state.turn
    judge = ImpatientJudge(weights_of(TABLE))
    Foresight(judge, Dice(1), 400, replies=replies).future(state, (), BORIS)
    assert (state.active, state.turn) == (BORIS, turn + 2)


def trial(*results: int) -> Trial:
    return Trial(Plan(0, (EndTurn(),)), 4, list(results))


def test_a_plan_is_dropped_once_it_is_clearly_worse() -> None:
    best = trial(50, 40, 60, 50, 45, 55)
    assert trial(20, 12, 29, 21, 14, 26).is_clearly_worse(best)
    assert not trial(20, 12, 29, 21, 14).is_clearly_worse(
        trial(*best.results[:5])
    )  # too few worlds
    assert not trial(90, 0, 90, 0, 90, 0).is_clearly_worse(best)  # too unsteady
    assert not best.is_clearly_worse(trial(20, 12, 29, 21, 14, 26))
