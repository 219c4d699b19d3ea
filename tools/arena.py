"""How strong the bots are: matches with paired deals, and the table in docs/opponents.md.

    .venv/bin/python tools/arena.py --hero expert --against strong --games 200
    .venv/bin/python tools/arena.py --table --games 200

Every game is kept in docs/opponents.json as soon as it is over, so a run may be stopped at any
time and goes on where it was. Games of bots that have changed since do not count.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from attrs import asdict

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pamir_desktop.bots import levels, weights
from pamir_desktop.model.bot import Level, Temperament
from tools.bot_games import (
    RANDOM,
    WAKHAN,
    Match,
    Result,
    bot_named,
    percentile,
    play_all,
    wilson,
)

DOCS = Path(__file__).resolve().parents[1] / "docs"
KEPT = DOCS / "opponents.json"
PAGE = DOCS / "opponents.md"
BEGIN, END = "<!-- arena: begin -->", "<!-- arena: end -->"
SEED: Final = 1_000_000
"""Seeds from here on are for measuring; `tune.py` uses smaller ones."""

ROWS: Final = (
    *(Match(hero, others) for hero, others in [("novice", "random"), ("skilled", "novice")]),
    Match("strong", "skilled"),
    Match("strong", WAKHAN, 2),
    Match("expert", WAKHAN, 2),
    Match("expert", "skilled"),
    Match("expert", "strong"),
    *(Match("strong", "skilled", seats) for seats in (2, 4, 5)),
    *(Match("expert", "skilled", seats) for seats in (2, 4, 5)),
    *(
        Match(f"strong:{temperament}", "strong")
        for temperament in Temperament
        if temperament is not Temperament.BALANCED
    ),
)
GOALS: Final = {
    ("novice", "random", 3): 90,
    ("skilled", "novice", 3): 50,
    ("strong", "skilled", 3): 50,
    ("expert", "skilled", 3): 60,
    ("expert", "strong", 3): 45,
    ("strong", WAKHAN, 2): 60,
    ("expert", WAKHAN, 2): 80,
}
"""Percent of games to win."""


def makeup(match: Match) -> str:
    """A digest of all that decides how the bots of a match play, besides the code."""
    names = [name.split(":") for name in (match.hero, match.others)]
    parts: list[object] = [
        sorted(weights.SOLO.items() if match.others == WAKHAN else weights.TABLE.items())
    ]
    for level, *temperament in names:
        if level not in {RANDOM, WAKHAN}:
            parts.append(unusual(levels.EFFORTS[Level(level)]))
        parts += [sorted(weights.INCLINATIONS[Temperament(t)].items()) for t in temperament]
    return sha256(repr(parts).encode()).hexdigest()[:12]


def unusual(effort: levels.Effort) -> list[tuple[str, int]]:
    """What differs from the defaults: a new field changes only the bots that use it."""
    values = asdict(effort).items()
    return [(name, value) for name, value in values if value != getattr(levels.Effort(), name)]


class Kept:
    """The games played so far, in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.matches: dict[str, dict[str, Any]] = {}
        if path.exists():
            self.matches = json.loads(path.read_text(encoding="utf-8"))

    def games(self, match: Match) -> dict[str, Any]:
        """What is known of a match; of bots that play otherwise by now, nothing."""
        found = self.matches.get(match.name)
        if found is None or found["makeup"] != makeup(match):
            found = {"makeup": makeup(match), "shares": {}, "leads": {}, "times": {}}
            self.matches[match.name] = found
        return found

    def add(self, match: Match, result: Result) -> None:
        games = self.games(match)
        games["shares"][str(result.number)] = result.share
        games["leads"][str(result.number)] = result.lead
        for step, count in result.times.items():
            games["times"][str(step)] = games["times"].get(str(step), 0) + count

    def write(self) -> None:
        whole = json.dumps(self.matches, sort_keys=True, separators=(",", ":"))
        draft = self.path.with_suffix(".tmp")
        draft.write_text(whole.replace('},"', '},\n"') + "\n", encoding="utf-8")
        draft.replace(self.path)


def run(match: Match, games: int, processes: int, kept: Kept) -> None:
    done = kept.games(match)["shares"]
    missing = [number for number in range(games) if str(number) not in done]
    start, written = time.monotonic(), time.monotonic()
    for count, result in enumerate(play_all(match, missing, processes), start=1):
        kept.add(match, result)
        if time.monotonic() - written > 10 or count == len(missing):
            written = time.monotonic()
            kept.write()
        left = (time.monotonic() - start) / count * (len(missing) - count)
        share = len(done) / games
        bar = "#" * round(20 * share)
        print(
            f"\r{match.name}: [{bar:20}] {len(done)}/{games}, {left:.0f} s left  ",
            end="",
            file=sys.stderr,
        )
    print(f"\n{row(match, kept)}", flush=True)


def row(match: Match, kept: Kept) -> str:
    """One line of the table."""
    games = kept.games(match)
    shares: Iterable[float] = games["shares"].values()
    played, won = len(games["shares"]), sum(shares)
    times = Counter({int(step): count for step, count in games["times"].items()})
    goal = GOALS.get((match.hero, match.others, match.seats))
    others = "Wakhan" if match.others == WAKHAN else f"{match.seats - 1} × {match.others}"
    if not played:
        return f"| {match.hero} | {others} | not measured | | {goal or ''} | | |"
    low, high = (100 * end for end in wilson(won, played))
    return (
        f"| {match.hero} | {others} | {100 * won / played:.0f} % [{low:.0f}–{high:.0f}] "
        f"| {played} | {goal or ''} | {sum(games['leads'].values()) / played:+.1f} "
        f"| {1000 * percentile(times, 0.99):.0f} |"
    )


def write_page(kept: Kept) -> None:
    """Replace the table in docs/opponents.md."""
    head = "| Bot | Against | Won [95 %] | Games | Goal | Lead | p99 ms |\n|--|--|--|--|--|--|--|"
    table = "\n".join([head, *(row(match, kept) for match in ROWS)])
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", encoding="utf-8")


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--table", action="store_true", help="all rows of docs/opponents.md")
    parser.add_argument("--hero", default="expert", help="expert, skilled:merchant, random …")
    parser.add_argument("--against", default="skilled", help="the same, or wakhan")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED, help="of the first deal")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are kept")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    given = arguments(words)
    for name in (given.hero, given.against):
        if name != WAKHAN:
            bot_named(name, 0)  # an unknown name ends it here
    kept = Kept(given.kept)
    seats = 2 if given.against == WAKHAN else given.seats
    one = Match(given.hero, given.against, seats, given.seed)
    try:
        for match in ROWS if given.table else (one,):
            run(match, given.games, given.processes, kept)
    finally:
        kept.write()
        if given.kept == KEPT:
            write_page(kept)


if __name__ == "__main__":
    main()
