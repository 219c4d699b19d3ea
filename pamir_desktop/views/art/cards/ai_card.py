"""Wakhan's AI card: the front she reads, and the back its arrows point at.

The front has a wine-red frame with her flame; lines, orders and arrows are listed from top to
bottom. The back is indigo like every back, with the six columns and the two sides on it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from pamir_desktop.model.terms import Coalition, CourtEnd, Region
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, pen, polygon
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_emblem, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, LEFT, write
from pamir_desktop.views.art.ornament import draw_rosette
from pamir_desktop.views.art.palette import Palette
from pamir_desktop.views.art.text_fit import LINE_PITCH, wrapped

GOLD: Final = "#E3B95C"
CREAM: Final = "#F7EBD0"
FADED: Final = "#CDB8A0"
RED: Final = "#FF6A55"
LINE_SIZE: Final = 13.0
PAD: Final = 12.0
HEAD: Final = 38.0
ORDERS: Final = 46.0
BACK: Final = 74.0


@frozen
class AiLine:
    """One of the three lines; `tried` is None before she reaches it, then if it was possible."""

    text: str
    tried: bool | None = None
    last: bool = False


@frozen
class AiFace:
    """Everything the card shows, in the current language."""

    title: str
    lines: tuple[AiLine, ...]
    loyalty_head: str
    loyalty_order: tuple[Coalition, ...]
    loyalty: Coalition
    region_head: str
    region_order: tuple[Region, ...]
    back_head: str
    columns: tuple[int, ...]
    column_arrow: int
    column_words: str
    sides: tuple[CourtEnd, ...]
    side_arrow: int
    side_words: str


def ai_card_height(face: AiFace, width: float, scale: float) -> float:
    lines = sum(_line_height(line, width, scale) for line in face.lines)
    return lines + (HEAD + ORDERS + BACK + PAD) * scale


def _line_height(line: AiLine, width: float, scale: float) -> float:
    size = LINE_SIZE * scale
    room = width - (2 * PAD + 54) * scale
    count = len(wrapped(line.text, Family.SANS, 600, size, room))
    return count * size * LINE_PITCH + 10 * scale


def paint_ai_card(
    painter: QPainter, face: AiFace, box: QRectF, scale: float, palette: Palette
) -> None:
    front = box.adjusted(1, 1, -1, -BACK * scale)
    _paint_front_ground(painter, front, scale)
    pad = PAD * scale
    y = front.top() + 20 * scale
    draw_icon(painter, Glyph.FLAME, front.left() + pad + 8 * scale, y, 10 * scale, GOLD)
    title = QRectF(front.left() + pad + 28 * scale, front.top(), 0, 40 * scale)
    title.setRight(front.right() - pad)
    write(
        painter,
        title,
        face.title,
        CREAM,
        family=Family.SERIF,
        weight=700,
        largest=19 * scale,
        smallest=10 * scale,
    )
    top = front.top() + HEAD * scale
    for number, line in enumerate(face.lines, 1):
        high = _line_height(line, box.width(), scale)
        row = QRectF(front.left() + pad, top, front.width() - 2 * pad, high)
        _paint_line(painter, row, number, line, scale)
        top += high
    orders = QRectF(
        front.left() + pad, top + 4 * scale, front.width() - 2 * pad, (ORDERS - 4) * scale
    )
    _paint_orders(painter, orders, face, scale, palette)
    back = QRectF(box.left() + 1, front.bottom() + 6 * scale, box.width() - 2, (BACK - 8) * scale)
    _paint_back(painter, back, face, scale)


def _paint_front_ground(painter: QPainter, box: QRectF, scale: float) -> None:
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, QColor("#6A2427"))
    ground.setColorAt(1, QColor("#431518"))
    painter.setPen(pen(GOLD, 1.6))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 8 * scale, 8 * scale)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    at = QPointF(box.right() - 46 * scale, box.center().y())
    draw_rosette(painter, at.x(), at.y(), 84 * scale, alpha(GOLD, 0.11), 1.2)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha(GOLD, 0.5), 0.8))
    inset = 4 * scale
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 5 * scale, 5 * scale)


def _paint_line(painter: QPainter, row: QRectF, number: int, line: AiLine, scale: float) -> None:
    if line.last:
        painter.setPen(pen(alpha(GOLD, 0.8), 1))
        painter.setBrush(alpha(GOLD, 0.24))
        painter.drawRoundedRect(row.adjusted(-3, 1, 3, -1), 5 * scale, 5 * scale)
    middle = row.center().y()
    centre = QPointF(row.left() + 12 * scale, middle)
    painter.setPen(pen(GOLD, 1.4))
    painter.setBrush(QColor(GOLD) if line.last else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 9 * scale, 9 * scale)
    disc = QRectF(centre.x() - 9 * scale, centre.y() - 9 * scale, 18 * scale, 18 * scale)
    ink = "#3A1216" if line.last else GOLD
    write(painter, disc, str(number), ink, weight=700, largest=12 * scale, align=CENTRE)
    words = row.adjusted(30 * scale, 0, -24 * scale, 0)
    size = LINE_SIZE * scale
    colour = FADED if line.tried is False else CREAM
    write(painter, words, line.text, colour, weight=600, largest=size, smallest=size, wrap=True)
    if line.tried is not None:
        glyph = Glyph.YES if line.tried else Glyph.NO
        tone = GOLD if line.tried else RED
        draw_icon(painter, glyph, row.right() - 9 * scale, middle, 6.5 * scale, tone)


def _paint_orders(
    painter: QPainter, box: QRectF, face: AiFace, scale: float, palette: Palette
) -> None:
    """Both orders side by side: coalitions, her current loyalty framed, and numbered regions."""
    painter.setPen(pen(alpha(GOLD, 0.4), 0.8))
    painter.drawLine(box.topLeft(), box.topRight())
    left = QRectF(box.left(), box.top() + 2 * scale, box.width() * 0.36, 15 * scale)
    right = QRectF(box.left() + box.width() * 0.38, left.top(), box.width() * 0.62, 15 * scale)
    for head, text in ((left, face.loyalty_head), (right, face.region_head)):
        write(painter, head, text, FADED, largest=11 * scale, smallest=7 * scale, align=LEFT)
    side, y = 17 * scale, box.top() + 20 * scale
    for place, coalition in enumerate(face.loyalty_order):
        tile = QRectF(left.left() + 3 * scale + place * 27 * scale, y, side, side)
        draw_emblem(painter, coalition, tile, palette)
        if coalition is face.loyalty:
            painter.setPen(pen(GOLD, 2.2 * scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            grown = 2.6 * scale
            painter.drawRoundedRect(
                tile.adjusted(-grown, -grown, grown, grown), 4 * scale, 4 * scale
            )
    pitch = min(31 * scale, right.width() / 6)
    for place, region in enumerate(face.region_order):
        x = right.left() + place * pitch
        tile = QRectF(x, y, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CREAM))
        painter.drawRoundedRect(tile, 3 * scale, 3 * scale)
        centre = tile.center()
        draw_icon(painter, region, centre.x(), centre.y(), side * 0.4, "#3A1216", CREAM)
        number = QRectF(tile.right() + 1.5 * scale, y + 4 * scale, 10 * scale, side - 2 * scale)
        write(painter, number, str(place + 1), GOLD, weight=700, largest=10.5 * scale)


def _paint_back(painter: QPainter, box: QRectF, face: AiFace, scale: float) -> None:
    ground = QLinearGradient(box.topLeft(), box.bottomRight())
    ground.setColorAt(0, QColor("#264674"))
    ground.setColorAt(1, QColor("#142544"))
    painter.setPen(pen("#D9B56A", 1.4))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 7 * scale, 7 * scale)
    inside = box.adjusted(PAD * scale, 4 * scale, -PAD * scale, -4 * scale)
    head = QRectF(inside.left(), inside.top(), inside.width(), 14 * scale)
    write(painter, head, face.back_head, "#C3CDE0", largest=11 * scale, smallest=7 * scale)
    half = inside.left() + inside.width() * 0.6
    cells = [str(column) for column in face.columns]
    row = QRectF(inside.left(), head.bottom(), half - inside.left() - 10 * scale, 24 * scale)
    _paint_cells(painter, row, cells, face.column_arrow, CREAM, scale)
    beside = QRectF(half, head.bottom(), inside.right() - half, 24 * scale)
    arrows = ["▲" if side is CourtEnd.LEFT else "▼" for side in face.sides]
    _paint_cells(painter, beside, arrows, face.side_arrow, RED, scale)
    for under, text, tone in ((row, face.column_words, CREAM), (beside, face.side_words, RED)):
        words = QRectF(under.left(), under.bottom() + 1 * scale, under.width(), 16 * scale)
        write(painter, words, text, tone, weight=700, largest=12.5 * scale, smallest=8 * scale)


def _paint_cells(
    painter: QPainter, row: QRectF, cells: list[str], pointed: int, tone: str, scale: float
) -> None:
    """Cells in a row; the arrow on the front points at one of them."""
    pitch = row.width() / len(cells)
    for place, text in enumerate(cells):
        cell = QRectF(row.left() + place * pitch, row.top() + 5 * scale, pitch - 4 * scale, 0)
        cell.setHeight(17 * scale)
        is_chosen = place == pointed
        painter.setPen(pen(tone if is_chosen else "#6E86AE", 1.6 if is_chosen else 1))
        painter.setBrush(alpha(tone, 0.28) if is_chosen else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 3 * scale, 3 * scale)
        ink = CREAM if is_chosen else "#A9B8D3"
        if text in "▲▼":
            _paint_triangle(painter, cell.center(), 5 * scale, ink, up=text == "▲")
        else:
            weight = 700 if is_chosen else 400
            write(painter, cell, text, ink, weight=weight, largest=12.5 * scale, align=CENTRE)
        if is_chosen:
            _paint_triangle(
                painter,
                QPointF(cell.center().x(), row.top() + 1 * scale),
                4 * scale,
                tone,
                up=False,
            )


def _paint_triangle(painter: QPainter, at: QPointF, reach: float, tone: str, *, up: bool) -> None:
    way = -reach if up else reach
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone))
    x, y = at.x(), at.y()
    corners = [(x - reach, y - way * 0.6), (x + reach, y - way * 0.6), (x, y + way * 0.8)]
    painter.drawPolygon(polygon(corners))
