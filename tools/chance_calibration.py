"""How true winning chances are: predicted against actual, in bins."""

from __future__ import annotations

from attrs import Factory, define

from pamir_desktop.bots.chances import chances
from tools.chance_games import PlayedGame

BINS = 10
QUARTER = 4


@define
class Bin:
    count: int = 0
    predicted: float = 0.0
    actual: float = 0.0

    def add(self, chance: float, share: float) -> None:
        self.count += 1
        self.predicted += chance
        self.actual += share

    @property
    def error(self) -> float:
        return abs(self.predicted - self.actual) / self.count if self.count else 0.0


@define
class Calibration:
    bins: list[Bin] = Factory(lambda: [Bin() for _ in range(BINS)])

    def add(self, game: PlayedGame) -> None:
        *positions, end = game.positions()
        assert end.result is not None
        winners = end.result.winners
        for state in positions[len(positions) // QUARTER :]:
            for seat, chance in enumerate(chances(state)):
                share = (seat in winners) / len(winners)
                self.bins[min(BINS - 1, int(chance * BINS))].add(chance, share)

    @property
    def error(self) -> float:
        """By the number of predictions."""
        total = sum(one.count for one in self.bins)
        return sum(one.error * one.count for one in self.bins) / max(1, total)

    @property
    def mean_of_bins(self) -> float:
        used = [one for one in self.bins if one.count]
        return sum(one.error for one in used) / max(1, len(used))
