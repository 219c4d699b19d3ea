"""Single engraved marks of the map: a peak, a dune, a palm, a caravan, an elephant, a dhow."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import pen, polygon
from pamir_desktop.views.art.map.geometry import Point
from pamir_desktop.views.art.map.places import Peak


@frozen
class Burin:
    """The engraver's tools: the line, both faces of a slope, and the thinnest visible line."""

    line: QColor
    lit: QColor
    dark: QColor
    finest: float
    """In units, about three quarters of a pixel; thinner lines would fade away."""

    def pen(self, breadth: float, colour: QColor | None = None) -> QPen:
        return pen(colour or self.line, max(breadth, self.finest))


def paint_peak(painter: QPainter, peak: Peak, burin: Burin) -> None:
    """A jagged mountain: lit in the west, dark and hatched in the east."""
    chance = random.Random(peak.seed)
    x, y, s = peak.x, peak.y, peak.size
    high, half = s * chance.uniform(1.0, 1.4), s * chance.uniform(0.78, 1.0)
    tip = x + chance.uniform(-0.16, 0.10) * s
    top = y - high

    def off(share: float) -> float:
        return chance.uniform(-share, share) * s

    left = [
        (x - half, y),
        (x - half * 0.66 + off(0.05), y - high * 0.30 + off(0.05)),
        (x - half * 0.42 + off(0.04), y - high * 0.46 + off(0.05)),
        (x - half * 0.22 + off(0.03), y - high * 0.74 + off(0.03)),
        (tip, top),
    ]
    right = [
        (tip + half * 0.20 + off(0.03), y - high * 0.70 + off(0.05)),
        (x + half * 0.46 + off(0.04), y - high * 0.48 + off(0.04)),
        (x + half * 0.62 + off(0.04), y - high * 0.24 + off(0.04)),
        (x + half, y),
    ]
    ridge = [
        (tip, top),
        (tip + half * 0.06 + off(0.03), y - high * 0.62),
        (tip - half * 0.08 + off(0.04), y - high * 0.40),
        (tip + half * 0.10 + off(0.04), y - high * 0.16),
        (tip - half * 0.02, y + s * 0.06),
    ]
    foot = (x + half * 0.4, y + s * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(burin.lit)
    painter.drawPolygon(polygon([*left, *right, foot, (x - half * 0.5, y + s * 0.08)]))
    painter.setBrush(burin.dark)
    painter.drawPolygon(polygon([(tip, top), *right, foot, *reversed(ridge[1:])]))
    painter.setPen(burin.pen(max(1.2, s * 0.05)))
    painter.drawPolyline(polygon([*left, *right]))
    painter.setPen(burin.pen(max(0.8, s * 0.034)))
    painter.drawPolyline(polygon(ridge[:4]))
    painter.drawLines(_hachures(x, y, high, half, tip))


def _hachures(x: float, y: float, high: float, half: float, tip: float) -> list[QLineF]:
    lines = [
        QLineF(x - half * 0.55, y - high * 0.2, x - half * 0.46, y - high * 0.04),
        QLineF(x - half * 0.28, y - high * 0.5, x - half * 0.2, y - high * 0.3),
    ]
    for i in range(1, 6):
        t = i / 6
        at = tip + (x + half - tip) * t - half * 0.03
        down = y - high + high * t * 0.96
        reach = high * (0.10 + 0.14 * (1 - abs(t - 0.5)))
        lines.append(QLineF(at, down + 2, at - reach * 0.42, down + reach))
    return lines


def dune(x: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - 13, y + 3))
    path.quadTo(x - 3, y - 7, x + 1, y)
    path.quadTo(x + 6, y - 5, x + 14, y + 3)
    return path


def tuft(x: float, y: float) -> list[QLineF]:
    return [QLineF(x + d, y, x + d * 1.7, y - 7 + abs(d) * 0.4) for d in (-4, 0, 4)]


def paint_palm(painter: QPainter, x: float, y: float, burin: Burin, leaf: QColor) -> None:
    """A date palm with its base at the given point."""
    stem = QPainterPath(QPointF(x, y))
    stem.quadTo(x + 3, y - 8, x + 1, y - 17)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(burin.pen(1.9))
    painter.drawPath(stem)
    crown = QPainterPath()
    for dx, rise, drop in ((-10, 4, 4), (-8, 7, -2), (-1, 9, -7), (8, 7, -2), (10, 4, 4)):
        crown.moveTo(x + 1, y - 17)
        crown.quadTo(x + 1 + dx * 0.6, y - 17 - rise, x + 1 + dx, y - 17 + drop)
    painter.setPen(burin.pen(2.0, leaf))
    painter.drawPath(crown)
    painter.setPen(burin.pen(1.2))
    painter.drawLine(QLineF(x - 6, y + 1, x + 9, y + 1))


