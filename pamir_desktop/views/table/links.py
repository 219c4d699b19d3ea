"""Where an item that a text names is on the table, the best spot first."""

from __future__ import annotations

from pamir_desktop.model.terms import Border, CardId, Region, Seat, word

from .position import Position
from .spots import (
    BorderSpot,
    CourtCard,
    EventBadge,
    HandCard,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    RegionSpot,
    Spot,
)


def linked_card(link: str) -> CardId | None:
    """The card of a link such as "card:12"."""
    kind, _, key = link.partition(":")
    return CardId(int(key)) if kind == "card" and key.isdigit() else None


def linked_spots(link: str, position: Position) -> list[Spot]:
    """Everything on the table that a link refers to; empty if it is not visible."""
    kind, _, key = link.partition(":")
    card = linked_card(link)
    if card is not None:
        return _card_spots(card, position)
    match kind:
        case "region":
            return [RegionSpot(region) for region in Region if word(region) == key]
        case "border":
            return [BorderSpot(border) for border in Border if word(border) == key]
        case "player" if key.isdigit() and int(key) < len(position.state.players):
            seat = Seat(int(key))
            return [PlayerPanel(seat), *map(CourtCard, position.player(seat).court)]
        case _:
            return []


def _card_spots(card: CardId, position: Position) -> list[Spot]:
    state = position.state
    found: list[Spot] = [
        MarketSlot(slot) for slot, there in enumerate(state.market_cards) if there == card
    ]
    for player in state.players:
        found += [CourtCard(card)] * (card in player.court)
        found += [PrizeCard(card)] * (card in player.prizes)
    if position.hand_shown and card in position.player(position.seat).hand:
        found.append(HandCard(card))
    found += [EventBadge(card) for event, _ in state.events if event == card]
    return found
