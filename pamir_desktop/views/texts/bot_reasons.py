"""Why a computer player decided as it did, in one or two sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .translation import QT_TRANSLATE_NOOP, SEPARATOR, Translated, listed, look_up

_POINTS: Final = QT_TRANSLATE_NOOP("BotReason", "victory points")
_CYLINDERS: Final = QT_TRANSLATE_NOOP("BotReason", "cylinders in play")
_INFLUENCE: Final = QT_TRANSLATE_NOOP("BotReason", "influence")
_BLOCKS: Final = QT_TRANSLATE_NOOP("BotReason", "coalition blocks")
_MONEY: Final = QT_TRANSLATE_NOOP("BotReason", "rupees")
_HAND: Final = QT_TRANSLATE_NOOP("BotReason", "cards in hand")
_REGIONS: Final = QT_TRANSLATE_NOOP("BotReason", "regions under its rule")
_SAFETY: Final = QT_TRANSLATE_NOOP("BotReason", "safety for its pieces and cards")
_PRIZES: Final = QT_TRANSLATE_NOOP("BotReason", "prizes within reach")
_COURT: Final = QT_TRANSLATE_NOOP("BotReason", "cards in its court")
_ACTIONS: Final = QT_TRANSLATE_NOOP("BotReason", "options for its court")

_WORDS: Final = {
    _POINTS: ("score", "lead", "points_soon", "points_later", "win_soon", "win_later"),
    _CYLINDERS: ("cylinders", "cylinder_lead"),
    _INFLUENCE: ("influence", "influence_lead"),
    _BLOCKS: ("block_margin",),
    _MONEY: ("money", "taxable", "leveraged"),
    _HAND: ("hand", "hand_ranks", "hand_patriots"),
    _REGIONS: ("ruled",),
    _SAFETY: ("exposed", "hostages_held", "hostages_lost"),
    _PRIZES: ("prize_targets",),
    _COURT: ("court", "excess"),
}
_WORD: Final = {term: word for word, terms in _WORDS.items() for term in terms}
"""By the id of a term; all others are about what a court can do."""


class BotReasons(Translated):
    def sentence(
        self, name: str, changes: Iterable[tuple[str, int]], considered: Iterable[str]
    ) -> str:
        """`changes` are ids of terms with what they gain or lose; `considered` other choices."""
        known = list(changes)
        gains = _named(term for term, by in known if by > 0)
        costs = _named(term for term, by in known if by < 0)
        costs = [word for word in costs if word not in gains]
        wording = []
        if gains:
            text = self.tr("{name} expects to gain: {list}.")
            wording.append(text.format(name=name, list=listed(gains)))
        if costs:
            wording.append(self.tr("The price: {list}.").format(list=listed(costs)))
        others = list(considered)
        if others:
            wording.append(self.tr("Also considered: {list}.").format(list=SEPARATOR.join(others)))
        return " ".join(wording) or self.tr(
            "{name} sees no difference between the choices."
        ).format(name=name)


def _named(terms: Iterable[str]) -> list[str]:
    """In words, each only once."""
    words = (look_up("BotReason", _WORD.get(term, _ACTIONS)) for term in terms)
    return list(dict.fromkeys(words))
