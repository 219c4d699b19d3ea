"""What moves when a position is shown: cards that came, went or moved, pieces and rupees.

The log says what moved, the table already shows where it is now. A card flies face up only where it
is public: bought, played and discarded cards are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.pieces import is_card
from pamir_desktop.model.terms import HIDDEN, CardId, Seat
from pamir_desktop.model.values import define

from . import anchors
from .board_layout import CARD_ASPECT
from .edition_items import items_of
from .flight_pictures import block_picture, card_picture, coin_picture, cylinder_picture
from .scene import TableScene

FLIGHT_LAYER = 900.0

CARD_MOVES: Final = frozenset(
    {
        "market.dealt",
        "card.bought",
        "card.played",
        "card.discarded",
        "hand.discarded",
        "event.discarded",
        "event.in_force",
        "event.expired",
        "check.discarded",
        "topple.discarded",
        "patriot.discarded",
        "cull.taken",
        "prize.taken",
        "prizes.lost",
    }
)
"""Log ids that say where one or several cards went."""


@define
class Flight:
    """One item in flight; `item` is a card of the table or a sprite created for the flight."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    is_sprite: bool
    start_scale: float = 1.0
    end_scale: float = 1.0


class FlightPlan:
    """Everything that moves from one position to the next."""

    def __init__(
        self, scene: TableScene, before: dict[CardId, QRectF], entries: tuple[LogEntry, ...]
    ) -> None:
        assert scene.context is not None
        assert scene.position is not None
        self.scene = scene
        self.context = scene.context
        self.position = scene.position
        self._before = before
        self._entries = entries
        self._moves: dict[CardId, list[LogEntry]] = {}
        for entry in entries:
            for card in _cards_moved(entry):
                self._moves.setdefault(card, []).append(entry)

    def flights(self) -> Iterator[Flight]:
        yield from self._cards_gone()
        yield from self._cards_lying()
        for entry in self._entries:
            yield from self._things(entry)

    # --- Cards -----------------------------------------------------------------------------

    def _cards_gone(self) -> Iterator[Flight]:
        """Cards that left the table: to the discard pile, into a hand, in force."""
        for card, moves in self._moves.items():
            if card not in self.scene.cards:
                start = self._before.get(card) or self._came_from(moves[0])
                yield from self._card_sprite(card, start, self._went_to(card, moves[-1]))

    def _cards_lying(self) -> Iterator[Flight]:
        """Cards that are elsewhere now, and new ones from the deck or out of a hand.

        A card that is not in the log, like a hand that is revealed, just appears.
        """
        for key, item in self.scene.cards.items():
            if not isinstance(key, int):
                continue
            card = CardId(key)
            start = self._before.get(card)
            if start is None and card in self._moves:
                start = self._came_from(self._moves[card][0])
            if start is None or start.isEmpty():
                continue
            scale = max(0.2, _card_width(start) / item.box.width())
            corner = start.center() - item.box.center() * scale
            if (corner - item.home).manhattanLength() > 2:
                yield Flight(item, corner, item.home, False, scale)

    def _came_from(self, entry: LogEntry) -> QRectF:
        """Where a card came from that was not visible before."""
        match entry.id:
            case "market.dealt":
                return anchors.deck_rect(self.scene)
            case "card.bought" | "check.discarded" | "topple.discarded" | "patriot.discarded":
                return anchors.slot_rect(self.scene, entry.number("slot"))
            case "prize.taken":
                return anchors.discard_rect(self.scene)
            case "event.in_force":
                return anchors.hand_rect(self.scene, self.position.state.active)
            case _:
                return anchors.hand_rect(self.scene, Seat(entry.number("seat")))

    def _went_to(self, card: CardId, entry: LogEntry) -> QRectF:
        """Where a card is that is no longer a card item of the table."""
        state = self.position.state
        badge = anchors.badge_rect(self.scene, card)
        if not badge.isEmpty():
            return badge
        if card in state.discard:
            return anchors.discard_rect(self.scene)
        if card in state.resolved_checks:
            return anchors.checks_rect(self.scene)
        seat = entry.args.get("seat", state.active)
        assert isinstance(seat, int)
        return anchors.hand_rect(self.scene, Seat(seat))

    def _card_sprite(self, card: CardId, start: QRectF, end: QRectF) -> Iterator[Flight]:
        """A card that flies from one place to another, at the size of its destination."""
        if start.isEmpty() or end.isEmpty():
            return
        width = max(_card_width(start), _card_width(end), self.context.layout.other_card)
        picture = card_picture(self.scene, card, width)
        for flight in self._sprite(picture, start.center(), end.center()):
            flight.start_scale = _card_width(start) / width
            flight.end_scale = _card_width(end) / width
            yield flight

    def _hands(self, giver: Seat, taker: Seat, cards: int) -> Iterator[Flight]:
        """Swapped hands move face down."""
        start, end = anchors.hand_rect(self.scene, giver), anchors.hand_rect(self.scene, taker)
        for _ in range(cards):
            yield from self._card_sprite(HIDDEN, start, end)

    # --- Pieces and rupees -----------------------------------------------------------------

    def _things(self, entry: LogEntry) -> Iterator[Flight]:
        """What an entry moves besides the cards."""
        match entry.id:
            case "block.placed" | "block.moved" | "block.returned":
                yield from self._block(entry)
            case "cylinder.placed" | "cylinder.moved" | "cylinder.returned":
                yield from self._cylinder(entry)
            case "hands.swapped":
                one, other = Seat(entry.number("seat")), Seat(entry.number("other"))
                yield from self._hands(one, other, entry.number("given"))
                yield from self._hands(other, one, entry.number("received"))
            case _:
                yield from self._rupees(entry)

    def _block(self, entry: LogEntry) -> Iterator[Flight]:
        block, origin = entry.number("block"), entry.number("origin")
        place = _place(entry)
        start = anchors.block_anchor(self.scene, block, origin)
        end = anchors.block_anchor(self.scene, block, place)
        yield from self._sprite(block_picture(self.context, block, place or origin), start, end)

    def _cylinder(self, entry: LogEntry) -> Iterator[Flight]:
        cylinder = entry.number("cylinder")
        start = self._cylinder_anchor(cylinder, entry.number("origin"))
        end = self._cylinder_anchor(cylinder, _place(entry))
        yield from self._sprite(cylinder_picture(self.scene, cylinder), start, end)

    def _cylinder_anchor(self, cylinder: int, place: int) -> QPointF | None:
        """A spy whose card has gone starts where the card was."""
        found = anchors.cylinder_anchor(self.scene, cylinder, place)
        if found is None and is_card(place) and place in self._before:
            return self._before[CardId(place)].center()
        return found

    def _rupees(self, entry: LogEntry) -> Iterator[Flight]:
        """From one player to another, to a card of the market, or to the bank; and back."""
        scene, args = self.scene, entry.args
        purse = slot = None
        if isinstance(seat := args.get("seat"), int) and seat >= 0:
            purse = anchors.purse(scene, Seat(seat))
        if isinstance(number := args.get("slot"), int):
            slot = anchors.slot_rect(scene, number).center()
        match entry.id:
            case "rupees.placed":
                yield from self._coin(entry.number("rupees"), purse, slot)
            case "tax.market":
                yield from self._coin(entry.number("rupees"), slot, purse)
            case "card.bought":
                yield from self._coin(entry.number("gained"), slot, purse)
            case "tax.player":
                other = anchors.purse(scene, Seat(entry.number("other")))
                yield from self._coin(entry.number("rupees"), other, purse)
            case "bribe.paid" | "toll.paid":
                key = "owner" if entry.id == "toll.paid" else "recipient"
                recipient = anchors.purse(scene, Seat(entry.number(key)))
                yield from self._coin(entry.number("rupees"), purse, recipient)
            case "escrow.paid":
                payer = anchors.purse(scene, Seat(entry.number("payer")))
                yield from self._coin(entry.number("rupees"), payer, purse)
            case "rupees.withdrawn":
                yield from self._coin(entry.number("rupees"), slot, anchors.bank(slot))
            case "rupees.removed" | "leverage.repaid":
                yield from self._coin(entry.number("rupees"), purse, anchors.bank(purse))
            case "rupees.granted":
                yield from self._coin(entry.number("rupees"), anchors.bank(purse), purse)
            case "leverage.taken":
                items = items_of(self.position.state.setup)
                taken = items.leverage(CardId(entry.number("card")))
                yield from self._coin(taken, anchors.bank(purse), purse)
            case _:
                pass

    def _coin(self, rupees: int, start: QPointF | None, end: QPointF | None) -> Iterator[Flight]:
        if rupees:
            yield from self._sprite(coin_picture(self.context, rupees), start, end)

    # --- Sprites ---------------------------------------------------------------------------

    def _sprite(
        self, picture: QPixmap, start: QPointF | None, end: QPointF | None
    ) -> Iterator[Flight]:
        if start is None or end is None or (start - end).manhattanLength() < 4:
            return
        item = QGraphicsPixmapItem(picture)
        size = picture.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(FLIGHT_LAYER)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.scene.addItem(item)
        item.setPos(start)
        yield Flight(item, start, end, True)


def _card_width(place: QRectF) -> float:
    """The width of a card that fills the place."""
    return min(place.width(), place.height() / CARD_ASPECT)


def _cards_moved(entry: LogEntry) -> list[CardId]:
    if entry.id not in CARD_MOVES:
        return []
    cards = entry.numbers("cards") if "cards" in entry.args else (entry.number("card"),)
    return [CardId(card) for card in cards]


def _place(entry: LogEntry) -> int:
    """Where a piece goes; returned pieces go to the supply, whose place is 0."""
    return entry.number("place") if "place" in entry.args else 0
