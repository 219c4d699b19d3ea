"""What the table shows: a position as one seat may see it, and the decision that is pending."""

from __future__ import annotations

from attrs import frozen

from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.state import State
from pamir_desktop.model.words import Colour, Seat


@frozen
class Position:
    """Everything the table needs; nothing it may not show is in it."""

    state: State  # as `seat` sees it; other hands and the deck are hidden cards
    seat: Seat  # whose hand and court lie at the bottom
    decision: Decision | None  # None: nobody at this table can choose now
    hand_shown: bool = True  # False while the curtain hides the hand

    def colour_of(self, seat: Seat) -> Colour:
        return self.state.setup.seats[seat].colour
