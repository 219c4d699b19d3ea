"""The final ranking: who came first, and by what."""

from __future__ import annotations

from .edition_facts import facts_of
from .setup import Setup
from .state import State
from .terms import Coalition, Seat
from .values import frozen


@frozen
class Standing:
    place: int
    seat: Seat
    measure: int  # victory points; in the first edition influence in the coalition with supremacy
    stars: int
    rupees: int


@frozen
class Ending:
    setup: Setup
    how: str
    supreme: Coalition | None  # whose supremacy ended the game, in the first edition
    winners: tuple[Seat, ...]
    standings: tuple[Standing, ...]  # from the first to the last


def ending(state: State) -> Ending:
    """The ranking of a finished game: its measure, then military stars, then rupees."""
    assert state.result is not None
    edition = facts_of(state.setup)
    results = [
        (edition.standing(state, Seat(seat)), Seat(seat)) for seat in range(len(state.players))
    ]
    ordered = sorted(results, key=lambda result: result[0], reverse=True)
    standings = tuple(
        Standing(
            place=1 + sum(other > value for other, _ in results),
            seat=seat,
            measure=value[0],
            stars=value[1],
            rupees=value[2],
        )
        for value, seat in ordered
    )
    supreme = edition.supreme(state)
    return Ending(state.setup, state.result.how, supreme, state.result.winners, standings)
