"""Lettering on the map: region names on shallow arcs, seas, towns and the title cartouche.

Letters are drawn as outlines in sheet units, so that they keep their shape at every size.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QTransform,
)

from pamir_desktop.model.terms import Region
from pamir_desktop.views.art.brush import alpha, mix, pen, star
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.map.geometry import SLOTS, Point
from pamir_desktop.views.art.map.layout import piece_scale
from pamir_desktop.views.art.map.places import TOWNS
from pamir_desktop.views.art.map.trim import sheet_ink, sheet_paper
from pamir_desktop.views.art.palette import Theme
from pamir_desktop.views.art.text_fit import text_width

CARTOUCHE: Final = QRectF(26, 866, 312, 106)
TOWNS_FROM: Final = 900
"""Sheet width in pixels; on a smaller sheet the towns would be illegible."""
SUBTITLE_FROM: Final = 800
_SAG: Final = 8.0
_RULER: Final = 25.0
_NAME_GAP: Final = 20.0
"""Between a ruler's seal and the name."""


class MapWords(NamedTuple):
    """All texts on the sheet in one language; regions and towns in the order of their tables."""

    regions: tuple[str, ...]
    caspian: str
    arabian: str
    towns: tuple[str, ...]
    title: str
    subtitle: str = ""
    italics: bool = True
    """Whether seas and towns are set in italics: the typeface has no Cyrillic italics."""


class NamePlace(NamedTuple):
    """A region's name as an outline, and the position of the ruler's token to its left."""

    letters: QPainterPath
    ruler: Point
    ruler_radius: float

    def slip(self) -> QRectF:
        """Where the seals of an old and a new ruler go, one below the other, beside the name."""
        (x, y), radius = self.ruler, self.ruler_radius
        return QRectF(x - 1.3 * radius, y - 1.3 * radius, 2.6 * radius, 5.3 * radius)


@lru_cache(maxsize=16)
def name_places(words: MapWords, width: int) -> Mapping[Region, NamePlace]:
    """Where the names are on a sheet `width` pixels wide; in sheet units."""
    return {region: _name_place(region, words.regions[region], width) for region in Region}


def _name_place(region: Region, name: str, width: int) -> NamePlace:
    scale, slots = piece_scale(width), SLOTS[region]
    text, size = name.upper(), 38 + (piece_scale(width) - 1) * 32
    used = font(Family.SERIF, size, 700, spacing=14)
    while text_width(text, used) > slots.name_room and size > 20:
        size -= 1
        used = font(Family.SERIF, size, 700, spacing=max(4.0, 14 - (42 - size) * 0.4))
    radius = _RULER * scale
    x, y = slots.name
    # letters on an arc are placed one by one: kerning would make the whole name narrower
    half = sum(text_width(letter, used) for letter in text) / 2
    return NamePlace(
        letters=_arc(text, used, x + radius + 8, y),
        ruler=(x + 8 - half - _NAME_GAP, y - size * 0.30),
        ruler_radius=radius,
    )


def _arc(text: str, used: QFont, x: float, y: float) -> QPainterPath:
    """The letters on a circle so large that the middle rises only by `sag`."""
    advances = [text_width(letter, used) for letter in text]
    total = sum(advances)
    radius = total * total / 8 / _SAG
    path, at = QPainterPath(), -total / 2
    for letter, advance in zip(text, advances, strict=True):
        turn = (at + advance / 2) / radius
        outline = QPainterPath()
        outline.addText(QPointF(-advance / 2, 0), used, letter)
        place = QTransform().translate(
            x + radius * math.sin(turn), y + radius * (1 - math.cos(turn)) - _SAG / 2
        )
        path.addPath(place.rotate(math.degrees(turn)).map(outline))
        at += advance
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def paint_names(painter: QPainter, theme: Theme, words: MapWords, width: int) -> None:
    ink = QColor("#F3E3BE") if theme.is_dark else QColor("#3A2413")
    for place in name_places(words, width).values():
        _paint_haloed(painter, place.letters, ink, alpha(sheet_paper(theme), 0.8), 7)


def _paint_haloed(
    painter: QPainter, letters: QPainterPath, ink: QColor, halo: QColor, breadth: float
) -> None:
    painter.setPen(pen(halo, breadth))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(letters)
    painter.fillPath(letters, ink)


def _line(text: str, used: QFont, x: float, base: float) -> QPainterPath:
    """One line of text, centerd on x."""
    path = QPainterPath()
    path.addText(QPointF(x - text_width(text, used) / 2, base), used, text)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def paint_seas(painter: QPainter, theme: Theme, words: MapWords, width: int) -> None:
    size = 21 * piece_scale(width)
    ink = mix(theme.sea_line, theme.ink, 0.35)
    used = font(Family.SERIF, size, spacing=8, italic=words.italics)
    while text_width(words.caspian, used) > 236:
        size -= 0.5
        used = font(Family.SERIF, size, spacing=8, italic=words.italics)
    along_shore = QTransform().translate(82, 152).rotate(-78)
    painter.fillPath(along_shore.map(_line(words.caspian, used, 0, size * 0.3)), ink)
    painter.fillPath(_line(words.arabian, used, 545, 974), ink)


