"""The settings dialog in the real window: all applies at once, and is there after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pamir_desktop import LANGUAGES
from pamir_desktop.app import TRAVEL_TIME, Application
from pamir_desktop.settings import Options, Pace, Speed
from pamir_desktop.views.art.palette import PALETTES
from pamir_desktop.views.dialogs.keys_dialog import KeysDialog
from pamir_desktop.views.dialogs.message_box import MessageBox
from pamir_desktop.views.settings.display_page import DisplayPage
from pamir_desktop.views.settings.folders_page import FoldersPage
from pamir_desktop.views.settings.keys_page import KeysPage
from pamir_desktop.views.settings.page import SettingsPage
from pamir_desktop.views.settings.play_page import PlayPage
from pamir_desktop.views.settings.segments import Segments
from pamir_desktop.views.settings.settings_dialog import SettingsDialog
from tests.window.application import table
from tests.window.saved_games import CONTROL, Restart, clear_away, play, saved_game

P = TypeVar("P", bound=SettingsPage)


@pytest.fixture(autouse=True)
def nothing_is_left_open(qapp: QApplication) -> Iterator[None]:
    yield
    clear_away(qapp)


def dialog_of(application: Application) -> SettingsDialog:
    """Opened with the keys it has."""
    QTest.keyClick(application.app.focusWidget() or application.window, Qt.Key.Key_Comma, CONTROL)
    assert application.settings_control.dialog is not None
    return application.settings_control.dialog


def page_of(dialog: SettingsDialog, kind: type[P]) -> P:
    found = next(page for page in dialog.pages if isinstance(page, kind))
    dialog.show_page(found)
    return found


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_is_made_when_it_is_asked_for(application: Application) -> None:
    assert application.settings_control.dialog is None
    dialog = dialog_of(application)
    assert dialog.isVisible()
    dialog.close()
    application.window.menus.actions["settings"].trigger()
    assert application.settings_control.dialog is dialog
    assert dialog.isVisible()
    assert application.window.menus.actions["settings"].menuRole().name == "PreferencesRole"


# --- Options ---------------------------------------------------------------------------------


def test_the_language_changes_the_dialog_itself(restart: Restart, qtbot: QtBot) -> None:
    application = restart()
    dialog = dialog_of(application)
    page = page_of(dialog, DisplayPage)
    click(page.language.buttons["de"])
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Einstellungen")
    assert page.theme.buttons["dusk"].text() == "Dämmerung"
    keys = page_of(dialog, KeysPage)
    qtbot.waitUntil(lambda: keys.item_of("end_turn").text(0) == "Zug beenden")
    assert application.window.menus.actions["end_turn"].text() == "Zug beenden"
    assert restart().settings.options.language == "de"


def test_following_the_system_is_a_choice(restart: Restart) -> None:
    application = restart()
    page = page_of(dialog_of(application), DisplayPage)
    click(page.language.buttons["ru"])
    click(page.language.buttons[""])
    assert application.settings.options.language == ""
    assert application.appearance.language == "en"


def test_theme_palette_and_size_apply_at_once(restart: Restart) -> None:
    application = restart()
    page = page_of(dialog_of(application), DisplayPage)
    click(page.theme.buttons["dusk"])
    click(page.palette_cards.buttons["printed"])
    QTest.keyClick(page.scale, Qt.Key.Key_PageUp)
    QTest.keyClick(page.scale, Qt.Key.Key_Right)
    style = application.appearance.style()
    assert (style.theme.is_dark, style.palette, style.scale) == (True, PALETTES["printed"], 1.25)
    assert application.app.font().pixelSize() == style.sans().pixelSize()
    assert page.percent.text() == "125%"
    again = restart().settings.options
    assert (again.theme, again.palette, again.scale) == ("dusk", "printed", 125)


def test_while_the_slider_is_dragged_only_the_number_moves(restart: Restart) -> None:
    application = restart()
    page = page_of(dialog_of(application), DisplayPage)
    page.scale.setSliderDown(True)
    page.scale.setSliderPosition(30)
    assert page.percent.text() == "150%"
    assert application.settings.options.scale == 100
    page.scale.setSliderDown(False)
    assert application.settings.options.scale == 150


def test_motion_pace_and_questions_apply_at_once(restart: Restart) -> None:
    application = restart()
    page = page_of(dialog_of(application), PlayPage)
    click(page.animation.buttons["slow"])
    click(page.pace.buttons["instant"])
    for check in (page.confirm_end, page.auto_answer):
        QTest.keyClick(check, Qt.Key.Key_Space)
    assert application.window.table.view.motion.milliseconds == TRAVEL_TIME[Speed.SLOW]
    assert not application.window.table.bar.confirms_end
    assert not application.window.menus.actions["auto_answer"].isChecked()
    again = restart().settings.options
    assert (again.animation, again.pace) == (Speed.SLOW, Pace.INSTANT)
    assert (again.confirm_end, again.auto_answer) == (False, False)


def test_what_the_menus_change_is_shown(restart: Restart) -> None:
    application = restart()
    page = page_of(dialog_of(application), PlayPage)
    application.window.menus.option_chosen.emit("pace", "step")
    assert page.pace.buttons["step"].isChecked()


def test_the_menus_show_what_is_chosen_here(restart: Restart) -> None:
    application = restart()
    page = page_of(dialog_of(application), DisplayPage)
    languages = application.window.menus.groups["language"]
    for code in ("ru", ""):
        click(page.language.buttons[code])
        checked = languages.checkedAction()
        assert checked is not None
        assert checked.data() == code


@pytest.mark.parametrize("kind", [DisplayPage, PlayPage, KeysPage, FoldersPage])
def test_every_page_goes_back_to_its_defaults(
    restart: Restart, kind: type[SettingsPage], tmp_path: Path
) -> None:
    application = restart()
    changed = {
        "language": "de",
        "theme": "dusk",
        "palette": "printed",
        "scale": 120,
        "animation": "off",
        "pace": "step",
        "auto_answer": False,
        "confirm_end": False,
        "sound": True,
        "volume": 20,
        "games_folder": str(tmp_path),
        "keys": {"log": "Ctrl+J"},
    }
    application.settings.change(**changed)
    dialog = dialog_of(application)
    page = page_of(dialog, kind)
    click(dialog.defaults)
    for name, value in changed.items():
        wanted = getattr(Options(), name) if name in page.names else value
        assert getattr(application.settings.options, name) == wanted


def test_together_the_pages_have_every_option(restart: Restart) -> None:
    names = [name for page in dialog_of(restart()).pages for name in page.names]
    assert sorted(names) == sorted(attrs.fields_dict(Options))


# --- Keys ------------------------------------------------------------------------------------


def keys_page(application: Application) -> KeysPage:
    return page_of(dialog_of(application), KeysPage)


def choose(page: KeysPage, name: str) -> None:
    page.tree.setCurrentItem(page.item_of(name))


def record(page: KeysPage, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
    """Enter on an action, then its new keys."""
    page.tree.setFocus()
    QTest.keyClick(page.tree, Qt.Key.Key_Return)
    QTest.keyClick(page.tree, key, modifiers or Qt.KeyboardModifier.NoModifier)


def shown(page: KeysPage, name: str) -> str:
    return page.item_of(name).text(1)


def press(
    application: Application, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None
) -> None:
    """In the window, not in the dialog."""
    application.window.activateWindow()
    application.app.processEvents()
    application.window.table.view.setFocus()
    QTest.keyClick(application.window.table.view, key, modifiers or Qt.KeyboardModifier.NoModifier)


def test_every_action_of_the_menus_is_listed_once(application: Application) -> None:
    page = keys_page(application)
    names = [item.data(0, Qt.ItemDataRole.UserRole) for item in page.items()]
    assert sorted(names) == sorted(application.window.menus.actions)
    assert shown(page, "rules") == "F1"
    assert shown(page, "export_text") == "–"
    assert page.item_of("undo").text(0) == "Undo"


def test_new_keys_do_it_and_old_ones_no_more(restart: Restart) -> None:
    application = restart()
    application.session.start(table(2))
    page = keys_page(application)
    choose(page, "log")
    record(page, Qt.Key.Key_J, CONTROL)
    assert shown(page, "log") == "Ctrl+J"
    press(application, Qt.Key.Key_F7)
    assert not application.window.table.part_shown("log")
    press(application, Qt.Key.Key_J, CONTROL)
    assert application.window.table.part_shown("log")
    again = restart()
    again.session.start(table(2))
    assert again.window.table.part_shown("log")
    press(again, Qt.Key.Key_J, CONTROL)
    assert not again.window.table.part_shown("log")


def test_a_conflict_names_the_other_action(application: Application) -> None:
    page = keys_page(application)
    choose(page, "ring")
    record(page, Qt.Key.Key_F1)
    assert page.message.text() == "“F1” is already used for “Rules”."
    assert (shown(page, "ring"), shown(page, "rules")) == ("F8", "F1")
    click(page.agree)
    assert (shown(page, "ring"), shown(page, "rules")) == ("F1", "–")
    assert page.message.text() == ""
    assert page.agree.isHidden()


def test_a_conflict_need_not_be_agreed_to(application: Application) -> None:
    page = keys_page(application)
    choose(page, "ring")
    record(page, Qt.Key.Key_F1)
    record(page, Qt.Key.Key_F12)
    assert (shown(page, "ring"), shown(page, "rules")) == ("F12", "F1")
    assert page.agree.isHidden()


def test_keys_of_the_table_stay_what_they_are(application: Application) -> None:
    page = keys_page(application)
    choose(page, "ring")
    record(page, Qt.Key.Key_Tab)
    assert "Tab" in page.message.text()
    assert shown(page, "ring") == "F8"


def test_esc_leaves_keys_as_they_are_and_the_dialog_open(application: Application) -> None:
    dialog = dialog_of(application)
    page = page_of(dialog, KeysPage)
    choose(page, "ring")
    record(page, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert (shown(page, "ring"), page.message.text()) == ("F8", "")


def test_keys_are_removed_and_come_back(application: Application) -> None:
    page = keys_page(application)
    choose(page, "quit")
    QTest.keyClick(page.tree, Qt.Key.Key_Delete)
    assert shown(page, "quit") == "–"
    assert not page.remove.isEnabled()
    click(page.reset)
    assert shown(page, "quit") == "Ctrl+Q"
    assert not page.reset.isEnabled()


def test_usual_keys_that_another_action_has_are_asked_for(application: Application) -> None:
    page = keys_page(application)
    choose(page, "ring")
    record(page, Qt.Key.Key_F1)
    click(page.agree)
    choose(page, "rules")
    click(page.reset)
    assert page.message.text() == "“F1” is already used for “Ring of courts”."
    click(page.agree)
    assert (shown(page, "rules"), shown(page, "ring")) == ("F1", "–")


def test_all_keys_are_reset_at_once(application: Application) -> None:
    page = keys_page(application)
    for name, key in (("ring", Qt.Key.Key_F10), ("log", Qt.Key.Key_F12)):
        choose(page, name)
        record(page, key)
    dialog = application.settings_control.dialog
    assert dialog is not None
    click(dialog.defaults)
    assert (shown(page, "ring"), shown(page, "log")) == ("F8", "F7")
    assert application.window.menus.actions["log"].shortcut().toString() == "F7"


def test_the_list_is_searched_by_action_and_by_keys(application: Application) -> None:
    page = keys_page(application)
    for words, name in (("ring of", "ring"), ("ctrl+shift+s", "save_as")):
        page.search.setText(words)
        found = [item for item in page.items() if not item.isHidden()]
        assert found == [page.item_of(name)]
        assert page.current() == name
        assert sum(not head.isHidden() for head in page.heads()) == 1


def test_texts_follow_the_keys(application: Application) -> None:
    application.session.start(table(2))
    application.window.rules_help.show_page("controls")
    rules = application.window.rules_help.rules
    assert rules is not None
    assert "Ctrl+J" not in rules.text.toPlainText()
    application.settings.change(keys={"rules": "Ctrl+J", "ring": ""})
    assert "Ctrl+J" in rules.text.toPlainText()
    assert "none" in rules.text.toPlainText()
    assert application.window.menus.actions["rules"].shortcut().toString() == "Ctrl+J"
    application.window.help.show_keys()
    listed = application.window.findChild(KeysDialog)
    assert isinstance(listed, KeysDialog)
    assert "Ctrl+J" in listed.text.toPlainText()
    assert "Ring of courts" not in listed.text.toPlainText()
    listed.change.click()
    dialog = application.settings_control.dialog
    assert dialog is not None
    assert isinstance(dialog.page(), KeysPage)


# --- Folders ---------------------------------------------------------------------------------


def test_another_folder_is_for_new_games_and_hides_none(restart: Restart, tmp_path: Path) -> None:
    old = saved_game(tmp_path / "data" / "games", "Before")
    application = restart()
    page = page_of(dialog_of(application), FoldersPage)
    assert page.place.text() == str(tmp_path / "data" / "games")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    click(page.choose)
    asking = page.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    asking.fileSelected.emit(str(elsewhere))
    asking.done(1)
    assert page.place.text() == str(elsewhere)
    again = restart()
    again.session.start(table(2))
    play(again, 3)
    again.files.ask_to_save()
    saving = again.window.findChild(QFileDialog)
    assert isinstance(saving, QFileDialog)
    assert Path(saving.directory().absolutePath()) == elsewhere
    new = elsewhere / "After.pamir"
    saving.fileSelected.emit(str(new))
    saving.done(1)
    assert again.files.store is not None
    listed = again.files.store.library.entries()
    assert {entry.path for entry in listed if not entry.autosaved} == {old, new}


def test_a_folder_that_is_gone_is_replaced_by_the_usual_one(
    restart: Restart, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    application = restart()
    application.settings.change(games_folder=str(elsewhere))
    page = page_of(dialog_of(application), FoldersPage)
    assert page.missing.isHidden()
    elsewhere.rmdir()
    again = restart()
    page = page_of(dialog_of(again), FoldersPage)
    assert page.missing.isVisibleTo(page)
    assert again.files.folders is not None
    assert again.files.folders.games == tmp_path / "data" / "games"
    elsewhere.mkdir()
    assert again.files.folders.games == elsewhere


def test_the_folder_is_opened_by_the_system(
    restart: Restart, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []

    def opens(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    application = restart()
    page = page_of(dialog_of(application), FoldersPage)
    click(page.open)
    assert application.window.findChild(MessageBox) is None
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path / "data" / "games"]
    assert (tmp_path / "data" / "games").is_dir()


def test_a_system_that_shows_no_folders_is_reported(
    restart: Restart, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    application = restart()
    click(page_of(dialog_of(application), FoldersPage).open)
    box = application.window.findChild(MessageBox)
    assert isinstance(box, MessageBox)
    assert str(tmp_path / "data" / "games") in box.text()
    box.reject()


# --- Reachable and readable ------------------------------------------------------------------


def is_other_value(widget: QWidget) -> bool:
    """Tab goes to the value that is chosen; the arrows go on from there."""
    if not isinstance(widget, QAbstractButton) or widget.group() is None:
        return False
    return not widget.isChecked()


def test_everything_is_reached_with_tab(restart: Restart, qtbot: QtBot) -> None:
    application = restart()
    dialog = dialog_of(application)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for page in dialog.pages:
        dialog.show_page(page)
        wanted = {
            widget
            for widget in page.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisibleTo(page)
            and widget.isEnabled()
            and not widget.focusProxy()
            and not is_other_value(widget)
        }
        assert wanted
        reached = set()
        for _ in range(16):
            QTest.keyClick(application.app.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.add(application.app.focusWidget())
        assert not wanted - reached, page.title()


def test_arrows_choose_the_next_value(restart: Restart, qtbot: QtBot) -> None:
    application = restart()
    dialog = dialog_of(application)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    page = page_of(dialog, PlayPage)
    application.app.processEvents()
    page.pace.buttons["watch"].setFocus()
    QTest.keyClick(page.pace.buttons["watch"], Qt.Key.Key_Right)
    assert page.pace.buttons["instant"].hasFocus()
    assert application.settings.options.pace is Pace.INSTANT


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_text_is_cut_at_twice_the_size(restart: Restart, language: str, qtbot: QtBot) -> None:
    application = restart()
    application.settings.change(language=language, scale=200)
    dialog = dialog_of(application)
    dialog.resize(1240, 740)
    for page in dialog.pages:
        dialog.show_page(page)
        application.app.processEvents()
        application.app.processEvents()
        area = page.parentWidget()
        assert area is not None
        assert page.width() <= area.width(), page.title()
        for widget in (*page.findChildren(QAbstractButton), *page.findChildren(QLabel)):
            if widget.isVisibleTo(page) and widget.objectName() != "qt_toolbar_ext_button":
                right = widget.mapTo(page, QPoint(widget.width(), 0)).x()
                assert right <= page.width(), page.title()
                if isinstance(widget, QAbstractButton) and widget.text():
                    assert widget.width() >= widget.minimumSizeHint().width(), widget.text()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_bold_letters_of_a_selected_value_have_room(restart: Restart, language: str) -> None:
    application = restart()
    application.settings.change(language=language)
    page = page_of(dialog_of(application), PlayPage)
    rows = page.findChildren(Segments)
    assert rows
    for row in rows:
        for button in row.buttons.values():
            bold = QFont(button.font())
            bold.setWeight(QFont.Weight.DemiBold)
            usual = QFontMetrics(button.font()).horizontalAdvance(button.text())
            more = QFontMetrics(bold).horizontalAdvance(button.text()) - usual
            assert button.width() >= button.sizeHint().width() + more, button.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_scrolled_at_the_usual_size(application: Application, language: str) -> None:
    application.settings.change(language=language)
    dialog = dialog_of(application)
    for page in dialog.pages:
        dialog.show_page(page)
        for _ in range(5):
            application.app.processEvents()
        area = next(area for area in dialog.findChildren(QScrollArea) if area.widget() is page)
        assert area.isVisible()
        assert not area.verticalScrollBar().isVisible(), type(page)
