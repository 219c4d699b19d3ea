"""What the table shows: a position as one seat may see it, and the pending decision."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.facts import Facts
from pamir_desktop.model.state import Player, State
from pamir_desktop.model.terms import Colour, Seat


class Position(NamedTuple):
    """Everything the table needs, and nothing it may not show."""

    state: State  # as `seat` sees it; other hands and the deck are hidden cards
    facts: Facts
    seat: Seat  # whose hand and court are at the bottom
    decision: Decision | None  # None: no player can choose now
    hand_shown: bool = True  # False while the curtain hides the hand

    def colour_of(self, seat: Seat) -> Colour:
        return self.state.setup.seats[seat].colour

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def others(self) -> list[Seat]:
        """The other courts from left to right, in reverse turn order.

        Then each left end touches the right end of the next player's court, as at a real table, and
        the row of trays is the ring along which spies move (R1).
        """
        return list(reversed(self.state.turn_order(self.seat)[1:]))
