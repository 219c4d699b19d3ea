"""Why not, asked in the window: by click, F3, tip and menu, for every reason of the catalogue."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from pamir_desktop.app import Desk
from pamir_desktop.model import Reason, State, why_not
from pamir_desktop.model.decisions import MoveArmy, Purchase, Stop
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.rules.placing import PlaceCylinder
from pamir_desktop.model.terms import Border, CardId, Coalition, Region, Suit
from pamir_desktop.views.table.intended_choices import carried_wish, wish
from pamir_desktop.views.table.spots import (
    BlockStack,
    CourtCard,
    CylinderStack,
    DialSpot,
    DiscardPile,
    DrawDeck,
    GiftSpace,
    MarketSlot,
    RegionSpot,
    Spot,
    SuitSpot,
)
from pamir_desktop.views.texts.reasons import reason_text
from pamir_desktop.views.texts.voice import Voice
from tests.model import attempted_actions, given
from tests.model.attempted_choices import CASES, Case, in_turn, shop
from tests.model.given import AFGHAN, ANNA, BORIS, HERAT, KABUL
from tests.table_positions import click, hover, lay, point_of

assert attempted_actions  # its cases are in the catalogue, too

UNPOINTABLE = {
    "no_such_thing": "nothing is there to be pointed at",
    "act.not_printed": "a card has tiles for its own actions only",
    "play.not_in_hand": "a hand of somebody else lies face down",
    "take.same_stack": "a stack is one thing on the table",
    "move.no_step": "a stack is one thing on the table",
    "battle.marked": "a stack is one thing on the table",
    "move.no_spy": "a tribe is asked about as a tribe",
    "take.placed_this_turn": "in the position of the catalogue, part of a stack; see below",
    "take.other_player": "in the position of the catalogue, a supply; see below",
}
"""Reasons for wishes that no hand can form; screen readers and saved games still get them."""


def pointing(desk: Desk, reason: Reason) -> tuple[Spot, ...] | None:
    """The spot that is closed for this reason, or two: a piece, and where it cannot go."""
    state = desk.session.state
    table = desk.window.table.view.table
    position = table.position
    assert position is not None
    prompt = "" if position.decision is None else position.decision.prompt
    legal = table.marks.legal
    for spot in table.spots():
        if (
            spot not in legal
            and why_not(state, wish(spot, prompt, position.state) or Stop()) == reason
        ):
            return (spot,)
    for grab in legal:
        for drop in table.spots():
            carried = carried_wish(grab, drop, position.state)
            if carried is not None and why_not(state, carried) == reason:
                return grab, drop
    return None


@pytest.mark.parametrize(
    ("reason", "make"),
    [(reason, make) for reason, made in CASES.items() for make in made],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_every_reason_stands_in_the_bar(desk: Desk, reason: str, make: Callable[[], Case]) -> None:
    state, wanted, _ = make()
    lay(desk, state)
    if state.result is not None:
        desk.window.table.game_over.put_away()
    expected = why_not(state, wanted)
    assert expected is not None
    bar, spots = desk.window.table.bar, pointing(desk, expected)
    if spots is None:
        desk.control.ask(wanted)
    else:
        for spot in spots:
            click(desk, spot)
    assert bar.reason == expected
    assert bar.reason.id == reason
    assert bar.content.sentence == reason_text(expected, Voice(state.setup))
    assert bar.rule_button.isVisible()
    assert QApplication.activeModalWidget() is None


def test_all_but_a_few_reasons_are_asked_for_with_the_mouse(desk: Desk) -> None:
    pointed = set()
    for reason, made in CASES.items():
        for make in made:
            state, wanted, _ = make()
            lay(desk, state)
            expected = why_not(state, wanted)
            if expected is not None and pointing(desk, expected) is not None:
                pointed.add(reason)
    assert set(CASES) - pointed <= set(UNPOINTABLE)


def out_of_cylinders() -> State:
    """Anna needs one: eight tribes, a gift and a spy of hers are in play, and one of Boris."""
    state = given.table()
    given.court(state, ANNA, 61)
    given.tribe(state, ANNA, HERAT, 8)
    given.gift(state, ANNA, 0)
    given.spy(state, ANNA, 61)
    given.tribe(state, BORIS, KABUL)
    state.placed_cylinders = 1 << 8 | 1 << 9
    given.doing(state, PlaceCylinder(ANNA, in_region(KABUL)))
    return state


@pytest.mark.parametrize(
    ("spot", "reason"),
    [
        (GiftSpace(ANNA, 0), "take.placed_this_turn"),
        (CylinderStack(ANNA, 61), "take.placed_this_turn"),
        (CylinderStack(BORIS, in_region(KABUL)), "take.other_player"),
    ],
    ids=str,
)
def test_a_piece_that_cannot_be_taken_says_why(desk: Desk, spot: Spot, reason: str) -> None:
    lay(desk, out_of_cylinders())
    click(desk, spot)
    assert desk.window.table.bar.reason is not None
    assert desk.window.table.bar.reason.id == reason


@pytest.fixture
def dear(desk: Desk) -> Reason:
    """A table where the last column is too dear."""
    state = in_turn(shop())
    lay(desk, state)
    found = why_not(state, Purchase(11))
    assert found is not None
    return found


def sentence(desk: Desk, reason: Reason) -> str:
    return reason_text(reason, Voice(desk.session.state.setup))


def test_f3_asks_about_what_is_under_the_mouse(desk: Desk, dear: Reason) -> None:
    hover(desk, MarketSlot(11))
    assert desk.window.table.bar.reason is None
    QTest.keyClick(desk.window, Qt.Key.Key_F3)
    assert desk.window.table.bar.reason == dear


def test_f3_asks_about_what_has_the_focus(desk: Desk, dear: Reason) -> None:
    view = desk.window.table.view
    hover(desk, RegionSpot(Region.KABUL))
    view.pointer.focus(MarketSlot(10))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.table.marks.focus == MarketSlot(11)
    QTest.keyClick(desk.window, Qt.Key.Key_F3)
    assert desk.window.table.bar.reason == dear


def test_f3_has_nothing_to_say_about_what_is_possible(desk: Desk, dear: Reason) -> None:
    hover(desk, MarketSlot(0))
    QTest.keyClick(desk.window, Qt.Key.Key_F3)
    assert desk.window.table.bar.reason is None


def test_the_rule_button_leads_to_the_rule(desk: Desk, dear: Reason) -> None:
    click(desk, MarketSlot(11))
    QTest.mouseClick(desk.window.table.bar.rule_button, Qt.MouseButton.LeftButton)
    rules = desk.window.rules_help.rules
    assert rules is not None
    assert rules.page == "buying"
    rules.close()


def test_no_button_moves_when_a_reason_comes(desk: Desk, dear: Reason) -> None:
    bar = desk.window.table.bar
    before = [button.geometry() for button in (bar.undo_button, bar.end_button)]
    click(desk, MarketSlot(11))
    assert [button.geometry() for button in (bar.undo_button, bar.end_button)] == before
    assert bar.rule_button.geometry().right() < bar.undo_button.geometry().left()


def tip_on(desk: Desk, spot: Spot) -> str:
    viewport = desk.window.table.view.viewport()
    at = point_of(desk, spot)
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    return QToolTip.text()


def test_a_tip_names_the_thing_and_says_why_not(desk: Desk, dear: Reason) -> None:
    told = tip_on(desk, MarketSlot(11)).splitlines()
    assert told[0].startswith("Ghilzai Nomads") or "price" in told[0]
    assert told[1:] == [sentence(desk, dear)]


def test_a_tip_says_what_can_be_done(desk: Desk, dear: Reason) -> None:
    told = tip_on(desk, MarketSlot(0)).splitlines()
    assert len(told) == 2
    assert told[1].startswith("Buy ")


def menu_on(desk: Desk, spot: Spot) -> QMenu:
    view = desk.window.table.view
    at = point_of(desk, spot)
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_the_menu_offers_what_can_be_done(desk: Desk, dear: Reason) -> None:
    menu = menu_on(desk, MarketSlot(0))
    choices = [action for action in menu.actions() if action.text().startswith("Buy ")]
    assert len(choices) == 1
    hand = list(desk.session.state.players[ANNA].hand)
    choices[0].trigger()
    menu.close()
    desk.app.processEvents()
    assert desk.session.state.players[ANNA].hand == [*hand, CardId(9)]


def test_the_menu_tells_reasons_and_leads_to_the_rule(desk: Desk, dear: Reason) -> None:
    menu = menu_on(desk, MarketSlot(11))
    reasons = [action for action in menu.actions() if action.text() == sentence(desk, dear)]
    assert len(reasons) == 1
    reasons[0].trigger()
    assert desk.window.table.bar.reason == dear
    menu.actions()[-1].trigger()
    menu.close()
    rules = desk.window.rules_help.rules
    assert rules is not None
    assert rules.page == "buying"
    rules.close()


def test_the_menu_of_a_card_tells_of_each_of_its_actions(desk: Desk) -> None:
    state = in_turn(shop())
    given.court(state, ANNA, 61)
    lay(desk, state)
    menu = menu_on(desk, CourtCard(CardId(61)))
    texts = [action.text() for action in menu.actions()]
    assert any("nothing to tax" in text for text in texts)
    menu.close()


def test_the_keyboard_opens_the_menu_of_what_has_the_focus(desk: Desk, dear: Reason) -> None:
    view = desk.window.table.view
    view.pointer.focus(MarketSlot(11))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(view, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert sentence(desk, dear) in [action.text() for action in menu.actions()]
    menu.close()


@pytest.mark.parametrize(
    "spot",
    [DrawDeck(), DiscardPile(), DialSpot(Coalition.AFGHAN), SuitSpot(Suit.ECONOMIC)],
    ids=str,
)
def test_what_is_only_to_be_looked_at_has_an_answer_too(
    desk: Desk, dear: Reason, spot: Spot
) -> None:
    click(desk, spot)
    assert desk.window.table.bar.reason is not None
    assert desk.window.table.bar.reason.id == "not_now"


def test_an_army_put_where_it_cannot_go_says_which_road_is_missing(desk: Desk) -> None:
    state, wanted, _ = CASES["move.no_road"][0]()
    assert isinstance(wanted, MoveArmy)
    given.road(state, AFGHAN, Border.PERSIA_HERAT)
    given.army(state, AFGHAN, HERAT)
    lay(desk, state)
    click(desk, BlockStack(AFGHAN, in_region(HERAT)))
    click(desk, RegionSpot(KABUL))
    assert desk.window.table.bar.reason is not None
    assert desk.window.table.bar.reason.id == "move.no_road"
