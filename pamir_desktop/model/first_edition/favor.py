"""Favor cards (1.11): held by whoever has most influence in an empire, loyal or not."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, NOBODY, Coalition, Seat

from .standing import INFLUENCE_BITS, precedence_by_empire, table_of

SEATS: Final = tuple(Seat(seat) for seat in range(5))


def is_held_by(state: State, seat: Seat, empire: Coalition) -> bool:
    return table_of(state).favor_holders[empire] == seat


def entitled(state: State) -> list[Seat]:
    """Who should hold each card now: in an unbreakable tie its holder, if among the tied (F22)."""
    found = table_of(state).favor_holders[:]
    for empire, row in enumerate(precedence_by_empire(state)):
        most = max(row)
        if row.count(most) == 1:
            found[empire] = SEATS[row.index(most)]
            continue
        holder = found[empire]
        if holder != NOBODY and row[holder] >> INFLUENCE_BITS < most >> INFLUENCE_BITS:
            found[empire] = NOBODY
    return found


def recheck_favors(state: State) -> None:
    """After each completed action, deal and cleanup step, never inside one (F22)."""
    holders = table_of(state).favor_holders
    new_holders = entitled(state)
    if new_holders == holders:
        return
    for empire, new in zip(COALITIONS, new_holders, strict=True):
        old = holders[empire]
        if old != new:
            holders[empire] = new
            state.add_log("favor.moved", empire=empire, old=old, new=new)
