"""Rupees change hands: the bank, other players, and market cards that are paid on."""

from __future__ import annotations

from pamir_desktop.model.state import COLUMNS, SLOTS, State
from pamir_desktop.model.terms import Seat


def take_from_bank(state: State, seat: Seat, rupees: int) -> None:
    state.players[seat].rupees += rupees
    state.rupees_in_game += rupees


def return_to_bank(state: State, seat: Seat, rupees: int) -> None:
    state.players[seat].rupees -= rupees
    state.rupees_in_game -= rupees


def repay_leverage(state: State, owner: Seat, debt: int) -> int:
    """As far as the rupees go, without a choice (R11); what is still missing."""
    paid = min(debt, state.players[owner].rupees)
    if paid:
        return_to_bank(state, owner, paid)
        state.add_log("leverage.repaid", seat=owner, rupees=paid)
    return debt - paid


def hand_over(state: State, payer: Seat, recipient: Seat, rupees: int) -> None:
    state.players[payer].rupees -= rupees
    state.players[recipient].rupees += rupees


def take_from_slot(state: State, seat: Seat, slot: int, rupees: int) -> None:
    """Rupees that are on a market card go to a player."""
    state.market_rupees[slot] -= rupees
    state.players[seat].rupees += rupees
    card = state.market_cards[slot]
    if state.log is not None:
        state.add_log("tax.market", seat=seat, card=card, slot=slot, rupees=rupees)


def take_from_player(state: State, seat: Seat, other: Seat, rupees: int) -> None:
    hand_over(state, other, seat, rupees)
    state.add_log("tax.player", seat=seat, other=other, rupees=rupees)


def row_start(slot: int) -> int:
    """The first slot of the row this slot is in."""
    return slot - slot % COLUMNS


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


def put_on_card(state: State, seat: Seat, slot: int, rupees: int) -> None:
    """A rupee put on a card bars its purchase for the rest of the turn (R32)."""
    card = state.market_cards[slot]
    state.banned |= 1 << card
    state.players[seat].rupees -= rupees
    state.market_rupees[slot] += rupees
    if state.log is not None:
        state.add_log("rupees.placed", seat=seat, card=card, slot=slot, rupees=rupees)


def remove_rupees(state: State, seat: Seat, rupees: int) -> None:
    """Rupees for which there is no card leave the game (R29)."""
    state.players[seat].rupees -= rupees
    state.rupees_in_game -= rupees
    state.add_log("rupees.removed", seat=seat, rupees=rupees)
