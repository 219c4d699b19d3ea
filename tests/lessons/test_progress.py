"""What a player has done is kept as text and survives everything but nonsense."""

from __future__ import annotations

import json

import pytest
from attrs import evolve

from pamir_desktop.lessons.lesson import StepKind
from pamir_desktop.lessons.marks import LessonMark, lesson_ids, marks_in
from pamir_desktop.lessons.progress import (
    LessonProgress,
    progress_from_text,
    progress_to_text,
    replayed,
)
from pamir_desktop.lessons.reader import load_lessons

from .paths import Walk

GOAL, MARKET = load_lessons()[:2]
LAST = load_lessons()[-1]


def begun(steps: int) -> Walk:
    walk = Walk(MARKET)
    for _ in range(steps):
        if walk.course.step.kind is StepKind.DO:
            walk.choose(walk.answers()[0])
        else:
            walk.go_on()
    return walk


def test_a_lesson_goes_on_where_it_was_left() -> None:
    walk = begun(5)
    kept = progress_from_text(progress_to_text(LessonProgress().left_at(walk.course)))
    assert kept.mark(MARKET) is LessonMark.BEGUN
    assert kept.next_lesson(load_lessons()) is MARKET
    course = kept.course(MARKET)
    assert course is not None
    assert (course.at, course.choices) == (walk.course.at, walk.course.choices)
    assert replayed(MARKET, course.choices) == walk.state
    course.go_back()
    walk.course.go_back()
    assert (course.at, course.choices) == (walk.course.at, walk.course.choices)
    assert kept.course(GOAL) is None


def test_a_lesson_that_has_changed_begins_again() -> None:
    progress = LessonProgress().left_at(begun(5).course)
    assert progress.course(evolve(MARKET, version=MARKET.version + 1)) is None
    assert progress.course(evolve(MARKET, steps=MARKET.steps[:3])) is None
    assert progress.course(evolve(MARKET, position=GOAL.position)) is None


def test_done_stays_done_and_the_next_lesson_is_the_first_open_one() -> None:
    progress = LessonProgress().left_at(begun(3).course).done(MARKET)
    assert progress.bookmark is None
    assert progress.next_lesson(load_lessons()) is GOAL
    progress = progress.skipped(GOAL).skipped(MARKET)
    assert (progress.mark(GOAL), progress.mark(MARKET)) == (LessonMark.SKIPPED, LessonMark.DONE)
    assert progress.next_lesson(load_lessons()).number == 2
    assert progress.left_at(begun(3).course).mark(MARKET) is LessonMark.DONE
    for lesson in load_lessons():
        progress = progress.done(lesson)
    assert progress.next_lesson(load_lessons()) is LAST


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"marks": {"goal": "dancing"}}',
        '{"marks": 3}',
        '{"marks": {}, "bookmark": {"lesson": "goal"}}',
        '{"marks": {}, "bookmark": {"lesson": "goal", "version": 1, "visits": []}}',
        '{"marks": {}, "bookmark": {"lesson": "goal", "version": 1, "visits": [[0, 1, []]]}}',
        '{"marks": {}, "bookmark": {"lesson": "goal", "version": 1, "visits": [[0]]}}',
        '{"marks": {}, "bookmark": {"lesson": "goal", "version": 1, "visits": [[0, 0, [{}]]]}}',
    ],
)
def test_nonsense_is_no_progress(text: str) -> None:
    assert progress_from_text(text) == LessonProgress()


def test_the_start_page_reads_the_marks_alone() -> None:
    assert lesson_ids() == [lesson.id for lesson in load_lessons()]
    text = progress_to_text(LessonProgress().done(GOAL).left_at(begun(2).course).skipped(LAST))
    marks = marks_in(text, lesson_ids())
    assert marks[:2] == (LessonMark.DONE, LessonMark.BEGUN)
    assert marks[2:] == (LessonMark.NEW,) * 5 + (LessonMark.SKIPPED,)
    for nonsense in ("", "[]", "3", '{"marks": {"goal": "dancing"}}', '{"marks": 3}'):
        assert marks_in(nonsense, lesson_ids()) == (LessonMark.NEW,) * 8


def test_a_bookmark_is_short() -> None:
    """Every visit keeps only what the one before did not."""
    text = progress_to_text(LessonProgress().left_at(begun(7).course))
    assert json.dumps(json.loads(text)).count("purchase") == 1


def test_after_a_lesson_the_one_behind_it_comes_next_even_if_earlier_ones_were_left_out() -> None:
    progress = LessonProgress().done(MARKET)
    assert progress.next_lesson(load_lessons(), MARKET).number == 2
    assert progress.next_lesson(load_lessons()) is GOAL
    assert progress.done(LAST).next_lesson(load_lessons(), LAST) is GOAL
