"""A hint as the views show it: a move, what should follow it, and why."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.decisions import Choice
from pamir_desktop.views.prompt.question import UndoStep


class HintGain(NamedTuple):
    """What speaks for or against a move."""

    topic: str
    is_good: bool
    by: int  # how much more or less of it the player has
    others: int  # and all others together


class ShownHint(NamedTuple):
    move: UndoStep
    then: tuple[Choice, ...] = ()  # further actions of the turn
    gains: tuple[HintGain, ...] = ()
    wins: bool = False
    is_alone: bool = False  # nothing else is worth showing

    @property
    def choice(self) -> Choice:
        return self.move.choice
