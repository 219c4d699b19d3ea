"""The parts of the panel “If scored now”: each knows its height and paints itself."""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.forecast import Outlook
from pamir_desktop.model.pieces import BLOCKS_EACH
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import Icon, draw_emblem, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, RIGHT, TOP_LEFT, in_capitals, write
from pamir_desktop.views.art.palette import INK
from pamir_desktop.views.art.text_fit import LINE_PITCH, text_width, wrapped
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign, Term
from pamir_desktop.views.texts.voice import Voice

SMALL: Final = 13.0
ROW: Final = 22.0
COLUMN: Final = 50.0
"""The width of a column of points."""
CAPTION: Final = 15.0
"""The height of the headings of the columns."""

Signs: TypeAlias = list[tuple[Sign, QRectF]]
DOMINANCE: Final = Sign(Term.DOMINANCE)


class ForecastPart(Protocol):
    def height(self, width: float, style: Style) -> float: ...

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None: ...

    def signs(self, box: QRectF, style: Style) -> Signs:
        """What explains itself, and where."""
        ...


def lines_high(text: str, size: float, width: float, weight: int = 400) -> float:
    return len(wrapped(text, Family.SANS, weight, size, width)) * size * LINE_PITCH


@frozen
class Head:
    """The title with its icon, and a note on the right."""

    icon: Icon
    title: str
    aside: str
    sign: Sign

    def height(self, width: float, style: Style) -> float:
        return 25 * style.scale

    def signs(self, box: QRectF, style: Style) -> Signs:
        return [(self.sign, box)]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        theme, scale = style.theme, style.scale
        middle = box.center().y() - 2 * scale
        draw_icon(painter, self.icon, box.left() + 8 * scale, middle, 8 * scale, theme.brass)
        aside = text_width(self.aside, font(Family.SANS, SMALL * scale, 400))
        aside = min(aside, box.width() * 0.45)
        words = QRectF(box.left() + 24 * scale, box.top() - 2 * scale, 0, box.height())
        words.setRight(box.right() - aside - 8 * scale)
        write(
            painter,
            words,
            in_capitals(self.title, words.width() / 1.12, 11.5 * scale),
            theme.ink,
            weight=700,
            largest=13 * scale,
            smallest=8 * scale,
            spacing=6,
        )
        beside = QRectF(box.right() - aside, box.top() - 3 * scale, aside, box.height() + 2 * scale)
        size = SMALL * scale
        write(painter, beside, self.aside, theme.ink_second, largest=size, align=RIGHT, wrap=True)


@frozen
class BlockRow:
    """The blocks of a coalition in play: one cell each, out of twelve."""

    coalition: Coalition
    count: int

    def height(self, width: float, style: Style) -> float:
        return 21 * style.scale

    def signs(self, box: QRectF, style: Style) -> Signs:
        return [(Sign(Term.BLOCKS_IN_PLAY, self.coalition), box)]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        theme, scale = style.theme, style.scale
        side = 16 * scale
        middle = box.center().y()
        tile = QRectF(box.left(), middle - side / 2, side, side)
        draw_emblem(painter, self.coalition, tile, style.palette)
        left = tile.right() + 7 * scale
        pitch = (box.right() - 30 * scale - left) / BLOCKS_EACH
        colour = QColor(style.palette.coalition[self.coalition])
        for place in range(BLOCKS_EACH):
            cell = QRectF(left + place * pitch, middle - 6 * scale, pitch - 3 * scale, 12 * scale)
            filled = place < self.count
            painter.setPen(pen(INK if filled and not theme.is_dark else theme.line, 1))
            painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell, 2.5 * scale, 2.5 * scale)
        number = QRectF(box.right() - 28 * scale, box.top(), 28 * scale, box.height())
        write(
            painter,
            number,
            str(self.count),
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=16 * scale,
            align=RIGHT,
        )


@frozen
class Notice:
    """A sentence in a tinted box: what would happen."""

    icon: Icon
    text: str
    good: bool
    sign: Sign = DOMINANCE

    def height(self, width: float, style: Style) -> float:
        scale = style.scale
        return 15 * scale + lines_high(self.text, 13.5 * scale, width - 36 * scale, 600)

    def signs(self, box: QRectF, style: Style) -> Signs:
        return [(self.sign, box)]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        theme, scale = style.theme, style.scale
        tone = theme.good if self.good else theme.warn
        inside = box.adjusted(0, 2 * scale, 0, -3 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(theme.paper, tone, 0.22 if theme.is_dark else 0.13))
        painter.drawRoundedRect(inside, 5 * scale, 5 * scale)
        middle = inside.center().y()
        draw_icon(painter, self.icon, inside.left() + 14 * scale, middle, 8 * scale, tone)
        words = inside.adjusted(28 * scale, 0, -8 * scale, 0)
        size = 13.5 * scale
        write(
            painter, words, self.text, theme.ink, weight=600, largest=size, smallest=size, wrap=True
        )


