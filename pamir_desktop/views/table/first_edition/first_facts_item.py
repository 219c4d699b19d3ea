"""Shared information: deck, topples left, discard pile, supplies, who holds the favor cards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.terms import CardId, Coalition, Colour
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.icons import draw_emblem
from pamir_desktop.views.art.pieces import paint_disc
from pamir_desktop.views.art.text_fit import LEGIBLE, text_width
from pamir_desktop.views.table.facts_item import FactsItem
from pamir_desktop.views.table.lettering import heading
from pamir_desktop.views.table.signs import FirstTerm, Sign
from pamir_desktop.views.table.spots import BlockSupply, DiscardPile, DrawDeck, FavorSpot, Spot
from pamir_desktop.views.table.table_texts import (
    favor_label,
    short_topples_label,
    topples_label,
)


class FirstFactsShow(NamedTuple):
    deck: int
    checks_left: int  # topples
    discard: int
    supply: tuple[int, ...]
    events: tuple[tuple[CardId, str], ...]  # there are none
    holders: tuple[Colour | None, ...]  # of the favor cards, by coalition


class FirstFactsItem(FactsItem):
    """The favor cards are where the second edition has its events."""

    @property
    def _holders(self) -> tuple[Colour | None, ...]:
        assert isinstance(self.shown, FirstFactsShow)
        return self.shown.holders

    def spots(self) -> list[Spot]:
        return [
            DrawDeck(),
            DiscardPile(),
            *map(BlockSupply, Coalition),
            *map(FavorSpot, Coalition),
        ]

    def spot_rect(self, spot: Spot) -> QRectF:
        if isinstance(spot, FavorSpot):
            return self._third(self._cells()["events"], spot.coalition)
        return super().spot_rect(spot)

    def signs(self) -> list[tuple[Sign, QRectF]]:
        *found, (_, last) = super().signs()
        return [*found, (Sign(FirstTerm.FAVOR), last)]

    def _checks_label(self) -> str:
        breadth = text_width(topples_label().upper(), self._usual_head())
        has_room = self.lying and breadth < self.checks_rect().width() - 10
        return topples_label() if has_room else short_topples_label()

    def _last_label(self) -> str:
        return favor_label()

    def _paint_events(self, painter: QPainter, cell: QRectF) -> None:
        """Each card with the disc of its holder; a card that no one holds is pale."""
        assert self.context is not None
        look = self.context.look
        high = self._head_share * cell.height()
        size = (
            self._head_size() if self.lying else max(LEGIBLE, min(10.5 * self._text(), high * 0.75))
        )
        head = QRectF(cell.left(), cell.top() + (0 if self.lying else 1), cell.width(), high)
        heading(painter, head, favor_label(), size, look.theme.ink_second)
        for coalition, holder in zip(Coalition, self._holders, strict=True):
            third = self._third(cell, coalition)
            side = min(0.86 * third.height(), 0.46 * third.width())
            tile = QRectF(third.left(), third.center().y() - side / 2, side, side)
            painter.setOpacity(1.0 if holder is not None else 0.45)
            draw_emblem(painter, coalition, tile, look.palette)
            painter.setOpacity(1.0)
            at = QPointF(tile.right() + 0.55 * side, third.center().y())
            if holder is not None:
                paint_disc(painter, at, 0.42 * side, holder, look)
            else:
                painter.setPen(pen(alpha(look.theme.ink, 0.5), 1.2))
                painter.setBrush(QColor("transparent"))
                painter.drawEllipse(at, 0.38 * side, 0.38 * side)
