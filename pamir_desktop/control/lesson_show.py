"""What is seen of a lesson: the note of the step, its light, the slips, and what is said."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.lights import plain_links
from pamir_desktop.model import Decision, State
from pamir_desktop.views.main_window import MainWindow

from .lesson_hints import LessonHints
from .lesson_notes import (
    challenge_slip,
    closing_slip,
    note_content,
    opening_slip,
    outline_lines,
    spoken_step,
    tool_words,
    way_of,
)


class LessonShow(QObject):
    """Shows a course; what happens in it is decided elsewhere."""

    announced = Signal(str, bool)  # for a screen reader, and whether it interrupts
    outlined = Signal(object)  # what the lesson says and lights, as lines for the outline

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._stage = window.table.stage
        self._hints = LessonHints()
        self._shown: tuple[object, ...] = ()  # what was announced last
        self._nods = False  # a right choice was made, and not yet acknowledged
        self.reaction = ""  # the answer to what was tried last

    def begin(self, reaction: str = "") -> None:
        """Another lesson."""
        self._hints = LessonHints()
        self._shown = ()
        self.forget()
        self.reaction = reaction

    def forget(self) -> None:
        """Another step, or something was chosen: what was said about the last one is over."""
        self.reaction = ""
        self._hints.forget()

    def nod(self) -> None:
        """The player has made a right choice: the teacher nods when the next note is shown."""
        self._nods = True

    def put_away(self) -> None:
        self._stage.hide_note()
        self._stage.hide_slip()
        self.outlined.emit(())

    # --- Slips -------------------------------------------------------------------------------

    def show_opening(self, lesson: Lesson) -> None:
        self._stage.hide_note()
        self._stage.slip.show_content(opening_slip(lesson))
        self.announced.emit(self._stage.slip.said(), True)

    def show_closing(self, lesson: Lesson, following: Lesson) -> None:
        self._stage.hide_note()
        if self._stage.slip.isHidden():
            self._stage.slip.show_content(closing_slip(lesson, following))
            self.announced.emit(self._stage.slip.said(), True)

    def show_challenge_done(self, lesson: Lesson) -> None:
        self._stage.hide_note()
        if self._stage.slip.isHidden():
            self._stage.slip.show_content(challenge_slip(lesson))
            self.announced.emit(self._stage.slip.said(), True)

    # --- The note ----------------------------------------------------------------------------

    def show_step(self, course: Course, state: State, decision: Decision | None) -> None:
        self._hints.notice(course, state, decision)
        spoken = self._hints.spoken
        light = course.light if spoken is None else spoken.light
        links = plain_links(light, state, course.lesson.me)
        content = note_content(course, state, self.reaction, self._hints.text)
        place = (course.at, self._hints.text)
        begins = place != self._shown[:2]
        self._stage.note.show_tools(tool_words(links, self._window.menus))
        motion = self._window.table.view.motion.milliseconds
        self._stage.show_note(content, links, begins=begins, motion=motion)
        if self._nods and motion:
            self._stage.note.nod()
        self._nods = False
        spoken_text = spoken_step(course, state, self._hints.text)
        if (*place, spoken_text) != self._shown:
            self._shown = (*place, spoken_text)
            self.announced.emit(spoken_text, course.step.kind is not StepKind.SCRIPT)
        said = (self.reaction, spoken_text)
        self.outlined.emit(outline_lines(said, links, self._window.table))

    def react(self, text: str) -> None:
        self.reaction = text
        self.announced.emit(text, True)

    def give_hint(self, course: Course, state: State) -> None:
        self._hints.give(course, state)

    def repeat(self) -> bool:
        """Whether there is a note to be read again; it gets the focus."""
        if not self._stage.note.isVisible():
            return False
        self._shown = ()
        self._stage.note.setFocus()
        return True

    def show_way(self, course: Course, state: State, decision: Decision | None) -> None:
        """Draw the way of the hand for the first thing that can be chosen."""
        expected = course.expected(state)
        if expected and decision is not None:
            table = self._window.table
            self._stage.show_way(way_of(expected[0], decision, state, table))