_CAMEL: tuple[Point, ...] = (
    *((-14, 0), (-13, -9), (-15, -12), (-15, -8), (-17, -8), (-16, -15), (-13, -18), (-10, -18)),
    *((-6, -25), (-4, -25), (-1, -18), (1, -18), (4, -24), (6, -24), (8, -17), (11, -15)),
    *((13, -18), (14, -27), (16, -30), (18, -29), (22, -27), (22, -25), (18, -24), (17, -17)),
    *((14, -11), (11, -9), (11, 0), (9, 0), (8, -9), (7, -9), (5, 0), (3, 0), (4, -10)),
    *((-6, -9), (-8, 0), (-10, 0), (-9, -10), (-12, 0)),
)

_ELEPHANT: tuple[Point, ...] = (
    *((-24, 0), (-25, -14), (-27, -8), (-28, -20), (-23, -30), (-12, -35), (0, -35), (8, -32)),
    *((12, -38), (20, -39), (27, -33), (29, -24), (30, -12), (34, -6), (31, -3), (27, -8)),
    *((25, -18), (22, -17), (17, -18), (14, -14), (13, 0), (6, 0), (5, -12), (-8, -12)),
    *((-11, -10), (-12, 0), (-18, 0)),
)


def _beast(points: Sequence[Point], x: float, y: float, size: float) -> QPainterPath:
    """A rounded outline: the corners are control points of quadratic arcs."""
    placed = [(x + px * size, y + py * size) for px, py in points]
    middle = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(placed, [*placed[1:], placed[0]], strict=True)
    ]
    path = QPainterPath(QPointF(*middle[-1]))
    for corner, half_way in zip(placed, middle, strict=True):
        path.quadTo(QPointF(*corner), QPointF(*half_way))
    return path


def paint_caravan(painter: QPainter, x: float, y: float, burin: Burin) -> None:
    """Three camels on a rope, walking east."""
    painter.setPen(burin.pen(1.2))
    painter.setBrush(burin.dark)
    for i, lift in enumerate((0, 2, -1)):
        shape = [(x + (i - 1) * 46 + px, y + lift + py) for px, py in _CAMEL]
        painter.drawPolygon(polygon(shape))
    rope = QPainterPath(QPointF(x - 25, y - 26))
    rope.quadTo(x - 18, y - 10, x - 14, y - 15)
    rope.moveTo(x + 21, y - 24)
    rope.quadTo(x + 28, y - 12, x + 32, y - 18)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rope)


def paint_elephant(painter: QPainter, x: float, y: float, burin: Burin, cloth: QColor) -> None:
    """An elephant with a saddle cloth and a howdah, walking east."""
    painter.setPen(burin.pen(1.4))
    painter.setBrush(burin.dark)
    painter.drawPath(_beast(_ELEPHANT, x, y, 1.0))
    ear = QPainterPath(QPointF(x + 11, y - 32))
    ear.quadTo(x + 3, y - 24, x + 10, y - 18)
    ear.quadTo(x + 16, y - 20, x + 16, y - 29)
    painter.drawPath(ear)
    painter.drawLine(QLineF(x + 23, y - 19, x + 29, y - 15))
    painter.setBrush(cloth)
    painter.drawPolygon(
        polygon([(x - 15, y - 34), (x + 2, y - 34), (x + 4, y - 19), (x - 17, y - 19)])
    )
    painter.setBrush(burin.lit)
    painter.drawPolygon(polygon([(x - 13, y - 34), (x, y - 34), (x + 1, y - 40), (x - 14, y - 40)]))
    roof = QPainterPath(QPointF(x - 15, y - 49))
    roof.quadTo(x - 10, y - 55, x - 6.5, y - 59)
    roof.quadTo(x - 3, y - 55, x + 2, y - 49)
    roof.closeSubpath()
    painter.setBrush(cloth)
    painter.drawPath(roof)
    painter.drawLines([QLineF(x + d, y - 49, x + d, y - 40) for d in (-12.5, -0.5)])


def paint_dhow(painter: QPainter, x: float, y: float, burin: Burin) -> None:
    """A dhow under two lateen sails, with three ripples."""
    painter.setPen(burin.pen(1.4))
    for sail in (
        ((x - 4, y - 9), (x - 8, y - 48), (x + 22, y - 12)),
        ((x - 24, y - 9), (x - 25, y - 34), (x - 7, y - 11)),
    ):
        (ax, ay), (bx, by), (cx, cy) = sail
        path = QPainterPath(QPointF(ax, ay))
        path.lineTo(bx, by)
        path.quadTo(bx + (cx - bx) * 0.75, by + (cy - by) * 0.35, cx, cy)
        path.quadTo((ax + cx) / 2, cy - 5, ax, ay)
        painter.setBrush(burin.lit)
        painter.drawPath(path)
    hull = QPainterPath(QPointF(x - 33, y - 8))
    hull.quadTo(x, y - 2, x + 32, y - 12)
    hull.quadTo(x + 24, y + 6, x + 14, y + 6)
    hull.lineTo(x - 20, y + 6)
    hull.quadTo(x - 30, y + 4, x - 33, y - 8)
    painter.setBrush(burin.dark)
    painter.drawPath(hull)
    painter.drawLines(
        [
            QLineF(x - 40, y + 10, x - 12, y + 10),
            QLineF(x - 4, y + 11, x + 34, y + 11),
            QLineF(x - 22, y + 15, x + 14, y + 15),
        ]
    )
