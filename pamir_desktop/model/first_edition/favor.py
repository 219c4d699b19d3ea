"""Favor cards (1.11): held by whoever has most influence in an empire, loyal or not."""

from __future__ import annotations

from operator import add, mul
from typing import Final

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, NOBODY, Coalition, Seat

from .standing import influence_by_empire, superiorities, table_of

SEATS: Final = tuple(Seat(seat) for seat in range(5))
ABOVE_ALL_STANDINGS: Final = (1 << 40,) * len(SEATS)
"""For each seat: what one influence counts for, compared with `superiorities`."""


def is_held_by(state: State, seat: Seat, empire: Coalition) -> bool:
    return table_of(state).favor_holders[empire] == seat


def entitled(state: State) -> list[Seat]:
    """Who should hold each card now: in an unbreakable tie its holder, if among the tied (F22)."""
    found: list[Seat] = []
    standings = superiorities(state)
    holders = table_of(state).favor_holders
    for influence, holder in zip(influence_by_empire(state), holders, strict=True):
        # influence first, then the tie rule, as one number for each seat
        ranked = list(map(add, map(mul, influence, ABOVE_ALL_STANDINGS), standings))
        best = max(ranked)
        if ranked.count(best) == 1:
            found.append(SEATS[ranked.index(best)])
        else:
            keeps = holder != NOBODY and influence[holder] == max(influence)
            found.append(holder if keeps else NOBODY)
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
