"""What a preview shows on the table: added coins, losses, new rulers, new figures."""

from __future__ import annotations

from pamir_desktop.model.pieces import FIRST_GIFT, coalition_of_block, is_gift, owner_of_cylinder
from pamir_desktop.model.preview import Preview
from pamir_desktop.model.terms import NOBODY, Seat

from .marks import Marks
from .spots import BlockStack, CourtCard, CylinderStack, GiftSpace, MarketSlot, PrizeCard, Spot


def show_preview_marks(marks: Marks, preview: Preview | None) -> None:
    """Mark the table with a preview, or remove the last one."""
    if preview is None:
        marks.ghosts, marks.lost, marks.new_rulers = {}, frozenset(), {}
        marks.held = marks.freed = frozenset()
        marks.purses, marks.influence, marks.cylinders = {}, {}, {}
        return
    marks.ghosts = {
        MarketSlot(slot): after - before
        for slot, (before, after) in preview.market.items()
        if after > before
    }
    marks.lost = frozenset(losses(preview))
    marks.held = frozenset(
        CourtCard(card) for card, (_, holder) in preview.hostages.items() if holder != NOBODY
    )
    marks.freed = frozenset(
        CourtCard(card) for card, (_, holder) in preview.hostages.items() if holder == NOBODY
    )
    marks.purses = {seat: after for seat, (_, after) in preview.rupees.items()}
    marks.influence = {seat: after for seat, (_, after) in preview.influence.items()}
    marks.cylinders = {seat: after for seat, (_, after) in preview.cylinders.items()}
    marks.new_rulers = {region: Seat(after) for region, (_, after) in preview.rulers.items()}


def losses(preview: Preview) -> set[Spot]:
    """Cards, prizes, gifts and pieces that would leave."""
    lost: set[Spot] = {CourtCard(card) for _, card in preview.courts_lost}
    lost |= {PrizeCard(card) for _, card in preview.prizes_lost}
    for entry in preview.log:
        origin = entry.args.get("origin")
        if not isinstance(origin, int):
            continue
        match entry.id, entry.args.get("cylinder"), entry.args.get("block"):
            case "cylinder.returned", int(cylinder), _ if is_gift(origin):
                lost.add(GiftSpace(owner_of_cylinder(cylinder), origin - FIRST_GIFT))
            case "cylinder.returned", int(cylinder), _:
                lost.add(CylinderStack(owner_of_cylinder(cylinder), origin))
            case "block.returned", _, int(block):
                lost.add(BlockStack(coalition_of_block(block), origin))
            case _:
                pass
    return lost
