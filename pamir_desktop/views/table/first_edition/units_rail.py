"""Over the map: how many units of each suit every coalition has; the regime's suit is framed."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.first_edition.facts import Units
from pamir_desktop.model.terms import Coalition, Suit
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_medallion
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.table.lettering import CENTRE, write
from pamir_desktop.views.table.rail_items import SUIT_ORDER
from pamir_desktop.views.table.signs import FirstTerm, Sign
from pamir_desktop.views.table.table_item import RenderContext, TableItem

LEAST: Final = 17.0
"""The height of a number, in pixels, if there is room."""


class UnitsShow(NamedTuple):
    units: Units  # by suit, then by coalition
    regime: Suit


class UnitsItem(TableItem[UnitsShow]):
    """Four groups of three numbers, in the colors of the coalitions."""

    def signs(self) -> list[tuple[Sign, QRectF]]:
        return [(Sign(FirstTerm.UNITS), self.box)]

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        paint_slip(painter, self.box, context.look.theme, 6)
        box = self.box.adjusted(5, 3, -5, -3)
        wide = box.width() / len(SUIT_ORDER)
        for place, suit in enumerate(SUIT_ORDER):
            group = QRectF(box.left() + place * wide + 1, box.top(), wide - 2, box.height())
            self._paint_group(painter, group, suit, context)

    def _paint_group(
        self, painter: QPainter, group: QRectF, suit: Suit, context: RenderContext
    ) -> None:
        look = context.look
        if suit is self.shown.regime:
            painter.setPen(pen(look.theme.brass, 1.6))
            painter.setBrush(alpha(look.theme.gold, 0.3))
            painter.drawRoundedRect(group, 5, 5)
        radius = max(0.34 * group.height(), min(group.height() / 2 - 1, LEAST / 2))
        radius = min(radius, 0.11 * group.width())
        x = group.left() + radius + 4
        draw_medallion(painter, suit, x, group.center().y(), radius, look.palette)
        left = x + radius + 4
        pitch = (group.right() - left - 2) / len(Coalition)
        # where the rail is low, the numbers take all of its height
        high = min(max(0.64 * group.height(), min(group.height() - 3, LEAST)), 0.9 * pitch)
        for coalition in Coalition:
            cell = QRectF(left + coalition * pitch + 1, 0, pitch - 2, high)
            cell.moveTop(group.center().y() - high / 2)
            painter.setPen(pen("#241E17", 1))
            painter.setBrush(QColor(look.palette.coalition[coalition]))
            painter.drawRoundedRect(cell, 0.3 * high, 0.3 * high)
            used = font(Family.SANS, round(min(0.84 * high, max(0.74 * high, 12.6)), 1), 700)
            number = str(self.shown.units[suit][coalition])
            write(painter, cell, number, used, look.palette.coalition_ink[coalition], CENTRE)
