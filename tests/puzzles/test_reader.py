"""Files of puzzles: written and read again, and everything wrong with them is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pamir_desktop.model import DamagedData
from pamir_desktop.model.visibility import visible_to
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles, puzzle_files, puzzle_to_data, read_puzzle

PUZZLES = load_puzzles()


def named(puzzle: Puzzle) -> str:
    return puzzle.id


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_written_and_read_it_is_the_same(puzzle: Puzzle) -> None:
    assert read_puzzle(json.loads(json.dumps(puzzle_to_data(puzzle)))) == puzzle


def test_files_are_named_after_number_and_id() -> None:
    names = [path.stem for path in puzzle_files()]
    assert names == [f"{puzzle.number:02}-{puzzle.id}" for puzzle in PUZZLES]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_nothing_hidden_can_be_seen(puzzle: Puzzle) -> None:
    """No seed that deals the same cards again, and no name of a player of the original game."""
    assert puzzle.state.setup.seed == 0
    seen = visible_to(puzzle.state, puzzle.seat)
    for seat, player in enumerate(seen.players):
        if seat != puzzle.seat:
            assert set(player.hand) <= {seen.deck[0]}, "closed"
    assert all(chair.bot is None for chair in puzzle.state.setup.seats)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(puzzle_to_data(PUZZLES[0])))
    change(data)
    return data


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format="pamir-lesson"),
        lambda data: data.update(version=2),
        lambda data: data.update(stars=6),
        lambda data: data.update(goal="draw"),
        lambda data: data.update(lines=[]),
        lambda data: data["lines"][0].insert(0, {"kind": "stop"}),
        lambda data: data["lines"][0].append({"kind": "end-turn"}),
        lambda data: data["actions"][0].update(verb="steal"),
        lambda data: data["position"]["agenda"].pop(),
        lambda data: data["position"]["market_cards"].pop(),
        lambda data: data.update(position=[]),
        lambda data: data.pop("ways"),
        lambda data: data.update(extra=1),
    ],
)
def test_what_is_no_puzzle_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(DamagedData):
        read_puzzle(changed(change))
