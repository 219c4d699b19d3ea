"""Cards that leave the table travel to where they go, face up only where they are public."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.decisions import EndTurn, NamePlayer, PlayAt, PlayCard
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.rules.battle import MarkLosses
from pamir_desktop.model.rules.betray import AcceptPrize, Betray
from pamir_desktop.model.rules.discard import PayDebtWithCards
from pamir_desktop.model.rules.event_cards import SwapHands
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId, CourtEnd
from pamir_desktop.settings import Speed
from pamir_desktop.views.table import anchors
from pamir_desktop.views.table.flight_pictures import card_picture
from pamir_desktop.views.table.motion import MOST_FLIGHTS
from pamir_desktop.views.table.spots import (
    CourtCard,
    CylinderStack,
    DiscardPile,
    DrawDeck,
    EventBadge,
    HandCard,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    Spot,
)
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL
from tests.window.application import sensible, table
from tests.window.table_positions import click, show_state
from tools.scene_check import compare_scene

# --- Positions ----------------------------------------------------------------------------------


def furnished(players: int = 3) -> State:
    """Cards in the market and in the deck, so that turns can end."""
    state = given.table(players)
    given.full_market(state)
    given.deck(state, *range(80, 100))
    return state


def betrayal() -> State:
    state = furnished()
    given.court(state, BORIS, 46, 49)
    given.spy(state, ANNA, 46)
    given.spy(state, CLARA, 46)
    given.doing(state, Betray(ANNA))
    return state


def overthrow() -> State:
    """With his last tribe in Kabul Boris loses card 6, and Clara the spy on it."""
    state = furnished()
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.court(state, BORIS, 6, 48)
    given.spy(state, CLARA, 6)
    given.doing(state, MarkLosses(ANNA, in_region(KABUL), 1))
    return state


def long_court() -> State:
    state = furnished()
    given.court(state, ANNA, 10, 48, 12, 49)
    given.acting(state)
    return given.choose(state, EndTurn())


def long_hand() -> State:
    state = furnished()
    given.hand(state, ANNA, 77, 78, 79, 70)
    given.acting(state)
    return given.choose(state, EndTurn())


def owing() -> State:
    state = furnished()
    given.court(state, ANNA, 10)
    given.hand(state, ANNA, 77)
    given.doing(state, PayDebtWithCards(ANNA, 1))
    return state


def foreign_patriot() -> State:
    """Played, it costs Anna a prize and a patriot."""
    state = furnished()
    given.court(state, ANNA, 11, 10)
    given.hand(state, ANNA, 69)
    given.prizes(state, ANNA, 26)
    given.acting(state)
    return given.choose(state, PlayCard(CardId(69)))


def last_hand_card_too_many(*, top: int = 9, bottom: int = 55, lasting: bool = False) -> State:
    """Discarding one more card ends Anna's turn; these are in the leftmost column."""
    state = furnished()
    given.market(state, top=(top,), bottom=(bottom,))
    given.hand(state, ANNA, 77, 78, 79)
    given.court(state, ANNA, 10)
    if lasting:
        given.event(state, 109)
        given.event(state, 105, BORIS)
    given.acting(state)
    return given.choose(state, EndTurn())


# --- What flies -----------------------------------------------------------------------------------


class Trip(NamedTuple):
    card: int
    start: Spot
    end: Spot | str


def rect_of(application: Application, place: Spot | str) -> QRectF:
    scene = application.window.table.view.table
    return anchors.checks_rect(scene) if isinstance(place, str) else scene.spot_rect(place)


def sprites(application: Application) -> list[QGraphicsPixmapItem]:
    items = application.window.table.view.table.items()
    return [item for item in items if isinstance(item, QGraphicsPixmapItem)]


def near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < 1.5


def shows(application: Application, sprite: QGraphicsPixmapItem, card: int) -> bool:
    """Whether it is the face of the card, or its back, in one of the sizes cards have."""
    scene = application.window.table.view.table
    assert scene.context is not None
    layout = scene.context.layout
    sizes = (layout.slots[0].width(), layout.own_card, layout.other_card)
    faces = [card_picture(scene, CardId(card), width).toImage() for width in sizes]
    return sprite.pixmap().toImage() in faces


