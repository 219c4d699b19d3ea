"""The tool finds again what is shipped, and its proof notices what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles, puzzle_to_data, read_puzzle
from tools import find_puzzles
from tools.find_puzzles import difficulty, made, puzzle_at, written

QUICK = next(one for one in load_puzzles() if len(one.state.players) == 2)


def test_a_shipped_puzzle_is_found_in_its_position_whatever_is_hidden() -> None:
    found = puzzle_at(QUICK.state, QUICK.goal, 7)
    assert found is not None
    again = made(found)
    assert again is not None
    assert (again.goal, again.actions, again.ways) == (QUICK.goal, QUICK.actions, QUICK.ways)
    assert again.state.players[QUICK.seat] == QUICK.state.players[QUICK.seat]


def test_what_is_written_is_read_again() -> None:
    data = puzzle_to_data(QUICK)
    assert read_puzzle(json.loads(written(data))) == QUICK


@pytest.mark.parametrize(("puzzle", "code"), [(QUICK, 0), (evolve(QUICK, ways=999), 1)])
def test_prove_fails_if_a_puzzle_is_wrong(
    puzzle: Puzzle, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(find_puzzles, "load_puzzles", lambda: (puzzle,))
    assert find_puzzles.main(["--prove"]) == code
    assert f"{1 - code} of 1 puzzles are proved" in capsys.readouterr().out


def test_more_actions_and_less_chance_are_more_stars() -> None:
    assert difficulty(1, 3, 0.2) == 1
    assert difficulty(2, 5, 0.1) < difficulty(2, 5, 0.04) < difficulty(3, 6, 0.005)
    assert difficulty(7, 20, 0.0) == 5


def test_a_run_appends_what_it_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_puzzles, "turns", lambda _seats, _seed: iter([QUICK.state]))
    monkeypatch.setattr(find_puzzles, "promising", lambda _state: iter([QUICK.goal]))
    file = tmp_path / "found.jsonl"
    for _ in range(2):
        assert find_puzzles.main(["--find", str(file), "--games", "1", "--first", "7"]) == 0
    assert len(file.read_text().splitlines()) == 2
