"""Errors of the engine for bad input. All are ValueErrors, and all say what is wrong."""

from __future__ import annotations

from .decisions import Choice, Reason


class SetupError(ValueError):
    """The game cannot be set up like this."""


class IllegalChoice(ValueError):  # noqa: N818 - a word of the game, not of the machine
    """The choice does not answer the pending decision; the views can explain the reason."""

    def __init__(self, choice: Choice, reason: Reason) -> None:
        super().__init__(f"{choice} is not possible: {reason.id} {reason.args}")
        self.reason = reason


class DamagedData(ValueError):  # noqa: N818
    """Data that should be a state, a choice or a setup is not."""
