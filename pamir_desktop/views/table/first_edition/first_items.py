"""The items of the first edition's table, and what they show."""

from __future__ import annotations

from typing import Any, Final

from pamir_desktop.model.cards import CARDS, is_check
from pamir_desktop.model.first_edition.facts import FirstFacts
from pamir_desktop.model.first_edition.terms import MODE_OF, SpecialAction
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import NO_CARD, NOBODY, CardId, Coalition, Seat
from pamir_desktop.views.art.cards.printed import printed
from pamir_desktop.views.table import item_values
from pamir_desktop.views.table.card_item import CardShow
from pamir_desktop.views.table.dial_item import DialItem, DialShow
from pamir_desktop.views.table.edition_items import EditionItems
from pamir_desktop.views.table.facts_item import FactsItem
from pamir_desktop.views.table.panel_item import FirstPanelShow, PanelItem, PanelShow
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.rail_items import SuitsItem
from pamir_desktop.views.table.table_item import TableItem
from pamir_desktop.views.table.table_texts import lost_loyalty_card, loyalty_card_number

from .first_dial import FirstDialItem, RegimeItem
from .first_facts_item import FirstFactsItem, FirstFactsShow
from .first_panel import FirstPanelItem
from .units_rail import UnitsItem, UnitsShow


def first_of(position: Position) -> FirstFacts:
    assert position.facts.first is not None
    return position.facts.first


class FirstEditionItems(EditionItems):
    panel: type[PanelItem] = FirstPanelItem
    rail: type[TableItem[Any]] = UnitsItem
    suits: type[SuitsItem] = RegimeItem
    facts: type[FactsItem] = FirstFactsItem
    dial: type[DialItem] = FirstDialItem

    def panel_show(self, position: Position, seat: Seat) -> PanelShow:
        first = first_of(position)
        player = first.players[seat]
        extra = FirstPanelShow(
            favors=tuple(c for c, holder in first.favor_holders.items() if holder == seat),
            stars=player.military_stars,
            tokens=player.tokens,
            set_aside=player.set_aside,
        )
        return item_values.panel(position, seat)._replace(first=extra)

    def rail_show(self, position: Position) -> UnitsShow:
        first = first_of(position)
        return UnitsShow(first.units, first.regime)

    def facts_show(self, position: Position) -> FirstFactsShow:
        state, first = position.state, first_of(position)
        holders = tuple(first.favor_holders[coalition] for coalition in Coalition)
        return FirstFactsShow(
            deck=len(state.deck),
            checks_left=first.topples_left,
            discard=len(state.discard),
            supply=first.supply,
            events=(),
            holders=tuple(None if s == NOBODY else position.colour_of(s) for s in holders),
        )

    def dial_show(self, position: Position) -> DialShow:
        player = first_of(position).players[position.seat]
        kept = player.has_starting_card or position.player(position.seat).loyalty is None
        card = loyalty_card_number(player.loyalty_card) if kept else lost_loyalty_card()
        return item_values.dial(position)._replace(loyalty_card=card)

    def market_card(self, position: Position, slot: int) -> CardShow:
        """Patriots and topples leave the first column at the end of the turn."""
        card = position.state.market_cards[slot]
        leaves = card != NO_CARD and (is_check(card) or CARDS[card].patriot is not None)
        show = item_values.market_card(position, slot)
        return show._replace(doomed=slot % COLUMNS == 0 and leaves)

    def court_card(self, position: Position, owner: Seat, card: CardId) -> CardShow:
        """Free is an action of the regime's suit, not a card."""
        regime = first_of(position).regime
        free = tuple(
            isinstance(action, SpecialAction) and MODE_OF[action] is regime
            for action in printed(card, Edition.FIRST).actions
        )
        show = item_values.court_card(position, owner, card)
        acts = owner == position.state.active == position.seat and not show.used
        return show._replace(bonus=acts and any(free), bonus_tiles=free)

    def leverage(self, card: CardId) -> int:
        return CARDS[card].rank


FIRST: Final = FirstEditionItems()
