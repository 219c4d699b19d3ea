"""The end of a game as it is told: who came first, and by what."""

from __future__ import annotations

from pamir_desktop.model.rules.dominance import final_standing
from pamir_desktop.views.ending.game_over import Ending, Standing

from . import State
from .terms import Seat


def ending(state: State) -> Ending:
    """The ranking of a finished game: points, then military stars, then rupees."""
    assert state.result is not None
    results = [
        (final_standing(state, Seat(seat)), Seat(seat)) for seat in range(len(state.players))
    ]
    ordered = sorted(results, key=lambda result: result[0], reverse=True)
    standings = tuple(
        Standing(
            place=1 + sum(other > value for other, _ in results),
            seat=seat,
            points=value[0],
            stars=value[1],
            rupees=value[2],
        )
        for value, seat in ordered
    )
    return Ending(state.setup, state.result.how, state.result.winners, standings)
