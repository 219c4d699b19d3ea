"""The price of each column, above the market; a coin if the buyer can afford it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.tokens import paint_coin, paint_price_ring

from .signs import Sign, Term
from .table_item import RenderContext, TableItem


class PricesShow(NamedTuple):
    unit: int  # rupees per column
    purse: int


class PricesItem(TableItem[PricesShow]):
    def signs(self) -> list[tuple[Sign, QRectF]]:
        assert self.context is not None
        layout = self.context.layout
        wide, high = layout.market_card, 20 * layout.unit
        found = []
        for column, place in enumerate(layout.prices):
            at = place - self.origin
            box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
            found.append((Sign(Term.PRICE, column * self.shown.unit), box))
        return found

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        show = self.shown
        layout, theme = context.layout, context.look.theme
        radius = 8.6 * layout.unit
        reach = layout.market_card / 2
        for column, place in enumerate(layout.prices):
            at = place - self.origin
            cost = column * show.unit
            if cost <= show.purse:
                paint_coin(painter, at, radius, str(cost))
            else:
                paint_price_ring(painter, at, radius, str(cost), theme.tray_ink)
            painter.setPen(pen(alpha(theme.tray_ink, 0.5), 1))
            for way in (-1, 1):
                painter.drawLine(
                    at + QPointF(way * (radius + 6), 0), at + QPointF(way * (reach - 4), 0)
                )
