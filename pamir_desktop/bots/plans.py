"""Plans for the rest of a turn: a beam search over whole actions, up to the refill."""

from __future__ import annotations

from typing import NamedTuple

from attrs import define

from pamir_desktop.model.decisions import Choice, Decision, EndTurn, Stop
from pamir_desktop.model.engine import pending
from pamir_desktop.model.rng import next_bits
from pamir_desktop.model.rules.turn import TakeActions
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import State

from .judge import Judge
from .playing import MENU, identity, play_on, sensible
from .weights import UNIT

MOST_ACTIONS = 7
"""Two actions, and bonus actions; no one has more."""

END_TURN, STOP = EndTurn(), Stop()
ACTION = UNIT // 4
"""What an action still to be taken is worth in the middle of a turn."""


IDLE = UNIT // 20
PATIENCE = 14
IMPATIENCE = UNIT // 40


def idle_cost(state: State) -> int:
    """What it costs to end a turn with an action unused.

    Where every action looks slightly bad, bots would pass forever. After so many rounds as an
    ordinary game rarely has, passing becomes worse from turn to turn.
    """
    late = state.turn - PATIENCE * len(state.players)
    return IDLE + IMPATIENCE * late if late > 0 else IDLE


class Plan(NamedTuple):
    """The choices of one seat up to the end of its turn, and what comes of it."""

    value: int
    path: tuple[Choice, ...]


class Node(NamedTuple):
    """A position in the middle of a turn, and the seat's choices that lead to it."""

    value: int
    state: State
    path: tuple[Choice, ...]


class Plans(NamedTuple):
    """All plans found, the best first, and what ending the turn at once would come to."""

    found: list[Plan]
    ending: Plan | None


