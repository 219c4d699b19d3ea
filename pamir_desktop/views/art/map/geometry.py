"""Where everything is on the map: borders, regions, slots and the shapes that can be clicked.

All numbers are units of a sheet 1400 wide and 1000 high. Adjacent regions are built from the same
border points, so that they can neither overlap nor leave a gap.
"""

from __future__ import annotations

import math
import random
from enum import Enum
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from pamir_desktop.model.terms import BORDER_ENDS, Border, Region

Point = tuple[float, float]
Line = tuple[Point, ...]

WIDTH: Final = 1400.0
HEIGHT: Final = 1000.0
MARGIN: Final = 14.0
"""The width of the printed frame; there is no land beneath it."""
BAND: Final = 22.0
"""The width of the pale strip along a border, on which the roads are."""
STEPS: Final = 10
"""Points of the curve for each pair of control points."""
_KEPT: Final = 128
"""Scaled paths cached at once: while a window is resized, each width is requested once."""
CORNER_NE: Final[Point] = (WIDTH - MARGIN, MARGIN)
CORNER_SE: Final[Point] = (WIDTH - MARGIN, HEIGHT - MARGIN)


class Coast(Enum):
    """Shores, each belonging to one region."""

    CASPIAN_NORTH = "caspian_north"
    CASPIAN_SOUTH = "caspian_south"
    PERSIA = "persia"
    HERAT = "herat"
    KANDAHAR = "kandahar"
    PUNJAB = "punjab"


class Slots(NamedTuple):
    """Where a region has its name and pieces; pieces are on their base line."""

    name: Point
    armies: Point
    tribes: Point
    room: float
    """The width a row of pieces may take."""
    name_room: float


class MapPlace(NamedTuple):
    """A position on a border line and the direction of the line there, -90 < degrees <= 90."""

    x: float
    y: float
    degrees: float


_J1, _J2, _J3, _J4 = (405.0, 392.0), (708.0, 350.0), (770.0, 560.0), (1022.0, 540.0)
_E1, _E2, _E3 = (128.0, 408.0), (735.0, 14.0), (1386.0, 212.0)
_E4, _E5, _E6 = (1062.0, 972.0), (655.0, 944.0), (372.0, 884.0)

_BORDER_CONTROL: Final[dict[Border, Line]] = {
    Border.PERSIA_TRANSCASPIA: (_E1, (205, 425), (290, 398), (350, 415), _J1),
    Border.PERSIA_HERAT: (_J1, (385, 480), (425, 570), (392, 670), (425, 770), (398, 840), _E6),
    Border.TRANSCASPIA_HERAT: (_J1, (480, 360), (560, 392), (640, 352), _J2),
    Border.TRANSCASPIA_KABUL: (_E2, (712, 90), (742, 170), (700, 250), (722, 310), _J2),
    Border.HERAT_KABUL: (_J2, (742, 400), (728, 470), (760, 520), _J3),
    Border.HERAT_KANDAHAR: (_J3, (708, 615), (690, 690), (640, 760), (662, 850), _E5),
    Border.KABUL_KANDAHAR: (_J3, (835, 545), (905, 578), (970, 548), _J4),
    Border.KABUL_PUNJAB: (_J4, (1050, 455), (1125, 392), (1190, 330), (1290, 290), _E3),
    Border.KANDAHAR_PUNJAB: (_J4, (992, 630), (1030, 720), (1000, 810), (1045, 900), _E4),
}

_COAST_CONTROL: Final[dict[Coast, Line]] = {
    Coast.CASPIAN_NORTH: (_E1, (172, 330), (138, 262), (182, 190), (150, 110), (168, 14)),
    Coast.CASPIAN_SOUTH: (_E1, (92, 436), (50, 424), (14, 440)),
    Coast.PERSIA: ((14, 748), (90, 742), (150, 790), (205, 842), (290, 848), _E6),
    Coast.HERAT: (_E6, (450, 916), (560, 922), _E5),
    Coast.KANDAHAR: (_E5, (760, 926), (880, 940), (985, 934), _E4),
    Coast.PUNJAB: (_E4, (1120, 950), (1180, 986)),
}

_Part = tuple[Border | Coast, bool] | Point
"""A stretch of an outline: a line followed forward or backward, or a single corner."""

