"""Wakhan's house variant Spy Movement (wakhan.md 7.1): idle spies go where she lacks the most."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.parts.courts import court_ring
from pamir_desktop.model.pieces import cards_with_spy, cylinder_at, move_cylinder
from pamir_desktop.model.rules.move import spy_targets
from pamir_desktop.model.setup import SpyMovement
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId

from .arrows import seat_of
from .discards import surplus_of_humans
from .priority import by_priority, leads_on


class SpyMove(NamedTuple):
    origins: list[CardId]  # cards with an idle spy, lowest priority first
    targets: list[CardId]  # cards where she does not hold the most, highest priority first
    origin: CardId
    destination: CardId


def spy_move(state: State) -> SpyMove | None:
    """The lowest card with an idle spy, and the highest card that needs one and outranks it."""
    seat = seat_of(state)
    idle = {card for card in cards_with_spy(state, seat) if surplus_of_humans(state, card) < 0}
    if not idle:
        return None
    ring = court_ring(state)
    ranked = [card for _, card in by_priority(state, ring)]
    origins = [card for card in reversed(ranked) if card in idle]
    targets = [card for card in ranked if not leads_on(state, card)]
    is_direct = state.setup.wakhan.spy_movement is SpyMovement.DIRECT
    for origin in origins:
        near = targets if is_direct else spy_targets(state, seat, origin, ring)
        for target in targets:
            if target in near and ranked.index(target) < ranked.index(origin):
                return SpyMove(origins, targets, origin, target)
    return None


def move_spy(state: State, left: int) -> bool:
    """Move one spy if possible."""
    found = spy_move(state)
    if found is None:
        return False
    if state.log is not None:
        state.add_log(
            "trace.spy_move",
            left=left,
            origins=tuple(found.origins),
            targets=tuple(found.targets),
            origin=found.origin,
            destination=found.destination,
        )
    spy = cylinder_at(state, seat_of(state), found.origin)
    move_cylinder(state, spy, found.destination)
    return True
