"""Procedural landscapes: four layers of ridges in the style of each region, seeded by the card."""

from __future__ import annotations

from enum import Enum, auto
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from pamir_desktop.model.terms import Region
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, mix, pen, polygon, shape
from pamir_desktop.views.art.stamp import Tone

from .scheme import Scheme
from .sky import draw_sky


class LandscapeKind(Enum):
    RANGE = auto()
    MESA = auto()
    DUNE = auto()
    HILL = auto()
    STEPPE = auto()


@frozen
class Layer:
    """A ridge: `level` is its base above the lower edge, `height` how far it rises from there."""

    kind: LandscapeKind
    level: float
    height: float
    count: int  # peaks, mesas or waves across the card
    snow: float = 0.0  # share of every peak that is white


_LAYERS: Final[dict[Region, tuple[Layer, Layer, Layer, Layer]]] = {
    Region.KABUL: (
        Layer(LandscapeKind.RANGE, 38, 22, 3, 0.42),
        Layer(LandscapeKind.RANGE, 30, 18, 4, 0.34),
        Layer(LandscapeKind.RANGE, 20, 13, 4, 0.14),
        Layer(LandscapeKind.HILL, 12, 6, 3),
    ),
    Region.TRANSCASPIA: (
        Layer(LandscapeKind.RANGE, 36, 7, 7, 0.3),
        Layer(LandscapeKind.STEPPE, 34, 3, 2),
        Layer(LandscapeKind.STEPPE, 24, 4, 2),
        Layer(LandscapeKind.STEPPE, 13, 4, 2),
    ),
    Region.HERAT: (
        Layer(LandscapeKind.RANGE, 36, 15, 4, 0.3),
        Layer(LandscapeKind.HILL, 32, 8, 3),
        Layer(LandscapeKind.HILL, 23, 7, 3),
        Layer(LandscapeKind.HILL, 12, 6, 2),
    ),
    Region.PERSIA: (
        Layer(LandscapeKind.RANGE, 37, 12, 5),
        Layer(LandscapeKind.DUNE, 31, 9, 3),
        Layer(LandscapeKind.DUNE, 22, 9, 2),
        Layer(LandscapeKind.DUNE, 11, 7, 2),
    ),
    Region.KANDAHAR: (
        Layer(LandscapeKind.MESA, 36, 14, 3),
        Layer(LandscapeKind.MESA, 29, 11, 2),
        Layer(LandscapeKind.DUNE, 21, 8, 3),
        Layer(LandscapeKind.DUNE, 11, 6, 2),
    ),
    Region.PUNJAB: (
        Layer(LandscapeKind.RANGE, 40, 11, 6, 0.5),
        Layer(LandscapeKind.HILL, 33, 5, 4),
        Layer(LandscapeKind.HILL, 26, 4, 3),
        Layer(LandscapeKind.STEPPE, 20, 3, 2),
    ),
}


def draw_landscape(
    painter: QPainter,
    box: QRectF,
    number: int,
    region: Region,
    scheme: Scheme,
    *,
    sun: bool = True,
) -> None:
    """Sky and ridges; the figures draw the foreground. The caller clips to the box."""
    rng = Random(number)
    draw_sky(painter, box, region, scheme, rng, sun=sun)
    for layer, colour in zip(_LAYERS[region], scheme.ridges, strict=True):
        foot = box.bottom() - layer.level + rng.uniform(-2.5, 2.5)
        body = QLinearGradient(0, foot - layer.height, 0, foot + 16)
        body.setColorAt(0.0, colour)
        body.setColorAt(1.0, mix(colour, scheme.mist, 0.42))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(body)
        _PAINTERS[layer.kind](painter, box, layer, foot, colour, scheme, rng)
    if region is Region.PUNJAB:
        _draw_river(painter, box, scheme, rng)


def _draw_range(
    painter: QPainter,
    box: QRectF,
    layer: Layer,
    foot: float,
    colour: QColor,
    scheme: Scheme,
    rng: Random,
) -> None:
    """Peaks with a lit western and a dark eastern face, and snow on the highest part."""
    crest = _peaks(box, layer, foot, rng)
    outline = [(box.left(), box.bottom()), *crest, (box.right(), box.bottom())]
    painter.drawPolygon(polygon(outline))
    for i in range(2, len(crest) - 2, 4):
        west, peak, bend, valley = crest[i - 1], crest[i], crest[i + 1], crest[i + 2]
        painter.setBrush(alpha(scheme.tones[Tone.DARK], 0.17))
        drop = valley[1] - peak[1]
        spur = [(peak[0] + 0.8, peak[1] + drop * 0.55), (peak[0] - 1.2, peak[1] + drop * 0.75)]
        low = (peak[0] + 1.5, valley[1] + drop * 0.25)
        painter.drawPolygon(polygon([peak, bend, valley, low, spur[1], spur[0]]))
        if layer.snow:
            _draw_snow(painter, west, peak, bend, scheme, layer.snow)


