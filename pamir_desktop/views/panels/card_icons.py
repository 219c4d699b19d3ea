"""The icons of a card with their descriptions, for the inspector."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.cards import Card
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import CardAction, Coalition, Impact, Region, Suit
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.icons import draw_emblem, draw_icon, draw_impact, draw_medallion
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.card_lines import action_line, impact_line
from pamir_desktop.views.texts.voice import Voice

Sign = Suit | Region | Impact | CardAction | Coalition


@frozen
class CardRow:
    """One icon of a card; the card has `count` of them."""

    card: Card
    sign: Sign
    count: int = 1
    is_prize: bool = False

    def paint(self, painter: QPainter, side: int, style: Style) -> None:
        box, middle = QRectF(1, 1, side - 2, side - 2), side / 2
        match self.sign:
            case Suit():
                draw_medallion(painter, self.sign, middle, middle, side * 0.44, style.palette)
            case Impact():
                draw_impact(painter, self.sign, box, style.palette, self.card.patriot)
            case Coalition():
                draw_emblem(painter, self.sign, box, style.palette)
            case _:
                draw_icon(painter, self.sign, middle, middle, side * 0.4, style.theme.ink)

    def text(self) -> str:
        """A few words."""
        match self.sign:
            case Suit():
                return f"{terms.suit_name(self.sign)} {'★' * self.card.rank}"
            case Region():
                return terms.region_name(self.sign)
            case Impact():
                name = terms.impact_name(self.sign)
                return name if self.count == 1 else f"{name} ×{self.count}"
            case CardAction():
                return terms.action_button(self.sign)
            case Coalition():
                if self.is_prize:
                    return terms.prize_name(self.sign)
                return terms.patriot_name(self.sign)

    def explanation(self, setup: Setup | None) -> str:
        """Whole sentences."""
        if setup is None:
            return ""
        match self.sign:
            case Impact():
                return impact_line(self.sign, self.card.number, Voice(setup))
            case CardAction():
                return action_line(self.sign, self.card.number, Voice(setup))
            case _:
                return ""


class CardRows(NamedTuple):
    """All icons of a card, by purpose."""

    kind: list[CardRow]
    """Suit and region, and whose patriot or prize it is."""
    impacts: list[CardRow]
    """What happens once, when it is played."""
    actions: list[CardRow]


def card_rows(card: Card) -> CardRows:
    kind = [CardRow(card, card.suit), CardRow(card, card.region)]
    if card.patriot is not None:
        kind.append(CardRow(card, card.patriot))
    if card.prize is not None:
        kind.append(CardRow(card, card.prize, is_prize=True))
    return CardRows(
        kind,
        [CardRow(card, impact, card.impact.count(impact)) for impact in dict.fromkeys(card.impact)],
        [CardRow(card, action) for action in card.actions],
    )
