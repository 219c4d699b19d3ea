"""Challenges: a moment of a lesson again, with a goal of its own and every choice open."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from pamir_desktop.model import Choice

from .course import Course
from .lesson import (
    TURN_OVER,
    Challenge,
    Condition,
    Fact,
    Lesson,
    LessonStep,
    StepKind,
    Tip,
    Unreachable,
)
from .progress import replayed

MOST_STEPS: Final = 1000
"""Through a lesson, with the choices of all houses: no lesson is that long."""


def challenge_course(lesson: Lesson, challenge: Challenge) -> Course:
    """It begins where the first way through the lesson has come to that step."""
    me = int(lesson.me)
    failures = (
        Unreachable((Condition(Fact("active"), "!=", me),), TURN_OVER),
        Unreachable((Condition(Fact("over"), "==", True),), TURN_OVER),
    )
    goal = LessonStep(
        StepKind.GOAL,
        say=challenge.say,
        queue=challenge.queue,
        goal=challenge.goal,
        tips=(Tip(challenge.hint),),
        failures=failures,
        solutions=(challenge.solution,),
    )
    played = evolve(
        lesson,
        title=challenge.title,
        opening=challenge.say,
        closing=challenge.say,
        known=(),
        steps=(goal,),
        remarks=(),
        challenges=(challenge,),
        is_challenge=True,
    )
    return Course(played, choices=choices_before(lesson, challenge.before))


def choices_before(lesson: Lesson, step: int) -> tuple[Choice, ...]:
    """Of all houses, by the first answer of every step."""
    course = Course(lesson)
    state = replayed(lesson, ())
    course.arrive(state)
    for _ in range(MOST_STEPS):
        if course.at >= step:
            break
        choice = course.scripted(state)
        if course.step.kind is StepKind.DO:
            choice = course.expected(state)[0]
        if choice is None:
            course.go_on(state)
            state = replayed(lesson, course.choices)
        else:
            after = replayed(lesson, (*course.choices, choice))
            course.choose(choice, state, after)
            state = after
    return course.choices
