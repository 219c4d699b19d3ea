"""Prices: of a purchase (2.6), of an action (2.7), and the ban that follows (2.8)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import PUBLIC_WITHDRAWAL
from pamir_desktop.model.parts.money import payees, put_on_card, remove_rupees, row_start
from pamir_desktop.model.state import COLUMNS, SLOTS, State
from pamir_desktop.model.terms import MILITARY, Seat

from .abilities import buys_for_nothing, has_influence

USUAL_PRICES: Final = {
    unit: tuple(slot % COLUMNS * unit for slot in range(SLOTS)) for unit in (1, 2)
}
"""The price of every slot, by rupees per column."""


def price(state: State, seat: Seat, slot: int) -> int:
    """What the card in this slot costs, regardless of what was taken from its row before (R31)."""
    if has_influence(state, seat) and buys_for_nothing(state, seat, state.market_cards[slot]):
        return 0
    return USUAL_PRICES[unit_price(state)][slot]


def unit_price(state: State) -> int:
    """Rupees per column; the marker counts, New Tactics does not (R66)."""
    return 2 if state.favored is MILITARY else 1


def pay_purchase(state: State, seat: Seat, slot: int) -> None:
    """Put the price on the cards left of the slot, or on those of the other row (R30).

    Not for a card that costs this player nothing.
    """
    unit, cards = unit_price(state), state.market_cards
    for near in range(row_start(slot), slot):
        far = (near + COLUMNS) % SLOTS
        if cards[near]:
            _put_on_card(state, seat, near, unit)
        elif cards[far]:
            _put_on_card(state, seat, far, unit)
        else:
            remove_rupees(state, seat, unit)


def pay_action_cost(state: State, seat: Seat, rupees: int, paid_before: int = 0) -> None:
    """Pay for an action; `paid_before` are earlier installments of the same action (3.6)."""
    order = payees(state)[paid_before : paid_before + rupees]
    for slot in order:
        _put_on_card(state, seat, slot, 1)
    if surplus := rupees - len(order):
        remove_rupees(state, seat, surplus)


def _put_on_card(state: State, seat: Seat, slot: int, rupees: int) -> None:
    """Public Withdrawal removes every rupee that would be put on it (R35)."""
    card = state.market_cards[slot]
    if card == PUBLIC_WITHDRAWAL:
        state.banned |= 1 << card
        remove_rupees(state, seat, rupees)
        return
    put_on_card(state, seat, slot, rupees)
