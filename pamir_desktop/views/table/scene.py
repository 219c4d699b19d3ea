"""The scene: every item in its place, updated to the position that is shown, never rebuilt."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from enum import Enum, auto
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent

from pamir_desktop.model.state import COLUMNS, SLOTS
from pamir_desktop.model.terms import NO_CARD, Region, Seat
from pamir_desktop.views.art.sketches import sketch_tray
from pamir_desktop.views.art.table_parts import paint_chain_link, paint_tray

from . import item_values
from .card_item import CardItem, CardShow
from .edition_items import SECOND, EditionItems, items_of
from .map_item import MapItem
from .market_rail import PricesItem, PricesShow
from .marks import Mark, Marks
from .paint_queue import PaintQueue
from .panel_item import PanelItem
from .position import Position
from .spots import BorderSpot, CourtEndSpot, Spot
from .table_item import RenderContext, TableItem
from .tray_items import CourtHeadItem, OwnTrayItem
from .wide_table import link_place

CARD_LAYER = 10.0
TARGET = 24.0
"""The smallest target in pixels, for hands that are not quite steady."""

LINK = 20.0
"""Pixels around a tray in which the links to its neighbors lie."""

PICTURES = 3
"""Qt keeps pictures of the items, for which there is room as for so many pictures of the table: in
its usual 10 MB a table of 3840x2160 would be repainted all the time."""

Item = TypeVar("Item", bound=TableItem[Any])


class Zone(Enum):
    """The parts of the table, in the order of the keyboard."""

    MARKET = auto()
    HAND = auto()
    COURT = auto()
    MAP = auto()
    FACTS = auto()
    OTHERS = auto()
    PANELS = auto()


class TableScene(QGraphicsScene):
    """Shows positions. What may be clicked, and what a click means, is the pointer's business."""

    help_asked = Signal(QPointF)  # a tip is wanted for what is here

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # a table of a hundred items that move together gains nothing from an index
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.marks = Marks()
        self.position: Position | None = None
        self.context: RenderContext | None = None
        self.paint_queue = PaintQueue(self)
        self.map = self._added(MapItem(self.marks, self.paint_queue))
        self.prices = self._added(PricesItem(self.marks))
        self.own_tray = self._added(OwnTrayItem(self.marks))
        self._edition = SECOND
        self._add_edition_items()
        self.panels: list[PanelItem] = []
        self.heads: list[CourtHeadItem] = []
        self.cards: dict[Hashable, CardItem] = {}
        self._items: dict[Spot, TableItem[Any]] = {}  # which item shows a spot
        self._marked: dict[Spot, tuple[Mark, int]] = {}
        self._previewed_rulers: dict[Region, Seat] = {}
        self._previewed: dict[Seat, tuple[int | None, ...]] = {}  # figures, by the panel's seat
        self._backdrop = QPixmap()
        self._backdrop_key: object = None
        self._trays: tuple[QRectF, ...] = ()
        self._has_cloth = False

    def _add_edition_items(self) -> None:
        edition = self._edition
        self.points = self._added(edition.rail(self.marks))
        self.suits = self._added(edition.suits(self.marks))
        self.facts = self._added(edition.facts(self.marks))
        self.dial = self._added(edition.dial(self.marks))

    def _turn_to_edition(self, edition: EditionItems) -> None:
        """A game of another edition is shown: some of its items are others."""
        if edition is self._edition:
            return
        for item in (self.points, self.suits, self.facts, self.dial, *self.panels):
            self.removeItem(item)
        self.panels = []
        self._edition = edition
        self._add_edition_items()

    def _added(self, item: Item) -> Item:
        self.addItem(item)
        return item

    # --- Showing -------------------------------------------------------------------------------

    def present(self, position: Position, context: RenderContext) -> None:
        """Bring every item up to date with the position."""
        self.position = position
        self.context = context
        self._turn_to_edition(items_of(position.state.setup))
        self._set_trays(context)
        self._present_zones(position, context)
        self._present_cards(position, context)
        self._items = {spot: item for item in self.table_items() for spot in item.spots()}
        self.refresh_marks()

    def _present_zones(self, position: Position, context: RenderContext) -> None:
        layout, edition = context.layout, self._edition
        seats = [Seat(seat) for seat in range(len(position.state.players))]
        self.panels = self._sized(self.panels, len(seats), edition.panel)
        for seat, item in zip(seats, self.panels, strict=True):
            item.present(edition.panel_show(position, seat), layout.panels[seat], context)
        self.points.present(edition.rail_show(position), layout.points, context)
        self.map.present(item_values.map_show(position), layout.map, context)
        self.suits.present(item_values.suits(position), layout.suits, context)
        self.facts.present(edition.facts_show(position), layout.facts, context)
        purse = position.player(position.seat).rupees
        self.prices.present(PricesShow(position.facts.unit_price, purse), layout.market, context)
        self.own_tray.present(
            item_values.own_trays(position), layout.hand.united(layout.court), context
        )
        self.dial.present(edition.dial_show(position), layout.dial, context)
        others = position.others()
        self.heads = self._sized(self.heads, len(others), CourtHeadItem)
        for index, (seat, head) in enumerate(zip(others, self.heads, strict=True)):
            head.present(item_values.court_head(position, seat), layout.others[index], context)

    def _sized(self, items: list[Item], count: int, make: type[Item]) -> list[Item]:
        """Exactly so many items of a kind."""
        for item in items[count:]:
            self.removeItem(item)
        return items[:count] + [self._added(make(self.marks)) for _ in range(count - len(items))]

    def _present_cards(self, position: Position, context: RenderContext) -> None:
        wanted: dict[Hashable, tuple[CardShow, QRectF]] = {}
        for key, show, rect in self._laid_cards(position, context):
            wanted[key] = (show, rect)
        for key in [key for key in self.cards if key not in wanted]:
            self.removeItem(self.cards.pop(key))
        for layer, (key, (show, rect)) in enumerate(wanted.items()):
            item = self.cards.get(key)
            if item is None:
                item = self.cards[key] = self._added(CardItem(self.marks, self.paint_queue))
            item.setZValue(CARD_LAYER + layer / 1000)
            item.present(show, rect, context)
        self.cards = {key: self.cards[key] for key in wanted}  # the keyboard walks them in order

    def _laid_cards(
        self, position: Position, context: RenderContext
    ) -> Iterator[tuple[Hashable, CardShow, QRectF]]:
        """Every card with its place; a card keeps its item wherever it goes."""
        layout, state = context.layout, position.state
        for slot in sorted(range(SLOTS), key=lambda slot: (slot % COLUMNS, slot)):
            show = self._edition.market_card(position, slot)
            key = ("vacant", slot) if show.card == NO_CARD else show.card
            yield key, show, layout.slots[slot]
        player = position.player(position.seat)
        for place, rect in enumerate(layout.hand_cards(len(player.hand))):
            card = player.hand[place]
            show = item_values.hand_card(card, shown=position.hand_shown)
            yield (card if position.hand_shown else ("hidden", place)), show, rect
        for card, rect in zip(player.court, layout.court_cards(len(player.court)), strict=True):
            yield card, self._edition.court_card(position, position.seat, card), rect
        for index, seat in enumerate(position.others()):
            court = state.players[seat].court
            reserve = self.heads[index].fan_width()
            for card, rect in zip(
                court, layout.other_cards(index, len(court), reserve), strict=True
            ):
                yield card, self._edition.court_card(position, seat, card), rect

    def refresh_marks(self) -> None:
        """Repaint the items on whose spots a mark has changed."""
        marks, before = self.marks, self._marked
        self._marked = {spot: (marks.of(spot), marks.ghosts.get(spot, 0)) for spot in marks.spots()}
        changed = {
            spot
            for spot in before.keys() | self._marked.keys()
            if before.get(spot) != self._marked.get(spot)
        }
        items = {self._items[spot] for spot in changed if spot in self._items}
        if marks.new_rulers != self._previewed_rulers:
            self._previewed_rulers = marks.new_rulers
            items.add(self.map)
        for panel in self.panels:
            seat = panel.shown.seat
            figures = tuple(f.get(seat) for f in (marks.purses, marks.influence, marks.cylinders))
            if figures != self._previewed.get(seat, (None, None, None)):
                self._previewed[seat] = figures
                items |= {panel, self.dial}
        for item in items:
            item.update()

    def table_items(self) -> list[TableItem[Any]]:
        """In the order the keyboard walks the zones."""
        cards = list(self.cards.values())
        others = [card for card in cards if self.zone(card) is Zone.OTHERS]
        return [
            *(card for card in cards if card not in others),
            self.own_tray,
            self.dial,
            self.map,
            self.suits,
            self.facts,
            *others,
            *self.heads,
            *self.panels,
        ]

    def zone(self, item: TableItem[Any]) -> Zone:
        """The part of the table an item is in; the keyboard walks from one to the next."""
        if item is self.map:
            return Zone.MAP
        if item in (self.suits, self.facts):
            return Zone.FACTS
        if isinstance(item, PanelItem):
            return Zone.PANELS
        if item in (self.own_tray, self.dial):
            return Zone.COURT
        layout = self.context.layout if self.context else None
        if layout is None or not isinstance(item, CardItem):
            return Zone.OTHERS
        middle = item.home + item.box.center()
        for zone, room in (
            (Zone.MARKET, layout.market),
            (Zone.HAND, layout.hand),
            (Zone.COURT, layout.court),
        ):
            if room.contains(middle):
                return zone
        return Zone.OTHERS

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Here rather than in the view's `viewportEvent`: painting goes through that, and an item
        that stumbles inside a call from Python takes the whole program down with it."""
        self.help_asked.emit(event.scenePos())
        event.accept()

    # --- Finding -------------------------------------------------------------------------------

    def spots_at(self, position: QPointF) -> list[Spot]:
        """Everything under a point, the uppermost first, then what can be chosen beside it."""
        found: list[Spot] = []
        if self.position is None:
            return found
        for item in self.items(position):
            if isinstance(item, TableItem):
                found += item.spots_at(item.mapFromScene(position))
        return found + [spot for spot in self._beside(position) if spot not in found]

    def _beside(self, position: QPointF) -> list[Spot]:
        """What can be chosen and is so small that a little beside it counts as well.

        A card that is picked up can be put anywhere on the court: at the nearer end.
        """
        found: list[tuple[float, str, Spot]] = []
        near = self.map.borders_near(self.map.mapFromScene(position))
        for spot in self.marks.legal | self.marks.targets:
            if isinstance(spot, BorderSpot) and spot.border in near:
                found.append((near.index(spot.border), "", spot))
            elif isinstance(spot, CourtEndSpot) and spot in self.marks.targets:
                assert self.context is not None
                if self.context.layout.court.contains(position):
                    away = abs(self.spot_rect(spot).center().x() - position.x())
                    found.append((away, repr(spot), spot))
            box = self.spot_rect(spot)
            least = min(box.width(), box.height())
            if 0 < least < TARGET and not isinstance(spot, BorderSpot):
                wide, high = max(0.0, TARGET - box.width()), max(0.0, TARGET - box.height())
                if box.adjusted(-wide / 2, -high / 2, wide / 2, high / 2).contains(position):
                    found.append(((box.center() - position).manhattanLength(), repr(spot), spot))
        return [spot for _, _, spot in sorted(found, key=lambda one: one[:2])]

    def spots(self) -> list[Spot]:
        """In the order the keyboard walks them."""
        return list(self._items)

    def item_of(self, spot: Spot) -> TableItem[Any] | None:
        return self._items.get(spot)

    def spot_rect(self, spot: Spot) -> QRectF:
        """Where a spot is on the table; empty if it is not there."""
        item = self.item_of(spot)
        return item.mapRectToScene(item.spot_rect(spot)) if item else QRectF()

    def resting_rect(self, spot: Spot) -> QRectF:
        """Where a spot is once nothing moves any more; empty if it is not there."""
        item = self.item_of(spot)
        return item.spot_rect(spot).translated(item.home) if item else QRectF()

    def spot_centre(self, spot: Spot) -> QPointF:
        """A point that surely hits the spot."""
        item = self.item_of(spot)
        if item is self.map:
            return self.map.mapToScene(self.map.spot_centre(spot))
        return self.spot_rect(spot).center()

    # --- The table itself ----------------------------------------------------------------------

    def repaint_backdrop(self) -> None:
        """The cloth has been painted in full."""
        if self.context is not None and not self._has_cloth:
            self._paint_backdrop(self.context)
            self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def _set_trays(self, context: RenderContext) -> None:
        """Trays grow and shrink with their content; only what changed is repainted."""
        layout, former = context.layout, self._trays
        trays = (layout.market, *layout.others, layout.hand, layout.court)
        cache_key = (context.cache_key, layout.size)
        if (cache_key, trays) == (self._backdrop_key, former):
            return
        same_cloth = cache_key == self._backdrop_key and len(trays) == len(former)
        self._backdrop_key, self._trays = cache_key, trays
        self._paint_backdrop(context)
        changed = QRectF() if same_cloth else self.sceneRect()
        for old, new in zip(former, trays, strict=False):
            if old != new:
                changed |= old.united(new).adjusted(-LINK, -LINK, LINK, LINK)
        self.invalidate(changed, QGraphicsScene.SceneLayer.BackgroundLayer)

    def _paint_backdrop(self, context: RenderContext) -> None:
        """Cloth and trays; the links between courts lie in the gaps of their trays."""
        layout, theme = context.layout, context.look.theme
        width, height = layout.size
        size = QSize(int(width), int(height))
        cloth = self.paint_queue.cloth(size, context.ratio, theme)
        self._has_cloth = self.paint_queue.has_cloth(size, context.ratio, theme)
        self._backdrop = QPixmap(cloth)
        pixels = self._backdrop.width() * self._backdrop.height()
        QPixmapCache.setCacheLimit(PICTURES * pixels * 4 // 1024)
        painter = QPainter(self._backdrop)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tray in self._trays:
            if self._has_cloth:
                paint_tray(painter, tray, theme)
            else:
                sketch_tray(painter, tray, theme)
        for one, other in zip(layout.others, layout.others[1:], strict=False):
            middle, turned = link_place(one, other)
            painter.save()
            painter.translate(middle)
            painter.rotate(90 if turned else 0)
            paint_chain_link(painter, QPointF(), 28 * layout.unit, theme)
            painter.restore()
        painter.end()
        self.setSceneRect(QRectF(0, 0, width, height))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ratio = self._backdrop.devicePixelRatio()
        source = QRectF(
            rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio
        )
        painter.drawPixmap(QRectF(rect), self._backdrop, source)
        self.paint_queue.is_seen = True
