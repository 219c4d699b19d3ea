"""How true the winning chances are: predicted against actual, in ten bins.

    .venv/bin/python benchmarks/chances.py                  # plays games that were not fitted to
    .venv/bin/python benchmarks/chances.py held.jsonl       # of `tools/fit_chances.py play`

Exits with 1 if the mean absolute error after the first quarter of a game is 0.05 or more.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.chance_calibration import BINS, Calibration
from tools.chance_games import KINDS, PlayedGame, play, seeds, written

LIMIT = 0.05
FIRST = 900_000
"""Seeds below are for fitting."""


def fresh(count: int) -> Iterator[PlayedGame]:
    for seed in seeds(FIRST, count):
        for kind in KINDS:
            game = play(kind, seed)
            if game is not None:
                yield game


def measured(games: Iterable[PlayedGame]) -> tuple[Calibration, int]:
    calibration, count = Calibration(), 0
    for game in games:
        if game.seed < FIRST:
            raise SystemExit(f"the game with seed {game.seed} was fitted to")
        calibration.add(game)
        count += 1
    return calibration, count


def main() -> int:
    parser = argparse.ArgumentParser(description="Calibration of the winning chances.")
    parser.add_argument("file", nargs="?", type=Path, help="games played before")
    parser.add_argument("--count", type=int, default=24, help="seeds, each for every table")
    options = parser.parse_args()
    games = fresh(options.count) if options.file is None else written(options.file)
    calibration, count = measured(games)
    for place, one in enumerate(calibration.bins):
        if one.count:
            predicted, actual = one.predicted / one.count, one.actual / one.count
            print(
                f"chances from {place / BINS:.1f}: predicted {predicted:.3f}, "
                f"actual {actual:.3f}, {one.count} predictions"
            )
    print(f"games: {count}")
    print(f"mean absolute error of the bins: {calibration.mean_of_bins:.4f}")
    print(f"mean absolute error, by predictions (limit {LIMIT}): {calibration.error:.4f}")
    return int(calibration.error >= LIMIT)


if __name__ == "__main__":
    sys.exit(main())