def _peaks(box: QRectF, layer: Layer, foot: float, rng: Random) -> list[tuple[float, float]]:
    """Valley, bend, peak, bend, valley, ...: every peak is the middle one of five points."""
    pitch = box.width() * 1.1 / layer.count
    x = box.left() - box.width() * 0.05 - rng.uniform(0, pitch * 0.3)
    points = [(x, foot)]
    for _ in range(layer.count + 1):
        peak = (
            x + pitch * rng.uniform(0.4, 0.6),
            foot - layer.height * rng.uniform(0.55, 1.05),
        )
        after = (x + pitch, foot + layer.height * rng.uniform(-0.25, 0.12))
        points += [_bend(points[-1], peak, rng), peak, _bend(peak, after, rng), after]
        x += pitch
    return points


def _bend(start: tuple[float, float], end: tuple[float, float], rng: Random) -> tuple[float, float]:
    """A point near the middle of a slope, so that no slope is a straight line."""
    share = rng.uniform(0.4, 0.6)
    return (
        start[0] + (end[0] - start[0]) * share + rng.uniform(-0.9, 0.9),
        start[1] + (end[1] - start[1]) * share + rng.uniform(-1.2, 1.2),
    )


def _draw_snow(
    painter: QPainter,
    west: tuple[float, float],
    peak: tuple[float, float],
    east: tuple[float, float],
    scheme: Scheme,
    share: float,
) -> None:
    reach = min(1.0, share * 2)
    left = (peak[0] + (west[0] - peak[0]) * reach, peak[1] + (west[1] - peak[1]) * reach)
    right = (peak[0] + (east[0] - peak[0]) * reach, peak[1] + (east[1] - peak[1]) * reach)
    deep = max(left[1], right[1])
    fall = deep - peak[1]
    middle = (peak[0], peak[1] + fall * 0.62)
    painter.setBrush(alpha(scheme.snow, 0.88))
    inner = (peak[0] - (peak[0] - left[0]) * 0.5, peak[1] + fall * 1.02)
    painter.drawPolygon(polygon([peak, left, _notch(peak, left), inner, middle]))
    painter.setBrush(alpha(mix(scheme.snow, scheme.ridges[1], 0.4), 0.88))
    outer = (peak[0] + (right[0] - peak[0]) * 0.45, peak[1] + fall * 0.98)
    painter.drawPolygon(polygon([peak, middle, outer, _notch(peak, right), right]))


