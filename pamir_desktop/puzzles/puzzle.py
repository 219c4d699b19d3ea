"""What a puzzle is made of: frozen values, made by the reader from a file."""

from __future__ import annotations

from pamir_desktop.model import Choice, State
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.values import frozen

from .goals import Goal
from .turn_tree import Action

MOST_STARS = 5


@frozen
class Puzzle:
    id: str
    number: int  # in the list, from the easiest on
    goal: Goal
    stars: int  # how difficult it is, 1 to 5
    state: State  # at the beginning of the player's turn
    actions: frozenset[Action]  # what every solution takes, and what is enough
    lines: tuple[tuple[Choice, ...], ...]  # one for each order of the actions that solves it
    ways: int  # all lines with these actions, with every answer that does not matter

    @property
    def seat(self) -> Seat:
        return self.state.active
