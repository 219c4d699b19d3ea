"""Lessons, puzzles and the game of the day: made when they are first asked for, and their pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pamir_desktop.settings import Settings
from pamir_desktop.views.main_window import MainWindow

from .check_scenes import CheckScenes
from .replay import Replay
from .table_control import TableControl

if TYPE_CHECKING:
    from datetime import date

    from pamir_desktop.games.errors import SaveError
    from pamir_desktop.games.folders import Folders
    from pamir_desktop.lessons.lesson import Challenge, Lesson
    from pamir_desktop.model import State
    from pamir_desktop.puzzles.puzzle import Puzzle
    from pamir_desktop.views.accessible.reader import Reader

    from .daily_control import DailyControl
    from .game_files import GameFiles
    from .lesson_control import LessonControl
    from .puzzle_control import PuzzleControl


class Pastimes(QObject):
    def __init__(
        self,
        control: TableControl,
        window: MainWindow,
        settings: Settings,
        replay: Replay,
        checks: CheckScenes,
        files: Callable[[], GameFiles],
        reader: Callable[[], Reader],
        folders: Folders | None,
        parent: QObject,
    ) -> None:
        """`files` and `reader` are made when they are needed."""
        super().__init__(parent)
        self._control = control
        self._window = window
        self._settings = settings
        self._replay = replay
        self._checks = checks
        self._files = files
        self._reader = reader
        self._folders = folders
        menus = window.menus
        for lessons_asked in (window.how_to_play, menus.lessons_asked):
            lessons_asked.connect(self.show_lessons)
        for puzzles_asked in (window.puzzles_asked, menus.puzzles_asked):
            puzzles_asked.connect(self.show_puzzles)
        for daily_asked in (window.daily_asked, menus.daily_asked):
            daily_asked.connect(self.show_daily)
        window.pages.day_chosen.connect(self._start_day)
        menus.lesson_note_asked.connect(self._repeat_note)
        control.display.ended.connect(self._keep_result)

    # --- Lessons -----------------------------------------------------------------------------

    @cached_property
    def lessons(self) -> LessonControl:
        from .lesson_control import LessonControl  # noqa: PLC0415  # most starts do without

        leave = self._files().close
        made = LessonControl(self._control, self._window, self._settings, leave, self)
        made.announced.connect(self._say)
        made.outlined.connect(lambda lines: self._reader().show_lesson(lines))
        made.new_game_asked.connect(self._window.ask_for_game)
        made.list_asked.connect(self.show_lessons)
        made.changed.connect(self.offer_lessons)
        page = self._window.pages.lessons
        page.lesson_chosen.connect(self._start_lesson)
        page.challenge_chosen.connect(self._start_challenge)
        return made

    def show_lessons(self) -> None:
        """The list of lessons."""
        self._window.pages.show_lessons(self.lessons.lessons, self.lessons.progress)

    def _start_lesson(self, lesson: Lesson) -> None:
        self._files().leave(lambda: self.lessons.start(lesson))

    def _start_challenge(self, lesson: Lesson, challenge: Challenge) -> None:
        self._files().leave(lambda: self.lessons.start_challenge(lesson, challenge))

    def offer_lessons(self) -> None:
        """For the start page; before the first lesson nothing has to be read for it.

        Who has not played a game yet is led to the lessons until there is none left.
        """
        pages, has_played = self._window.pages, self._window.last_table is not None
        written = self._settings.lessons_done()
        if not written:
            pages.offer_lessons((), is_first=not has_played)
            return
        from pamir_desktop.lessons.marks import (  # noqa: PLC0415  # see above
            OPEN,
            lesson_ids,
            marks_in,
        )

        marks = marks_in(written, lesson_ids())
        is_open = any(mark in OPEN for mark in marks)
        pages.offer_lessons(marks, is_first=is_open and not has_played)

    # --- Puzzles -----------------------------------------------------------------------------

    @cached_property
    def puzzles(self) -> PuzzleControl:
        from .puzzle_control import PuzzleControl  # noqa: PLC0415  # most starts do without

        made = PuzzleControl(
            self._control,
            self._window,
            self._settings,
            self._replay,
            self._checks,
            self._files().close,
            self,
        )
        made.announced.connect(self._say)
        made.outlined.connect(lambda lines: self._reader().show_lesson(lines, is_puzzle=True))
        made.list_asked.connect(self.show_puzzles)
        self._window.pages.puzzles.puzzle_chosen.connect(self._start_puzzle)
        return made

    def show_puzzles(self) -> None:
        """The list of puzzles."""
        self._window.pages.show_puzzles(self.puzzles.puzzles, self.puzzles.progress)

    def _start_puzzle(self, puzzle: Puzzle) -> None:
        self._files().leave(lambda: self.puzzles.start(puzzle))

    def _say(self, text: str, at_once: bool) -> None:
        self._reader().say(text, at_once=at_once)

    def _repeat_note(self) -> None:
        """Of the lesson or puzzle that is under way."""
        if "lessons" in self.__dict__:
            self.lessons.repeat()
        if "puzzles" in self.__dict__:
            self.puzzles.repeat()

    # --- The game of the day -----------------------------------------------------------------

    @cached_property
    def daily(self) -> DailyControl:
        from .daily_control import DailyControl  # noqa: PLC0415  # a game is shown before it ends

        made = DailyControl(self._control.session, self._folders, self._player_name, self)
        made.trouble.connect(self._tell_problem)
        return made

    def show_daily(self) -> None:
        """The calendar of the games of the day."""
        self._window.pages.show_daily(self.daily.kept, self.daily.today())

    def _start_day(self, day: date) -> None:
        self._files().leave(lambda: self.daily.start(day))

    def _keep_result(self, state: State) -> None:
        self.daily.keep_result(state)

    def _player_name(self) -> str:
        """Of the person at the last table; empty if there was none."""
        table = self._window.last_table
        people = [] if table is None else [chair for chair in table.seats if chair.is_person]
        return people[0].name if people else ""

    def _tell_problem(self, error: SaveError) -> None:
        from pamir_desktop.views.texts.save_errors import (  # noqa: PLC0415  # rarely needed
            save_error_text,
        )

        self._window.show_problem(partial(save_error_text, error))
