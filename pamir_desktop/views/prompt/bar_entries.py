"""The buttons of the prompt bar as data: what each says, its digit, and what it does.

Without widgets, so that the rules of the bar can be tested without one.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from pamir_desktop.model.decisions import Choice, ChooseLoyalty, Decision, EndTurn
from pamir_desktop.model.first_edition.choices import Attack
from pamir_desktop.model.terms import Suit
from pamir_desktop.views.art.icons import Icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.texts.choice_labels import choice_label
from pamir_desktop.views.texts.translation import translate
from pamir_desktop.views.texts.voice import Voice

from .prompt_choices import Amounts, button_choices
from .prompt_words import PromptWords
from .question import Caution, Question


class BarCommand(Enum):
    """What a button does if it does not make a choice."""

    END_RECAP = auto()
    NEXT_STEP = auto()  # of Wakhan's turn
    WATCH = auto()
    FINISH = auto()
    WHY = auto()  # a bot says
    END_TURN = auto()  # although something is left to do
    KEEP_PLAYING = auto()
    NEVER_CONFIRM = auto()  # ends the turn, too
    DO_ANYWAY = auto()  # in spite of a warning
    RECONSIDER = auto()
    NEVER_WARN = auto()  # makes the choice, too
    DEAL = auto()  # two players want to make one


class BarEntry(NamedTuple):
    """One button."""

    text: str
    key: int  # the digit that presses it
    action: Choice | BarCommand
    is_primary: bool = False  # the most likely answer
    icon: Icon | None = None
    barrier: str = ""  # why the choice could not be undone


def bar_entries(question: Question, *, ending: bool) -> list[BarEntry]:
    """The buttons for a question. `ending`: the player is asked to confirm the end of the turn."""
    if question.recapping:
        text = translate("PromptBar", "Stop")
        return [BarEntry(text, 1, BarCommand.END_RECAP, is_primary=True, icon=Glyph.FINISH)]
    if question.watching is not None:
        entries = _playback_entries()
        if question.why is not None:
            text = translate("PromptBar", "Why?")
            entries.append(BarEntry(text, 4, BarCommand.WHY))
        return entries
    if question.caution is not None:
        return _caution_entries(question, question.caution)
    if ending:
        return _ending_entries(question)
    if question.decision is not None:
        return _choice_entries(question, question.decision)
    return []


def bar_amounts(question: Question, *, ending: bool) -> Amounts | None:
    """The sums the stepper offers, if the buttons are those of a decision about a sum."""
    asks_otherwise = question.watching is not None or question.caution is not None or ending
    if asks_otherwise or question.decision is None:
        return None
    return Amounts.of(question.decision, hands_of(question.setup))


def _playback_entries() -> list[BarEntry]:
    return [
        BarEntry(
            translate("PromptBar", "Next"),
            1,
            BarCommand.NEXT_STEP,
            is_primary=True,
            icon=Glyph.STEP,
        ),
        BarEntry(translate("PromptBar", "Watch"), 2, BarCommand.WATCH, icon=Suit.INTELLIGENCE),
        BarEntry(translate("PromptBar", "Skip to end"), 3, BarCommand.FINISH, icon=Glyph.FINISH),
    ]


def _ending_entries(question: Question) -> list[BarEntry]:
    return [
        BarEntry(
            translate("PromptBar", "End turn"),
            1,
            BarCommand.END_TURN,
            is_primary=True,
            barrier=PromptWords(question).barrier_of(EndTurn()),
        ),
        BarEntry(translate("PromptBar", "Keep playing"), 2, BarCommand.KEEP_PLAYING),
        BarEntry(translate("PromptBar", "Do not ask again"), 3, BarCommand.NEVER_CONFIRM),
    ]


def _caution_entries(question: Question, caution: Caution) -> list[BarEntry]:
    """Reconsidering is what the warning is for, so Enter does that."""
    if isinstance(caution.choice, EndTurn):
        anyway, back = translate("PromptBar", "End turn"), translate("PromptBar", "Keep playing")
    else:
        anyway = translate("PromptBar", "Do it anyway")
        back = translate("PromptBar", "Choose something else")
    barrier = PromptWords(question).barrier_of(caution.choice)
    return [
        BarEntry(back, 1, BarCommand.RECONSIDER, is_primary=True),
        BarEntry(anyway, 2, BarCommand.DO_ANYWAY, barrier=barrier),
        BarEntry(translate("PromptBar", "Do not warn again"), 3, BarCommand.NEVER_WARN),
    ]


def _choice_entries(question: Question, decision: Decision) -> list[BarEntry]:
    voice, words = Voice(question.setup), PromptWords(question)
    hands = hands_of(question.setup)
    entries = [
        BarEntry(
            choice_label(choice, decision, question.state, voice),
            key,
            choice,
            is_primary=isinstance(choice, hands.agreeing),
            icon=_icon(choice),
            barrier=words.barrier_of(choice),
        )
        for choice, key in button_choices(decision, hands)
    ]
    if hands.has_deals and decision.prompt == hands.menu:
        deal = BarEntry(translate("PromptBar", "Deal…"), 1, BarCommand.DEAL, icon=Glyph.PERSON)
        return [deal, *(entry._replace(key=entry.key + 1) for entry in entries)]
    return entries


def _icon(choice: Choice) -> Icon | None:
    match choice:
        case ChooseLoyalty(coalition) | Attack(coalition):
            return coalition
        case _:
            return None
