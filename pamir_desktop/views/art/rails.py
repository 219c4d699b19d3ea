"""The two rails of the table: victory points and the favored suit."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from pamir_desktop.model.terms import Colour, Suit
from pamir_desktop.views.art.brush import mix, pen, star
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.lettering import CENTRE, LEFT, in_capitals, write
from pamir_desktop.views.art.palette import Theme
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.art.text_fit import LEGIBLE, fitting_size

_MARGIN: Final = 8.0
_START: Final = 2.0
"""The width of the 0 in spaces: everyone starts there."""
_BESIDE: Final = 0.4
"""From this share of the height on, the names of the suits are beside the medallions."""
_LOW: Final = 260.0
"""Below this height there is no room for names below the medallions."""


def point_place(rect: QRectF, points: int, last: int = 23) -> QPointF:
    """The center of a number on the rail."""
    shown = min(last, max(0, points))
    along = _START + shown - 0.5 if shown else _START / 2
    return QPointF(rect.left() + _MARGIN + point_step(rect, last) * along, rect.center().y())


def point_step(rect: QRectF, last: int = 23) -> float:
    return (rect.width() - 2 * _MARGIN) / (last + _START)


def paint_points_rail(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    standing: Mapping[int, Sequence[Colour]],
    last: int = 23,
) -> None:
    """Numbers from 0 on a line; players' discs are on theirs, several side by side."""
    theme = look.theme
    paint_slip(painter, rect, theme, 6)
    step = point_step(rect, last)
    painter.setPen(pen(theme.line, 2))
    painter.drawLine(point_place(rect, 0, last), point_place(rect, last, last))
    for points in range(last + 1):
        if not standing.get(points):
            _paint_number(painter, point_place(rect, points, last), points, step, theme)
    for points, colours in standing.items():
        _paint_standing(
            painter, point_place(rect, points, last), step, rect.height(), colours, look
        )


def _paint_number(painter: QPainter, at: QPointF, points: int, step: float, theme: Theme) -> None:
    round_number = points % 5 == 0
    radius = step * 0.45
    paper = QColor(theme.paper_deep)
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(mix(paper, theme.gold, 0.45) if round_number else paper)
    painter.drawEllipse(at, radius, radius)
    painter.setFont(
        font(Family.SANS, max(step * 0.48, min(LEGIBLE, 0.7 * step)), 700 if round_number else 400)
    )
    painter.setPen(QColor(theme.ink if round_number else theme.ink_second))
    box = QRectF(at.x() - step, at.y() - step - 0.5, 2 * step, 2 * step)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))


def _paint_standing(
    painter: QPainter,
    at: QPointF,
    step: float,
    height: float,
    colours: Sequence[Colour],
    look: Look,
) -> None:
    """One or two discs in a line; more become smaller and form two rows."""
    count = len(colours)
    if count <= 2:
        radius = min(height * 0.40, step * (0.47 if count == 1 else 0.43))
        for i, colour in enumerate(colours):
            shift = QPointF((i - (count - 1) / 2) * radius * 1.3, 0)
            paint_disc(painter, at + shift, radius, colour, look, ringed=True)
        return
    columns = math.ceil(count / 2)
    radius = min(height * 0.24, step * (0.36 if columns < 3 else 0.31))
    for i, colour in enumerate(colours):
        row, column = divmod(i, columns)
        in_row = columns if row == 0 else count - columns
        shift = QPointF((column - (in_row - 1) / 2) * radius * 2.0, (row - 0.5) * (height * 0.44))
        paint_disc(painter, at + shift, radius, colour, look, ringed=True)


def suit_places(rect: QRectF, suits: Sequence[Suit], *, headed: bool = True) -> dict[Suit, QPointF]:
    """The centers of the medallions, from top to bottom."""
    beside = is_beside(rect)
    radius = medallion_radius(rect)
    head = (24.0 if beside else 44.0) * _growth(rect) if headed else 0.0
    sun = sun_radius(rect)
    top = rect.top() + head + sun + 4
    bottom = rect.bottom() - (sun + 4 if beside else radius + 38 * _growth(rect))
    step = (bottom - top) / max(1, len(suits) - 1)
    x = rect.left() + (sun + 4 if beside else rect.width() / 2)
    return {suit: QPointF(x, top + i * step) for i, suit in enumerate(suits)}


def is_beside(rect: QRectF) -> bool:
    return rect.width() >= _BESIDE * rect.height() or rect.height() < _LOW


def medallion_radius(rect: QRectF) -> float:
    if is_beside(rect):
        return min(max(12.5, rect.width() * 0.12), rect.height() / 12.8)
    return min(rect.width() * 0.25, rect.height() / 17.5)