@define
class Planner:
    """Searches a guessed world for one seat; what others answer is judged with the same weights."""

    judge: Judge
    dice: Dice
    width: int = 1  # positions kept after each action
    breadth: int = 1  # alternatives kept at the first question of an action
    noise: int = 0  # how far a value may be misjudged
    budget: int = 100_000  # evaluations after which nothing new is looked at

    def plans(self, state: State, decision: Decision, answers: list[Choice] | None = None) -> Plans:
        """Plans that answer this decision of the seat in its own turn, or in that of another.

        `answers` to a question are considered instead of the sensible ones.
        """
        seat = decision.seat
        found: list[Plan] = []
        ending = None
        seen: set[object] = set()
        if decision.prompt == MENU:
            ending = self._ended(Node(0, state, ()), seat)
            found.append(ending)
            frontier = [Node(0, state, ())]
            seen.add(identity(state))
        else:
            options = sensible(state, decision) if answers is None else answers
            frontier = self._kept(self._answered(state, decision, options), seat, found)
        for _ in range(MOST_ACTIONS):
            if not frontier or self.judge.evaluations >= self.budget:
                break
            children = [child for node in frontier for child in self._acted(node, seat, seen)]
            frontier = self._kept(children, seat, found)
        return Plans(self._ordered(found, ending), ending)

    def _ordered(self, found: list[Plan], ending: Plan | None) -> list[Plan]:
        """Best first; nothing that is worse than ending the turn, however it is misjudged."""
        if ending is not None:
            found = [plan for plan in found if plan.value >= ending.value]
        values = [self._misjudged(plan.value) for plan in found]
        order = sorted(range(len(found)), key=lambda i: (-values[i], i))
        return [found[i] for i in order]

    def _misjudged(self, value: int) -> int:
        if not self.noise:
            return value
        rolled = sum(next_bits(self.dice) >> 44 for _ in range(4)) - (1 << 21)
        return value + self.noise * rolled // (1 << 20)

    def _kept(self, children: list[Node], seat: int, found: list[Plan]) -> list[Node]:
        """The best positions, each with the plan that ends the turn there."""
        children.sort(key=lambda child: -child.value)  # stable: the first of equals stays first
        frontier = []
        for child in children[: self.width]:
            if at_menu(child.state, seat):
                found.append(self._ended(child, seat))
                frontier.append(child)
            else:
                found.append(Plan(self.judge.value(child.state, seat), child.path))
        return frontier

    def _acted(self, node: Node, seat: int, seen: set[object]) -> list[Node]:
        """Every action from a menu, with all that follows from it."""
        decision = pending(node.state)
        assert decision is not None
        nodes: list[Node] = []
        for choice in sensible(node.state, decision):
            if choice == END_TURN:
                continue
            after = node.state.clone()
            following = play_on(after, choice)
            path = (*node.path, choice)
            if self.breadth > 1 and following is not None and is_question(following, seat):
                reached = self._alternatives(after, following, path)
            else:
                reached = [self.finished(after, following, seat, path)]
            for state, whole in reached:
                key = identity(state)
                if key not in seen:
                    seen.add(key)
                    nodes.append(Node(self._prospect(state, seat), state, whole))
        return nodes

    def _prospect(self, state: State, seat: int) -> int:
        return self._misjudged(self.judge.value(state, seat) + ACTION * state.actions_left)

    def _answered(self, state: State, decision: Decision, options: list[Choice]) -> list[Node]:
        """Every answer to a question, with all that follows from it."""
        seat = decision.seat
        nodes = []
        for choice in options:
            after = state.clone()
            following = play_on(after, choice)
            after, path = self.finished(after, following, seat, (choice,))
            nodes.append(Node(self._prospect(after, seat), after, path))
        return nodes

    def _alternatives(
        self, state: State, decision: Decision, path: tuple[Choice, ...]
    ) -> list[tuple[State, tuple[Choice, ...]]]:
        """The best few answers to the first question of an action."""
        tried = self._tried(state, decision)
        reached = []
        for _, after, following, choice in tried[: self.breadth]:
            reached.append(self.finished(after, following, decision.seat, (*path, choice)))
        return reached

    def _tried(
        self, state: State, decision: Decision
    ) -> list[tuple[int, State, Decision | None, Choice]]:
        """Every answer to a question, the best for the seat that decides first."""
        tried = []
        for choice in sensible(state, decision):
            after = state.clone()
            following = play_on(after, choice)
            if following is not None and following.prompt == "battle.remove":
                value = self._after_battle(after, following)
            else:
                value = self.judge.value(after, decision.seat)
            tried.append((value, after, following, choice))
        tried.sort(key=lambda answer: -answer[0])
        return tried

    def finished(
        self, state: State, decision: Decision | None, seat: int, path: tuple[Choice, ...]
    ) -> tuple[State, tuple[Choice, ...]]:
        """Answer questions one by one up to the next menu, each for the good of who decides."""
        while decision is not None and decision.prompt != MENU:
            choices = sensible(state, decision)
            if len(choices) == 1:
                choice = choices[0]
                following = play_on(state, choice)
            else:
                _, state, following, choice = self._tried(state, decision)[0]
            if decision.seat == seat:
                path = (*path, choice)
            decision = following
        return state, path

    def followed(self, world: State, path: tuple[Choice, ...], seat: int) -> list[State]:
        """The position before each choice of a plan, and the one it leads to."""
        positions: list[State] = []
        state = world.clone()
        decision = pending(state)
        for choice in path:
            state, decision = self._up_to(state, decision, seat)
            if decision is None:
                break
            positions.append(state)
            state = state.clone()
            decision = play_on(state, choice)
        state, _ = self.finished(state, decision, seat, ())
        return [*positions, state]

    def _up_to(
        self, state: State, decision: Decision | None, seat: int
    ) -> tuple[State, Decision | None]:
        """Others answer until the seat has to decide."""
        while decision is not None and decision.seat != seat:
            _, state, decision, _ = self._tried(state, decision)[0]
        return state, decision

    def _after_battle(self, state: State, decision: Decision) -> int:
        """Losses are only marked so far: judge the position after the battle."""
        after = state.clone()
        if decision.args["marked"]:
            play_on(after, STOP)
        else:
            after, _ = self.finished(after, decision, decision.seat, ())
        return self.judge.value(after, decision.seat)

    def ended(self, state: State, seat: int) -> int:
        """What ending the turn here comes to."""
        return self._ended(Node(0, state, ()), seat).value

    def _ended(self, node: Node, seat: int) -> Plan:
        """The turn is over and cleaned up; the market is not refilled yet."""
        after = node.state.clone()
        following = play_on(after, END_TURN)
        after, path = self.finished(after, following, seat, (*node.path, END_TURN))
        idle = node.state.actions_left * idle_cost(node.state)
        return Plan(self.judge.value(after, seat) - idle, path)


def at_menu(state: State, seat: int) -> bool:
    """The seat is about to choose an action of its turn."""
    if not state.agenda:
        return False
    step = state.agenda[-1]
    return type(step) is TakeActions and step.seat == seat


def is_question(decision: Decision, seat: int) -> bool:
    return decision.seat == seat and decision.prompt != MENU
