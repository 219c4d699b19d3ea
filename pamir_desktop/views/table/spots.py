"""What can be pointed at on the table. A spot is a place, not a picture: plain, comparable data."""

from __future__ import annotations

from pamir_desktop.model.first_edition.terms import SpecialAction
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
class MarketSlot(Spot):
    slot: int


@frozen
class HandCard(Spot):
    """A card in the visible hand."""

    card: CardId


@frozen
class CourtCard(Spot):
    """A card in any court."""

    card: CardId


@frozen
class ActionTile(Spot):
    """An action printed on a court card."""

    card: CardId
    action: CardAction | SpecialAction


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
    """An end of the player's own court, where a card can be played."""

    end: CourtEnd


@frozen
class HandZone(Spot):
    """The player's own hand as a place to drop a bought card."""


@frozen
class DialSpot(Spot):
    """A coalition on the player's own loyalty dial."""

    coalition: Coalition


@frozen
class SuitSpot(Spot):
    """A suit on the rail of the favored suit."""

    suit: Suit


@frozen
class DiscardPile(Spot):
    """The discard pile."""


@frozen
class DrawDeck(Spot):
    """The draw deck."""


@frozen
class EventBadge(Spot):
    """An event in force, beside the map or in front of a player."""

    card: CardId


@frozen
class FavorSpot(Spot):
    """A favor card of the first edition, which only some player holds."""

    coalition: Coalition


@frozen
class PrizeCard(Spot):
    """A prize under a player's dial."""

    card: CardId


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
