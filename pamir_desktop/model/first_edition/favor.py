"""Favor cards (1.11): held by whoever has most influence in an empire, loyal or not."""

from __future__ import annotations

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, NOBODY, Coalition, Seat

from .standing import influences, superior, table_of


def is_held_by(state: State, seat: Seat, empire: Coalition) -> bool:
    return table_of(state).favor_holders[empire] == seat


def entitled(state: State, empire: Coalition, rows: list[list[int]]) -> Seat:
    """Who should hold the card now: in an unbreakable tie its holder, if among the tied (F22)."""
    column = [row[empire] for row in rows]
    most = max(column)
    if column.count(most) == 1:
        return Seat(column.index(most))
    tied = [Seat(seat) for seat, value in enumerate(column) if value == most]
    found = superior(state, tied)
    holder = table_of(state).favor_holders[empire]
    return holder if found == NOBODY and holder in tied else found


def recheck_favors(state: State) -> None:
    """After each completed action, deal and cleanup step, never inside one (F22)."""
    rows = influences(state)
    holders = table_of(state).favor_holders
    for empire in COALITIONS:
        old, new = holders[empire], entitled(state, empire, rows)
        if old != new:
            holders[empire] = new
            state.add_log("favor.moved", empire=empire, old=old, new=new)