def paint_towns(painter: QPainter, theme: Theme, words: MapWords) -> None:
    mark = QColor("#F0C878") if theme.is_dark else QColor("#7C2D1C")
    ink = QColor("#E8D6AE") if theme.is_dark else QColor("#4B3116")
    paper = sheet_paper(theme)
    used = font(Family.SERIF, 17, spacing=2, italic=words.italics)
    for (x, y), name in zip(TOWNS, words.towns, strict=True):
        painter.setPen(pen(mark, 2))
        painter.setBrush(paper)
        painter.drawEllipse(QPointF(x, y), 5, 5)
        painter.setBrush(mark)
        painter.drawEllipse(QPointF(x, y), 1.6, 1.6)
        letters = QPainterPath()
        letters.addText(QPointF(x + 10, y + 5), used, name)
        letters.setFillRule(Qt.FillRule.WindingFill)
        _paint_haloed(painter, letters, ink, alpha(paper, 0.75), 4)


def _panel(inset: float) -> QPainterPath:
    """The long panel of a manuscript heading, with ogee points at both ends."""
    box = CARTOUCHE.adjusted(inset, inset * 0.8, -inset, -inset * 0.8)
    x, y, right = box.center().x(), box.center().y(), box.right()
    lobe, shoulder = box.height() * 0.44, box.height() * 0.18
    half = QPainterPath(QPointF(x, box.top()))
    half.lineTo(right - lobe, box.top())
    half.quadTo(right - lobe, box.top() + shoulder, right - lobe * 0.55, box.top() + shoulder)
    half.cubicTo(right - lobe * 0.1, y - shoulder * 1.5, right - lobe * 0.2, y, right, y)
    upper = QPainterPath(half)
    flipped = QTransform(1, 0, 0, -1, 0, 2 * y).map(upper).toReversed()
    half.connectPath(flipped)
    half.connectPath(QTransform(-1, 0, 0, 1, 2 * x, 0).map(half).toReversed())
    half.closeSubpath()
    return half


def paint_cartouche(painter: QPainter, theme: Theme, words: MapWords, width: int) -> None:
    """The title in a gilded panel; the subtitle only where it is legible."""
    ink, outer = sheet_ink(theme), _panel(0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(alpha(theme.shadow, 0.10))
    for i in range(1, 5):
        painter.drawPath(outer.translated(i * 1.4, i * 1.8))
    gilt = QLinearGradient(CARTOUCHE.topLeft(), CARTOUCHE.bottomLeft())
    for at, colour in ((0.0, "#F3D58A"), (0.5, "#C9952F"), (1.0, "#8E5F14")):
        gilt.setColorAt(at, mix(colour, "#20263B", 0.35) if theme.is_dark else QColor(colour))
    painter.setPen(pen("#0B0D16" if theme.is_dark else ink, 2.2))
    painter.setBrush(gilt)
    painter.drawPath(outer)
    paper = QColor("#1C2236") if theme.is_dark else QColor("#FBF3DF")
    field = QLinearGradient(CARTOUCHE.topLeft(), CARTOUCHE.bottomLeft())
    field.setColorAt(0, mix(paper, "#FFFFFF", 0.04))
    field.setColorAt(1, mix(paper, "#D8B878", 0.05 if theme.is_dark else 0.30))
    painter.setPen(pen(ink, 1.3))
    painter.setBrush(field)
    painter.drawPath(_panel(8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha(ink, 0.55), 1.0))
    painter.drawPath(_panel(13))
    _paint_rosettes(painter, theme)
    _paint_title(painter, theme, words.title, words.subtitle if width >= SUBTITLE_FROM else "")


def _paint_rosettes(painter: QPainter, theme: Theme) -> None:
    middle = CARTOUCHE.center().y()
    for x in (CARTOUCHE.left() + 38, CARTOUCHE.right() - 38):
        painter.setPen(pen(sheet_ink(theme), 1.0))
        painter.setBrush(QColor("#C9705C" if theme.is_dark else "#9E2420"))
        painter.drawPolygon(star(x, middle, 10, 8, 3))
        painter.setBrush(QColor(theme.gold))
        painter.drawEllipse(QPointF(x, middle), 2.8, 2.8)


def _paint_title(painter: QPainter, theme: Theme, title: str, subtitle: str) -> None:
    centre = CARTOUCHE.center()
    ink = QColor("#F3E3BE") if theme.is_dark else QColor("#3A2413")
    room = CARTOUCHE.width() - 114
    used, size = _fitted(title, 36.0, 700, room)
    base = centre.y() + (size * 0.06 if subtitle else size * 0.33)
    painter.fillPath(_line(title, used, centre.x(), base), ink)
    if subtitle:
        used, size = _fitted(subtitle, 19.0, 400, room)
        painter.fillPath(_line(subtitle, used, centre.x(), base + size * 1.45), ink)


def _fitted(text: str, largest: float, weight: int, room: float) -> tuple[QFont, float]:
    size = largest
    while size > 10 and text_width(text, font(Family.SERIF, size, weight, spacing=5)) > room:
        size -= 0.5
    return font(Family.SERIF, size, weight, spacing=5), size
