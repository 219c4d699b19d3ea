"""The chance of every seat to win, from what everyone can see.

The weights (`chance_weights.py`) were fitted by `tools/fit_chances.py` to predict who wins among
computer players; bots play by other ones. What goes with winning is not what causes it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY

from .chance_weights import EARLY, LATE, WAKHAN_EARLY, WAKHAN_LATE
from .terms import TERMS, terms

HIDDEN_TERMS: Final = frozenset({"hand_ranks", "hand_patriots"})
"""Terms that depend on cards in hand: the chances are for everyone to see."""

SEEN_TERMS: Final = tuple(term for term in TERMS if term not in HIDDEN_TERMS)
_PLACES: Final = tuple(TERMS.index(term) for term in SEEN_TERMS)


def progress(state: State) -> float:
    """How much of the deck has been dealt, from 0 to 1."""
    whole = 6 * (7 + len(state.players)) - 2
    return max(0.0, min(1.0, 1 - len(state.deck) / whole))


def seen_terms(state: State) -> list[list[int]]:
    """The terms that everyone can see, a row for every seat."""
    return [[row[place] for place in _PLACES] for row in terms(state)]


def chances(state: State) -> tuple[float, ...]:
    """Of every seat; they add up to 1."""
    count = len(state.players)
    if state.result is not None:
        winners = state.result.winners
        return tuple((seat in winners) / len(winners) for seat in range(count))
    if state.active == NOBODY:
        return (1 / count,) * count
    late = progress(state)
    worth = [
        sum(
            ((1 - late) * early + late * after) * value
            for early, after, value in zip(EARLY, LATE, row, strict=True)
        )
        for row in seen_terms(state)
    ]
    if state.wakhan is not None:
        worth[state.wakhan.seat] += (1 - late) * WAKHAN_EARLY + late * WAKHAN_LATE
    most = max(worth)
    shares = [exp(value - most) for value in worth]
    return tuple(share / sum(shares) for share in shares)
