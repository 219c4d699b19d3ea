"""The parts of the panel “If toppled now”: units by suit and coalition, everyone's influence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.first_edition.facts import Units
from pamir_desktop.model.forecast import ToppleOutlook
from pamir_desktop.model.terms import Coalition, Seat, Suit
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_emblem, draw_icon, draw_medallion
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, write
from pamir_desktop.views.art.palette import INK
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.rail_items import SUIT_ORDER
from pamir_desktop.views.table.signs import FirstTerm, Sign, Term
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.first_edition.first_terms import units_name
from pamir_desktop.views.texts.first_edition.topple_lines import ToppleLines
from pamir_desktop.views.texts.voice import Voice

from .forecast_parts import CAPTION, COLUMN, ROW, ForecastPart, Head, Note, Notice, Signs


def topple_parts(outlook: ToppleOutlook) -> list[ForecastPart]:
    lines = ToppleLines(outlook)
    succeeds = outlook.forecast.supreme is not None
    topple = Sign(Term.CHECK)
    return [
        Head(Glyph.SCALES, lines.title(), lines.aside(), Sign(Term.SUIT, outlook.forecast.regime)),
        UnitsTable(outlook.forecast.units, outlook.forecast.regime),
        Notice(Glyph.SCALES, lines.verdict(), succeeds, topple),
        InfluenceTable(outlook, lines.influence_caption()),
        *(Note(text, Sign(FirstTerm.UNITS)) for text in lines.notes()),
    ]


ICONS: Final = 24
NAMES: Final = 13
"""The height of the icons of the suits, and of the names of their units."""


@frozen
class UnitsTable:
    """A row for each coalition, a column for each suit; that of the regime is framed."""

    units: Units
    regime: Suit
    is_named: bool = False  # where there is room for the names of the units

    def _heading(self) -> float:
        return ICONS + (NAMES if self.is_named else 0)

    def height(self, width: float, style: Style) -> float:
        return (self._heading() + 2 + ROW * len(Coalition)) * style.scale

    def signs(self, box: QRectF, style: Style) -> Signs:
        return [(Sign(FirstTerm.UNITS), box)]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        scale = style.scale
        pitch = min(COLUMN * scale, box.width() * 0.15)
        left = box.right() - len(SUIT_ORDER) * pitch
        for place, suit in enumerate(SUIT_ORDER):
            column = QRectF(left + place * pitch, box.top(), pitch, box.height() - 3 * scale)
            if suit is self.regime:
                _frame(painter, column.adjusted(0, 2 * scale, 0, 0), style)
            x, y = column.center().x(), box.top() + 13 * scale
            draw_medallion(painter, suit, x, y, 9 * scale, style.palette)
            if not self.is_named:
                continue
            words = QRectF(column.left() + 2, box.top() + 22 * scale, pitch - 4, CAPTION * scale)
            ink, size = style.theme.ink_second, 11 * scale
            write(painter, words, units_name(suit), ink, largest=size, smallest=7, align=CENTRE)
        for coalition in Coalition:
            row = QRectF(
                box.left(), box.top() + (self._heading() + ROW * coalition) * scale, 0, ROW * scale
            )
            row.setRight(box.right())
            side = 15 * scale
            tile = QRectF(row.left(), row.center().y() - side / 2, side, side)
            draw_emblem(painter, coalition, tile, style.palette)
            name = QRectF(tile.right() + 7 * scale, row.top(), 0, row.height())
            name.setRight(left - 4 * scale)
            text = terms.short_coalition_name(coalition)
            ink = style.theme.ink
            write(painter, name, text, ink, weight=600, largest=14 * scale, smallest=8 * scale)
            for place, suit in enumerate(SUIT_ORDER):
                cell = QRectF(left + place * pitch, row.top(), pitch, row.height())
                number = self.units[suit][coalition]
                self._number(painter, cell, number, suit, style)

    def _number(
        self, painter: QPainter, cell: QRectF, number: int, suit: Suit, style: Style
    ) -> None:
        is_regime = suit is self.regime
        ink = style.theme.ink if number else style.theme.ink_second
        write(
            painter,
            cell,
            str(number) if number else "–",
            ink,
            family=Family.SERIF,
            weight=700 if is_regime else 400,
            largest=15 * style.scale,
            align=CENTRE,
        )


@frozen
class InfluenceTable:
    """What everyone has in every coalition; that with supremacy is framed."""

    outlook: ToppleOutlook
    caption: str

    def height(self, width: float, style: Style) -> float:
        return (CAPTION + 28 + ROW * len(self.outlook.setup.seats)) * style.scale

    def signs(self, box: QRectF, style: Style) -> Signs:
        return [(Sign(Term.INFLUENCE), box)]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        scale, forecast = style.scale, self.outlook.forecast
        pitch = min(COLUMN * scale, box.width() * 0.16)
        left = box.right() - len(Coalition) * pitch
        over = QRectF(left, box.top(), len(Coalition) * pitch, CAPTION * scale)
        ink = style.theme.ink_second
        write(painter, over, self.caption, ink, largest=11.5 * scale, smallest=7, align=CENTRE)
        top = box.top() + CAPTION * scale
        for coalition in Coalition:
            column = QRectF(left + coalition * pitch, top, pitch, box.bottom() - top - 2 * scale)
            if coalition is forecast.supreme:
                _frame(painter, column, style)
            side = 16 * scale
            x = column.center().x() - side / 2
            draw_emblem(painter, coalition, QRectF(x, top + 4 * scale, side, side), style.palette)
        for seat in range(len(self.outlook.setup.seats)):
            row = QRectF(box.left(), top + (24 + ROW * seat) * scale, box.width(), ROW * scale)
            self._paint_seat(painter, row, Seat(seat), left, pitch, style)

    def _paint_seat(
        self,
        painter: QPainter,
        row: QRectF,
        seat: Seat,
        left: float,
        pitch: float,
        style: Style,
    ) -> None:
        theme, scale, forecast = style.theme, style.scale, self.outlook.forecast
        colour = self.outlook.setup.seats[seat].colour
        centre = QPointF(row.left() + 8 * scale, row.center().y())
        ground = style.palette.player[colour]
        painter.setPen(pen(theme.line if theme.is_dark else INK, 1))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(centre, 7.5 * scale, 7.5 * scale)
        ink = style.palette.player_ink[colour]
        draw_icon(painter, colour, centre.x(), centre.y(), 4 * scale, ink, ground)
        name = QRectF(row.left() + 23 * scale, row.top(), 0, row.height())
        name.setRight(left - 4 * scale)
        who = Voice(self.outlook.setup).player(seat)
        wins = forecast.ends_game and forecast.winner == seat
        tone = theme.good if wins else theme.ink
        write(painter, name, who, tone, weight=600, largest=14 * scale, smallest=8 * scale)
        for coalition in Coalition:
            cell = QRectF(left + coalition * pitch, row.top(), pitch, row.height())
            number = forecast.influence[seat][coalition]
            shade = theme.ink if number else theme.ink_second
            text = str(number) if number else "–"
            write(painter, cell, text, shade, largest=14.5 * scale, align=CENTRE)


def _frame(painter: QPainter, column: QRectF, style: Style) -> None:
    painter.setPen(pen(style.theme.brass, 1.4))
    painter.setBrush(alpha(style.theme.gold, 0.2))
    painter.drawRoundedRect(column, 5 * style.scale, 5 * style.scale)