_RINGS: Final[dict[Region, tuple[_Part, ...]]] = {
    Region.PERSIA: (
        (Border.PERSIA_TRANSCASPIA, True),
        (Border.PERSIA_HERAT, True),
        (Coast.PERSIA, False),
        (Coast.CASPIAN_SOUTH, False),
    ),
    Region.TRANSCASPIA: (
        (Coast.CASPIAN_NORTH, True),
        (Border.TRANSCASPIA_KABUL, True),
        (Border.TRANSCASPIA_HERAT, False),
        (Border.PERSIA_TRANSCASPIA, False),
    ),
    Region.HERAT: (
        (Border.TRANSCASPIA_HERAT, True),
        (Border.HERAT_KABUL, True),
        (Border.HERAT_KANDAHAR, True),
        (Coast.HERAT, False),
        (Border.PERSIA_HERAT, False),
    ),
    Region.KABUL: (
        (Border.TRANSCASPIA_KABUL, True),
        (Border.HERAT_KABUL, True),
        (Border.KABUL_KANDAHAR, True),
        (Border.KABUL_PUNJAB, True),
        CORNER_NE,
    ),
    Region.KANDAHAR: (
        (Border.KABUL_KANDAHAR, True),
        (Border.KANDAHAR_PUNJAB, True),
        (Coast.KANDAHAR, False),
        (Border.HERAT_KANDAHAR, False),
    ),
    Region.PUNJAB: (
        (Border.KABUL_PUNJAB, True),
        CORNER_SE,
        (Coast.PUNJAB, False),
        (Border.KANDAHAR_PUNJAB, False),
    ),
}

SLOTS: Final[dict[Region, Slots]] = {
    Region.PERSIA: Slots((225, 520), (205, 640), (205, 722), 260, 190),
    Region.TRANSCASPIA: Slots((440, 112), (430, 228), (430, 299), 380, 300),
    Region.HERAT: Slots((572, 474), (553, 602), (534, 690), 236, 170),
    Region.KABUL: Slots((985, 132), (935, 268), (918, 356), 362, 220),
    Region.KANDAHAR: Slots((844, 660), (835, 776), (835, 858), 250, 186),
    Region.PUNJAB: Slots((1232, 492), (1220, 620), (1220, 708), 280, 200),
}


def curve(control: Line, seed: int, rough: float, steps: int = STEPS) -> Line:
    """A Catmull-Rom curve through the control points, which themselves are never moved.

    Between them every point is shifted by at most 0.6 of `rough`, to look hand-drawn. The seed
    makes the shifts the same each time.
    """
    chance = random.Random(seed)
    padded = (control[0], *control, control[-1])
    points: list[Point] = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            tremble = rough * (0.5 - abs(t - 0.5)) * 1.2 if step else 0.0
            x = _catmull_rom(before[0], start[0], end[0], after[0], t)
            y = _catmull_rom(before[1], start[1], end[1], after[1], t)
            points.append(
                (x + chance.uniform(-tremble, tremble), y + chance.uniform(-tremble, tremble))
            )
    points.append(control[-1])
    return tuple(points)


def _catmull_rom(a: float, b: float, c: float, d: float, t: float) -> float:
    square, cube = (2 * a - 5 * b + 4 * c - d), (-a + 3 * b - 3 * c + d)
    return 0.5 * (2 * b + (c - a) * t + square * t * t + cube * t**3)


@cache
def border_line(border: Border) -> Line:
    """The points of a border from its first junction to its last."""
    return curve(_BORDER_CONTROL[border], seed=border + 5, rough=5)


@cache
def coast_line(coast: Coast) -> Line:
    return curve(_COAST_CONTROL[coast], seed=50 + list(Coast).index(coast), rough=9)


def _joined(*lines: Line) -> Line:
    """One ring of points from lines that meet; a shared end point is kept once."""
    ring: list[Point] = []
    for line in lines:
        ring.extend(line if not ring or ring[-1] != line[0] else line[1:])
    return tuple(ring[:-1] if ring[0] == ring[-1] else ring)


@cache
def region_outline(region: Region) -> Line:
    """The ring of a region, made of the same points as those of adjacent regions."""
    return _joined(*(_stretch(part) for part in _RINGS[region]))


def _stretch(part: _Part) -> Line:
    if not isinstance(part[0], Border | Coast):
        return ((part[0], part[1]),)
    of, forwards = part
    line = border_line(of) if isinstance(of, Border) else coast_line(of)
    return line if forwards else line[::-1]


