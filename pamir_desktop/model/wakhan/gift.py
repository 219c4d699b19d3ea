"""Wakhan's gift (wakhan.md 4.7): the cheapest empty space; it counts for all three coalitions."""

from __future__ import annotations

from pamir_desktop.model.pieces import has_cylinder
from pamir_desktop.model.rules.gift import free_gifts, give
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import GIFT_PRICES

from .arrows import seat_of


def has_target(state: State) -> bool:
    seat = seat_of(state)
    return bool(free_gifts(state, seat)) and has_cylinder(state, seat)


def give_gift(state: State) -> None:
    """The cheapest empty space is also the cheapest she can afford (W44)."""
    seat = seat_of(state)
    gift = free_gifts(state, seat)[0]
    state.add_log("trace.gift", gift=gift, price=GIFT_PRICES[gift])
    give(state, seat, gift)
