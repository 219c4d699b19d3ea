"""The two rails beside the map: victory points and the favored suit."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.terms import Colour, Suit
from pamir_desktop.views.art.rails import (
    medallion_radius,
    paint_points_rail,
    paint_suit_rail,
    suit_places,
)
from pamir_desktop.views.texts.terms import painted_suit_name

from .marks import paint_mark
from .signs import Sign, Term
from .spots import Spot, SuitSpot
from .table_item import RenderContext, TableItem
from .table_texts import favored_suit_label

SUIT_ORDER = (Suit.ECONOMIC, Suit.MILITARY, Suit.POLITICAL, Suit.INTELLIGENCE)


class PointsShow(NamedTuple):
    standing: tuple[tuple[Colour, int], ...]


class PointsItem(TableItem[PointsShow]):
    """Every player's disc on their victory points."""

    def signs(self) -> list[tuple[Sign, QRectF]]:
        return [(Sign(Term.POINTS), self.box)]

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        show = self.shown
        standing: dict[int, list[Colour]] = {}
        for colour, points in show.standing:
            standing.setdefault(min(23, points), []).append(colour)
        paint_points_rail(painter, self.box, context.look, standing)


class SuitsShow(NamedTuple):
    favored: Suit


class SuitsItem(TableItem[SuitsShow]):
    """The rod with the four suits; the favored one is highlighted."""

    def spots(self) -> list[Spot]:
        return [SuitSpot(suit) for suit in SUIT_ORDER]

    def spot_rect(self, spot: Spot) -> QRectF:
        assert isinstance(spot, SuitSpot)
        radius = medallion_radius(self.box) * 1.3
        centre = suit_places(self.box, SUIT_ORDER)[spot.suit]
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)

    def signs(self) -> list[tuple[Sign, QRectF]]:
        return [(Sign(Term.SUIT, suit), self.spot_rect(SuitSpot(suit))) for suit in SUIT_ORDER]

    def _title(self) -> str:
        return favored_suit_label()

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        show = self.shown
        look = context.look
        labels = {suit: painted_suit_name(suit) for suit in SUIT_ORDER}
        paint_suit_rail(painter, self.box, look, show.favored, labels, self._title())
        for spot in self.spots():
            rect = self.spot_rect(spot)
            paint_mark(painter, rect, rect.width() / 2, self.marks.of(spot), look.theme, 0)
