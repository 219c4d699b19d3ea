"""How good a position is for a seat: its terms, weighed, against those of the others."""

from __future__ import annotations

from attrs import Factory, define, field

from pamir_desktop.model.state import State

from .scales import Scales, scales_of
from .terms import TERMS, terms
from .weights import UNIT

VICTORY = 20 * UNIT
SHARED = 8 * UNIT
POINT = UNIT // 20
"""What a point is worth once the game is over: a close defeat is better than a disaster."""


@define
class Judge:
    """Weighs positions and counts how many it has weighed."""

    weights: list[int]
    selfish: bool = False  # sees only what is in front of the seat
    evaluations: int = Factory(int)
    scales: Scales = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.scales = scales_of(tuple(self.weights))

    def value(self, state: State, seat: int) -> int:
        self.evaluations += 1
        if state.result is not None:
            return final_value(state, seat)
        worth = self.scales.worths(state)
        mine = worth.pop(seat)
        if self.selfish:
            return mine
        return mine - (max(worth) + sum(worth) // len(worth)) // 2


def final_value(state: State, seat: int) -> int:
    assert state.result is not None
    winners = state.result.winners
    scores = [player.score for player in state.players]
    edge = scores.pop(seat) - max(scores)
    if seat in winners:
        return (VICTORY if len(winners) == 1 else SHARED) + POINT * edge
    return -VICTORY + POINT * edge


def contributions(weights: list[int], state: State, seat: int) -> dict[str, int]:
    """What each term gives the seat above the mean of the others."""
    rows = terms(state)
    mine = rows.pop(seat)
    others = len(rows)
    return {
        name: weight * (others * mine[index] - sum(row[index] for row in rows)) // others
        for index, (name, weight) in enumerate(zip(TERMS, weights, strict=True))
    }
