"""What guides Wakhan now, in the free part of her tray: her loyalty, her regions, her AI card."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.terms import Coalition, Region
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_emblem, draw_icon
from pamir_desktop.views.art.lettering import write as write_in_box
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.text_fit import LEGIBLE, LINE_PITCH, fits, wrapped
from pamir_desktop.views.texts.translation import number_text, translate
from pamir_desktop.views.texts.wakhan_texts import ai_line

from .lettering import CENTRE, heading, write
from .position import Position

ORDERS: Final = 172.0
"""The width of her two orders, in pixels of text."""
MOST_LINES: Final = 540.0
"""The width of the lines of her card."""
LETTERS: Final = 12.5
"""Their size where there is room."""
GAP: Final = 22.0


class WakhanTrayShow(NamedTuple):
    """In the current language."""

    title: str
    lines: tuple[str, ...]
    loyalty_head: str
    loyalty_order: tuple[Coalition, ...]
    loyalty: Coalition | None
    region_head: str
    region_order: tuple[Region, ...]


def tray_content(position: Position, front: int) -> WakhanTrayShow:
    """`front` is the AI card she read last."""
    card = AI_CARDS[front]
    title = translate("AiCard", "AI card {number}").format(number=number_text(card.number))
    return WakhanTrayShow(
        title,
        tuple(map(ai_line, card.lines)),
        translate("AiCard", "Loyalty"),
        card.pragmatic_loyalty,
        position.facts.pragmatic,
        translate("AiCard", "Region priority"),
        card.region_order,
    )


class TrayPlace(NamedTuple):
    """Empty is what has no room."""

    orders: QRectF
    lines: QRectF
    pitches: tuple[float, ...] = ()  # the height of each line of the card
    size: float = 0.0  # of its letters


def tray_place(
    room: QRectF, hand: QRectF, lines: tuple[str, ...], text: float, *, holding: bool
) -> TrayPlace:
    """As much as fits, at the right end: first the orders, then the card.

    Lines that could not be read are left out: the panel of her reasons has them, too. The place of
    her hand stays free, so that nothing moves when a card comes into it; only where the lines would
    have no room beside it they use it, as long as it is empty.
    """
    beside = QRectF(room)
    beside.setRight(min(room.right(), hand.left() - 6))
    before = (ORDERS + GAP) * text
    for tried in [beside] if holding else [beside, room]:
        wide = min(MOST_LINES * text, tried.width() - before)
        size, pitches = _line_sizes(lines, wide - _indent(text), room.height(), text)
        if size:
            box = QRectF(tried.right() - wide, room.top(), wide, room.height())
            orders = QRectF(box.left() - before, room.top(), ORDERS * text, room.height())
            return TrayPlace(orders, box, pitches, size)
    if beside.width() < ORDERS * text:
        return TrayPlace(QRectF(), QRectF())
    left = beside.right() - ORDERS * text
    return TrayPlace(QRectF(left, room.top(), ORDERS * text, room.height()), QRectF())


def _line_sizes(
    lines: tuple[str, ...], width: float, height: float, text: float
) -> tuple[float, tuple[float, ...]]:
    """Of the letters and the lines of the card; 0 where it could not be read."""
    high = height - _head(height, text) - 2
    size = LETTERS * text
    while size >= LEGIBLE and width > 0:
        rows = [len(wrapped(line, Family.SANS, 400, size, width)) for line in lines]
        pitch = high / sum(rows)
        if pitch >= LINE_PITCH * size and all(
            fits(line, Family.SANS, 400, size, width, high) for line in lines
        ):
            return size, tuple(pitch * count for count in rows)
        size -= 0.25
    return 0.0, ()


def _head(height: float, text: float) -> float:
    return min(14 * text, 0.16 * height)


def _radius(text: float) -> float:
    """Of the discs with the numbers of the lines."""
    return 8.5 * text


def _indent(text: float) -> float:
    return 2 * _radius(text) + 7 * text


def paint_wakhan_tray(
    painter: QPainter, place: TrayPlace, mind: WakhanTrayShow, look: Look, text: float
) -> None:
    if not place.orders.isEmpty():
        _paint_orders(painter, place.orders, mind, look, text)
    if place.size:
        line = 0.5 * (place.orders.right() + place.lines.left())
        painter.setPen(pen(alpha(look.theme.tray_ink, 0.3), 1))
        painter.drawLine(QPointF(line, place.lines.top()), QPointF(line, place.lines.bottom()))
        _paint_lines(painter, place, mind, look, text)


def _paint_orders(
    painter: QPainter, box: QRectF, mind: WakhanTrayShow, look: Look, text: float
) -> None:
    """Her loyalties and her regions, the first of each on the left."""
    half, head = box.height() / 2, _head(box.height(), text)
    size = max(LEGIBLE, min(10.5 * text, 0.8 * head))
    ink = look.theme.tray_ink
    side = min(half - head - 6, box.width() / len(mind.region_order) - 5 * text)
    for top, title in ((box.top(), mind.loyalty_head), (box.top() + half, mind.region_head)):
        heading(painter, QRectF(box.left(), top, box.width(), head), title, size, ink)
    tile = QRectF(box.left() + 2, box.top() + head + 3, side, side)
    for coalition in mind.loyalty_order:
        painter.setOpacity(1.0 if coalition is mind.loyalty else 0.55)
        draw_emblem(painter, coalition, tile, look.palette)
        painter.setOpacity(1.0)
        if coalition is mind.loyalty:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(look.theme.gold, 2.2))
            painter.drawRoundedRect(tile.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4)
        tile.translate(side + 8 * text, 0)
    tile.moveTo(box.left(), box.top() + half + head + 2)
    for number, region in enumerate(mind.region_order, 1):
        _paint_region(painter, tile, region, number)
        tile.translate(side + 5 * text, 0)


def _paint_region(painter: QPainter, tile: QRectF, region: Region, number: int) -> None:
    """A tile like those of the cards, with its place in the order at the bottom."""
    side = tile.width()
    painter.setPen(pen("#241E17", 1))
    painter.setBrush(QColor("#F6EFDD"))
    painter.drawRoundedRect(tile, 0.18 * side, 0.18 * side)
    at = tile.center() - QPointF(0.06 * side, 0.06 * side)
    draw_icon(painter, region, at.x(), at.y(), 0.34 * side, "#241E17", "#F6EFDD")
    disc = QPointF(tile.right() - 0.12 * side, tile.bottom() - 0.12 * side)
    radius = max(5.0, 0.24 * side)
    painter.setPen(pen("#F6EFDD", 1))
    painter.setBrush(QColor("#241E17"))
    painter.drawEllipse(disc, radius, radius)
    box = QRectF(disc.x() - radius, disc.y() - radius, 2 * radius, 2 * radius)
    used = font(Family.SANS, round(1.45 * radius, 1), 700)
    write(painter, box, str(number), used, "#FFF6DF", CENTRE)


def _paint_lines(
    painter: QPainter, place: TrayPlace, mind: WakhanTrayShow, look: Look, text: float
) -> None:
    """The three lines of her card, as she tries them."""
    theme, box = look.theme, place.lines
    head = _head(box.height(), text)
    size = max(LEGIBLE, min(10.5 * text, 0.8 * head))
    heading(painter, QRectF(box.left(), box.top(), box.width(), head), mind.title, size, theme.gold)
    top = box.top() + head + 2
    for number, (line, high) in enumerate(zip(mind.lines, place.pitches, strict=True), 1):
        row = QRectF(box.left(), top, box.width(), high)
        radius = min(_radius(text), 0.45 * high)
        disc = QRectF(0, 0, 2 * radius, 2 * radius)
        disc.moveCenter(QPointF(row.left() + _radius(text), row.center().y()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.gold, 1.2))
        painter.drawEllipse(disc)
        used = font(Family.SANS, round(1.3 * radius, 1), 700)
        write(painter, disc, str(number), used, theme.gold, CENTRE)
        words = row.adjusted(_indent(text), 0, 0, 0)
        ink, same = theme.tray_ink, place.size
        write_in_box(painter, words, line, ink, largest=same, smallest=same, wrap=True)
        top += high
