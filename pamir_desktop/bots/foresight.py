"""Trying plans in sampled worlds: the market is refilled, the others answer, then it is judged.

All plans are tried in the same worlds, so that luck does not decide between them. A plan that is
clearly worse than the best one is dropped as soon as that shows; after each round the worse half is
dropped anyway (sequential halving), and the rest get the same effort again.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import Factory, define

from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.engine import pending
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import State

from .guess import guess
from .judge import Judge
from .knowledge import Knowledge
from .levels import Effort
from .plans import END_TURN, Plan, Planner, idle_cost
from .playing import MENU, play_on, sensible
from .weights import UNIT

WAKHAN_TURN = 12
"""A turn of Wakhan takes as long as this many evaluations."""

SCALE = 1_000_000

PRIOR = 1
PRIOR_WITH_WAKHAN = 4
"""The judgment of a plan by itself counts as much as this many worlds.

Measured: at the table one world tells more about a plan than its own judgment does; with Wakhan,
whose next cards are unknown, four worlds are needed for that.
"""

LEAST_WORLDS = 6
CERTAINTY = 9
"""The square of the t-value at which a difference counts: three standard errors."""

HOPELESS = UNIT * 3 // 4
"""A plan that looks this much worse than the best one is not tried."""


def is_undone(before: State, after: State) -> bool:
    """An action was canceled for lack of a bribe: repeating it would never end."""
    return after.actions_left == before.actions_left and after.used == before.used


def squashed(value: int) -> int:
    """Between -SCALE and SCALE: a victory counts once, however clear it is."""
    return SCALE * value // (abs(value) + 2 * UNIT)


@define(eq=False)
class Trial:
    """One plan and how it has fared so far."""

    plan: Plan
    prior: int  # how many worlds its own judgment counts for
    results: list[int] = Factory(list)  # by world; all plans that are left share their worlds

    @property
    def mean(self) -> int:
        judged = self.prior * squashed(self.plan.value)
        return (judged + sum(self.results)) // (self.prior + len(self.results))

    def is_clearly_worse(self, best: Trial) -> bool:
        """By a paired test: the difference is too large and too steady for luck."""
        worlds = len(self.results)
        if worlds < LEAST_WORLDS:
            return False
        gaps = [one - other for one, other in zip(best.results, self.results, strict=True)]
        total, squares = sum(gaps), sum(gap * gap for gap in gaps)
        spread = worlds * squares - total * total
        return total > 0 and total * total * (worlds - 1) > CERTAINTY * spread


def foresight_of(
    effort: Effort, knowledge: Knowledge, judge: Judge, dice: Dice, go_on: Callable[[], bool]
) -> Foresight:
    """As far and as carefully as a level looks ahead."""
    if knowledge.state.wakhan is None:
        return Foresight(judge, dice, effort.budget, effort.rounds, effort.replies, go_on=go_on)
    return Foresight(
        judge, dice, effort.budget, effort.solo_rounds, prior=PRIOR_WITH_WAKHAN, go_on=go_on
    )


@define
class Foresight:
    """Looks `rounds` turns of every seat ahead, within a budget of evaluations."""

    judge: Judge
    dice: Dice
    budget: int
    rounds: int = 1
    replies: int = 1  # positions of a turn that are followed at a time where others answer
    prior: int = PRIOR
    go_on: Callable[[], bool] = lambda: True  # False: decide with what is known now

    def best(self, knowledge: Knowledge, plans: list[Plan]) -> list[Trial]:
        """The plans tried, best first."""
        least = max(plan.value for plan in plans) - HOPELESS
        alive = [Trial(plan, self.prior) for plan in plans if plan.value >= least]
        dropped: list[Trial] = []
        halvings = max(1, (len(alive) - 1).bit_length())
        for halving in range(halvings):
            left = self.budget - self.judge.evaluations
            until = self.judge.evaluations + left // (halvings - halving)
            dropped = self._round(knowledge, alive, until) + dropped
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
            if not self.go_on():
                break
        return alive + dropped

    def _round(self, knowledge: Knowledge, alive: list[Trial], until: int) -> list[Trial]:
        """Try the plans in one world after another; sorts those left and returns the others."""
        dropped: list[Trial] = []
        while len(alive) > 1:
            before = self.judge.evaluations
            world = guess(knowledge, self.dice)
            for trial in alive:
                value = self.future(world.clone(), trial.plan.path, knowledge.seat)
                trial.results.append(squashed(value))
            alive.sort(key=lambda trial: -trial.mean)
            worse = [trial for trial in alive if trial.is_clearly_worse(alive[0])]
            alive[:] = [trial for trial in alive if trial not in worse]
            dropped = worse + dropped
            used = self.judge.evaluations - before
            if self.judge.evaluations + used > until or not self.go_on():
                break
        return dropped

    def future(self, world: State, path: tuple[Choice, ...], seat: int) -> int:
        """Follow the plan, let everyone else play, and judge."""
        turn, left = world.turn, self.rounds
        decision = self._follow(world, pending(world), path, seat)
        while decision is not None:
            if decision.prompt != MENU:
                decision = self._answer(world, decision)
                continue
            if decision.seat == seat and world.turn != turn:
                left -= 1
                if not left:
                    break
            turn = world.turn if decision.seat == seat else turn
            decision = self._turn(world, decision.seat)
        return self.judge.value(world, seat)

    def _follow(
        self, world: State, decision: Decision | None, path: tuple[Choice, ...], seat: int
    ) -> Decision | None:
        for choice in path:
            while decision is not None and decision.seat != seat:
                decision = self._answer(world, decision)
            if decision is None:
                return None
            if decision.prompt == MENU:
                decision = pending(world)
            if decision is None or choice not in decision.choices:
                return decision  # the world differs from the one the plan was made in
            decision = self._play(world, choice)
        return decision

    def _turn(self, world: State, seat: int) -> Decision | None:
        if self.replies > 1:
            return self._planned_turn(world, seat)
        return self._quick_turn(world, seat)

    def _planned_turn(self, world: State, seat: int) -> Decision | None:
        """The best plan of a small search, as opponents have who plan their whole turn."""
        decision = pending(world)
        assert decision is not None
        turn = world.turn
        plan = Planner(self.judge, self.dice, width=self.replies).plans(world, decision).found[0]
        following = self._follow(world, decision, plan.path, seat)
        if following is None or following.prompt != MENU or world.turn != turn:
            return following
        return self._quick_turn(world, seat)  # others have answered in an unexpected way

    def _quick_turn(self, world: State, seat: int) -> Decision | None:
        """The best action at a time, as long as it is better than stopping."""
        value = self.judge.value(world, seat)
        planner = Planner(self.judge, self.dice)
        while True:
            decision = pending(world)
            assert decision is not None
            best = None
            for choice in sensible(world, decision):
                if choice == END_TURN:
                    continue
                after = world.clone()
                after, path = planner.finished(after, play_on(after, choice), seat, (choice,))
                reached = self.judge.value(after, seat)
                if (best is None or reached > best[0]) and not is_undone(world, after):
                    best = (reached, path)
            if best is None or best[0] <= value - idle_cost(world) * (world.actions_left > 0):
                return self._play(world, END_TURN)
            value, path = best
            turn = world.turn
            following = self._follow(world, decision, path, seat)
            if following is None or following.prompt != MENU or world.turn != turn:
                return following
            if following.seat != seat:
                return following

    def _answer(self, world: State, decision: Decision) -> Decision | None:
        """Someone answers a question for their own good."""
        choices = sensible(world, decision)
        best = choices[0]
        if len(choices) > 1:
            most = None
            for choice in choices:
                after = world.clone()
                play_on(after, choice)
                value = self.judge.value(after, decision.seat)
                if most is None or value > most:
                    most, best = value, choice
        return self._play(world, best)

    def _play(self, world: State, choice: Choice) -> Decision | None:
        """Play on through all that is unseen: in a guessed world nothing is."""
        turn = world.turn
        decision = play_on(world, choice, unseen=True)
        if world.wakhan is not None and world.turn > turn:
            self.judge.evaluations += WAKHAN_TURN
        return decision
