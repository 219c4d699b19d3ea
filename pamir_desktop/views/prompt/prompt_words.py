"""What the prompt bar says besides the question itself."""

from __future__ import annotations

from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.terms import NOBODY, Seat
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.choice_labels import menu_label
from pamir_desktop.views.texts.log_lines import is_trace, log_lines
from pamir_desktop.views.texts.preview_lines import PreviewLine
from pamir_desktop.views.texts.prompts import prompt_text
from pamir_desktop.views.texts.translation import Translated
from pamir_desktop.views.texts.voice import Voice

from .question import Barrier, Caution, Question, UndoStep, Why


class PromptWords(Translated):
    def __init__(self, question: Question) -> None:
        self.question = question

    @property
    def voice(self) -> Voice:
        return Voice(self.question.setup)

    def sentence(self, *, ending: bool) -> str:
        """`ending`: the player is asked to confirm the end of the turn."""
        question = self.question
        if question.recapping:
            return self.tr("Replay: {text}").format(text=self._doing())
        if question.watching is not None:
            return self._doing() or self._deciding()
        if question.handing_over:
            return self.tr("Hand over to {name}.").format(name=self.voice.player(question.seat))
        if question.caution is not None:
            return self._warning(question.caution)
        if ending:
            return self._waste()
        if question.other_acts:
            return self._deciding()
        if question.decision is None:
            return self.tr("The game is over.")
        text = prompt_text(question.decision, question.state, self.voice)
        return f"{text} {self._ahead_text()}" if question.loyalty_ahead is not None else text

    def not_now(self) -> str:
        """The question, after something else was tried."""
        text = self.tr("Not now. {question}")
        return text.format(question=self.sentence(ending=False))

    def _warning(self, caution: Caution) -> str:
        from pamir_desktop.views.texts.caution_lines import (  # noqa: PLC0415  # not needed to start
            caution_text,
        )

        return caution_text(caution, self.question.decision, self.question.state, self.voice)

    def _ahead_text(self) -> str:
        """That the card to be played changes the loyalty, and what that costs."""
        ahead = self.question.loyalty_ahead
        assert ahead is not None
        text, lost = self.tr("Playing it changes your loyalty to {coalition}."), ""
        if ahead.patriots or ahead.prizes or ahead.gifts:
            text = self.tr("Playing it changes your loyalty to {coalition}; you lose {losses}.")
            lost = PreviewLine({}, self.voice).lost_by_you(ahead)
        return text.format(coalition=terms.coalition_name(ahead.coalition), losses=lost)

    def thinking(self, percent: int) -> str:
        """Instead of the sentence, while a bot takes its time."""
        text = self.tr("{name} is thinking: {percent}%")
        return text.format(name=self.voice.player(self.question.seat), percent=percent)

    def why(self, seat: Seat, why: Why | None) -> tuple[str, ...]:
        """The reasons of a bot, with fewer and fewer other choices; None if they were not kept."""
        from pamir_desktop.views.texts.bot_reasons import (  # noqa: PLC0415  # not needed to start
            BotReasons,
        )

        name = self.voice.player(seat)
        if why is None:
            return (self.tr("{name} gave no reasons for that turn.").format(name=name),)
        considered = [self._undo_step(step) for step in why.considered]
        counts = range(len(considered), -1, -1)
        words = BotReasons()
        return tuple(words.sentence(name, why.changes, considered[:count]) for count in counts)

    def _deciding(self) -> str:
        name = self.voice.player(self.question.seat)
        return self.tr("{name} is deciding.").format(name=name)

    def _doing(self) -> str:
        """What has just happened, in a turn that is watched or in the recap of past turns."""
        assert self.question.watching is not None
        entries = [entry for entry in self.question.watching if not is_trace(entry)]
        lines = log_lines(entries, self.voice)
        return lines[0].text if lines else ""

    def _waste(self) -> str:
        left, bonus = self.question.state.actions_left, self.question.bonus_cards
        if left and bonus:
            text = self.tr("End the turn with %n action(s) and {bonus} unused?", "", left)
            return text.format(bonus=self.tr("%n bonus action(s)", "", bonus))
        if left:
            return self.tr("End the turn with %n action(s) unused?", "", left)
        return self.tr("End the turn with %n bonus action(s) unused?", "", bonus)

    def barrier_of(self, choice: Choice) -> str:
        """Why a choice could not be undone once it is made; empty if it could."""
        barrier = self.question.ahead(choice)
        return "" if barrier is None else self._ahead(barrier)

    def _ahead(self, barrier: Barrier) -> str:
        match barrier.id:
            case "revealed":
                text = self.tr("This cannot be undone: new cards will be revealed.")
            case "answer":
                text = self.tr("This cannot be undone: it is your answer to {name}.")
            case "other_decides":
                text = self.tr("This cannot be undone once {name} has decided.")
            case _:
                text = self.tr("This cannot be undone once {name} has seen their hand.")
        name = "" if barrier.seat == NOBODY else self.voice.player(barrier.seat)
        return text.format(name=name)

    def undone(self) -> str:
        """The choice undo would take back; empty if there is none."""
        return self._undo_step(self.question.undoes)

    def redone(self) -> str:
        return self._undo_step(self.question.redoes)

    def _undo_step(self, step: UndoStep | None) -> str:
        if step is None:
            return ""
        return menu_label(step.choice, step.decision, step.state, self.voice)

    def redo(self) -> str:
        """The tooltip of the redo button."""
        redone = self.redone()
        return self.tr("Redo: {choice}").format(choice=redone) if redone else self.tr("Redo")

    def undo(self) -> str:
        """The tooltip of the undo button."""
        match self.question.barrier:
            case None if undone := self.undone():
                return self.tr("Undo: {choice}").format(choice=undone)
            case None:
                return self.tr("Undo the last choice")
            case "revealed":
                return self.tr("Cannot undo: new cards have been revealed.")
            case "other_decided":
                return self.tr("Cannot undo: another player has decided since.")
            case "hand_shown":
                return self.tr("Cannot undo: the next player has seen their hand.")
            case "watching":
                return self.tr("Wakhan is still taking her turn.")
            case _:
                return self.tr("There is nothing to undo.")
