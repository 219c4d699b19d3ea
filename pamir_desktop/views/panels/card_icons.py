"""The icons of a card with their descriptions, for the inspector."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.terms import FAVOR_SUIT, CardAction, Coalition, Impact, Region, Suit
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.cards.printed import Face, PrintedCard
from pamir_desktop.views.art.icons import draw_emblem, draw_icon, draw_impact, draw_medallion
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign, Term
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.first_edition.first_terms import regime_name, special_action_title

Icon = Suit | Region | Impact | CardAction | SpecialAction | Coalition


@frozen
class CardRow:
    """One icon of a card; the card has `count` of them."""

    card: Face
    icon: Icon
    count: int = 1
    is_prize: bool = False

    def paint(self, painter: QPainter, side: int, style: Style) -> None:
        box, middle = QRectF(1, 1, side - 2, side - 2), side / 2
        match self.icon:
            case Suit():
                draw_medallion(painter, self.icon, middle, middle, side * 0.44, style.palette)
            case Impact():
                draw_impact(painter, self.icon, box, style.palette, self.card.patriot)
            case Coalition():
                draw_emblem(painter, self.icon, box, style.palette)
            case _:
                draw_icon(painter, self.icon, middle, middle, side * 0.4, style.theme.ink)

    def text(self) -> str:
        """A few words."""
        match self.icon:
            case Suit():
                return f"{terms.suit_name(self.icon)} {'★' * self.card.rank}"
            case Region():
                return terms.region_name(self.icon)
            case Impact() if self.icon in FAVOR_SUIT and isinstance(self.card, PrintedCard):
                return regime_name(FAVOR_SUIT[self.icon])
            case Impact():
                name = terms.impact_name(self.icon)
                return name if self.count == 1 else f"{name} ×{self.count}"
            case CardAction():
                return terms.action_button(self.icon)
            case SpecialAction():
                return special_action_title(self.icon)
            case Coalition():
                if self.is_prize:
                    return terms.prize_name(self.icon)
                return terms.patriot_name(self.icon)

    def meaning(self) -> Sign:
        """What it means on this card."""
        number = self.card.number
        match self.icon:
            case Suit():
                return Sign(Term.SUIT, self.icon, number)
            case Region():
                return Sign(Term.REGION, self.icon, number)
            case Impact():
                return Sign(Term.IMPACT, self.icon, number)
            case CardAction() | SpecialAction():
                return Sign(Term.ACTION, self.icon, number)
            case Coalition():
                return Sign(Term.PRIZE if self.is_prize else Term.PATRIOT, self.icon, number)


class CardRows(NamedTuple):
    """All icons of a card, by purpose."""

    kind: list[CardRow]
    """Suit and region, and whose patriot or prize it is."""
    impacts: list[CardRow]
    """What happens once, when it is played."""
    actions: list[CardRow]


def card_rows(card: Face) -> CardRows:
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
