"""The ring of courts: how many moves a spy needs from one court card to every other one."""

from __future__ import annotations

from pamir_desktop.model.parts.courts import court_ring
from pamir_desktop.model.rules.abilities import STRANGE_BEDFELLOWS, WELL_CONNECTED, has
from pamir_desktop.model.rules.move import spy_targets

from .state import State
from .terms import CardId, Seat
from .values import frozen


@frozen
class Ring:
    """All of it is public."""

    seat: Seat  # whose spies
    origin: CardId
    cards: tuple[CardId, ...]  # clockwise around the table
    moves: dict[CardId, int]  # single moves from the origin, which is 0
    well_connected: bool  # two steps per move
    strange_bedfellows: bool  # cards of the same region are adjacent


def ring_from(state: State, seat: Seat, origin: CardId) -> Ring | None:
    """The moves of the seat's spies from a court card; None if it is not in a court."""
    cards = court_ring(state)
    if origin not in cards:
        return None
    moves = {origin: 0}
    edge = [origin]
    while edge:
        near = [other for card in edge for other in spy_targets(state, seat, card, cards)]
        edge = [card for card in dict.fromkeys(near) if card not in moves]
        distance = max(moves.values()) + 1
        moves |= dict.fromkeys(edge, distance)
    return Ring(
        seat,
        origin,
        tuple(cards),
        moves,
        well_connected=has(state, seat, WELL_CONNECTED),
        strange_bedfellows=has(state, seat, STRANGE_BEDFELLOWS),
    )
