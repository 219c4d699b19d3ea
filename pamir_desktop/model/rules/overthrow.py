"""Overthrow: a player who loses the last tribe in a region loses its political cards (3.11)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.pieces import tribes
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import POLITICAL, Region, Seat
from pamir_desktop.model.values import frozen

from .discard import DiscardFromCourt


@step("overthrow")
@frozen
class Overthrow(Step):
    """A player's last tribe in a region is gone; all political cards of the region go together.

    The step checks again when it runs, so code that removes tribes may push it without counting.
    """

    owner: Seat
    region: Region

    def run(self, state: State, choice: Choice | None) -> None:
        if tribes(state, self.owner, self.region):
            return
        cards = tuple(
            card
            for card in state.players[self.owner].court
            if CARDS[card].suit is POLITICAL and CARDS[card].region is self.region
        )
        if cards:
            if state.wakhan is not None and self.owner == state.wakhan.seat:
                from pamir_desktop.model.wakhan.discards import (  # noqa: PLC0415  # see `wakhan`
                    in_discard_order,
                )

                cards = in_discard_order(state, cards)
            state.add_log("overthrow.court", seat=self.owner, region=self.region, cards=cards)
            state.then(DiscardFromCourt(self.owner, cards, "overthrow"))


def overthrow_in_turn_order(state: State, region: Region, losers: set[Seat]) -> None:
    """Several losers at once: in turn order from the active player, each in full (R76)."""
    state.then(
        *(Overthrow(seat, region) for seat in state.turn_order(state.active) if seat in losers)
    )
