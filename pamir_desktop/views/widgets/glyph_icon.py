"""Our glyphs as icons of buttons and menus."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from pamir_desktop.model.terms import Colour
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.icons import Icon, draw_icon
from pamir_desktop.views.art.palette import INK, Palette


@lru_cache(maxsize=128)
def glyph_icon(icon: Icon, ink: str, side: int) -> QIcon:
    """A glyph in one ink, sharp on screens up to twice the density."""
    pixmap = _blank(side)
    painter = _painter(pixmap)
    draw_icon(painter, icon, side / 2, side / 2, side * 0.42, ink)
    painter.end()
    return QIcon(pixmap)


def player_icon(colour: Colour, palette: Palette, side: int) -> QIcon:
    """A disc in a player's color with the player's mark."""
    pixmap = _blank(side)
    painter = _painter(pixmap)
    painter.setPen(pen(INK, 1))
    painter.setBrush(QColor(palette.player[colour]))
    middle = side / 2
    painter.drawEllipse(1, 1, side - 2, side - 2)
    ink = palette.player_ink[colour]
    draw_icon(painter, colour, middle, middle, side * 0.27, ink, palette.player[colour])
    painter.end()
    return QIcon(pixmap)


def _blank(side: int) -> QPixmap:
    pixmap = QPixmap(side * 2, side * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
