"""Cleanup of the active player (3.12): court limit, hand limit, then the market (R79)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, DiscardCard
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.values import frozen

from .discard import discard_card
from .market import DiscardLeftmostEvent, RefillMarket
from .ruling import LEAST_COURT_LIMIT, LEAST_HAND_LIMIT, court_limit, hand_limit

DISCARDS: Final = {card: DiscardCard(card) for card in CARDS}
CLEAN_MARKET: Final = (DiscardLeftmostEvent(0), DiscardLeftmostEvent(1), RefillMarket())


def begin_cleanup(state: State, seat: Seat) -> None:
    if state.log is not None:
        state.add_log("turn.cleanup", seat=seat)
    state.agenda += CLEANUP[seat]


@step("cleanup.court-limit")
@frozen
class KeepCourtLimit(Step):
    """One card at a time; losing a political card lowers the limit at once (R78)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        court = state.players[self.seat].court
        if len(court) <= LEAST_COURT_LIMIT:
            return None
        limit = court_limit(state, self.seat)
        if len(court) <= limit:
            return None
        args = {"limit": limit, "excess": len(court) - limit}
        return Decision(self.seat, "limit.court", {**args}, tuple([DISCARDS[c] for c in court]))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, DiscardCard):
            state.then(self)
            discard_card(state, self.seat, choice.card, "limit")


@step("cleanup.hand-limit")
@frozen
class KeepHandLimit(Step):
    """Uses the court as it is now; not checked again if an event shrinks it."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        hand = state.players[self.seat].hand
        if len(hand) <= LEAST_HAND_LIMIT:
            return None
        limit = hand_limit(state, self.seat)
        if len(hand) <= limit:
            return None
        args = {"limit": limit, "excess": len(hand) - limit}
        return Decision(self.seat, "limit.hand", {**args}, tuple([DISCARDS[c] for c in hand]))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, DiscardCard):
            state.then(self)
            discard_card(state, self.seat, choice.card, "limit")


CLEANUP: Final = tuple(
    (*CLEAN_MARKET[::-1], KeepHandLimit(Seat(seat)), KeepCourtLimit(Seat(seat)))
    for seat in range(5)
)
"""The steps of a cleanup, by seat; the first one is the last, as on the agenda."""