def prepare(application: Application, state: State) -> None:
    show_state(application, state)
    application.window.table.view.complete()
    application.settings.change(animation=Speed.SLOW)


def hold(application: Application, share: float) -> None:
    """Stop motion at a share of its time."""
    clock = application.window.table.view.motion._clock
    clock.pause()
    clock.setCurrentTime(round(share * (clock.duration() - 1)))


def fly(application: Application, act: Callable[[], object], trips: list[Trip]) -> None:
    """Every card starts where it was, ends where it goes, and is not on the table afterwards."""
    view = application.window.table.view
    starts = [rect_of(application, trip.start).center() for trip in trips]
    act()
    assert view.motion.is_running
    hold(application, 0.0)
    flying = []
    for trip, start in zip(trips, starts, strict=True):
        found = [sprite for sprite in sprites(application) if near(sprite.pos(), start)]
        found = [sprite for sprite in found if shows(application, sprite, trip.card)]
        assert found, f"card {trip.card} does not set out from {trip.start}"
        flying.append(found[0])
    hold(application, 1.0)
    for trip, sprite in zip(trips, flying, strict=True):
        goal = rect_of(application, trip.end)
        assert near(sprite.pos(), goal.center()), f"card {trip.card} does not get to {trip.end}"
        assert sprite.sceneBoundingRect().height() <= goal.height() + 2
    QTest.keyClick(application.window, Qt.Key.Key_Shift)
    assert not view.motion.is_running
    assert not sprites(application)
    compare_scene(view.table, application.session.state)


