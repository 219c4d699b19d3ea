"""The arena: games are determined by their number, and a run goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from pamir_desktop.bots import levels
from pamir_desktop.model.bot import Level
from tools import arena
from tools.bot_games import Match, percentile, play, wilson

MATCH = Match("novice", "random", 3, 77)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    first, again = play(MATCH, 1), play(MATCH, 1)
    assert (first.share, first.lead, first.turns) == (again.share, again.lead, again.turns)
    assert first.times.total() > 10
    assert percentile(first.times, 0.99) > 0


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept.json"
    words = ["--hero", "novice", "--against", "random", "--seed", "77", "--processes", "1"]
    words += ["--kept", str(path)]
    arena.main([*words, "--games", "2"])
    played: list[int] = []

    def watched(match: Match, number: int) -> object:
        played.append(number)
        return play(match, number)

    monkeypatch.setattr("tools.bot_games.play", watched)
    arena.main([*words, "--games", "3"])
    assert played == [2]
    assert "| novice | 2 × random |" in capsys.readouterr().out


def test_games_of_bots_that_have_changed_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = arena.Kept(tmp_path / "kept.json")
    kept.add(MATCH, play(MATCH, 0))
    kept.write()
    assert arena.Kept(kept.path).games(MATCH)["shares"]
    efforts = {**levels.EFFORTS, Level.NOVICE: evolve(levels.EFFORTS[Level.NOVICE], width=2)}
    monkeypatch.setattr(levels, "EFFORTS", efforts)
    assert not arena.Kept(kept.path).games(MATCH)["shares"]


def test_wilson_intervals() -> None:
    low, high = wilson(29, 30)
    assert (round(low, 2), round(high, 2)) == (0.83, 0.99)
    assert wilson(0, 0) == (0, 1)


def test_a_row_that_was_not_measured_says_so(tmp_path: Path) -> None:
    assert "not measured" in arena.row(MATCH, arena.Kept(tmp_path / "none.json"))
