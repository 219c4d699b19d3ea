"""Portraits of the computer players: one for every temperament, in the round."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.terms import Suit

from .brush import pen
from .cards.busts import draw_character
from .cards.scheme import scheme
from .paint_cache import paint_print
from .palette import INK
from .pieces import Look

HEAD: Final = 33.0
"""How far the middle of a portrait is above the base of its bust."""

REACH: Final = 27.0
"""The part of a bust that is in the portrait, from its middle."""

CHARACTERS: Final = {
    Temperament.BALANCED: "turban, clean, robe, ring",
    Temperament.MERCHANT: "wide turban, clean, brocade, ring",
    Temperament.GENERAL: "plumed turban, clean, mail, ring, spear",
    Temperament.SPYMASTER: "tied turban, veil, shawl, ring",
    Temperament.TURNCOAT: "kulah, clean, tunic, ring",
}
HUES: Final = {
    Temperament.BALANCED: (Suit.POLITICAL,),
    Temperament.MERCHANT: (Suit.ECONOMIC,),
    Temperament.GENERAL: (Suit.MILITARY,),
    Temperament.SPYMASTER: (Suit.INTELLIGENCE,),
    Temperament.TURNCOAT: (Suit.INTELLIGENCE, Suit.MILITARY),  # one for each side
}
LEVELS: Final = tuple(Level)


def paint_portrait(painter: QPainter, box: QRectF, bot: Bot, look: Look) -> None:
    """A round portrait that fills the box, and below it a pip for every step of its level."""
    kind = ("portrait", bot.temperament, bot.level, look.theme.name, look.palette.name)
    paint_print(painter, box, kind, lambda brush: _paint(brush, box, bot, look))


def _paint(painter: QPainter, box: QRectF, bot: Bot, look: Look) -> None:
    edge = 0.03 * box.width()
    middle, radius = box.center(), box.width() / 2 - edge
    hues = HUES[bot.temperament]
    wide = box.width() / len(hues)
    for place, suit in enumerate(hues):
        painter.save()
        part = QPainterPath()
        part.addRect(QRectF(box.left() + place * wide, box.top(), wide, box.height()))
        inside = QPainterPath()
        inside.addEllipse(middle, radius, radius)
        painter.setClipPath(part.intersected(inside))
        colours = scheme(suit, look.theme, look.palette)
        painter.fillRect(box, colours.nimbus)
        painter.translate(middle)
        painter.scale(radius / REACH, radius / REACH)
        draw_character(painter, CHARACTERS[bot.temperament], 0, HEAD, colours)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(INK, 2.4 * edge))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(pen(look.theme.brass, 1.5 * edge))
    painter.drawEllipse(middle, radius, radius)
    _paint_pips(painter, box, LEVELS.index(bot.level) + 1)


def _paint_pips(painter: QPainter, box: QRectF, count: int) -> None:
    """One to four, on the lower rim."""
    size = 0.055 * box.width()
    gap = 2.7 * size
    y = box.bottom() - 1.5 * size
    left = box.center().x() - gap * (count - 1) / 2
    painter.setPen(pen(INK, 0.55 * size))
    painter.setBrush(QColor("#FFD76A"))
    for pip in range(count):
        painter.drawEllipse(QPointF(left + gap * pip, y), size, size)
