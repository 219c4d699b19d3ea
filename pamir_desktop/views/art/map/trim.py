"""What surrounds the land: border bands, haze under the pieces, compass and the barred frame."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from pamir_desktop.model.terms import Border, Region
from pamir_desktop.views.art.brush import alpha, pen, polygon, star
from pamir_desktop.views.art.map.geometry import (
    BAND,
    HEIGHT,
    MARGIN,
    SLOTS,
    WIDTH,
    border_path,
    land_path,
    region_path,
)
from pamir_desktop.views.art.palette import Theme

COMPASS: Final = (86.0, 332.0, 50.0)
_MIST: Final = (150.0, 120.0)


def sheet_ink(theme: Theme) -> QColor:
    """The ink of compass, frame and cartouche: brown by day, old gold at dusk."""
    return QColor("#D9BF86") if theme.is_dark else QColor("#3B2C19")


def sheet_paper(theme: Theme) -> QColor:
    return QColor("#141828") if theme.is_dark else QColor("#FBF4E2")


def paint_border_bands(painter: QPainter, theme: Theme) -> None:
    """Pale strips for the roads with a dash-dot line; then the coast."""
    band = alpha("#0E1120" if theme.is_dark else "#FBF4E2", 0.94)
    dashes = pen(alpha("#E4B15A" if theme.is_dark else "#7C2D1C", 0.85), 2.6)
    dashes.setDashPattern([5, 2.2, 0.4, 2.2])
    edge = alpha(theme.land_line, 0.30)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for breadth, colour in ((BAND + 2.4, edge), (BAND, band)):
        for border in Border:
            painter.setPen(_flat_pen(colour, breadth))
            painter.drawPath(border_path(border))
    painter.setPen(dashes)
    for border in Border:
        painter.drawPath(border_path(border))
    painter.setPen(pen(alpha(theme.land_line, 0.9), 2.6))
    painter.drawPath(land_path())


def _flat_pen(colour: QColor, breadth: float) -> QPen:
    return QPen(
        colour,
        breadth,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.FlatCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def paint_mist(painter: QPainter, theme: Theme) -> None:
    """A pale haze where pieces go, so that terrain never distracts from them."""
    colour = QColor("#181C2C") if theme.is_dark else QColor("#FBF4E2")
    haze = QRadialGradient(0, 0, 1)
    for at, opacity in ((0.0, 0.55), (0.55, 0.34), (1.0, 0.0)):
        haze.setColorAt(at, alpha(colour, opacity))
    for region, slots in SLOTS.items():
        painter.save()
        painter.setClipPath(region_path(region), Qt.ClipOperation.IntersectClip)
        painter.translate(slots.armies[0], (slots.armies[1] + slots.tribes[1]) / 2 - 18)
        wide = 1.2 if region in (Region.KABUL, Region.TRANSCASPIA) else 1.0
        painter.scale(_MIST[0] * wide, _MIST[1])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(haze)
        painter.drawEllipse(QPointF(0, 0), 1, 1)
        painter.restore()


def paint_compass(painter: QPainter, theme: Theme) -> None:
    x, y, r = COMPASS
    ink = sheet_ink(theme)
    light = QColor("#20263B") if theme.is_dark else QColor("#F6EBD0")
    painter.setPen(pen(ink, 1.6))
    painter.setBrush(alpha(light, 0.5))
    painter.drawEllipse(QPointF(x, y), r * 0.62, r * 0.62)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), r * 0.56, r * 0.56)
    painter.setPen(pen(ink, 1.2))
    for turn, reach in ((math.pi / 4, r * 0.66), (0.0, r)):
        for quarter in range(4):
            angle = turn + math.pi / 2 * quarter - math.pi / 2
            tip = (x + reach * math.cos(angle), y + reach * math.sin(angle))
            for side, colour in ((1, ink), (-1, light)):
                bend = angle + side * math.pi / 4
                waist = (x + r * 0.182 * math.cos(bend), y + r * 0.182 * math.sin(bend))
                painter.setBrush(colour)
                painter.drawPolygon(polygon([(x, y), waist, tip]))
    painter.setBrush(light)
    painter.drawEllipse(QPointF(x, y), r * 0.1, r * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.warn) if theme.is_dark else QColor("#9E2420"))
    painter.drawPolygon(star(x, y - r * 1.2, r * 0.17, 8, 3))


def paint_frame(painter: QPainter, theme: Theme) -> None:
    """The neat line of the sheet, barred alternately like the degrees of an atlas."""
    ink = QColor("#8A7448") if theme.is_dark else QColor("#3B2C19")
    paper = QColor("#171B2B") if theme.is_dark else QColor("#F3E8CD")
    inner = QRectF(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    rim = QPainterPath()
    rim.addRect(QRectF(0, 0, WIDTH, HEIGHT))
    rim.addRect(inner)
    painter.fillPath(rim, paper)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    across, down = inner.width() / 28, inner.height() / 20
    for i in range(0, 28, 2):
        for y in (4.0, HEIGHT - 10):
            painter.drawRect(QRectF(MARGIN + across * i, y, across, 6))
    for i in range(0, 20, 2):
        for x in (4.0, WIDTH - 10):
            painter.drawRect(QRectF(x, MARGIN + down * i, 6, down))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, breadth in ((3.4, 1.4), (10.6, 1.4), (MARGIN, 2.6)):
        painter.setPen(QPen(ink, breadth))
        painter.drawRect(QRectF(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset))
