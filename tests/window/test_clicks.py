"""How many clicks each action takes: no more than these, with the settings of a first start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import armies, in_region, roads, spies, tribes
from pamir_desktop.model.terms import (
    BORDER_ENDS,
    Border,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Impact,
    Region,
)
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    BorderSpot,
    CourtCard,
    CourtEndSpot,
    CylinderStack,
    GiftSpace,
    HandCard,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
)
from tests.model import given, positions
from tests.model.given import ANNA, BORIS, CLARA
from tests.window.table_positions import click, show_state

AFGHAN, BRITISH = Coalition.AFGHAN, Coalition.BRITISH


class Hand:
    """Clicks, and counts."""

    def __init__(self, application: Application, state: State) -> None:
        self.application = application
        self.clicks = 0
        show_state(application, state)

    @property
    def state(self) -> State:
        return self.application.session.state

    def click(self, *spots: Spot) -> None:
        for spot in spots:
            click(self.application, spot)
            self.clicks += 1

    def press(self, number: int) -> None:
        """A button of the bar, from the left."""
        bar = self.application.window.table.bar
        QTest.mouseClick(bar.buttons[number], Qt.MouseButton.LeftButton)
        self.application.app.processEvents()
        self.clicks += 1

    def end_turn(self) -> None:
        bar = self.application.window.table.bar
        QTest.mouseClick(bar.end_button, Qt.MouseButton.LeftButton)
        self.application.app.processEvents()
        self.clicks += 1


def card_with(action: CardAction) -> CardId:
    """Of the first rank, without an ability, and not in the full market."""
    return next(
        card
        for card, facts in CARDS.items()
        if action in facts.actions and facts.rank == 1 and facts.ability is None
        if card not in (*given.FULL_TOP, *given.FULL_BOTTOM)
    )


def placing(impact: Impact) -> CardId:
    """A card that does nothing else when it is played."""
    return next(
        card
        for card, facts in CARDS.items()
        if facts.impact == (impact,) and facts.patriot is None and facts.ability is None
    )


def card_of(region: Region, number: int) -> CardId:
    """One of those of a region that have no ability and are not in the full market."""
    cards = [
        card
        for card, facts in CARDS.items()
        if facts.region is region and facts.ability is None and Impact.LEVERAGED not in facts.impact
        if card not in (*given.FULL_TOP, *given.FULL_BOTTOM)
    ]
    return [card for card in cards if card != card_with(CardAction.TAX)][number]


def ready(action: CardAction) -> tuple[State, CardId]:
    """Anna, who is Afghan, has a card with the action in her court, and 2 rupees."""
    state = given.table(loyalties=(AFGHAN, BRITISH, BRITISH))
    card = card_with(action)
    given.full_market(state)
    given.court(state, ANNA, card)
    given.rupees(state, ANNA, 2)
    return state, card


def buying(application: Application) -> int:
    state = given.table()
    given.full_market(state)
    hand = Hand(application, given.acting(state))
    hand.click(MarketSlot(0))
    assert hand.state.players[ANNA].hand
    return hand.clicks


def playing_first(application: Application) -> int:
    state = given.table()
    card = placing(Impact.TRIBE)
    given.hand(state, ANNA, card)
    hand = Hand(application, given.acting(state))
    hand.click(HandCard(card))
    assert card in hand.state.players[ANNA].court
    return hand.clicks


def playing_beside_others(application: Application) -> int:
    state = given.table()
    card = placing(Impact.TRIBE)
    given.court(state, ANNA, card_with(CardAction.BATTLE))
    given.hand(state, ANNA, card)
    hand = Hand(application, given.acting(state))
    hand.click(HandCard(card), CourtEndSpot(CourtEnd.RIGHT))
    assert card in hand.state.players[ANNA].court
    return hand.clicks


def playing_with_a_spy(application: Application) -> int:
    """One more for the spy: two cards of the region are in courts."""
    state = given.table()
    card = placing(Impact.SPY)
    region = CARDS[card].region
    others = [c for c, f in CARDS.items() if f.region is region and c != card and not f.ability]
    given.court(state, BORIS, *others[:2])
    given.hand(state, ANNA, card)
    hand = Hand(application, given.acting(state))
    hand.click(HandCard(card), CourtCard(others[0]))
    assert spies(hand.state, ANNA, others[0]) == 1
    return hand.clicks


def playing_with_a_bribe(application: Application) -> int:
    state = positions.of_a_bribe()
    given.rupees(state, ANNA, 4)
    hand = Hand(application, state)
    hand.click(HandCard(CardId(2)))
    hand.press(0)
    assert hand.state.players[ANNA].rupees == 2
    return hand.clicks


def playing_with_a_road(application: Application) -> int:
    """One more for the border."""
    state = given.table(loyalties=(AFGHAN, BRITISH, BRITISH))
    card = placing(Impact.ROAD)
    given.hand(state, ANNA, card)
    hand = Hand(application, given.acting(state))
    border = next(b for b in Border if CARDS[card].region in BORDER_ENDS[b])
    hand.click(HandCard(card), BorderSpot(border))
    assert roads(hand.state, AFGHAN, border) == 1
    return hand.clicks


def giving(application: Application) -> int:
    state, card = ready(CardAction.GIFT)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.GIFT))
    assert hand.state.players[ANNA].rupees == 0
    return hand.clicks


def giving_of_several(application: Application) -> int:
    """One more for the space: the purse is large enough for each of them."""
    state, card = ready(CardAction.GIFT)
    given.rupees(state, ANNA, 6)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.GIFT), GiftSpace(ANNA, 1))
    assert hand.state.players[ANNA].rupees == 2
    return hand.clicks


def building_two(application: Application) -> int:
    state, card = ready(CardAction.BUILD)
    given.tribe(state, ANNA, Region.KABUL)
    given.rupees(state, ANNA, 6)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.BUILD))
    hand.click(RegionSpot(Region.KABUL), RegionSpot(Region.KABUL))
    hand.press(0)
    assert armies(hand.state, AFGHAN, Region.KABUL) == 2
    assert hand.application.session.decision is not None
    assert hand.application.session.decision.prompt == "turn.action"
    return hand.clicks


def moving_one(application: Application) -> int:
    state, card = ready(CardAction.MOVE)
    given.army(state, AFGHAN, Region.KABUL)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.road(state, AFGHAN, Border.KABUL_KANDAHAR)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.MOVE))
    hand.click(BlockStack(AFGHAN, in_region(Region.KABUL)), RegionSpot(Region.HERAT))
    assert armies(hand.state, AFGHAN, Region.HERAT) == 1
    return hand.clicks


def moving_two(application: Application) -> int:
    """Rank 2: the same army twice, and there are other ways for it."""
    state, _ = ready(CardAction.MOVE)
    card = next(
        card
        for card, facts in CARDS.items()
        if CardAction.MOVE in facts.actions and facts.rank == 2 and facts.ability is None
    )
    given.court(state, ANNA, card)
    given.army(state, AFGHAN, Region.KABUL)
    for border in (Border.HERAT_KABUL, Border.KABUL_KANDAHAR, Border.TRANSCASPIA_HERAT):
        given.road(state, AFGHAN, border)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.MOVE))
    hand.click(BlockStack(AFGHAN, in_region(Region.KABUL)), RegionSpot(Region.HERAT))
    hand.click(BlockStack(AFGHAN, in_region(Region.HERAT)), RegionSpot(Region.TRANSCASPIA))
    assert armies(hand.state, AFGHAN, Region.TRANSCASPIA) == 1
    return hand.clicks


def taxing_a_player(application: Application) -> int:
    """One more for the player: two can be taxed."""
    state, card = ready(CardAction.TAX)
    given.tribe(state, ANNA, CARDS[card].region)
    for other in (BORIS, CLARA):
        given.court(state, other, card_of(CARDS[card].region, other))
        given.rupees(state, other, 3)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.TAX), PlayerPanel(BORIS))
    assert hand.state.players[ANNA].rupees == 3
    return hand.clicks


def taxing_the_market(application: Application) -> int:
    state, card = ready(CardAction.TAX)
    given.rupees_on(state, 0, 2)
    given.rupees_on(state, 7, 1)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.TAX), MarketSlot(0))
    assert hand.state.players[ANNA].rupees == 3
    return hand.clicks


def battling_for_one(application: Application) -> int:
    state, card = ready(CardAction.BATTLE)
    for region in (Region.KABUL, Region.HERAT):
        given.army(state, AFGHAN, region)
        given.army(state, BRITISH, region)
        given.tribe(state, BORIS, region)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.BATTLE), RegionSpot(Region.KABUL))
    hand.click(CylinderStack(BORIS, in_region(Region.KABUL)))
    assert tribes(hand.state, BORIS, Region.KABUL) == 0
    return hand.clicks


def battling_for_two(application: Application) -> int:
    state, _ = ready(CardAction.BATTLE)
    card = next(
        card
        for card, facts in CARDS.items()
        if CardAction.BATTLE in facts.actions and facts.rank == 2 and facts.ability is None
    )
    given.court(state, ANNA, card)
    for region in (Region.KABUL, Region.HERAT):
        given.army(state, AFGHAN, region, 2)
        given.army(state, BRITISH, region, 2)
        given.tribe(state, BORIS, region, 2)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.BATTLE), RegionSpot(Region.KABUL))
    hand.click(*2 * [CylinderStack(BORIS, in_region(Region.KABUL))])
    assert tribes(hand.state, BORIS, Region.KABUL) == 0
    return hand.clicks


def betraying(application: Application) -> int:
    """A card without a prize, one of two."""
    state, card = ready(CardAction.BETRAY)
    spied = [c for c, f in CARDS.items() if f.prize is None and not f.ability]
    spied = [c for c in spied if c != card and c not in state.market_cards]
    spied = [c for c in spied if Impact.LEVERAGED not in CARDS[c].impact]
    given.court(state, BORIS, *spied[:2])
    for each in spied[:2]:
        given.spy(state, ANNA, each)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.BETRAY), CourtCard(spied[0]))
    assert spied[0] not in hand.state.players[BORIS].court
    return hand.clicks


def betraying_for_a_prize(application: Application) -> int:
    state, card = ready(CardAction.BETRAY)
    prizes = [c for c, f in CARDS.items() if f.prize is AFGHAN and not f.ability]
    prizes = [c for c in prizes if c != card and c not in state.market_cards]
    given.court(state, BORIS, *prizes[:2])
    for each in prizes[:2]:
        given.spy(state, ANNA, each)
    hand = Hand(application, given.acting(state))
    hand.click(ActionTile(card, CardAction.BETRAY), CourtCard(prizes[0]))
    hand.press(0)
    assert prizes[0] in hand.state.players[ANNA].prizes
    return hand.clicks


def ending_early(application: Application) -> int:
    state, _ = ready(CardAction.BATTLE)
    hand = Hand(application, given.beginning(state))
    hand.end_turn()
    hand.press(0)
    assert hand.state.active != ANNA
    return hand.clicks


def ending(application: Application) -> int:
    state = given.table()
    given.full_market(state)
    hand = Hand(application, given.beginning(state))
    hand.click(MarketSlot(0), MarketSlot(6))
    hand.clicks = 0
    hand.end_turn()
    assert hand.state.active != ANNA
    return hand.clicks


@pytest.mark.parametrize(
    ("act", "most"),
    [
        (buying, 1),
        (playing_first, 1),
        (playing_beside_others, 2),
        (playing_with_a_spy, 2),
        (playing_with_a_road, 2),
        (playing_with_a_bribe, 2),
        (giving, 1),
        (giving_of_several, 2),
        (building_two, 4),
        (moving_one, 3),
        (moving_two, 5),
        (taxing_the_market, 2),
        (taxing_a_player, 3),
        (battling_for_one, 3),
        (battling_for_two, 4),
        (betraying, 2),
        (betraying_for_a_prize, 3),
        (ending, 1),
        (ending_early, 2),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_no_action_takes_more_clicks_than_it_should(
    application: Application, act: Callable[[Application], int], most: int
) -> None:
    assert act(application) <= most
