"""Cards with a spy that may be used, one's own or another player's with consent (1.14, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.pieces import spies_by_seat
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .offers import MOST_REFUSALS


@frozen
class Target:
    """A card, and whose spy on it could be used."""

    card: CardId
    owner: Seat
    spy_of: Seat


def spied_cards(state: State, seat: Seat) -> Iterator[Target]:
    """Every card with a spy that the seat has or could ask for."""
    cylinders = state.cylinders
    for owner, player in enumerate(state.players):
        for card in player.court:
            if card in cylinders:
                yield from spies_on(state, seat, Seat(owner), card)


def spies_on(state: State, seat: Seat, owner: Seat, card: CardId) -> Iterator[Target]:
    """Others are only asked while offers may be refused (F36)."""
    may_ask = state.declined_bribes < MOST_REFUSALS
    for spy_of, spies in enumerate(spies_by_seat(state, card)):
        if spies and (spy_of == seat or may_ask):
            yield Target(card, owner, Seat(spy_of))
