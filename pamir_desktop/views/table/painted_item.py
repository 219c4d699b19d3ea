"""Base item whose paint() never lets an exception escape into Qt."""

from __future__ import annotations

import sys

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


class PaintedItem(QGraphicsItem):
    def render(self, painter: QPainter) -> None:
        """Paint the item."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """While Python waits for a picture of the table, PySide keeps an error until the picture is
        done, and the next item that Qt calls would crash the program.
        """
        try:
            self.render(painter)
        except Exception:
            sys.excepthook(*sys.exc_info())
