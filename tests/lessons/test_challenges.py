"""Every challenge is open at its beginning, missed when the turn is over, and can be solved."""

from __future__ import annotations

import pytest

from pamir_desktop.lessons.challenges import challenge_course, choices_before
from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import TURN_OVER, Challenge, Lesson
from pamir_desktop.lessons.patterns import matching
from pamir_desktop.lessons.progress import (
    LessonProgress,
    progress_from_text,
    progress_to_text,
    replayed,
)
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model import Choice, State, pending
from pamir_desktop.model.decisions import EndTurn

CHALLENGES = [(lesson, one) for lesson in load_lessons() for one in lesson.challenges]
IDS = [one.id for _, one in CHALLENGES]


def begun(lesson: Lesson, challenge: Challenge) -> tuple[Course, State]:
    course = challenge_course(lesson, challenge)
    state = replayed(lesson, course.choices)
    course.arrive(state)
    return course, state


def chosen(lesson: Lesson, course: Course, state: State, choice: Choice) -> State:
    after = replayed(lesson, (*course.choices, choice))
    course.choose(choice, state, after)
    return after


def test_every_lesson_but_the_last_has_challenges_with_ids_of_their_own() -> None:
    assert [bool(lesson.challenges) for lesson in load_lessons()] == [True] * 7 + [False]
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize(("lesson", "challenge"), CHALLENGES, ids=IDS)
def test_it_is_solved_by_its_solution(lesson: Lesson, challenge: Challenge) -> None:
    course, state = begun(lesson, challenge)
    decision = pending(state)
    assert decision is not None
    assert (decision.seat, decision.prompt) == (lesson.me, "turn.action")
    assert set(course.expected(state)) == set(decision.choices), "everything is allowed"
    for pattern in challenge.solution:
        assert not course.is_over
        if pattern.who is not None:
            answer = course.scripted(state)
            assert answer is not None
            assert answer in matching(state, pending(state), [pattern])
        else:
            answer = matching(state, pending(state), [pattern])[0]
        state = chosen(lesson, course, state, answer)
    assert course.is_over


@pytest.mark.parametrize(("lesson", "challenge"), CHALLENGES, ids=IDS)
def test_doing_nothing_misses_it(lesson: Lesson, challenge: Challenge) -> None:
    course, state = begun(lesson, challenge)
    state = chosen(lesson, course, state, EndTurn())
    assert not course.is_over
    assert course.failure(state) == TURN_OVER
    assert course.can_go_back
    course.go_back()
    assert course.choices == choices_before(lesson, challenge.before)


def test_what_is_done_is_kept() -> None:
    challenge = CHALLENGES[0][1]
    progress = LessonProgress().challenge_done(challenge)
    assert progress_from_text(progress_to_text(progress)) == progress
    assert progress_from_text('{"marks": {}, "challenges": [1]}') == LessonProgress()
    assert progress_from_text('{"marks": {}}').challenges == frozenset()
