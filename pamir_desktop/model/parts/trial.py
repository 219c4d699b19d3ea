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
) -> tuple[State, Decision | None]:
    """The position after a choice, with its log, and who decides what next.

    It goes on until a player has to decide or hidden information would be revealed.
    """
    chooser = asked_seat(state)
    after = state.clone()
    after.log = []
    decision = answered(after, choice)
    while decision is not None and is_formality(after, decision, chooser, formalities):
        decision = answered(after, decision.choices[0])
    if decision is not None and decision.seat != chooser:
        # what others may answer can depend on their hands
        decision = evolve(decision, choices=())
    return after, decision


def questions(
    state: State, choice: Choice, formalities: tuple[type[Step], ...]
) -> tuple[Decision, ...]:
    """What a choice leads to being asked of the same player, up to the first that matters.

    Those with a single answer are included: it may be given by the gesture that chooses.
    """
    chooser = asked_seat(state)
    after = state.clone()
    found: list[Decision] = []
    decision = answered(after, choice)
    while decision is not None and decision.seat == chooser:
        is_last = not is_formality(after, decision, chooser, formalities)
        if is_last or len(decision.choices) == 1:
            found.append(decision)
        if is_last:
            break
        decision = answered(after, decision.choices[0])
    return tuple(found)


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
