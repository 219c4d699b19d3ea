"""Why not, asked in the window: by click, F3, tip and menu, for every reason of the catalogue."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from pamir_desktop.app import Application
from pamir_desktop.model import Reason, State, why_not
from pamir_desktop.model.decisions import MoveArmy, Purchase, Stop
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.rules.placing import PlaceCylinder
from pamir_desktop.model.terms import Border, CardId, Coalition, Region, Suit
from pamir_desktop.views.table.intended_choices import carried_attempt, intended_choice
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
from pamir_desktop.views.texts.spot_names import spot_name
from pamir_desktop.views.texts.voice import Voice
from tests.model import attempted_actions, given
from tests.model.attempted_choices import CASES, Case, in_turn, shop
from tests.model.given import AFGHAN, ANNA, BORIS, HERAT, KABUL
from tests.window.table_positions import click, hover, point_of, show_state

assert attempted_actions  # its cases are in the catalogue, too

UNPOINTABLE = {
    "no_such_thing": "nothing is there to be pointed at",
    "act.not_printed": "a card has tiles for its own actions only",
    "play.not_in_hand": "another player's hand is face down",
    "take.same_stack": "a stack is one thing on the table",
    "move.no_step": "a stack is one thing on the table",
    "battle.marked": "a stack is one thing on the table",
    "move.no_spy": "a tribe is asked about as a tribe",
    "take.placed_this_turn": "in the position of the catalogue, part of a stack; see below",
    "take.other_player": "in the position of the catalogue, a supply; see below",
}
"""Reasons for attempts that no gesture can make; screen readers and saved games still get them."""


def pointing(application: Application, reason: Reason) -> tuple[Spot, ...] | None:
    """The spot that is closed for this reason, or two: a piece, and where it cannot go."""
    state = application.session.state
    table = application.window.table.view.table
    position = table.position
    assert position is not None
    prompt = "" if position.decision is None else position.decision.prompt
    legal = table.marks.legal
    for spot in table.spots():
        if (
            spot not in legal
            and why_not(state, intended_choice(spot, prompt, position.state) or Stop()) == reason
        ):
            return (spot,)
    for grab in legal:
        for drop in table.spots():
            carried = carried_attempt(grab, drop, position.state)
            if carried is not None and why_not(state, carried) == reason:
                return grab, drop
    return None


@pytest.mark.parametrize(
    ("reason", "make"),
    [(reason, make) for reason, made in CASES.items() for make in made],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_every_reason_is_in_the_bar(
    application: Application, reason: str, make: Callable[[], Case]
) -> None:
    state, wanted, _ = make()
    show_state(application, state)
    if state.result is not None:
        application.checks.skip()
        application.window.table.game_over.put_away()
    expected = why_not(state, wanted)
    assert expected is not None
    bar, spots = application.window.table.bar, pointing(application, expected)
    if spots is None:
        application.control.ask(wanted)
    else:
        for spot in spots:
            click(application, spot)
    assert bar.reason == expected
    assert bar.reason.id == reason
    if expected.id != "not_now" or expected.args["prompt"] == "turn.action":
        assert bar.content.sentence == reason_text(expected, Voice(state.setup))
    assert bar.rule_button.isVisible()
    assert QApplication.activeModalWidget() is None


def test_all_but_a_few_reasons_are_asked_for_with_the_mouse(application: Application) -> None:
    pointed = set()
    for reason, made in CASES.items():
        for make in made:
            state, wanted, _ = make()
            show_state(application, state)
            expected = why_not(state, wanted)
            if expected is not None and pointing(application, expected) is not None:
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
def test_a_piece_that_cannot_be_taken_says_why(
    application: Application, spot: Spot, reason: str
) -> None:
    show_state(application, out_of_cylinders())
    click(application, spot)
    assert application.window.table.bar.reason is not None
    assert application.window.table.bar.reason.id == reason


@pytest.fixture
def too_expensive(application: Application) -> Reason:
    """A table where the last column is too expensive."""
    state = in_turn(shop())
    show_state(application, state)
    found = why_not(state, Purchase(11))
    assert found is not None
    return found


def sentence(application: Application, reason: Reason) -> str:
    return reason_text(reason, Voice(application.session.state.setup))


def test_f3_asks_about_what_is_under_the_mouse(
    application: Application, too_expensive: Reason
) -> None:
    hover(application, MarketSlot(11))
    assert application.window.table.bar.reason is None
    QTest.keyClick(application.window, Qt.Key.Key_F3)
    assert application.window.table.bar.reason == too_expensive


def test_f3_asks_about_what_has_the_focus(application: Application, too_expensive: Reason) -> None:
    view = application.window.table.view
    hover(application, RegionSpot(Region.KABUL))
    view.pointer.focus(MarketSlot(10))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.table.marks.focus == MarketSlot(11)
    QTest.keyClick(application.window, Qt.Key.Key_F3)
    assert application.window.table.bar.reason == too_expensive


def test_f3_has_nothing_to_say_about_what_is_possible(
    application: Application, too_expensive: Reason
) -> None:
    hover(application, MarketSlot(0))
    QTest.keyClick(application.window, Qt.Key.Key_F3)
    assert application.window.table.bar.reason is None


def test_the_rule_button_leads_to_the_rule(application: Application, too_expensive: Reason) -> None:
    click(application, MarketSlot(11))
    QTest.mouseClick(application.window.table.bar.rule_button, Qt.MouseButton.LeftButton)
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.page == "buying"
    rules.close()


def test_no_button_moves_when_a_reason_comes(
    application: Application, too_expensive: Reason
) -> None:
    bar = application.window.table.bar
    before = [button.geometry() for button in (bar.undo_button, bar.end_button)]
    click(application, MarketSlot(11))
    assert [button.geometry() for button in (bar.undo_button, bar.end_button)] == before
    assert bar.rule_button.geometry().right() < bar.undo_button.geometry().left()


def tip_on(application: Application, spot: Spot) -> str:
    viewport = application.window.table.view.viewport()
    at = point_of(application, spot)
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    return QToolTip.text().replace("\n", " ")  # short lines keep it narrow


def name_of(application: Application, spot: Spot) -> str:
    position = application.window.table.view.table.position
    assert position is not None
    return spot_name(spot, position, Voice(application.control.display.setup))


def test_a_tip_names_the_thing_and_says_why_not(
    application: Application, too_expensive: Reason
) -> None:
    said = f"{name_of(application, MarketSlot(11))} {sentence(application, too_expensive)}"
    assert tip_on(application, MarketSlot(11)) == said


def test_a_tip_does_not_repeat_what_the_bar_says(
    application: Application, too_expensive: Reason
) -> None:
    assert tip_on(application, MarketSlot(0)) == name_of(application, MarketSlot(0))


def menu_on(application: Application, spot: Spot) -> QMenu:
    view = application.window.table.view
    at = point_of(application, spot)
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_the_menu_offers_what_can_be_done(application: Application, too_expensive: Reason) -> None:
    menu = menu_on(application, MarketSlot(0))
    choices = [action for action in menu.actions() if action.text().startswith("Buy ")]
    assert len(choices) == 1
    hand = list(application.session.state.players[ANNA].hand)
    choices[0].trigger()
    menu.close()
    application.app.processEvents()
    assert application.session.state.players[ANNA].hand == [*hand, CardId(9)]


def test_the_menu_gives_reasons_and_leads_to_the_rule(
    application: Application, too_expensive: Reason
) -> None:
    menu = menu_on(application, MarketSlot(11))
    reasons = [
        action for action in menu.actions() if action.text() == sentence(application, too_expensive)
    ]
    assert len(reasons) == 1
    reasons[0].trigger()
    assert application.window.table.bar.reason == too_expensive
    menu.actions()[-1].trigger()
    menu.close()
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.page == "buying"
    rules.close()


def test_the_menu_of_a_card_lists_each_of_its_actions(application: Application) -> None:
    state = in_turn(shop())
    given.court(state, ANNA, 61)
    show_state(application, state)
    menu = menu_on(application, CourtCard(CardId(61)))
    texts = [action.text() for action in menu.actions()]
    assert any("nothing you can tax" in text for text in texts)
    menu.close()


def test_the_keyboard_opens_the_menu_of_what_has_the_focus(
    application: Application, too_expensive: Reason
) -> None:
    view = application.window.table.view
    view.pointer.focus(MarketSlot(11))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(view, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert sentence(application, too_expensive) in [action.text() for action in menu.actions()]
    menu.close()


@pytest.mark.parametrize(
    "spot",
    [DrawDeck(), DiscardPile(), DialSpot(Coalition.AFGHAN), SuitSpot(Suit.ECONOMIC)],
    ids=str,
)
def test_what_is_only_to_be_looked_at_has_an_answer_too(
    application: Application, too_expensive: Reason, spot: Spot
) -> None:
    click(application, spot)
    assert application.window.table.bar.reason is not None
    assert application.window.table.bar.reason.id == "not_now"


def test_an_army_put_where_it_cannot_go_says_which_road_is_missing(
    application: Application,
) -> None:
    state, wanted, _ = CASES["move.no_road"][0]()
    assert isinstance(wanted, MoveArmy)
    given.road(state, AFGHAN, Border.PERSIA_HERAT)
    given.army(state, AFGHAN, HERAT)
    show_state(application, state)
    click(application, BlockStack(AFGHAN, in_region(HERAT)))
    click(application, RegionSpot(KABUL))
    assert application.window.table.bar.reason is not None
    assert application.window.table.bar.reason.id == "move.no_road"
