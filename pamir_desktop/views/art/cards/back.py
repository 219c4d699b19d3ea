"""The back of every card: the eightfold rosette on indigo, in a kilim border."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from pamir_desktop.views.art.brush import alpha, mix, pen, shape, star
from pamir_desktop.views.art.ornament import draw_rosette
from pamir_desktop.views.art.pieces import Look

from .face import paint_frame

_GOLD: Final = "#D9B56A"


def paint_back(painter: QPainter, look: Look) -> None:
    ground = QLinearGradient(0, 0, 100, 140)
    veil = 0.12 if look.theme.is_dark else 0.0
    ground.setColorAt(0, mix("#264674", "#000000", veil))
    ground.setColorAt(1, mix("#142544", "#000000", veil))
    painter.fillRect(QRectF(0, 0, 100, 140), ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha(_GOLD, 0.8), 0.8))
    painter.drawPath(shape("O 5 5 90 130 3.4"))
    painter.drawPath(shape("O 11 11 78 118 2"))
    _paint_border(painter)
    painter.setClipRect(QRectF(11, 11, 78, 118), Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(alpha(_GOLD, 0.35), 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in ((11, 11), (89, 11), (11, 129), (89, 129)):
        painter.drawPolygon(star(x, y, 30, 8, 3))
        painter.drawPolygon(star(x, y, 18, 8, 3))
    draw_rosette(painter, 50, 70, 46, _GOLD, 1.0)
    paint_frame(painter)


def _paint_border(painter: QPainter) -> None:
    """Small lozenges between the two lines."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_GOLD))
    for i in range(12):
        for y in (8.0, 132.0):
            painter.drawPolygon(star(11 + i * 7.09, y, 1.7, 4, 1.4))
    for i in range(1, 17):
        for x in (8.0, 92.0):
            painter.drawPolygon(star(x, 8 + i * 7.29, 1.7, 4, 1.4))
