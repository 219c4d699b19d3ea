"""Walks through a lesson by every answer it allows, with the engine alone."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from attrs import evolve

from pamir_desktop.lessons.conditions import answer, holds
from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.layout import lay_out
from pamir_desktop.lessons.lesson import Condition, Lesson, LessonStep, StepKind
from pamir_desktop.lessons.patterns import alike, matching
from pamir_desktop.lessons.progress import replayed
from pamir_desktop.model import Choice, State, apply, pending
from pamir_desktop.model.integrity import broken_invariants


class DoesNotFit(AssertionError):  # noqa: N818
    """The lesson asks for something the rules no longer give."""


class Walk:
    """One way through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = lay_out(lesson.position)
        self.course = Course(lesson)
        self.course.arrive(self.state)
        self.states: list[tuple[LessonStep, State]] = []  # after each step

    def fork(self) -> Walk:
        twin = copy(self)
        twin.course = evolve(
            self.course, visits=self.course.visits[:], made=dict(self.course._made)
        )
        twin.course._played = self.course._played
        twin.states = self.states[:]
        return twin

    def choose(self, choice: Choice) -> None:
        step, before = self.course.step, self.state
        self.state = apply(before, choice).state
        if broken := broken_invariants(self.state):
            raise DoesNotFit(f"after {choice}: {broken}")
        at = self.course.at
        self.course.choose(choice, before, self.state)
        self._left(step, at)

    def go_on(self) -> None:
        step, at = self.course.step, self.course.at
        self.course.go_on(self.state)
        self._left(step, at)

    def _left(self, step: LessonStep, at: int) -> None:
        """The session would now make the state agree with the choices."""
        if self.course.at != at:
            self.states.append((step, self.state))
            for condition in step.check:
                self.expect(condition)
        if not self.course.is_over and self.course.step.kind is StepKind.REWIND:
            self.state = replayed(self.lesson, self.course.choices)

    def expect(self, condition: Condition) -> None:
        if not holds(self.state, condition, self.lesson.me):
            found = answer(self.state, condition.fact, self.lesson.me)
            raise DoesNotFit(f"step {self.course.at}: {condition} does not hold, found {found}")

    def play_script(self) -> None:
        while (choice := self.course.scripted(self.state)) is not None:
            self.choose(choice)

    def answers(self) -> list[Choice]:
        """What the step allows; pieces in the same place are one answer."""
        found: dict[object, Choice] = {}
        for choice in self.course.expected(self.state):
            found.setdefault(alike(self.state, choice), choice)
        if not found:
            raise DoesNotFit(f"step {self.course.at + 1}: nothing expected is possible")
        return list(found.values())


def walks(walk: Walk) -> Iterator[Walk]:
    """Every way to the end; the first one takes the first answer at every step."""
    while not walk.course.is_over:
        match walk.course.step.kind:
            case StepKind.SCRIPT:
                at = walk.course.at
                walk.play_script()
                if not walk.course.is_over and walk.course.at == at:
                    walk.go_on()
            case StepKind.DO:
                first, *others = walk.answers()
                twins = [walk.fork() for _ in others]
                walk.choose(first)
                yield from walks(walk)
                for twin, choice in zip(twins, others, strict=True):
                    twin.choose(choice)
                    yield from walks(twin)
                return
            case StepKind.GOAL:
                yield from _solved(walk)
                return
            case _:
                walk.go_on()
    yield walk


def _solved(walk: Walk) -> Iterator[Walk]:
    """By every solution the lesson knows; without one, by the last answer again and again."""
    for solution in walk.course.step.solutions:
        twin = walk.fork()
        for pattern in solution:
            found = matching(twin.state, pending(twin.state), [pattern])
            if not found:
                raise DoesNotFit(f"the solution cannot be played: {pattern}")
            twin.choose(found[0])
        if not twin.course.is_over:
            raise DoesNotFit("the solution does not reach the goal")
        yield twin
    if not walk.course.step.solutions:
        while not walk.course.is_over:
            walk.choose(walk.course.expected(walk.state)[-1])
        yield walk
