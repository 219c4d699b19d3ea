"""The painted ground of the map: sea with waterlines, washed land, rivers, deserts and ranges."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from pamir_desktop.model.terms import Region
from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.grain import grain, paint_grain
from pamir_desktop.views.art.map.engraving import (
    Burin,
    dune,
    paint_caravan,
    paint_dhow,
    paint_elephant,
    paint_palm,
    paint_peak,
    tuft,
)
from pamir_desktop.views.art.map.geometry import (
    HEIGHT,
    WIDTH,
    Line,
    curve,
    land_outline,
    land_path,
    path_of,
    region_outline,
    region_path,
)
from pamir_desktop.views.art.map.places import (
    CARAVAN,
    DESERTS,
    DHOW,
    ELEPHANT,
    LAKES,
    PALMS,
    RIVERS,
    Desert,
    River,
    grass,
    peaks,
)
from pamir_desktop.views.art.palette import THEMES, Theme

Layer = Callable[[QPainter], None]

SHEET: Final = QRectF(0, 0, WIDTH, HEIGHT)
_PEAKS_AT_ONCE: Final = 100
_WATERLINES: Final = (62, 46, 33, 22, 13, 6)
_WASH_SCALE: Final = 0.2
"""The wash is soft, so it is painted once in a small picture; border bands cover its edges."""
_WASH_STROKES: Final = 9


def burin_for(theme: Theme, scale: float) -> Burin:
    """The engraver's tools of a theme for a sheet of `scale` pixels per unit."""
    return Burin(
        line=alpha(theme.land_line, 0.5 if theme.is_dark else 0.66),
        lit=QColor(theme.peak_lit),
        dark=QColor(theme.peak_dark)
        if theme.is_dark
        else mix(theme.peak_dark, theme.peak_lit, 0.3),
        finest=0.75 / scale,
    )


def ground_layers(theme: Theme, scale: float) -> Iterator[Layer]:
    """Everything below the borders, in sheet units, in parts that each take little time."""
    burin = burin_for(theme, scale)
    yield lambda painter: _paint_sea(painter, theme)
    for first in range(0, len(_WATERLINES), 2):
        yield partial(_paint_waterlines, theme=theme, lines=slice(first, first + 2))
    yield _on_land(lambda painter: painter.drawImage(SHEET, _wash(theme.name)))
    yield _on_land(partial(_paint_plains, theme=theme, burin=burin))
    for first in range(0, len(peaks()), _PEAKS_AT_ONCE):
        yield _on_land(partial(_paint_peaks, first=first, burin=burin))
    yield partial(_paint_travellers, theme=theme, burin=burin)


def _on_land(layer: Layer) -> Layer:
    def paint(painter: QPainter) -> None:
        painter.setClipPath(land_path())
        layer(painter)

    return paint


def _paint_plains(painter: QPainter, theme: Theme, burin: Burin) -> None:
    paint_grain(painter, SHEET, grain(700, 500, 3), 0.16 if theme.is_dark else 0.22)
    _paint_graticule(painter, theme)
    for i, desert in enumerate(DESERTS):
        _paint_desert(painter, desert, theme, burin, seed=70 + i)
    _paint_rivers(painter, theme, burin)
    _paint_growth(painter, theme, burin)


def _paint_peaks(painter: QPainter, first: int, burin: Burin) -> None:
    for peak in peaks()[first : first + _PEAKS_AT_ONCE]:
        paint_peak(painter, peak, burin)


def _paint_travellers(painter: QPainter, theme: Theme, burin: Burin) -> None:
    paint_caravan(painter, *CARAVAN, burin)
    paint_elephant(painter, *ELEPHANT, burin, _cloth(theme))
    paint_dhow(painter, *DHOW, burin)


def _cloth(theme: Theme) -> QColor:
    return QColor("#8A4A3C") if theme.is_dark else QColor("#B5604A")


def _paint_sea(painter: QPainter, theme: Theme) -> None:
    painter.fillRect(SHEET, QColor(theme.sea))
    paint_grain(painter, SHEET, grain(700, 500, 8), 0.25)


def _paint_waterlines(painter: QPainter, theme: Theme, lines: slice) -> None:
    """The coast stroked narrower and narrower, alternating between line color and sea color."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i, reach in list(enumerate(_WATERLINES))[lines]:
        for breadth, share in ((reach * 2 + 2.4, 0.30 + 0.12 * i), (reach * 2.0, 0.05 * i)):
            painter.setPen(pen(mix(theme.sea, theme.sea_line, share), breadth))
            painter.drawPath(_coast(thinned=reach > 20))


@cache
def _coast(*, thinned: bool) -> QPainterPath:
    """The land's edge; far from the shore the water no longer follows every small bay."""
    return path_of(land_outline()[::3], closed=True) if thinned else land_path()


