"""Wakhan's gift (wakhan.md 4.7): the cheapest free space; it counts for all three coalitions."""

from __future__ import annotations

from ..pieces import has_cylinder
from ..rules.gift import free_gifts, give
from ..state import State
from ..words import GIFT_PRICES
from .arrows import seat_of


def has_target(state: State) -> bool:
    seat = seat_of(state)
    return bool(free_gifts(state, seat)) and has_cylinder(state, seat)


def give_gift(state: State) -> None:
    """The cheapest free space is the cheapest she can pay (W44)."""
    seat = seat_of(state)
    gift = free_gifts(state, seat)[0]
    state.tell("trace.gift", gift=gift, price=GIFT_PRICES[gift])
    give(state, seat, gift)
