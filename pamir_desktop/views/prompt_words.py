"""What the prompt bar says besides the question itself."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from .question import Question
from .texts.log_lines import log_lines
from .texts.prompts import prompt_text
from .texts.voice import Voice


class PromptWords(NamedTuple):
    question: Question

    def tr(self, text: str, hint: str = "", n: int = -1) -> str:
        return QCoreApplication.translate("PromptWords", text, hint, n)

    @property
    def voice(self) -> Voice:
        return Voice(self.question.setup)

    def sentence(self, *, ending: bool) -> str:
        """`ending`: the player has asked to end the turn and may waste something."""
        question = self.question
        if question.watching is not None:
            return self._doing()
        if question.handing_over:
            return self.tr("Hand the seat to {name}.").format(name=self.voice.player(question.seat))
        if ending:
            return self._waste()
        if question.decision is None:
            return self.tr("The game is over.")
        return prompt_text(question.decision, question.state, self.voice)

    def _doing(self) -> str:
        """What Wakhan has just done."""
        assert self.question.watching is not None
        told = [entry for entry in self.question.watching if not entry.id.startswith("trace.")]
        lines = log_lines(told, self.voice)
        return lines[0].text if lines else ""

    def _waste(self) -> str:
        left, bonus = self.question.state.actions_left, self.question.bonus_cards
        if left and bonus:
            text = self.tr("End the turn with %n action(s) and {bonus} unused?", "", left)
            return text.format(bonus=self.tr("%n bonus card(s)", "", bonus))
        if left:
            return self.tr("End the turn with %n action(s) unused?", "", left)
        return self.tr("End the turn with %n bonus card(s) unused?", "", bonus)

    def undo(self) -> str:
        """The tooltip of the undo button."""
        match self.question.barrier:
            case None:
                return self.tr("Take the last choice back")
            case "revealed":
                return self.tr("No way back: new cards have been seen.")
            case "other_decided":
                return self.tr("No way back: another player has decided since.")
            case "hand_shown":
                return self.tr("No way back: the next player has seen the own hand.")
            case "watching":
                return self.tr("Wakhan is still acting.")
            case _:
                return self.tr("Nothing has been chosen yet.")
