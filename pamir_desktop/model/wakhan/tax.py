"""Wakhan's tax (wakhan.md 4.6): the richest human first, then the market from the left."""

from __future__ import annotations

from pamir_desktop.model.parts.money import take_from_player, take_from_slot
from pamir_desktop.model.rules.ruling import shelter
from pamir_desktop.model.rules.tax import (
    obstacle,
    slot_obstacle,
    taxable_players,
)
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import Seat

from .arrows import humans, market_rows, seat_of


def has_target(state: State) -> bool:
    return obstacle(state, seat_of(state)) is None


def victims(state: State) -> list[Seat]:
    """Taxable humans, the richest first; if tied, the one the red arrow names (W42)."""
    taxable = taxable_players(state, seat_of(state))
    # sorting keeps the arrow's order among equals
    order = [seat for seat in humans(state) if seat in taxable]
    return sorted(order, key=lambda seat: -state.players[seat].rupees)


def slots(state: State) -> list[int]:
    """Market cards with rupees, by column, the red arrow's row first."""
    first, second = market_rows(state)
    order = [start + column for column in range(COLUMNS) for start in (first, second)]
    return [slot for slot in order if slot_obstacle(state, slot) is None]


def tax(state: State, rank: int) -> None:
    """Each source is emptied before the next; amounts after any bribe (W43)."""
    left = rank
    order, purses = victims(state), slots(state)
    above = [state.players[seat].rupees - shelter(state, seat) for seat in order]
    paid = _drain(left, above)
    left -= sum(paid)
    slots_paid = _drain(left, [state.market_rupees[slot] for slot in purses])
    if state.log is not None:
        state.add_log(
            "trace.tax",
            rank=rank,
            humans=tuple(order),
            rupees=tuple(state.players[seat].rupees for seat in order),
            shelters=tuple(shelter(state, seat) for seat in order),
            paid=tuple(paid),
            slots=tuple(purses),
            slots_paid=tuple(slots_paid),
        )
    for other, rupees in zip(order, paid, strict=True):
        if rupees:
            take_from_player(state, seat_of(state), other, rupees)
    for slot, rupees in zip(purses, slots_paid, strict=True):
        if rupees:
            take_from_slot(state, seat_of(state), slot, rupees)


def _drain(wanted: int, purses: list[int]) -> list[int]:
    """What each player gives, in order, until enough is taken."""
    taken = []
    for purse in purses:
        taken.append(min(wanted, purse))
        wanted -= taken[-1]
    return taken
