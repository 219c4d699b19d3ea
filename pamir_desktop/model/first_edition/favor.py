"""Favor cards (1.11): held by whoever has most influence in an empire, loyal or not."""

from __future__ import annotations

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, NOBODY, Coalition, Seat

from .standing import highest, influence_by_empire, superiority, table_of


def is_held_by(state: State, seat: Seat, empire: Coalition) -> bool:
    return table_of(state).favor_holders[empire] == seat


def entitled(state: State) -> list[Seat]:
    """Who should hold each card now: in an unbreakable tie its holder, if among the tied (F22)."""
    found: list[Seat] = []
    standings: list[int] = []
    for column, holder in zip(
        influence_by_empire(state), table_of(state).favor_holders, strict=True
    ):
        most = max(column)
        if column.count(most) == 1:
            found.append(Seat(column.index(most)))
            continue
        if not standings:
            standings = [superiority(state, Seat(seat)) for seat in range(len(column))]
        tied = [(standings[s], Seat(s)) for s, value in enumerate(column) if value == most]
        best = highest(tied)
        keeps = best == NOBODY and holder != NOBODY and column[holder] == most
        found.append(holder if keeps else best)
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
