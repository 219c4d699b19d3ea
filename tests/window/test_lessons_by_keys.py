"""Lessons need no mouse: Page Down, Enter, digits, and Ctrl+Enter for the end of a turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.patterns import matching
from pamir_desktop.model import Choice
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.views.lessons.lit_things import spots_of
from pamir_desktop.views.prompt.prompt_choices import Sum, button_choices
from pamir_desktop.views.table.gestures import gesture
from pamir_desktop.views.table.spots import (
    MarketSlot,
    PlayerPanel,
    Spot,
)
from tests.window.playing_lessons import (
    LESSONS,
    go_on,
    named,
    skip_to,
    started,
)


def test_the_whole_lesson_needs_no_mouse(application: Application) -> None:
    """Page Down and Enter for what is on the table, digits and keys for the rest."""
    course = started(application, "market")
    view = application.window.table.view
    go_on(application)
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.table.marks.focus == MarketSlot(2), "what is lit, where nothing can be chosen"
    QTest.keyClick(view, Qt.Key.Key_Return)
    application.app.processEvents()
    assert course.at == 2
    for expected in (3, 4, 5, 6):
        QTest.keyClick(view, Qt.Key.Key_PageDown)
        QTest.keyClick(view, Qt.Key.Key_Return)
        application.app.processEvents()
        assert course.at == expected
    go_on(application)
    waiting = application.window.table.stage.note.waiting.text()
    assert waiting == "Press “End turn” (Ctrl+Enter)."
    QTest.keyClick(view, Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
    application.app.processEvents()
    assert course.at == 8


def test_a_house_is_pointed_at_without_a_mouse(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 4)
    view = application.window.table.view
    while view.table.marks.focus != PlayerPanel(course.lesson.me):
        QTest.keyClick(view, Qt.Key.Key_PageDown)
        assert view.table.marks.focus in view.table.marks.lit
    QTest.keyClick(view, Qt.Key.Key_Return)
    application.app.processEvents()
    assert course.at == 4


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_by_keys_alone(
    application: Application, lesson: Lesson
) -> None:
    course = started(application, lesson.id)
    while not course.is_over and (course.step.kind is not StepKind.GOAL or course.step.solutions):
        do_step_by_keys(application, course)
        application.checks.skip()


def do_step_by_keys(application: Application, course: Course) -> None:
    position = application.window.table.view.table.position
    assert position is not None
    match course.step.kind:
        case StepKind.POINT:
            press_on(application, set(spots_of(course.step.at[0], position)))
        case StepKind.DO:
            choose_by_keys(application, course.expected(application.session.state)[0])
        case StepKind.GOAL:
            for pattern in course.step.solutions[0]:
                state, decision = application.session.state, application.session.decision
                choose_by_keys(application, matching(state, decision, [pattern])[0])
        case _:
            go_on(application)


def choose_by_keys(application: Application, choice: Choice) -> None:
    """Page Down and Enter on the table, digits in the bar, Ctrl+Enter for the end of the turn."""
    decision, table = application.session.decision, application.window.table
    assert decision is not None
    way = gesture(application.session.state, decision, choice)
    if way.click is not None:
        press_on(application, {way.click})
    elif way.grab is not None and way.drop is not None:
        press_on(application, {way.grab})
        press_on(application, {way.drop})
    elif isinstance(choice, EndTurn):
        QTest.keyClick(table.view, Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
    elif isinstance(choice, Sum):
        while table.bar.stepper.choice() != choice:
            QTest.keyClick(table.view, Qt.Key.Key_Minus)
        press_digit(application, table.bar.stepper.key)
    else:
        assert table.bar.question is not None
        assert table.bar.question.decision is not None
        digits = dict(button_choices(table.bar.question.decision))
        press_digit(application, digits[choice])
    application.app.processEvents()


def press_digit(application: Application, digit: int) -> None:
    QTest.keyClick(application.window.table.view, Qt.Key(Qt.Key.Key_0.value + digit))


def press_on(application: Application, spots: set[Spot]) -> None:
    view = application.window.table.view
    for _ in view.pointer.open_spots():
        QTest.keyClick(view, Qt.Key.Key_PageDown)
        if view.table.marks.focus in spots:
            QTest.keyClick(view, Qt.Key.Key_Return)
            application.app.processEvents()
            return
    pytest.fail(f"Page Down leads to none of {spots}")


def test_by_keys_from_the_start_page_into_a_lesson(application: Application) -> None:
    """Enter on the list starts it once, with its opening."""
    application.window.pages.start.how_button.click()
    page = application.window.pages.lessons
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    slip = application.window.table.stage.slip
    assert slip.isVisible()
    assert application.lessons.course is not None
    assert application.lessons.course.lesson.id == "market"
    QTest.keyClick(slip.buttons["begin"], Qt.Key.Key_Return)
    assert slip.isHidden()
    assert application.window.table.view.hasFocus()
    assert application.window.table.stage.note.reaction.isHidden()
    go_on(application)
    assert application.lessons.course.at == 1
