"""Says what the signs of the table mean: under the mouse, and one after the other by keyboard."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsView, QToolTip

from pamir_desktop.views.texts.sign_texts import SignText, sign_text

from .card_item import CardItem
from .scene import TableScene
from .signs import Sign
from .spots import CourtCard, HandCard, HandZone, MarketSlot, PlayerPanel, RegionSpot, Spot
from .table_item import TableItem
from .tip_place import STAYS_MILLISECONDS, show_tip

ABOVE_ALL: Final = 1000.0
WHOLE: Final = (MarketSlot, HandCard, CourtCard, PlayerPanel, HandZone, RegionSpot)
"""Spots that have many signs: the tip of a sign is about nothing else."""


class Place(NamedTuple):
    """A sign of an item, and where it is in the scene."""

    item: TableItem[Any]
    sign: Sign
    rect: QRectF


class Explainer(QObject):
    explained = Signal(str)  # asked for by keyboard: what a sign means, to be spoken

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._shown: Place | None = None  # by keyboard
        self._frame = QGraphicsRectItem()
        self._frame.setZValue(ABOVE_ALL)
        self._frame.hide()
        scene.addItem(self._frame)

    # --- What is pointed at ----------------------------------------------------------------

    def shown_sign(self) -> Sign | None:
        """What was asked for by keyboard."""
        return None if self._shown is None else self._shown.sign

    def sign_at(self, at: QPointF | None) -> Sign | None:
        found = None if at is None else self.place_at(at)
        return None if found is None else found.sign

    def tip_at(self, at: QPointF, spot: Spot | None, about: str) -> tuple[str, QRectF]:
        """A tip, and where it is true; `about` is what there is to say about the spot."""
        place = self.place_at(at)
        if place is None:
            return about, QRectF() if spot is None else self._scene.spot_rect(spot)
        text = self._text(place)
        if not about or isinstance(spot, WHOLE):
            return text.tip(), place.rect
        return "\n".join([about, text.text, *text.hint()]), place.rect

    def place_at(self, at: QPointF) -> Place | None:
        """The uppermost sign; a card hides what is under it."""
        if self._scene.position is None:
            return None
        for item in self._scene.items(at):
            if not isinstance(item, TableItem):
                continue
            inside = item.mapFromScene(at)
            for sign, rect in item.signs():
                if rect.contains(inside):
                    return Place(item, sign, item.mapRectToScene(rect))
            if isinstance(item, CardItem) and item.box.contains(inside):
                return None
        return None

    def _text(self, place: Place) -> SignText:
        assert self._scene.position is not None
        return sign_text(place.sign, self._scene.position.state.setup)

    # --- One after the other ---------------------------------------------------------------

    def show_next(self, focus: Spot | None) -> None:
        """The first sign of what has the focus, then the next ones, of all the table."""
        places = self._places()
        if not places:
            return
        if self._shown in places:
            place = places[(places.index(self._shown) + 1) % len(places)]
        else:
            place = self._first(places, focus)
        self._shown = place
        self._frame.setRect(place.rect.adjusted(-2, -2, 2, 2))
        if self._scene.context is not None:
            self._frame.setPen(QPen(QColor(self._scene.context.look.theme.focus), 3))
        self._frame.show()
        text = self._text(place)
        whole = place.item.mapRectToScene(place.item.box)
        about = whole if isinstance(place.item, CardItem) else place.rect
        everywhere = self._view.viewport().rect()
        show_tip(self._view, self._scene, text.tip(), about, everywhere, STAYS_MILLISECONDS)
        self.explained.emit(text.spoken())

    def stop(self) -> None:
        """The frame and the tip that were asked for go."""
        if self._shown is not None:
            self._shown = None
            self._frame.hide()
            QToolTip.hideText()

    def _first(self, places: list[Place], focus: Spot | None) -> Place:
        item = None if focus is None else self._scene.item_of(focus)
        if focus is None or item is None:
            return places[0]
        centre = self._scene.spot_rect(focus).center()
        own = [place for place in places if place.item is item]
        inside = [place for place in own if place.rect.contains(centre)]
        is_whole = isinstance(focus, WHOLE)
        return next(iter(own if is_whole else inside + own), places[0])

    def _places(self) -> list[Place]:
        """Of the whole table, in the order of the keyboard."""
        scene = self._scene
        if scene.position is None:
            return []
        items = [scene.prices, *scene.table_items(), scene.points]
        return [
            Place(item, sign, item.mapRectToScene(rect))
            for item in items
            for sign, rect in item.signs()
        ]
