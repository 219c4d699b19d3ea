"""Fits the weights of the winning chances to games of computer players.

    .venv/bin/python tools/fit_chances.py play games.jsonl --first 500000 --count 300
    .venv/bin/python tools/fit_chances.py fit games.jsonl

`play` adds games of every kind of table to a file, `fit` writes `bots/chance_weights.py`. The
chance of a seat is softmax(weights x terms); the weights pass from EARLY to LATE as the deck is
dealt. They are found by maximum likelihood with a small penalty on large ones, by gradient descent
with momentum (Adam), in plain Python.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from attrs import frozen

from pamir_desktop.bots.chances import SEEN_TERMS, progress, seen_terms
from tools.chance_games import KINDS, PlayedGame, line_of, play, seeds, written

WRITTEN = Path(__file__).resolve().parents[1] / "pamir_desktop" / "bots" / "chance_weights.py"
EVERY = 3
"""Neighboring turns differ little: one in so many is enough."""
STEPS = 100
PENALTY = 0.002
RATE = 0.05


@frozen
class Sample:
    """A position: a row of features for every seat, and what came of the game."""

    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]  # of the victory


def samples(games: Iterable[PlayedGame]) -> list[Sample]:
    found = []
    for game in games:
        *positions, end = game.positions()
        if end.result is None:
            continue
        winners = end.result.winners
        shares = tuple((seat in winners) / len(winners) for seat in range(len(end.players)))
        for state in positions[game.seed % EVERY :: EVERY]:
            late = progress(state)
            wakhan = -1 if state.wakhan is None else state.wakhan.seat
            rows = []
            for seat, row in enumerate(seen_terms(state)):
                whole = [*row, 1 if seat == wakhan else 0]
                rows.append((*((1 - late) * v for v in whole), *(late * v for v in whole)))
            found.append(Sample(tuple(rows), shares))
    return found


def scaled(found: Sequence[Sample]) -> tuple[list[Sample], list[float]]:
    """Every feature with a spread of 1, and the spreads."""
    count = len(found[0].rows[0])
    rows = [row for sample in found for row in sample.rows]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spreads = [
        sqrt(sum((v - means[place]) ** 2 for v in column) / len(rows)) or 1.0
        for place, column in enumerate(zip(*rows, strict=True))
    ]
    assert len(spreads) == count
    made = [
        Sample(
            tuple(tuple(v / s for v, s in zip(row, spreads, strict=True)) for row in sample.rows),
            sample.shares,
        )
        for sample in found
    ]
    return made, spreads


def predicted(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    worth = [sum(map(mul, weights, row)) for row in rows]
    most = max(worth)
    shares = [exp(value - most) for value in worth]
    total = sum(shares)
    return [share / total for share in shares]


def fit(found: Sequence[Sample]) -> list[float]:
    """Weights for the features as they are."""
    made, spreads = scaled(found)
    weights = [0.0] * len(spreads)
    slope, curve = weights[:], weights[:]
    for step in range(1, STEPS + 1):
        pull = [PENALTY * weight for weight in weights]
        loss = 0.0
        for sample in made:
            for row, chance, share in zip(
                sample.rows, predicted(weights, sample.rows), sample.shares, strict=True
            ):
                off = (chance - share) / len(made)
                pull = [p + off * v for p, v in zip(pull, row, strict=True)]
                loss -= share * log(max(chance, 1e-9)) / len(made)
        rate = RATE * (1.0 if step < STEPS * 2 // 3 else 0.2)
        for place, value in enumerate(pull):
            slope[place] = 0.9 * slope[place] + 0.1 * value
            curve[place] = 0.99 * curve[place] + 0.01 * value * value
            down = slope[place] / (1 - 0.9**step)
            weights[place] -= rate * down / (sqrt(curve[place] / (1 - 0.99**step)) + 1e-8)
        if step % 20 == 0:
            print(f"step {step}: log loss {loss:.4f}", flush=True)
    return [weight / spread for weight, spread in zip(weights, spreads, strict=True)]


def source(weights: Sequence[float], games: int, used: tuple[int, int]) -> str:
    """The module with the weights."""
    half = len(weights) // 2
    early, late = weights[:half], weights[half:]
    lines = [
        '"""Weights of the winning chances, written by `tools/fit_chances.py`.',
        "",
        f"Fitted to {games} games of Skilled and Strong bots, seeds {used[0]} to {used[1]}.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        f"WAKHAN_EARLY: Final = {early[-1]:.4f}",
        f"WAKHAN_LATE: Final = {late[-1]:.4f}",
        '"""What Wakhan has above what her position is worth."""',
        "",
    ]
    for name, part in (("EARLY", early), ("LATE", late)):
        lines.append(f"{name}: Final = (")
        lines += [f"    {w:.6f},  # {t}" for w, t in zip(part[:-1], SEEN_TERMS, strict=True)]
        lines.append(")")
    lines.append('"""For each term that everyone can see: at the first deal, at the last."""')
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the winning chances.")
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=500_000, help="seed of the first games")
    parser.add_argument("--count", type=int, default=300, help="seeds, each for every table")
    options = parser.parse_args()
    if options.what == "play":
        with options.file.open("a", encoding="utf-8") as file:
            for seed in seeds(options.first, options.count):
                for kind in KINDS:
                    game = play(kind, seed)
                    if game is not None:
                        file.write(line_of(game))
                        file.flush()
        return
    games = list(written(options.file))
    used = [game.seed for game in games]
    found = samples(games)
    print(f"{len(games)} games, {len(found)} positions", flush=True)
    weights = fit(found)
    WRITTEN.write_text(source(weights, len(games), (min(used), max(used))), encoding="utf-8")


if __name__ == "__main__":
    main()
