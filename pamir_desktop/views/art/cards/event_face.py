"""The faces of event cards: two halves in a dark frame, and the crimson Dominance Check."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from pamir_desktop.model.cards import EventCard
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.art.brush import alpha, mix, pen, polygon, shape, star
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, in_capitals, write
from pamir_desktop.views.art.palette import INK
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.text_fit import LEGIBLE

from .event_pictograms import draw_pictogram
from .face import EDGE, paint_frame
from .layout import ASPECT, UNITS, Detail, detail_at
from .room import TITLE_BOX, title_rise
from .words import CardWords, Passage

_FRAME: Final = "#2B241C"
_BRASS: Final = "#A9803A"
_GOLD: Final = "#F6D27A"
_LABEL: Final = "#6B4E16"
_CREAM: Final = "#FFF1CF"
_HALVES: Final = (5.0, 71.5)
_HALF_HEIGHT: Final = 63.5


def paint_event(
    painter: QPainter, event: EventCard, words: CardWords, width: float, look: Look
) -> None:
    painter.fillRect(QRectF(0, 0, 100, 100 * ASPECT), QColor(_FRAME))
    halves = (
        (_HALVES[0], event.if_discarded, words.discarded, Glyph.DISCARD, "#E6D4A8"),
        (_HALVES[1], event.if_purchased, words.purchased, Glyph.PURCHASE, "#F6EFDD"),
    )
    for top, key, passage, sign, paper in halves:
        ground = mix(paper, "#000000", 0.12 if look.theme.is_dark else 0.0)
        rise = title_rise(passage.title, width)
        _paint_half(painter, top, key, sign, ground, detail_at(width), rise, look)
    paint_frame(painter)


def _paint_half(
    painter: QPainter,
    top: float,
    key: str,
    sign: Glyph,
    ground: QColor,
    detail: Detail,
    rise: float,
    look: Look,
) -> None:
    """A title that is higher than usual leaves less room for the pictogram above it."""
    panel = QRectF(5, top, 90, _HALF_HEIGHT)
    painter.setPen(pen(_BRASS, 0.9))
    painter.setBrush(ground)
    painter.drawRoundedRect(panel, 3, 3)
    middle = {Detail.TINY: 32.0, Detail.COMPACT: 17.0, Detail.LARGE: 21.0}.get(detail, 24.0)
    painter.save()
    painter.setClipRect(panel.adjusted(1, 1, -1, -1), Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(alpha("#8A6A30", 0.22), 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (46, 34):
        painter.drawPolygon(star(50, top + middle, radius, 12, 5))
    painter.restore()
    scale = {Detail.TINY: 2.0, Detail.LARGE: 0.9}.get(detail, 1.15)
    size = max(6.0, 10 * scale - rise / 2)
    at = top + middle - (10 * scale - size)
    draw_pictogram(painter, key, 50, at, size, ground, look.palette)
    # the sign distinguishes the halves where there is no room for a label
    if detail < Detail.SMALL:
        draw_icon(painter, sign, 15, top + 11, 6.5, _LABEL, ground)
    else:
        draw_icon(painter, sign, 12.5, top + 7.6, 4.2, _LABEL, ground)


def letter_event(painter: QPainter, words: CardWords, width: float, dpr: float) -> None:
    if detail_at(width) is Detail.TINY:
        return
    for top, passage in zip(_HALVES, (words.discarded, words.purchased), strict=True):
        _letter_half(painter, top, passage, width, dpr)


def _letter_half(painter: QPainter, top: float, passage: Passage, width: float, dpr: float) -> None:
    detail, unit = detail_at(width), width * dpr / UNITS
    if detail > Detail.COMPACT:
        _letter_label(painter, top, passage.label, unit, LEGIBLE * dpr)
    if detail is not Detail.LARGE:
        box = TITLE_BOX[detail].translated(0, top)
        box.setTop(box.top() - title_rise(passage.title, width))
        size = 11.5 if detail is Detail.COMPACT else max(10.0, LEGIBLE * UNITS / width)
        scaled = _box(box.x(), box.y(), box.width(), box.height(), unit)
        _write_title(painter, scaled, passage.title, size, unit)
        return
    _write_title(painter, _box(8, top + 30, 84, 12, unit), passage.title, 8.4, unit)
    box = _box(9, top + 42, 82, 20.5, unit)
    write(
        painter,
        box,
        passage.text,
        INK,
        largest=5.6 * unit,
        smallest=3 * unit,
        align=CENTRE,
        wrap=True,
    )


def _letter_label(painter: QPainter, top: float, label: str, unit: float, legible: float) -> None:
    """In capitals, if these can be read."""
    box = _box(19, top + 2.6, 73, 10, unit)
    size, spacing = max(6.2 * unit, legible), 6 if 6.2 * unit > legible else 0
    shown = in_capitals(label, box.width(), size, spacing=spacing)
    write(painter, box, shown, _LABEL, weight=700, largest=size, spacing=spacing)


def _write_title(painter: QPainter, box: QRectF, title: str, size: float, unit: float) -> None:
    write(
        painter,
        box,
        title,
        INK,
        family=Family.SERIF,
        weight=600,
        largest=size * unit,
        smallest=4.6 * unit,
        align=CENTRE,
        wrap=True,
    )


def paint_check(painter: QPainter, detail: Detail, look: Look) -> None:
    """A balance weighing the three coalitions, recognizable at any size."""
    ground = QRadialGradient(50, 56, 95)
    ground.setColorAt(0, mix("#B8261F", "#000000", 0.15 if look.theme.is_dark else 0.0))
    ground.setColorAt(1, QColor("#560C10"))
    painter.fillRect(QRectF(0, 0, 100, 140), ground)
    painter.setPen(pen(alpha("#FFD98A", 0.26), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    drop = 14.0 if detail is Detail.TINY else 0.0
    for radius in (60, 44, 30):
        painter.drawPolygon(star(50, 56 + drop, radius, 16, 5))
        painter.drawPolygon(star(50, 56 + drop, radius * 0.8, 8, 3))
    painter.save()
    painter.translate(50, 56 + drop)
    painter.scale(0.9, 0.95 + drop / 40)
    _paint_balance(painter, look)
    painter.restore()
    if detail is not Detail.TINY:
        painter.fillRect(QRectF(0, 97, 100, 43), alpha("#2A0507", 0.55))
        painter.setPen(pen(_GOLD, 0.8))
        painter.drawPath(shape("M 8 97 H 42 M 58 97 H 92"))
        painter.setBrush(QColor(_GOLD))
        painter.drawPolygon(star(50, 97, 4, 8, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_GOLD, 1.0))
    painter.drawPath(shape("O 4 4 92 132 3"))
    paint_frame(painter)


def _paint_balance(painter: QPainter, look: Look) -> None:
    """Around the center of the picture; the beam tilts toward the heavier side."""
    painter.setPen(pen(_GOLD, 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape("M 0 -32 V 28 M -34 -19 L 34 -26 M -16 32 H 16"))
    painter.setPen(pen(_GOLD, 1.2))
    painter.drawPath(shape("M 0 24 L -13 31 M 0 24 L 13 31"))
    painter.drawPath(
        shape("M -34 -19 L -44 18 M -34 -19 L -24 18 M 34 -26 L 24 11 M 34 -26 L 44 11")
    )
    painter.setBrush(QColor(_GOLD))
    painter.drawPath(shape("E 0 -32 3.2 3.2"))
    painter.drawPath(shape("M -46 18 H -22 C -24 24 -44 24 -46 18 Z"))
    painter.drawPath(shape("M 46 11 H 22 C 24 17 44 17 46 11 Z"))
    for coalition, x, foot in (
        (Coalition.BRITISH, -34.0, 17.4),
        (Coalition.AFGHAN, 0.0, 10.0),
        (Coalition.RUSSIAN, 34.0, 10.4),
    ):
        _paint_block(painter, coalition, x, foot, look)


def _paint_block(
    painter: QPainter, coalition: Coalition, x: float, foot: float, look: Look
) -> None:
    colour = look.palette.coalition[coalition]
    left, right, top, depth = x - 7, x + 6, foot - 20, 3.2
    painter.setPen(pen(EDGE, 1.0))
    painter.setBrush(mix(colour, "#FFFFFF", 0.4))
    lid = [(left, top), (left + depth, top - depth), (right + depth, top - depth), (right, top)]
    painter.drawPolygon(polygon(lid))
    painter.setBrush(mix(colour, "#000000", 0.3))
    side = [(right, top), (right + depth, top - depth), (right + depth, foot - depth)]
    painter.drawPolygon(polygon([*side, (right, foot)]))
    painter.setBrush(QColor(colour))
    painter.drawRect(QRectF(left, top, right - left, 20))
    ink = look.palette.coalition_ink[coalition]
    draw_icon(painter, coalition, (left + right) / 2, foot - 10, 4.8, ink)


def letter_check(painter: QPainter, words: CardWords, detail: Detail, unit: float) -> None:
    if detail is Detail.TINY:
        return
    large = detail is Detail.LARGE
    box = _box(8, 101, 84, 14 if large else 31, unit)
    write(
        painter,
        box,
        words.name,
        _CREAM,
        family=Family.SERIF,
        weight=700,
        largest=(10.5 if large else 13.5) * unit,
        smallest=5 * unit,
        align=CENTRE,
        wrap=True,
    )
    if large:
        box = _box(10, 114, 80, 19, unit)
        write(
            painter,
            box,
            words.discarded.text,
            _CREAM,
            largest=5.4 * unit,
            smallest=3 * unit,
            align=CENTRE,
            wrap=True,
        )


def _box(x: float, y: float, width: float, height: float, unit: float) -> QRectF:
    return QRectF(x * unit, y * unit, width * unit, height * unit)
