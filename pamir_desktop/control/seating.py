"""Whose side of the table is shown, whose hand lies open, and when a curtain must hang.

Hands are hidden only where several people share the screen and have closed hands. A curtain is
raised when a closed hand is needed; words thrown into another player's turn (the answer to a bribe,
a spy's shelter) need none: the hand at the bottom is merely turned face down meanwhile.
"""

from __future__ import annotations

from typing import Final

from pamir_desktop.model import Decision, SeatKind, Setup, State
from pamir_desktop.model.terms import NOBODY, Seat
from pamir_desktop.model.values import define

OUT_OF_TURN: Final = frozenset({"debt.card", "event.confidence"})
"""Decisions for which somebody needs the own hand in another player's turn."""


@define
class Seating:
    bottom: Seat = NOBODY  # whose hand and court lie at the bottom
    revealed: Seat = NOBODY  # to whom the screen has been handed over
    curtain: Seat = NOBODY  # who has to take it over first

    @property
    def curtain_hangs(self) -> bool:
        return self.curtain != NOBODY

    def turn_to(self, state: State, decision: Decision | None) -> None:
        """Turn the table to whoever decides, behind a curtain where a closed hand is needed."""
        people = humans(state.setup)
        if self.bottom not in people:
            self.bottom = people[0]
        if decision is None or len(people) == 1 or not is_own_matter(state, decision):
            return
        self.bottom = decision.seat
        if not is_private(state.setup) or self.revealed == decision.seat:
            return
        if needs_hand(state, decision):
            self.revealed, self.curtain = NOBODY, decision.seat
        else:
            self.revealed = decision.seat

    def lift_curtain(self) -> None:
        self.revealed, self.curtain = self.curtain, NOBODY

    def shows_hand(self, setup: Setup, decision: Decision | None) -> bool:
        """To the one who decides, and to nobody else."""
        if not is_private(setup):
            return True
        return decision is not None and self.revealed == self.bottom == decision.seat


def humans(setup: Setup) -> list[Seat]:
    seats = enumerate(setup.seats)
    return [Seat(seat) for seat, chair in seats if chair.kind is SeatKind.HUMAN]


def is_private(setup: Setup) -> bool:
    """Several people at one screen, and hands are closed."""
    return len(humans(setup)) > 1 and not setup.open_hands


def needs_hand(state: State, decision: Decision) -> bool:
    """Whoever decides will look at the own hand first."""
    return is_own_matter(state, decision) and bool(state.players[decision.seat].hand)


def is_own_matter(state: State, decision: Decision) -> bool:
    """Not a word thrown into another player's turn."""
    return state.active in {NOBODY, decision.seat} or decision.prompt in OUT_OF_TURN
