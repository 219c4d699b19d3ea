"""The picture of the start page: a caravan under the mountains, and the rosette in the sky."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from pamir_desktop.model.words import Region, Suit

from .art import creatures, works
from .art.brush import alpha
from .art.landscape import draw_landscape
from .art.ornament import draw_kilim, draw_rosette
from .art.palette import PALETTES, THEMES, Palette, Theme
from .art.scheme import Scheme, scheme
from .art.stamp import draw_stamp

UNITS: Final = 96.0
"""The picture's height in the units of the cards."""

SEED: Final = 8


def panorama(size: QSize, ratio: float, theme: Theme, palette: Palette) -> QPixmap:
    """Painted once for every size and look."""
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
    draw_rosette(painter, right * 0.30, 27, 34, alpha(theme.brass, 0.20), 0.5)
    foot = box.bottom()
    draw_stamp(painter, works.MINARET, colours.tones, right * 0.90, foot - 9, 0.72)
    draw_stamp(painter, works.HOUSES, colours.tones, right * 0.95, foot - 8, 0.9)
    ground = QPainterPath(QPointF(0, foot))
    ground.lineTo(0, foot - 7)
    ground.cubicTo(right * 0.25, foot - 12, right * 0.6, foot - 5, right, foot - 10)
    ground.lineTo(right, foot)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.ground)
    painter.drawPath(ground)
    for x, y, scale in ((0.56, 6.8, 0.62), (0.63, 6.4, 0.66), (0.705, 6.6, 0.7), (0.785, 7, 0.74)):
        draw_stamp(painter, creatures.CAMEL, colours.tones, right * x, foot - y, scale)
    draw_kilim(painter, QRectF(0, foot - 2.6, right, 2.2), alpha(theme.gold, 0.55), pitch=3.2)
