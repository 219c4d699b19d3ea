"""Every lesson fits the rules on every path, and the course goes on, back and on again."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.lessons.conditions import OPERATORS
from pamir_desktop.lessons.course import PATIENCE, Course
from pamir_desktop.lessons.layout import lay_out
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.patterns import matching
from pamir_desktop.lessons.progress import replayed
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model import apply, pending
from pamir_desktop.model.decisions import EndTurn, PlayCard, Purchase
from pamir_desktop.model.terms import CardId

from .paths import DoesNotFit, Walk, walks

LESSONS = load_lessons()
PATHS = {
    "goal": 2,
    "market": 8,
    "actions": 6,
    "ruling": 96,
    "sides": 2,
    "spies": 6,
    "timing": 2,
    "game": 3,
}


def named(lesson: Lesson) -> str:
    return lesson.id


def lesson(name: str) -> Lesson:
    return next(lesson for lesson in LESSONS if lesson.id == name)


def first_walk(name: str) -> Walk:
    return next(walks(Walk(lesson(name))))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_enabled_answer_leads_to_the_end(lesson: Lesson) -> None:
    """Paths, conditions after every step, and the invariants of the engine after every choice."""
    found = list(walks(Walk(lesson)))
    assert len(found) == PATHS[lesson.id]
    assert all(walk.course.is_over for walk in found)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_choices_alone_lead_to_where_the_course_is(lesson: Lesson) -> None:
    walk = next(walks(Walk(lesson)))
    assert replayed(lesson, walk.course.choices) == walk.state


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_reaction_answers_something_that_can_be_tried(lesson: Lesson) -> None:
    walk = Walk(lesson)
    tried = 0
    while not walk.course.is_over:
        step, state = walk.course.step, walk.state
        for reaction in step.reactions:
            legal = [
                choice
                for choice in matching(state, pending(state), [reaction.when])
                if choice not in walk.course.expected(state)
            ]
            assert bool(legal) != reaction.illegal
            assert all(walk.course.reaction(state, choice) is not None for choice in legal)
            tried += 1
        match step.kind:
            case StepKind.DO:
                walk.choose(walk.answers()[0])
            case StepKind.SCRIPT:
                walk.play_script()
                if not walk.course.is_over and walk.course.step is step:
                    walk.go_on()
            case StepKind.GOAL:
                break
            case _:
                walk.go_on()
    assert tried == sum(len(step.reactions) for step in lesson.steps)


def test_a_lesson_that_no_longer_fits_the_rules_is_noticed() -> None:
    """Each condition turned into its opposite, and each expected choice taken away."""
    opposite = {"==": "!=", "!=": "==", ">=": "<", "<": ">=", ">": "<=", "<=": ">"}
    assert set(opposite) == set(OPERATORS)
    for name in ("goal", "sides"):
        whole = lesson(name)
        for index, step in enumerate(whole.steps):
            for place, condition in enumerate(step.check):
                turned = evolve(condition, operator=opposite[condition.operator])
                checks = (*step.check[:place], turned, *step.check[place + 1 :])
                steps = list(whole.steps)
                steps[index] = evolve(step, check=checks)
                with pytest.raises(DoesNotFit):
                    list(walks(Walk(evolve(whole, steps=tuple(steps)))))
    market = lesson("market")
    steps = list(market.steps)
    steps[2] = evolve(steps[2], expect=steps[13].expect)  # a card that is not in hand yet
    with pytest.raises(DoesNotFit):
        list(walks(Walk(evolve(market, steps=tuple(steps)))))


def test_only_what_is_asked_for_is_expected() -> None:
    walk = Walk(lesson("goal"))
    for _ in range(4):
        assert walk.course.expected(walk.state) == ()
        walk.go_on()
    assert walk.course.expected(walk.state) == (Purchase(0),)
    said = walk.course.reaction(walk.state, PlayCard(CardId(25)))
    assert said is not None
    assert said.startswith("First the check")
    assert walk.course.reaction(walk.state, Purchase(1)) is None


def test_other_houses_act_between_two_turns_and_back_passes_over_them() -> None:
    lesson_0 = lesson("goal")
    walk = Walk(lesson_0)
    while walk.course.at < 12:
        at = walk.course.at
        match walk.course.step.kind:
            case StepKind.DO:
                walk.choose(walk.answers()[0])
            case StepKind.SCRIPT:
                walk.play_script()
                assert walk.course.at == at, "its sentence is read first"
                walk.go_on()
            case _:
                walk.go_on()
    course = walk.course
    assert len(course.choices) == 8
    course.go_back()
    assert course.at == 9, "the end of the player's turn"
    assert course.choices[-1] != EndTurn()
    assert course.expected(replayed(lesson_0, course.choices)) == (EndTurn(),)


def test_going_back_step_by_step_leads_to_the_beginning() -> None:
    walk = first_walk("sides")
    course = walk.course
    seen = []
    while course.can_go_back:
        course.go_back()
        state = replayed(course.lesson, course.choices)
        course.arrive(state)
        seen.append(course.at)
        if course.step.kind is StepKind.DO:
            assert course.expected(state)
    assert seen == list(reversed(range(14)))


def test_a_rewind_brings_the_earlier_position_back() -> None:
    walk = Walk(lesson("sides"))
    walk.go_on()
    walk.go_on()
    before = walk.state
    walk.choose(EndTurn())
    assert walk.state.result is not None
    walk.go_on()
    assert walk.course.step.kind is StepKind.REWIND
    assert walk.course.choices == ()
    assert walk.state == before


def goal_of_timing() -> Walk:
    walk = Walk(lesson("timing"))
    while walk.course.step.kind is not StepKind.GOAL:
        at = walk.course.at
        walk.play_script()
        if walk.course.at == at:
            walk.go_on()
    return walk


def test_a_goal_allows_everything_and_says_when_it_is_lost() -> None:
    walk = goal_of_timing()
    decision = pending(walk.state)
    assert decision is not None
    assert walk.course.expected(walk.state) == decision.choices
    walk.choose(EndTurn())
    assert walk.course.failure(walk.state).startswith("The turn is over")
    assert walk.course.expected(walk.state) == ()
    assert walk.course.scripted(walk.state) is None, "the others wait until that is undone"
    walk.course.go_back()
    state = replayed(walk.lesson, walk.course.choices)
    assert walk.course.step.kind is StepKind.GOAL
    assert walk.course.expected(state) == decision.choices


def test_after_several_other_choices_help_is_offered_until_the_step_is_left() -> None:
    walk = Walk(lesson("actions"))
    walk.go_on()
    for _ in range(PATIENCE):
        assert not walk.course.offers_help
        walk.course.tried()
    assert walk.course.offers_help
    walk.choose(walk.answers()[0])
    assert not walk.course.offers_help


def test_after_two_wrong_clicks_only_what_is_meant_is_lit() -> None:
    walk = Walk(lesson("goal"))
    walk.go_on()
    walk.go_on()
    walk.go_on()
    lit = [walk.course.light]
    for _ in range(2):
        walk.course.tried()
        lit.append(walk.course.light)
    assert lit == [("slot:0", "panel:0", "panel:1"), ("slot:0", "panel:0", "panel:1"), ("panel:0",)]


def test_a_step_without_words_keeps_the_sentence_before() -> None:
    steps = lesson("goal").steps
    course = Course(lesson("goal"), at=8)
    assert steps[8].say == ""
    assert course.sentence == steps[7].say


def test_an_optional_step_is_passed_over_when_its_seat_is_not_asked() -> None:
    spies = lesson("spies")
    ends = {walk.course.choices for walk in walks(Walk(spies))}
    at_once = [c for c in ends if sum(isinstance(x, Purchase) for x in c) == 1]
    assert at_once, "a path that ends the turn without a purchase of the player"


def test_remarks_appear_as_often_as_they_may() -> None:
    game = lesson("game")
    course, state = Course(game), lay_out(game.position)
    state = apply(state, pending(state).choices[0]).state  # type: ignore[union-attr]
    state.players[game.me].rupees = 1
    moment = game.remarks[0].moment
    said = [remark.id for _ in range(40) if (remark := course.remark(state, moment)) is not None]
    for remark in game.remarks:
        assert said.count(remark.id) in (0, remark.most)
    assert said
    course.restart()
    again = course.remark(state, moment)
    assert again is not None, "the lesson begins again with all of them"
    assert again.id == said[0]
