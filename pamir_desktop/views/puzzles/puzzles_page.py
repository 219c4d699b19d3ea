"""The list of puzzles: what each asks for, how difficult it is, and which are solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pamir_desktop.lessons.marks import LessonMark
from pamir_desktop.puzzles.progress import PuzzleMark, PuzzleProgress
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.views.lessons.rosettes import rosette_icon
from pamir_desktop.views.texts.puzzle_texts import (
    PuzzleWords,
    goal_text,
    goal_title,
    mark_text,
    puzzle_title,
    stars,
)
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.widgets.list_page import ListPage, Row

WORDS = PuzzleWords()

ROSETTES: Final = {PuzzleMark.HELPED: LessonMark.BEGUN, PuzzleMark.SOLVED: LessonMark.DONE}
"""Half filled after help, and full."""


class PuzzlesPage(ListPage):
    puzzle_chosen = Signal(object)  # Puzzle

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzles: tuple[Puzzle, ...] = ()
        self._progress = PuzzleProgress()
        for label in (self.more_head, self.more):
            label.hide()
        self.retranslate()

    def show_progress(self, puzzles: Sequence[Puzzle], progress: PuzzleProgress) -> None:
        """The next puzzle is selected."""
        self._puzzles, self._progress = tuple(puzzles), progress
        self.retranslate()
        self.list.setCurrentRow(self._puzzles.index(progress.last_puzzle(self._puzzles)))

    def current(self) -> Puzzle | None:
        row = self.list.currentRow()
        return self._puzzles[row] if 0 <= row < len(self._puzzles) else None

    def choose(self) -> None:
        puzzle = self.current()
        if puzzle is not None:
            self.puzzle_chosen.emit(puzzle)

    def rows(self) -> list[Row]:
        side, ratio = self.look.px(24), self.devicePixelRatioF()
        found = []
        for puzzle in self._puzzles:
            mark = self._progress.mark(puzzle)
            title = f"{number_text(puzzle.number)}   {stars(puzzle)}   {goal_title(puzzle.goal)}"
            spoken = (puzzle_title(puzzle), WORDS.stars_name(puzzle), mark_text(mark))
            icon = rosette_icon(ROSETTES.get(mark, LessonMark.NEW), side, self.look, ratio)
            found.append(Row(title, ", ".join(spoken), icon))
        return found

    def show_details(self) -> None:
        puzzle = self.current()
        if puzzle is None:
            return
        self.name.setText(puzzle_title(puzzle))
        mark = self._progress.mark(puzzle)
        facts = (stars(puzzle), WORDS.players(puzzle), mark_text(mark))
        self.facts.setText(" · ".join(facts))
        self.facts.setAccessibleName(", ".join((WORDS.stars_name(puzzle), *facts[1:])))
        self.text.setText(goal_text(puzzle))
        self.start_button.setText(self.tr("Solve"))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Puzzles"))
        intro = self.tr(
            "Each puzzle is one turn from a game between computer players. It has one "
            "solution, whose actions can sometimes be taken in another order."
        )
        count = WORDS.solved(self._progress.solved(self._puzzles), len(self._puzzles))
        self.intro.setText(f"{intro} {count}." if self._puzzles else intro)
        self.close_button.setText(self.tr("Back to the start page"))
        self.list.setAccessibleName(self.tr("Puzzles"))
        super().retranslate()
