"""The wooden pieces: armies, roads, tribes, spies and discs.

Light always comes from the upper left. Each piece has its coalition's emblem or its player's mark,
so that no piece is identified by color alone. Sizes: at scale 1 an army is 34 units wide and 54
high, as on a sheet 1400 wide.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from pamir_desktop.model.terms import Coalition, Colour
from pamir_desktop.views.art.brush import alpha, mix, pen, polygon
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.map.layout import ARMY_SIZE, ROAD_SIZE, TRIBE_SIZE, Owner, PieceKind
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.palette import PALETTES, THEMES, Palette, Theme

OUTLINE: Final = "#1C150D"
CREAM: Final = "#CDBE98"
"""The outline of black pieces at dusk, where ink would be invisible."""
PARCHMENT: Final = "#F8F1DF"


class Look(NamedTuple):
    """The theme and palette used for painting."""

    theme: Theme
    palette: Palette


# the piece and its shadow around the anchor, at scale 1
_EXTENT: Final[dict[PieceKind, QRectF]] = {
    PieceKind.ARMY: QRectF(-32, -74, 84, 84),
    PieceKind.ROAD: QRectF(-44, -44, 92, 96),
    PieceKind.TRIBE: QRectF(-30, -54, 74, 78),
}


def paint_piece(
    painter: QPainter,
    kind: PieceKind,
    owner: Owner,
    at: QPointF,
    scale: float,
    look: Look,
    degrees: float = 0.0,
) -> None:
    """Any piece of the map. Armies and tribes have their base at `at`; a road is centered on it."""
    if isinstance(owner, Colour):
        paint_tribe(painter, at, scale, owner, look)
    elif kind is PieceKind.ROAD:
        paint_road(painter, at, scale, owner, look, degrees)
    else:
        paint_army(painter, at, scale, owner, look)


def paint_army(
    painter: QPainter, base: QPointF, scale: float, coalition: Coalition, look: Look
) -> None:
    """An upright block; `base` is the center of its foot."""
    wide, high, deep = ARMY_SIZE
    colour = QColor(look.palette.coalition[coalition])
    left, right, top = -wide / 2 - deep / 2, wide / 2 - deep / 2, -high
    _enter(painter, base, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 23))
    for i in range(4):
        far = right + deep + 16 + i * 2
        painter.drawPolygon(
            polygon(
                [
                    (left - i, i * 0.8),
                    (right + i, i * 0.8),
                    (far, 4 - deep),
                    (left + deep + 8, 2 - deep),
                ]
            )
        )
    painter.setPen(_outline(scale, OUTLINE))
    front = QLinearGradient(left, top, left + wide * 0.3, 0)
    front.setColorAt(0, mix(colour, "#FFFFFF", 0.22))
    front.setColorAt(0.5, colour)
    front.setColorAt(1, mix(colour, "#000000", 0.12))
    painter.setBrush(front)
    painter.drawRect(QRectF(left, top, wide, high))
    painter.setBrush(mix(colour, "#000000", 0.38))
    painter.drawPolygon(
        polygon([(right, 0), (right + deep, -deep), (right + deep, top - deep), (right, top)])
    )
    painter.setBrush(mix(colour, "#FFFFFF", 0.5))
    painter.drawPolygon(
        polygon([(left, top), (left + deep, top - deep), (right + deep, top - deep), (right, top)])
    )
    painter.setPen(pen(alpha("#FFFFFF", 0.5), 1.6))
    painter.drawLine(QPointF(left + 3, top + 3), QPointF(left + 3, -4))
    ink = look.palette.coalition_ink[coalition]
    draw_icon(painter, coalition, left + wide / 2, top / 2, 12, ink, colour)
    painter.restore()


def paint_road(
    painter: QPainter,
    centre: QPointF,
    scale: float,
    coalition: Coalition,
    look: Look,
    degrees: float = 0.0,
) -> None:
    """A block lying flat. However it is rotated, its height and the light point down the screen."""
    wide, high, thick = ROAD_SIZE
    colour = QColor(look.palette.coalition[coalition])
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    corners = [
        (x * cos - y * sin, x * sin + y * cos - thick / 2)
        for x, y in (
            (-wide / 2, -high / 2),
            (wide / 2, -high / 2),
            (wide / 2, high / 2),
            (-wide / 2, high / 2),
        )
    ]
    _enter(painter, centre, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 23))
    for i in range(4):
        painter.drawPolygon(polygon(corners).translated(2.0 + i * 1.6, thick + i * 1.4))
    painter.setPen(_outline(scale, OUTLINE))
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if ax - bx > 0.5:  # the edge faces down the screen
            shade = 0.30 + 0.14 * max(0.0, (by - ay) / wide)
            painter.setBrush(mix(colour, "#000000", shade))
            painter.drawPolygon(polygon([(ax, ay), (bx, by), (bx, by + thick), (ax, ay + thick)]))
    top = QLinearGradient(-wide * 0.3, -high, wide * 0.3, high)
    top.setColorAt(0, mix(colour, "#FFFFFF", 0.42))
    top.setColorAt(1, colour)
    painter.setBrush(top)
    painter.drawPolygon(polygon(corners))
    _paint_road_marks(painter, thick, degrees, coalition, look)
    painter.restore()


def _paint_road_marks(
    painter: QPainter, thick: float, degrees: float, coalition: Coalition, look: Look
) -> None:
    ink = look.palette.coalition_ink[coalition]
    painter.translate(0, -thick / 2)
    painter.rotate(degrees)
    draw_icon(painter, coalition, 0, 0, 8.4, ink, look.palette.coalition[coalition])
    painter.setPen(pen(ink, 2.4))
    for side in (-1, 1):
        painter.drawLine(QPointF(side * 14, 0), QPointF(side * 23, 0))


def paint_tribe(painter: QPainter, base: QPointF, scale: float, colour: Colour, look: Look) -> None:
    """A cylinder on the map; `base` is the center of its foot."""
    wide, high = TRIBE_SIZE
    tone, lid = QColor(look.palette.player[colour]), wide * 0.27
    left, top = -wide / 2, -high - lid
    _enter(painter, base, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 23))
    for i in range(4):
        painter.drawEllipse(
            QRectF(left - i + 6, -lid * 1.1 - i * 0.5, wide + 2 * i + 4, lid * 2 + i)
        )
    painter.setPen(_outline(scale, _edge_of(colour, look)))
    wall = QLinearGradient(left, 0, -left, 0)
    for at, other, share in ((0.0, "#FFFFFF", 0.18), (0.3, "#FFFFFF", 0.1), (1.0, "#000000", 0.42)):
        wall.setColorAt(at, mix(tone, other, share))
    painter.setBrush(wall)
    painter.drawPath(_wall(left, top, wide, high, lid))
    painter.setBrush(_lid_brush(tone, colour, look, QRectF(left, top - lid, wide, 2 * lid)))
    painter.drawEllipse(QRectF(left, top - lid, wide, 2 * lid))
    _paint_lid_mark(painter, QPointF(0, top), wide, colour, look)
    painter.restore()


def paint_spy(
    painter: QPainter, centre: QPointF, breadth: float, colour: Colour, look: Look
) -> None:
    """A squat cylinder on a card, with a parchment ring so that it is visible on any picture."""
    box = QRectF(centre.x() - 0.7 * breadth, centre.y() - 0.7 * breadth, 1.4 * breadth, 0)
    box.setHeight(1.4 * breadth)
    paint_print(
        painter,
        box,
        ("spy", colour, look.theme.name, look.palette.name),
        lambda painter: _paint_spy(painter, centre, breadth, colour, look),
    )


def _paint_spy(
    painter: QPainter, centre: QPointF, breadth: float, colour: Colour, look: Look
) -> None:
    wide, lid, high = 100.0, 27.0, 30.0
    tone, top = QColor(look.palette.player[colour]), -9.0
    scale = breadth / wide
    _enter(painter, centre, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PARCHMENT))
    painter.drawPath(_wall(-wide / 2 - 9, top - 2, wide + 18, high + 6, lid + 8))
    painter.setPen(pen(_edge_of(colour, look), max(6.0, 0.9 / scale)))
    painter.setBrush(mix(tone, "#000000", 0.3))
    painter.drawPath(_wall(-wide / 2, top, wide, high, lid))
    face = QRectF(-wide / 2, top - lid, wide, 2 * lid)
    painter.setBrush(_lid_brush(tone, colour, look, face))
    painter.drawEllipse(face)
    _paint_lid_mark(painter, QPointF(0, top), wide, colour, look)
    painter.restore()


def paint_disc(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    colour: Colour,
    look: Look,
    *,
    ringed: bool = False,
) -> None:
    """A cylinder seen from above: a gift, a marker of the points rail, a player's sign."""
    reach = radius + 3
    paint_print(
        painter,
        QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach),
        ("disc", colour, ringed, look.theme.name, look.palette.name),
        lambda painter: _paint_disc(painter, centre, radius, colour, look, ringed=ringed),
    )


