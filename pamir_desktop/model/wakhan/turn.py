"""Wakhan's turn (wakhan.md 3.1)."""

from __future__ import annotations

from ..rules.cleanup import begin_cleanup
from ..state import State


def begin_wakhan_turn(state: State) -> None:
    assert state.wakhan is not None
    begin_cleanup(state, state.wakhan.seat)
