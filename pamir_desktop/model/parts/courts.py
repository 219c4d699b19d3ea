"""Courts, which the first edition calls tableaus: their stars, their owners, the ring of them."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, CourtEnd, Seat, Suit

STARS: Final = tuple(
    (0, *(card.rank if card.suit is suit else 0 for card in CARDS.values())) for suit in Suit
)
"""The stars of each card by suit and number; limits and ties are counted all the time."""


def stars(state: State, seat: Seat, suit: Suit) -> int:
    total, of_card = 0, STARS[suit]
    for card in state.players[seat].court:
        total += of_card[card]
    return total


def owner_of(state: State, card: CardId) -> Seat:
    """The seat whose court holds the card."""
    for seat, player in enumerate(state.players):
        if card in player.court:
            return Seat(seat)
    raise ValueError(f"card {card} is in nobody's court")


def court_ring(state: State) -> list[CardId]:
    """All court cards clockwise round the table; empty courts are skipped (R1, R2).

    Clockwise leads to the left end of a court, then to the right end of the next player's.
    """
    return [card for player in state.players for card in reversed(player.court)]


def beside(ring: list[CardId], card: CardId) -> set[CardId]:
    """The cards next to one on the ring; a step ends on a different card (R3)."""
    at = ring.index(card)
    near = {ring[at - 1], ring[(at + 1) % len(ring)]}
    near.discard(card)
    return near


def enter_court(state: State, seat: Seat, card: CardId, end: CourtEnd) -> None:
    court = state.players[seat].court
    court.insert(0 if end is CourtEnd.LEFT else len(court), card)
    if state.log is not None:
        state.add_log("card.played", seat=seat, card=card, end=end)
