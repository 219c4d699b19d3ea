"""The browser of games: list, search, preview, and everything that can be done with a game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QLabel,
    QScrollArea,
)

from pamir_desktop.games.save_format import open_game, save_bytes
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.games.game_list import shortened
from pamir_desktop.views.games.games_browser import GamesBrowser
from pamir_desktop.views.games.statistics_view import StatisticsView
from tests.window.application import table
from tests.window.saved_games import Opener, play, saved_game
from tools.attacks.sample_games import TABLES, played

from .browsing import browser_of, choose, press, titles


def test_games_are_listed_and_searched(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    assert sorted(titles(browser)) == ["Evening", "Morning"]
    QTest.keyClicks(browser.search, "even")
    assert titles(browser) == ["Evening"]
    QTest.keyClicks(browser.search, " nobody")
    assert titles(browser) == []
    assert browser.empty.isVisible()
    assert not browser.buttons["resume"].isEnabled()


def test_a_game_is_resumed(opened: Opener, games: Path) -> None:
    application = opened()
    browser = browser_of(application)
    choose(browser, "Morning")
    press(browser, "resume")
    assert application.games.browser is None
    assert application.window.pages.is_at_table
    assert application.window.windowTitle().startswith("Morning")


# --- What can be done with it ----------------------------------------------------------------


def test_a_game_is_renamed(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    choose(browser, "Morning")
    rename(browser, "Noon")
    assert sorted(titles(browser)) == ["Evening", "Noon"]
    assert (games / "Noon.pamir").exists()
    chosen = browser.list.chosen()
    assert chosen is not None
    assert chosen.name == "Noon"
    rename(browser, "Evening")
    assert "Evening" in browser.message.text()
    assert (games / "Noon.pamir").exists()


def rename(browser: GamesBrowser, name: str) -> None:
    press(browser, "rename")
    dialog = browser.findChild(QInputDialog)
    assert isinstance(dialog, QInputDialog)
    dialog.setTextValue(name)
    dialog.accept()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="another trash")


@on_linux
def test_a_game_is_copied_and_deleted(opened: Opener, games: Path, trash: Path) -> None:
    browser = browser_of(opened())
    choose(browser, "Morning")
    press(browser, "copy")
    assert "Morning (2)" in titles(browser)
    choose(browser, "Morning")
    press(browser, "delete")
    assert "Morning" not in titles(browser)
    assert browser.message.text() == "Game moved to the trash."
    assert (trash / "files" / "Morning.pamir").exists()
    info = (trash / "info" / "Morning.pamir.trashinfo").read_text("utf-8")
    assert f"Path={games}/Morning.pamir" in info


@on_linux
def test_an_unfinished_game_is_deleted_with_its_folder(
    opened: Opener, games: Path, trash: Path
) -> None:
    first = opened()
    first.session.start(table(2))
    play(first, 5)
    first.session.close()
    [folder] = (games.parent / "autosaves").iterdir()
    browser = browser_of(first)
    choose(browser, "Anna, Boris")
    press(browser, "delete")
    assert not folder.exists()
    assert (trash / "files" / folder.name / "gen-000001.pamir").exists()


@on_linux
def test_where_there_is_no_trash_nothing_is_deleted(
    opened: Opener, games: Path, trash: Path
) -> None:
    trash.write_bytes(b"in the way")
    browser = browser_of(opened())
    choose(browser, "Morning")
    press(browser, "delete")
    assert browser.message.text() == (
        "“Morning.pamir” could not be moved to the trash. Nothing was deleted."
    )
    assert "Morning" in titles(browser)
    assert (games / "Morning.pamir").exists()


def test_a_game_is_exported(opened: Opener, games: Path, tmp_path: Path) -> None:
    browser = browser_of(opened())
    choose(browser, "Evening")
    press(browser, "export")
    dialog = browser.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "out.pamir"))
    dialog.done(1)
    assert (tmp_path / "out.pamir").read_bytes() == (games / "Evening.pamir").read_bytes()


def test_the_game_on_the_table_can_be_copied_but_not_deleted(opened: Opener, games: Path) -> None:
    application = opened()
    application.session.start(table(2))
    play(application, 5)
    browser = browser_of(application)
    choose(browser, "Anna, Boris")
    assert browser.preview.words is not None
    assert browser.preview.words.mark() == "in progress"
    assert not browser.buttons["delete"].isEnabled()
    assert not browser.buttons["rename"].isEnabled()
    press(browser, "copy")
    copy = browser.list.chosen()
    assert copy is not None
    assert open_game(copy.path).game.state == application.session.state


def test_games_put_away_and_crashed_ones_are_marked(
    opened: Opener, games: Path, tmp_path: Path
) -> None:
    first = opened()
    first.session.start(table(2))
    play(first, 5)
    first.window.close()
    application = opened()
    browser = browser_of(application)
    choose(browser, "Anna, Boris")
    assert browser.preview.words is not None
    assert browser.preview.words.mark() == "autosaved"
    browser.reject()
    lock = next((tmp_path / "data" / "autosaves").glob("*/lock"))
    lock.write_text('{"pid": 4194303, "host": "elsewhere"}', encoding="ascii")
    browser = browser_of(application)
    choose(browser, "Anna, Boris")
    assert browser.preview.words is not None
    assert "crash" in browser.preview.words.mark()
    press(browser, "resume")
    assert application.window.pages.is_at_table


def test_a_damaged_file_is_listed_with_its_problem(opened: Opener, games: Path) -> None:
    (games / "Broken.pamir").write_bytes(b"nothing")
    browser = browser_of(opened())
    choose(browser, "Broken")
    assert browser.preview.words is not None
    assert "not a saved game" in browser.preview.words.line()
    assert not browser.buttons["resume"].isEnabled()
    assert browser.buttons["delete"].isEnabled()


def test_a_finished_game_is_not_played_on(opened: Opener, games: Path) -> None:
    saved_game(games, "Going on")
    (games / "Done.pamir").write_bytes(save_bytes(played(TABLES["solo"](3)).record()))
    browser = browser_of(opened())
    choose(browser, "Going on")
    assert browser.buttons["resume"].text() == "Continue"
    choose(browser, "Done")
    assert browser.buttons["resume"].text() == "Show result"


@pytest.mark.parametrize(
    ("language", "finished"), [("en", "Finished"), ("de", "Beendet"), ("ru", "Завершена")]
)
def test_finished_games_show_their_results(
    opened: Opener, games: Path, language: str, finished: str
) -> None:
    game = played(TABLES["solo"](3))
    assert game.state.result is not None
    (games / "Done.pamir").write_bytes(save_bytes(game.record()))
    application = opened()
    application.settings.change(language=language)
    browser = browser_of(application)
    choose(browser, "Done")
    assert browser.preview.words is not None
    assert finished in browser.preview.words.line()

    # and are counted in the statistics
    QTest.mouseClick(browser.statistics_button, Qt.MouseButton.LeftButton)
    view = browser.findChild(StatisticsView)
    assert isinstance(view, StatisticsView)
    texts = [label.text() for label in view.findChildren(QLabel)]
    assert "1" in texts
    assert "2" in texts
    view.accept()


def test_statistics_without_finished_games_say_so(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    QTest.mouseClick(browser.statistics_button, Qt.MouseButton.LeftButton)
    view = browser.findChild(StatisticsView)
    assert isinstance(view, StatisticsView)
    assert any("appear here" in label.text() for label in view.findChildren(QLabel))
    view.accept()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_at_double_size_everything_has_room(opened: Opener, games: Path, language: str) -> None:
    for seed in (1, 3):
        game = played(TABLES["solo"](seed))
        (games / f"Done {seed}.pamir").write_bytes(save_bytes(game.record()))
    application = opened()
    application.settings.change(language=language, scale=200)
    browser = browser_of(application)
    assert browser.list.width() >= 260
    assert browser.list.horizontalScrollBar().maximum() == 0
    QTest.mouseClick(browser.statistics_button, Qt.MouseButton.LeftButton)
    view = browser.findChild(StatisticsView)
    assert isinstance(view, StatisticsView)
    area = view.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    view.accept()


def test_a_long_name_ends_in_dots(qapp: QApplication) -> None:
    name = "The long evening in Kabul with everybody"
    assert shortened(name, Family.SANS, 400, 10, 2000) == name
    short = shortened(name, Family.SANS, 400, 10, 80)
    assert short.endswith("…")
    assert name.startswith(short[:-1])