@frozen
class Note:
    """A sentence in smaller type."""

    text: str
    sign: Sign

    def height(self, width: float, style: Style) -> float:
        return 4 * style.scale + lines_high(self.text, SMALL * style.scale, width)

    def signs(self, box: QRectF, style: Style) -> Signs:
        return [(self.sign, box)]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        size = SMALL * style.scale
        inside = box.adjusted(0, 2 * style.scale, 0, 0)
        write(
            painter,
            inside,
            self.text,
            style.theme.ink_second,
            largest=size,
            smallest=size,
            align=TOP_LEFT,
            wrap=True,
        )


@frozen
class PointsTable:
    """What everyone would score on failure and with each coalition dominant; current one framed."""

    outlook: Outlook
    captions: tuple[str, str]
    """Above the first column, and above those of the coalitions."""

    def height(self, width: float, style: Style) -> float:
        return (CAPTION + 30 + ROW * len(self.outlook.setup.seats)) * style.scale

    @staticmethod
    def _pitch(box: QRectF, style: Style) -> float:
        return min(COLUMN * style.scale, box.width() * 0.16)

    def signs(self, box: QRectF, style: Style) -> Signs:
        """The columns, from top to bottom."""
        pitch = self._pitch(box, style)
        left = box.right() - 4 * pitch
        means = [Sign(Term.ON_FAILURE), *(Sign(Term.ON_SUCCESS, side) for side in Coalition)]
        return [
            (sign, QRectF(left + place * pitch, box.top(), pitch, box.height()))
            for place, sign in enumerate(means)
        ]

    def paint(self, painter: QPainter, box: QRectF, style: Style) -> None:
        scale = style.scale
        pitch = self._pitch(box, style)
        left = box.right() - 4 * pitch
        dominant = self.outlook.forecast.check.dominant
        now = 0 if dominant is None else 1 + dominant
        for caption, place, breadth in zip(self.captions, (0, 1), (1, 3), strict=True):
            over = QRectF(left + place * pitch, box.top(), breadth * pitch, CAPTION * scale)
            if not place:  # a word may be wider than the narrow column
                over.adjust(-0.22 * pitch, 0, 0.22 * pitch, 0)
            ink = style.theme.ink_second
            write(painter, over, caption, ink, largest=11.5 * scale, smallest=7, align=CENTRE)
        box = box.adjusted(0, CAPTION * scale, 0, 0)
        column = QRectF(left + now * pitch, box.top() + 2 * scale, pitch, box.height() - 4 * scale)
        painter.setPen(pen(style.theme.brass, 1.4))
        painter.setBrush(alpha(style.theme.gold, 0.2))
        painter.drawRoundedRect(column, 5 * scale, 5 * scale)
        top = box.top() + 15 * scale
        mark = 8.5 * scale
        draw_icon(painter, Glyph.CYLINDER, left + pitch / 2, top, mark, style.theme.ink)
        for coalition in Coalition:
            middle = left + (1.5 + coalition) * pitch
            tile = QRectF(middle - mark, top - mark, 2 * mark, 2 * mark)
            draw_emblem(painter, coalition, tile, style.palette)
        for seat in range(len(self.outlook.setup.seats)):
            row = QRectF(
                box.left(), box.top() + (27 + ROW * seat) * scale, box.width(), ROW * scale
            )
            self._paint_seat(painter, row, Seat(seat), now, pitch, style)

    def _paint_seat(
        self, painter: QPainter, row: QRectF, seat: Seat, now: int, pitch: float, style: Style
    ) -> None:
        theme, scale = style.theme, style.scale
        left = row.right() - 4 * pitch
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
        write(painter, name, who, theme.ink, weight=600, largest=14 * scale, smallest=8 * scale)
        forecast = self.outlook.forecast
        for place, score in enumerate((forecast.failure, *forecast.success)):
            cell = QRectF(left + place * pitch, row.top(), pitch, row.height())
            points, measure = score.points[seat], score.measures[seat]
            text = f"+{points}" if points else "–"
            is_now = place == now
            tone = theme.good if points and is_now else theme.ink if points else theme.ink_second
            weight = 700 if is_now else 400
            figure = cell.adjusted(0, 0, -0.36 * pitch, 0) if measure >= 0 else cell
            align = RIGHT if measure >= 0 else CENTRE
            write(painter, figure, text, tone, weight=weight, largest=14.5 * scale, align=align)
            if measure >= 0:
                small = cell.adjusted(0.68 * pitch, 3 * scale, -2 * scale, 0)
                write(painter, small, str(measure), theme.ink_second, largest=10.5 * scale)
