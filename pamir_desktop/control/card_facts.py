"""What is true of a card in the game as it stands: its price, its spies, what it would cost."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.cards import is_event
from pamir_desktop.model.pieces import spies_by_seat
from pamir_desktop.model.rules.bribe import bribe_to_play
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.rules.ruling import holder_of
from pamir_desktop.model.terms import HIDDEN, NO_CARD, NOBODY, CardId, Seat
from pamir_desktop.views.prompt.question import CardFacts
from pamir_desktop.views.table.spots import (
    ActionTile,
    CourtCard,
    CylinderStack,
    EventBadge,
    HandCard,
    MarketSlot,
    PrizeCard,
    Spot,
)


def card_at(spot: Spot | None, state: State) -> CardId | None:
    """The open card a spot shows or lies upon."""
    match spot:
        case HandCard(card) | CourtCard(card) | EventBadge(card) | PrizeCard(card):
            found = card
        case ActionTile(card, _):
            found = card
        case MarketSlot(slot):
            found = state.market_cards[slot]
        case CylinderStack(_, place) if 0 < place <= 100:
            found = CardId(place)
        case _:
            return None
    return None if found in (HIDDEN, NO_CARD) else found


def card_facts(state: State, card: CardId, payer: Seat) -> CardFacts:
    """As public knowledge has it; `payer` is who would buy or play the card."""
    if card in state.market_cards:
        return _in_market(state, card, payer)
    for seat, player in enumerate(state.players):
        if card in player.court:
            return _in_court(state, card, Seat(seat))
        if card in player.prizes:
            return CardFacts(card, owner=Seat(seat))
    return CardFacts(card, bribe=_bribe(state, card, payer))


def _in_market(state: State, card: CardId, payer: Seat) -> CardFacts:
    slot = state.market_cards.index(card)
    return CardFacts(
        card,
        price=price(state, payer, slot) if payer != NOBODY else slot % 6,
        rupees=state.market_rupees[slot],
        banned=bool(state.banned >> card & 1),
        bribe=None if is_event(card) else _bribe(state, card, payer),
    )


def _in_court(state: State, card: CardId, owner: Seat) -> CardFacts:
    counts = spies_by_seat(state, card)
    holder, spies = holder_of(state, owner, card)
    return CardFacts(
        card,
        owner=owner,
        spies=tuple((Seat(seat), count) for seat, count in enumerate(counts) if count),
        holder=None if holder == NOBODY else (holder, spies),
        leveraged=bool(state.leveraged >> card & 1),
    )


def _bribe(state: State, card: CardId, payer: Seat) -> tuple[Seat, int] | None:
    if payer == NOBODY or is_event(card):
        return None
    due = bribe_to_play(state, payer, card)
    return None if due is None else (due.recipient, due.due)
