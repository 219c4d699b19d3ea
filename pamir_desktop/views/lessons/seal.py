"""The seal of the teacher: his bust in a round of brass."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from pamir_desktop.model.terms import Suit
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.cards.busts import draw_teacher
from pamir_desktop.views.art.cards.scheme import scheme
from pamir_desktop.views.art.palette import PALETTES, THEMES
from pamir_desktop.views.style import Style

HEAD = 35.0
"""How far the middle of a head is above the base of its bust."""

REACH = 33.0
"""The part of a bust that is in the seal, from the middle of the head."""


def seal(style: Style, side: int, ratio: float) -> QPixmap:
    return _seal(style.theme.name, style.palette.name, side, ratio)


@lru_cache(maxsize=8)
def _seal(theme_name: str, palette_name: str, side: int, ratio: float) -> QPixmap:
    theme = THEMES[theme_name]
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1.5, 1.5, side - 3, side - 3)
    round_box = QPainterPath()
    round_box.addEllipse(box)
    painter.setClipPath(round_box)
    colours = scheme(Suit.INTELLIGENCE, theme, PALETTES[palette_name])
    painter.fillRect(box, colours.nimbus)
    painter.translate(box.center())
    painter.scale(box.width() / 2 / REACH, box.width() / 2 / REACH)
    draw_teacher(painter, 0, HEAD + 3, colours)
    painter.resetTransform()
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.brass, 2.4))
    painter.drawEllipse(QPointF(side / 2, side / 2), side / 2 - 1.6, side / 2 - 1.6)
    painter.end()
    return picture
