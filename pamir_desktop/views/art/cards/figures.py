"""The foreground of a court card: a bust, or a scene assembled from stamps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.stamp import Stamp, Tone, draw_stamp

from . import buildings as w
from . import creatures as c
from . import goods as g
from .busts import PEOPLE, draw_bust
from .landscape import draw_landscape
from .printed import Face
from .scheme import Scheme

_WIDTH: Final = 74.0
"""Scenes are composed for a picture of this width, with the origin at its lower left corner."""

_HEIGHT: Final = 92.0
_BEYOND: Final = 12.0
"""How far the ground extends on both sides, for pictures wider than their scene."""


@frozen
class Put:
    """A stamp at its position; `y` is the height above the lower edge."""

    stamp: Stamp
    x: float
    y: float = 4.0
    scale: float = 1.0
    mirrored: bool = False


def _row(stamp: Stamp, start: float, pitch: float, count: int, scale: float) -> tuple[Put, ...]:
    """Several of a kind, every second one a little closer."""
    return tuple(Put(stamp, start + pitch * i, 5 - 2 * (i % 2), scale) for i in range(count))


SCENES: Final[dict[int, tuple[Put, ...]]] = {
    8: (Put(w.BAZAAR_DOME, 14), Put(w.BAZAAR_DOME, 38, 4, 1.35), Put(w.BAZAAR_DOME, 62)),
    9: (Put(g.CARPET, 30, 3, 1.25), Put(g.POT, 53, 3, 1.2), Put(g.POT, 63, 4, 0.9)),
    10: (Put(w.MINE, 37, 2, 1.0), Put(g.ORE_CART, 60, 2, 0.9)),
    11: (Put(w.MINE, 33, 2, 1.1), Put(g.GEMS, 56, 3, 1.1)),
    12: (
        Put(w.HOUSES, 37, 8, 1.1),
        Put(w.MINARET, 22, 6, 0.85),
        Put(w.MINARET, 50, 6, 0.78),
        Put(w.WALL, 14, 0, 0.8),
        Put(w.WALL, 60, 0, 0.8),
        Put(w.GATE, 37, 0, 0.72),
    ),
    13: (Put(w.TENT, 26, 6, 1.6), Put(w.TENT, 62, 10, 0.9), Put(c.CAMEL, 52, 2, 1.1)),
    14: (Put(g.BALANCE, 36, 3, 1.15), Put(g.COINS, 56, 2), Put(g.COINS, 16, 2, 0.85)),
    15: (Put(g.BANNER, 20, 5, 1.2), *_row(c.GUARD, 14, 16, 4, 1.15)),
    16: (
        Put(w.TOWER, 16, 10, 0.9),
        Put(w.WALL, 36, 10, 1.0),
        Put(w.TOWER, 56, 10, 1.1),
        Put(g.BANNER, 56, 47, 0.45),
        Put(w.GATE, 36, 4, 0.85),
    ),
    17: (
        Put(w.WALL, 16, 3, 1.0),
        Put(w.WALL, 56, 3, 1.0),
        Put(w.TOWER, 37, 4, 1.5),
        Put(w.TOWER, 12, 3, 0.85),
        Put(w.TOWER, 62, 3, 0.85),
        Put(g.BANNER_LIGHT, 37, 55, 0.4),
    ),
    27: (Put(w.PALACE, 36, 3, 0.85), Put(c.POPLAR, 6, 3, 0.9), Put(c.POPLAR, 68, 3, 0.8)),
    28: (Put(w.BAZAAR_DOME, 52, 6, 1.5), Put(w.AWNING, 18, 3, 1.15), Put(w.AWNING, 44, 2, 1.0)),
    29: (Put(c.CAMEL, 38, 8, 0.5), Put(c.CAMEL, 48, 6, 0.55)),
    30: (
        Put(w.HOUSES, 50, 8, 1.0),
        Put(w.AWNING, 26, 4, 1.7),
        Put(g.BALE, 54, 3, 1.2),
        Put(g.BALE, 57, 12.4, 1.0),
    ),
    31: (Put(g.MUSKETS, 30, 3, 1.2), Put(g.CRATE, 52, 3, 1.2), Put(g.BARREL, 66, 2, 1.0)),
    32: (Put(g.BANNER, 8, 8, 0.9), Put(c.ELEPHANT, 36, 3, 1.3), Put(c.REDCOAT, 66, 2, 0.85)),
    34: (Put(g.BANNER_LIGHT, 12, 5, 1.2), *_row(c.WARRIOR, 16, 19, 3, 1.3)),
    36: (Put(g.BANNER, 11, 6, 1.15), *_row(c.SEPOY, 14, 15, 4, 1.2)),
    37: (Put(g.BANNER_LIGHT, 62, 6, 1.3), *_row(c.HIGHLANDER, 13, 16, 4, 1.25)),
    46: (Put(g.CHEST, 34, 4, 1.35), Put(g.COINS, 62, 3, 1.0), Put(g.COINS, 8, 3, 0.8)),
    47: (Put(c.HORSEMAN, 36, 6, 0.6), Put(c.HORSEMAN, 48, 4, 0.66)),
    48: (Put(c.FRUIT_TREE, 22, 6, 1.5), Put(g.BASKET, 46, 3, 1.3), Put(g.BASKET, 64, 4, 1.0)),
    49: (
        Put(w.BAZAAR_DOME, 28, 8, 1.2),
        Put(w.AWNING, 48, 4, 1.6),
        Put(w.AWNING, 14, 3, 1.2),
        Put(g.POT, 69, 2, 1),
    ),
    50: (Put(g.BANNER_LIGHT, 10, 6, 1.2), *_row(c.REDCOAT, 13, 15, 4, 1.25)),
    53: (Put(c.MARKSMAN, 20, 6, 1.55),),
    59: (Put(c.HORSEMAN, 20, 8, 0.8), Put(c.HORSEMAN, 44, 4, 1.15)),
    61: (
        Put(c.SHEPHERD, 58, 8, 1.2),
        Put(c.SHEEP, 20, 9, 0.8),
        Put(c.SHEEP, 40, 7, 0.95),
        Put(c.SHEEP, 14, 2, 1.1),
        Put(c.SHEEP, 37, 1.5, 1.2),
    ),
    62: (
        Put(w.SHAFT, 58, 22, 0.7),
        Put(w.SHAFT, 42, 17, 0.9),
        Put(w.SHAFT, 20, 10, 1.3),
        Put(c.POPLAR, 66, 10, 1.1),
    ),
    63: (
        Put(c.POPLAR, 26, 11, 0.85),
        Put(c.POPLAR, 18, 8, 1.15),
        Put(c.POPLAR, 8, 4, 1.5),
        Put(c.CAMEL, 55, 10, 0.45),
    ),
    64: (
        *(Put(c.POPPY_HEAD, 8 + 15 * i, 5 + 2 * (i % 2), 1.2) for i in range(5)),
        *(Put(c.POPPY, 15 + 15 * i, 2 + 3 * (i % 2), 1.5) for i in range(4)),
    ),
    65: (Put(w.MINARET, 32, 3, 1.12), Put(w.HOUSES, 58, 3, 0.6)),
    66: (Put(c.CAMEL, 62, 9, 0.9, mirrored=True), Put(c.CAMEL, 30, 4, 1.45, mirrored=True)),
    67: tuple(Put(c.WHEAT, 5 + 8.2 * i, 1 + 3 * (i * 5 % 3), 1.2) for i in range(9)),
    78: (Put(w.SCAFFOLD, 34, 19, 0.9), Put(w.BRIDGE, 37, 2, 1.0)),
    79: (Put(w.GATE, 36, 4, 1.5), Put(w.WALL, 8, 4, 1.0), Put(w.WALL, 66, 4, 1.0)),
    80: (Put(g.DHOW, 32, 5, 1.35), Put(g.BALE, 62, 1, 0.9)),
    81: (Put(g.STEAMER, 34, 5, 1.15),),
    82: (Put(g.BANNER, 24, 8, 1.3), *_row(c.GUARD, 12, 13, 5, 1.0)),
    83: (
        Put(c.GUARD, 20, 4, 1.5),
        Put(c.GUARD, 54, 4, 1.5, mirrored=True),
        Put(w.GATE, 37, 6, 0.9),
    ),
    84: (Put(g.BANNER, 58, 6, 1.2), *_row(c.GRENADIER, 14, 15, 4, 1.25)),
    87: (Put(g.THEODOLITE, 34, 3, 1.3), Put(g.CRATE, 60, 2, 0.8)),
    94: (Put(w.STUB_MINARET, 24, 3, 1.15), Put(w.WALL, 56, 3, 1.0), Put(w.GATE, 62, 3, 0.7)),
    95: (Put(g.WAGON, 16, 12, 0.8), Put(g.WAGON, 44, 3, 1.5)),
    96: (Put(c.PALM, 14, 9, 1.3), Put(c.PALM, 58, 10, 1.1), Put(c.PALM, 66, 6, 0.8)),
    97: (Put(w.ARK, 37, 3, 1.0), Put(g.BANNER_LIGHT, 28, 38, 0.4)),
    98: (Put(g.CANNON, 30, 3, 1.4), Put(g.SHOT, 62, 2, 1.1)),
    99: (Put(c.COSSACK, 54, 9, 0.85), Put(c.COSSACK, 28, 4, 1.2)),
}

_PASSES: Final = frozenset({29, 47})
_WATERS: Final = frozenset({62, 78, 80, 81, 96})
_ROADS: Final = frozenset({63, 95})


def draw_picture(painter: QPainter, box: QRectF, card: Face, scheme: Scheme) -> None:
    """The whole picture of a court card, clipped to the box."""
    is_person = card.number in PEOPLE
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    draw_landscape(painter, box, card.number, card.region, scheme, sun=not is_person)
    # scenes keep their lower edge and their center; in a low picture they are a little smaller
    scale = min(1.0, box.height() / _HEIGHT)
    painter.translate(box.center().x() - _WIDTH / 2 * scale, box.bottom())
    painter.scale(scale, scale)
    if is_person:
        draw_bust(painter, card.number, 32.0, 1.0, scheme)
    else:
        _draw_haze(painter, scheme)
        _draw_ground(painter, card.number, scheme)
        for put in SCENES[card.number]:
            draw_stamp(
                painter, put.stamp, scheme.tones, put.x, -put.y, put.scale, mirrored=put.mirrored
            )
    painter.restore()


def _draw_haze(painter: QPainter, scheme: Scheme) -> None:
    """A soft light behind the foreground, so that dark shapes are visible against dark ridges."""
    haze = QRadialGradient(_WIDTH / 2, -14, 46)
    density = 0.85 if scheme.is_night else 0.6
    haze.setColorAt(0.0, alpha(scheme.mist, density))
    haze.setColorAt(0.6, alpha(scheme.mist, density * 0.45))
    haze.setColorAt(1.0, alpha(scheme.mist, 0.0))
    painter.fillRect(QRectF(-_BEYOND, -62, _WIDTH + 2 * _BEYOND, 64), haze)


def _draw_ground(painter: QPainter, number: int, scheme: Scheme) -> None:
    """Soil, water, a road or the walls of a gorge under the scene."""
    if number in _PASSES:
        _draw_gorge(painter, scheme)
    level = 12.0 if number in _WATERS else 7.0
    lift = (number * 37 % 5) - 2.0
    ground = QPainterPath(QPointF(-_BEYOND, 2))
    ground.lineTo(-_BEYOND, -level - lift)
    ground.cubicTo(
        18, -level - 3 + lift, 50, -level + 2 - lift, _WIDTH + _BEYOND, -level - 1 + lift
    )
    ground.lineTo(_WIDTH + _BEYOND, 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(scheme.ground)
    painter.drawPath(ground)
    if number in _WATERS:
        _draw_water(painter, scheme)
    if number in _ROADS or number in _PASSES:
        _draw_road(painter, scheme)


def _draw_water(painter: QPainter, scheme: Scheme) -> None:
    gradient = QLinearGradient(0, -8, 0, 0)
    gradient.setColorAt(0.0, scheme.water)
    gradient.setColorAt(1.0, alpha(scheme.tones[Tone.MID], 1.0))
    painter.setBrush(gradient)
    painter.drawRect(QRectF(-_BEYOND, -8, _WIDTH + 2 * _BEYOND, 10))
    painter.setBrush(alpha(scheme.snow, 0.7))
    for x, y, length in ((6, -5.4, 12), (40, -6, 18), (22, -3.4, 9), (58, -2.8, 11), (8, -1.4, 14)):
        painter.drawRoundedRect(QRectF(x, y, length, 0.6), 0.3, 0.3)


def _draw_road(painter: QPainter, scheme: Scheme) -> None:
    road = QPainterPath(QPointF(20, 2))
    road.cubicTo(34, -6, 62, -8, 46, -13)
    road.cubicTo(38, -16, 32, -17, 38, -21)
    road.lineTo(39.4, -21)
    road.cubicTo(36, -17.4, 46, -16, 53, -12.6)
    road.cubicTo(72, -6, 58, -4, 54, 2)
    painter.setBrush(scheme.water)
    painter.drawPath(road)


def _draw_gorge(painter: QPainter, scheme: Scheme) -> None:
    tones = {**scheme.tones, Tone.MID: scheme.ridges[3]}
    draw_stamp(painter, w.CLIFF, tones, -6, 0, 1.0)
    draw_stamp(painter, w.CLIFF, tones, _WIDTH + 6, 0, 1.15, mirrored=True)
