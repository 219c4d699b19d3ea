"""The player's results of the games of the day: one file, written atomically.

An invalid file is never overwritten: it is put aside, and the results begin again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

from attrs import evolve, field

from pamir_desktop.model import DamagedData, State
from pamir_desktop.model.codec import entry, items, mapping, number, only_fields, text
from pamir_desktop.model.standings import ending
from pamir_desktop.model.values import frozen

from .atomic_write import write_atomically
from .documents import read_bytes
from .errors import SaveError, writing_error

FORMAT: Final = "pamir-daily"
VERSION: Final = 1
MOST_BYTES: Final = 2_000_000
MOST_DAYS: Final = 20_000
MOST_GAMES: Final = 50
"""Of one day that are counted."""


@frozen
class DayResult:
    """What came of the games of one day; the best one counts."""

    place: int  # of the player, 1 for a victory
    players: int
    points: int
    best_other: int  # points
    games: tuple[str, ...]  # the ids of all finished games of that day

    @property
    def is_won(self) -> bool:
        return self.place == 1

    @property
    def rank(self) -> tuple[int, int]:
        """The greater, the better."""
        return -self.place, self.points - self.best_other


Results = Mapping[date, DayResult]


def result_of(state: State, game: str) -> DayResult:
    """Of the one person in a finished game."""
    me = state.setup.people[0]
    standings = ending(state).standings
    mine = next(standing for standing in standings if standing.seat == me)
    others = max(standing.measure for standing in standings if standing.seat != me)
    return DayResult(mine.place, len(standings), mine.measure, others, (game,))


@frozen
class DailyResults:
    """All that is known; `damage` is the name of a file that could not be read."""

    results: Results = field(factory=dict)
    damage: str = ""

    def with_result(self, day: date, result: DayResult) -> DailyResults:
        """The better of two results stays; the same game counts once."""
        known = self.results.get(day)
        if known is not None:
            if result.games[0] in known.games:
                return self
            best = max(known, result, key=lambda one: one.rank)
            games = (*known.games, *result.games)[:MOST_GAMES]
            result = evolve(best, games=games)
        return evolve(self, results={**self.results, day: result})


def read_results(path: Path) -> DailyResults:
    """Never fails: without a readable file there are no results."""
    try:
        data = json.loads(read_bytes(path, MOST_BYTES))
        return DailyResults(_results(data))
    except SaveError as error:
        return DailyResults(damage="" if error.id == "save.missing" else path.name)
    except (DamagedData, ValueError, RecursionError):
        return DailyResults(damage=path.name)


def write_results(path: Path, kept: DailyResults) -> None:
    """Raises SaveError, and the old file is untouched."""
    if kept.damage and path.exists():
        put_aside(path)
    data = {
        "format": FORMAT,
        "version": VERSION,
        "days": {day.isoformat(): _to_data(one) for day, one in sorted(kept.results.items())},
    }
    write_atomically(path, json.dumps(data, indent=1).encode("ascii"))


def put_aside(path: Path) -> None:
    """Under another name, beside it."""
    for number_of_file in range(1, 1000):
        aside = path.with_name(f"{path.stem}-damaged-{number_of_file}{path.suffix}")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError as error:
                raise writing_error(path, error) from error
            return


def _to_data(result: DayResult) -> dict[str, Any]:
    return {
        "place": result.place,
        "players": result.players,
        "points": result.points,
        "best_other": result.best_other,
        "games": list(result.games),
    }


def _results(data: object) -> Results:
    group = mapping(data)
    only_fields(group, "format", "version", "days")
    if group["format"] != FORMAT or group["version"] != VERSION:
        raise DamagedData("these are no results of games of the day")
    days = mapping(entry(group, "days"))
    if len(days) > MOST_DAYS:
        raise DamagedData("more days than anyone has played")
    return {_day(name): _from_data(one) for name, one in days.items()}


def _day(name: str) -> date:
    day = date.fromisoformat(text(name))
    if day.isoformat() != name:
        raise DamagedData(f"{name!r} is no day")
    return day


def _from_data(data: object) -> DayResult:
    group = mapping(data)
    only_fields(group, "place", "players", "points", "best_other", "games")
    players = number(group["players"], 2, 5)
    return DayResult(
        number(group["place"], 1, players),
        players,
        number(group["points"], 0, 1000),
        number(group["best_other"], 0, 1000),
        tuple(text(one) for one in items(group["games"], MOST_GAMES)),
    )
