"""The table and the parts on it: cloth, trays, slips, prompt bar, deck, vacant slots, chains."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from pamir_desktop.views.art.brush import alpha, mix, pen, polygon, star
from pamir_desktop.views.art.grain import grain, grained
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.palette import THEMES, Theme

_STAR_PITCH: Final = 120.0
_RIM: Final = 24
"""How many pixels inside the outline of a tray show anything but its plain ground."""

_LIP: Final = 1
"""How many pixels below a tray are lit."""


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    blur: int = 9,
    drop: float = 3.0,
    strength: float = 0.3,
) -> None:
    """A soft shadow of a rounded box."""
    colour = alpha(theme.shadow, strength * 1.6 / blur)
    box = rect.adjusted(-blur, drop - blur, blur, drop + blur)

    def paint(painter: QPainter) -> None:
        """Nested boxes of decreasing size, with a margin as wide as the blur."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for i in range(blur, 0, -1):
            grow = i - blur * 0.45
            corner = max(0.5, radius + grow)
            grown = rect.adjusted(-grow, drop - grow, grow, drop + grow)
            painter.drawRoundedRect(grown, corner, corner)

    paint_print(painter, box, ("shadow", radius, blur, colour.rgba()), paint)


def table_cloth(size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """The ground of the whole window, cached by size."""
    return _cloth(size.width(), size.height(), ratio, theme.name)


@lru_cache(maxsize=2)
def _cloth(width: int, height: int, ratio: float, theme_name: str) -> QPixmap:
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _paint_cloth(painter, QRectF(0, 0, width, height), THEMES[theme_name])
    painter.end()
    return QPixmap.fromImage(image)


def _paint_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    opacity = 0.35 if theme.is_dark else 0.24
    painter.drawImage(rect, grained(QColor(theme.table), grain(480, 270, 21, 12), opacity))
    lines = alpha("#8FA0D8", 0.07) if theme.is_dark else alpha("#5A4420", 0.10)
    painter.setPen(pen(lines, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    down = _STAR_PITCH * math.sqrt(3) / 2
    for row in range(int(rect.height() / down) + 2):
        for column in range(int(rect.width() / _STAR_PITCH) + 2):
            x, y = (column + row % 2 / 2) * _STAR_PITCH, row * down
            painter.drawPolygon(star(x, y, _STAR_PITCH * 0.56, 12, 5))
            painter.drawPolygon(star(x, y, _STAR_PITCH * 0.30, 12, 4, math.pi / 12))
    vignette = QRadialGradient(
        QPointF(rect.width() * 0.4, rect.height() * 0.45), rect.width() * 0.75
    )
    deep = QColor("#000000") if theme.is_dark else QColor("#2A1A00")
    vignette.setColorAt(0, alpha(deep, 0))
    vignette.setColorAt(1, alpha(deep, 0.30))
    painter.fillRect(rect, vignette)


def paint_tray(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 10.0) -> None:
    """A carved recess: dark fill, shadow under its upper edge, light lip, a row of lozenges."""
    box = QRectF(rect.toRect())  # the parts of the recess meet on whole pixels
    _paint_frame(painter, box, _recess(theme.name, radius, painter.deviceTransform().m11()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(alpha(theme.kilim, 0.14 if theme.is_dark else 0.20))
    lozenge = polygon([(0, -3.5), (5, 0), (0, 3.5), (-5, 0)])
    count = max(1, int(box.width() / 14))
    step, y = box.width() / count, box.bottom() - 4.5
    for i in range(count):
        painter.drawPolygon(lozenge.translated(box.left() + step * (i + 0.5), y))


@lru_cache(maxsize=4)
def _recess(theme_name: str, radius: float, scale: float) -> QPixmap:
    """The smallest tray, without its lozenges; larger ones are made of its nine parts."""
    theme, side = THEMES[theme_name], 2 * _RIM + 1
    picture = QPixmap(QSize(side, side + _LIP) * scale)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, side, side)
    outline = rounded(rect, radius)
    painter.fillPath(outline, QColor(theme.tray))
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dark = alpha("#000000" if theme.is_dark else "#1D1200", 0.055)
    for i in range(7):
        painter.setPen(pen(dark, i * 2 + 1))
        painter.drawPath(rounded(rect.adjusted(0, -1 + i * 0.3, 0, 11 + i * 0.3), radius))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha("#FFFFFF", 0.10 if theme.is_dark else 0.55), 1))
    painter.drawPath(rounded(rect.adjusted(0.5, 1, -0.5, 0.5), radius))
    painter.setPen(pen(alpha("#000000" if theme.is_dark else "#3A2A10", 0.35), 1))
    painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -1), radius))
    painter.end()
    return picture


def _paint_frame(painter: QPainter, box: QRectF, picture: QPixmap) -> None:
    """Corners unchanged, edges and center stretched."""
    scale = picture.devicePixelRatio()
    cuts = (0.0, _RIM, _RIM + 1, 2 * _RIM + 1)
    xs = (box.left(), box.left() + _RIM, box.right() - _RIM, box.right())
    ys = (box.top(), box.top() + _RIM, box.bottom() - _RIM, box.bottom())
    for row, column in product(range(3), range(3)):
        lip = _LIP if row == 2 else 0
        target = QRectF(QPointF(xs[column], ys[row]), QPointF(xs[column + 1], ys[row + 1] + lip))
        source = QRectF(
            QPointF(cuts[column], cuts[row]) * scale,
            QPointF(cuts[column + 1], cuts[row + 1] + lip) * scale,
        )
        painter.drawPixmap(target, picture, source)


