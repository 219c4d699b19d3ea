"""What can be pointed at on the table. A spot is a place, not a picture: plain, comparable data."""

from __future__ import annotations

from pamir_desktop.model.values import frozen
from pamir_desktop.model.words import (
    Border,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Region,
    Seat,
    Suit,
)


class Spot:
    """Something a player can point at, pick up or drop onto."""

    __slots__ = ()


@frozen
class MarketSlot(Spot):
    slot: int


@frozen
class HandCard(Spot):
    """A card in the hand that is shown."""

    card: CardId


@frozen
class CourtCard(Spot):
    """A card in anybody's court."""

    card: CardId


@frozen
class ActionTile(Spot):
    """An action printed on a court card."""

    card: CardId
    action: CardAction


@frozen
class RegionSpot(Spot):
    region: Region


@frozen
class BorderSpot(Spot):
    border: Border


@frozen
class BlockStack(Spot):
    """The armies or roads of one coalition in one place (a place code of model.pieces)."""

    coalition: Coalition
    place: int


@frozen
class CylinderStack(Spot):
    """The tribes or spies of one seat in one place."""

    seat: Seat
    place: int


@frozen
class BlockSupply(Spot):
    coalition: Coalition


@frozen
class CylinderSupply(Spot):
    seat: Seat


@frozen
class GiftSpace(Spot):
    seat: Seat
    gift: int


@frozen
class PlayerPanel(Spot):
    seat: Seat


@frozen
class CourtEndSpot(Spot):
    """An end of the own court, where a card can be played."""

    end: CourtEnd


@frozen
class HandZone(Spot):
    """The own hand as a place to drop a bought card."""


@frozen
class DialSpot(Spot):
    """A coalition on the own loyalty dial."""

    coalition: Coalition


@frozen
class SuitSpot(Spot):
    """A suit on the rail of the favored suit."""

    suit: Suit


@frozen
class DiscardPile(Spot):
    pass


@frozen
class DrawDeck(Spot):
    pass


@frozen
class EventBadge(Spot):
    """An event in force, beside the map or in front of a player."""

    card: CardId


@frozen
class PrizeCard(Spot):
    """A prize under somebody's dial."""

    card: CardId
