"""The words of the lessons: sentences from their files, and what all lessons say.

The files are English; `tools/translate.py` collects their texts in the context `Lessons`. A card in
a sentence is written `[Ghilzai Nomads](13)`, so that each language can inflect its name.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from pamir_desktop.lessons.lesson import Lesson, LessonStep, StepKind
from pamir_desktop.lessons.marks import LessonMark
from pamir_desktop.model.decisions import (
    Act,
    Choice,
    EndTurn,
    PlayCard,
    Purchase,
    Stop,
    Withdraw,
)
from pamir_desktop.model.terms import CardId

from .key_names import fill_keys
from .translation import NO_BREAK, look_up, number_text, translate

CARD: Final = re.compile(r"\[([^\]]+)\]\((\d+)\)")
COUNT: Final = re.compile(r"\b(\d\d?) (?=[^\W\d])")
"""A number and the word it counts are on the same line; a year stands for itself."""


def lesson_text(source: str) -> str:
    """A text of a lesson as plain words."""
    return CARD.sub(r"\1", _wording(source))


def _wording(source: str) -> str:
    return COUNT.sub(rf"\1{NO_BREAK}", look_up("Lessons", source))


def linked_lesson_text(source: str) -> str:
    """As rich text in which the cards are links."""
    text, found = _wording(source), []
    end = 0
    for card in CARD.finditer(text):
        found.append(escape(text[end : card.start()]))
        found.append(f'<a href="card:{card[2]}">{escape(card[1])}</a>')
        end = card.end()
    return "".join((*found, escape(text[end:])))


def named_cards(source: str) -> tuple[CardId, ...]:
    """The cards that a text names; they are the same in all languages."""
    return tuple(CardId(int(number)) for _, number in CARD.findall(source))


def house_names() -> dict[str, str]:
    """The invented houses of the lessons, as they are written in this language."""
    return {
        "Mirzad": translate("Lessons", "Mirzad"),
        "Sarbaz": translate("Lessons", "Sarbaz"),
        "Devidas": translate("Lessons", "Devidas"),
    }


def teacher_name() -> str:
    return translate("Lessons", "Yusuf")


def lesson_title(lesson: Lesson) -> str:
    if lesson.is_challenge:
        return challenge_title(lesson.title)
    text = translate("Lessons", "Lesson {number}: {title}")
    return text.format(number=number_text(lesson.number), title=lesson_text(lesson.title))


def challenge_title(title: str) -> str:
    return translate("Lessons", "Challenge: {title}").format(title=lesson_text(title))


def slip_head(lesson: Lesson) -> str:
    text = translate("Lessons", "Lesson {number} · {year}")
    return text.format(number=number_text(lesson.number), year=lesson.year)


def lesson_tag(lesson: Lesson, step: int) -> str:
    """Where the player is, in the bar; after the last step only the lesson."""
    if lesson.is_challenge:
        return translate("Lessons", "Challenge")
    if step >= len(lesson.steps):
        return translate("Lessons", "Lesson {number}").format(number=number_text(lesson.number))
    text = translate("Lessons", "Lesson {number} · {step}/{steps}")
    return text.format(
        number=number_text(lesson.number),
        step=number_text(step + 1),
        steps=number_text(len(lesson.steps)),
    )


def step_place(lesson: Lesson, step: int) -> str:
    """Which step it is, for a screen reader."""
    if lesson.is_challenge:
        return f"{lesson_title(lesson)}."
    text = translate("Lessons", "Lesson {number}, step {step} of {steps}.")
    return text.format(
        number=number_text(lesson.number),
        step=number_text(step + 1),
        steps=number_text(len(lesson.steps)),
    )


def other_choice_text(attempt: Choice) -> str:
    """The answer to a legal choice for which the step has no words of its own."""
    match attempt:
        case Purchase():
            return translate("Lessons", "A good purchase, but not yet. What is lit comes first.")
        case PlayCard():
            return translate(
                "Lessons", "That card will have its day. Let us finish this thought first."
            )
        case Act():
            return translate(
                "Lessons", "That card can do it, you are right. In a moment; first what is lit."
            )
        case EndTurn():
            return translate(
                "Lessons", "You still have something to do this turn. What is lit is worth it."
            )
        case Withdraw():
            return translate(
                "Lessons",
                "Withdrawing costs nothing, remember that. But here we go through with it.",
            )
        case Stop():
            return translate("Lessons", "Not yet: one more is possible, and it helps us.")
        case _:
            return translate(
                "Lessons",
                "That would be possible. For this lesson take what is lit; afterward you can "
                "come back and try it.",
            )


def reading_text() -> str:
    """The answer to any choice while there is only something to read."""
    return translate("Lessons", "In a moment. First read this, then press Continue.")


def pointing_text() -> str:
    """The answer to a button while something on the table is to be clicked."""
    return translate("Lessons", "In a moment. First click what the sentence names.")


def lit_text() -> str:
    """The answer to a click on what the sentence speaks of, if something else comes first."""
    return translate("Lessons", "That is where it happens. Begin with what has a blue outline.")


def nothing_urgent_text() -> str:
    """A hint when nothing special is to be noticed."""
    return translate(
        "Lessons", "There is no hurry: a card with coins, a purple card or a spy is seldom wrong."
    )


def resumed_text() -> str:
    return translate("Lessons", "We stopped here. The pieces are as you left them.")


def waiting_text(step: LessonStep) -> str:
    """What a step waits for; empty if that is Continue."""
    match step.kind:
        case StepKind.POINT:
            return translate("Lessons", "Click what the sentence names.")
        case StepKind.DO if all(pattern.kind is EndTurn for pattern in step.expect):
            return fill_keys(translate("Lessons", "Press “End turn” ({key_end_turn})."))
        case StepKind.DO if step.several:
            return translate("Lessons", "Choose one of the outlined things.")
        case StepKind.DO:
            return translate("Lessons", "Choose what is outlined.")
        case StepKind.GOAL:
            return translate("Lessons", "Everything is allowed.")
        case _:
            return ""


def mark_text(mark: LessonMark) -> str:
    match mark:
        case LessonMark.NEW:
            return translate("Lessons", "not begun")
        case LessonMark.BEGUN:
            return translate("Lessons", "begun")
        case LessonMark.DONE:
            return translate("Lessons", "done")
        case LessonMark.SKIPPED:
            return translate("Lessons", "skipped")
