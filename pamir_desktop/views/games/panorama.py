"""The picture on the start page: a caravan below the mountains, on its way to a town."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from pamir_desktop.model.terms import Region, Suit
from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.cards import buildings, creatures
from pamir_desktop.views.art.cards.landscape import draw_landscape
from pamir_desktop.views.art.cards.scheme import Scheme, scheme
from pamir_desktop.views.art.ornament import draw_kilim
from pamir_desktop.views.art.palette import PALETTES, THEMES, Palette, Theme
from pamir_desktop.views.art.stamp import draw_stamp

UNITS: Final = 122.0
"""The picture's height in card units."""

SEED: Final = 8


def panorama(size: QSize, ratio: float, theme: Theme, palette: Palette) -> QPixmap:
    """Painted once per size and theme."""
    return _panorama(size.width(), size.height(), ratio, theme.name, palette.name)


@lru_cache(maxsize=2)
def _panorama(width: int, height: int, ratio: float, theme: str, palette: str) -> QPixmap:
    image = QImage(
        max(1, round(width * ratio)),
        max(1, round(height * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = height / UNITS
    painter.scale(unit, unit)
    night = THEMES[theme].is_dark
    suit = Suit.INTELLIGENCE if night else Suit.ECONOMIC
    colours = scheme(suit, THEMES[theme], PALETTES[palette])
    _paint(painter, QRectF(0, 0, width / unit, UNITS), colours, THEMES[theme])
    painter.end()
    return QPixmap.fromImage(image)


def _paint(painter: QPainter, box: QRectF, colours: Scheme, theme: Theme) -> None:
    draw_landscape(painter, box, SEED, Region.KABUL, colours)
    right = box.width()
    foot = box.bottom()
    draw_stamp(painter, buildings.HOUSES, colours.tones, right - 16, foot - 8, 0.8)
    draw_stamp(painter, buildings.MINARET, colours.tones, right - 34, foot - 7, 0.8)
    ground = QPainterPath(QPointF(0, foot))
    ground.lineTo(0, foot - 7)
    ground.cubicTo(right * 0.25, foot - 12, right * 0.6, foot - 5, right, foot - 10)
    ground.lineTo(right, foot)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.ground)
    painter.drawPath(ground)
    for x, y, scale in ((118, 6.2, 0.6), (101, 6.6, 0.64), (83, 7.2, 0.68), (64, 7.6, 0.72)):
        draw_stamp(painter, creatures.CAMEL, colours.tones, right - x, foot - y, scale)
    draw_kilim(painter, QRectF(0, foot - 2.6, right, 2.2), alpha(theme.gold, 0.55), pitch=3.2)
