"""Ornament: girih strapwork for the skies, the eight-fold rosette, the kilim row."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from pamir_desktop.model.words import Region

from .brush import pen, star

# every region has its own family of stars {points/step}
_FAMILIES: Final[dict[Region, tuple[int, int]]] = {
    Region.PUNJAB: (10, 4),
    Region.KANDAHAR: (6, 2),
    Region.TRANSCASPIA: (7, 3),
    Region.KABUL: (8, 3),
    Region.HERAT: (10, 3),
    Region.PERSIA: (12, 5),
}
_PITCH: Final = 30.0
_ROW: Final = _PITCH * math.sqrt(3) / 2


@cache
def _strapwork(region: Region, columns: int, rows: int) -> tuple[QPolygonF, ...]:
    points, step = _FAMILIES[region]
    stars = []
    for row in range(rows):
        for column in range(columns):
            x = _PITCH * (column + (row % 2) / 2)
            y = _ROW * row
            stars.append(star(x, y, _PITCH * 0.54, points, step))
            stars.append(star(x, y, _PITCH * 0.27, points, max(2, step - 1), math.pi / points))
    return tuple(stars)


def draw_girih(
    painter: QPainter, region: Region, box: QRectF, colour: QColor, width: float = 0.6
) -> None:
    """Fill the box with the region's strapwork; the caller clips."""
    columns = math.ceil(box.width() / _PITCH) + 1
    rows = math.ceil(box.height() / _ROW) + 1
    painter.save()
    painter.translate(box.left() - _PITCH / 2, box.top() - 2)
    painter.setPen(pen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # one by one: a single path of all stars takes the rasteriser twenty times as long
    for outline in _strapwork(region, columns, rows):
        painter.drawPolygon(outline)
    painter.restore()


def draw_rosette(
    painter: QPainter, x: float, y: float, radius: float, colour: QColor | str, width: float
) -> None:
    """The eight-fold rosette: the mark of the card back and of the application."""
    painter.setPen(pen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, step in ((1.0, 3), (0.72, 3), (0.45, 2)):
        reach = radius * share
        painter.drawPolygon(star(x, y, reach, 8, step))
        painter.drawPolygon(star(x, y, reach * 0.8, 8, step, math.pi / 8))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(star(x, y, radius * 0.21, 8, 3))


def draw_kilim(painter: QPainter, box: QRectF, colour: QColor, *, pitch: float = 9.0) -> None:
    """A row of stepped lozenges between two lines."""
    count = max(1, int(box.width() / pitch))
    start = box.left() + (box.width() - (count - 1) * pitch) / 2
    middle = box.center().y()
    reach = box.height() * 0.3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    path = QPainterPath()
    for i in range(count):
        _add_lozenge(path, start + i * pitch, middle, pitch * 0.4, reach)
    painter.drawPath(path)
    painter.setPen(pen(colour, box.height() * 0.045))
    for y in (box.top() + box.height() * 0.1, box.bottom() - box.height() * 0.1):
        painter.drawLine(QPointF(box.left() + 1, y), QPointF(box.right() - 1, y))


def _add_lozenge(path: QPainterPath, x: float, y: float, width: float, height: float) -> None:
    """A lozenge with a smaller one cut out of it."""
    for share in (1.0, 0.45):
        path.moveTo(x, y - height * share)
        path.lineTo(x + width * share, y)
        path.lineTo(x, y + height * share)
        path.lineTo(x - width * share, y)
        path.closeSubpath()
