"""The outline of the table: everything that can be pointed at, in words, by zones.

It is derived from a position alone, so the tree for screen readers and the outline panel can never
differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from attrs import field

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import armies, in_region, on_border, roads, spies_by_seat, tribes
from pamir_desktop.model.state import COLUMNS, SLOTS
from pamir_desktop.model.terms import (
    HIDDEN,
    NOBODY,
    Border,
    CardId,
    Coalition,
    CourtEnd,
    Region,
    Seat,
    Suit,
)
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.cards.printed import printed
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    BlockSupply,
    BorderSpot,
    CourtCard,
    CourtEndSpot,
    CylinderStack,
    CylinderSupply,
    DialSpot,
    DiscardPile,
    DrawDeck,
    EventBadge,
    FavorSpot,
    GiftSpace,
    HandCard,
    HandZone,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    RegionSpot,
    Spot,
    SuitSpot,
)
from pamir_desktop.views.texts.spot_names import spot_name
from pamir_desktop.views.texts.translation import translate
from pamir_desktop.views.texts.voice import Voice

Key = tuple[object, ...]
"""Identifies an entry, in this position and in the next."""

GIFTS = range(3)


class OutlineKind(Enum):
    """What an entry is to a screen reader user."""

    ZONE = auto()
    LIST = auto()  # a row of cards
    CARD = auto()
    ACTION = auto()
    OPTION = auto()  # one of several, one of which is active
    PLACE = auto()
    PIECES = auto()
    PLAYER = auto()


@frozen
class OutlineEntry:
    key: Key
    name: str
    kind: OutlineKind
    spot: Spot | None = None
    children: tuple[OutlineEntry, ...] = ()
    in_force: bool = field(default=False, kw_only=True)  # of an option


def outline(position: Position) -> tuple[OutlineEntry, ...]:
    """The zones, in reading order."""
    return _Outline(position).zones()


def lesson_zone(
    lines: Iterable[tuple[str, Spot | None]], *, is_puzzle: bool = False
) -> OutlineEntry:
    """What a lesson or a puzzle says, and the things that it speaks of."""
    entries = tuple(
        OutlineEntry(("lesson", place), text, OutlineKind.PLACE, spot)
        for place, (text, spot) in enumerate(lines)
    )
    name = translate("Outline", "Puzzle") if is_puzzle else translate("Outline", "Lesson")
    return OutlineEntry(("lesson",), name, OutlineKind.ZONE, None, entries)


class _Outline:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.state = position.state
        self.voice = Voice(position.state.setup)
        self.seats = [Seat(seat) for seat in range(len(position.state.players))]

    def zones(self) -> tuple[OutlineEntry, ...]:
        return (
            self._zone("players", translate("Outline", "Players"), self._players()),
            self._zone("map", translate("Outline", "Map"), self._map()),
            self._zone("suits", translate("Outline", "Favored suit"), self._suits()),
            self._zone("market", translate("Outline", "Market"), self._market()),
            self._zone("facts", translate("Outline", "Deck, supplies and events"), self._facts()),
            self._zone("courts", translate("Outline", "Courts"), self._courts()),
            self._zone("hand", translate("Outline", "Your hand"), self._hand()),
            self._zone("dial", translate("Outline", "Your loyalty dial"), self._dial()),
        )

    def _zone(self, key: str, name: str, children: Iterable[OutlineEntry]) -> OutlineEntry:
        return OutlineEntry((key,), name, OutlineKind.ZONE, None, tuple(children))

    def _entry(
        self,
        spot: Spot,
        kind: OutlineKind,
        children: Iterable[OutlineEntry] = (),
        *,
        twin: int = 0,
        in_force: bool = False,
    ) -> OutlineEntry:
        name = spot_name(spot, self.position, self.voice)
        return OutlineEntry((spot, twin), name, kind, spot, tuple(children), in_force=in_force)

    # --- The center of the table -------------------------------------------------------------

    def _players(self) -> list[OutlineEntry]:
        return [self._entry(PlayerPanel(seat), OutlineKind.PLAYER) for seat in self.seats]

    def _map(self) -> list[OutlineEntry]:
        regions = [
            self._entry(RegionSpot(r), OutlineKind.PLACE, self._in_region(r)) for r in Region
        ]
        borders = [
            self._entry(BorderSpot(b), OutlineKind.PLACE, self._on_border(b)) for b in Border
        ]
        return [*regions, *borders]

    def _in_region(self, region: Region) -> list[OutlineEntry]:
        place = in_region(region)
        found: list[Spot] = [
            BlockStack(coalition, place)
            for coalition in Coalition
            if armies(self.state, coalition, region)
        ]
        found += [
            CylinderStack(seat, place) for seat in self.seats if tribes(self.state, seat, region)
        ]
        return [self._entry(spot, OutlineKind.PIECES) for spot in found]

    def _on_border(self, border: Border) -> list[OutlineEntry]:
        return [
            self._entry(BlockStack(coalition, on_border(border)), OutlineKind.PIECES)
            for coalition in Coalition
            if roads(self.state, coalition, border)
        ]

    def _suits(self) -> list[OutlineEntry]:
        return [
            self._entry(SuitSpot(suit), OutlineKind.OPTION, in_force=suit is self.state.favored)
            for suit in Suit
        ]

    def _market(self) -> list[OutlineEntry]:
        names = (translate("Outline", "Top row"), translate("Outline", "Bottom row"))
        rows = []
        for row, name in enumerate(names):
            slots = range(SLOTS)[row * COLUMNS : (row + 1) * COLUMNS]
            cards = tuple(self._entry(MarketSlot(slot), OutlineKind.CARD) for slot in slots)
            rows.append(OutlineEntry(("row", row), name, OutlineKind.LIST, None, cards))
        return rows

    def _facts(self) -> list[OutlineEntry]:
        supplies = [self._entry(BlockSupply(c), OutlineKind.PIECES) for c in Coalition]
        piles = [
            self._entry(DrawDeck(), OutlineKind.PLACE),
            self._entry(DiscardPile(), OutlineKind.PLACE),
        ]
        return [*piles, *supplies, *self._favors(), *self._events(NOBODY)]

    def _favors(self) -> list[OutlineEntry]:
        """The favor cards, which only the first edition has."""
        first = self.position.facts.first
        holders = {} if first is None else first.favor_holders
        return [self._entry(FavorSpot(coalition), OutlineKind.CARD) for coalition in holders]

    def _events(self, seat: Seat) -> list[OutlineEntry]:
        cards = [card for card, owner in self.state.events if owner == seat]
        return [self._entry(EventBadge(card), OutlineKind.CARD) for card in cards]

    # --- The players' areas ------------------------------------------------------------------

    def _courts(self) -> list[OutlineEntry]:
        return [self._court(seat) for seat in (self.position.seat, *self.position.others())]

    def _court(self, seat: Seat) -> OutlineEntry:
        cards = [self._court_card(card) for card in self.state.players[seat].court]
        if seat == self.position.seat:
            left, right = (self._entry(CourtEndSpot(end), OutlineKind.PLACE) for end in CourtEnd)
            children = [left, *cards, right]
        else:
            children = [*cards, *self._belongings(seat)]
        name = translate("Outline", "{player}’s court").format(player=self.voice.player(seat))
        return OutlineEntry(("court", seat), name, OutlineKind.LIST, None, tuple(children))

    def _court_card(self, card: CardId) -> OutlineEntry:
        actions = [
            self._entry(ActionTile(card, action), OutlineKind.ACTION)
            for action in printed(card, self.state.setup.edition).actions
        ]
        spies = [
            self._entry(CylinderStack(Seat(seat), card), OutlineKind.PIECES)
            for seat, count in enumerate(spies_by_seat(self.state, card))
            if count
        ]
        return self._entry(CourtCard(card), OutlineKind.CARD, [*actions, *spies])

    def _belongings(self, seat: Seat) -> list[OutlineEntry]:
        """Gifts, prizes and events in front of a player."""
        prizes = [c for c in self.state.players[seat].prizes if CARDS[c].prize is not None]
        return [
            *(self._entry(GiftSpace(seat, gift), OutlineKind.PLACE) for gift in GIFTS),
            *(self._entry(PrizeCard(card), OutlineKind.CARD) for card in prizes),
            *self._events(seat),
        ]

    def _hand(self) -> list[OutlineEntry]:
        hand = self.position.player(self.position.seat).hand
        # face-down cards are all alike; a visible card is identified by itself
        cards = [
            self._entry(HandCard(card), OutlineKind.CARD, twin=place if card == HIDDEN else 0)
            for place, card in enumerate(hand)
        ]
        return [self._entry(HandZone(), OutlineKind.PLACE), *cards]

    def _dial(self) -> list[OutlineEntry]:
        seat = self.position.seat
        loyalty = self.position.player(seat).loyalty
        return [
            *(
                self._entry(DialSpot(coalition), OutlineKind.OPTION, in_force=coalition is loyalty)
                for coalition in Coalition
            ),
            *self._belongings(seat),
            self._entry(CylinderSupply(seat), OutlineKind.PIECES),
        ]
