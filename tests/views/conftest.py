"""Tests of views start the real program."""

from tests.window.fixtures import (
    application,
    applications,
    english_afterwards,
    nothing_held_afterwards,
    opened,
    restart,
)

__all__ = [
    "application",
    "applications",
    "english_afterwards",
    "nothing_held_afterwards",
    "opened",
    "restart",
]
