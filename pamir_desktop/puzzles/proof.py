"""The proof of a puzzle: every way through the turn is tried.

Each turn that reaches the goal takes some set of actions. A puzzle is sound if one set is necessary
and enough: no turn that lacks one of its actions reaches the goal, and turns that take these and no
others do. So there is one solution, up to the order of actions and to answers that do not
matter. The others at the table may have to decide in the turn (a bribe, a Safe House); the proof
lets them help the player, so no favor of theirs is another way to the goal.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from attrs import Factory

from pamir_desktop.model import Choice, State, pending
from pamir_desktop.model.decisions import Withdraw
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.values import define

from .goals import Goal, is_decided, is_reached
from .turn_tree import (
    END_TURN,
    Action,
    action_of,
    distinct_choices,
    followed,
    identity,
    is_at_menu,
    is_turn_over,
    was_taken,
)

Actions = frozenset[Action]
Line = tuple[Choice, ...]


class TooLargeError(Exception):
    """The turn has more positions than the search may look at."""


@define
class OtherWays:
    """Searches every turn from a position for one that does without some of the actions."""

    start: State
    goal: Goal
    seat: Seat
    actions: Actions
    most: int = 20_000_000
    positions: int = 0
    _seen: set[Hashable] = Factory(set)

    def exist(self) -> bool:
        """Raises TooLargeError."""
        return self._from(self.start, frozenset())

    def _from(self, state: State, taken: Actions) -> bool:
        is_over = is_turn_over(state) or is_decided(self.goal, self.start, state)
        if is_over or is_at_menu(state, self.seat):
            taken = frozenset(action for action in taken if was_taken(state, action))
            if taken == self.actions:
                return False  # it has already taken all of them
        if is_over:
            return is_reached(self.goal, state, self.seat)
        key = (taken, identity(state))
        if key in self._seen:
            return False
        self._seen.add(key)
        for choice in distinct_choices(state):
            self.positions += 1
            if self.positions > self.most:
                raise TooLargeError
            after = followed(state, choice)
            if after is not None:
                action = action_of(state, choice)
                more = taken | {action} if action in self.actions else taken
                if self._from(after, more):
                    return True
        return False


@define
class Solver:
    """Lines of the player that take exactly the actions of a solution."""

    start: State
    goal: Goal
    seat: Seat
    most: int = 100_000
    positions: int = 0
    _known: dict[Hashable, bool] = Factory(dict)

    def lines(self, actions: Actions) -> Iterator[Line]:
        """All that reach the goal; those that differ only by alike pieces count as one.

        Lines on which another player has to decide are left out. Raises TooLargeError, as
        `next_step` does.
        """
        return self._lines(self.start, (), actions)

    def next_step(self, state: State, actions: Actions) -> Choice | None:
        """How the solution goes on from a position of the turn; None if it does not.

        `actions` are those still to be taken.
        """
        steps = self._steps(state, actions)
        return next((choice for choice, after, left in steps if self._solves(after, left)), None)

    def _lines(self, state: State, line: Line, left: Actions) -> Iterator[Line]:
        if self._is_over(state):
            yield line
            return
        for choice, after, rest in self._steps(state, left):
            if self._solves(after, rest):
                yield from self._lines(after, (*line, choice), rest)

    def _solves(self, state: State, left: Actions) -> bool:
        if self._is_over(state):
            return not left and is_reached(self.goal, state, self.seat)
        key = (left, identity(state))
        known = self._known.get(key)
        if known is None:
            steps = self._steps(state, left)
            known = any(self._solves(after, rest) for _, after, rest in steps)
            self._known[key] = known
        return known

    def _is_over(self, state: State) -> bool:
        return is_turn_over(state) or is_decided(self.goal, self.start, state)

    def _steps(self, state: State, left: Actions) -> Iterator[tuple[Choice, State, Actions]]:
        decision = pending(state)
        if decision is None or decision.seat != self.seat:
            return
        for choice in distinct_choices(state, decision):
            action = action_of(state, choice)
            is_other = action is not None and action not in left
            if is_other or (choice == END_TURN and left) or type(choice) is Withdraw:
                continue
            self.positions += 1
            if self.positions > self.most:
                raise TooLargeError
            after = followed(state, choice)
            if after is not None:
                yield choice, after, left - {action}


def order_of(start: State, line: Line) -> tuple[Action, ...]:
    """The actions of a line, in its order."""
    found = []
    state = start
    for choice in line:
        action = action_of(state, choice)
        if action is not None:
            found.append(action)
        after = followed(state, choice)
        assert after is not None
        state = after
    return tuple(found)


def lines_by_order(start: State, lines: Iterable[Line]) -> dict[tuple[Action, ...], Line]:
    """The shortest line for each order of the actions."""
    found: dict[tuple[Action, ...], Line] = {}
    for line in lines:
        order = order_of(start, line)
        if order not in found or len(line) < len(found[order]):
            found[order] = line
    return found
