"""What a player has solved is kept as text and survives everything but nonsense."""

from __future__ import annotations

import pytest

from pamir_desktop.puzzles.progress import (
    PuzzleMark,
    PuzzleProgress,
    progress_from_text,
    progress_to_text,
)
from pamir_desktop.puzzles.reader import load_puzzles

PUZZLES = load_puzzles()
FIRST, SECOND, THIRD = PUZZLES[:3]


def test_the_better_result_stays() -> None:
    progress = PuzzleProgress().marked(FIRST, PuzzleMark.SOLVED).marked(FIRST, PuzzleMark.HELPED)
    assert progress.mark(FIRST) is PuzzleMark.SOLVED
    progress = progress.marked(SECOND, PuzzleMark.TRIED).marked(SECOND, PuzzleMark.HELPED)
    assert progress.mark(SECOND) is PuzzleMark.HELPED
    assert progress.solved(PUZZLES) == 2


def test_written_and_read_it_is_the_same() -> None:
    progress = PuzzleProgress().marked(FIRST, PuzzleMark.SOLVED).marked(THIRD, PuzzleMark.TRIED)
    assert progress_from_text(progress_to_text(progress)) == progress


@pytest.mark.parametrize(
    "written",
    ["", "{}", "[]", '{"marks": []}', '{"marks": {"a": "won"}, "last": ""}', "[" * 100_000, "\0"],
)
def test_nonsense_is_no_progress(written: str) -> None:
    assert progress_from_text(written) == PuzzleProgress()


def test_the_next_one_is_the_next_that_is_open() -> None:
    progress = PuzzleProgress().marked(FIRST, PuzzleMark.SOLVED).marked(SECOND, PuzzleMark.HELPED)
    assert progress.next_puzzle(PUZZLES) is THIRD
    assert progress.next_puzzle(PUZZLES, THIRD) is PUZZLES[3]
    assert progress.next_puzzle(PUZZLES, PUZZLES[-1]) is THIRD, "from the beginning again"
    assert progress.last_puzzle(PUZZLES) is THIRD
    assert progress.marked(PUZZLES[5], PuzzleMark.TRIED).last_puzzle(PUZZLES) is PUZZLES[5]


def test_when_all_are_solved_there_is_still_a_next_one() -> None:
    progress = PuzzleProgress()
    for puzzle in PUZZLES:
        progress = progress.marked(puzzle, PuzzleMark.SOLVED)
    assert progress.next_puzzle(PUZZLES, FIRST) is SECOND
    assert progress.next_puzzle(PUZZLES, PUZZLES[-1]) is FIRST
