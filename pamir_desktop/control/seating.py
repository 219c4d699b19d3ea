"""Which player's side of the table is shown, whose hand is visible, and when a curtain is needed.

Hands are hidden only if several people share the screen and play with closed hands. A curtain is
shown when a closed hand is needed; an answer during another player's turn (to a bribe, about a Safe
House) needs none: the hand at the bottom is just turned face down meanwhile.
"""

from __future__ import annotations

from typing import Final

from pamir_desktop.model import Decision, Setup, State
from pamir_desktop.model.terms import NOBODY, Seat
from pamir_desktop.model.values import define

OUT_OF_TURN: Final = frozenset({"debt.card", "event.confidence"})
"""Decisions for which a player needs their hand in another player's turn."""


SECRET: Final = frozenset({"first.loyalty"})
"""Decisions that no one else may watch, even if hands are open."""


@define
class Seating:
    bottom: Seat = NOBODY  # whose hand and court are at the bottom
    revealed: Seat = NOBODY  # who was handed the screen
    curtain: Seat = NOBODY  # who has to take it over first

    @property
    def curtain_hangs(self) -> bool:
        return self.curtain != NOBODY

    def turn_to(self, state: State, decision: Decision | None) -> None:
        """Turn the table to the player who decides, behind a curtain if a closed hand is needed."""
        people = state.setup.people
        if self.bottom not in people:
            self.bottom = first_bottom(state.setup)
        if decision is None or decision.seat not in people or len(people) == 1:
            return
        if not is_own_matter(state, decision):
            if decision.seat != self.revealed:
                self.revealed = NOBODY  # another player has had the screen since
            return
        self.bottom = decision.seat
        if not (is_private(state.setup) or decision.prompt in SECRET):
            return
        if self.revealed == decision.seat:
            return
        if needs_hand(state, decision):
            self.revealed, self.curtain = NOBODY, decision.seat
        else:
            self.revealed = decision.seat

    def lift_curtain(self) -> None:
        self.revealed, self.curtain = self.curtain, NOBODY

    def shows_hand(self, setup: Setup, decision: Decision | None) -> bool:
        """For the player who decides, and for no one else."""
        if not is_private(setup):
            return self.bottom in setup.people
        return decision is not None and self.revealed == self.bottom == decision.seat


def first_bottom(setup: Setup) -> Seat:
    """Who is at the bottom before anyone has decided; a game of bots only is watched from there."""
    return next(iter(setup.people), Seat(0))


def is_private(setup: Setup) -> bool:
    """Several people at one screen, and hands are closed."""
    return len(setup.people) > 1 and not setup.open_hands


def needs_hand(state: State, decision: Decision) -> bool:
    """The player who decides will see their hand first, or something else that is secret."""
    if decision.prompt in SECRET:
        return True
    return is_own_matter(state, decision) and bool(state.players[decision.seat].hand)


def is_own_matter(state: State, decision: Decision) -> bool:
    """Not an answer during another player's turn."""
    return state.active in {NOBODY, decision.seat} or decision.prompt in OUT_OF_TURN
