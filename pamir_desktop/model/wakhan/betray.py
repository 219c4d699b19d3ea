"""Wakhan's betrayal (wakhan.md 4.10): the first card by priority with a prize and her spy."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import cards_with_spy
from pamir_desktop.model.rules import betray as shared
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId

from .arrows import seat_of
from .priority import highest


def targets(state: State) -> list[CardId]:
    """In any court, including hers, and including the acting card (W55)."""
    seat = seat_of(state)
    return [
        card
        for card in cards_with_spy(state, seat)
        if CARDS[card].prize is not None and shared.card_obstacle(state, seat, card) is None
    ]


def has_target(state: State) -> bool:
    return bool(targets(state))


def betray(state: State) -> None:
    """She always takes the prize, and no prize is foreign to her."""
    card = highest(state, targets(state), "betray")
    state.then(shared.KeepPrize(seat_of(state), card))
    shared.betray(state, seat_of(state), card)
