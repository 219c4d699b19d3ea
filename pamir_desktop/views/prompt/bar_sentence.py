"""What the prompt bar says: the question, or what is shown instead of it. Without widgets."""

from __future__ import annotations

from typing import Final, NamedTuple

from pamir_desktop.model.decisions import Choice, Reason
from pamir_desktop.model.preview import Preview
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.texts.preview_lines import preview_text
from pamir_desktop.views.texts.prompts import menu_label
from pamir_desktop.views.texts.reasons import reason_text
from pamir_desktop.views.texts.voice import Voice

from .bar_painting import BarContent
from .prompt_words import PromptWords
from .question import Question, Why

MOST_LETTERS: Final = 110
"""Of a question that is repeated: a longer one would be too small to read beside the buttons."""


class BarSentence(NamedTuple):
    """A question and everything that can take its place, in the order of `text`."""

    question: Question
    reason: Reason | None = None  # why something is impossible
    preview: tuple[Choice, Preview] | None = None  # of the choice that is pointed at
    pointed: str = ""  # the barrier of the button under the mouse
    why: tuple[Seat, Why | None] | None = None  # the reasons of a bot
    thinking: int | None = None  # how far a bot has thought, in percent
    ending: bool = False  # the player is asked to confirm the end of the turn

    @property
    def voice(self) -> Voice:
        return Voice(self.question.setup)

    def text(self) -> str:
        return self.texts()[0]

    def texts(self) -> tuple[str, ...]:
        """The whole text, then what it can be shortened to where there is less room."""
        if self.reason is not None:
            return (self._reason_text(self.reason),)
        ahead = [part for part in (self._consequences(), self._barrier_ahead()) if part]
        if ahead:
            return (" · ".join(ahead),)
        words = PromptWords(self.question)
        if self.why is not None:
            return words.why(*self.why)
        if self.thinking is not None:
            return (words.thinking(self.thinking),)
        return (words.sentence(ending=self.ending),)

    def _reason_text(self, reason: Reason) -> str:
        """What comes first is named: the question whose place the reason takes, if it is short."""
        decision, menu = self.question.decision, hands_of(self.question.setup).menu
        if reason.id == "not_now" and decision is not None and decision.prompt != menu:
            text = PromptWords(self.question).not_now()
            if len(text) <= MOST_LETTERS:
                return text
        return reason_text(reason, self.voice)

    def content(self) -> BarContent:
        question = self.question
        sentence, *shorter = self.texts()
        seat, state = question.seat, question.state
        is_acting = question.decision is not None or question.watching is not None
        return BarContent(
            name=self.voice.player(seat),
            tag=question.tag(),
            colour=question.setup.seats[seat].colour,
            sentence=sentence,
            shorter=tuple(shorter),
            is_reason=self.reason is not None,
            is_barrier=self.reason is None and bool(self._barrier_ahead()),
            is_preview=self.reason is None and self.preview is not None,
            actions=state.actions_left if is_acting and seat == state.active else None,
            bonus=question.bonus_cards,
            suit=state.favored,
            purse=None if self.preview is None else self.preview[1].rupees.get(seat),
        )

    def _consequences(self) -> str:
        """What the choice pointed at would change; empty if there is none."""
        question = self.question
        if self.preview is None or question.decision is None:
            return ""
        choice, preview = self.preview
        label = menu_label(choice, question.decision, question.state, self.voice)
        return preview_text(label, preview, question.seat, self.voice)

    def _barrier_ahead(self) -> str:
        """Why the choice pointed at could not be undone; empty if it could."""
        if self.pointed or self.preview is None:
            return self.pointed
        return PromptWords(self.question).barrier_of(self.preview[0])
