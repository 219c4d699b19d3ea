"""Around the cards of a court: heading, gifts, prizes, hand fan, and the ends to play at."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.terms import GIFT_PRICES, CardId, Coalition, Colour, CourtEnd, Seat
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.cards.card_cache import back
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.pieces import paint_disc
from pamir_desktop.views.art.text_fit import LEGIBLE, text_width

from .board_layout import CARD_ASPECT
from .lettering import CENTRE, write, write_fitted
from .marks import Mark, paint_mark
from .signs import Sign, Term
from .spots import CourtEndSpot, EventBadge, GiftSpace, HandZone, PrizeCard, Spot
from .table_item import RenderContext, TableItem
from .table_texts import court_label, hand_label

if TYPE_CHECKING:
    from .wakhan_tray import TrayPlace, WakhanTrayShow
HAND_SHARE = 0.62
"""The size of the cards of another player's hand, relative to those of the court."""

LINES = 4
"""Of a heading beside the cards."""


class CourtHeadShow(NamedTuple):
    """Another player's tray."""

    seat: Seat
    name: str
    colour: Colour
    court: int
    court_limit: int
    hand: int
    gifts: tuple[int, ...]
    prizes: tuple[tuple[CardId, Coalition], ...]
    events: tuple[CardId, ...]
    mind: WakhanTrayShow | None = None  # Wakhan's


