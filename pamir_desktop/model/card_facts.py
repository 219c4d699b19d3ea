"""What is true of a card in the current game: its price, its spies, its bribe."""

from __future__ import annotations

from typing import NamedTuple

from .cards import PUBLIC_WITHDRAWAL, is_event
from .edition_facts import facts_of
from .pieces import spies_by_seat
from .rules.bribe import bribe_to_play
from .rules.payment import price
from .rules.ruling import holder_of
from .state import COLUMNS, State
from .terms import NOBODY, CardId, Seat


class CardFacts(NamedTuple):
    """Public facts of a card; those that do not apply have their default."""

    card: int
    owner: Seat | None = None  # whose court or prizes it is in
    spies: tuple[tuple[Seat, int], ...] = ()
    holder: tuple[Seat, int] | None = None  # who holds it hostage, and with how many spies
    price: int | None = None  # in the market, if it can be bought at all
    rupees: int = 0  # on it in the market
    banned: bool = False  # a rupee was paid on it this turn, so it cannot be bought
    bribe: tuple[Seat, int] | None = None  # owed to the ruler when it is played
    leveraged: bool = False
    owed: int = 0  # first edition: the leverage that is due when it is discarded
    tolls: tuple[tuple[Seat, int], ...] = ()  # first edition: what playing it costs, by owner


def card_facts(state: State, card: CardId, payer: Seat) -> CardFacts:
    """The facts for `payer`, who would buy or play the card; NOBODY: the printed price."""
    return facts_of(state.setup).card_facts(state, card, payer)


def second_edition_card_facts(state: State, card: CardId, payer: Seat) -> CardFacts:
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
        price=None if card == PUBLIC_WITHDRAWAL else _price(state, payer, slot),
        rupees=state.market_rupees[slot],
        banned=bool(state.banned >> card & 1),
        bribe=None if is_event(card) else _bribe(state, card, payer),
    )


def _price(state: State, payer: Seat, slot: int) -> int:
    return price(state, payer, slot) if payer != NOBODY else slot % COLUMNS


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
