"""Ornament: girih strapwork for the skies, the eightfold rosette, the kilim row."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from pamir_desktop.model.terms import Region

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


@lru_cache(maxsize=32)
def _strapwork(region: Region, rgba: int, width: int, height: int, scale: float) -> QImage:
    """The pattern as a picture: its many crossing lines are the most expensive part of a card."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(QColor.fromRgba(rgba), 0.6))
    painter.scale(scale, scale)
    points, step = _FAMILIES[region]
    for row in range(math.ceil(height / scale / _ROW) + 1):
        for column in range(math.ceil(width / scale / _PITCH) + 1):
            x = _PITCH * (column - 0.5 + (row % 2) / 2)
            y = _ROW * row - 2
            painter.drawPolygon(star(x, y, _PITCH * 0.54, points, step))
            inner = star(x, y, _PITCH * 0.27, points, max(2, step - 1), math.pi / points)
            painter.drawPolygon(inner)
    painter.end()
    return image


def draw_girih(painter: QPainter, region: Region, box: QRectF, colour: QColor) -> None:
    """Fill the box with the region's strapwork."""
    scale = painter.transform().m11()
    width, height = math.ceil(box.width() * scale), math.ceil(box.height() * scale)
    image = _strapwork(region, colour.rgba(), width, height, round(scale, 4))
    painter.drawImage(QRectF(box.topLeft(), QSizeF(width / scale, height / scale)), image)


def draw_rosette(
    painter: QPainter, x: float, y: float, radius: float, colour: QColor | str, width: float
) -> None:
    """The eightfold rosette: the mark of the card back and of the application."""
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
    lozenge = _lozenge(pitch * 0.4, reach)
    for i in range(count):  # one by one: Qt fills many small shapes much faster than a long one
        painter.drawPath(lozenge.translated(start + i * pitch, middle))
    painter.setPen(pen(colour, box.height() * 0.045))
    for y in (box.top() + box.height() * 0.1, box.bottom() - box.height() * 0.1):
        painter.drawLine(QPointF(box.left() + 1, y), QPointF(box.right() - 1, y))


def _lozenge(width: float, height: float) -> QPainterPath:
    """Around the origin, with a smaller one cut out of it."""
    path = QPainterPath()
    for share in (1.0, 0.45):
        path.moveTo(0, -height * share)
        path.lineTo(width * share, 0)
        path.lineTo(0, height * share)
        path.lineTo(-width * share, 0)
        path.closeSubpath()
    return path
