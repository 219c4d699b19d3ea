"""The player's own slip: loyalty dial, influence, gifts, prizes, events, cylinders in supply."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.pieces import CYLINDERS_EACH
from pamir_desktop.model.terms import GIFT_PRICES, CardId, Coalition, Colour, Seat
from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import write as write_in_box
from pamir_desktop.views.art.pieces import paint_disc
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.art.text_fit import LEGIBLE, fits, text_width
from pamir_desktop.views.texts.terms import coalition_name, painted_coalition_name

from .lettering import CENTRE, RIGHT, event_row, heading, icon_number, write
from .marks import Mark, paint_mark
from .panel_item import becoming
from .signs import Sign, Term
from .spots import CylinderSupply, DialSpot, EventBadge, GiftSpace, PrizeCard, Spot
from .table_item import RenderContext, TableItem
from .table_texts import (
    events_label,
    gifts_label,
    loyalty_label,
    no_events_label,
    no_loyalty_label,
    no_prizes_label,
    prizes_label,
    supply_label,
)

LABEL_SHARE = 0.44
"""Share of a line for its label."""

LINE_TERMS = (Term.GIFTS, Term.PRIZES, Term.EVENTS, Term.SUPPLY)
"""Of the four lines below the dial."""

DIAL_ORDER = (Coalition.BRITISH, Coalition.RUSSIAN, Coalition.AFGHAN)


class DialShow(NamedTuple):
    seat: Seat
    colour: Colour
    loyalty: Coalition | None
    influence: int
    gifts: tuple[int, ...]
    prizes: tuple[tuple[CardId, Coalition], ...]
    events: tuple[tuple[CardId, str], ...]
    supply: int
    loyalty_card: str = ""  # first edition: the number of the starting card, or that it is lost


class DialItem(TableItem[DialShow]):
    def spots(self) -> list[Spot]:
        show = self.shown
        return [
            *map(DialSpot, DIAL_ORDER),
            *(GiftSpace(show.seat, gift) for gift in range(3)),
            *(PrizeCard(card) for card, _ in show.prizes),
            *(EventBadge(card) for card, _ in show.events),
            CylinderSupply(show.seat),
        ]

    # --- Geometry ------------------------------------------------------------------------------

    def _lines(self) -> tuple[QRectF, list[QRectF]]:
        """The upper part with the dial, and four lines below it."""
        box = self.box.adjusted(10, 7, -10, -6)
        upper = QRectF(box.left(), box.top(), box.width(), 0.38 * box.height())
        height = 0.62 * box.height() / 4
        return upper, [
            QRectF(box.left(), upper.bottom() + i * height, box.width(), height) for i in range(4)
        ]

    def _dial(self) -> tuple[QPointF, float]:
        upper, _ = self._lines()
        radius = min(upper.height() * 0.44, upper.width() * 0.2)
        return QPointF(upper.left() + radius + 3, upper.center().y() - 1.5), radius

    def spot_rect(self, spot: Spot) -> QRectF:
        _, lines = self._lines()
        match spot:
            case DialSpot(coalition):
                centre, radius = self._sector(coalition)
                return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            case GiftSpace(_, gift):
                return self._gift(lines[0], gift)
            case PrizeCard(card):
                index = [number for number, _ in self.shown.prizes].index(card)
                return self._from_right(lines[1], index, 1.7)
            case EventBadge(card):
                index = [number for number, _ in self.shown.events].index(card)
                return self._event(lines[2], index)
            case _:
                return self._from_right(lines[3], 0, 3.3)

    def signs(self) -> list[tuple[Sign, QRectF]]:
        upper, lines = self._lines()
        whole = QRectF(upper)
        centre, radius = self._dial()
        upper.setLeft(centre.x() + radius + 12)
        influence = QRectF(upper.left(), 0, upper.width(), upper.height() / 3)
        influence.moveBottom(upper.bottom())
        return [
            (Sign(Term.INFLUENCE), influence),
            (Sign(Term.LOYALTY), whole),
            *zip(map(Sign, LINE_TERMS), lines, strict=True),
        ]

    def _sector(self, coalition: Coalition) -> tuple[QPointF, float]:
        centre, radius = self._dial()
        angle = math.radians(90 + (DIAL_ORDER.index(coalition) - 2) * 120)
        at = centre + QPointF(math.cos(angle) * radius * 0.58, -math.sin(angle) * radius * 0.58)
        return at, radius * 0.36

    def _gift(self, line: QRectF, gift: int) -> QRectF:
        size = min(line.height() * 0.92, line.width() * 0.14)
        left = line.right() - (3 - gift) * (size + 4) + 4
        return QRectF(left, line.center().y() - size / 2, size, size)

    def _from_right(self, line: QRectF, index: int, aspect: float) -> QRectF:
        height = line.height() * 0.72
        width = height * aspect
        right = line.right() - index * (width + 4)
        return QRectF(right - width, line.center().y() - height / 2, width, height)

    def _event(self, line: QRectF, index: int) -> QRectF:
        count = max(1, len(self.shown.events))
        width = line.width() / count
        left = line.right() - (count - index) * width
        return QRectF(left, line.top(), width, line.height())

    # --- Painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        paint_slip(painter, self.box, context.look.theme)
        self._paint_dial(painter)
        self._paint_loyalty(painter)
        _, lines = self._lines()
        labels = (gifts_label(), prizes_label(), self._third_label(), supply_label())
        theme = context.look.theme
        for line, label in zip(lines, labels, strict=True):
            painter.setPen(pen(alpha(theme.line, 0.7), 1))
            painter.drawLine(line.topLeft(), line.topRight())
            if label == events_label() and self.shown.events:
                continue  # their titles take the whole line
            left = QRectF(line.left(), line.top(), LABEL_SHARE * line.width(), line.height())
            heading(
                painter,
                left,
                label,
                max(LEGIBLE, min(11.0 * context.layout.text, 0.55 * line.height())),
                theme.ink_second,
            )
        self._paint_gifts(painter)
        self._paint_prizes(painter, lines[1])
        self._paint_events(painter, lines[2])
        self._paint_supply(painter)

    def _third_label(self) -> str:
        """The heading of the third line."""
        return events_label()

    def _paint_dial(self, painter: QPainter) -> None:
        assert self.context is not None
        look = self.context.look
        centre, radius = self._dial()
        round_box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        for index, coalition in enumerate(DIAL_ORDER):
            colour = QColor(look.palette.coalition[coalition])
            if coalition is not self.shown.loyalty:
                colour = mix(colour, look.theme.paper, 0.55)
            painter.setPen(pen("#241E17", 1.2))
            painter.setBrush(colour)
            painter.drawPie(round_box, (30 + (index - 2) * 120) * 16, 120 * 16)
            at, reach = self._sector(coalition)
            ink = look.palette.coalition_ink[coalition]
            draw_icon(painter, coalition, at.x(), at.y(), reach * 0.72, ink, colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#8E5F14", 2.4))
        painter.drawEllipse(centre, radius + 1.5, radius + 1.5)
        painter.setPen(pen("#6A460C", 1.2))
        painter.setBrush(QColor(look.theme.gold))
        painter.drawEllipse(centre, radius * 0.17, radius * 0.17)
        for coalition in DIAL_ORDER:
            mark = self.marks.of(DialSpot(coalition))
            if mark is not Mark.NONE:
                rect = self.spot_rect(DialSpot(coalition))
                paint_mark(painter, rect, rect.width() / 2, mark, look.theme, 0)

    def _paint_loyalty(self, painter: QPainter) -> None:
        assert self.context is not None
        theme, text = self.context.look.theme, self.context.layout.text
        upper, _ = self._lines()
        centre, radius = self._dial()
        left = centre.x() + radius + 12
        room = QRectF(left, upper.top(), upper.right() - left, upper.height())
        third = room.height() / 3
        heading(
            painter,
            QRectF(left, room.top(), room.width(), third),
            loyalty_label(),
            max(LEGIBLE, min(11 * text, third * 0.6)),
            theme.ink_second,
        )
        loyalty = self.shown.loyalty
        name = no_loyalty_label() if loyalty is None else coalition_name(loyalty)
        size = min(17 * text, third * 0.9)
        line = QRectF(left, room.top() + 0.86 * third, room.width(), 1.28 * third)
        within = line.width(), line.height()
        if loyalty is not None and not fits(name, Family.SERIF, 700, LEGIBLE, *within):
            name = painted_coalition_name(loyalty)
        write_in_box(
            painter,
            line,
            name,
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=size,
            smallest=7.0,
            wrap=True,
            legible=0.85 * size,
        )
        if loyalty is not None:
            y = room.top() + 2.5 * third
            size = min(15 * text, third * 0.8)
            number = becoming(self.shown.influence, self.marks.influence.get(self.shown.seat))
            icon_number(
                painter, left, y, Glyph.INFLUENCE, number, size, theme.ink, theme.brass, theme.paper
            )

    def _paint_gifts(self, painter: QPainter) -> None:
        assert self.context is not None
        look = self.context.look
        for gift, price in enumerate(GIFT_PRICES):
            spot = GiftSpace(self.shown.seat, gift)
            rect = self.spot_rect(spot)
            radius = rect.width() / 2 - 1.5  # not touching the lines above and below
            painter.setPen(pen(look.theme.brass, 1.6))
            painter.setBrush(alpha("#000000", 0.07))
            painter.drawEllipse(rect.center(), radius, radius)
            if gift in self.shown.gifts:
                paint_disc(painter, rect.center(), radius - 1.5, self.shown.colour, look)
            else:
                used = font(Family.SERIF, round(radius * 1.1, 1), 700)
                write(painter, rect, str(price), used, look.theme.ink_second, CENTRE)
            paint_mark(painter, rect, rect.width() / 2, self.marks.of(spot), look.theme, 0)

    def _paint_prizes(self, painter: QPainter, line: QRectF) -> None:
        assert self.context is not None
        palette, theme = self.context.look.palette, self.context.look.theme
        if not self.shown.prizes:
            self._write_none(painter, line, no_prizes_label())
        for card, coalition in self.shown.prizes:
            rect = self.spot_rect(PrizeCard(card))
            colour = palette.coalition[coalition]
            painter.setPen(pen("#241E17", 1))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(rect, 3, 3)
            at, ink = rect.center(), palette.coalition_ink[coalition]
            draw_icon(painter, coalition, at.x(), at.y(), rect.height() * 0.34, ink, colour)
            paint_mark(painter, rect, 3, self.marks.of(PrizeCard(card)), theme, 0)

    def _paint_events(self, painter: QPainter, line: QRectF) -> None:
        assert self.context is not None
        theme = self.context.look.theme
        size = self._line_size(line)
        if not self.shown.events:
            self._write_none(painter, line, no_events_label())
        for card, title in self.shown.events:
            rect = self.spot_rect(EventBadge(card))
            event_row(painter, rect, title, size, theme)
            paint_mark(painter, rect, 3, self.marks.of(EventBadge(card)), theme, 0)

    def _line_size(self, line: QRectF) -> float:
        assert self.context is not None
        return min(13 * self.context.layout.text, line.height() * 0.62)

    def _write_none(self, painter: QPainter, line: QRectF, text: str) -> None:
        assert self.context is not None
        used = font(Family.SERIF, round(self._line_size(line), 1), 400)
        right = line.adjusted(LABEL_SHARE * line.width(), 0, 0, 0)
        write(painter, right, text, used, self.context.look.theme.ink_second, RIGHT)

    def _paint_supply(self, painter: QPainter) -> None:
        assert self.context is not None
        look = self.context.look
        spot = CylinderSupply(self.shown.seat)
        rect = self.spot_rect(spot)
        radius = rect.height() * 0.46
        number = f"×{self.shown.supply}"
        after = self.marks.cylinders.get(self.shown.seat)
        if after is not None:
            number += f"→{CYLINDERS_EACH - after}"
        used = font(Family.SANS, round(rect.height() * 0.8, 1), 700)
        gap = max(6.0, 0.5 * radius)
        at = QPointF(rect.right() - text_width(number, used) - radius - gap, rect.center().y())
        paint_disc(painter, at, radius, self.shown.colour, look)
        write(painter, rect, number, used, look.theme.ink, RIGHT)
        paint_mark(painter, rect, 5, self.marks.of(spot), look.theme, 0)
