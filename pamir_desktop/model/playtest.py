"""Positions from untrusted sources are played before they are used.

A position that choices led to is sound. One that is only in a file may contain steps that pass
every check and fail when they run: a card to be put into a court that no player has, a turn that no
other follows. So random players finish the pending steps many times, and the game once.
"""

from __future__ import annotations

from typing import Final

from .engine import advance, pending
from .errors import DamagedData
from .integrity import broken_invariants, out_of_bounds
from .selfplay import MOST_CHOICES, Dice
from .state import LAST_TURN, State

ROUNDS: Final = 16
"""How often the pending steps are finished."""

TURNS: Final = 2
"""After this many turns none of the pending steps is left."""


def playtest(state: State) -> None:
    """Raises DamagedData if the game cannot be played to its end; the state is not changed."""
    for seed in range(ROUNDS):
        last = state.turn + TURNS if seed else LAST_TURN
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
        if problem := out_of_bounds(state):
            return problem
    if decision is None and state.result is None:
        return "nobody decides, and nobody has won"
    return next(iter(broken_invariants(state)), "")
