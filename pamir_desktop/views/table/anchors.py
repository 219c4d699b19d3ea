"""Where things come from and go to: a point of the scene for every place a piece can be."""

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
from pamir_desktop.model.words import CardId, Seat

from .scene import TableScene
from .spots import (
    BlockSupply,
    BorderSpot,
    CourtCard,
    CylinderSupply,
    DrawDeck,
    GiftSpace,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
)


def middle(scene: TableScene, *spots: Spot) -> QPointF | None:
    """The middle of the first of these spots that is on the table."""
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


def slot(scene: TableScene, number: int) -> QPointF | None:
    return middle(scene, MarketSlot(number))


def deck_rect(scene: TableScene) -> QRectF:
    return scene.spot_rect(DrawDeck())
