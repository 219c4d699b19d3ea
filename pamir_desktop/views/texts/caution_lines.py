"""Warnings before a choice, in words: what would happen, and a question."""

from __future__ import annotations

from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY
from pamir_desktop.views.prompt.question import Caution

from . import terms
from .choice_labels import menu_label
from .preview_lines import PreviewLine
from .translation import Translated, number_text
from .voice import Voice


def caution_text(caution: Caution, decision: Decision | None, state: State, voice: Voice) -> str:
    return CautionLines(caution, decision, state, voice).text()


class CautionLines(Translated):
    def __init__(
        self, caution: Caution, decision: Decision | None, state: State, voice: Voice
    ) -> None:
        self._caution = caution
        self._decision = decision
        self._state = state
        self._voice = voice

    def text(self) -> str:
        match self._caution.id:
            case "loyalty":
                return self._loyalty()
            case "check":
                text = self.tr("{name} would win at this Dominance Check. Buy it anyway?")
            case "victory":
                text = self.tr("{name} would win at the next Dominance Check. End the turn anyway?")
            case "lead" if self._caution.buyer == self._caution.seat:
                text = self.tr(
                    "{buyer} can buy the Dominance Check (price: {price}) and would then be ahead "
                    "of you. End the turn anyway?"
                )
            case "lead":
                text = self.tr(
                    "{buyer} can buy the Dominance Check (price: {price}), and then {name} would "
                    "be ahead of you. End the turn anyway?"
                )
            case _:
                text = self.tr("A bonus action would still help you: {move}. End the turn anyway?")
        caution = self._caution
        return text.format(
            name="" if caution.seat == NOBODY else self._voice.player(caution.seat),
            buyer="" if caution.buyer == NOBODY else self._voice.player(caution.buyer),
            price=number_text(caution.price),
            move=self._move(caution.free),
        )

    def _loyalty(self) -> str:
        ahead = self._caution.ahead
        assert ahead is not None
        lost = PreviewLine({}, self._voice).lost_by_you(ahead)
        text = self.tr("This changes your loyalty to {coalition}. You lose {losses}. Do it anyway?")
        return text.format(coalition=terms.coalition_name(ahead.coalition), losses=lost)

    def _move(self, choice: Choice | None) -> str:
        if choice is None or self._decision is None:
            return ""
        return menu_label(choice, self._decision, self._state, self._voice)
