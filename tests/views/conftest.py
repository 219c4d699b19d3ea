"""Tests of views start the real program."""

from tests.window_fixtures import (
    desk,
    desks,
    english_afterwards,
    nothing_held_afterwards,
    opened,
    restart,
)

__all__ = [
    "desk",
    "desks",
    "english_afterwards",
    "nothing_held_afterwards",
    "opened",
    "restart",
]
