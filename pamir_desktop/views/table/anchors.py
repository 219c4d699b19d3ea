"""Where things come from and go to: a scene point for every place a piece can be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    SUPPLY,
    border_at,
    coalition_of_block,
    is_card,
    is_gift,
    is_region,
    owner_of_cylinder,
    region_at,
)
from pamir_desktop.model.terms import CardId, Seat

from .board_layout import CARD_ASPECT
from .scene import TableScene
from .spots import (
    BlockSupply,
    BorderSpot,
    CourtCard,
    CylinderSupply,
    DiscardPile,
    DrawDeck,
    EventBadge,
    GiftSpace,
    HandZone,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    RegionSpot,
    Spot,
)

BANK_DISTANCE = 30.0


def middle(scene: TableScene, *spots: Spot) -> QPointF | None:
    """The center of the first of these spots that is on the table."""
    for spot in spots:
        if scene.item_of(spot) is not None:
            return scene.spot_centre(spot)
    return None


def block_anchor(scene: TableScene, block: int, place: int) -> QPointF | None:
    if place == SUPPLY:
        return middle(scene, BlockSupply(coalition_of_block(block)))
    if is_region(place):
        return middle(scene, RegionSpot(region_at(place)))
    return middle(scene, BorderSpot(border_at(place)))


def cylinder_anchor(scene: TableScene, cylinder: int, place: int) -> QPointF | None:
    seat = owner_of_cylinder(cylinder)
    if place == SUPPLY:
        return middle(scene, CylinderSupply(seat), PlayerPanel(seat))
    if is_card(place):
        return middle(scene, CourtCard(CardId(place)))
    if is_gift(place):
        return middle(scene, GiftSpace(seat, place - FIRST_GIFT), PlayerPanel(seat))
    return middle(scene, RegionSpot(region_at(place)))


def purse(scene: TableScene, seat: Seat) -> QPointF | None:
    return middle(scene, PlayerPanel(seat))


def bank(near: QPointF | None) -> QPointF | None:
    """The bank is beyond the edge of the table, straight above."""
    return None if near is None else QPointF(near.x(), -BANK_DISTANCE)


def slot_rect(scene: TableScene, number: int) -> QRectF:
    return scene.spot_rect(MarketSlot(number))


def deck_rect(scene: TableScene) -> QRectF:
    return scene.spot_rect(DrawDeck())


def discard_rect(scene: TableScene) -> QRectF:
    return scene.spot_rect(DiscardPile())


def checks_rect(scene: TableScene) -> QRectF:
    """Where the checks are counted: scored ones are on no pile."""
    return scene.facts.mapRectToScene(scene.facts.checks_rect())


def badge_rect(scene: TableScene, card: CardId) -> QRectF:
    """Where a card is that is in force or a prize; empty if it is neither."""
    badge = scene.spot_rect(EventBadge(card))
    return scene.spot_rect(PrizeCard(card)) if badge.isEmpty() else badge


def hand_rect(scene: TableScene, seat: Seat) -> QRectF:
    """A card in the middle of a player's hand; empty for NOBODY."""
    assert scene.context is not None
    assert scene.position is not None
    if seat == scene.position.seat:
        width = scene.context.layout.own_card
        card = QRectF(0, 0, width, width * CARD_ASPECT)
        card.moveCenter(scene.spot_rect(HandZone()).center())
        return card
    for head in scene.heads:
        if head.shown.seat == seat:
            return head.mapRectToScene(head.hand_rect())
    return QRectF()
