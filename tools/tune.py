"""Tuning the weights of the bots by games: an evolution strategy on groups of terms.

    .venv/bin/python tools/tune.py --kind solo --pairs 400 --generations 16 --file solo.json
    .venv/bin/python tools/tune.py --kind solo --file solo.json --check 400

A generation plays pairs of games on the same deal: once with the weights moved a little in a
random direction, once in the opposite one (against the current weights, or against Wakhan). What
the two games differ in says whether that direction is good; the mean of all directions, weighed by
that, moves the center. So every game counts, and no candidate can win by luck. The file holds
everything: run the same command again to go on with the next generation. `--check` plays the
center on fresh deals. Nothing is accepted without that; then copy the weights into
`pamir_desktop/bots/weights.py` and write the command and the seeds into docs/opponents.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pamir_desktop.bots.weights import SOLO, TABLE
from tools.bot_games import WAKHAN, Match, Result, play_all, play_each, wilson

GROUPS: Final = (
    ("score", "lead"),
    ("points_soon", "points_later"),
    ("win_soon", "win_later"),
    ("cylinders", "cylinder_lead"),
    ("influence", "influence_lead", "prize_targets", "hand_patriots"),
    ("block_margin",),
    ("money", "taxable", "tax_power"),
    ("court", "favored"),
    ("excess", "stars_political"),
    ("stars_intelligence", "stars_economic", "stars_military"),
    ("hand", "hand_ranks"),
    ("ruled", "exposed"),
    ("hostages_held", "hostages_lost", "leveraged"),
    ("can_tax", "can_gift", "can_build", "can_move", "can_betray", "can_battle"),
    ("build_power", "gift_power", "betray_power"),
)
"""Terms that are scaled together: fewer numbers to find, less noise to follow."""

TUNING_SEED: Final = 100_000
CHECK_SEED: Final = 600_000
"""Deals for tuning and for the check; the arena's begin at 1,000,000."""

MOST_LEAD = 8
SPREAD = 0.25
"""How far the weights of a game are moved, as the logarithm of a factor."""
RATE = 0.6


def bent(base: dict[str, float], factors: list[float]) -> dict[str, float]:
    """The weights with every group scaled by a power of e."""
    table = dict(base)
    for group, factor in zip(GROUPS, factors, strict=True):
        for term in group:
            table[term] = round(base[term] * exp(factor), 4)
    return table


def match_for(kind: str, level: str, seed: int, table: dict[str, float] | None) -> Match:
    if kind == "solo":
        return Match(level, WAKHAN, 2, seed, table)
    return Match(level, level, 3, seed, table)


def fitness(result: Result) -> float:
    """The share of the victory, and a little for the lead: it tells close defeats apart."""
    return result.share + 0.03 * max(-MOST_LEAD, min(MOST_LEAD, result.lead))


def generation(kept: dict[str, Any], given: argparse.Namespace) -> None:
    number, center = kept["generation"], kept["center"]
    dice = Random(f"{given.kind} {number}")
    moves = [[dice.gauss(0, 1) for _ in center] for _ in range(given.pairs)]
    seed = TUNING_SEED + 1000 * number
    games = []
    for pair, move in enumerate(moves):
        for sign in (1, -1):
            moved = [c + sign * SPREAD * m for c, m in zip(center, move, strict=True)]
            games.append(
                (match_for(given.kind, given.level, seed, bent(kept["base"], moved)), pair)
            )
    values = [fitness(result) for result in play_each(games, given.processes)]
    gains = [plus - minus for plus, minus in zip(values[::2], values[1::2], strict=True)]
    for group in range(len(center)):
        slope = sum(gain * move[group] for gain, move in zip(gains, moves, strict=True))
        center[group] += RATE * slope / (2 * SPREAD * given.pairs)
    kept.update(generation=number + 1, weights=bent(kept["base"], center))
    kept["means"].append(round(sum(values) / len(values), 4))
    save(kept, given.file)
    print(f"generation {number + 1}: mean {kept['means'][-1]:.3f}, factors "
          f"{[round(exp(c), 2) for c in center]}", flush=True)  # fmt: skip


def check(kept: dict[str, Any], given: argparse.Namespace) -> None:
    """The center on fresh deals, and the weights it began with on the same ones."""
    for name, table in (("tuned", kept["weights"]), ("before", kept["base"])):
        match = match_for(given.kind, given.level, CHECK_SEED, table)
        won = sum(result.share for result in play_all(match, range(given.check), given.processes))
        low, high = wilson(won, given.check)
        print(f"{name}: {won:.1f} of {given.check}, {100 * low:.0f} to {100 * high:.0f} %")


def opened(given: argparse.Namespace) -> dict[str, Any]:
    if given.file.exists():
        kept: dict[str, Any] = json.loads(given.file.read_text(encoding="utf-8"))
        return kept
    base = dict(SOLO if given.kind == "solo" else TABLE)
    return {
        "base": base,
        "weights": base,
        "center": [0.0] * len(GROUPS),
        "generation": 0,
        "means": [],
        "kind": given.kind,
        "level": given.level,
        "pairs": given.pairs,
    }


def save(kept: dict[str, Any], path: Path) -> None:
    draft = path.with_suffix(".tmp")
    draft.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kind", choices=["table", "solo"], default="table")
    parser.add_argument("--level", default="strong", help="the level that plays")
    parser.add_argument("--pairs", type=int, default=400, help="of games per generation")
    parser.add_argument("--generations", type=int, default=16)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, required=True, help="where the run is kept")
    parser.add_argument("--check", type=int, default=0, help="games on fresh deals, no tuning")
    given = parser.parse_args(words)
    kept = opened(given)
    if given.check:
        check(kept, given)
        return
    while kept["generation"] < given.generations:
        generation(kept, given)


if __name__ == "__main__":
    main()