def _notch(peak: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """Where the edge of the snow rises again before it reaches the slope; below the slope."""
    return end[0] + (peak[0] - end[0]) * 0.25, end[1] + (peak[1] - end[1]) * 0.12


def _draw_mesas(
    painter: QPainter,
    box: QRectF,
    layer: Layer,
    foot: float,
    colour: QColor,
    scheme: Scheme,
    rng: Random,
) -> None:
    """Mesas: flat tops, steep sides, lines of strata, the eastern side in shade."""
    painter.drawRect(QRectF(box.left(), foot - 1, box.width(), box.bottom() - foot + 1))
    pitch = box.width() / layer.count
    for i in range(layer.count + 1):
        x = box.left() + pitch * (i - 0.4 + rng.uniform(-0.15, 0.15))
        width = pitch * rng.uniform(0.4, 0.6)
        top = foot - layer.height * rng.uniform(0.5, 1.05)
        step = (foot - top) * 0.4
        right = x + width
        body = [(x - 5, foot), (x, top + step), (x + 1, top), (right - 1, top)]
        painter.setBrush(mix(colour, scheme.mist, 0.1))
        painter.drawPolygon(polygon([*body, (right, top + step), (right + 5, foot)]))
        painter.setBrush(alpha(scheme.tones[Tone.DARK], 0.15))
        shade = [(right - width * 0.3, top), (right - 1, top), (right, top + step)]
        painter.drawPolygon(polygon([*shade, (right + 5, foot), (right - width * 0.2, foot)]))
        painter.setPen(pen(alpha(scheme.tones[Tone.DARK], 0.16), 0.5))
        for stratum in (0.22, 0.4):
            y = top + (foot - top) * stratum
            painter.drawLine(QPointF(x + 0.6, y), QPointF(right - 0.6, y))
        painter.setPen(Qt.PenStyle.NoPen)


def _waves(box: QRectF, layer: Layer, foot: float, rng: Random) -> list[tuple[float, float]]:
    """Alternating troughs and crests, beginning and ending outside the card."""
    pitch = box.width() / layer.count / 2
    points = []
    for i in range(layer.count * 2 + 4):
        high = layer.height * (rng.uniform(0.6, 1.0) if i % 2 else rng.uniform(-0.1, 0.2))
        points.append((box.left() + pitch * (i - 1.2 + rng.uniform(-0.2, 0.2)), foot - high))
    return points


def _wave_path(box: QRectF, points: list[tuple[float, float]], ease: float) -> QPainterPath:
    path = QPainterPath(QPointF(points[0][0], box.bottom() + 1))
    path.lineTo(*points[0])
    for (x0, y0), (x1, y1) in pairwise(points):
        path.cubicTo(x0 + (x1 - x0) * ease, y0, x1 - (x1 - x0) * ease, y1, x1, y1)
    path.lineTo(points[-1][0], box.bottom() + 1)
    path.closeSubpath()
    return path


def _draw_dunes(
    painter: QPainter,
    box: QRectF,
    layer: Layer,
    foot: float,
    colour: QColor,
    scheme: Scheme,
    rng: Random,
) -> None:
    """Sand dunes: soft backs, and a slip face in the shade below every crest."""
    points = _waves(box, layer, foot, rng)
    painter.drawPath(_wave_path(box, points, 0.45))
    painter.setBrush(alpha(scheme.tones[Tone.DARK], 0.13))
    for (x, y), (x1, y1) in zip(points[1::2], points[2::2], strict=False):
        width = x1 - x
        slip = QPainterPath(QPointF(x, y))
        slip.cubicTo(x + width * 0.45, y, x1 - width * 0.45, y1, x1, y1)
        slip.cubicTo(x1 - width * 0.5, y1 + 1.5, x - 1, y + layer.height * 0.8, x - 3, y1 + 4)
        slip.cubicTo(x - 1.5, y + layer.height * 0.5, x + 2.5, y + layer.height * 0.35, x, y)
        painter.drawPath(slip)


def _draw_hills(
    painter: QPainter,
    box: QRectF,
    layer: Layer,
    foot: float,
    colour: QColor,
    scheme: Scheme,
    rng: Random,
) -> None:
    """Round hills with a few slim cypresses along the crest."""
    points = _waves(box, layer, foot, rng)
    cypress = shape("M 0 -6.5 C 1.5 -3.4 1.5 -1 .5 0 H -.5 C -1.5 -1 -1.5 -3.4 0 -6.5 Z")
    painter.save()
    painter.drawPath(_wave_path(box, points, 0.5))
    painter.setBrush(mix(colour, scheme.tones[Tone.DARK], 0.35))
    for x, y in points[1::2]:
        size = rng.uniform(0.55, 0.9)
        for offset in (-2.2, 0.0, 1.7)[: 1 + int(rng.random() * 3)]:
            painter.save()
            painter.translate(x + offset, y + 0.9)
            painter.scale(size, size * (1.0 if offset else 1.25))
            painter.drawPath(cypress)
            painter.restore()
    painter.restore()


def _draw_steppe(
    painter: QPainter,
    box: QRectF,
    layer: Layer,
    foot: float,
    colour: QColor,
    scheme: Scheme,
    rng: Random,
) -> None:
    """Nearly level ground with tufts of grass."""
    points = _waves(box, layer, foot, rng)
    painter.drawPath(_wave_path(box, points, 0.5))
    painter.setPen(pen(alpha(scheme.tones[Tone.DARK], 0.28), 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(7):
        painter.save()
        painter.translate(box.left() + rng.uniform(0, box.width()), foot + rng.uniform(2, 9))
        painter.drawPath(shape("M -1.2 0 L -1.8 -1.4 M 0 0 V -2 M 1.2 0 L 1.8 -1.4"))
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_river(painter: QPainter, box: QRectF, scheme: Scheme, rng: Random) -> None:
    """A meander that widens toward the viewer."""
    x, y = box.left() + box.width() * rng.uniform(0.55, 0.8), box.bottom() - 22
    left = box.left() + box.width() * rng.uniform(0.1, 0.3)
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(x - 26, y + 1.5, x + 20, y + 5, x - 12, y + 8)
    path.cubicTo(x - 34, y + 11, left + 30, y + 15, left, box.bottom() + 1)
    path.lineTo(left + 30, box.bottom() + 1)
    path.cubicTo(left + 44, y + 15, x - 14, y + 13, x + 2, y + 9)
    path.cubicTo(x + 24, y + 4.6, x - 18, y + 2.2, x + 1.6, y)
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(alpha(scheme.water, 0.85))
    painter.drawPath(path)


_PAINTERS: Final = {
    LandscapeKind.RANGE: _draw_range,
    LandscapeKind.MESA: _draw_mesas,
    LandscapeKind.DUNE: _draw_dunes,
    LandscapeKind.HILL: _draw_hills,
    LandscapeKind.STEPPE: _draw_steppe,
}