class CourtHeadItem(TableItem[CourtHeadShow]):
    """Fills the whole tray under the cards; the hand is face down on its right."""

    def spots(self) -> list[Spot]:
        show = self.shown
        return [
            *(GiftSpace(show.seat, gift) for gift in range(3)),
            *(PrizeCard(card) for card, _ in show.prizes),
            *(EventBadge(card) for card in show.events),
        ]

    def _head(self) -> QRectF:
        assert self.context is not None
        layout = self.context.layout
        if self._is_beside:
            return QRectF(8, 4, layout.other_side - 8, self.box.height() - 10)
        return QRectF(8, 1, self.box.width() - 16, layout.other_head)

    @property
    def _is_beside(self) -> bool:
        """The heading is a column at the left of the cards instead of a line above them."""
        return self.context is not None and not self.context.layout.other_head

    def _line(self, number: int) -> QRectF:
        """A line of a heading beside the cards: name, court, gifts, prizes and events."""
        head = self._head()
        high = head.height() / LINES
        return QRectF(head.left(), head.top() + number * high, head.width(), high)

    def _spot_in_column(self, spot: Spot) -> QRectF:
        gifts, last = self._line(2), self._line(3)
        size = min(0.84 * gifts.height(), 0.3 * gifts.width())
        match spot:
            case GiftSpace(_, gift):
                left = gifts.left() + gift * (size + 3)
                return QRectF(left, gifts.center().y() - size / 2, size, size)
            case PrizeCard(card):
                place = [number for number, _ in self.shown.prizes].index(card)
                wide = size * 1.35
            case EventBadge(card):
                place = len(self.shown.prizes) + self.shown.events.index(card)
                wide = size
            case _:
                return self.box
        count = len(self.shown.prizes) + len(self.shown.events)
        step = min(1.35 * size + 3, (last.width() - wide) / max(1, count - 1))
        return QRectF(last.left() + place * step, last.center().y() - size / 2, wide, size)

    def spot_rect(self, spot: Spot) -> QRectF:
        if self._is_beside:
            return self._spot_in_column(spot)
        head = self._head()
        size = head.height() * 0.86
        gifts_left = head.right() - 3 * (size + 3)
        top = head.center().y() - size / 2
        match spot:
            case GiftSpace(_, gift):
                return QRectF(gifts_left + gift * (size + 3), top, size, size)
            case PrizeCard(card):
                index = [number for number, _ in self.shown.prizes].index(card)
                width = size * 1.35
                return QRectF(gifts_left - 6 - (index + 1) * (width + 3), top, width, size)
            case EventBadge(card):
                index = self.shown.events.index(card)
                taken = len(self.shown.prizes) * (size * 1.35 + 3)
                left = gifts_left - 8 - taken - (index + 1) * (size + 3)
                return QRectF(left, top, size, size)
            case _:
                return self.box

    def signs(self) -> list[tuple[Sign, QRectF]]:
        gifts = [self.spot_rect(GiftSpace(self.shown.seat, gift)) for gift in range(3)]
        found = [(Sign(Term.GIFTS), gifts[0].united(gifts[2]))]
        for spot in self.spots():
            if isinstance(spot, PrizeCard):
                found.append((Sign(Term.PRIZES), self.spot_rect(spot)))
            elif isinstance(spot, EventBadge):
                found.append((Sign(Term.IF_PURCHASED, card=spot.card), self.spot_rect(spot)))
        head = self._line(0).united(self._line(1)) if self._is_beside else self._head()
        found.append((Sign(Term.COURT), head))
        if self.shown.hand:
            fan = self.fan_width()
            found.append(
                (Sign(Term.HAND), QRectF(self.box.width() - fan, 0, fan, self.box.height()))
            )
        if self.shown.mind is not None:
            found.append((Sign(Term.WAKHAN_CARDS), self._mind_room()))
        return found

    def fan_width(self) -> float:
        """The width of the face-down hand on the right of the tray."""
        if not self.shown.hand or self.context is None:
            return 0.0
        count = min(self.shown.hand, 5)
        card = self.context.layout.other_card * HAND_SHARE
        return card * (2 * _fan_reach(count) + _FAN_PITCH * (count - 1)) + 14

    def hand_rect(self) -> QRectF:
        """A card of the face-down hand, or where the first one would be."""
        assert self.context is not None
        width = self.context.layout.other_card * HAND_SHARE
        reach = _fan_reach(max(1, min(self.shown.hand, 5)))
        right = self.box.width() - 12 - width * reach  # clear of the link of the ring
        above = 0.0 if self._is_beside else self._head().bottom()
        middle = above + (self.box.height() - above) / 2
        top = middle + width * 0.7 - width * CARD_ASPECT
        return QRectF(right - width / 2, top, width, width * CARD_ASPECT)

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        self._paint_names(painter)
        self._paint_gifts(painter)
        self._paint_prizes(painter)
        self._paint_fan(painter)
        if self.shown.mind is not None:
            self._paint_mind(painter, self.shown.mind)

    def _paint_mind(self, painter: QPainter, mind: WakhanTrayShow) -> None:
        """Where her court leaves room."""
        from .wakhan_tray import paint_wakhan_tray  # noqa: PLC0415  # most tables are without her

        assert self.context is not None
        text = self.context.layout.text
        paint_wakhan_tray(painter, self.mind_place(mind), mind, self.context.look, text)

    def mind_place(self, mind: WakhanTrayShow) -> TrayPlace:
        """Where her orders and the lines of her card are."""
        from .wakhan_tray import tray_place  # noqa: PLC0415  # see `_paint_mind`

        assert self.context is not None
        text, holding = self.context.layout.text, self.shown.hand > 0
        return tray_place(self._mind_room(), self.hand_rect(), mind.lines, text, holding=holding)

    def _mind_room(self) -> QRectF:
        assert self.context is not None
        layout = self.context.layout
        left = 24 * layout.unit + self.shown.court * (layout.other_card + 6) + layout.other_side
        top = layout.other_head + 3
        return QRectF(left, top, self.box.width() - left - 12, self.box.height() - top - 10)

    def _paint_names(self, painter: QPainter) -> None:
        assert self.context is not None
        show, look = self.shown, self.context.look
        if self._is_beside:
            self._paint_name_column(painter)
            return
        head = self._head()
        radius = head.height() * 0.4
        paint_disc(
            painter, QPointF(head.left() + radius, head.center().y()), radius, show.colour, look
        )
        right = min((self.spot_rect(spot).left() for spot in self.spots()), default=head.right())
        left = head.left() + 2 * radius + 6
        room = QRectF(left, head.top(), right - left - 6, head.height())
        size = head.height() * 0.72
        wide = write_fitted(
            painter,
            room.adjusted(0, 0, -room.width() * 0.35, 0),
            show.name,
            size,
            look.theme.tray_ink,
        )
        rest = room.adjusted(wide + 8, 0, 0, 0)
        label = court_label(show.court, show.court_limit)
        used = font(Family.SANS, round(size * 0.84, 1), 400)
        if rest.width() > text_width(label, used) * 0.8:
            write_fitted(
                painter,
                rest,
                label,
                max(LEGIBLE, size * 0.84),
                look.theme.tray_ink,
                family=Family.SANS,
                weight=400,
            )

    def _paint_name_column(self, painter: QPainter) -> None:
        assert self.context is not None
        show, look, text = self.shown, self.context.look, self.context.layout.text
        first, second = self._line(0), self._line(1)
        size = min(0.66 * first.height(), 16 * text)
        radius = 0.55 * size
        at = QPointF(first.left() + radius, first.center().y())
        paint_disc(painter, at, radius, show.colour, look)
        name = first.adjusted(2 * radius + 6, 0, 0, 0)
        write_fitted(painter, name, show.name, size, look.theme.tray_ink)
        write_fitted(
            painter,
            second,
            court_label(show.court, show.court_limit),
            max(LEGIBLE, 0.84 * size),
            look.theme.tray_ink,
            family=Family.SANS,
            weight=400,
        )

    def _paint_gifts(self, painter: QPainter) -> None:
        assert self.context is not None
        look = self.context.look
        for gift, price in enumerate(GIFT_PRICES):
            spot = GiftSpace(self.shown.seat, gift)
            rect = self.spot_rect(spot)
            if gift in self.shown.gifts:
                paint_disc(painter, rect.center(), rect.width() * 0.46, self.shown.colour, look)
            else:
                painter.setPen(pen(alpha(look.theme.tray_ink, 0.7), 1))
                painter.setBrush(alpha("#000000", 0.12))
                painter.drawEllipse(rect)
                used = font(Family.SANS, round(rect.height() * 0.66, 1), 700)
                write(painter, rect, str(price), used, look.theme.tray_ink, CENTRE)
            paint_mark(painter, rect, rect.width() / 2, self.marks.of(spot), look.theme, 0)

    def _paint_prizes(self, painter: QPainter) -> None:
        assert self.context is not None
        palette, theme = self.context.look.palette, self.context.look.theme
        for card, coalition in self.shown.prizes:
            rect = self.spot_rect(PrizeCard(card))
            colour, ink = palette.coalition[coalition], palette.coalition_ink[coalition]
            painter.setPen(pen("#241E17", 1))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(rect, 3, 3)
            at = rect.center()
            draw_icon(painter, coalition, at.x(), at.y(), rect.height() * 0.34, ink, colour)
            paint_mark(painter, rect, 3, self.marks.of(PrizeCard(card)), theme, 0)
        for card in self.shown.events:
            rect = self.spot_rect(EventBadge(card))
            at = rect.center()
            draw_icon(painter, Glyph.EVENT, at.x(), at.y(), rect.height() * 0.44, theme.kilim)
            paint_mark(painter, rect, 3, self.marks.of(EventBadge(card)), theme, 0)

    def _paint_fan(self, painter: QPainter) -> None:
        """The other player's hand, face down: its size is public, its faces are not."""
        assert self.context is not None
        count = min(self.shown.hand, 5)
        if not count:
            return
        look = self.context.look
        last = self.hand_rect()
        width, right, bottom = last.width(), last.center().x(), last.bottom()
        picture = back(width, self.context.ratio, look.theme, look.palette)

        def paint(painter: QPainter) -> None:
            for i in range(count):
                painter.save()
                painter.translate(right - (count - 1 - i) * width * _FAN_PITCH, bottom)
                painter.rotate((i - (count - 1) / 2) * _FAN_TURN)
                painter.drawPixmap(QPointF(-width / 2, -width * CARD_ASPECT), picture)
                painter.restore()

        wide = width * (2 * _fan_reach(count) + _FAN_PITCH * (count - 1))
        box = QRectF(right + width * _fan_reach(count) - wide, last.top() - width * 0.2, wide, 0)
        box.setBottom(bottom + width * 0.2)
        paint_print(painter, box, ("fan", count, look.theme.name, look.palette.name), paint)
        if self.shown.hand > count:
            box = QRectF(right - width, self.box.height() - 18, width, 16)
            used = font(Family.SANS, 12, 700)
            write(painter, box, f"×{self.shown.hand}", used, look.theme.tray_ink, CENTRE)


