"""Shared information: deck, checks left, discard pile, supplies, events in force."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from pamir_desktop.model.terms import CardId, Coalition
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.pieces import paint_army
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.art.text_fit import LEGIBLE, text_width

from .lettering import LEFT, RIGHT, event_row, heading, write, write_fitted
from .marks import paint_mark
from .signs import Sign, Term
from .spots import BlockSupply, DiscardPile, DrawDeck, EventBadge, Spot
from .table_item import RenderContext, TableItem
from .table_texts import (
    checks_label,
    deck_label,
    discard_label,
    events_label,
    no_events_label,
    short_checks_label,
    supply_label,
)

LOW_SUPPLY = 2
CHECKS = 4
ROW_SHARE = 0.075  # of the breadth of the column
NOTHING = "–"
CELL_TERMS = {
    "deck": Term.DECK,
    "checks": Term.CHECKS_LEFT,
    "discard": Term.DISCARD,
    "supply": Term.BLOCKS,
    "events": Term.EVENTS,
}


class FactsShow(NamedTuple):
    deck: int
    checks_left: int
    discard: int
    supply: tuple[int, ...]
    events: tuple[tuple[CardId, str], ...]  # beside the map, with their titles


class FactsItem(TableItem[FactsShow]):
    """A strip under the market, or a column under the suits if the window is narrow."""

    @property
    def lying(self) -> bool:
        return self.context is not None and self.context.layout.facts_lying

    def spots(self) -> list[Spot]:
        return [
            DrawDeck(),
            DiscardPile(),
            *map(BlockSupply, Coalition),
            *(EventBadge(card) for card, _ in self.shown.events),
        ]

    def spot_rect(self, spot: Spot) -> QRectF:
        cells = self._cells()
        match spot:
            case DrawDeck():
                return cells["deck"]
            case DiscardPile():
                return cells["discard"]
            case BlockSupply(coalition):
                return self._third(cells["supply"], coalition)
            case EventBadge(card):
                index = [number for number, _ in self.shown.events].index(card)
                return self._event_line(index)
            case _:
                return self.box

    def signs(self) -> list[tuple[Sign, QRectF]]:
        return [(Sign(CELL_TERMS[key]), cell) for key, cell in self._cells().items()]

    def checks_rect(self) -> QRectF:
        """Where the remaining checks are counted; it cannot be pointed at."""
        return self._cells()["checks"]

    def _cells(self) -> dict[str, QRectF]:
        """The box of each fact."""
        box = self.box
        if self.lying:
            return _split(box.adjusted(12, 5, -10, -5), along=True, shares=_LYING)
        shares = _STANDING if len(self.shown.events) < 2 else _CROWDED
        return _split(box.adjusted(7, 6, -4, -6), along=False, shares=shares)

    @property
    def _head_share(self) -> float:
        """Share of the height of a cell with a heading."""
        return 0.38 if self.lying else 0.34

    def _third(self, cell: QRectF, index: int) -> QRectF:
        top = self._head_share * cell.height()
        width = cell.width() / 3
        return QRectF(cell.left() + index * width, cell.top() + top, width, cell.height() - top)

    def _event_line(self, index: int) -> QRectF:
        cell = self._cells()["events"]
        head = 0.38 * cell.height() if self.lying else 0.0
        count = max(1, len(self.shown.events))
        if self.lying:
            width = cell.width() / count
            return QRectF(
                cell.left() + index * width, cell.top() + head, width - 4, cell.height() - head
            )
        height = min(cell.height() / count, 40 * self._text())
        top = cell.top() + (cell.height() - count * height) / 2
        return QRectF(cell.left(), top + index * height, cell.width(), height)

    def _text(self) -> float:
        return self.context.layout.text if self.context else 1.0

    def _row_letters(self, cell: QRectF) -> float:
        """Larger in a broad column."""
        return max(14 * self._text(), ROW_SHARE * cell.width())

    def _usual_head(self) -> QFont:
        return font(Family.SANS, round(11 * self._text(), 1), 700, spacing=9)

    def _checks_label(self) -> str:
        """The long one if it fits."""
        breadth = text_width(checks_label().upper(), self._usual_head())
        has_room = self.lying and breadth < self.checks_rect().width() - 10
        return checks_label() if has_room else short_checks_label()

    def _last_label(self) -> str:
        """The heading of the last cell."""
        return events_label()

    def _head_size(self) -> float:
        """One size for all headings of the strip, in which the longest fits."""
        size, cells = 11 * self._text(), self._cells()
        labels = {
            "deck": deck_label(),
            "checks": self._checks_label(),
            "discard": discard_label(),
            "supply": supply_label(),
            "events": self._last_label(),
        }
        used = self._usual_head()
        return size * min(
            1.0,
            *((cells[key].width() - 10) / text_width(x.upper(), used) for key, x in labels.items()),
        )

    # --- Painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        theme = context.look.theme
        paint_slip(painter, self.box, theme)
        cells = self._cells()
        if not self.lying:
            painter.setPen(pen(alpha(theme.line, 0.7), 1))
            for key in ("supply", "events"):
                painter.drawLine(cells[key].topLeft(), cells[key].topRight())
        checks = self._checks_label()
        for key, glyph, label, number in (
            ("deck", Glyph.DECK, deck_label(), self.shown.deck),
            ("checks", Glyph.SCALES, checks, self.shown.checks_left),
            ("discard", Glyph.DISCARD, discard_label(), self.shown.discard),
        ):
            self._paint_number(painter, cells[key], glyph, label, number)
        self._paint_supply(painter, cells["supply"])
        self._paint_events(painter, cells["events"])
        for spot in self.spots():
            rect = self.spot_rect(spot).adjusted(-2, 0, 2, 0)
            paint_mark(painter, rect, 5, self.marks.of(spot), theme, 5)

    def _paint_number(
        self, painter: QPainter, cell: QRectF, glyph: Glyph, label: str, number: int
    ) -> None:
        assert self.context is not None
        theme = self.context.look.theme
        if self.lying:
            head = QRectF(cell.left(), cell.top(), cell.width() - 6, 0.38 * cell.height())
            heading(painter, head, label, self._head_size(), theme.ink_second)
            body = QRectF(cell.left(), head.bottom(), cell.width(), 0.62 * cell.height())
            if glyph is Glyph.SCALES:
                self._paint_checks(painter, body, number)
                return
            radius = body.height() * 0.32
            x = body.left() + radius
            draw_icon(painter, glyph, x, body.center().y(), radius, theme.ink_second, theme.paper)
            big = font(Family.SERIF, round(body.height() * 0.62, 1), 700)
            write(painter, body.adjusted(2 * radius + 7, 0, 0, 0), str(number), big, theme.ink)
            return
        self._paint_row(painter, cell, glyph, label, str(number))

    def _paint_row(
        self,
        painter: QPainter,
        cell: QRectF,
        glyph: Glyph,
        label: str,
        value: str,
        *,
        strong: bool = True,
    ) -> None:
        """Icon, word and value in one line of the column."""
        assert self.context is not None
        theme = self.context.look.theme
        size = min(cell.height() * 0.62, self._row_letters(cell))
        radius = size * 0.55
        x = cell.left() + radius
        draw_icon(painter, glyph, x, cell.center().y(), radius, theme.ink_second, theme.paper)
        used = font(Family.SANS, round(size if strong else 0.84 * size, 1), 700 if strong else 400)
        room = max(1.1 * size, text_width(value, used) + 0.3 * size)
        words = cell.adjusted(2 * radius + 4, 0, 2 - room, 0)
        write_fitted(
            painter,
            words,
            label,
            max(LEGIBLE, size * 0.84),
            theme.ink_second,
            family=Family.SANS,
            weight=400,
        )
        write(painter, cell, value, used, theme.ink if strong else theme.ink_second, RIGHT)

    def _paint_checks(self, painter: QPainter, body: QRectF, left: int) -> None:
        """Four small crimson cards; those already resolved are only outlines."""
        assert self.context is not None
        theme = self.context.look.theme
        width = min(body.height() * 0.62, (body.width() - 14) / CHECKS - 4)
        height = width / 0.8
        for i in range(CHECKS):
            card = QRectF(
                body.left() + i * (width + 4), body.center().y() - height / 2, width, height
            )
            here = i < left
            painter.setPen(pen("#5B0D10", 1))
            painter.setBrush(QColor("#9E2420") if here else alpha(theme.ink, 0.10))
            painter.drawRoundedRect(card, 3, 3)
            ink = QColor("#FBE3B5") if here else alpha(theme.ink, 0.35)
            at = card.center()
            draw_icon(painter, Glyph.SCALES, at.x(), at.y(), width * 0.36, ink, "#9E2420")

    def _paint_supply(self, painter: QPainter, cell: QRectF) -> None:
        assert self.context is not None
        look = self.context.look
        high = self._head_share * cell.height()
        size = (
            self._head_size()
            if self.lying
            else max(LEGIBLE, min(0.75 * self._row_letters(cell), 0.75 * high))
        )
        head = QRectF(cell.left(), cell.top() + (0 if self.lying else 1), cell.width(), high)
        heading(painter, head, supply_label(), size, look.theme.ink_second)
        for coalition in Coalition:
            third = self._third(cell, coalition)
            scale = min(third.height() * 0.8, third.width() * 0.57) / 67
            base = QPointF(third.left() + 18 * scale, third.center().y() + 30 * scale)
            paint_army(painter, base, scale, coalition, look)
            left = self.shown.supply[coalition]
            ink = look.theme.warn if left <= LOW_SUPPLY else look.theme.ink
            size = min(third.height() * 0.62, third.width() * 0.36)
            used = font(Family.SERIF if self.lying else Family.SANS, round(size, 1), 700)
            words = third.adjusted(53 * scale, 0, 4, 0)
            write(painter, words, str(left), used, ink, LEFT)
            if left <= LOW_SUPPLY and self.lying:
                x = words.left() + size * 1.1
                draw_icon(painter, Glyph.WARNING, x, words.center().y(), size * 0.34, ink)

    def _paint_events(self, painter: QPainter, cell: QRectF) -> None:
        assert self.context is not None
        theme = self.context.look.theme
        if self.lying:
            head = QRectF(cell.left(), cell.top(), cell.width(), 0.38 * cell.height())
            heading(painter, head, events_label(), self._head_size(), theme.ink_second)
            if not self.shown.events:
                body = QRectF(cell.left(), head.bottom(), cell.width(), 0.62 * cell.height())
                used = font(Family.SERIF, round(14 * self._text(), 1), 400)
                write(painter, body, no_events_label(), used, theme.ink_second)
        elif not self.shown.events:
            row = QRectF(0, 0, cell.width(), self._cells()["deck"].height())
            row.moveCenter(cell.center())
            self._paint_row(painter, row, Glyph.EVENT, events_label(), NOTHING, strong=False)
        for index, (_, title) in enumerate(self.shown.events):
            line = self._event_line(index)
            size = max(LEGIBLE, min(14 * self._text(), line.height() * 0.5, line.width() * 0.09))
            event_row(painter, line, title, size, theme)


_LYING = {"deck": 0.12, "checks": 0.2, "discard": 0.13, "supply": 0.26, "events": 0.29}
_STANDING = {"deck": 0.15, "checks": 0.15, "discard": 0.15, "supply": 0.28, "events": 0.27}
_CROWDED = {"deck": 0.13, "checks": 0.13, "discard": 0.13, "supply": 0.24, "events": 0.37}


def _split(box: QRectF, *, along: bool, shares: dict[str, float]) -> dict[str, QRectF]:
    cells: dict[str, QRectF] = {}
    at = 0.0
    for key, share in shares.items():
        if along:
            left = box.left() + at * box.width()
            cells[key] = QRectF(left, box.top(), share * box.width(), box.height())
        else:
            top = box.top() + at * box.height()
            cells[key] = QRectF(box.left(), top, box.width(), share * box.height())
        at += share
    return cells