def sun_radius(rect: QRectF) -> float:
    """Radius of the sun behind the favored suit; it does not reach the suits above and below."""
    return medallion_radius(rect) * (1.36 if is_beside(rect) else 1.52)


def _growth(rect: QRectF) -> float:
    """How much larger the texts are on a large rail."""
    return max(1.0, medallion_radius(rect) / (14.0 if is_beside(rect) else 27.0))


def paint_suit_rail(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    favoured: Suit,
    labels: Mapping[Suit, str],
    heading: str = "",
) -> None:
    """The four suits on a rod, in the order of the labels; the favored one in a gold sun."""
    theme = look.theme
    paint_slip(painter, rect, theme)
    places = suit_places(rect, list(labels), headed=bool(heading))
    for (suit, upper), (_, lower) in pairwise(places.items()):
        _paint_rod(painter, rect, upper, lower, theme, chosen=suit is favoured)
    size = _label_size(rect, next(iter(places.values())), labels)
    if heading:
        high = (18.0 if is_beside(rect) else 34.0) * _growth(rect)
        box = QRectF(rect.left() + 8, rect.top() + 6, rect.width() - 16, high)
        largest = max(LEGIBLE, min(10.5 * _growth(rect), size))
        write(
            painter,
            box,
            in_capitals(heading, box.width(), largest),
            theme.ink_second,
            weight=700,
            largest=largest,
            align=CENTRE,
            wrap=True,
        )
    for suit, at in places.items():
        chosen = suit is favoured
        _paint_medallion(painter, rect, at, suit, look, chosen=chosen)
        _paint_label(painter, rect, at, labels[suit], size, theme, chosen=chosen)


def _label_size(rect: QRectF, first: QPointF, labels: Mapping[Suit, str]) -> float:
    """One size for all names, even when another one becomes the bold one."""
    box = _label_box(rect, first)
    largest = (12.5 if is_beside(rect) else 12.0) * _growth(rect)
    return min(
        fitting_size(label, Family.SANS, 700, box.width(), box.height(), largest, 7.0)
        for label in labels.values()
    )


def _paint_rod(
    painter: QPainter, rect: QRectF, upper: QPointF, lower: QPointF, theme: Theme, *, chosen: bool
) -> None:
    """From one medallion to the next, but not through the name below it."""
    start = upper.y() if is_beside(rect) else _label_box(rect, upper, chosen=chosen).bottom()
    for colour, breadth in ((theme.line, 5.0), (theme.paper_deep, 2.0)):
        painter.setPen(pen(colour, breadth))
        painter.drawLine(QPointF(upper.x(), start), lower)


def _label_box(rect: QRectF, at: QPointF, *, chosen: bool = False) -> QRectF:
    """Beside a medallion or below it, and below the sun behind it."""
    if is_beside(rect):
        left = at.x() + sun_radius(rect) + 3
        high = 28 * _growth(rect)
        return QRectF(left, at.y() - high / 2, rect.right() - left - 2, high)
    top = at.y() + (sun_radius(rect) - 1 if chosen else medallion_radius(rect) + 5)
    return QRectF(rect.left() + 3, top, rect.width() - 6, 30 * _growth(rect))


def _paint_medallion(
    painter: QPainter, rect: QRectF, at: QPointF, suit: Suit, look: Look, *, chosen: bool
) -> None:
    x, y, radius = at.x(), at.y(), medallion_radius(rect)
    if chosen:
        sun = QRadialGradient(at, radius * 1.6)
        sun.setColorAt(0, QColor("#FFE9A6"))
        sun.setColorAt(1, QColor("#D9A032"))
        painter.setPen(pen("#6A460C", 1.2))
        painter.setBrush(sun)
        painter.drawPolygon(star(x, y, sun_radius(rect), 16, 4))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.theme.paper))
        painter.drawEllipse(at, radius + 4, radius + 4)
    colour = look.palette.suit[suit]
    painter.setPen(pen("#0B0D16" if look.theme.is_dark else "#241E17", 1.1))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, radius, radius)
    draw_icon(painter, suit, x, y, radius * 0.6, look.palette.suit_ink[suit], colour)


def _paint_label(
    painter: QPainter,
    rect: QRectF,
    at: QPointF,
    label: str,
    size: float,
    theme: Theme,
    *,
    chosen: bool,
) -> None:
    ink, weight = (theme.ink, 700) if chosen else (theme.ink_second, 600)
    box = _label_box(rect, at, chosen=chosen)
    align = LEFT if is_beside(rect) else Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    write(
        painter, box, label, ink, weight=weight, largest=size, align=align, wrap=True, legible=size
    )
