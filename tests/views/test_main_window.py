"""The window: pages, menus, panels, options; a game is begun and followed by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import Pace
from pamir_desktop.views.art.palette import DUSK, HIGH_CONTRAST
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.panels.side_panel import SidePanel
from pamir_desktop.views.table.spots import MarketSlot
from pamir_desktop.views.table_page import PARTS
from tests.application import sensible, table


def key(desk: Desk, keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    modifiers = Qt.KeyboardModifier.NoModifier if modifier is None else modifier
    focus = desk.app.focusWidget() or desk.window
    QTest.keyClick(focus, keys, modifiers)


def play(desk: Desk, choices: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(choices):
        decision = desk.session.decision
        if decision is None:
            return
        desk.control.lift_curtain()
        desk.control.choose(sensible(decision, dice))
    desk.control.lift_curtain()


def test_it_begins_with_the_start_page(desk: Desk) -> None:
    assert not desk.window.is_at_table
    assert desk.window.start_page.new_button.isVisible()
    assert not desk.window.start_page.continue_button.isVisible()


def test_a_new_game_is_two_enters_away(desk: Desk, qtbot: QtBot) -> None:
    QTest.mouseClick(desk.window.start_page.new_button, Qt.MouseButton.LeftButton)
    dialog = desk.window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    with qtbot.waitSignal(desk.window.setup_chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert desk.window.is_at_table
    assert desk.session.game is not None
    assert desk.window.table.bar.isVisible()
    assert "Wakhan" in desk.window.windowTitle()


def test_the_running_game_is_continued_from_the_start_page(desk: Desk) -> None:
    desk.session.start(table(2))
    state = desk.session.state
    key(desk, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not desk.window.is_at_table
    QTest.mouseClick(desk.window.start_page.continue_button, Qt.MouseButton.LeftButton)
    assert desk.window.is_at_table
    assert desk.session.state is state


def test_the_bar_lies_where_the_table_leaves_room_for_it(desk: Desk) -> None:
    desk.session.start(table(4))
    page = desk.window.table
    for width, height in ((1024, 700), (1280, 800), (1920, 1080)):
        desk.window.resize(width, height)
        desk.app.processEvents()
        assert page.bar.geometry().contains(page.view.prompt_rect().toRect())


def test_wide_windows_have_the_side_panel_beside_the_table(desk: Desk) -> None:
    desk.session.start(table(3))
    page = desk.window.table
    desk.window.resize(1920, 1080)
    desk.app.processEvents()
    assert page.side.isVisible()
    assert page.view.geometry().right() <= page.side.geometry().left()
    desk.window.resize(1280, 800)
    desk.app.processEvents()
    assert not page.side.isVisible()
    assert page.view.width() == page.width()


@pytest.mark.parametrize(
    ("name", "shortcut"), [("inspector", Qt.Key.Key_F2), ("log", Qt.Key.Key_F7)]
)
def test_in_small_windows_panels_come_with_a_key(desk: Desk, name: str, shortcut: Qt.Key) -> None:
    desk.session.start(table(3))
    page = desk.window.table
    part = page.side.inspector if name == "inspector" else page.side.log
    assert not part.isVisible()
    key(desk, shortcut)
    assert part.isVisible()
    assert desk.window.menus.actions[name].isChecked()
    key(desk, shortcut)
    assert not part.isVisible()


def test_undo_and_redo_by_keys(desk: Desk) -> None:
    desk.session.start(table(2, open_hands=True))
    decision = desk.session.decision
    assert decision is not None
    before = desk.session.state
    desk.control.choose(decision.choices[0])
    after = desk.session.state
    key(desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.state == before
    key(
        desk,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert desk.session.state == after


def test_the_menus_allow_what_is_possible(desk: Desk) -> None:
    actions = desk.window.menus.actions
    assert not actions["undo"].isEnabled()
    assert not actions["end_turn"].isEnabled()
    desk.session.start(table(2, open_hands=True))
    assert not actions["undo"].isEnabled()
    for _ in range(2):
        decision = desk.session.decision
        assert decision is not None
        desk.control.choose(decision.choices[0])
    assert actions["undo"].isEnabled()
    assert actions["end_turn"].isEnabled()


def test_a_turn_is_ended_by_keys(desk: Desk) -> None:
    desk.session.start(table(2, open_hands=True))
    play(desk, 2)
    while desk.session.decision is not None and EndTurn() not in desk.session.decision.choices:
        play(desk, 1)
    turn = desk.session.state.turn
    control = Qt.KeyboardModifier.ControlModifier
    key(desk, Qt.Key.Key_Return, control)
    if desk.session.state.turn == turn:
        key(desk, Qt.Key.Key_1)
    desk.app.processEvents()
    assert desk.session.state.turn > turn or desk.session.decision is not None


def test_a_key_says_why_the_thing_in_focus_cannot_be_chosen(desk: Desk) -> None:
    desk.session.start(table(2))
    bar = desk.window.table.bar
    desk.window.table.view.pointer.focus(MarketSlot(0))
    key(desk, Qt.Key.Key_F3)
    assert bar.reason is not None
    play(desk, 2)
    bar.forget_reason()
    legal = desk.window.table.view.pointer.open_spots()
    assert legal
    desk.window.table.view.pointer.focus(legal[0])
    key(desk, Qt.Key.Key_F3)
    assert bar.reason is None


def test_digits_choose_a_loyalty_from_the_table(desk: Desk) -> None:
    desk.session.start(table(2))
    desk.window.table.view.setFocus()
    key(desk, Qt.Key.Key_2)
    assert sorted(p.loyalty is not None for p in desk.session.state.players) == [False, True]


# --- Options ---------------------------------------------------------------------------------


def trigger(desk: Desk, group: str, value: object) -> None:
    actions = desk.window.menus._groups[group].actions()
    next(action for action in actions if action.data() == value).trigger()


def test_the_language_changes_at_once_and_everywhere(desk: Desk, qtbot: QtBot) -> None:
    desk.session.start(table(2))
    menus, bar = desk.window.menus, desk.window.table.bar
    english = bar.content.sentence
    trigger(desk, "language", "de")
    qtbot.waitUntil(lambda: menus.actions["quit"].text() == "Beenden")
    assert bar.content.sentence != english
    trigger(desk, "language", "ru")
    qtbot.waitUntil(lambda: menus.actions["quit"].text() == "Выйти")
    trigger(desk, "language", "en")
    qtbot.waitUntil(lambda: bar.content.sentence == english)


def test_theme_palette_and_size_change_at_once(desk: Desk) -> None:
    desk.session.start(table(3))
    page = desk.window.table
    trigger(desk, "theme", "dusk")
    trigger(desk, "palette", "high_contrast")
    trigger(desk, "scale", 150)
    desk.app.processEvents()
    setting = page.view.table.setting
    assert setting is not None
    assert setting.look.theme is DUSK
    assert setting.look.palette is HIGH_CONTRAST
    assert setting.layout.scale == 1.5
    assert desk.settings.options.scale == 150


def test_zoom_by_keys_stays_in_bounds(desk: Desk) -> None:
    desk.session.start(table(2))
    control = Qt.KeyboardModifier.ControlModifier
    for _ in range(12):
        key(desk, Qt.Key.Key_Minus, control)
    assert desk.settings.options.scale == 80
    for _ in range(12):
        desk.window.menus.actions["larger"].trigger()
    assert desk.settings.options.scale == 200
    key(desk, Qt.Key.Key_0, control)
    assert desk.settings.options.scale == 100


def test_options_of_play_are_kept(desk: Desk) -> None:
    trigger(desk, "pace", "step")
    desk.window.menus.actions["confirm_end"].trigger()
    desk.window.menus.actions["auto_answer"].trigger()
    options = desk.settings.options
    assert options.pace is Pace.STEP
    assert not options.confirm_end
    assert not options.auto_answer
    assert not desk.window.table.bar.confirms_end


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_every_size_and_scale_can_be_painted(desk: Desk, scale: int, size: tuple[int, int]) -> None:
    desk.settings.change(scale=scale)
    desk.window.resize(*size)
    assert not desk.window.grab().isNull()
    desk.session.start(table(5, seed=2))
    play(desk, 12)
    desk.window.table.toggle_part("inspector")
    desk.control.read(CardId(3))
    assert not desk.window.grab().isNull()


# --- Card details and the end ----------------------------------------------------------------


def test_the_inspector_reads_every_card(desk: Desk) -> None:
    desk.session.start(table(2))
    desk.window.table.toggle_part("inspector")
    inspector = desk.window.table.side.inspector
    pictures = set()
    for card in range(1, 117):
        desk.control.read(CardId(card))
        inspector.complete()
        assert inspector.facts is not None
        assert inspector.facts.card == card
        pictures.add(inspector._picture.pixmap().cacheKey())
    assert len(pictures) == 116


def test_the_inspector_reads_the_card_the_mouse_rests_on(desk: Desk, qtbot: QtBot) -> None:
    desk.session.start(table(2))
    desk.window.table.toggle_part("inspector")
    inspector = desk.window.table.side.inspector
    desk.control.read(CardId(5))
    inspector.complete()
    before = inspector._picture.pixmap().cacheKey()
    desk.control.read(CardId(6))
    assert inspector._picture.pixmap().cacheKey() == before
    qtbot.waitUntil(lambda: inspector._picture.pixmap().cacheKey() != before)


def test_panels_over_the_table_leave_those_of_a_wide_window_alone(desk: Desk) -> None:
    desk.session.start(table(1, wakhan=True))
    page = desk.window.table
    desk.window.resize(1920, 1080)
    page.toggle_part("forecast")
    desk.window.resize(1280, 800)
    for name in ("wakhan", "wakhan", "log"):
        page.toggle_part(name)
    desk.window.resize(1920, 1080)
    shown = {name: page.part_shown(name) for name in PARTS}
    assert shown == {"inspector": True, "wakhan": False, "forecast": False, "log": True}


def test_a_panel_that_is_opened_late_knows_what_happened(desk: Desk) -> None:
    desk.session.start(table(2, open_hands=True))
    dice = Dice(1)
    for _ in range(12):
        decision = desk.session.decision
        assert decision is not None
        desk.control.choose(sensible(decision, dice))
    desk.control.read(CardId(7))
    assert desk.window.findChild(SidePanel) is None  # nobody has asked for it yet
    side = desk.window.table.side
    told = side.log.toPlainText()
    assert "Turn 2" in told
    assert side.inspector.facts is not None
    assert side.inspector.facts.card == 7
    assert side.forecast.outlook == desk.control.outlook()
    desk.control.tell_anew()
    assert side.log.toPlainText() == told


def test_a_pinned_card_stays(desk: Desk) -> None:
    desk.session.start(table(2))
    inspector = desk.window.table.side.inspector
    desk.control.read(CardId(5))
    inspector.toggle_pin()
    desk.control.read(CardId(6))
    assert inspector.facts is not None
    assert inspector.facts.card == 5


def test_links_of_the_log_are_read_in_the_inspector(desk: Desk) -> None:
    desk.session.start(table(2))
    desk.window.table.side.log.link_pointed.emit("card:42")
    facts = desk.window.table.side.inspector.facts
    assert facts is not None
    assert facts.card == 42


def test_the_end_of_the_game_shows_the_ranking(desk: Desk) -> None:
    desk.session.start(table(2, seed=3, open_hands=True))
    desk.session.blockSignals(True)
    dice = Dice(1)
    while (decision := desk.session.decision) is not None:
        desk.session.choose(dice.pick(decision))
    desk.session.blockSignals(False)
    desk.session.replaced.emit()
    over = desk.window.table.game_over
    assert over.isVisible()
    assert over.ending is not None
    assert over.ending.standings[0].place == 1
    assert over.ending.standings[0].seat in over.ending.winners
    assert not desk.window.grab().isNull()
    QTest.keyClick(over, Qt.Key.Key_Escape)
    assert not over.isVisible()
