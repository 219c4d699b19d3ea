"""Rupees: the bank, the price of a purchase (2.6), of an action (2.7), the ban (2.8)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import PUBLIC_WITHDRAWAL
from pamir_desktop.model.state import COLUMNS, SLOTS, State
from pamir_desktop.model.terms import MILITARY, Seat

from .abilities import buys_for_nothing, has_influence

USUAL_PRICES: Final = {
    unit: tuple(slot % COLUMNS * unit for slot in range(SLOTS)) for unit in (1, 2)
}
"""The price of every slot, by rupees per column."""


def take_from_bank(state: State, seat: Seat, rupees: int) -> None:
    state.players[seat].rupees += rupees
    state.rupees_in_game += rupees


def return_to_bank(state: State, seat: Seat, rupees: int) -> None:
    state.players[seat].rupees -= rupees
    state.rupees_in_game -= rupees


def hand_over(state: State, payer: Seat, recipient: Seat, rupees: int) -> None:
    state.players[payer].rupees -= rupees
    state.players[recipient].rupees += rupees


def row_start(slot: int) -> int:
    """The first slot of the row this slot is in."""
    return slot - slot % COLUMNS


def price(state: State, seat: Seat, slot: int) -> int:
    """What the card in this slot costs, regardless of what was taken from its row before (R31)."""
    if has_influence(state, seat) and buys_for_nothing(state, seat, state.market_cards[slot]):
        return 0
    return USUAL_PRICES[unit_price(state)][slot]


def unit_price(state: State) -> int:
    """Rupees per column; the marker counts, New Tactics does not (R66)."""
    return 2 if state.favored is MILITARY else 1


def pay_purchase(state: State, seat: Seat, slot: int) -> None:
    """Put the price on the cards left of the slot, or on those of the other row (R30)."""
    if not price(state, seat, slot):
        return
    unit, cards = unit_price(state), state.market_cards
    for near in range(row_start(slot), slot):
        far = (near + COLUMNS) % SLOTS
        if cards[near]:
            _put_on_card(state, seat, near, unit)
        elif cards[far]:
            _put_on_card(state, seat, far, unit)
        else:
            _remove(state, seat, unit)


def payees(state: State) -> list[int]:
    """The slots that each take one rupee of an action's cost, in order.

    Both rows from the right end, top before bottom; when one row runs out of cards, the other
    continues (R28).
    """
    cards = state.market_cards
    top = [slot for slot in range(COLUMNS - 1, -1, -1) if cards[slot]]
    bottom = [slot for slot in range(SLOTS - 1, COLUMNS - 1, -1) if cards[slot]]
    both = min(len(top), len(bottom))
    order = [slot for pair in zip(top, bottom, strict=False) for slot in pair]
    return order + top[both:] + bottom[both:]


def pay_action_cost(state: State, seat: Seat, rupees: int, paid_before: int = 0) -> None:
    """Pay for an action; `paid_before` are earlier installments of the same action (3.6)."""
    order = payees(state)[paid_before : paid_before + rupees]
    for slot in order:
        _put_on_card(state, seat, slot, 1)
    if surplus := rupees - len(order):
        _remove(state, seat, surplus)


def _put_on_card(state: State, seat: Seat, slot: int, rupees: int) -> None:
    """A rupee put on a card bars its purchase for the rest of the turn (R32)."""
    card = state.market_cards[slot]
    state.banned |= 1 << card
    if card == PUBLIC_WITHDRAWAL:
        _remove(state, seat, rupees)
        return
    state.players[seat].rupees -= rupees
    state.market_rupees[slot] += rupees
    if state.log is not None:
        state.add_log("rupees.placed", seat=seat, card=card, slot=slot, rupees=rupees)


def _remove(state: State, seat: Seat, rupees: int) -> None:
    """Rupees for which there is no card leave the game (R29, R35)."""
    state.players[seat].rupees -= rupees
    state.rupees_in_game -= rupees
    state.add_log("rupees.removed", seat=seat, rupees=rupees)
