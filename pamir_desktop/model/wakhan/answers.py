"""Wakhan's answers to decisions that anybody may have to make (wakhan.md 4.14 to 4.18)."""

from __future__ import annotations

from ..decisions import Choice, Decision
from ..state import State


def answer(state: State, decision: Decision) -> Choice:
    """Her choice for a decision that falls to her seat."""
    return decision.choices[0]
