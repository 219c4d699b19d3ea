"""What the note and the slips of a lesson say, made from the course. Nothing here is kept."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.model import Choice, Decision, State
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.views.lessons.lit_things import TOOLS, area_of, spots_of
from pamir_desktop.views.lessons.note_content import NoteContent
from pamir_desktop.views.lessons.slip import SlipContent
from pamir_desktop.views.menus import Menus
from pamir_desktop.views.table.gestures import GestureMap, gesture
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table_page import TablePage
from pamir_desktop.views.texts.key_names import key_name
from pamir_desktop.views.texts.lesson_texts import (
    lesson_text,
    lesson_title,
    linked_lesson_text,
    named_cards,
    slip_head,
    step_place,
    waiting_text,
)
from pamir_desktop.views.texts.spot_names import spot_name
from pamir_desktop.views.texts.translation import translate
from pamir_desktop.views.texts.voice import Voice


def note_content(
    course: Course, state: State, reaction: str = "", spoken: str | None = None
) -> NoteContent:
    """`spoken` is said instead of the sentence of the step."""
    step = course.step
    failure = course.failure(state)
    under_way = course.scripted(state) is not None
    sentence = failure or (course.sentence if spoken is None else spoken)
    is_goal = step.kind is StepKind.GOAL
    if is_goal and spoken is None and not failure and _has_begun(course):
        sentence = ""
    return NoteContent(
        heading=lesson_title(course.lesson),
        text=linked_lesson_text(sentence) if sentence else "",
        reaction=reaction,
        waiting="" if failure or not sentence else waiting_text(step),
        step=course.at,
        steps=len(course.lesson.steps),
        can_continue=course.has_continue,
        can_go_back=course.can_go_back,
        can_show=step.kind is StepKind.DO and not under_way,
        can_help=course.offers_help,
        can_hint=is_goal and not failure,
        can_undo=bool(failure),
        cards=named_cards(sentence),
    )


def _has_begun(course: Course) -> bool:
    """The player has made a choice of the free turn: the note makes room for the table."""
    first = next(visit for visit in course.visits if visit.step == course.at)
    return len(course.choices) > len(first.choices)


def spoken_step(course: Course, state: State, spoken: str | None) -> str:
    """The step for a screen reader: where it is, the sentence, what is waited for."""
    sentence = course.failure(state) or (course.sentence if spoken is None else spoken)
    step = course.step
    parts = (
        step_place(course.lesson, course.at),
        lesson_text(sentence),
        waiting_text(step),
    )
    return " ".join(filter(None, parts))


def tool_words(links: tuple[str, ...], menus: Menus) -> list[tuple[str, str]]:
    """The buttons for menu actions that a sentence speaks of, unless they are on already."""
    found = []
    for link in links:
        name = TOOLS.get(link, "")
        if name and not menus.actions[name].isChecked():
            words, keys = menus.actions[name].text(), key_name(name)
            found.append((name, f"{words} ({keys})" if keys else words))
    return found


def way_of(choice: Choice, decision: Decision, state: State, table: TablePage) -> list[QPointF]:
    """The points of the table that a hand touches to make a choice."""
    made = gesture(state, decision, choice)
    ways = [made.grab, made.drop] if made.click is None else [made.click]
    scene = table.view.table
    points = [scene.spot_centre(s) for s in ways if s is not None and scene.item_of(s) is not None]
    if points:
        return points
    area = area_of("end_turn" if isinstance(choice, EndTurn) else "buttons", table)
    return [area.center()]


def choice_at(spots: list[Spot], state: State, decision: Decision | None) -> Choice | None:
    """The legal choice that a click would make or begin, if the lesson offered everything."""
    everything = GestureMap.of(state, decision)
    return next((choice for spot in spots for choice in everything.beginning_at(spot)), None)


def outline_lines(
    said: tuple[str, ...], links: tuple[str, ...], table: TablePage
) -> tuple[tuple[str, Spot | None], ...]:
    """What is said, and everything that is lit, for the outline of the table."""
    position = table.view.table.position
    if position is None:
        return ()
    voice = Voice(position.state.setup)
    spots = dict.fromkeys(spot for link in links for spot in spots_of(link, position))
    lit = [(spot_name(spot, position, voice), spot) for spot in spots]
    return (*((text, None) for text in said if text), *lit)


def opening_slip(lesson: Lesson) -> SlipContent:
    return SlipContent(
        head=slip_head(lesson),
        title=lesson_text(lesson.title),
        text=lesson_text(lesson.opening),
        buttons=(
            ("begin", translate("Lessons", "Begin")),
            ("list", translate("Lessons", "All lessons")),
        ),
    )


def challenge_slip(lesson: Lesson) -> SlipContent:
    """A challenge is done."""
    return SlipContent(
        head=slip_head(lesson),
        title=translate("Lessons", "Challenge done"),
        text=lesson_text(lesson.title),
        buttons=(
            ("list", translate("Lessons", "All lessons")),
            ("again", translate("Lessons", "Once more")),
        ),
    )


def closing_slip(lesson: Lesson, following: Lesson) -> SlipContent:
    """The next lesson is the default; after the last one a game of one's own."""
    if following.number > lesson.number:
        words = translate("Lessons", "Next: {title}").format(title=lesson_text(following.title))
        first = ("next", words)
    else:
        first = ("new", translate("Lessons", "New game"))
    return SlipContent(
        head=slip_head(lesson),
        title=translate("Lessons", "Lesson complete"),
        text=lesson_text(lesson.closing),
        points_head=translate("Lessons", "What you know now"),
        points=tuple(map(lesson_text, lesson.known)),
        buttons=(
            first,
            ("list", translate("Lessons", "All lessons")),
            ("leave", translate("Lessons", "Stop for today")),
        ),
    )
