"""The guide of the table in a lesson: it offers what the step asks for, and answers the rest."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.lessons.course import CONTINUED, Course
from pamir_desktop.lessons.lesson import StepKind
from pamir_desktop.model import Choice, Decision, Outcome
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.lessons.lit_things import spots_of
from pamir_desktop.views.table.spots import ActionTile, CourtCard, Spot
from pamir_desktop.views.table.view import TableView
from pamir_desktop.views.texts.lesson_texts import (
    lesson_tag,
    lesson_text,
    other_choice_text,
    pointing_text,
    reading_text,
)

from .lesson_notes import choice_at
from .session import Session


class LessonGuide(QObject):
    """Knows the course and what the table asks about it; changes nothing itself."""

    chosen = Signal(Outcome)  # of a choice, of which nothing has been shown yet
    tried = Signal(str)  # something else, and what is said to it
    pointed = Signal()  # the right thing was clicked
    lit_tried = Signal()  # something that is lit, but not what is to be chosen first
    back_asked = Signal()

    def __init__(self, session: Session, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._view = view
        self.course: Course | None = None

    @property
    def seat(self) -> Seat:
        assert self.course is not None
        return self.course.lesson.me

    @property
    def tag(self) -> str:
        return "" if self.course is None else lesson_tag(self.course.lesson, self.course.at)

    def offered(self, decision: Decision) -> tuple[Choice, ...]:
        assert self.course is not None
        expected = self.course.expected(self._session.state)
        return tuple(choice for choice in decision.choices if choice in expected)

    def advanced(self, outcome: Outcome) -> None:
        if self.course is not None and not self.course.is_over:
            self.chosen.emit(outcome)

    def answer(self, attempt: Choice) -> bool:
        """Say why something else comes first; what is impossible has its own reason."""
        course, decision = self.course, self._session.decision
        if course is None or course.is_over:
            return False
        if course.step.kind in CONTINUED:
            self.tried.emit(reading_text())
        elif course.step.kind is StepKind.POINT:
            self.tried.emit(pointing_text())
        else:
            said = course.reaction(self._session.state, attempt)
            is_legal = decision is not None and attempt in decision.choices
            if said is None and (not is_legal or course.step.kind is StepKind.GOAL):
                return False
            self.tried.emit(other_choice_text(attempt) if said is None else lesson_text(said))
        return True

    def takes_over(self, choice: Choice) -> bool:
        return False

    @property
    def has_replay(self) -> bool:
        return False

    @property
    def can_go_back(self) -> bool:
        return self.course is not None and self.course.can_go_back

    def go_back(self) -> None:
        self.back_asked.emit()

    def clicked(self, spots: list[Spot]) -> bool:
        """A click on the table, before it means anything."""
        course, position = self.course, self._view.table.position
        if course is None or course.is_over or position is None:
            return False
        if course.step.kind is StepKind.POINT:
            meant = {spot for link in course.step.at for spot in spots_of(link, position)}
            if meant.isdisjoint(spots):
                self.tried.emit(lesson_text(course.step.wrong))
            else:
                QTimer.singleShot(0, self.pointed.emit)  # once the click is over
            return True
        pointer = self._view.pointer
        offered = pointer.offer.clickable() | pointer.offer.grabbable()
        if course.step.kind is not StepKind.DO or pointer.scene.marks.selected is not None:
            return False
        if not offered.isdisjoint(spots):
            return False
        other = choice_at(spots, self._session.state, self._session.decision)
        is_beside = misses_action(spots, offered)
        if not is_beside and other is not None and self.answer(other):
            return True
        lit = {spot for link in course.light for spot in spots_of(link, position)}
        if not is_beside and lit.isdisjoint(spots):
            return False
        self.lit_tried.emit()
        return True


def misses_action(spots: list[Spot], offered: Collection[Spot]) -> bool:
    """The right card was clicked, but none of its actions."""
    cards = {CourtCard(spot.card) for spot in offered if isinstance(spot, ActionTile)}
    on_tile = any(isinstance(spot, ActionTile) for spot in spots)
    return not on_tile and not cards.isdisjoint(spots)