CASES: dict[str, tuple[Callable[[], State], Spot, list[Trip]]] = {
    "betrayed": (
        betrayal,
        CourtCard(CardId(46)),
        [Trip(46, CourtCard(CardId(46)), DiscardPile())],
    ),
    "overthrown": (
        overthrow,
        CylinderStack(BORIS, in_region(KABUL)),
        [Trip(6, CourtCard(CardId(6)), DiscardPile())],
    ),
    "court over the limit": (
        long_court,
        CourtCard(CardId(48)),
        [Trip(48, CourtCard(CardId(48)), DiscardPile())],
    ),
    "hand over the limit": (
        long_hand,
        HandCard(CardId(78)),
        [Trip(78, HandCard(CardId(78)), DiscardPile())],
    ),
    "hand card for a debt": (
        owing,
        HandCard(CardId(77)),
        [Trip(77, HandCard(CardId(77)), DiscardPile())],
    ),
    "court card for a debt": (
        owing,
        CourtCard(CardId(10)),
        [Trip(10, CourtCard(CardId(10)), DiscardPile())],
    ),
    "events at the end of a turn": (
        lambda: last_hand_card_too_many(top=112, bottom=106),
        HandCard(CardId(78)),
        [
            Trip(78, HandCard(CardId(78)), DiscardPile()),
            Trip(112, MarketSlot(0), DiscardPile()),
            Trip(106, MarketSlot(6), EventBadge(CardId(106))),
        ],
    ),
    "a check, and the events it ends": (
        lambda: last_hand_card_too_many(bottom=101, lasting=True),
        HandCard(CardId(78)),
        [
            Trip(101, MarketSlot(6), "checks"),
            Trip(109, EventBadge(CardId(109)), DiscardPile()),
            Trip(105, EventBadge(CardId(105)), DiscardPile()),
        ],
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_a_card_that_leaves_travels_to_where_it_goes(application: Application, name: str) -> None:
    make, spot, trips = CASES[name]
    prepare(application, make())
    fly(application, lambda: click(application, spot), trips)


def test_a_change_of_loyalty_sends_prizes_and_patriots_away(application: Application) -> None:
    prepare(application, foreign_patriot())
    trips = [
        Trip(11, CourtCard(CardId(11)), DiscardPile()),
        Trip(26, PrizeCard(CardId(26)), DiscardPile()),
    ]
    fly(application, lambda: application.control.choose(PlayAt(CourtEnd.LEFT)), trips)


def test_a_prize_that_is_taken_comes_from_the_discard_pile(application: Application) -> None:
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    given.full_market(state)
    state.discard = [CardId(34)]
    given.doing(state, AcceptPrize(ANNA, CardId(34)))
    prepare(application, state)
    take = application.window.table.bar.buttons[0]
    trips = [Trip(34, DiscardPile(), PrizeCard(CardId(34)))]
    fly(application, lambda: QTest.mouseClick(take, Qt.MouseButton.LeftButton), trips)


def test_an_event_that_is_bought_and_done_with_travels_to_the_pile(
    application: Application,
) -> None:
    state = furnished()
    given.market(state, top=(113,))
    prepare(application, given.acting(state))
    fly(
        application,
        lambda: click(application, MarketSlot(0)),
        [Trip(113, MarketSlot(0), DiscardPile())],
    )


def test_spies_on_a_card_that_goes_travel_home_from_it(application: Application) -> None:
    prepare(application, betrayal())
    view = application.window.table.view
    start = view.table.spot_rect(CourtCard(CardId(46))).center()
    click(application, CourtCard(CardId(46)))
    hold(application, 0.0)
    there = [sprite for sprite in sprites(application) if near(sprite.pos(), start)]
    assert len(there) == 3, "the card and two spies"
    hold(application, 1.0)
    home = view.table.spot_rect(PlayerPanel(CLARA)).center()
    assert sum(near(sprite.pos(), home) for sprite in there) == 1


def test_every_card_that_comes_to_the_discard_pile_has_travelled_there(
    application: Application,
) -> None:
    """Whatever sent it there, over whole games, with Wakhan too."""
    application.settings.change(animation=Speed.SLOW)
    travelled = 0
    for seed, people in enumerate((2, 3, 4, 1)):
        application.session.start(table(people, seed, open_hands=True, wakhan=people == 1))
        travelled += play_and_count(application, Dice(seed))
    assert travelled > 60
    assert not sprites(application)


def play_and_count(application: Application, dice: Dice) -> int:
    """Play to the end; how many cards were seen to come to the pile."""
    view, travelled = application.window.table.view, 0
    while (decision := application.session.decision) is not None:
        before = set(application.session.state.discard)
        application.control.choose(sensible(decision, dice))
        flights, come = view.motion._flights, set(application.session.state.discard) - before
        if come and len(flights) < MOST_FLIGHTS:
            pile = view.table.spot_rect(DiscardPile()).center()
            assert sum(near(flight.end, pile) for flight in flights) == len(come)
            travelled += len(come)
        view.motion.finish()
    return travelled


def test_a_card_can_be_chosen_while_another_one_still_flies(application: Application) -> None:
    state = furnished()
    given.hand(state, ANNA, 77, 78, 79, 70)
    given.acting(state)
    prepare(application, given.choose(state, EndTurn()))
    view = application.window.table.view
    click(application, HandCard(CardId(78)))
    assert view.motion.is_running
    hold(application, 0.5)
    QTest.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=point_at_rest(application, HandCard(CardId(70))),
    )
    application.app.processEvents()
    view.motion.finish()
    assert application.session.state.discard[:2] == [78, 70]
    compare_scene(view.table, application.session.state)


def point_at_rest(application: Application, spot: Spot) -> QPoint:
    """Where the spot will be when nothing moves; a press puts everything there first."""
    scene = application.window.table.view.table
    item = scene.item_of(spot)
    assert item is not None
    return application.window.table.view.mapFromScene(item.home + item.spot_rect(spot).center())


# --- What may be seen ---------------------------------------------------------------------------


def test_hands_that_are_swapped_travel_face_down(application: Application) -> None:
    state = furnished(2)
    given.hand(state, ANNA, 77, 78)
    given.hand(state, BORIS, 70)
    given.doing(state, SwapHands(ANNA))
    prepare(application, state)
    application.control.choose(NamePlayer(BORIS))
    hold(application, 0.0)
    flying = sprites(application)
    assert len(flying) == 3
    for sprite in flying:
        assert shows(application, sprite, HIDDEN)


def replayed(application: Application, state: State, card: int) -> None:
    """Boris plays a card; afterwards the game is watched with all hands closed, up to that."""
    state.setup = table(3)
    given.hand(state, BORIS, card)
    given.hand(state, ANNA, 77)
    given.acting(state, BORIS)
    show_state(application, state)
    application.control.choose(PlayCard(CardId(card)))
    application.settings.change(animation=Speed.SLOW)
    application.replay.start(0)
    application.replay.show_moment(1)


def test_a_card_played_from_a_closed_hand_comes_out_of_that_hand(application: Application) -> None:
    replayed(application, furnished(), 10)
    view = application.window.table.view
    assert view.motion.is_running
    hold(application, 0.0)
    card = view.table.cards[10]
    assert card.pos() != card.home
    middle = card.mapToScene(card.box.center())
    assert near(middle, anchors.hand_rect(view.table, BORIS).center())
    assert not near(middle, view.table.spot_rect(DrawDeck()).center())
    view.motion.finish()


def test_a_hand_that_is_opened_is_simply_there(application: Application) -> None:
    """With open hands the table turns to the next player: no card is dealt from anywhere."""
    state = furnished()
    state.setup = table(3, open_hands=True)
    given.hand(state, BORIS, 77, 78)
    given.hand(state, ANNA, 79)
    state.market_cards[5] = NO_CARD
    given.beginning(state)
    prepare(application, state)
    application.control.choose(EndTurn())
    view = application.window.table.view
    assert view.motion.is_running
    hold(application, 0.0)
    for card in (77, 78):
        item = view.table.cards[card]
        assert item.shown.spot == HandCard(CardId(card))
        assert item.pos() == item.home
    dealt = view.table.cards[80]
    middle = dealt.mapToScene(dealt.box.center())
    assert near(middle, view.table.spot_rect(DrawDeck()).center())


def test_what_is_bought_into_a_closed_hand_travels_there_face_up(application: Application) -> None:
    """The purchase is public; nobody else's card shows."""
    state = furnished()
    state.setup = table(3)
    given.hand(state, BORIS, 70)
    given.acting(state, BORIS)
    show_state(application, state)
    click(application, MarketSlot(0))
    bought = state.market_cards[0]
    application.settings.change(animation=Speed.SLOW)
    application.replay.start(0)
    view = application.window.table.view
    start = view.table.spot_rect(MarketSlot(0)).center()
    application.replay.show_moment(1)
    hold(application, 0.0)
    (sprite,) = sprites(application)
    assert near(sprite.pos(), start)
    assert shows(application, sprite, bought)
    hold(application, 1.0)
    assert near(sprite.pos(), anchors.hand_rect(view.table, BORIS).center())
    assert 70 not in view.table.cards


# --- Rupees -------------------------------------------------------------------------------------


def test_rupees_from_the_bank_come_over_the_edge_and_go_there(application: Application) -> None:
    state = furnished()
    given.court(state, BORIS, 46)
    given.spy(state, ANNA, 46)
    given.rupees(state, BORIS, 5)
    given.doing(state, Betray(ANNA))
    prepare(application, state)
    click(application, CourtCard(CardId(46)))
    hold(application, 0.0)
    purse = application.window.table.view.table.spot_rect(PlayerPanel(BORIS)).center()
    (coin,) = [sprite for sprite in sprites(application) if near(sprite.pos(), purse)]
    hold(application, 1.0)
    assert coin.pos().y() < 0
    assert coin.pos().x() == purse.x()


def test_rupees_on_a_card_go_to_its_buyer(application: Application) -> None:
    state = furnished()
    given.rupees_on(state, 0, 2)
    prepare(application, given.acting(state))
    scene = application.window.table.view.table
    start = scene.spot_rect(MarketSlot(0)).center()
    click(application, MarketSlot(0))
    hold(application, 0.0)
    (coin,) = [sprite for sprite in sprites(application) if near(sprite.pos(), start)]
    hold(application, 1.0)
    assert near(coin.pos(), scene.spot_rect(PlayerPanel(ANNA)).center())
    assert application.session.state.players[ANNA].rupees == 6
