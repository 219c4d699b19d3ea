"""What a player has done of the lessons, as text that the settings keep."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve, field

from pamir_desktop.model import Choice, DamagedData, IllegalChoice, State
from pamir_desktop.model.codec import (
    choice_from_data,
    choice_to_data,
    entry,
    items,
    mapping,
    number,
    only_fields,
    text,
)
from pamir_desktop.model.engine import apply
from pamir_desktop.model.values import frozen

from .course import Course, Visit
from .layout import lay_out
from .lesson import Challenge, Lesson
from .marks import OPEN, LessonMark


@frozen
class Bookmark:
    """Where a lesson was left."""

    lesson: str
    version: int
    visits: tuple[Visit, ...]

    @property
    def step(self) -> int:
        return self.visits[-1].step

    @classmethod
    def of(cls, course: Course) -> Bookmark:
        return cls(course.lesson.id, course.lesson.version, tuple(course.visits))


@frozen
class LessonProgress:
    marks: Mapping[str, LessonMark] = field(factory=dict)  # by the id of the lesson
    bookmark: Bookmark | None = None  # of the lesson that was played last
    challenges: frozenset[str] = frozenset()  # ids of those that are done

    def challenge_done(self, challenge: Challenge) -> LessonProgress:
        return evolve(self, challenges=self.challenges | {challenge.id})

    def mark(self, lesson: Lesson) -> LessonMark:
        return self.marks.get(lesson.id, LessonMark.NEW)

    def left_at(self, course: Course) -> LessonProgress:
        """The lesson is under way. One that was done before stays done."""
        if not course.visits:
            return self
        mark = self.mark(course.lesson)
        begun = mark if mark is LessonMark.DONE else LessonMark.BEGUN
        return evolve(self._marked(course.lesson, begun), bookmark=Bookmark.of(course))

    def done(self, lesson: Lesson) -> LessonProgress:
        return evolve(self._marked(lesson, LessonMark.DONE), bookmark=None)

    def skipped(self, lesson: Lesson) -> LessonProgress:
        mark = self.mark(lesson)
        skipped = mark if mark is LessonMark.DONE else LessonMark.SKIPPED
        return evolve(self._marked(lesson, skipped), bookmark=None)

    def _marked(self, lesson: Lesson, mark: LessonMark) -> LessonProgress:
        return evolve(self, marks={**self.marks, lesson.id: mark})

    def next_lesson(self, lessons: Sequence[Lesson], done: Lesson | None = None) -> Lesson:
        """The one to play next: the one left last, otherwise the first that is open.

        After one that has just been done, the first that is open behind it.
        """
        if self.bookmark is not None:
            for lesson in lessons:
                if lesson.id == self.bookmark.lesson:
                    return lesson
        found = [lesson for lesson in lessons if self.mark(lesson) in OPEN]
        later = [lesson for lesson in found if done is not None and lesson.number > done.number]
        return next(iter(later or found), lessons[-1])

    def course(self, lesson: Lesson) -> Course | None:
        """The course where it was left; None if it cannot be continued from there."""
        bookmark = self.bookmark
        if bookmark is None or (bookmark.lesson, bookmark.version) != (lesson.id, lesson.version):
            return None
        if any(visit.step >= len(lesson.steps) for visit in bookmark.visits):
            return None
        if not bookmark.step and not bookmark.visits[-1].choices:
            return None  # nothing has been done yet: the opening comes first
        try:
            for visit in bookmark.visits:
                replayed(lesson, visit.choices)
        except IllegalChoice:
            return None  # the rules have changed since
        return Course.resumed(lesson, bookmark.visits)


def replayed(lesson: Lesson, choices: Iterable[Choice]) -> State:
    """The state that choices lead to; raises IllegalChoice."""
    state = lay_out(lesson.position)
    for choice in choices:
        state = apply(state, choice).state
    return state


# --- As text -----------------------------------------------------------------------------------


def progress_to_text(progress: LessonProgress) -> str:
    data: dict[str, Any] = {"marks": {name: mark.value for name, mark in progress.marks.items()}}
    if progress.challenges:
        data["challenges"] = sorted(progress.challenges)
    bookmark = progress.bookmark
    if bookmark is not None:
        data["bookmark"] = {
            "lesson": bookmark.lesson,
            "version": bookmark.version,
            "visits": _visits_to_data(bookmark.visits),
        }
    return json.dumps(data)


def progress_from_text(written: str) -> LessonProgress:
    """Invalid text counts as no progress."""
    try:
        data = mapping(json.loads(written))
        marks = {
            name: LessonMark(text(mark)) for name, mark in mapping(entry(data, "marks")).items()
        }
        bookmark = _bookmark(data["bookmark"]) if "bookmark" in data else None
        challenges = frozenset(text(name) for name in items(data.get("challenges", [])))
    except (DamagedData, ValueError):
        return LessonProgress()
    return LessonProgress(marks, bookmark, challenges)


def _bookmark(data: object) -> Bookmark:
    group = mapping(data)
    only_fields(group, "lesson", "version", "visits")
    visits = _visits_from_data(group["visits"])
    return Bookmark(text(group["lesson"]), number(group["version"], 1, 1000), visits)


def _visits_to_data(visits: tuple[Visit, ...]) -> list[list[Any]]:
    """Each as its step, how many choices it shares with the one before, and the others."""
    data: list[list[Any]] = []
    before: tuple[Choice, ...] = ()
    for visit in visits:
        shared = 0
        for one, other in zip(before, visit.choices, strict=False):
            if one != other:
                break
            shared += 1
        data.append([visit.step, shared, [choice_to_data(c) for c in visit.choices[shared:]]])
        before = visit.choices
    return data


def _visits_from_data(data: object) -> tuple[Visit, ...]:
    visits: list[Visit] = []
    for item in items(data, most=2000):
        step, shared, others = items(item) if len(items(item)) == 3 else (None, None, None)
        before = visits[-1].choices if visits else ()
        kept = before[: number(shared, 0, len(before))]
        choices = tuple(choice_from_data(choice) for choice in items(others))
        visits.append(Visit(number(step, 0, 99), kept + choices))
    if not visits:
        raise DamagedData("a bookmark without a place")
    return tuple(visits)
