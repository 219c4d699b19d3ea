"""What a lesson or puzzle decides about the table."""

from __future__ import annotations

from typing import Protocol

from pamir_desktop.model import Choice, Decision, Outcome
from pamir_desktop.model.terms import Seat

from .session import Session


class Guide(Protocol):
    """While the control has one, the table is shown from one seat and offers what the guide offers.

    Undo and redo belong to the guide, decisions with one answer are made by hand, and no ranking
    is shown at the end of the game.
    """

    @property
    def seat(self) -> Seat:
        """Whose side of the table is shown, and who alone decides."""

    @property
    def tag(self) -> str:
        """What the bar says about it, below the name of the player: "Lesson 3 · 7/19"."""

    def advanced(self, outcome: Outcome) -> None:
        """A choice was made, and nothing of it has been shown yet."""

    def offered(self, decision: Decision) -> tuple[Choice, ...]:
        """Of the legal choices those that can be made now."""

    def answer(self, attempt: Choice) -> bool:
        """Something else was tried; True if the guide has said something about it."""

    def takes_over(self, choice: Choice) -> bool:
        """A choice it has offered; True if the guide deals with it and it is not to be made."""

    @property
    def has_replay(self) -> bool:
        """What is on the table can be replayed."""

    @property
    def can_go_back(self) -> bool: ...

    def go_back(self) -> None: ...


def choose_with(guide: Guide | None, session: Session, choice: Choice) -> None:
    """Make a choice, unless the guide takes it over."""
    if guide is None or not guide.takes_over(choice):
        session.choose(choice)
