"""Hints in words: the move, what speaks for and against it, and what should follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pamir_desktop.views.hints.shown_hint import HintGain, ShownHint

from .choice_labels import menu_label
from .translation import (
    NO_BREAK,
    QT_TRANSLATE_NOOP,
    SEPARATOR,
    Translated,
    listed,
    look_up,
    number_text,
)
from .voice import Voice

_COUNTED: Final = {
    "points": QT_TRANSLATE_NOOP("HintTopic", "victory points {by}"),
    "cylinders": QT_TRANSLATE_NOOP("HintTopic", "cylinders in play {by}"),
    "influence": QT_TRANSLATE_NOOP("HintTopic", "influence {by}"),
    "blocks": QT_TRANSLATE_NOOP("HintTopic", "coalition’s lead in blocks {by}"),
    "rupees": QT_TRANSLATE_NOOP("HintTopic", "rupees {by}"),
    "hand": QT_TRANSLATE_NOOP("HintTopic", "cards in hand {by}"),
    "regions": QT_TRANSLATE_NOOP("HintTopic", "regions ruled {by}"),
    "exposed": QT_TRANSLATE_NOOP("HintTopic", "regions with tribes at risk {by}"),
    "hostages": QT_TRANSLATE_NOOP("HintTopic", "hostages taken {by}"),
    "held": QT_TRANSLATE_NOOP("HintTopic", "own cards held hostage {by}"),
    "prizes": QT_TRANSLATE_NOOP("HintTopic", "prizes within reach {by}"),
    "court": QT_TRANSLATE_NOOP("HintTopic", "cards in court {by}"),
    "political": QT_TRANSLATE_NOOP("HintTopic", "purple stars {by}"),
    "intelligence": QT_TRANSLATE_NOOP("HintTopic", "blue stars {by}"),
    "economic": QT_TRANSLATE_NOOP("HintTopic", "gold stars {by}"),
    "military": QT_TRANSLATE_NOOP("HintTopic", "red stars {by}"),
    "leverage": QT_TRANSLATE_NOOP("HintTopic", "leveraged cards {by}"),
    "patriots": QT_TRANSLATE_NOOP("HintTopic", "affordable patriots {by}"),
}
_OTHERS: Final = {
    "points": QT_TRANSLATE_NOOP("HintTopic", "others’ victory points {by}"),
    "cylinders": QT_TRANSLATE_NOOP("HintTopic", "others’ cylinders in play {by}"),
    "influence": QT_TRANSLATE_NOOP("HintTopic", "others’ influence {by}"),
    "rupees": QT_TRANSLATE_NOOP("HintTopic", "others’ rupees {by}"),
    "hand": QT_TRANSLATE_NOOP("HintTopic", "cards in other hands {by}"),
    "regions": QT_TRANSLATE_NOOP("HintTopic", "regions others rule {by}"),
    "court": QT_TRANSLATE_NOOP("HintTopic", "cards in other courts {by}"),
}
_PLAIN: Final = {
    "check": QT_TRANSLATE_NOOP("HintTopic", "points at the next check"),
    "victory": QT_TRANSLATE_NOOP("HintTopic", "chance to win at the next check"),
    "actions": QT_TRANSLATE_NOOP("HintTopic", "options for the court"),
}
"""Topics that are weighed and cannot be counted."""


class HintLines(Translated):
    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def move(self, hint: ShownHint) -> str:
        step = hint.move
        return menu_label(step.choice, step.decision, step.state, self._voice)

    def reasons(self, hint: ShownHint) -> str:
        wording = self._weighed(hint)
        if not hint.then:
            return wording
        step = hint.move
        then = [menu_label(one, step.decision, step.state, self._voice) for one in hint.then]
        text = self.tr("{reasons} Then: {moves}.")
        return text.format(reasons=wording, moves=SEPARATOR.join(then))

    def _weighed(self, hint: ShownHint) -> str:
        if hint.wins:
            return self.tr("This wins the game.")
        better = topic_words(gain for gain in hint.gains if gain.is_good)
        worse = topic_words(gain for gain in hint.gains if not gain.is_good)
        if better and worse:
            text = self.tr("Better: {gains}. Worse: {costs}.")
        elif better:
            text = self.tr("Better: {gains}.")
        elif worse:
            text = self.tr("Worse: {costs}.")
        elif len(hint.move.decision.choices) == 1:
            return self.tr("Nothing else can be chosen.")
        elif hint.is_alone:
            return self.tr("Nothing else comes close.")
        else:
            return self.tr("About as good as the others.")
        return text.format(
            gains=listed(better) if better else "", costs=listed(worse) if worse else ""
        )

    def whole(self, hint: ShownHint) -> str:
        """For a screen reader."""
        return f"{self.move(hint)}. {self.reasons(hint)}"


def topic_words(gains: Iterable[HintGain]) -> list[str]:
    wording = (topic_text(gain) for gain in gains)
    return [text for text in wording if text]


def topic_text(gain: HintGain) -> str:
    """Empty if there is nothing to count."""
    if gain.topic in _PLAIN:
        return look_up("HintTopic", _PLAIN[gain.topic])
    if gain.by:
        return _counted(_COUNTED[gain.topic], gain.by)
    if gain.others and gain.topic in _OTHERS:
        return _counted(_OTHERS[gain.topic], gain.others)
    return ""


def _counted(topic: str, by: int) -> str:
    """The number stays on the line of what it counts."""
    return look_up("HintTopic", topic).replace(" {by}", f"{NO_BREAK}{{by}}").format(by=signed(by))


def signed(value: int) -> str:
    return f"{'+' if value > 0 else '−'}{number_text(abs(value))}"
