"""Purchase (3.1): a market card for its price, with the rupees that are on it."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import PUBLIC_WITHDRAWAL, is_check, is_event
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import NO_CARD, Seat

from .abilities import has_influence
from .dominance import DominanceCheck
from .event_cards import buy_event
from .payment import USUAL_PRICES, pay_purchase, price, unit_price

PURCHASES: Final = tuple(Purchase(slot) for slot in range(SLOTS))
AFFORDABLE: Final = {
    unit: tuple(
        tuple(p for p, price in zip(PURCHASES, usual, strict=True) if price <= rupees)
        for rupees in range(max(usual) + 1)
    )
    for unit, usual in USUAL_PRICES.items()
}
"""The slots within reach at the usual prices, by rupees per column and rupees in the purse."""

NEVER_FOR_SALE: Final = 1 << NO_CARD | 1 << PUBLIC_WITHDRAWAL
"""As a mask, like the cards that are banned for a turn."""


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
    rupees, cards = state.players[seat].rupees, state.market_cards
    if has_influence(state, seat):
        within_reach = tuple(p for p in PURCHASES if price(state, seat, p.slot) <= rupees)
    else:
        by_rupees = AFFORDABLE[unit_price(state)]
        within_reach = by_rupees[rupees] if rupees < len(by_rupees) else PURCHASES
    barred = state.banned | NEVER_FOR_SALE
    return [purchase for purchase in within_reach if not barred >> cards[purchase.slot] & 1]


def buy(state: State, seat: Seat, slot: int) -> None:
    """Spend an action, pay, take the card and its rupees; the slot stays vacant (R34)."""
    state.actions_left -= 1
    card = state.market_cards[slot]
    cost = price(state, seat, slot)
    gained = state.market_rupees[slot]
    if state.log is not None:
        state.add_log("card.bought", seat=seat, card=card, slot=slot, price=cost, gained=gained)
    if cost:
        pay_purchase(state, seat, slot)
    state.market_cards[slot] = NO_CARD
    state.market_rupees[slot] = 0
    player = state.players[seat]
    player.rupees += gained
    if not is_event(card):
        player.hand.append(card)
    elif is_check(card):
        state.resolved_checks.append(card)
        state.then(DominanceCheck((card,)))
    else:
        buy_event(state, seat, card)
