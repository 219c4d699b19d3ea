"""The end of the game (1.12): a winner, or no one."""

from __future__ import annotations

from pamir_desktop.model.state import Result, State
from pamir_desktop.model.terms import NOBODY, Seat

from .escrow import return_escrows
from .supremacy import superior_of_all


def end_game(state: State, how: str, winner: Seat) -> None:
    """The game is over; the rest of the agenda will not run."""
    return_escrows(state)
    winners = () if winner == NOBODY else (winner,)
    state.result = Result(how, winners)
    state.agenda.clear()
    state.add_log("game.ended", how=how, winners=winners, scores=())


def end_without_supremacy(state: State, how: str) -> None:
    """The final topple failed or was discarded, or all agree to stop (F24, F30)."""
    end_game(state, how, superior_of_all(state))
