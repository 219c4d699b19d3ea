"""Lessons in the window: how a player goes through their steps."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.patterns import matching
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.views.lessons.lit_things import spots_of
from tests.window.by_hand import choose, press
from tests.window.table_positions import click

LESSONS = load_lessons()


def named(lesson: Lesson) -> str:
    return lesson.id


def by_id(name: str) -> Lesson:
    return next(lesson for lesson in LESSONS if lesson.id == name)


def started(application: Application, name: str) -> Course:
    """A lesson whose opening has been read."""
    application.lessons.start(by_id(name))
    stage = application.window.table.stage
    assert stage.slip.isVisible()
    assert stage.note.isHidden()
    press(stage.slip.buttons["begin"])
    assert stage.note.isVisible()
    course = application.lessons.course
    assert course is not None
    return course


def go_on(application: Application) -> None:
    """Continue by key, wherever the focus is."""
    QTest.keyClick(application.window.table.view, Qt.Key.Key_Return)
    application.app.processEvents()


def skip_to(application: Application, step: int) -> None:
    """By the first answer of every step before."""
    course = application.lessons.course
    assert course is not None
    while course.at < step - 1:
        answer(application, course)


def answer(application: Application, course: Course) -> None:
    """Do what the step asks for, as a player would, and watch what comes of it."""
    do_step(application, course)
    application.checks.skip()


def do_step(application: Application, course: Course) -> None:
    match course.step.kind:
        case StepKind.POINT:
            position = application.window.table.view.table.position
            assert position is not None
            click(application, spots_of(course.step.at[0], position)[0])
        case StepKind.DO:
            choose(application, course.expected(application.session.state)[0])
        case StepKind.GOAL:
            solve(application, course)
        case _:
            go_on(application)


def solve(application: Application, course: Course) -> None:
    if not course.step.solutions:
        while not course.is_over:
            application.control.choose(course.expected(application.session.state)[-1])
            application.checks.skip()
        return
    for pattern in course.step.solutions[0]:
        state, decision = application.session.state, application.session.decision
        choose(application, matching(state, decision, [pattern])[0])
