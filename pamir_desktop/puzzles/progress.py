"""What a player has solved, as text that the settings keep."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum

from attrs import evolve, field

from pamir_desktop.model import DamagedData
from pamir_desktop.model.codec import entry, mapping, str_member, text
from pamir_desktop.model.values import frozen

from .puzzle import Puzzle


class PuzzleMark(StrEnum):
    NEW = "new"
    TRIED = "tried"
    HELPED = "helped"  # solved after a hint, or after the solution was shown
    SOLVED = "solved"


ORDER = tuple(PuzzleMark)


@frozen
class PuzzleProgress:
    marks: Mapping[str, PuzzleMark] = field(factory=dict)  # by the id of the puzzle
    last: str = ""  # the id of the puzzle that was played last

    def mark(self, puzzle: Puzzle) -> PuzzleMark:
        return self.marks.get(puzzle.id, PuzzleMark.NEW)

    def marked(self, puzzle: Puzzle, mark: PuzzleMark) -> PuzzleProgress:
        """The better of two results counts."""
        best = max(mark, self.mark(puzzle), key=ORDER.index)
        return evolve(self, marks={**self.marks, puzzle.id: best}, last=puzzle.id)

    def solved(self, puzzles: Sequence[Puzzle]) -> int:
        """How many of them are solved, with or without help."""
        return sum(not self._is_open(puzzle) for puzzle in puzzles)

    def _is_open(self, puzzle: Puzzle) -> bool:
        return self.mark(puzzle) in (PuzzleMark.NEW, PuzzleMark.TRIED)

    def next_puzzle(self, puzzles: Sequence[Puzzle], after: Puzzle | None = None) -> Puzzle:
        """The first one after another that is not solved; if all are, simply the next one."""
        first = 0 if after is None else puzzles.index(after) + 1
        ahead = [*puzzles[first:], *puzzles[:first]]
        return next((p for p in ahead if self._is_open(p) and p is not after), ahead[0])

    def last_puzzle(self, puzzles: Sequence[Puzzle]) -> Puzzle:
        """The one to select in the list: the one played last if it is open, or the next."""
        found = next((puzzle for puzzle in puzzles if puzzle.id == self.last), None)
        if found is not None and self.mark(found) is PuzzleMark.TRIED:
            return found
        return self.next_puzzle(puzzles, found)


def progress_to_text(progress: PuzzleProgress) -> str:
    marks = {name: mark.value for name, mark in progress.marks.items()}
    return json.dumps({"marks": marks, "last": progress.last})


def progress_from_text(written: str) -> PuzzleProgress:
    """Invalid text counts as no progress."""
    try:
        data = mapping(json.loads(written))
        marks = mapping(entry(data, "marks"))
        return PuzzleProgress(
            {name: str_member(PuzzleMark, mark) for name, mark in marks.items()},
            text(entry(data, "last")),
        )
    except (DamagedData, ValueError, RecursionError):
        return PuzzleProgress()
