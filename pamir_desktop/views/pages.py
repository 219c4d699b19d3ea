"""The pages of the window: the table, and others that are created when they are first shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.views.games.continue_offer import ContinueOffer

from .style import Style
from .table_page import TablePage

if TYPE_CHECKING:
    from datetime import date

    from pamir_desktop.games.daily_results import DailyResults
    from pamir_desktop.lessons.lesson import Lesson
    from pamir_desktop.lessons.marks import LessonMark
    from pamir_desktop.lessons.progress import LessonProgress
    from pamir_desktop.puzzles.progress import PuzzleProgress
    from pamir_desktop.puzzles.puzzle import Puzzle
    from pamir_desktop.views.daily.daily_page import DailyPage
    from pamir_desktop.views.games.start_page import StartPage
    from pamir_desktop.views.lessons.lessons_page import LessonsPage
    from pamir_desktop.views.puzzles.puzzles_page import PuzzlesPage
    from pamir_desktop.views.widgets.slip_page import SlipPage


class Pages(QStackedWidget):
    """A game in progress stays where it is while another page is shown."""

    turned = Signal()  # to another page
    start_made = Signal(QWidget)  # the StartPage, not shown yet
    text_asked = Signal()  # of the first lesson, to read
    day_chosen = Signal(object)  # date of the game of the day to play

    def __init__(self, table: TablePage) -> None:
        super().__init__()
        self._table = table
        self._style = Style()
        self._language = ""
        self._game: Setup | None = None
        self._offer: ContinueOffer | None = None
        self._keeps_games = False
        self._lesson_marks: tuple[LessonMark, ...] = ()
        self._is_first_start = False
        self._start: StartPage | None = None
        self._lessons: LessonsPage | None = None
        self._puzzles: PuzzlesPage | None = None
        self._daily: DailyPage | None = None
        self.is_at_table = False
        self.addWidget(table)

    # --- The table and the start page ------------------------------------------------------

    @property
    def start(self) -> StartPage:
        """A game that is opened at startup does without it."""
        if self._start is None:
            from pamir_desktop.views.games.start_page import StartPage  # noqa: PLC0415  # see above

            self._start = StartPage()
            self._start.set_look(self._style)
            self._start.show_language(self._language)
            self._start.show_kept(self._keeps_games)
            self.addWidget(self._start)
            self.start_made.emit(self._start)
        return self._start

    def show_start(self) -> None:
        self.is_at_table = False
        self.start.show_offer(ContinueOffer.of(self._game) if self._game else self._offer)
        self.start.show_lessons(self._lesson_marks, is_first=self._is_first_start)
        self.setCurrentWidget(self.start)
        self.start.focus_first()
        self.turned.emit()

    def show_table(self) -> None:
        self.is_at_table = True
        self.setCurrentWidget(self._table)
        self._table.view.setFocus()
        self.turned.emit()

    def show_game(self, game: Setup | None) -> None:
        """The game in progress, which the start page offers to continue."""
        self._game = game

    def offer(self, offer: ContinueOffer | None) -> None:
        """A saved game that can be continued from the start page."""
        self._offer = offer
        if self._start is not None and not self.is_at_table:
            self.show_start()

    def offer_games(self, keeps_games: bool) -> None:
        """Whether there are saved games to choose from."""
        self._keeps_games = keeps_games
        if self._start is not None:
            self._start.show_kept(keeps_games)

    def offer_lessons(self, marks: tuple[LessonMark, ...], *, is_first: bool) -> None:
        """For the start page: how far the player is, and whether lessons are where to begin."""
        self._lesson_marks, self._is_first_start = marks, is_first

    # --- Lists -----------------------------------------------------------------------------

    @property
    def lessons(self) -> LessonsPage:
        if self._lessons is None:
            from pamir_desktop.views.lessons.lessons_page import (  # noqa: PLC0415  # not needed to start
                LessonsPage,
            )

            self._lessons = LessonsPage()
            self._lessons.text_asked.connect(self.text_asked)
            self._add_list(self._lessons)
        return self._lessons

    @property
    def puzzles(self) -> PuzzlesPage:
        if self._puzzles is None:
            from pamir_desktop.views.puzzles.puzzles_page import (  # noqa: PLC0415  # not needed to start
                PuzzlesPage,
            )

            self._puzzles = PuzzlesPage()
            self._add_list(self._puzzles)
        return self._puzzles

    @property
    def daily(self) -> DailyPage:
        if self._daily is None:
            from pamir_desktop.views.daily.daily_page import (  # noqa: PLC0415  # not needed to start
                DailyPage,
            )

            self._daily = DailyPage()
            self._daily.day_chosen.connect(self.day_chosen)
            self._add_list(self._daily)
        return self._daily

    def _add_list(self, page: SlipPage) -> None:
        page.set_look(self._style)
        page.closed.connect(self.show_start)
        self.addWidget(page)

    def show_lessons(self, lessons: Sequence[Lesson], progress: LessonProgress) -> None:
        self.lessons.show_progress(lessons, progress)
        self._show_list(self.lessons)

    def show_puzzles(self, puzzles: Sequence[Puzzle], progress: PuzzleProgress) -> None:
        self.puzzles.show_progress(puzzles, progress)
        self._show_list(self.puzzles)

    def show_daily(self, kept: DailyResults, today: date) -> None:
        """The calendar of the games of the day."""
        self.daily.show_results(kept, today)
        self._show_list(self.daily)

    def _show_list(self, page: SlipPage) -> None:
        self.is_at_table = False
        self.setCurrentWidget(page)
        page.focus_first()
        self.turned.emit()

    # --- Look and language -----------------------------------------------------------------

    def show_language(self, language: str) -> None:
        self._language = language
        if self._start is not None:
            self._start.show_language(language)

    def set_look(self, style: Style) -> None:
        self._style = style
        for page in (self._start, self._lessons, self._puzzles, self._daily):
            if page is not None:
                page.set_look(style)
        self._table.set_look(style)
