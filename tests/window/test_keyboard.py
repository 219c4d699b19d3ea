"""The keyboard on the table of the real window: from zone to zone, to the bar, and back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.terms import Border, CardAction, CardId, Coalition, Region
from pamir_desktop.settings import HintsChoice
from pamir_desktop.views.table.marks import Mark
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    HandCard,
    MarketSlot,
    RegionSpot,
    Spot,
)
from tests.model import given
from tests.model.given import ANNA
from tests.window.table_positions import click, show_state

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def of_many_zones() -> tuple[State, CardId, CardId]:
    """Anna can buy, play a card, and move her army with another one."""
    state = given.table(loyalties=(Coalition.AFGHAN, Coalition.BRITISH, Coalition.RUSSIAN))
    given.full_market(state)
    used = {*given.FULL_TOP, *given.FULL_BOTTOM}
    free = [card for card in CARDS if card not in used]
    mover = next(card for card in free if CARDS[card].actions == (CardAction.MOVE,))
    held = next(card for card in free if card != mover)
    given.court(state, ANNA, mover)
    given.hand(state, ANNA, held)
    given.army(state, Coalition.AFGHAN, Region.KABUL)
    given.road(state, Coalition.AFGHAN, Border.HERAT_KABUL)
    given.road(state, Coalition.AFGHAN, Border.KABUL_KANDAHAR)
    return given.acting(state), mover, held


def press(
    application: Application, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN
) -> Spot | None:
    """At whatever has the keyboard; returns what has the focus on the table."""
    focused = application.window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)
    application.app.processEvents()
    return application.window.table.view.table.marks.focus


def at_the_table(application: Application, qtbot: QtBot, state: State) -> None:
    show_state(application, state)
    application.window.activateWindow()
    application.window.table.view.setFocus()
    qtbot.waitUntil(application.window.isActiveWindow)


def test_control_and_arrows_lead_from_zone_to_zone_and_round(
    application: Application, qtbot: QtBot
) -> None:
    # Given something to choose in the market, in the hand and in the court
    state, mover, held = of_many_zones()
    at_the_table(application, qtbot, state)

    # When the keyboard goes through them, then it comes to the first thing of each
    first, tile = MarketSlot(0), ActionTile(mover, CardAction.MOVE)
    assert press(application, Qt.Key.Key_Home) == first
    ways = [press(application, Qt.Key.Key_Right, CONTROL) for _ in range(3)]
    assert ways == [HandCard(held), tile, first]
    ways = [press(application, Qt.Key.Key_Up, CONTROL) for _ in range(3)]
    assert ways == [tile, HandCard(held), first]

    # When an action is chosen, then the next things are on the map
    press(application, Qt.Key.Key_Left, CONTROL)
    press(application, Qt.Key.Key_Return)
    army = BlockStack(Coalition.AFGHAN, in_region(Region.KABUL))
    assert press(application, Qt.Key.Key_Right, CONTROL) == army
    press(application, Qt.Key.Key_Return)
    ends = {press(application, Qt.Key.Key_PageDown) for _ in range(2)}
    assert ends == {RegionSpot(Region.HERAT), RegionSpot(Region.KANDAHAR)}


def test_only_one_thing_looks_as_if_it_had_the_keyboard(
    application: Application, qtbot: QtBot
) -> None:
    # Given the focus on a card of the market
    state, _, _ = of_many_zones()
    at_the_table(application, qtbot, state)
    page = application.window.table
    marks = page.view.table.marks
    card = press(application, Qt.Key.Key_Home)
    assert card is not None
    assert Mark.FOCUS in marks.of(card)

    # When the Tab key leads to the bar, then the card is not framed any more
    press(application, Qt.Key.Key_Tab)
    assert page.bar.isAncestorOf(application.window.focusWidget())
    assert Mark.FOCUS not in marks.of(card)

    # When it leads back, then the card has the focus again
    press(application, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert application.window.focusWidget() is page.view
    assert Mark.FOCUS in marks.of(card)
    assert marks.focus == card


def test_the_mouse_hides_the_frame_of_the_keyboard(application: Application, qtbot: QtBot) -> None:
    # Given the focus on a card of the market
    state, _, _ = of_many_zones()
    at_the_table(application, qtbot, state)
    marks = application.window.table.view.table.marks
    card = press(application, Qt.Key.Key_Home)
    assert card is not None

    # When the mouse is pressed on something else, then nothing is framed
    click(application, RegionSpot(Region.PERSIA))
    assert Mark.FOCUS not in marks.of(card)

    # When Enter is pressed, then the frame is there again and nothing has been chosen
    assert application.session.game is not None
    made = application.session.game.made
    press(application, Qt.Key.Key_Return)
    assert Mark.FOCUS in marks.of(card)
    assert application.session.game.made == made
    press(application, Qt.Key.Key_Return)
    assert application.session.game.made == made + 1


def test_hints_take_the_frame_of_the_keyboard(application: Application, qtbot: QtBot) -> None:
    # Given the focus on a card of the market
    application.settings.change(hints=HintsChoice.ALWAYS)
    state, _, _ = of_many_zones()
    at_the_table(application, qtbot, state)
    page = application.window.table
    marks = page.view.table.marks
    card = press(application, Qt.Key.Key_Home)
    assert card is not None

    # When hints are asked for, then the first of them has it, and afterwards the card again
    press(application, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(page.hints.rows), timeout=60_000)
    assert page.hints.rows[0].hasFocus()
    assert Mark.FOCUS not in marks.of(card)
    press(application, Qt.Key.Key_Escape)
    assert Mark.FOCUS in marks.of(card)
