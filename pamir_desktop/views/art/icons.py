"""Drawing the icons: any game term or interface glyph, at any size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.terms import (
    FAVOR_SUIT,
    CardAction,
    Coalition,
    Colour,
    Impact,
    Region,
    Suit,
)

from . import glyphs
from .brush import mix, pen, polygon, shape, star
from .interface_glyphs import GLYPHS, Glyph
from .palette import INK, Palette
from .stamp import Stamp, Tone, draw_stamp

Icon: TypeAlias = Suit | Region | Coalition | Colour | CardAction | SpecialAction | Glyph

# one table per type: members of different IntEnums are equal when their numbers are
_TABLES: Final[dict[type, Mapping[Any, Stamp]]] = {
    Suit: glyphs.SUITS,
    Region: glyphs.REGIONS,
    Coalition: glyphs.COALITIONS,
    Colour: glyphs.PLAYERS,
    CardAction: glyphs.ACTIONS,
    SpecialAction: glyphs.SPECIAL_ACTIONS,
    Glyph: GLYPHS,
}

_PIECE: Final = "#FFFCF3"
_DEBT_GOLD: Final = "#FFD76A"
_EDGE: Final = 0.06


def stamp_of(icon: Icon) -> Stamp:
    return _TABLES[type(icon)][icon]


def draw_icon(
    painter: QPainter,
    icon: Icon,
    x: float,
    y: float,
    radius: float,
    ink: QColor | str,
    ground: QColor | str = _PIECE,
) -> None:
    """Draw the icon around x, y; `ground` is the background color, for the few that overlap."""
    tones = {Tone.INK: QColor(ink), Tone.GROUND: QColor(ground)}
    draw_stamp(painter, stamp_of(icon), tones, x, y, radius)


def draw_medallion(
    painter: QPainter, suit: Suit, x: float, y: float, radius: float, palette: Palette
) -> None:
    """The suit on a disc of its color."""
    colour = palette.suit[suit]
    painter.setPen(pen(INK, radius * 0.1))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    draw_icon(painter, suit, x, y, radius * 0.64, palette.suit_ink[suit], colour)


def draw_emblem(painter: QPainter, coalition: Coalition, box: QRectF, palette: Palette) -> None:
    """The coalition's emblem on a tile of its color."""
    size = box.width()
    painter.setPen(pen(INK, size * 0.06))
    painter.setBrush(QColor(palette.coalition[coalition]))
    painter.drawRoundedRect(box, size * 0.16, size * 0.16)
    centre = box.center()
    ink = palette.coalition_ink[coalition]
    draw_icon(painter, coalition, centre.x(), centre.y(), size * 0.36, ink)


def draw_impact(
    painter: QPainter,
    impact: Impact,
    box: QRectF,
    palette: Palette,
    coalition: Coalition | None = None,
) -> None:
    """An impact icon; armies and roads of a patriot card have the coalition's color."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width(), box.height())
    if impact in FAVOR_SUIT:
        _draw_favor(painter, FAVOR_SUIT[impact], palette)
    elif impact is Impact.LEVERAGED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawPath(shape("O .02 .12 .96 .76 .14"))
        draw_stamp(painter, glyphs.DEBT, {Tone.GOLD: QColor(_DEBT_GOLD)}, 0.5, 0.52, 0.4)
    elif impact in (Impact.TRIBE, Impact.SPY):
        _draw_cylinder(painter, impact)
    else:
        _draw_block(painter, impact, palette, coalition)
    painter.restore()


def _draw_favor(painter: QPainter, suit: Suit, palette: Palette) -> None:
    painter.setPen(pen(INK, _EDGE))
    painter.setBrush(QColor(palette.suit[suit]))
    painter.drawPolygon(star(0.5, 0.5, 0.53, 12, 3))
    draw_icon(painter, suit, 0.5, 0.5, 0.27, palette.suit_ink[suit], palette.suit[suit])


def _draw_cylinder(painter: QPainter, impact: Impact) -> None:
    painter.setPen(pen(INK, _EDGE))
    painter.setBrush(QColor(_PIECE))
    painter.drawPath(shape("M .06 .38 V .66 C .06 .98 .94 .98 .94 .66 V .38 Z"))
    painter.drawPath(shape("E .5 .38 .44 .26"))
    tones = {Tone.INK: QColor(INK)}
    if impact is Impact.TRIBE:
        draw_stamp(painter, glyphs.TENT, tones, 0.5, 0.37, 0.21)
    else:
        draw_stamp(painter, glyphs.SUITS[Suit.INTELLIGENCE], tones, 0.5, 0.38, 0.29)


def _draw_block(
    painter: QPainter, impact: Impact, palette: Palette, coalition: Coalition | None
) -> None:
    colour = QColor(_PIECE if coalition is None else palette.coalition[coalition])
    ink = QColor(INK if coalition is None else palette.coalition_ink[coalition])
    is_army = impact is Impact.ARMY
    front = QRectF(0.22, 0.14, 0.48, 0.82) if is_army else QRectF(0.02, 0.38, 0.82, 0.42)
    left, top, right, bottom = front.left(), front.top(), front.right(), front.bottom()
    depth = 0.13
    painter.setPen(pen(INK, _EDGE))
    painter.setBrush(mix(colour, "#FFFFFF", 0.4))
    lid = [(left, top), (left + depth, top - depth), (right + depth, top - depth), (right, top)]
    painter.drawPolygon(polygon(lid))
    painter.setBrush(mix(colour, INK, 0.32))
    side = [(right, top), (right + depth, top - depth), (right + depth, bottom - depth)]
    painter.drawPolygon(polygon([*side, (right, bottom)]))
    painter.setBrush(colour)
    painter.drawRect(front)
    mark = glyphs.BLOCK_ARROW if is_army else glyphs.BLOCK_DASHES
    centre = front.center()
    draw_stamp(painter, mark, {Tone.INK: ink}, centre.x(), centre.y(), 0.3 if is_army else 0.33)
