"""The ring of courts over the table: a chain from card to card, and the moves a spy would need."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pamir_desktop.model.ring import Ring
from pamir_desktop.model.terms import CardId, Suit
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.lettering import CENTRE, write
from pamir_desktop.views.art.text_fit import text_width
from pamir_desktop.views.texts.ring_lines import ring_line

from .painted_item import PaintedItem
from .position import Position
from .scene import TableScene
from .spots import CourtCard

LAYER: Final = 400.0
INK: Final = "#12203C"
PAPER: Final = "#FFF6DF"
NEAR: Final = ("#F5C651", "#FFF6DF")
"""The background of the origin's disc, and of every other."""


class RingOverlay(PaintedItem):
    """Painted above everything on the table; transparent for the mouse."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._table = scene
        self.ring: Ring | None = None
        self._room = QRectF()
        self.setZValue(LAYER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        scene.addItem(self)

    def show_ring(self, ring: Ring | None) -> None:
        self.ring = ring
        self.setVisible(ring is not None)
        self.renew()

    def renew(self) -> None:
        """Cards may be elsewhere now."""
        if self.ring is None:
            return
        if self._room != self._table.sceneRect():
            self.prepareGeometryChange()
            self._room = self._table.sceneRect()
        self.update()

    def caption(self) -> str:
        position: Position | None = self._table.position
        if self.ring is None or position is None:
            return ""
        return ring_line(self.ring, position.state.setup)

    # --- Geometry ------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._room

    def shape(self) -> QPainterPath:
        """Nothing of it can be hit."""
        return QPainterPath()

    def card_rect(self, card: CardId) -> QRectF:
        return self._table.spot_rect(CourtCard(card))

    def _centre(self, rect: QRectF) -> QPointF:
        unit = rect.width() / 100
        return QPointF(rect.left() + 63 * unit, rect.top() + 44 * unit)

    @property
    def _unit(self) -> float:
        """On a large table everything is larger."""
        return max(1.0, self._table.context.layout.unit) if self._table.context else 1.0

    # --- Painting ------------------------------------------------------------------------------

    def render(self, painter: QPainter) -> None:
        if self.ring is None:
            return
        rects = {card: self.card_rect(card) for card in self.ring.cards}
        discs = {card: self._centre(rect) for card, rect in rects.items() if not rect.isEmpty()}
        self._paint_chain(painter, [discs[card] for card in self.ring.cards if card in discs])
        for card, centre in discs.items():
            radius = min(21.0 * self._unit, max(13.0, rects[card].width() * 0.17))
            self._paint_disc(painter, centre, radius, self.ring.moves.get(card))
        self._paint_caption(painter)

    def _paint_chain(self, painter: QPainter, points: list[QPointF]) -> None:
        """From card to card, and from the last one back to the first."""
        if len(points) < 2:
            return
        path = QPainterPath(points[0])
        for point in [*points[1:], points[0]]:
            path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(alpha(INK, 0.75), 6 * self._unit))
        painter.drawPath(path)
        links = pen("#F5C651", 2.6 * self._unit)
        links.setDashPattern([3, 2])
        painter.setPen(links)
        painter.drawPath(path)

    def _paint_disc(
        self, painter: QPainter, centre: QPointF, radius: float, moves: int | None
    ) -> None:
        is_origin = moves == 0
        painter.setPen(pen(INK, 2.4 * self._unit))
        painter.setBrush(QColor(NEAR[0] if is_origin else NEAR[1]))
        painter.drawEllipse(centre, radius, radius)
        if is_origin:
            draw_icon(painter, Suit.INTELLIGENCE, centre.x(), centre.y(), radius * 0.66, INK)
            return
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        text = "–" if moves is None else str(moves)
        write(painter, box, text, INK, weight=800, largest=radius * 1.2, align=CENTRE)

    def _paint_caption(self, painter: QPainter) -> None:
        """One line between the courts, centered, so that the heading of a court stays readable."""
        context = self._table.context
        if context is None:
            return
        layout = context.layout
        size = max(11.5, 13.5 * layout.unit)
        text = self.caption()
        wide = min(text_width(text, font(Family.SANS, size, 600)) + 34, layout.court.width())
        top = layout.court.top() - size * 0.9
        pill = QRectF(layout.court.center().x() - wide / 2, top, wide, size * 1.9)
        painter.setPen(pen(NEAR[0], 1.6))
        painter.setBrush(alpha(INK, 0.94))
        painter.drawRoundedRect(pill, size, size)
        inside = pill.adjusted(14, 0, -14, 0)
        write(painter, inside, text, PAPER, weight=600, largest=size, smallest=8, align=CENTRE)
