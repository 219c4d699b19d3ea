"""What the table of each edition shows, found by the setup of the game.

`EditionItems` is the second edition and the base of all others: the scene asks it for the kinds of
items that differ, and for the values they show.
"""

from __future__ import annotations

from typing import Any

from pamir_desktop.model.setup import Edition, Setup
from pamir_desktop.model.terms import LEVERAGE, CardId, Seat

from . import item_values
from .card_item import CardShow
from .dial_item import DialItem
from .facts_item import FactsItem
from .panel_item import PanelItem, PanelShow
from .position import Position
from .rail_items import PointsItem, SuitsItem
from .table_item import TableItem


class EditionItems:
    """The second edition."""

    panel: type[PanelItem] = PanelItem
    rail: type[TableItem[Any]] = PointsItem
    """Over the map: the victory points."""
    suits: type[SuitsItem] = SuitsItem
    facts: type[FactsItem] = FactsItem
    dial: type[DialItem] = DialItem

    def panel_show(self, position: Position, seat: Seat) -> PanelShow:
        return item_values.panel(position, seat)

    def rail_show(self, position: Position) -> Any:
        return item_values.points(position)

    def facts_show(self, position: Position) -> Any:
        return item_values.facts_show(position)

    def dial_show(self, position: Position) -> Any:
        return item_values.dial(position)

    def market_card(self, position: Position, slot: int) -> CardShow:
        return item_values.market_card(position, slot)

    def court_card(self, position: Position, owner: Seat, card: CardId) -> CardShow:
        return item_values.court_card(position, owner, card)

    def leverage(self, card: CardId) -> int:
        """Rupees that the card brings when it is played."""
        return LEVERAGE


SECOND = EditionItems()


def items_of(setup: Setup) -> EditionItems:
    if setup.edition is Edition.SECOND:
        return SECOND
    from .first_edition.first_items import FIRST  # noqa: PLC0415  # most games do without it

    return FIRST
