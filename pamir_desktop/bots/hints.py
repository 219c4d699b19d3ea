"""Hints: a few sensible moves of different kinds, found as Expert finds its own.

What the asking seat knows goes in, and nothing else, so a hint cannot reveal anything hidden. The
dice depend on the position alone: asking again gives the same hints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Act, Choice, ChooseLoyalty, Decision, EndTurn
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Coalition
from pamir_desktop.model.values import frozen

from . import weights
from .foresight import HOPELESS, foresight_of
from .guess import guess
from .judge import VICTORY, Judge, contributions
from .knowledge import Knowledge
from .levels import EFFORTS, Effort
from .plans import Plan, Planner, at_menu
from .playing import MENU, play_on, sensible
from .terms import TERMS, terms
from .thinking import (
    Pace,
    ThoughtCancelledError,
    Watch,
    dice_for,
    distinct,
    fingerprint,
    judge_for,
)

T = TypeVar("T")

MOST_HINTS: Final = 3
MOST_GAINS: Final = 4
FAR_BEHIND: Final = 2 * HOPELESS
"""A plan that looks this much worse than the best one is not offered."""
COACH: Final = Bot(Level.EXPERT)

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("score", "lead"),
    "check": ("points_soon", "points_later"),
    "victory": ("win_soon", "win_later"),
    "cylinders": ("cylinders", "cylinder_lead"),
    "influence": ("influence", "influence_lead"),
    "blocks": ("block_margin",),
    "rupees": ("money", "taxable"),
    "hand": ("hand", "hand_ranks", "hand_patriots"),
    "regions": ("ruled",),
    "exposed": ("exposed",),
    "hostages": ("hostages_held",),
    "held": ("hostages_lost",),
    "prizes": ("prize_targets",),
    "court": ("court", "excess"),
    "political": ("stars_political",),
    "intelligence": ("stars_intelligence",),
    "economic": ("stars_economic",),
    "military": ("stars_military",),
    "leverage": ("leveraged",),
    "actions": (
        "favored", "can_tax", "can_gift", "can_build", "can_move", "can_betray", "can_battle",
        "build_power", "gift_power", "betray_power", "tax_power",
    ),
}  # fmt: skip
"""What a player calls what the terms measure; the first term of each is the one to count."""


PLACES: Final = {term: place for place, term in enumerate(TERMS)}


@frozen
class Gain:
    """What speaks for or against a move."""

    topic: str
    change: int  # what it is worth, in hundredths of log-odds
    by: int  # how much more or less of it the seat has
    others: int  # and all others together


@frozen
class Hint:
    """A move worth making, what should follow it, and why."""

    choice: Choice
    then: tuple[Choice, ...] = ()  # the rest of the turn
    gains: tuple[Gain, ...] = ()
    wins: bool = False  # it ends the game with a victory


def hints(
    knowledge: Knowledge, watch: Watch | None = None, effort: Effort = EFFORTS[COACH.level]
) -> tuple[Hint, ...]:
    """Up to three moves, the best first; one if there is nothing to choose."""
    return Coach(knowledge, watch, effort).hints()


class Coach:
    """One search for hints."""

    def __init__(self, knowledge: Knowledge, watch: Watch | None, effort: Effort) -> None:
        self._knowledge = knowledge
        self._watch = watch
        self._effort = effort
        self._decision: Decision = knowledge.decision()
        table = weights.TABLE if knowledge.state.wakhan is None else weights.SOLO
        self._judge: Judge = judge_for(COACH, table)
        self._dice: Dice = dice_for(COACH, fingerprint(knowledge.state))

    def hints(self) -> tuple[Hint, ...]:
        seat, effort = self._knowledge.seat, self._effort
        if isinstance(self._decision.choices[0], ChooseLoyalty):
            return loyalty_hints(self._knowledge)
        world = guess(self._knowledge, self._dice)
        planner = Planner(
            self._judge, self._dice, effort.width, effort.breadth, budget=effort.budget
        )
        found = planner.plans(world, self._decision, options(world, self._decision))
        plans = distinct(found.found)
        is_own_turn = seat == world.active
        if is_own_turn and len(plans) > 1 and plans[0].value < VICTORY:
            plans = self._foreseen(plans)
        shown = chosen(plans, self._decision)
        return tuple(
            self._hint(planner, world, plan, found.ending or _other(shown, plan)) for plan in shown
        )

    def _foreseen(self, plans: list[Plan]) -> list[Plan]:
        """The best plans of each kind and the best of all, tried in sampled worlds."""
        effort = self._effort
        foresight = foresight_of(effort, self._knowledge, self._judge, self._dice, self._goes_on)
        firsts = _first_of_each(plans, lambda plan: kind_of(plan.path[0]))
        tried = distinct([*firsts[: effort.plans // 2], *plans])[: effort.plans]
        trials = foresight.best(self._knowledge, sorted(tried, key=lambda plan: -plan.value))
        best = [trial.plan for trial in trials]
        least = max(plan.value for plan in best) - FAR_BEHIND
        return best + [plan for plan in plans if plan not in best and plan.value >= least]

    def _goes_on(self) -> bool:
        if self._watch is None:
            return True
        pace = self._watch(self._judge.evaluations, self._effort.budget)
        if pace is Pace.CANCEL:
            raise ThoughtCancelledError
        return pace is Pace.GO_ON

    def _hint(self, planner: Planner, world: State, plan: Plan, other: Plan) -> Hint:
        seat = self._knowledge.seat
        there = planner.followed(world, plan.path, seat)[-1]
        here = planner.followed(world, other.path, seat)[-1]
        first, *then = plan.path
        if there.result is not None:
            return Hint(first, tuple(then), wins=seat in there.result.winners)
        return Hint(first, tuple(then), gains(self._judge.weights, there, here, seat))


def loyalty_hints(knowledge: Knowledge) -> tuple[Hint, ...]:
    """Nothing has been played yet: what tells the coalitions apart is whose patriots are near."""
    state, seat = knowledge.state, knowledge.seat
    purse = state.players[seat].rupees
    near: dict[Coalition, list[int]] = {coalition: [] for coalition in Coalition}
    for slot, card in enumerate(state.market_cards):
        patriot = CARDS[card].patriot if card in CARDS else None
        if patriot is not None and price(state, seat, slot) <= purse:
            near[patriot].append(price(state, seat, slot))
    best, *others = sorted(near, key=lambda one: (-len(near[one]), sum(near[one])))
    found = []
    for coalition in (best, *others):
        more = len(near[coalition]) - len(near[others[0] if coalition is best else best])
        reasons = (Gain("patriots", more, more, 0),) if more else ()
        found.append(Hint(ChooseLoyalty(coalition), gains=reasons))
    return tuple(found)


def gains(worth: list[int], there: State, here: State, seat: int) -> tuple[Gain, ...]:
    """The topics in which one position differs most from another, for a seat."""
    if here.result is not None:
        return ()
    reached, left = contributions(worth, there, seat), contributions(worth, here, seat)
    after, before = _counted(there), _counted(here)
    found = []
    for topic, names in TOPICS.items():
        change = sum(reached[term] - left[term] for term in names) // 1000
        more = [new[topic] - old[topic] for new, old in zip(after, before, strict=True)]
        found.append(Gain(topic, change, more.pop(seat), sum(more)))
    found.sort(key=lambda gain: -abs(gain.change))
    return tuple(gain for gain in found[:MOST_GAINS] if gain.change)


def _counted(state: State) -> list[dict[str, int]]:
    """How much every seat has, by topic."""
    rows = terms(state)
    counted = [{topic: row[PLACES[names[0]]] for topic, names in TOPICS.items()} for row in rows]
    for count, player in zip(counted, state.players, strict=True):
        count["rupees"] = player.rupees  # the term is a root of them
    return counted


def options(state: State, decision: Decision) -> list[Choice]:
    """What is compared: where a bot would not think twice, one choice of every kind."""
    found = sensible(state, decision)
    if len(found) > 1 or decision.prompt == MENU:
        return found
    kinds = {type(choice) for choice in found}
    others = _first_of_each(reversed(decision.choices), type)
    return [*found, *(choice for choice in others if type(choice) not in kinds)]


def chosen(plans: list[Plan], decision: Decision) -> list[Plan]:
    """The best plan, and the best of other kinds; others only where there are too few kinds."""
    is_menu = decision.prompt == MENU
    plans = _first_of_each(plans, lambda plan: plan.path[0])
    if is_menu:  # ending the turn is a hint only where nothing is better
        plans = [p for place, p in enumerate(plans) if not place or p.path[0] != EndTurn()]
    kinds = _first_of_each(plans, lambda plan: kind_of(plan.path[0])) if is_menu else []
    shown = kinds[:MOST_HINTS]
    shown += [plan for plan in plans if plan not in shown][: MOST_HINTS - len(shown)]
    return sorted(shown, key=plans.index)


def _other(shown: list[Plan], plan: Plan) -> Plan:
    """What an answer is compared with: the best one, and that one with the next."""
    return shown[0] if plan is not shown[0] else shown[min(1, len(shown) - 1)]


def kind_of(choice: Choice) -> object:
    """Moves of the same kind teach the same thing."""
    return (type(choice), choice.action) if isinstance(choice, Act) else type(choice)


def _first_of_each(things: Iterable[T], key: Callable[[T], object]) -> list[T]:
    found: dict[object, T] = {}
    for thing in things:
        found.setdefault(key(thing), thing)
    return list(found.values())


def best_of(knowledge: Knowledge, moves: Iterable[Choice]) -> Choice | None:
    """The best of these actions if it is better than ending the turn; a quick look."""
    table = weights.TABLE if knowledge.state.wakhan is None else weights.SOLO
    judge, dice = judge_for(COACH, table), dice_for(COACH, fingerprint(knowledge.state))
    planner = Planner(judge, dice)
    world, seat = guess(knowledge, dice), knowledge.seat
    best, most = None, planner.ended(world, seat)
    for move in moves:
        after = world.clone()
        after, _ = planner.finished(after, play_on(after, move), seat, (move,))
        value = planner.ended(after, seat) if at_menu(after, seat) else judge.value(after, seat)
        if value > most:
            best, most = move, value
    return best
