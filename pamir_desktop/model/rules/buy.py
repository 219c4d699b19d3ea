"""Purchase (3.1): a market card for its price, with the rupees that are on it."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import PUBLIC_WITHDRAWAL, is_check, is_event
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import NO_CARD, Seat

from .dominance import DominanceCheck
from .event_cards import buy_event
from .payment import pay_purchase, price, prices

NEVER_SOLD: Final = (NO_CARD, PUBLIC_WITHDRAWAL)
PURCHASES: Final = tuple(Purchase(slot) for slot in range(SLOTS))


def obstacle(state: State, seat: Seat, slot: int) -> str | None:
    """Why the card in a slot cannot be bought now; None if it can."""
    if reason := _slot_obstacle(state, slot):
        return reason
    if price(state, seat, slot) > state.players[seat].rupees:
        return "buy.too_dear"
    return None


def _slot_obstacle(state: State, slot: int) -> str | None:
    """What prevents a purchase, apart from its price."""
    card = state.market_cards[slot]
    if card == NO_CARD:
        return "buy.vacant"
    if not state.actions_left:
        return "buy.no_actions"
    if card == PUBLIC_WITHDRAWAL:
        return "buy.withdrawal"
    if state.banned >> card & 1:
        return "buy.paid_on"
    return None


def purchases(state: State, seat: Seat) -> list[Purchase]:
    """Every purchase on offer to a player who has an action left."""
    rupees, banned = state.players[seat].rupees, state.banned
    return [
        purchase
        for purchase, card, cost in zip(
            PURCHASES, state.market_cards, prices(state, seat), strict=True
        )
        if cost <= rupees and not banned >> card & 1 and card not in NEVER_SOLD
    ]


def buy(state: State, seat: Seat, slot: int) -> None:
    """Spend an action, pay, take the card and its rupees; the slot stays vacant (R34)."""
    state.actions_left -= 1
    card = state.market_cards[slot]
    cost = price(state, seat, slot)
    gained = state.market_rupees[slot]
    state.add_log("card.bought", seat=seat, card=card, slot=slot, price=cost, gained=gained)
    pay_purchase(state, seat, slot)
    state.market_cards[slot] = NO_CARD
    state.market_rupees[slot] = 0
    state.players[seat].rupees += gained
    if is_check(card):
        state.resolved_checks.append(card)
        state.then(DominanceCheck((card,)))
    elif is_event(card):
        buy_event(state, seat, card)
    else:
        state.players[seat].hand.append(card)
