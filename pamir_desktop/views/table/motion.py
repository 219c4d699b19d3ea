"""Motion: cards, pieces and rupees travel from where they were to where they are, told by the log.

The scene is in its final state before anything moves; motion only shows things elsewhere for a
while. Whatever is skipped or interrupted, finishing puts every item where it belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import chain, islice
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.pieces import (
    FIRST_BORDER,
    FIRST_GIFT,
    coalition_of_block,
    owner_of_cylinder,
)
from pamir_desktop.model.values import define
from pamir_desktop.model.words import Seat
from pamir_desktop.views.art.map_layout import PieceKind, piece_scale
from pamir_desktop.views.art.pieces import piece_picture
from pamir_desktop.views.art.tokens import paint_coin

from . import anchors
from .scene import TableScene

MOST_FLIGHTS = 40
STAGGER = 0.35  # of the whole time, over which the flights set out one after the other
FLIGHT_LAYER = 900.0


class CardPlace(NamedTuple):
    """Where a card was shown before the position changed."""

    corner: QPointF
    width: float


@define
class Flight:
    """One thing on its way; `item` is a card of the table or a sprite made for the flight."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    is_sprite: bool
    start_scale: float = 1.0


class Motion(QObject):
    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._flights: list[Flight] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.finish)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.milliseconds = 0  # 0: nothing moves

    @property
    def is_running(self) -> bool:
        return bool(self._flights)

    # --- Setting out -----------------------------------------------------------------------

    def places(self) -> dict[Hashable, CardPlace]:
        """Where the cards lie now; to be asked before a new position is shown."""
        if not self.milliseconds:
            return {}
        return {
            key: CardPlace(item.home, item.box.width())
            for key, item in self._scene.cards.items()
            if isinstance(key, int)
        }

    def set_out(self, before: dict[Hashable, CardPlace], entries: tuple[LogEntry, ...]) -> None:
        """The scene shows the new position: let things travel there."""
        self.finish()
        if not self.milliseconds or not entries:
            return
        # sprites are made on the way, so none is made that would never fly and leave the table
        flights = chain(self._card_flights(before), self._sprite_flights(entries))
        self._flights = list(islice(flights, MOST_FLIGHTS))
        if self._flights:
            self._clock.setDuration(self.milliseconds)
            self._advance(0.0)
            self._clock.start()
            self._watch(True)

    def _card_flights(self, before: dict[Hashable, CardPlace]) -> Iterator[Flight]:
        """Cards that lie elsewhere now, and new ones from the deck."""
        deck = anchors.deck_rect(self._scene)
        for key, item in self._scene.cards.items():
            if not isinstance(key, int):
                continue
            end = item.home
            old = before.get(key)
            if old is None:
                if not before or deck.isEmpty():
                    continue
                scale = max(0.2, deck.height() / max(1.0, item.box.height()))
                yield Flight(item, deck.topLeft(), end, False, scale)
            elif (old.corner - end).manhattanLength() > 2:
                yield Flight(item, old.corner, end, False, old.width / item.box.width())

    def _sprite_flights(self, entries: tuple[LogEntry, ...]) -> Iterator[Flight]:
        for entry in entries:
            make = SPRITES.get(entry.id)
            if make is None:
                continue
            found = make(self, entry)
            if found is not None:
                yield found

    # --- On the way --------------------------------------------------------------------------

    def _advance(self, time: object) -> None:
        """Place every flight for a moment between 0 and 1."""
        assert isinstance(time, float)
        count = len(self._flights)
        for index, flight in enumerate(self._flights):
            late = STAGGER * index / count
            share = min(1.0, max(0.0, (time - late) / (1.0 - STAGGER)))
            eased = self._ease.valueForProgress(share)
            flight.item.setPos(flight.start + (flight.end - flight.start) * eased)
            if not flight.is_sprite:
                scale = flight.start_scale + (1.0 - flight.start_scale) * eased
                flight.item.setScale(scale)

    def finish(self) -> None:
        """Everything is where it belongs, at once."""
        self._clock.stop()
        if self._flights:
            self._watch(False)
        flights, self._flights = self._flights, []
        for flight in flights:
            if flight.is_sprite:
                if flight.item.scene() is self._scene:
                    self._scene.removeItem(flight.item)
            else:
                flight.item.setScale(1.0)
        for card in self._scene.cards.values():
            if card.pos() != card.home:
                card.setPos(card.home)

    def _watch(self, running: bool) -> None:
        """Hear of every key and click in the window while something moves."""
        app = QCoreApplication.instance()
        if app is not None and running:
            app.installEventFilter(self)
        elif app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any of them finishes motion, wherever it goes, and still does what it does."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.finish()
        return False

    # --- Sprites -----------------------------------------------------------------------------

    def sprite(self, picture: QPixmap, start: QPointF | None, end: QPointF | None) -> Flight | None:
        if start is None or end is None or (start - end).manhattanLength() < 4:
            return None
        item = QGraphicsPixmapItem(picture)
        size = picture.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(FLIGHT_LAYER)
        self._scene.addItem(item)
        item.setPos(start)
        return Flight(item, start, end, True)

    def block_picture(self, block: int, place: int) -> QPixmap:
        setting = self._scene.setting
        assert setting is not None
        is_road = FIRST_BORDER <= place < FIRST_GIFT
        kind = PieceKind.ROAD if is_road else PieceKind.ARMY
        scale = piece_scale(setting.layout.map.width()) * setting.layout.map.width() / 1400
        return piece_picture(kind, coalition_of_block(block), scale, setting.ratio, setting.look)

    def cylinder_picture(self, cylinder: int) -> QPixmap:
        setting, position = self._scene.setting, self._scene.position
        assert setting is not None
        assert position is not None
        colour = position.colour_of(owner_of_cylinder(cylinder))
        scale = piece_scale(setting.layout.map.width()) * setting.layout.map.width() / 1400
        return piece_picture(PieceKind.TRIBE, colour, scale, setting.ratio, setting.look)

    def coin_picture(self, rupees: int) -> QPixmap:
        setting = self._scene.setting
        assert setting is not None
        radius = 11 * setting.layout.unit
        side = int(2.4 * radius * setting.ratio)
        picture = QPixmap(side, side)
        picture.setDevicePixelRatio(setting.ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_coin(painter, QPointF(1.2 * radius, 1.2 * radius), radius, str(rupees))
        painter.end()
        return picture

    @property
    def scene(self) -> TableScene:
        return self._scene


def _number(entry: LogEntry, key: str) -> int:
    value = entry.args[key]
    assert isinstance(value, int)
    return value


def _block(motion: Motion, entry: LogEntry) -> Flight | None:
    block, origin = _number(entry, "block"), _number(entry, "origin")
    place = entry.args.get("place", 0)
    assert isinstance(place, int)
    start = anchors.block_anchor(motion.scene, block, origin)
    end = anchors.block_anchor(motion.scene, block, place)
    return motion.sprite(motion.block_picture(block, place or origin), start, end)


def _cylinder(motion: Motion, entry: LogEntry) -> Flight | None:
    cylinder, origin = _number(entry, "cylinder"), _number(entry, "origin")
    place = entry.args.get("place", 0)
    assert isinstance(place, int)
    start = anchors.cylinder_anchor(motion.scene, cylinder, origin)
    end = anchors.cylinder_anchor(motion.scene, cylinder, place)
    return motion.sprite(motion.cylinder_picture(cylinder), start, end)


def _to_market(motion: Motion, entry: LogEntry) -> Flight | None:
    start = anchors.purse(motion.scene, Seat(_number(entry, "seat")))
    end = anchors.slot(motion.scene, _number(entry, "slot"))
    return motion.sprite(motion.coin_picture(_number(entry, "rupees")), start, end)


def _from_market(motion: Motion, entry: LogEntry) -> Flight | None:
    start = anchors.slot(motion.scene, _number(entry, "slot"))
    end = anchors.purse(motion.scene, Seat(_number(entry, "seat")))
    return motion.sprite(motion.coin_picture(_number(entry, "rupees")), start, end)


def _bribe(motion: Motion, entry: LogEntry) -> Flight | None:
    start = anchors.purse(motion.scene, Seat(_number(entry, "seat")))
    end = anchors.purse(motion.scene, Seat(_number(entry, "recipient")))
    return motion.sprite(motion.coin_picture(_number(entry, "rupees")), start, end)


def _taxed(motion: Motion, entry: LogEntry) -> Flight | None:
    start = anchors.purse(motion.scene, Seat(_number(entry, "other")))
    end = anchors.purse(motion.scene, Seat(_number(entry, "seat")))
    return motion.sprite(motion.coin_picture(_number(entry, "rupees")), start, end)


SPRITES: dict[str, Callable[[Motion, LogEntry], Flight | None]] = {
    "block.placed": _block,
    "block.moved": _block,
    "block.returned": _block,
    "cylinder.placed": _cylinder,
    "cylinder.moved": _cylinder,
    "cylinder.returned": _cylinder,
    "rupees.placed": _to_market,
    "tax.market": _from_market,
    "tax.player": _taxed,
    "bribe.paid": _bribe,
}
"""Log ids that let something travel besides the cards."""
