"""How far a player is with a lesson, as a rosette: empty, half, full, or crossed out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from pamir_desktop.lessons.marks import LessonMark
from pamir_desktop.views.art.brush import alpha, pen, star
from pamir_desktop.views.style import Style


def paint_rosette(painter: QPainter, box: QRectF, mark: LessonMark, style: Style) -> None:
    theme = style.theme
    points = star(box.center().x(), box.center().y(), box.width() * 0.48, 8, 3)
    outline = pen(theme.brass, max(1.0, box.width() / 16))
    painter.setPen(outline)
    painter.setBrush(alpha(theme.paper_deep, 0.8))
    painter.drawPolygon(points)
    if mark in (LessonMark.BEGUN, LessonMark.DONE):
        painter.save()
        part = QRectF(box)
        part.setRight(box.center().x() if mark is LessonMark.BEGUN else box.right())
        painter.setClipRect(part)
        painter.setBrush(QColor(theme.gold))
        painter.drawPolygon(points)
        painter.restore()
    if mark is LessonMark.SKIPPED:
        painter.setPen(pen(theme.ink_second, max(1.4, box.width() / 10)))
        inset = box.width() * 0.16
        inner = box.adjusted(inset, inset, -inset, -inset)
        painter.drawLine(inner.bottomLeft(), inner.topRight())


def rosettes(marks: Sequence[LessonMark], side: int, style: Style, ratio: float) -> QPixmap:
    """A row of them."""
    picture = QPixmap(round(side * len(marks) * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, mark in enumerate(marks):
        box = QRectF(QPointF(place * side + 1, 1), QPointF((place + 1) * side - 1, side - 1))
        paint_rosette(painter, box, mark, style)
    painter.end()
    return picture


def rosette_icon(mark: LessonMark, side: int, style: Style, ratio: float) -> QIcon:
    picture = rosettes([mark], side, style, ratio)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
