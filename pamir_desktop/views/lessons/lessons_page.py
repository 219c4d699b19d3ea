"""The list of lessons: what each is about, how far the player is, and what has been learned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from pamir_desktop.lessons.lesson import Lesson
from pamir_desktop.lessons.marks import LessonMark
from pamir_desktop.lessons.progress import LessonProgress
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.lesson_texts import (
    challenge_title,
    lesson_text,
    lesson_title,
    mark_text,
)
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.widgets.list_page import ListPage, Row
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .rosettes import rosette_icon

MOST_CHALLENGES: Final = 3
"""Of one lesson."""


class LessonsPage(ListPage):
    lesson_chosen = Signal(object)  # Lesson
    challenge_chosen = Signal(object, object)  # Lesson and Challenge
    text_asked = Signal()  # "Your first game", to read instead

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lessons: tuple[Lesson, ...] = ()
        self._progress = LessonProgress()
        self.text_button = QPushButton()
        self.text_button.clicked.connect(self.text_asked)
        self.foot.insertWidget(0, self.text_button)
        self.challenges_head = PlainLabel()
        self.extra.addWidget(self.challenges_head)
        self.challenges = [QPushButton() for _ in range(MOST_CHALLENGES)]
        for place, button in enumerate(self.challenges):
            button.clicked.connect(partial(self._choose_challenge, place))
            self.extra.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self.retranslate()

    def show_progress(self, lessons: Sequence[Lesson], progress: LessonProgress) -> None:
        """The next lesson is selected."""
        self._lessons, self._progress = tuple(lessons), progress
        self.retranslate()
        self.list.setCurrentRow(self._lessons.index(progress.next_lesson(self._lessons)))

    def current(self) -> Lesson | None:
        row = self.list.currentRow()
        return self._lessons[row] if 0 <= row < len(self._lessons) else None

    def choose(self) -> None:
        lesson = self.current()
        if lesson is not None:
            self.lesson_chosen.emit(lesson)

    def _choose_challenge(self, place: int, _checked: bool = False) -> None:
        lesson = self.current()
        if lesson is not None:
            self.challenge_chosen.emit(lesson, lesson.challenges[place])

    def _show_challenges(self, lesson: Lesson) -> None:
        side, ratio = self.look.px(20), self.devicePixelRatioF()
        self.challenges_head.setVisible(bool(lesson.challenges))
        for place, button in enumerate(self.challenges):
            is_there = place < len(lesson.challenges)
            button.setVisible(is_there)
            if not is_there:
                continue
            challenge = lesson.challenges[place]
            mark = LessonMark.DONE if challenge.id in self._progress.challenges else LessonMark.NEW
            button.setIcon(rosette_icon(mark, side, self.look, ratio))
            button.setText(lesson_text(challenge.title))
            button.setToolTip(lesson_text(challenge.say))
            words = (challenge_title(challenge.title), mark_text(mark))
            button.setAccessibleName(", ".join(words))
            button.setAccessibleDescription(lesson_text(challenge.say))

    def lay_out(self, style: Style) -> None:
        self.extra.setSpacing(style.px(5))
        self.challenges_head.setFont(style.sans(BODY, 700))
        for button in self.challenges:
            button.setIconSize(QSize(style.px(20), style.px(20)))
        super().lay_out(style)

    def rows(self) -> list[Row]:
        side, ratio = self.look.px(24), self.devicePixelRatioF()
        found = []
        for lesson in self._lessons:
            mark, title = self._progress.mark(lesson), lesson_title(lesson)
            icon = rosette_icon(mark, side, self.look, ratio)
            found.append(Row(title, f"{title}, {mark_text(mark)}", icon))
        return found

    def show_details(self) -> None:
        lesson = self.current()
        if lesson is None:
            return
        mark = self._progress.mark(lesson)
        self.name.setText(lesson_text(lesson.title))
        minutes = self.tr("about %n minute(s)", "", lesson.minutes)
        facts = (str(lesson.year), minutes, mark_text(mark))
        self.facts.setText(" · ".join(facts))
        self.text.setText(lesson_text(lesson.opening))
        known = mark is LessonMark.DONE
        self.text.setVisible(not known)
        self._show_challenges(lesson)
        self.more_head.setVisible(known)
        self.more.setVisible(known)
        self.more.setText("\n".join(f"•  {lesson_text(text)}" for text in lesson.known))
        self.start_button.setText(self._start_words(lesson, mark))

    def _start_words(self, lesson: Lesson, mark: LessonMark) -> str:
        bookmark = self._progress.bookmark
        if bookmark is not None and bookmark.lesson == lesson.id and bookmark.step:
            text = self.tr("Continue at step {step} of {steps}")
            step, steps = number_text(bookmark.step + 1), number_text(len(lesson.steps))
            return text.format(step=step, steps=steps)
        return self.tr("Play again") if mark is LessonMark.DONE else self.tr("Begin")

    def retranslate(self) -> None:
        self.title.setText(self.tr("How to play"))
        self.intro.setText(
            self.tr(
                "Eight lessons at the real table, telling one story. Each takes a few minutes; "
                "you can stop at any time and continue later."
            )
        )
        self.more_head.setText(self.tr("What you know now"))
        self.challenges_head.setText(self.tr("Challenges"))
        self.text_button.setText(self.tr("Read “Your first game” instead"))
        self.close_button.setText(self.tr("Back to the start page"))
        self.list.setAccessibleName(self.tr("Lessons"))
        super().retranslate()
