"""What can be pointed at on the table. A spot is a place, not a picture: plain, comparable data."""

from __future__ import annotations

from pamir_desktop.model.pieces import is_card
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import (
    HIDDEN,
    NO_CARD,
    Border,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Region,
    Seat,
    Suit,
)
from pamir_desktop.model.values import frozen


@frozen
class Spot:
    """Something a player can point at, pick up or drop onto; two kinds are never equal."""


@frozen
class OfCard(Spot):
    card: CardId


@frozen
class OfSeat(Spot):
    seat: Seat


@frozen
class OfCoalition(Spot):
    coalition: Coalition


@frozen
class MarketSlot(Spot):
    slot: int


class HandCard(OfCard):
    """A card in the visible hand."""

    __slots__ = ()


class CourtCard(OfCard):
    """A card in any court."""

    __slots__ = ()


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


class BlockSupply(OfCoalition):
    __slots__ = ()


class CylinderSupply(OfSeat):
    __slots__ = ()


@frozen
class GiftSpace(Spot):
    seat: Seat
    gift: int


class PlayerPanel(OfSeat):
    __slots__ = ()


@frozen
class CourtEndSpot(Spot):
    """An end of the player's own court, where a card can be played."""

    end: CourtEnd


class HandZone(Spot):
    """The player's own hand as a place to drop a bought card."""

    __slots__ = ()


class DialSpot(OfCoalition):
    """A coalition on the player's own loyalty dial."""

    __slots__ = ()


@frozen
class SuitSpot(Spot):
    """A suit on the rail of the favored suit."""

    suit: Suit


class DiscardPile(Spot):
    __slots__ = ()


class DrawDeck(Spot):
    __slots__ = ()


class EventBadge(OfCard):
    """An event in force, beside the map or in front of a player."""

    __slots__ = ()


class PrizeCard(OfCard):
    """A prize under a player's dial."""

    __slots__ = ()


def card_at(spot: Spot | None, state: State) -> CardId | None:
    """The face-up card that a spot shows or is on."""
    match spot:
        case HandCard(card) | CourtCard(card) | EventBadge(card) | PrizeCard(card):
            found = card
        case ActionTile(card, _):
            found = card
        case MarketSlot(slot):
            found = state.market_cards[slot]
        case CylinderStack(_, place) if is_card(place):
            found = CardId(place)
        case _:
            return None
    return None if found in (HIDDEN, NO_CARD) else found
