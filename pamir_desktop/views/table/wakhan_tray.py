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
from pamir_desktop.views.art.text_fit import LEGIBLE, fitting_size
from pamir_desktop.views.texts.translation import number_text, translate
from pamir_desktop.views.texts.wakhan_texts import ai_line

from .lettering import CENTRE, heading, write
from .position import Position

ORDERS: Final = 172.0
"""The width of her two orders, in pixels of text."""
LEAST_LINES, MOST_LINES = 250.0, 540.0
"""The width of the lines of her card."""
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


def paint_wakhan_tray(
    painter: QPainter, room: QRectF, mind: WakhanTrayShow, look: Look, text: float
) -> None:
    """As much as fits, at the right end: first the orders, then the card."""
    orders = ORDERS * text
    if room.width() < orders:
        return
    lines = min(MOST_LINES * text, room.width() - orders - GAP * text)
    if lines < LEAST_LINES * text:
        lines = -GAP * text
    left = room.right() - orders - GAP * text - lines
    _paint_orders(painter, QRectF(left, room.top(), orders, room.height()), mind, look, text)
    if lines > 0:
        line = left + orders + 0.5 * GAP * text
        painter.setPen(pen(alpha(look.theme.tray_ink, 0.3), 1))
        painter.drawLine(QPointF(line, room.top()), QPointF(line, room.bottom()))
        box = QRectF(left + orders + GAP * text, room.top(), lines, room.height())
        _paint_lines(painter, box, mind, look, text)


def _paint_orders(
    painter: QPainter, box: QRectF, mind: WakhanTrayShow, look: Look, text: float
) -> None:
    """Her loyalties and her regions, the first of each on the left."""
    half, head = box.height() / 2, min(14 * text, 0.16 * box.height())
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
    painter: QPainter, box: QRectF, mind: WakhanTrayShow, look: Look, text: float
) -> None:
    """The three lines of her card, as she tries them."""
    theme = look.theme
    head = min(14 * text, 0.16 * box.height())
    size = max(LEGIBLE, min(10.5 * text, 0.8 * head))
    heading(painter, QRectF(box.left(), box.top(), box.width(), head), mind.title, size, theme.gold)
    pitch = (box.height() - head - 2) / len(mind.lines)
    radius = min(8.5 * text, 0.4 * pitch)
    indent = 2 * radius + 7 * text
    written = min(
        fitting_size(line, Family.SANS, 400, box.width() - indent, pitch, 12.5 * text, 8.0)
        for line in mind.lines
    )
    for place, line in enumerate(mind.lines):
        row = QRectF(box.left(), box.top() + head + 2 + place * pitch, box.width(), pitch)
        disc = QRectF(row.left(), row.center().y() - radius, 2 * radius, 2 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.gold, 1.2))
        painter.drawEllipse(disc)
        used = font(Family.SANS, round(1.3 * radius, 1), 700)
        write(painter, disc, str(place + 1), used, theme.gold, CENTRE)
        words = row.adjusted(indent, 0, 0, 0)
        ink = theme.tray_ink
        write_in_box(painter, words, line, ink, largest=written, smallest=written, wrap=True)
