"""Purchase (1.4): a market card for its price, with the rupees that are on it."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.parts.money import put_on_card, remove_rupees, row_start
from pamir_desktop.model.state import COLUMNS, SLOTS, State
from pamir_desktop.model.terms import NO_CARD, Seat, Suit

from .cards import is_topple
from .escrow import begin_act
from .settling import SETTLE, close
from .standing import LEAST_HAND_LIMIT, hand_limit, table_of
from .terms import Deed
from .topple import Topple

MILITARY: Final = Suit.MILITARY
LAST_COURT_CARD: Final = 100
WITHIN_COLUMNS: Final = tuple(
    (*range(last + 1), *range(COLUMNS, COLUMNS + last + 1)) for last in range(COLUMNS)
)
"""The slots of both rows up to a column."""
COURT_CARDS: Final = (1 << LAST_COURT_CARD + 1) - 1
"""As a mask, like the cards that are banned for a turn."""
PURCHASES: Final = tuple(Purchase(slot) for slot in range(SLOTS))


def unit_price(state: State) -> int:
    """Rupees per column; prices are doubled under Military Struggle."""
    return 2 if state.favored is MILITARY else 1


def price(state: State, slot: int) -> int:
    """Vacant columns to the left count in full."""
    return slot % COLUMNS * unit_price(state)


def obstacle(state: State, seat: Seat, slot: int) -> str | None:
    """Why the card in a slot cannot be bought now; None if it can."""
    card = state.market_cards[slot]
    if card == NO_CARD:
        return "buy.vacant"
    if not state.actions_left:
        return "buy.no_actions"
    if state.banned >> card & 1:
        return "buy.paid_on"
    if not is_topple(card) and not has_hand_room(state, seat):
        return "first.buy_hand_full"
    return "buy.too_dear" if price(state, slot) > state.players[seat].rupees else None


def has_hand_room(state: State, seat: Seat) -> bool:
    """The limit is checked only for purchases and deals; a topple needs no room."""
    held = len(state.players[seat].hand)
    return held < LEAST_HAND_LIMIT or held < hand_limit(state, seat)


def purchases(state: State, seat: Seat) -> list[Purchase]:
    """Every purchase on offer to a player who has an action left."""
    barred, cards = state.banned | 1 << NO_CARD, state.market_cards
    if not has_hand_room(state, seat):
        if max(cards) <= LAST_COURT_CARD:
            return []
        barred |= COURT_CARDS
    affordable = state.players[seat].rupees // unit_price(state)
    slots = WITHIN_COLUMNS[affordable if affordable < COLUMNS else -1]
    return [PURCHASES[slot] for slot in slots if not barred >> cards[slot] & 1]


def buy(state: State, seat: Seat, slot: int) -> None:
    """Spend an action, pay, take the card and its rupees; the slot stays vacant until cleanup."""
    state.actions_left -= 1
    card = state.market_cards[slot]
    begin_act(state, Deed.BUY, card)
    cost, gained = price(state, slot), state.market_rupees[slot]
    if state.log is not None:
        state.add_log("card.bought", seat=seat, card=card, slot=slot, price=cost, gained=gained)
    if cost:
        pay(state, seat, slot)
    state.market_cards[slot] = NO_CARD
    state.market_rupees[slot] = 0
    state.players[seat].rupees += gained
    if card > LAST_COURT_CARD:
        state.resolved_checks.append(card)
        state.then(Topple(seat, card), SETTLE)
        return
    state.players[seat].hand.append(card)
    if cost != gained or table_of(state).act is not None:
        close(state)  # only rupees can have moved a favor


def pay(state: State, seat: Seat, slot: int) -> None:
    """The share of each column goes to its card, to the other row's, or as F7 says."""
    unit = unit_price(state)
    start = row_start(slot)
    cards = state.market_cards
    for column in range(slot % COLUMNS):
        near = start + column
        far = (near + COLUMNS) % SLOTS
        if cards[near]:
            put_on_card(state, seat, near, unit)
        elif cards[far]:
            put_on_card(state, seat, far, unit)
        else:
            _pay_for_vacant_column(state, seat, slot, near, unit)


def _pay_for_vacant_column(state: State, seat: Seat, bought: int, vacant: int, unit: int) -> None:
    """The nearest card further right in the row, then further left, never the one bought (F7)."""
    start = row_start(vacant)
    order = [*range(vacant + 1, start + COLUMNS), *range(vacant - 1, start - 1, -1)]
    for slot in order:
        if slot != bought and state.market_cards[slot]:
            put_on_card(state, seat, slot, unit)
            return
    remove_rupees(state, seat, unit)
