"""Between a course and the table: plays a lesson in the window.

It keeps course and table together and makes the choices of the other houses. What can be chosen is
decided by `LessonGuide`, and what is seen of the lesson is made by `LessonShow`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.lessons.challenges import challenge_course
from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.layout import lay_out
from pamir_desktop.lessons.lesson import Challenge, Lesson, StepKind
from pamir_desktop.lessons.progress import LessonProgress, progress_from_text, progress_to_text
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model import Outcome
from pamir_desktop.settings import Settings, Speed
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.texts.lesson_texts import (
    house_names,
    lit_text,
    resumed_text,
)

from .lesson_guide import LessonGuide
from .lesson_show import LessonShow
from .table_control import TableControl

PAUSE: Final = {Speed.OFF: 800, Speed.FAST: 800, Speed.NORMAL: 1100, Speed.SLOW: 1700}
"""Milliseconds before each choice of another house, by the speed of animations."""


class LessonControl(QObject):
    """One per window; between two lessons it is idle."""

    announced = Signal(str, bool)  # for a screen reader, and whether it interrupts
    changed = Signal()  # progress, or another step
    outlined = Signal(object)  # what the lesson says and lights, as lines for the outline
    list_asked = Signal()
    new_game_asked = Signal()

    def __init__(
        self,
        control: TableControl,
        window: MainWindow,
        settings: Settings,
        leave: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`leave` closes what is on the table and shows the start page."""
        super().__init__(parent)
        self._control = control
        self._session = control.session
        self._window = window
        self._settings = settings
        self._leave = leave
        self.progress = progress_from_text(settings.lessons_done())
        self._guide = LessonGuide(self._session, window.table.view, self)
        self._guide.chosen.connect(self._advanced)
        self._guide.tried.connect(self._react)
        self._guide.pointed.connect(self.go_on)
        self._guide.lit_tried.connect(self._lead)
        self._guide.back_asked.connect(self.go_back)
        self._names = house_names()
        self._show = LessonShow(window, self)
        self._show.announced.connect(self.announced)
        self._show.outlined.connect(self.outlined)
        self._challenge: tuple[Lesson, Challenge] | None = None  # played instead of a lesson
        self._is_rehearsing = False
        self._is_opening = False  # the opening is read first
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act_for_others)
        self._session.replaced.connect(self._replaced)
        self._session.closed.connect(self._end)
        control.display.prompt_changed.connect(self.refresh)
        window.menus.renamed.connect(self.retranslate)
        self._connect_stage()

    def _connect_stage(self) -> None:
        note, slip = self._window.table.stage.note, self._window.table.stage.slip
        note.continued.connect(self.go_on)
        note.back_asked.connect(self.go_back)
        note.show_asked.connect(self.show_way)
        note.help_asked.connect(self.do_it)
        note.hint_asked.connect(self.give_hint)
        note.restart_asked.connect(self.restart)
        note.skip_asked.connect(self.skip)
        note.leave_asked.connect(self._leave_lesson)
        note.tool_asked.connect(lambda name: self._window.menus.actions[name].trigger())
        slip.pressed.connect(self._pressed)
        slip.closed.connect(self._leave_lesson)
        self._window.table.checks.scene.closed.connect(self.refresh)

    def _leave_lesson(self) -> None:
        if self.is_running:
            self._leave()

    # --- Lessons -----------------------------------------------------------------------------

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return load_lessons()

    @property
    def course(self) -> Course | None:
        """None between two lessons."""
        return self._guide.course

    @property
    def is_running(self) -> bool:
        return self.course is not None and self._control.display.guide is self._guide

    def start(self, lesson: Lesson | None = None) -> None:
        """Play a lesson, from where it was left if it was; without a name the next one."""
        lesson = lesson or self.progress.next_lesson(self.lessons)
        self._challenge = None
        resumed = self.progress.course(lesson)
        self._guide.course = resumed or Course(lesson)
        self._names = house_names()
        self._timer.stop()
        self._show.begin(resumed_text() if resumed else "")
        self._is_opening = resumed is None
        self._rehearse()
        if self._is_opening:
            self._show.show_opening(lesson)
        else:
            self._window.table.view.setFocus()

    def _pressed(self, button: str) -> None:
        if not self.is_running:
            return
        stage = self._window.table.stage
        stage.hide_slip()
        match button:
            case "begin":
                self._is_opening = False
                self._window.table.view.setFocus()
                self.refresh()
            case "next":
                done = None if self.course is None else self.course.lesson
                self.start(self.progress.next_lesson(self.lessons, done))
            case "again":
                self.restart()
            case "list":
                self._leave()
                self.list_asked.emit()
            case "new":
                self._leave()
                self.new_game_asked.emit()
            case _:
                self._leave()

    def start_challenge(self, lesson: Lesson, challenge: Challenge) -> None:
        self._challenge = (lesson, challenge)
        self._guide.course = challenge_course(lesson, challenge)
        self._names = house_names()
        self._timer.stop()
        self._show.begin()
        self._is_opening = False
        self._rehearse()
        self._window.table.view.setFocus()

    def restart(self) -> None:
        if self._challenge is not None and self.is_running:
            self.start_challenge(*self._challenge)
        elif self.course is not None:
            self.course.restart()
            self._forget()
            self._is_opening = True
            self._rehearse()
            self._show.show_opening(self.course.lesson)

    def skip(self) -> None:
        """To the next lesson; this one counts as skipped. A challenge is just left."""
        if self._challenge is not None and self.is_running:
            self._leave()
            self.list_asked.emit()
        elif self.course is not None:
            self._keep(self.progress.skipped(self.course.lesson))
            later = [lesson for lesson in self.lessons if lesson.number > self.course.lesson.number]
            if later:
                self.start(later[0])
            else:
                self._leave()
                self.list_asked.emit()

    def _finish(self) -> None:
        assert self.course is not None
        lesson = self.course.lesson
        if self._challenge is not None:
            self._keep(self.progress.challenge_done(self._challenge[1]))
            self._show.show_challenge_done(lesson)
            return
        self._keep(self.progress.done(lesson))
        self._show.show_closing(lesson, self.progress.next_lesson(self.lessons, lesson))

    def _keep(self, progress: LessonProgress) -> None:
        if progress != self.progress:
            self.progress = progress
            self._settings.remember_lessons(progress_to_text(progress))

    def _replaced(self) -> None:
        """Another game is on the table."""
        if not self._is_rehearsing:
            self._end()

    def _end(self) -> None:
        if self.course is not None:
            self._guide.course = None
            self._timer.stop()
            self._window.table.view.pointer.listener = None
            self._show.put_away()
            self.changed.emit()

    # --- Keeping table and course together ---------------------------------------------------

    def _rehearse(self) -> None:
        """Show the position that the choices of the course lead to."""
        assert self.course is not None
        start = lay_out(self.course.lesson.position, self._names)
        self._control.display.guide = self._guide
        self._window.table.view.pointer.listener = self._guide.clicked
        self._is_rehearsing = True
        self._window.table.stage.hide_slip()
        try:
            # free play can become a game
            can_be_kept = bool(self.course.lesson.remarks)
            self._session.rehearse(start, self.course.choices, can_be_kept=can_be_kept)
        finally:
            self._is_rehearsing = False
        self.course.arrive(self._session.state)
        self._control.display.show()

    def _agree(self) -> None:
        """The course has moved: the table follows."""
        assert self.course is not None
        assert self._session.game is not None
        made = tuple(moment.choice for moment in self._session.game.past)
        if made != self.course.choices:
            self._rehearse()
        else:
            self._control.display.show()

    def _advanced(self, outcome: Outcome) -> None:
        assert self.course is not None
        assert self._session.game is not None
        last = self._session.game.past[-1]
        self._forget()
        if self.course.step.kind is StepKind.DO and last.seat == self.course.lesson.me:
            self._show.nod()
        self.course.choose(last.choice, last.state, outcome.state)

    def _forget(self) -> None:
        self._timer.stop()
        self._show.forget()

    def _react(self, text: str) -> None:
        assert self.course is not None
        self.course.tried()
        self._show.react(text)
        self.refresh()

    def _lead(self) -> None:
        """From something that the sentence speaks of to what is to be chosen first."""
        self._react(lit_text())
        self.show_way()

    def go_back(self) -> None:
        if self.course is not None and self.course.can_go_back:
            self.course.go_back()
            self._forget()
            self._window.table.stage.hide_slip()
            self._window.table.view.setFocus()
            self._agree()

    # --- The note ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Continue: what others still have to do is done first."""
        course = self.course
        if course is None or course.is_over or self._is_busy:
            return
        at = course.at
        while course.at == at and (choice := course.scripted(self._session.state)) is not None:
            self._session.choose(choice)
        if course.at == at:
            self._forget()
            course.go_on(self._session.state)
        self._agree()

    @property
    def _is_busy(self) -> bool:
        """Wakhan's turn or a check is being watched: the lesson waits."""
        return self._control.display.is_watching or self._window.table.checks.shows_scene

    def show_way(self) -> None:
        if self.course is not None:
            self._show.show_way(self.course, self._session.state, self._session.decision)

    def do_it(self) -> None:
        """Make the choice for the player."""
        expected = () if self.course is None else self.course.expected(self._session.state)
        if expected:
            self._control.choose(expected[0])

    def give_hint(self) -> None:
        if self.course is not None and not self.course.is_over:
            self._show.give_hint(self.course, self._session.state)
            self.refresh()

    def repeat(self) -> None:
        """Have the sentence read again, with the focus on the note."""
        if self.is_running and self._show.repeat():
            self.refresh()

    def refresh(self) -> None:
        """Show the note of the step; called after everything that is shown on the table."""
        course = self.course
        if course is None or self._is_rehearsing or not self.is_running:
            return
        stage = self._window.table.stage
        if self._window.table.checks.shows_scene:
            stage.hide_note()
            return
        if course.is_over:
            self._finish()
            return
        if self._challenge is None:
            self._keep(self.progress.left_at(course))
        if self._control.display.is_watching or self._is_opening:
            stage.hide_note()
            return
        state = self._session.state
        self._show.show_step(course, state, self._session.decision)
        self.changed.emit()
        if course.scripted(state) is not None and not self._timer.isActive():
            self._timer.start(PAUSE[self._settings.options.animation])

    def _act_for_others(self) -> None:
        if self.course is not None and not self._is_busy:
            choice = self.course.scripted(self._session.state)
            if choice is not None:
                self._session.choose(choice)

    def retranslate(self) -> None:
        """Another language: the houses have other names, and the note other words."""
        if not self.is_running or self.course is None or not self._window.pages.is_at_table:
            return
        if house_names() != self._names:
            self._names = house_names()
            self._rehearse()
        if self._is_opening:
            self._show.show_opening(self.course.lesson)
        elif self.course.is_over:
            self._window.table.stage.slip.hide()
            self._finish()
        else:
            self.refresh()
