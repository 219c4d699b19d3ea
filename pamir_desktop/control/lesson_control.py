"""Between a course and the table: plays a lesson in the window.

It is the guide of the table control: it offers what the step asks for, answers everything else, and
makes the choices of the other houses. After every change it shows the note of the step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.lessons.course import CONTINUED, Course
from pamir_desktop.lessons.layout import lay_out
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.lights import plain_links
from pamir_desktop.lessons.progress import Progress, progress_from_text, progress_to_text
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model import Choice, Decision, Outcome
from pamir_desktop.model.terms import Seat
from pamir_desktop.settings import Settings, Speed
from pamir_desktop.views.lessons.lit_things import spots_of
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.texts.lesson_texts import (
    house_names,
    lesson_text,
    other_choice_text,
    pointing_text,
    reading_text,
    resumed_text,
)

from .lesson_hints import LessonHints
from .lesson_notes import (
    choice_at,
    closing_slip,
    note_content,
    opening_slip,
    outline_lines,
    spoken_step,
    tool_words,
    way_of,
)
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
        self.course: Course | None = None
        self._names = house_names()
        self._reaction = ""
        self._hints = LessonHints()
        self._shown: tuple[object, ...] = ()  # what was announced last
        self._is_rehearsing = False
        self._is_opening = False  # the opening is read first
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act_for_others)
        self._session.replaced.connect(self._replaced)
        self._session.closed.connect(self._end)
        control.prompt_changed.connect(self.refresh)
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
        self._window.table.scene.closed.connect(self.refresh)

    def _leave_lesson(self) -> None:
        if self.is_running:
            self._leave()

    # --- Lessons -----------------------------------------------------------------------------

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return load_lessons()

    @property
    def is_running(self) -> bool:
        return self.course is not None and self._control.guide is self

    def start(self, lesson: Lesson | None = None) -> None:
        """Play a lesson, from where it was left if it was; without a name the next one."""
        lesson = lesson or self.progress.next_lesson(self.lessons)
        resumed = self.progress.course(lesson)
        self.course = resumed or Course(lesson)
        self._names = house_names()
        self._hints = LessonHints()
        self._forget()
        self._reaction = resumed_text() if resumed else ""
        self._is_opening = resumed is None
        self._rehearse()
        if self._is_opening:
            self._open()
        else:
            self._window.table.view.setFocus()

    def _open(self) -> None:
        assert self.course is not None
        stage = self._window.table.stage
        stage.hide_note()
        stage.slip.show_content(opening_slip(self.course.lesson))
        self.announced.emit(stage.slip.said(), True)

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
                self.start()
            case "list":
                self._leave()
                self.list_asked.emit()
            case "new":
                self._leave()
                self.new_game_asked.emit()
            case _:
                self._leave()

    def restart(self) -> None:
        if self.course is not None:
            self.course.restart()
            self._forget()
            self._is_opening = True
            self._rehearse()
            self._open()

    def skip(self) -> None:
        """To the next lesson; this one counts as skipped."""
        if self.course is not None:
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
        self._keep(self.progress.done(lesson))
        following = self.progress.next_lesson(self.lessons)
        stage = self._window.table.stage
        stage.hide_note()
        if stage.slip.isHidden():
            stage.slip.show_content(closing_slip(lesson, following))
            self.announced.emit(stage.slip.said(), True)

    def _keep(self, progress: Progress) -> None:
        if progress != self.progress:
            self.progress = progress
            self._settings.remember_lessons(progress_to_text(progress))

    def _replaced(self) -> None:
        """Another game is on the table."""
        if not self._is_rehearsing:
            self._end()

    def _end(self) -> None:
        if self.course is not None:
            self.course = None
            self._timer.stop()
            self._window.table.view.pointer.listener = None
            self._window.table.stage.hide_note()
            self._window.table.stage.hide_slip()
            self.outlined.emit(())
            self.changed.emit()

    # --- Keeping table and course together ---------------------------------------------------

    def _rehearse(self) -> None:
        """Show the position that the choices of the course lead to."""
        assert self.course is not None
        start = lay_out(self.course.lesson.position, self._names)
        self._control.guide = self
        self._window.table.view.pointer.listener = self._clicked
        self._is_rehearsing = True
        self._window.table.stage.hide_slip()
        try:
            self._session.rehearse(start, self.course.choices)
        finally:
            self._is_rehearsing = False
        self.course.arrive(self._session.state)
        self._control.show()

    def _agree(self) -> None:
        """The course has moved: the table follows."""
        assert self.course is not None
        assert self._session.game is not None
        made = tuple(moment.choice for moment in self._session.game.past)
        if made != self.course.choices:
            self._rehearse()
        else:
            self._control.show()

    def advanced(self, outcome: Outcome) -> None:
        if self.course is None or self.course.is_over:
            return
        assert self._session.game is not None
        last = self._session.game.past[-1]
        self._forget()
        self.course.choose(last.choice, last.state, outcome.state)

    def _forget(self) -> None:
        """Another step, or something was chosen: what was said about the last one is over."""
        self._timer.stop()
        self._reaction = ""
        self._hints.forget()

    # --- The guide of the table --------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        assert self.course is not None
        return self.course.lesson.me

    def offered(self, decision: Decision) -> tuple[Choice, ...]:
        assert self.course is not None
        expected = self.course.expected(self._session.state)
        return tuple(choice for choice in decision.choices if choice in expected)

    def answer(self, attempt: Choice) -> bool:
        """Say why something else comes first; what is impossible has its own reason."""
        course, decision = self.course, self._session.decision
        if course is None or course.is_over:
            return False
        if course.step.kind in CONTINUED:
            self._react(reading_text())
        elif course.step.kind is StepKind.POINT:
            self._react(pointing_text())
        else:
            said = course.reaction(self._session.state, attempt)
            is_legal = decision is not None and attempt in decision.choices
            if said is None and (not is_legal or course.step.kind is StepKind.GOAL):
                return False
            self._react(other_choice_text(attempt) if said is None else lesson_text(said))
        return True

    def _react(self, text: str) -> None:
        assert self.course is not None
        self.course.tried()
        self._reaction = text
        self.announced.emit(text, True)
        self.refresh()

    def takes_over(self, choice: Choice) -> bool:
        return False

    @property
    def has_replay(self) -> bool:
        return False

    @property
    def can_go_back(self) -> bool:
        return self.course is not None and self.course.can_go_back

    def go_back(self) -> None:
        if self.course is not None and self.course.can_go_back:
            self.course.go_back()
            self._forget()
            self._window.table.stage.hide_slip()
            self._window.table.view.setFocus()
            self._agree()

    def _clicked(self, spots: list[Spot]) -> bool:
        """A click on the table, before it means anything."""
        course, position = self.course, self._window.table.view.table.position
        if course is None or course.is_over or position is None:
            return False
        if course.step.kind is StepKind.POINT:
            meant = {spot for link in course.step.at for spot in spots_of(link, position)}
            if meant.isdisjoint(spots):
                self._react(lesson_text(course.step.wrong))
            else:
                QTimer.singleShot(0, self.go_on)  # once the click is over
            return True
        pointer = self._window.table.view.pointer
        offered = pointer.offer.clickable() | pointer.offer.grabbable()
        if course.step.kind is not StepKind.DO or pointer.scene.marks.selected is not None:
            return False
        if not offered.isdisjoint(spots):
            return False
        other = choice_at(spots, self._session.state, self._session.decision)
        return other is not None and self.answer(other)

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
        return self._control.is_watching or self._window.table.shows_scene

    def show_way(self) -> None:
        """Draw the way of the hand for the first thing that can be chosen."""
        expected = () if self.course is None else self.course.expected(self._session.state)
        decision = self._session.decision
        if expected and decision is not None:
            table = self._window.table
            table.stage.show_way(way_of(expected[0], decision, self._session.state, table))

    def do_it(self) -> None:
        """Make the choice for the player."""
        expected = () if self.course is None else self.course.expected(self._session.state)
        if expected:
            self._control.choose(expected[0])

    def give_hint(self) -> None:
        if self.course is not None and not self.course.is_over:
            self._hints.give(self.course, self._session.state)
            self.refresh()

    def repeat(self) -> None:
        """Have the sentence read again, with the focus on the note."""
        if self.is_running and self._window.table.stage.note.isVisible():
            self._shown = ()
            self.refresh()
            self._window.table.stage.note.setFocus()

    def refresh(self) -> None:
        """Show the note of the step; called after everything that is shown on the table."""
        course = self.course
        if course is None or self._is_rehearsing or not self.is_running:
            return
        stage = self._window.table.stage
        if self._window.table.shows_scene:
            stage.hide_note()
            return
        if course.is_over:
            self._finish()
            return
        self._keep(self.progress.left_at(course))
        if self._control.is_watching or self._is_opening:
            stage.hide_note()
            return
        state = self._session.state
        self._hints.notice(course, state, self._session.decision)
        spoken = self._hints.spoken
        links = plain_links(course.light if spoken is None else spoken.light, state, self.seat)
        content = note_content(course, state, self._reaction, self._hints.text)
        begins = (course.at, len(course.choices)) != self._shown[:2]
        stage.note.show_tools(tool_words(links, self._window.menus))
        motion = self._window.table.view.motion.milliseconds
        stage.show_note(content, links, begins=begins, motion=motion)
        self._announce(begins)
        said = (self._reaction, spoken_step(course, state, self._hints.text))
        self.outlined.emit(outline_lines(said, links, self._window.table))
        self.changed.emit()
        if course.scripted(state) is not None and not self._timer.isActive():
            self._timer.start(PAUSE[self._settings.options.animation])

    def _announce(self, begins: bool) -> None:
        assert self.course is not None
        shown = (self.course.at, len(self.course.choices), self._hints.text)
        if shown != self._shown:
            self._shown = shown
            said = spoken_step(self.course, self._session.state, self._hints.text)
            self.announced.emit(said, begins)

    def _act_for_others(self) -> None:
        if self.course is not None and not self._is_busy:
            choice = self.course.scripted(self._session.state)
            if choice is not None:
                self._session.choose(choice)

    def retranslate(self) -> None:
        """Another language: the houses have other names, and the note other words."""
        if not self.is_running or self.course is None or not self._window.is_at_table:
            return
        if house_names() != self._names:
            self._names = house_names()
            self._rehearse()
        if self._is_opening:
            self._open()
        elif self.course.is_over:
            self._window.table.stage.slip.hide()
            self._finish()
        else:
            self.refresh()
