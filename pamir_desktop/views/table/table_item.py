"""The base of everything on the table: an item with spots that can be pointed at."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pamir_desktop.views.art.pieces import Look

from .layout import TableLayout
from .marks import Marks
from .spots import Spot


class Setting(NamedTuple):
    """In which surroundings an item is shown: colours, sizes, sharpness, language."""

    look: Look
    layout: TableLayout
    ratio: float  # device pixels for a logical pixel
    language: str


class TableItem(QGraphicsItem):
    """Shows one value; repaints only when the value, the setting or a mark on it changes."""

    def __init__(self, marks: Marks) -> None:
        super().__init__()
        self.marks = marks
        self.setting: Setting | None = None
        self._shown: Any = None
        self._rect = QRectF()
        # what lies still is drawn from its picture when something near it is repainted
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    # --- What it shows -------------------------------------------------------------------------

    def present(self, value: object, rect: QRectF, setting: Setting) -> None:
        """Show a value in a rectangle of the scene."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
            self.setPos(rect.topLeft())
            self.update()
        if value != self._shown or setting is not self.setting:
            self._shown = value
            self.setting = setting
            self.changed()
            self.update()

    def changed(self) -> None:
        """The value or the setting changed: prepare what painting needs."""

    def draw(self, painter: QPainter, setting: Setting) -> None:
        """Paint the value."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """No error gets out: while Python waits for a picture of the table, PySide keeps it until
        the picture is done, and the next item that Qt calls ends the program."""
        if self.setting is None:
            return
        try:
            self.draw(painter, self.setting)
        except Exception:
            sys.excepthook(*sys.exc_info())

    def paintings_changed(self) -> None:
        """Pictures that were only sketched may be ready now."""

    # --- What can be pointed at ----------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """In the order the keyboard walks them."""
        return []

    def spot_rect(self, spot: Spot) -> QRectF:
        """Where a spot is, in item coordinates."""
        return self.box

    def spots_at(self, position: QPointF) -> list[Spot]:
        """What is under a point, the uppermost first."""
        return [spot for spot in self.spots() if self.spot_rect(spot).contains(position)]

    # --- Geometry ------------------------------------------------------------------------------

    @property
    def box(self) -> QRectF:
        return QRectF(0, 0, self._rect.width(), self._rect.height())

    @property
    def home(self) -> QPointF:
        """Where it lies when nothing moves."""
        return self._rect.topLeft()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-8, -8, 8, 8)