def _paint_disc(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    colour: Colour,
    look: Look,
    *,
    ringed: bool,
) -> None:
    tone = QColor(look.palette.player[colour])
    if ringed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PARCHMENT))
        painter.drawEllipse(centre, radius + 1.8, radius + 1.8)
    light = QRadialGradient(centre - QPointF(radius * 0.4, radius * 0.5), radius * 1.8)
    light.setColorAt(0, mix(tone, "#FFFFFF", 0.28))
    light.setColorAt(0.6, tone)
    light.setColorAt(1, mix(tone, "#000000", 0.25))
    painter.setPen(pen(_edge_of(colour, look), max(0.9, radius * 0.1)))
    painter.setBrush(light)
    painter.drawEllipse(centre, radius, radius)
    ink = look.palette.player_ink[colour]
    draw_icon(painter, colour, centre.x(), centre.y(), radius * 0.72, ink, tone)


def piece_picture(
    kind: PieceKind, owner: Owner, scale: float, ratio: float, look: Look, degrees: float = 0.0
) -> QPixmap:
    """A piece as a cached picture; `picture_corner` says where to draw it."""
    names = (look.theme.name, look.palette.name)
    # Colour and Coalition are numbers: the kind keeps Colour.GREY and Coalition.AFGHAN apart
    return _picture(kind, int(owner), round(scale, 3), ratio, round(degrees), *names)


