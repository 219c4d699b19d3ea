"""The base of everything on the table: an item with spots that can be pointed at."""

from __future__ import annotations

import math
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from pamir_desktop.model.setup import Edition
from pamir_desktop.views.art.pieces import Look

from .layout import TableLayout
from .marks import MARGIN, Marks, growth
from .painted_item import PaintedItem
from .signs import Sign
from .spots import Spot

Show = TypeVar("Show")
"""The value an item shows: a NamedTuple beside its class."""


class RenderContext(NamedTuple):
    """In which surroundings an item is shown."""

    look: Look
    layout: TableLayout
    ratio: float  # device pixels for a logical pixel
    generation: int  # another one with every other look or language
    edition: Edition = Edition.SECOND  # of the game on the table

    @property
    def cache_key(self) -> tuple[object, ...]:
        """Items repaint when this key changes.

        The rest of the layout depends on the size of the window and on how many cards there are,
        and so do the sizes and values of the items.
        """
        layout = self.layout
        return (self.generation, self.ratio, layout.unit, layout.scale, self.edition)


class TableItem(PaintedItem, Generic[Show]):
    """Shows one value; repaints only when that, its size, its look or a mark changes."""

    def __init__(self, marks: Marks) -> None:
        super().__init__()
        self.marks = marks
        self.context: RenderContext | None = None
        self._shown: Show | None = None
        self._cache_key: tuple[object, ...] = ()
        self._rect = QRectF()
        self.box = QRectF()
        """Its rectangle in its own coordinates."""
        self.origin = QPointF()
        """Where its rectangle began before it was put on whole pixels."""
        self._bounds = QRectF()  # asked for by Qt whenever the mouse moves
        # an item at rest is drawn from its picture when something near it is repainted
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    # --- What it shows -------------------------------------------------------------------------

    @property
    def shown(self) -> Show:
        """The value; there is none before the first `present`."""
        assert self._shown is not None
        return self._shown

    def present(self, value: Show, rect: QRectF, context: RenderContext) -> None:
        """Show a value in a rectangle of the scene."""
        self.context = context
        self.origin = rect.topLeft()
        # on whole pixels, so that a picture stays sharp and the same wherever it is moved
        place = QRectF(round(rect.x()), round(rect.y()), rect.width(), rect.height())
        grown = place.size() != self._rect.size()
        if grown:
            self.prepareGeometryChange()
            self.box = QRectF(0, 0, place.width(), place.height())
            self._bounds = self.bounds()
        if place != self._rect:
            self._rect = place
            self.setPos(place.topLeft())
        if grown or value != self._shown or context.cache_key != self._cache_key:
            self._shown = value
            self._cache_key = context.cache_key
            self.changed()
            self.update()

    def changed(self) -> None:
        """The value, the size or the manner changed: prepare what painting needs."""

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        """Paint the value."""

    def render(self, painter: QPainter) -> None:
        if self.context is not None:
            self.draw(painter, self.context)

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

    def signs(self) -> list[tuple[Sign, QRectF]]:
        """What explains itself, and where it is in item coordinates; the uppermost first."""
        return []

    # --- Geometry ------------------------------------------------------------------------------

    @property
    def home(self) -> QPointF:
        """Its place when nothing moves."""
        return self._rect.topLeft()

    def bounds(self) -> QRectF:
        """All it paints: marks lie around what they mark."""
        margin = math.ceil(MARGIN * growth(self.box))
        return self.box.adjusted(-margin, -margin, margin, margin)

    def boundingRect(self) -> QRectF:
        return self._bounds
