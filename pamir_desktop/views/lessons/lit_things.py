"""What the links of a lesson lead to: spots of the table, areas of it, keys of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import border_at, in_region, is_region, on_border, region_at
from pamir_desktop.model.terms import (
    Border,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Region,
    Seat,
    Suit,
    word,
)
from pamir_desktop.views.table.links import linked_spots
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    BlockSupply,
    BorderSpot,
    CourtEndSpot,
    CylinderStack,
    DialSpot,
    GiftSpace,
    HandCard,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    RegionSpot,
    Spot,
    SuitSpot,
)

if TYPE_CHECKING:
    from pamir_desktop.views.table_page import TablePage

TOOLS: Final = {"forecast": "forecast", "ring": "ring", "wakhan": "wakhan"}
"""Links to a key of the program: the menu action behind each."""

ANY: Final = "*"


def spots_of(link: str, position: Position) -> list[Spot]:
    """The spots a link leads to; areas and keys have none."""
    kind, *key = link.split(":")
    match kind, key:
        case "slot", [slot]:
            return [MarketSlot(int(slot))]
        case "hand", [card]:
            return [HandCard(CardId(int(card)))]
        case "action", [card, action]:
            return [ActionTile(CardId(int(card)), CardAction[action.upper()])]
        case "region", [name]:
            return [RegionSpot(Region[name.upper()])]
        case "border", [name]:
            return [BorderSpot(Border[name.upper()])]
        case (("armies" | "roads"), [coalition, place]):
            return _blocks(Coalition[coalition.upper()], kind, place, position)
        case "tribes", [seat, region]:
            return [CylinderStack(Seat(int(seat)), in_region(Region[region.upper()]))]
        case "spies", [seat, card]:
            return [CylinderStack(Seat(int(seat)), int(card))]
        case "blocks", [coalition]:
            return [BlockSupply(Coalition[coalition.upper()])]
        case "gift", [seat, space]:
            return [GiftSpace(Seat(int(seat)), int(space))]
        case "prize", [seat]:
            prizes = position.player(Seat(int(seat))).prizes
            return [PrizeCard(card) for card in prizes if CARDS[card].prize is not None]
        case "panel", [seat]:
            return [PlayerPanel(Seat(int(seat)))]
        case "suit", [suit]:
            return [SuitSpot(Suit[suit.upper()])]
        case "court_ends", []:
            return [CourtEndSpot(end) for end in CourtEnd]
        case "dial", []:
            return [DialSpot(coalition) for coalition in Coalition]
        case _:
            return linked_spots(link, position)


def _blocks(coalition: Coalition, kind: str, place: str, position: Position) -> list[Spot]:
    """Armies in a region or roads on a border; `*` is every place where there are any."""
    found: list[Spot] = []
    for there in sorted(set(position.state.blocks[coalition * 12 : coalition * 12 + 12])):
        if kind == "armies" and is_region(there):
            name = word(region_at(there))
        elif kind == "roads" and there in ROADS:
            name = word(border_at(there))
        else:
            continue
        if place in (ANY, name):
            found.append(BlockStack(coalition, there))
    return found


ROADS: Final = frozenset(on_border(border) for border in Border)


def area_of(link: str, table: TablePage) -> QRectF:
    """A part of the table or of the prompt bar, in coordinates of the view; empty for spots."""
    context, position = table.view.table.context, table.view.table.position
    if context is None or position is None:
        return QRectF()
    layout = context.layout
    kind, _, key = link.partition(":")
    match kind:
        case "map":
            return layout.map
        case "market":
            return layout.market
        case "facts":
            return layout.facts
        case "score":
            return layout.points
        case "favored":
            return layout.suits
        case "dial":
            return layout.dial
        case "column":
            centre, reach = layout.prices[int(key)], 11.0 * layout.unit
            return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        case "court":
            if int(key) == position.seat:
                return layout.court
            return layout.others[position.others().index(Seat(int(key)))]
        case "end_turn" | "buttons" | "actions" | "undo":
            return _in_bar(kind, table)
        case _:
            return QRectF()


def _in_bar(part: str, table: TablePage) -> QRectF:
    bar = table.bar
    corner = bar.pos()
    match part:
        case "end_turn":
            boxes = [bar.end_button.geometry()]
        case "undo":
            boxes = [bar.undo_button.geometry()]
        case "actions":
            boxes = [bar.words_rect().toRect()]
        case _:
            shown = [*bar.buttons, bar.stepper]
            boxes = [widget.geometry() for widget in shown if not widget.isHidden()]
    found = QRectF()
    for box in boxes:
        found = found.united(QRectF(box))
    return found.translated(corner)
