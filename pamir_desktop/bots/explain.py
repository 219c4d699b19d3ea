"""Why a bot decided as it did: the terms that change most, as ids and numbers."""

from __future__ import annotations

from pamir_desktop.model.state import State
from pamir_desktop.model.values import frozen

from .judge import contributions

MOST_REASONS = 4


@frozen
class Because:
    """A term, and what it gains or loses by the choice, in hundredths of log-odds."""

    term: str
    change: int


def reasons(weights: list[int], there: State, here: State, seat: int) -> tuple[Because, ...]:
    """The terms in which one position differs most from another, for a seat."""
    if there.result is not None or here.result is not None:
        return ()
    reached, left = contributions(weights, there, seat), contributions(weights, here, seat)
    changes = [(reached[term] - left[term], term) for term in reached]
    changes.sort(key=lambda change: -abs(change[0]))
    return tuple(Because(term, by // 1000) for by, term in changes[:MOST_REASONS] if by // 1000)
