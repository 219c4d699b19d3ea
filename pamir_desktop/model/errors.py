"""What the engine says to bad input. All are ValueErrors, and all say what is wrong."""

from __future__ import annotations


class SetupError(ValueError):
    """The table cannot be set up like this."""


class IllegalChoice(ValueError):  # noqa: N818 - a word of the game, not of the machine
    """The choice does not answer the pending decision; `reason` is an id the views can tell."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class DamagedData(ValueError):  # noqa: N818
    """Data that should be a state, a choice or a setup is not."""
