"""Where hints are on the table: a golden frame and the number of the hint on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.lettering import CENTRE, write

from .marks import paint_light
from .painted_item import PaintedItem
from .scene import TableScene
from .spots import Spot

LAYER: Final = 410.0
BADGE: Final = "#F5C651"
BADGE_INK: Final = "#12203C"


class HintBadges(PaintedItem):
    """Painted above everything on the table; transparent for the mouse."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._table = scene
        self.hints: tuple[tuple[Spot, ...], ...] = ()  # in the order of their numbers
        self._pointed = -1
        self._room = QRectF()
        self.setZValue(LAYER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        scene.addItem(self)

    def show_hints(self, hints: tuple[tuple[Spot, ...], ...]) -> None:
        self.hints, self._pointed = hints, -1
        self.setVisible(bool(hints))
        self.renew()

    def point(self, place: int) -> None:
        """One of them is pointed at; -1: none."""
        self._pointed = place
        self.update()

    def renew(self) -> None:
        """Things may be elsewhere now."""
        if self.hints:
            if self._room != self._table.sceneRect():
                self.prepareGeometryChange()
                self._room = self._table.sceneRect()
            self.update()

    def boundingRect(self) -> QRectF:
        return self._room

    def shape(self) -> QPainterPath:
        """Nothing of it can be hit."""
        return QPainterPath()

    def places(self) -> list[tuple[int, QRectF]]:
        """The number of each hint that is on the table, and where its first spot is."""
        found = []
        for number, spots in enumerate(self.hints, 1):
            rects = [self._table.spot_rect(spot) for spot in spots]
            found += [(number, rect) for rect in rects[:1] if not rect.isEmpty()]
        return found

    def render(self, painter: QPainter) -> None:
        context = self._table.context
        if context is None:
            return
        unit = max(1.0, context.layout.unit)
        if 0 <= self._pointed < len(self.hints):
            for spot in self.hints[self._pointed]:
                rect = self._table.spot_rect(spot)
                if not rect.isEmpty():
                    paint_light(painter, rect, 6 * unit, context.look.theme)
        taken: list[QPointF] = []
        for number, rect in self.places():
            radius = (13.0 if number - 1 == self._pointed else 11.0) * unit
            centre = QPointF(rect.right() - 0.4 * radius, rect.top() + 0.4 * radius)
            while any((centre - other).manhattanLength() < radius for other in taken):
                centre -= QPointF(1.8 * radius, 0)
            taken.append(centre)
            self._paint_badge(painter, centre, radius, number)

    def _paint_badge(self, painter: QPainter, centre: QPointF, radius: float, number: int) -> None:
        painter.setPen(pen(BADGE_INK, 2.0))
        painter.setBrush(QColor(BADGE))
        painter.drawEllipse(centre, radius, radius)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        write(painter, box, str(number), BADGE_INK, weight=800, largest=radius * 1.3, align=CENTRE)
