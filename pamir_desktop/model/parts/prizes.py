"""A prize is optional; a foreign one changes loyalty, which the editions do in their own ways."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.decisions import LeavePrize, TakePrize
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat

TAKE_OR_LEAVE: Final = (TakePrize(), LeavePrize())


def leave_prize(state: State, seat: Seat, card: CardId) -> None:
    state.add_log("prize.left", seat=seat, card=card)


def keep_prize(state: State, seat: Seat, card: CardId) -> None:
    """The card comes back from the discard pile."""
    state.discard.remove(card)
    state.players[seat].prizes.append(card)
    state.add_log("prize.taken", seat=seat, card=card)