_FAN_TURN, _FAN_PITCH = 6.0, 0.22
"""From card to card: degrees, and widths of a card."""


def _fan_reach(count: int) -> float:
    """How far the top of an outer card of a fan leans out, in widths of a card."""
    turn = math.radians((count - 1) / 2 * _FAN_TURN)
    return 0.5 * math.cos(turn) + CARD_ASPECT * math.sin(turn)


class OwnTrayShow(NamedTuple):
    """Headings of the player's own hand and court."""

    hand: int
    hand_limit: int
    court: int
    court_limit: int


class OwnTrayItem(TableItem[OwnTrayShow]):
    """Headings, and the two ends of the player's own court where a card can be played."""

    def spots(self) -> list[Spot]:
        return [CourtEndSpot(CourtEnd.LEFT), CourtEndSpot(CourtEnd.RIGHT), HandZone()]

    def spot_rect(self, spot: Spot) -> QRectF:
        assert self.context is not None
        layout = self.context.layout
        shift = -self.origin
        match spot:
            case CourtEndSpot(end):
                rect = layout.ends[end]
                if self.marks.of(spot) & (Mark.TARGET | Mark.LEGAL):
                    # an open end is a large target
                    grow = layout.own_card * 0.34
                    rect = (
                        rect.adjusted(0, 0, grow, 0)
                        if end is CourtEnd.LEFT
                        else rect.adjusted(-grow, 0, 0, 0)
                    )
                return rect.translated(shift)
            case _:
                return layout.hand.translated(shift)

    def signs(self) -> list[tuple[Sign, QRectF]]:
        hand, court = self._headings()
        return [(Sign(Term.HAND), hand), (Sign(Term.COURT), court)]

    def _headings(self) -> list[QRectF]:
        """Of hand and court."""
        assert self.context is not None
        layout = self.context.layout
        found = []
        for zone in (layout.hand, layout.court):
            head = zone.translated(-self.origin)
            found.append(QRectF(head.left() + 10, head.top() + 1, head.width() - 20, layout.head))
        return found

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        layout, theme = context.layout, context.look.theme
        show = self.shown
        size = layout.head * min(0.9, 0.66 * max(1.0, layout.scale))
        labels = (
            hand_label(show.hand, show.hand_limit),
            court_label(show.court, show.court_limit),
        )
        for line, label in zip(self._headings(), labels, strict=True):
            write_fitted(painter, line, label.upper(), size, theme.tray_ink, family=Family.SANS)
        for spot in self.spots()[:2]:
            self._paint_end(painter, spot)
        mark = self.marks.of(HandZone())
        if mark is not Mark.NONE:
            paint_mark(painter, self.spot_rect(HandZone()), 8, mark, theme)

    def _paint_end(self, painter: QPainter, spot: Spot) -> None:
        assert self.context is not None
        assert isinstance(spot, CourtEndSpot)
        theme, rect = self.context.look.theme, self.spot_rect(spot)

        def paint(painter: QPainter) -> None:
            dashed = pen(alpha(theme.tray_ink, 0.45), 1.3)
            dashed.setDashPattern([4, 3])
            painter.setPen(dashed)
            painter.setBrush(alpha("#FFFFFF", 0.10))
            painter.drawRoundedRect(rect, 5, 5)

        paint_print(painter, rect.adjusted(-1, -1, 1, 1), ("court end", theme.name), paint)
        way = -1 if spot.end is CourtEnd.LEFT else 1
        at, reach = rect.center(), min(7.0 * self.context.layout.unit, rect.width() * 0.3)
        arrow = pen(alpha(theme.tray_ink, 0.9), 2)
        arrow.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(arrow)
        tip = at + QPointF(way * reach * 0.6, 0)
        painter.drawLine(at + QPointF(-way * reach * 0.4, -reach), tip)
        painter.drawLine(at + QPointF(-way * reach * 0.4, reach), tip)
        paint_mark(painter, rect, 5, self.marks.of(spot), theme)
