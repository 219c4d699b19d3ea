"""The tool finds again what is shipped, and its proof notices what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from pamir_desktop.puzzles.goals import Goal
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles, puzzle_to_data, read_puzzle
from tools import find_puzzles
from tools.find_puzzles import difficulty, made, puzzle_at, written

EASY = [one for one in load_puzzles() if len(one.state.players) == 2]
QUICK = EASY[0]


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


def test_only_the_goals_that_are_asked_for_are_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_puzzles, "turns", lambda _seats, _seed: iter([QUICK.state]))
    monkeypatch.setattr(find_puzzles, "promising", lambda _state: iter([QUICK.goal]))
    file = tmp_path / "found.jsonl"
    others = [argument for goal in Goal if goal is not QUICK.goal for argument in ("--goal", goal)]
    assert find_puzzles.main(["--find", str(file), "--games", "1", *others]) == 0
    assert not file.exists()
    assert find_puzzles.main(["--find", str(file), "--games", "1", "--goal", QUICK.goal]) == 0
    assert json.loads(file.read_text())["goal"] == QUICK.goal


def test_what_is_added_comes_beside_what_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given one shipped puzzle, and another one that was found twice
    folder, file = tmp_path / "puzzles", tmp_path / "found.jsonl"
    monkeypatch.setattr(find_puzzles, "FOLDER", folder)
    monkeypatch.setattr(find_puzzles, "load_puzzles", lambda: (QUICK,))
    other = next(one for one in EASY if one.goal is not QUICK.goal)
    found = puzzle_at(other.state, other.goal, 7)
    file.write_text(f"{json.dumps(found)}\n" * 2)

    # When it is added
    assert find_puzzles.main(["--add", str(file)]) == 0

    # Then both are there, numbered by difficulty, and the shipped one is as it was
    puzzles = [read_puzzle(json.loads(path.read_text())) for path in sorted(folder.iterdir())]
    assert [puzzle.number for puzzle in puzzles] == [1, 2]
    assert [puzzle.stars for puzzle in puzzles] == sorted(puzzle.stars for puzzle in puzzles)
    kept = next(puzzle for puzzle in puzzles if puzzle.id == QUICK.id)
    assert kept == evolve(QUICK, number=kept.number)

    # And whoever selects instead ships what was found, and nothing else
    assert find_puzzles.main(["--select", str(file)]) == 0
    (alone,) = folder.iterdir()
    assert QUICK.id not in alone.name