@lru_cache(maxsize=4)
def _wash(theme_name: str) -> QImage:
    """Each region in its color, darker toward its edge as in an old atlas, with soft hills."""
    theme = THEMES[theme_name]
    image = QImage(
        round(WIDTH * _WASH_SCALE),
        round(HEIGHT * _WASH_SCALE),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(mix(theme.land[Region.HERAT], theme.paper, 0.3))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_WASH_SCALE, _WASH_SCALE)
    for region in Region:
        _paint_wash(painter, region, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor("#0B0F1E") if theme.is_dark else QColor("#8A6A3A")
    # a wider shade on every second peak only: it looks the same and is faster
    for peak in peaks()[::2]:
        _paint_soft_dot(painter, peak.x + 6, peak.y - peak.size * 0.2, peak.size * 2.2, shade)
    painter.end()
    return image


def _paint_wash(painter: QPainter, region: Region, theme: Theme) -> None:
    colour = QColor(theme.land[region])
    path = region_path(region)
    edge = mix(colour, "#C9A66B", 0.30) if theme.is_dark else mix(colour, "#7A4A20", 0.12)
    painter.save()
    painter.setClipPath(path)
    painter.fillPath(path, colour if theme.is_dark else mix(colour, "#F8F0DC", 0.50))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rough = path_of(region_outline(region)[::3], closed=True)
    for i in range(_WASH_STROKES):
        painter.setPen(pen(alpha(edge, 0.037 + 0.017 * i), 150 - i * 15))
        painter.drawPath(rough)
    painter.restore()


def _paint_soft_dot(painter: QPainter, x: float, y: float, radius: float, colour: QColor) -> None:
    glow = QRadialGradient(QPointF(x, y), radius)
    glow.setColorAt(0, alpha(colour, 0.10))
    glow.setColorAt(1, alpha(colour, 0))
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def _paint_graticule(painter: QPainter, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(theme.land_line, 0.13), 1.2))
    lines = QPainterPath()
    for i in range(-1, 9):
        x = 90.0 + i * 175
        lean = (x - WIDTH / 2) * 0.06
        lines.moveTo(x + lean, 0)
        lines.quadTo(x, HEIGHT / 2, x - lean, HEIGHT)
    for i in range(7):
        y = 40.0 + i * 165
        lines.moveTo(0, y)
        lines.quadTo(WIDTH / 2, y + 34, WIDTH, y)
    painter.drawPath(lines)


def _paint_desert(painter: QPainter, desert: Desert, theme: Theme, burin: Burin, seed: int) -> None:
    """Stipple, thinning out from the middle, and a few dunes."""
    chance = random.Random(seed)
    (x, y), area = desert.centre, region_path(desert.region)

    def anywhere(reach: float) -> tuple[QPointF, float]:
        angle, r = chance.uniform(0, math.tau), math.sqrt(chance.random()) * reach
        at = QPointF(x + desert.across * r * math.cos(angle), y + desert.down * r * math.sin(angle))
        return at, r

    rings: tuple[list[QPointF], ...] = ([], [], [])
    for _ in range(int(desert.across * desert.down / 85)):
        at, r = anywhere(1.0)
        if area.contains(at):
            rings[min(2, int(r * 3))].append(at)
    for i, dots in enumerate(rings):
        painter.setPen(pen(alpha(theme.land_line, 0.36 - 0.1 * i), max(3.0, burin.finest)))
        painter.drawPoints(dots)
    dunes = QPainterPath()
    for _ in range(int(desert.across / 9)):
        at, _r = anywhere(0.85)
        if area.contains(at):
            dunes.addPath(dune(at.x(), at.y()))
    painter.setPen(burin.pen(1.6, alpha(theme.land_line, 0.34)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(dunes)


def _paint_rivers(painter: QPainter, theme: Theme, burin: Burin) -> None:
    water = QColor("#6FA3C8") if theme.is_dark else QColor("#5E8794")
    courses = QPainterPath()
    courses.setFillRule(Qt.FillRule.WindingFill)
    for i, river in enumerate(RIVERS):
        courses.addPath(_river_path(river, 200 + i, burin.finest))
    painter.fillPath(courses, alpha(water, 0.85))
    painter.setPen(burin.pen(1.6, water))
    painter.setBrush(alpha(water, 0.35))
    for i, shore in enumerate(LAKES):
        painter.drawPath(path_of(curve(shore, 9 + i, 3), closed=True))


def _river_path(river: River, seed: int, finest: float) -> QPainterPath:
    """A closed ribbon that widens from source to mouth."""
    line = curve(river.course, seed, 8, steps=12)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = max(finest * 0.6, river.breadth * (0.30 + 0.70 * i / len(line)) / 2)
        dx, dy = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    ring: Line = (*left, *reversed(right))
    return path_of(ring, closed=True)


def _paint_growth(painter: QPainter, theme: Theme, burin: Burin) -> None:
    leaf = QColor("#8FC0A0") if theme.is_dark else QColor("#4E6B3A")
    blades: list[QLineF] = [blade for x, y in grass() for blade in tuft(x, y)]
    painter.setPen(burin.pen(1.6, alpha(leaf, 0.5)))
    painter.drawLines(blades)
    for x, y in PALMS:
        paint_palm(painter, x, y, burin, alpha(leaf, 0.8))
