"""A bot decides: knowledge in, a choice with its reasons out. Nothing else is read or kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from zlib import crc32

from attrs import define

from pamir_desktop.model.bot import Bot
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.rng import next_bits
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import State
from pamir_desktop.model.values import frozen

from . import weights
from .explain import Because, reasons
from .foresight import foresight_of
from .guess import guess
from .judge import VICTORY, Judge
from .knowledge import Knowledge, forgetful
from .levels import EFFORTS, Effort
from .plans import Plan, Planner
from .playing import sensible

MOST_CONSIDERED = 3


class Pace(Enum):
    """What the watcher of a thought asks of it."""

    GO_ON = auto()
    HURRY = auto()  # decide with what is known now
    CANCEL = auto()  # no one needs the answer any more


class ThoughtCancelledError(Exception):
    """The watcher did not want the answer any more."""


Watch = Callable[[int, int], Pace]
"""Called with the evaluations made and planned; returns how to go on."""


@frozen
class Considered:
    """A plan that was thought of, by its first choice."""

    choice: Choice
    value: int  # hundredths of log-odds


@frozen
class Expected:
    """A step of a plan: the choice, and a fingerprint of the position it was planned for."""

    choice: Choice
    position: int


@frozen
class Thought:
    choice: Choice
    reasons: tuple[Because, ...] = ()
    considered: tuple[Considered, ...] = ()
    evaluations: int = 0
    plan: tuple[Expected, ...] = ()  # the rest of the turn, for the next decision


def choose(
    knowledge: Knowledge,
    bot: Bot,
    plan: tuple[Expected, ...] = (),
    watch: Watch | None = None,
    table: Mapping[str, float] | None = None,
) -> Thought:
    """The bot's answer to the pending decision.

    The same bot with the same knowledge and plan gives the same answer everywhere. `plan` is what
    the last thought of the same turn left; it is followed as long as all goes as expected. `table`
    replaces the weights: that is how they are tuned.
    """
    decision = knowledge.decision()
    choices = sensible(knowledge.state, decision)
    position = fingerprint(knowledge.state)
    if plan and plan[0].position == position and plan[0].choice in decision.choices:
        return Thought(plan[0].choice, plan=plan[1:])
    if len(choices) == 1:
        return Thought(choices[0])
    if table is None:
        table = weights.TABLE if knowledge.state.wakhan is None else weights.SOLO
    return Thinking(knowledge, bot, decision, position, table, watch).thought()


@define
class Thinking:
    """One decision being thought about."""

    knowledge: Knowledge
    bot: Bot
    decision: Decision
    position: int
    table: Mapping[str, float]
    watch: Watch | None

    def thought(self) -> Thought:
        effort = EFFORTS[self.bot.level]
        knowledge = self.knowledge if effort.remembers else forgetful(self.knowledge)
        dice = dice_for(self.bot, self.position)
        judge = judge_for(self.bot, self.table)
        world = guess(knowledge, dice)
        planner = Planner(judge, dice, effort.width, effort.breadth, effort.noise, effort.budget)
        found = planner.plans(world, self.decision)
        plans = distinct(found.found)
        is_won = plans[0].value >= VICTORY  # nothing can be better
        if effort.plans and len(plans) > 1 and knowledge.seat == world.active and not is_won:
            plans = self._foreseen(judge, dice, effort, plans)
        best, seat = plans[0], knowledge.seat
        instead = found.ending or plans[-1]
        evaluations = judge.evaluations
        positions = planner.followed(world, best.path, seat)
        otherwise = planner.followed(world, instead.path, seat)[-1]
        return Thought(
            choice=best.path[0],
            reasons=reasons(judge.weights, positions[-1], otherwise, seat),
            considered=considered(plans),
            evaluations=evaluations,
            plan=expected(best.path, positions) if seat == world.active else (),
        )

    def _foreseen(self, judge: Judge, dice: Dice, effort: Effort, plans: list[Plan]) -> list[Plan]:
        foresight = foresight_of(
            effort, self.knowledge, judge, dice, lambda: self._goes_on(judge, effort)
        )
        trials = foresight.best(self.knowledge, plans[: effort.plans])
        return [trial.plan for trial in trials]

    def _goes_on(self, judge: Judge, effort: Effort) -> bool:
        if self.watch is None:
            return True
        pace = self.watch(judge.evaluations, effort.budget)
        if pace is Pace.CANCEL:
            raise ThoughtCancelledError
        return pace is Pace.GO_ON


def expected(path: tuple[Choice, ...], positions: list[State]) -> tuple[Expected, ...]:
    """The rest of a plan after its first choice, each with the position it belongs to."""
    steps = list(zip(path, positions, strict=False))
    return tuple(Expected(choice, fingerprint(position)) for choice, position in steps[1:])


def judge_for(bot: Bot, table: Mapping[str, float]) -> Judge:
    """A bot's own judgment: by its temperament, and for a novice only of its own board."""
    novice = EFFORTS[bot.level].own_board_only
    if novice:
        table = {term: table[term] for term in table if term in weights.NOVICE_TERMS}
    return Judge(weights.weights_of(table, bot.temperament), novice)


def dice_for(bot: Bot, position: int) -> Dice:
    """The bot's own dice: they depend on its seed and on what can be seen."""
    dice = Dice(bot.seed)
    mixed = next_bits(dice) ^ position
    return Dice(mixed)


def fingerprint(state: State) -> int:
    """A number for what everyone can see of a position; hands only by their size."""
    seen = (
        bytes(state.blocks), bytes(state.cylinders), state.market_cards, state.market_rupees,
        int(state.favored), state.used, state.actions_left, state.turn, state.active,
        state.declined_bribes, len(state.deck),
        [
            (p.rupees, p.score, -1 if p.loyalty is None else int(p.loyalty), len(p.hand), p.court,
             p.prizes)
            for p in state.players
        ],
        [step.tag for step in state.agenda],
    )  # fmt: skip
    text = repr(seen).encode()
    return crc32(text) << 32 | crc32(text[::-1])


def distinct(plans: list[Plan]) -> list[Plan]:
    found: dict[tuple[Choice, ...], Plan] = {}
    for plan in plans:
        found.setdefault(plan.path, plan)
    return list(found.values())


def considered(plans: list[Plan]) -> tuple[Considered, ...]:
    """The best plans that begin differently."""
    firsts: dict[Choice, int] = {}
    for plan in plans:
        firsts.setdefault(plan.path[0], plan.value)
    return tuple(
        Considered(choice, value // 1000)
        for choice, value in list(firsts.items())[:MOST_CONSIDERED]
    )
