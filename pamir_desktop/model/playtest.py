"""Positions taken on trust are played before anybody sits down at them.

A position that choices led to is sound. One that only a file tells of may hold steps that pass
every check and fail when they are run: a card to be put into a court that nobody holds, a turn
that no other follows. So random players finish what is under way, many times, and once the game.
"""

from __future__ import annotations

from typing import Final

from .engine import advance, pending
from .errors import DamagedData
from .integrity import broken_invariants
from .selfplay import MOST_CHOICES, Dice
from .state import State

ROUNDS: Final = 16
"""How often what is under way is finished."""

TURNS: Final = 2
"""After so many turns nothing is left of what was under way."""


def playtest(state: State) -> None:
    """Raises DamagedData where the game cannot be played to its end; the state stays as it is."""
    for seed in range(ROUNDS):
        last = state.turn + TURNS if seed else MOST_CHOICES
        try:
            problem = _played(state.clone(), Dice(seed), last)
        except (LookupError, ValueError, AssertionError, TypeError, ArithmeticError) as error:
            raise DamagedData("what is under way cannot be played on") from error
        if problem:
            raise DamagedData(f"what is under way leads astray: {problem}")


def _played(state: State, dice: Dice, last_turn: int) -> str:
    """What is wrong after this turn or when the game is over; empty if nothing is."""
    decision = pending(state)
    for _ in range(MOST_CHOICES):
        if decision is None or state.turn > last_turn:
            break
        if not decision.choices:
            return f"the decision {decision.prompt!r} has no answer"
        decision = advance(state, dice.pick(decision))
    if decision is None and state.result is None:
        return "nobody decides, and nobody has won"
    return next(iter(broken_invariants(state)), "")
