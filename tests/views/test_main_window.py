"""The window: pages, menus, panels, options; a game is begun and followed by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model.decisions import Choice, EndTurn, Purchase
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import Pace
from pamir_desktop.views.art.palette import DUSK, HIGH_CONTRAST
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.panel_parts import PARTS
from pamir_desktop.views.panels.side_panel import SidePanel
from pamir_desktop.views.table.spots import MarketSlot
from tests.model import given
from tests.model.given import ANNA, BORIS
from tests.window.application import play_to_the_end, sensible, table
from tests.window.table_positions import show_state


def key(
    application: Application, keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None
) -> None:
    modifiers = Qt.KeyboardModifier.NoModifier if modifier is None else modifier
    focus = application.app.focusWidget() or application.window
    QTest.keyClick(focus, keys, modifiers)


def play(application: Application, choices: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(choices):
        decision = application.session.decision
        if decision is None:
            return
        application.control.display.lift_curtain()
        application.control.choose(sensible(decision, dice))
    application.control.display.lift_curtain()


def test_it_begins_with_the_start_page(application: Application) -> None:
    assert not application.window.pages.is_at_table
    assert application.window.pages.start.new_button.isVisible()
    assert not application.window.pages.start.continue_button.isVisible()


def test_a_new_game_is_two_enters_away(application: Application, qtbot: QtBot) -> None:
    QTest.mouseClick(application.window.pages.start.new_button, Qt.MouseButton.LeftButton)
    dialog = application.window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    with qtbot.waitSignal(application.window.setup_chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert application.window.pages.is_at_table
    assert application.session.game is not None
    assert application.window.table.bar.isVisible()
    assert "Wakhan" in application.window.windowTitle()


def test_the_running_game_is_continued_from_the_start_page(application: Application) -> None:
    application.session.start(table(2))
    state = application.session.state
    key(application, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not application.window.pages.is_at_table
    QTest.mouseClick(application.window.pages.start.continue_button, Qt.MouseButton.LeftButton)
    assert application.window.pages.is_at_table
    assert application.session.state is state


def test_the_bar_is_where_the_table_leaves_room_for_it(application: Application) -> None:
    application.session.start(table(4))
    page = application.window.table
    for width, height in ((1024, 700), (1280, 800), (1920, 1080)):
        application.window.resize(width, height)
        application.app.processEvents()
        assert page.bar.geometry().contains(page.view.prompt_rect().toRect())


def test_wide_windows_have_the_side_panel_beside_the_table(application: Application) -> None:
    application.session.start(table(3))
    page = application.window.table
    application.window.resize(2560, 1080)
    application.app.processEvents()
    assert page.side.isVisible()
    assert page.view.geometry().right() <= page.side.geometry().left()
    application.window.resize(1024, 700)
    application.app.processEvents()
    assert not page.side.isVisible()
    assert page.view.width() == page.width() - page.rail.width()


@pytest.mark.parametrize(
    ("name", "shortcut"), [("inspector", Qt.Key.Key_F2), ("log", Qt.Key.Key_F7)]
)
def test_in_small_windows_panels_come_with_a_key(
    application: Application, name: str, shortcut: Qt.Key
) -> None:
    application.window.resize(1024, 700)
    application.session.start(table(3))
    page = application.window.table
    part = page.side.inspector if name == "inspector" else page.side.log
    assert not part.isVisible()
    key(application, shortcut)
    assert part.isVisible()
    assert application.window.menus.actions[name].isChecked()
    key(application, shortcut)
    assert not part.isVisible()


def test_undo_and_redo_by_keys(application: Application) -> None:
    application.session.start(table(2, open_hands=True))
    decision = application.session.decision
    assert decision is not None
    before = application.session.state
    application.control.choose(decision.choices[0])
    after = application.session.state
    key(application, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert application.session.state == before
    key(
        application,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert application.session.state == after


def test_the_menus_allow_what_is_possible(application: Application) -> None:
    actions = application.window.menus.actions
    assert not actions["undo"].isEnabled()
    assert not actions["end_turn"].isEnabled()
    application.session.start(table(2, open_hands=True))
    assert not actions["undo"].isEnabled()
    for _ in range(2):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(decision.choices[0])
    assert actions["undo"].isEnabled()
    assert actions["end_turn"].isEnabled()


def test_a_turn_is_ended_by_keys(application: Application) -> None:
    application.session.start(table(2, open_hands=True))
    play(application, 2)
    while (
        application.session.decision is not None
        and EndTurn() not in application.session.decision.choices
    ):
        play(application, 1)
    turn = application.session.state.turn
    control = Qt.KeyboardModifier.ControlModifier
    key(application, Qt.Key.Key_Return, control)
    if application.session.state.turn == turn:
        key(application, Qt.Key.Key_1)
    application.app.processEvents()
    assert application.session.state.turn > turn or application.session.decision is not None


def test_a_key_says_why_the_thing_in_focus_cannot_be_chosen(application: Application) -> None:
    application.session.start(table(2))
    bar = application.window.table.bar
    application.window.table.view.pointer.focus(MarketSlot(0))
    key(application, Qt.Key.Key_F3)
    assert bar.reason is not None
    play(application, 2)
    bar.forget_reason()
    legal = application.window.table.view.pointer.open_spots()
    assert legal
    application.window.table.view.pointer.focus(legal[0])
    key(application, Qt.Key.Key_F3)
    assert bar.reason is None


def test_digits_choose_a_loyalty_from_the_table(application: Application) -> None:
    application.session.start(table(2))
    application.window.table.view.setFocus()
    key(application, Qt.Key.Key_2)
    assert sorted(p.loyalty is not None for p in application.session.state.players) == [False, True]


# --- Options ---------------------------------------------------------------------------------


def trigger(application: Application, group: str, value: object) -> None:
    actions = application.window.menus.groups[group].actions()
    next(action for action in actions if action.data() == value).trigger()


def test_the_language_changes_at_once_and_everywhere(
    application: Application, qtbot: QtBot
) -> None:
    application.session.start(table(2))
    menus, bar = application.window.menus, application.window.table.bar
    english = bar.content.sentence
    trigger(application, "language", "de")
    qtbot.waitUntil(lambda: menus.actions["quit"].text() == "Beenden")
    assert bar.content.sentence != english
    trigger(application, "language", "ru")
    qtbot.waitUntil(lambda: menus.actions["quit"].text() == "Выход")
    trigger(application, "language", "en")
    qtbot.waitUntil(lambda: bar.content.sentence == english)


def test_theme_palette_and_size_change_at_once(application: Application) -> None:
    application.session.start(table(3))
    page = application.window.table
    trigger(application, "theme", "dusk")
    trigger(application, "palette", "high_contrast")
    trigger(application, "scale", 150)
    application.app.processEvents()
    context = page.view.table.context
    assert context is not None
    assert context.look.theme is DUSK
    assert context.look.palette is HIGH_CONTRAST
    assert context.layout.scale == 1.5
    assert application.settings.options.scale == 150


def test_zoom_by_keys_stays_in_bounds(application: Application) -> None:
    application.session.start(table(2))
    control = Qt.KeyboardModifier.ControlModifier
    for _ in range(12):
        key(application, Qt.Key.Key_Minus, control)
    assert application.settings.options.scale == 80
    for _ in range(12):
        application.window.menus.actions["larger"].trigger()
    assert application.settings.options.scale == 200
    key(application, Qt.Key.Key_0, control)
    assert application.settings.options.scale == 100


def test_options_of_play_are_kept(application: Application) -> None:
    trigger(application, "pace", "step")
    application.window.menus.actions["confirm_end"].trigger()
    application.window.menus.actions["auto_answer"].trigger()
    options = application.settings.options
    assert options.pace is Pace.STEP
    assert not options.confirm_end
    assert not options.auto_answer
    assert not application.window.table.bar.confirms_end


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_every_size_and_scale_can_be_painted(
    application: Application, scale: int, size: tuple[int, int]
) -> None:
    application.settings.change(scale=scale)
    application.window.resize(*size)
    assert not application.window.grab().isNull()
    application.session.start(table(5, seed=2))
    play(application, 12)
    application.window.show_details()
    application.control.display.read(CardId(3))
    assert not application.window.grab().isNull()


# --- Card details and the end ----------------------------------------------------------------


def test_the_inspector_reads_every_card(application: Application) -> None:
    application.session.start(table(2))
    application.window.show_details()
    inspector = application.window.table.side.inspector
    pictures = set()
    for card in range(1, 117):
        application.control.display.read(CardId(card))
        inspector.complete()
        assert inspector.facts is not None
        assert inspector.facts.card == card
        pictures.add(inspector.picture.pixmap().cacheKey())
    assert len(pictures) == 116


def test_the_inspector_reads_the_card_the_mouse_rests_on(
    application: Application, qtbot: QtBot
) -> None:
    application.session.start(table(2))
    application.window.show_details()
    inspector = application.window.table.side.inspector
    application.control.display.read(CardId(5))
    inspector.complete()
    before = inspector.picture.pixmap().cacheKey()
    application.control.display.read(CardId(6))
    assert inspector.picture.pixmap().cacheKey() == before
    qtbot.waitUntil(lambda: inspector.picture.pixmap().cacheKey() != before)


def test_panels_over_the_table_leave_those_of_a_wide_window_alone(application: Application) -> None:
    application.session.start(table(1, wakhan=True))
    page = application.window.table
    application.window.resize(2560, 1080)
    page.toggle_part("forecast")
    application.window.resize(1280, 800)
    for name in ("wakhan", "wakhan", "log"):
        page.toggle_part(name)
    application.window.resize(2560, 1080)
    shown = {name: page.part_shown(name) for name in PARTS}
    assert shown == {"inspector": True, "wakhan": False, "forecast": False, "log": True}


def test_a_panel_that_is_opened_late_knows_what_happened(application: Application) -> None:
    application.window.resize(1024, 700)
    application.session.start(table(2, open_hands=True))
    dice = Dice(1)
    for _ in range(12):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
    application.control.display.read(CardId(7))
    assert application.window.findChild(SidePanel) is None  # nobody has asked for it yet
    side = application.window.table.side
    wording = side.log.toPlainText()
    assert "Turn 2" in wording
    assert side.inspector.facts is not None
    assert side.inspector.facts.card == 7
    assert side.forecast.outlook == application.control.display.outlook()
    application.control.display.reset_log()
    assert side.log.toPlainText() == wording


def test_a_pinned_card_stays(application: Application) -> None:
    application.session.start(table(2))
    inspector = application.window.table.side.inspector
    application.control.display.read(CardId(5))
    inspector.pin.click()
    application.control.display.read(CardId(6))
    assert inspector.facts is not None
    assert inspector.facts.card == 5


@pytest.mark.parametrize("pinned", [False, True])
def test_the_details_know_what_has_become_of_the_card(
    application: Application, pinned: bool
) -> None:
    application.session.start(table(2, open_hands=True))
    dice = Dice(1)
    while not any(isinstance(choice, Purchase) for choice in offered(application)):
        assert application.session.decision is not None
        application.control.choose(sensible(application.session.decision, dice))
    bought = next(choice for choice in offered(application) if isinstance(choice, Purchase))
    inspector = application.window.table.side.inspector
    application.control.display.read(application.session.state.market_cards[bought.slot])
    inspector.pin.setChecked(pinned)
    assert inspector.facts is not None
    assert inspector.facts.price is not None
    application.control.choose(bought)
    assert inspector.facts.price is None


@pytest.mark.parametrize("pinned", [False, True])
def test_the_details_show_no_card_of_a_hand_that_is_face_down(
    application: Application, pinned: bool
) -> None:
    # Given a player who reads a card of their hand, and another one at the same screen
    state = given.table()
    given.full_market(state)
    given.hand(state, ANNA, 2)
    given.hand(state, BORIS, 4)
    show_state(application, given.beginning(state))
    display, inspector = application.control.display, application.window.table.side.inspector
    display.read(CardId(2))
    inspector.pin.setChecked(pinned)
    display.read(CardId(2))
    assert inspector.facts is not None

    # When the screen goes to the next player, then the details are empty
    application.control.choose(EndTurn())
    assert display.handed_to == BORIS
    assert inspector.facts is None
    assert not inspector.pin.isChecked()
    assert "Point at a card" in inspector._words.text()

    # But a card of the market, or of one's own hand, stays when a position is shown
    display.lift_curtain()
    for card in (application.session.state.market_cards[0], CardId(4)):
        display.read(card)
        display.show()
        assert inspector.facts is not None
        assert inspector.facts.card == card


def offered(application: Application) -> tuple[Choice, ...]:
    assert application.session.decision is not None
    return application.session.decision.choices


def test_links_of_the_log_are_read_in_the_inspector(application: Application) -> None:
    application.session.start(table(2))
    application.window.table.side.log.link_pointed.emit("card:42")
    facts = application.window.table.side.inspector.facts
    assert facts is not None
    assert facts.card == 42


def test_the_end_of_the_game_shows_the_ranking(application: Application) -> None:
    application.session.start(table(2, seed=3, open_hands=True))
    play_to_the_end(application, Dice(1))
    over = application.window.table.game_over
    assert over.isVisible()
    assert over.ending is not None
    assert over.ending.standings[0].place == 1
    assert over.ending.standings[0].seat in over.ending.winners
    assert not application.window.grab().isNull()
    QTest.keyClick(over, Qt.Key.Key_Escape)
    assert not over.isVisible()
