"""Games on disk through the real window: kept, continued, opened, saved, exported."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from pamir_desktop.app import Application
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.save_format import open_game
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.player_kinds import Table
from tests.window.application import sensible, table
from tests.window.saved_games import (
    CONTROL,
    SHIFT,
    Opener,
    answer,
    drop,
    key,
    play,
    problem,
    saved_game,
)

# --- Kept and continued --------------------------------------------------------------------


def test_the_next_start_continues_at_the_very_decision(opened: Opener) -> None:
    # Given a game that was played for a while before the window was closed
    first = opened()
    first.session.start(table(2))
    play(first, 9)
    state, decision = first.session.state, first.session.decision
    first.window.close()

    # When the program is started again and Continue is clicked
    second = opened()
    page = second.window.pages.start
    assert page.continue_button.isVisible()
    QTest.mouseClick(page.continue_button, Qt.MouseButton.LeftButton)

    # Then the game is where it was, and no hand is open
    assert second.window.pages.is_at_table
    assert second.session.state == state
    assert second.session.decision == decision
    assert second.window.table.curtain.isVisible()


def test_without_a_game_nothing_is_offered(opened: Opener) -> None:
    application = opened()
    assert not application.window.pages.start.continue_button.isVisible()
    assert application.window.pages.start.games_button.isVisible()


def test_a_crash_is_mentioned_on_the_start_page(opened: Opener, tmp_path: Path) -> None:
    first = opened()
    first.session.start(table(2))
    play(first, 5)
    first.window.close()
    lock = next((tmp_path / "data" / "autosaves").glob("*/lock"))
    lock.write_text('{"pid": 4194303, "host": "elsewhere"}', encoding="ascii")
    second = opened()
    assert "unexpectedly" in second.window.pages.start.subtitle()
    QTest.mouseClick(second.window.pages.start.continue_button, Qt.MouseButton.LeftButton)
    assert second.window.pages.is_at_table


# --- A game that could not be saved --------------------------------------------------------


@pytest.fixture
def unsaved(opened: Opener) -> Application:
    """A game of which the disk has nothing, and the player knows."""
    application = opened()
    application.session.start(table(2))
    play(application, 5)
    application.session.trouble.emit(SaveError("save.disk_full", file="game.pamir"))
    application.app.processEvents()
    return application


def press(application: Application, label: str) -> None:
    """A button of the question whether to lose the game."""
    box = application.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "lost" in box.text()
    button = next(button for button in box.buttons() if button.text() == label)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    application.app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_closing_the_window_asks_before_a_game_is_lost(unsaved: Application) -> None:
    state = unsaved.session.state
    unsaved.window.close()
    assert unsaved.window.isVisible()
    press(unsaved, "Cancel")
    assert unsaved.window.isVisible()
    assert unsaved.session.state == state
    unsaved.window.close()
    press(unsaved, "Discard game")
    assert not unsaved.window.isVisible()


def test_opening_a_game_asks_before_another_is_lost(unsaved: Application, tmp_path: Path) -> None:
    path, state = saved_game(tmp_path), unsaved.session.state
    unsaved.files.open(path)
    press(unsaved, "Cancel")
    assert unsaved.session.state == state
    unsaved.files.open(path)
    press(unsaved, "Discard game")
    assert unsaved.session.state == open_game(path).game.state


def test_a_new_game_asks_before_another_is_lost(unsaved: Application) -> None:
    state = unsaved.session.state
    unsaved.window.setup_chosen.emit(table(3), False)
    press(unsaved, "Cancel")
    assert unsaved.session.state == state
    unsaved.window.setup_chosen.emit(table(3), False)
    press(unsaved, "Discard game")
    assert len(unsaved.session.state.players) == 3


def test_a_closed_game_waits_on_the_start_page(opened: Opener) -> None:
    application = opened()
    application.session.start(table(2))
    play(application, 4)
    state = application.session.state
    key(application, Qt.Key.Key_W, CONTROL)
    assert not application.window.pages.is_at_table
    assert application.session.game is None
    assert application.window.windowTitle() == "Pamir Desktop"
    QTest.mouseClick(application.window.pages.start.continue_button, Qt.MouseButton.LeftButton)
    assert application.session.state == state


def test_a_game_in_a_file_is_continued_from_the_file(opened: Opener, tmp_path: Path) -> None:
    first = opened()
    path = saved_game(tmp_path)
    first.files.open(path)
    first.window.close()
    second = opened()
    QTest.mouseClick(second.window.pages.start.continue_button, Qt.MouseButton.LeftButton)
    assert second.window.windowTitle().startswith("Old game")


def test_two_windows_never_continue_the_same_game(opened: Opener) -> None:
    first = opened()
    first.session.start(table(2))
    play(first, 4)
    first.files.store.flush()  # type: ignore[union-attr]
    second = opened()
    assert not second.window.pages.start.continue_button.isVisible()


def test_without_a_folder_nothing_is_written(application: Application) -> None:
    application.session.start(table(2))
    assert application.session.store is None
    for name in ("open", "save", "save_as", "games"):
        assert not application.window.menus.actions[name].isEnabled()
    assert not application.window.pages.start.games_button.isVisibleTo(
        application.window.pages.start
    )


# --- Files ---------------------------------------------------------------------------------


def test_saving_asks_for_a_name_once(opened: Opener, tmp_path: Path) -> None:
    application = opened()
    application.session.start(table(2))
    play(application, 3)
    assert application.window.isWindowModified()
    key(application, Qt.Key.Key_S, CONTROL)
    answer(application, tmp_path / "Evening.pamir")
    assert application.window.windowTitle() == "Evening[*] – Pamir Desktop"
    assert not application.window.isWindowModified()
    play(application, 2)
    assert application.window.isWindowModified()
    key(application, Qt.Key.Key_S, CONTROL)
    assert not application.window.isWindowModified()
    assert open_game(tmp_path / "Evening.pamir").game.state == application.session.state


def test_save_as_makes_a_second_file(opened: Opener, tmp_path: Path) -> None:
    application = opened()
    path = saved_game(tmp_path)
    application.files.open(path)
    before = path.read_bytes()
    play(application, 2)
    key(application, Qt.Key.Key_S, CONTROL | SHIFT)
    answer(application, tmp_path / "Other.pamir")
    assert path.read_bytes() == before
    assert open_game(tmp_path / "Other.pamir").game.state == application.session.state


def test_a_file_is_opened_by_the_menu_and_remembered(opened: Opener, tmp_path: Path) -> None:
    application = opened()
    path = saved_game(tmp_path)
    key(application, Qt.Key.Key_O, CONTROL)
    answer(application, path)
    assert application.window.pages.is_at_table
    assert not application.window.isWindowModified()
    other = saved_game(tmp_path, "Gone")
    application.files.open(other)
    other.unlink()
    menu = application.window.menus.game
    menu.about_to_show.emit()
    shown = [action for action in menu.recent.actions() if not action.isSeparator()]
    assert [action.isEnabled() for action in shown] == [False, True, True]
    assert "missing" in shown[0].text()
    shown[1].trigger()
    assert application.window.windowTitle().startswith("Old game")
    shown = [action for action in menu.recent.actions() if not action.isSeparator()]
    shown[-1].trigger()
    assert not menu.recent.isEnabled()


@pytest.mark.parametrize("data", [b"", b"{}", b"no game", b'{"format": "pamir-game", "schema"'])
def test_a_damaged_file_leaves_everything_as_it_is(
    opened: Opener, tmp_path: Path, data: bytes
) -> None:
    application = opened()
    application.session.start(table(2))
    play(application, 3)
    state = application.session.state
    path = tmp_path / "bad.pamir"
    path.write_bytes(data)
    application.files.open(path)
    assert "bad.pamir" in problem(application)
    assert application.session.state is state
    assert application.window.pages.is_at_table
    assert path.read_bytes() == data


def test_a_file_that_was_changed_elsewhere_is_not_overwritten(
    opened: Opener, tmp_path: Path
) -> None:
    application = opened()
    path = saved_game(tmp_path)
    application.files.open(path)
    play(application, 1)
    saved_game(tmp_path, choices=12)
    before = path.read_bytes()
    key(application, Qt.Key.Key_S, CONTROL)
    assert "changed" in problem(application)
    assert path.read_bytes() == before
    assert application.window.isWindowModified()


def crashed(application: Application, folder: Path) -> None:
    """The window is gone without putting anything away, as far as the next start can see."""
    assert application.files.store is not None
    application.files.store.flush()
    kept = folder / "data" / "autosaves"
    copy = folder / "as it was"
    shutil.copytree(kept, copy, ignore=shutil.ignore_patterns("lock"))
    application.window.close()
    shutil.rmtree(kept)
    copy.rename(kept)
    for found in kept.iterdir():
        (found / "lock").write_text('{"pid": 4194303, "host": "elsewhere"}', encoding="ascii")


@pytest.mark.parametrize("way", ["opened", "saved"])
def test_after_a_crash_the_game_is_saved_to_its_file_again(
    opened: Opener, tmp_path: Path, way: str
) -> None:
    # Given a game from a file that was played on when the program crashed
    first = opened()
    path = saved_game(tmp_path)
    if way == "opened":
        first.files.open(path)
    else:
        first.session.start(table(2))
        play(first, 3)
        first.session.save(path, overwrite=True)
    play(first, 3)
    state = first.session.state
    crashed(first, tmp_path)

    # When it is continued and saved
    second = opened()
    assert "unexpectedly" in second.window.pages.start.subtitle()
    QTest.mouseClick(second.window.pages.start.continue_button, Qt.MouseButton.LeftButton)
    assert second.session.state == state
    assert second.window.windowTitle().startswith("Old game")
    assert second.window.isWindowModified()
    key(second, Qt.Key.Key_S, CONTROL)

    # Then it is in the same file, and nobody was asked for a name
    assert not second.window.isWindowModified()
    assert open_game(path).game.state == state


def test_after_a_crash_a_file_that_was_changed_meanwhile_is_left_alone(
    opened: Opener, tmp_path: Path
) -> None:
    first = opened()
    path = saved_game(tmp_path)
    first.files.open(path)
    play(first, 3)
    crashed(first, tmp_path)
    saved_game(tmp_path, choices=12)
    before = path.read_bytes()
    second = opened()
    second.files.resume(next((tmp_path / "data" / "autosaves").iterdir()))
    key(second, Qt.Key.Key_S, CONTROL)
    assert "changed" in problem(second)
    assert path.read_bytes() == before
    assert second.window.isWindowModified()
    key(second, Qt.Key.Key_S, CONTROL | SHIFT)
    answer(second, tmp_path / "Other.pamir")
    assert open_game(tmp_path / "Other.pamir").game.state == second.session.state
    assert path.read_bytes() == before


def test_a_file_can_be_dropped_on_the_table(opened: Opener, tmp_path: Path) -> None:
    application = opened()
    application.session.start(table(2))
    path = saved_game(tmp_path)
    assert drop(application, path)
    assert application.window.windowTitle().startswith("Old game")
    other = tmp_path / "picture.png"
    other.write_bytes(b"x")
    assert not drop(application, other)


# --- Exports -------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "turn"), [("en", "Turn"), ("de", "Zug"), ("ru", "Ход")])
@pytest.mark.parametrize("kind", ["text", "markdown"])
def test_the_log_is_exported_in_the_language_in_force(
    opened: Opener, tmp_path: Path, language: str, turn: str, kind: str
) -> None:
    application = opened()
    application.settings.change(language=language)
    application.session.start(table(2))
    play(application, 12)
    application.window.menus.actions[f"export_{kind}"].trigger()
    answer(application, tmp_path / "log")
    logged = (tmp_path / "log").read_text(encoding="utf-8")
    assert turn in logged
    assert "Anna" in logged.splitlines()[0]
    assert logged.count("\n## " if kind == "markdown" else "\n\n") >= 2


def test_the_table_is_exported_as_a_picture(opened: Opener, tmp_path: Path) -> None:
    application = opened()
    application.session.start(table(2))
    application.window.menus.actions["export_picture"].trigger()
    answer(application, tmp_path / "table.png")
    picture = QImage(str(tmp_path / "table.png"))
    assert picture.width() >= application.window.table.view.width()


def test_an_export_that_cannot_be_written_is_reported(opened: Opener, tmp_path: Path) -> None:
    application = opened()
    application.session.start(table(2))
    application.window.menus.actions["export_text"].trigger()
    (tmp_path / "file").write_bytes(b"")
    answer(application, tmp_path / "file" / "log.txt")
    assert "log.txt" in problem(application)


# --- Practice and undo ---------------------------------------------------------------------


def practise(application: Application) -> NewGameDialog:
    application.window.ask_for_game()
    dialog = application.window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    return dialog


def test_practice_takes_everything_back(application: Application) -> None:
    dialog = practise(application)
    QTest.mouseClick(dialog.more_button, Qt.MouseButton.LeftButton)
    assert dialog.more.practice.isVisible()
    dialog.more.seed.setText("5")
    QTest.mouseClick(dialog.more.practice, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert dialog.more.practice.isChecked()
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    game = application.session.game
    assert game is not None
    assert game.identity.practice
    first = application.session.state
    play(application, 25)
    assert application.session.state.turn > 3
    while application.session.can_undo():
        key(application, Qt.Key.Key_Z, CONTROL)
    assert application.session.state == first


def test_only_those_who_play_alone_practise(application: Application) -> None:
    dialog = practise(application)
    dialog.more.practice.setChecked(True)
    dialog.set_table(Table.HOT_SEAT)
    assert not dialog.more.practice.isVisible()
    assert not dialog.is_practice()
    dialog.reject()


def test_the_edit_menu_names_the_barrier(application: Application) -> None:
    application.session.start(table(2, open_hands=True))
    undo = application.window.menus.actions["undo"]
    assert undo.text() == "Undo"
    first = application.session.decision
    assert first is not None
    application.control.choose(first.choices[0])
    assert undo.text() == "Undo: Choose loyalty: Afghanistan"
    application.settings.change(language="ru")
    application.app.processEvents()
    assert undo.text().startswith("Отменить: ")
    application.settings.change(language="en")
    application.app.processEvents()
    key(application, Qt.Key.Key_Z, CONTROL)
    assert undo.text() == "Undo"
    redo = application.window.menus.actions["redo"]
    assert redo.text() == "Redo: Choose loyalty: Afghanistan"
    key(application, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert redo.text() == "Redo"
    dice = Dice(1)
    while application.session.barrier() != "revealed":
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
    assert not undo.isEnabled()
    assert undo.text() == "Cannot undo: new cards have been revealed"
    application.settings.change(language="de")
    application.app.processEvents()
    assert "Karten" in undo.text()
