"""Trying a choice out on a clone, and comparing two positions, for previews of both editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from attrs import evolve

from pamir_desktop.model.agenda import Step
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.engine import pending, run_top, settle
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat

K = TypeVar("K")
V = TypeVar("V")


def tried(
    state: State, choice: Choice, formalities: tuple[type[Step], ...]
) -> tuple[State, Decision | None, tuple[Decision, ...]]:
    """The position after a choice, with its log, who decides what next, and what is passed over.

    It goes on until a player has to decide or hidden information would be revealed. Questions that
    have a single answer are passed over: the gesture that chooses can answer them.
    """
    chooser = asked_seat(state)
    after = state.clone()
    after.log = []
    decision = answered(after, choice)
    passed: list[Decision] = []
    while decision is not None and is_formality(after, decision, chooser, formalities):
        if len(decision.choices) == 1:
            passed.append(decision)
        decision = answered(after, decision.choices[0])
    if decision is not None and decision.seat != chooser:
        # what others may answer can depend on their hands
        decision = evolve(decision, choices=())
    return after, decision, tuple(passed)


def asked_seat(state: State) -> Seat | None:
    decision = pending(state)
    return None if decision is None else decision.seat


def answered(state: State, choice: Choice) -> Decision | None:
    """The next decision after this answer, unless the answer itself reveals something hidden."""
    reveals = state.agenda[-1].reveals
    run_top(state, choice)
    return None if reveals else settle(state, stop_at_chance=True)


def is_formality(
    state: State, decision: Decision, chooser: Seat | None, formalities: tuple[type[Step], ...]
) -> bool:
    """A question whose answer does not matter here: a single choice, or one of these steps.

    Others answer for themselves, since a single choice may be the only card in their hand.
    """
    if decision.seat != chooser or state.agenda[-1].reveals:
        return False
    return len(decision.choices) == 1 or isinstance(state.agenda[-1], formalities)


def changes(values: Iterable[tuple[K, V, V]]) -> dict[K, tuple[V, V]]:
    """Only what changes, before and after."""
    return {key: (old, new) for key, old, new in values if old != new}


def missing(
    seats: list[Seat], before: list[list[CardId]], after: list[list[CardId]]
) -> tuple[tuple[Seat, CardId], ...]:
    """Cards of each seat that are no longer there."""
    return tuple((s, card) for s in seats for card in before[s] if card not in after[s])