def picture_corner(kind: PieceKind, at: QPointF, scale: float) -> QPointF:
    """The upper left corner of the picture of a piece at `at`."""
    return at + _EXTENT[kind].topLeft() * scale


@lru_cache(maxsize=512)
def _picture(
    kind: PieceKind, owner: int, scale: float, ratio: float, degrees: int, theme: str, palette: str
) -> QPixmap:
    extent = _EXTENT[kind]
    pixmap = QPixmap(
        math.ceil(extent.width() * scale * ratio), math.ceil(extent.height() * scale * ratio)
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    who = Colour(owner) if kind is PieceKind.TRIBE else Coalition(owner)
    look = Look(THEMES[theme], PALETTES[palette])
    paint_piece(painter, kind, who, -extent.topLeft() * scale, scale, look, degrees)
    painter.end()
    return pixmap


def _enter(painter: QPainter, at: QPointF, scale: float) -> None:
    """From here on the painter works in piece units around `at`; the caller restores it."""
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)


def _outline(scale: float, colour: str) -> QPen:
    return pen(colour, max(2.2, 1.0 / scale))


def _edge_of(colour: Colour, look: Look) -> str:
    return CREAM if colour is Colour.BLACK and look.theme.is_dark else OUTLINE


def _wall(left: float, top: float, wide: float, high: float, lid: float) -> QPainterPath:
    """Outline of a cylinder: half an ellipse above and half an ellipse below its wall."""
    path = QPainterPath(QPointF(left, top))
    path.lineTo(left, top + high)
    path.arcTo(QRectF(left, top + high - lid, wide, 2 * lid), 180, 180)
    path.lineTo(left + wide, top)
    path.arcTo(QRectF(left, top - lid, wide, 2 * lid), 0, 180)
    path.closeSubpath()
    return path


def _lid_brush(tone: QColor, colour: Colour, look: Look, face: QRectF) -> QLinearGradient:
    """The top catches the light; a black one a bit more at dusk, or it would look like a hole."""
    black = colour is Colour.BLACK
    share = (0.36 if look.theme.is_dark else 0.25) if black else 0.42
    brush = QLinearGradient(face.topLeft(), face.bottomRight())
    brush.setColorAt(0, mix(tone, "#FFFFFF", share))
    brush.setColorAt(1, mix(tone, "#FFFFFF", 0.16) if black and look.theme.is_dark else tone)
    return brush


def _paint_lid_mark(
    painter: QPainter, centre: QPointF, wide: float, colour: Colour, look: Look
) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(1, 0.56)
    ink, tone = look.palette.player_ink[colour], look.palette.player[colour]
    draw_icon(painter, colour, 0, 0, wide * 0.38, ink, tone)
    painter.restore()
