"""The second edition's court cards as the first edition reads them (3.1, 3.2)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import CARDS, DOMINANCE_CHECKS, Card
from pamir_desktop.model.terms import CardAction, CardId, Impact, Suit

from .terms import MODE_OF, SpecialAction

TOPPLES: Final = DOMINANCE_CHECKS
"""#101 to #104."""

_CO, _GI, _TX, _CA, _BR, _AS, _TR, _CE = SpecialAction

TRANSLATION: Final[dict[CardAction, dict[Suit, SpecialAction]]] = {
    action: dict(
        zip((Suit.ECONOMIC, Suit.MILITARY, Suit.POLITICAL, Suit.INTELLIGENCE), row, strict=True)
    )
    for action, row in {
        CardAction.GIFT: (_GI, _GI, _GI, _GI),
        CardAction.TAX: (_CO, _TX, _TX, _CO),
        CardAction.BATTLE: (_CA, _CA, _CE, _CE),
        CardAction.MOVE: (_TR, _CA, _TR, _TR),
        CardAction.BUILD: (_BR, _CA, _TX, _BR),
        CardAction.BETRAY: (_AS, _AS, _AS, _AS),
    }.items()
}
"""What a printed action becomes, by the mode of its card."""

FLOOR: Final = {
    Suit.ECONOMIC: _CO,
    Suit.MILITARY: _CA,
    Suit.POLITICAL: _TX,
    Suit.INTELLIGENCE: _TR,
}
"""The action a card gets in front if it has none of its own mode."""

NATIVE: Final = {
    Suit.MILITARY: Impact.ARMY,
    Suit.ECONOMIC: Impact.ROAD,
    Suit.POLITICAL: Impact.TRIBE,
    Suit.INTELLIGENCE: Impact.SPY,
}
"""Icons that the units by rank replace."""


def _actions(card: Card) -> tuple[SpecialAction, ...]:
    found = tuple(dict.fromkeys(TRANSLATION[action][card.suit] for action in card.actions))
    if any(MODE_OF[action] is card.suit for action in found):
        return found
    return (FLOOR[card.suit], *found)


ACTIONS_OF: Final[dict[CardId, tuple[SpecialAction, ...]]] = {
    number: _actions(card) for number, card in CARDS.items()
}
"""The special actions of each card: the row that a table draws on it."""

IMPACT_OF: Final[dict[CardId, tuple[Impact, ...]]] = {
    number: tuple(icon for icon in card.impact if icon is not NATIVE[card.suit])
    for number, card in CARDS.items()
}
"""Leverage, regime change, garrison (ARMY) and informants (SPY), in printed order."""


def is_topple(card: CardId) -> bool:
    return card in TOPPLES