@cache
def land_outline() -> Line:
    """All land as one shape, from coasts and sheet corners: no seams along the borders."""
    return _joined(
        coast_line(Coast.CASPIAN_SOUTH)[::-1],
        coast_line(Coast.CASPIAN_NORTH),
        (CORNER_NE, CORNER_SE),
        *(
            coast_line(coast)[::-1]
            for coast in (Coast.PUNJAB, Coast.KANDAHAR, Coast.HERAT, Coast.PERSIA)
        ),
    )


def path_of(points: Line, *, closed: bool) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


def _scaled(path: QPainterPath, width: float) -> QPainterPath:
    factor = width / WIDTH
    return QTransform.fromScale(factor, factor).map(path)


@lru_cache(maxsize=_KEPT)
def region_path(region: Region, width: float = WIDTH) -> QPainterPath:
    """The area of a region on a sheet `width` wide, for painting and for clicking."""
    return _scaled(path_of(region_outline(region), closed=True), width)


@lru_cache(maxsize=_KEPT)
def border_path(border: Border, width: float = WIDTH) -> QPainterPath:
    return _scaled(path_of(border_line(border), closed=False), width)


@lru_cache(maxsize=_KEPT)
def border_band(border: Border, width: float = WIDTH, breadth: float = BAND) -> QPainterPath:
    """The strip along a border, `breadth` units wide, for painting and for clicking."""
    stroker = QPainterPathStroker()
    stroker.setWidth(breadth)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline = stroker.createStroke(path_of(border_line(border), closed=False))
    outline.setFillRule(Qt.FillRule.WindingFill)
    return _scaled(outline, width)


@lru_cache(maxsize=_KEPT)
def land_borders(region: Region, width: float = WIDTH) -> QPainterPath:
    """The borders of a region with other regions, without coasts and frame."""
    path = QPainterPath()
    for border in Border:
        if region in BORDER_ENDS[border]:
            path.addPath(border_path(border, width))
    return path


@lru_cache(maxsize=_KEPT)
def land_path(width: float = WIDTH) -> QPainterPath:
    return _scaled(path_of(land_outline(), closed=True), width)


@cache
def _distances(border: Border) -> tuple[float, ...]:
    line = border_line(border)
    walked = [0.0]
    for a, b in pairwise(line):
        walked.append(walked[-1] + math.dist(a, b))
    return tuple(walked)


def border_length(border: Border) -> float:
    return _distances(border)[-1]


def point_along(border: Border, t: float) -> Point:
    """The point at share `t` of the border's length, 0 to 1."""
    line, walked = border_line(border), _distances(border)
    target = walked[-1] * min(1.0, max(0.0, t))
    for i in range(len(line) - 1):
        if walked[i + 1] >= target:
            share = (target - walked[i]) / (walked[i + 1] - walked[i])
            (ax, ay), (bx, by) = line[i], line[i + 1]
            return (ax + (bx - ax) * share, ay + (by - ay) * share)
    return line[-1]


def spot_along(border: Border, t: float, reach: float = 0.07) -> MapPlace:
    """A road's position; the direction is averaged over `reach` on both sides to be stable."""
    x, y = point_along(border, t)
    (ax, ay), (bx, by) = point_along(border, t - reach), point_along(border, t + reach)
    degrees = math.degrees(math.atan2(by - ay, bx - ax))
    if degrees > 90:
        degrees -= 180
    elif degrees <= -90:
        degrees += 180
    return MapPlace(x, y, degrees)


def road_spots(border: Border, count: int, pitch: float) -> tuple[MapPlace, ...]:
    """Positions for `count` roads, `pitch` units apart, around the middle of the border."""
    step = pitch / border_length(border)
    return tuple(spot_along(border, 0.5 + (i - (count - 1) / 2) * step) for i in range(count))


def region_at(x: float, y: float, width: float) -> Region | None:
    """The region under a point of a sheet `width` wide."""
    point = QPointF(x, y)
    return next((r for r in Region if region_path(r, width).contains(point)), None)


def border_at(x: float, y: float, width: float, breadth: float = 2 * BAND) -> Border | None:
    """The border under a point; the strip is wider than painted, for touch input."""
    point = QPointF(x, y)
    return next((b for b in Border if border_band(b, width, breadth).contains(point)), None)