def paint_slip(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    radius: float = 8.0,
    *,
    deep: bool = False,
    active: bool = False,
) -> None:
    """A slip of paper with a soft shadow; `deep` is a darker sheet, `active` gets a gold rim."""
    paint_shadow(painter, rect, radius, theme)

    def paint(painter: QPainter) -> None:
        paper = QColor(theme.paper_deep if deep else theme.paper)
        sheet = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        sheet.setColorAt(0, mix(paper, "#FFFFFF", 0.04 if theme.is_dark else 0.25))
        sheet.setColorAt(1, paper)
        painter.setPen(pen(theme.gold, 3) if active else pen(theme.line, 1))
        painter.setBrush(sheet)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    paint_print(
        painter, rect.adjusted(-2, -2, 2, 2), ("slip", theme.name, radius, deep, active), paint
    )


def paint_divider(
    painter: QPainter, start: QPointF, breadth: float, theme: Theme, *, rosette: bool = True
) -> None:
    """A thin line across a slip, with a small brass star in the middle."""
    x, y = start.x(), start.y()
    painter.setPen(pen(theme.line, 1))
    if not rosette:
        painter.drawLine(start, QPointF(x + breadth, y))
        return
    middle = x + breadth / 2
    painter.drawLine(start, QPointF(middle - 12, y))
    painter.drawLine(QPointF(middle + 12, y), QPointF(x + breadth, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.brass))
    painter.drawPolygon(star(middle, y, 6, 8, 3))


def paint_prompt_bar(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    plate: QColor | str | None = None,
    plate_breadth: float = 0.0,
) -> None:
    """The dark bar with a gold rim; the plate on its left has the acting player's color."""
    paint_shadow(painter, rect, 8, theme, blur=8, strength=0.4)
    kind = ("bar", theme.name, None if plate is None else QColor(plate).rgba(), plate_breadth)

    def paint(painter: QPainter) -> None:
        _paint_bar(painter, rect, theme, plate, plate_breadth)

    paint_print(painter, rect.adjusted(-1, -1, 1, 1), kind, paint)


def _paint_bar(
    painter: QPainter, rect: QRectF, theme: Theme, plate: QColor | str | None, plate_breadth: float
) -> None:
    body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    body.setColorAt(0, mix(theme.bar, "#FFFFFF", 0.07))
    body.setColorAt(1, QColor(theme.bar))
    painter.setPen(pen(theme.gold, 1.4))
    painter.setBrush(body)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    if plate is not None:
        _paint_plate(painter, rect, QColor(plate), plate_breadth)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha(theme.gold, 0.35), 1))
    painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), 6, 6)


def _paint_plate(painter: QPainter, rect: QRectF, colour: QColor, breadth: float) -> None:
    left, top, bottom = rect.left(), rect.top(), rect.bottom()
    painter.save()
    painter.setClipPath(rounded(rect.adjusted(4, 4, -4, -4), 5), Qt.ClipOperation.IntersectClip)
    shine = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shine.setColorAt(0, mix(colour, "#FFFFFF", 0.14))
    shine.setColorAt(1, mix(colour, "#000000", 0.10))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawPolygon(
        polygon([(left, top), (left + breadth + 14, top), (left + breadth, bottom), (left, bottom)])
    )
    painter.restore()


def paint_vacant_slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """An empty slot of the market: a dashed outline around a faint rosette."""
    dashed = pen(alpha(theme.tray_ink, 0.38), 1.4)
    dashed.setDashPattern([4, 3])
    painter.setPen(dashed)
    painter.setBrush(alpha("#000000", 0.06))
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6, 6)
    painter.setPen(pen(alpha(theme.tray_ink, 0.20), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    x, y, reach = rect.center().x(), rect.center().y(), rect.width() * 0.24
    painter.drawPolygon(star(x, y, reach, 8, 3))
    painter.drawPolygon(star(x, y, reach * 0.8, 8, 3, math.pi / 8))
    painter.drawEllipse(QPointF(x, y), reach * 0.22, reach * 0.22)


def paint_chain_link(painter: QPainter, centre: QPointF, breadth: float, theme: Theme) -> None:
    """Two rings between adjacent courts: here spies cross from one to the other."""
    size = breadth / 28
    rings = [
        QRectF(centre.x() + left * size, centre.y() - 5.5 * size, 15 * size, 11 * size)
        for left in (-13, -2)
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strands = (("#2B241C", 5.0), (theme.gold, 2.4))
    for ring in rings:
        for colour, line in strands:
            painter.setPen(pen(colour, line * size))
            painter.drawEllipse(ring)
    # at the bottom the left ring is above the right one, so that they are linked
    for (colour, line), (start, span) in zip(strands, ((-62, 36), (-72, 56)), strict=True):
        over = pen(colour, line * size)
        over.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(over)
        painter.drawArc(rings[0], start * 16, span * 16)
