"""The player's own slip with the starting loyalty card, and the rod with the regime."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.views.table.dial_item import DialItem
from pamir_desktop.views.table.rail_items import SuitsItem
from pamir_desktop.views.table.signs import FirstTerm, Sign, Term
from pamir_desktop.views.table.table_texts import loyalty_card_label, regime_label


class FirstDialItem(DialItem):
    """There are no events: their line shows the starting loyalty card."""

    def signs(self) -> list[tuple[Sign, QRectF]]:
        return [
            (Sign(FirstTerm.STARTING_CARD) if sign == Sign(Term.EVENTS) else sign, box)
            for sign, box in super().signs()
        ]

    def _third_label(self) -> str:
        return loyalty_card_label()

    def _paint_events(self, painter: QPainter, line: QRectF) -> None:
        self._write_none(painter, line, self.shown.loyalty_card)


class RegimeItem(SuitsItem):
    """The rod with the four suits; that of the regime is highlighted."""

    def _title(self) -> str:
        return regime_label()
