"""Results of the games of the day: the best one stays, and no file does any harm."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from pamir_desktop.games.daily_results import (
    DailyResults,
    DayResult,
    read_results,
    result_of,
    write_results,
)
from pamir_desktop.games.errors import SaveError
from pamir_desktop.model import SeatSetup, Setup, new_game
from pamir_desktop.model.bot import Bot
from pamir_desktop.model.rules.dominance import end_game
from pamir_desktop.model.terms import Colour

DAY = date(2026, 11, 18)


def result(place: int = 1, points: int = 10, game: str = "a") -> DayResult:
    return DayResult(place, 3, points, 6, (game,))


def test_the_best_result_stays_and_a_game_counts_once() -> None:
    kept = DailyResults().with_result(DAY, result(2, 8, "a"))
    kept = kept.with_result(DAY, result(1, 9, "b"))
    kept = kept.with_result(DAY, result(3, 1, "c"))
    assert kept.results[DAY] == DayResult(1, 3, 9, 6, ("a", "b", "c"))
    assert kept.with_result(DAY, result(1, 20, "b")) is kept


def test_written_and_read_it_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "daily.json"
    kept = DailyResults().with_result(DAY, result()).with_result(date(2026, 2, 1), result(3))
    write_results(file, kept)
    assert read_results(file) == kept


def test_without_a_file_there_are_no_results(tmp_path: Path) -> None:
    assert read_results(tmp_path / "daily.json") == DailyResults()


HOSTILE = [
    b"",
    b"\x00\xff",
    b"[" * 100_000,
    b"{}",
    b"[]",
    b'{"format": "pamir-daily", "version": 1, "days": []}',
    b'{"format": "pamir-daily", "version": 2, "days": {}}',
    b'{"format": "pamir-daily", "version": 1, "days": {"yesterday": {}}}',
    b'{"format": "pamir-daily", "version": 1, "days": {"20261118": {"place": 1, "players": 3,'
    b' "points": 1, "best_other": 0, "games": []}}}',
    b'{"format": "pamir-daily", "version": 1, "days": {"2026-11-18": {"place": 9, "players": 3,'
    b' "points": 1, "best_other": 0, "games": []}}}',
    b'{"format": "pamir-daily", "version": 1, "days": {"2026-11-18": {"place": 1, "players": 3,'
    b' "points": 1e400, "best_other": 0, "games": []}}}',
    b'{"format": "pamir-daily", "version": 1, "days": {"2026-11-18": {"place": 1, "players": 3,'
    b' "points": 1, "best_other": 0, "games": [{}]}}}',
    b" " * 2_000_001,
]


@pytest.mark.parametrize("data", HOSTILE)
def test_a_bad_file_is_ignored_said_and_kept(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "daily.json"
    file.write_bytes(data)
    kept = read_results(file)
    assert kept.results == {}
    assert kept.damage == "daily.json"
    write_results(file, kept.with_result(DAY, result()))
    assert read_results(file) == DailyResults({DAY: result()})
    assert (tmp_path / "daily-damaged-1.json").read_bytes() == data


def test_a_folder_in_place_of_the_file_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "daily.json"
    file.mkdir()
    kept = read_results(file)
    assert kept.damage
    write_results(file, kept.with_result(DAY, result()))
    assert read_results(file).results == {DAY: result()}


def test_a_result_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "no folder").write_text("a file")
    with pytest.raises(SaveError):
        write_results(tmp_path / "no folder" / "daily.json", DailyResults({DAY: result()}))
    assert [path.name for path in tmp_path.iterdir()] == ["no folder"]


def test_nothing_of_the_file_is_more_than_numbers_and_ids(tmp_path: Path) -> None:
    file = tmp_path / "daily.json"
    write_results(file, DailyResults({DAY: result()}))
    assert json.loads(file.read_text())["days"]["2026-11-18"] == {
        "place": 1,
        "players": 3,
        "points": 10,
        "best_other": 6,
        "games": ["a"],
    }


def test_the_result_is_that_of_the_person() -> None:
    seats = (SeatSetup("Bot", Colour.RED, bot=Bot()), SeatSetup("Anna", Colour.BLUE))
    state = new_game(Setup(seats, seed=1))
    state.players[0].score, state.players[1].score = 7, 4
    end_game(state, "lead")
    assert result_of(state, "x") == DayResult(2, 2, 4, 7, ("x",))
