"""The browser of games with more games than it reads at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from pamir_desktop.control.library_reader import LibraryReader
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.views.games.game_list import entry_of
from pamir_desktop.views.games.reading_dialog import ReadingDialog
from pamir_desktop.views.games.statistics_view import StatisticsView
from pamir_desktop.views.texts.languages import use_language
from tests.window.saved_games import Opener, play, saved_game
from tools.attacks.sample_games import TABLES, played

from .browsing import browser_of, choose, press, titles

MANY = 300


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """Real files; the one with the highest number is the latest."""
    folder = tmp_path / "data" / "games"
    saved_game(folder, "Game 0")
    data = (folder / "Game 0.pamir").read_bytes()
    for number in range(MANY):
        path = folder / f"Game {number}.pamir"
        path.write_bytes(data)
        os.utime(path, (1_700_000_000 + number,) * 2)
    return folder


def test_very_many_games_are_read_while_the_latest_are_shown(
    opened: Opener, many: Path, qtbot: QtBot
) -> None:
    browser = browser_of(opened())
    shown = titles(browser)
    assert 0 < len(shown) < MANY
    assert shown == [f"Game {MANY - 1 - place}" for place in range(len(shown))]
    assert browser.progress.isVisible()
    assert browser.progress.text() == f"Reading games: {len(shown)} of {MANY}"
    choose(browser, "Game 290")

    qtbot.waitUntil(lambda: browser.list.count() == MANY)

    assert titles(browser) == [f"Game {number}" for number in reversed(range(MANY))]
    assert not browser.progress.isVisible()
    chosen = browser.list.chosen()
    assert chosen is not None
    assert chosen.name == "Game 290"


def test_a_search_also_finds_games_that_are_read_later(
    opened: Opener, many: Path, qtbot: QtBot
) -> None:
    browser = browser_of(opened())
    QTest.keyClicks(browser.search, "Game 17")
    assert titles(browser) == []
    expected = [f"Game {number}" for number in (217, *range(179, 169, -1), 117, 17)]
    qtbot.waitUntil(lambda: titles(browser) == expected)
    assert not browser.empty.isVisible()
    chosen = browser.list.chosen()
    assert chosen is not None
    assert chosen.name == "Game 217"


def test_a_game_is_deleted_while_others_are_read(opened: Opener, many: Path, qtbot: QtBot) -> None:
    browser = browser_of(opened())
    choose(browser, "Game 299")
    press(browser, "delete")
    assert titles(browser)[0] == "Game 298"
    expected = [f"Game {number}" for number in reversed(range(MANY - 1))]
    qtbot.waitUntil(lambda: titles(browser) == expected)


def test_reading_ends_with_the_browser(opened: Opener, many: Path, qtbot: QtBot) -> None:
    application = opened()
    browser = browser_of(application)
    browser.reject()
    qtbot.waitUntil(lambda: not isValid(browser))
    assert application.games.browser is None
    application.games.show()
    again = application.games.browser
    assert again is not None
    qtbot.waitUntil(lambda: again.list.count() == MANY)


def test_the_language_changes_while_games_are_read(
    opened: Opener, many: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    browser = browser_of(opened())
    use_language(qapp, "de")
    qtbot.waitUntil(lambda: browser.progress.text().startswith("Spiele werden gelesen: "))
    qtbot.waitUntil(lambda: browser.list.count() == MANY)
    assert len(set(titles(browser))) == MANY
    assert not browser.progress.isVisible()


def test_damaged_files_among_very_many_are_listed_with_their_problem(
    opened: Opener, many: Path, qtbot: QtBot
) -> None:
    damaged = [many / f"Game {number}.pamir" for number in (250, 150, 50)]
    for path in damaged:
        date = path.stat().st_mtime
        path.write_bytes(path.read_bytes()[:1000])
        os.utime(path, (date, date))
    (many / "Game 100.pamir").unlink()
    browser = browser_of(opened())
    (many / "Game 10.pamir").unlink()  # found, and gone before it is read

    qtbot.waitUntil(lambda: browser.list.count() == MANY - 1)

    entries = [entry_of(browser.list.item(row)) for row in range(browser.list.count())]
    problems = {entry.path.stem: entry.problem.id for entry in entries if entry and entry.problem}
    assert problems == {
        "Game 250": "save.cut",
        "Game 150": "save.cut",
        "Game 50": "save.cut",
        "Game 10": "save.missing",
    }
    choose(browser, "Game 150")
    assert not browser.buttons["resume"].isEnabled()
    assert browser.buttons["delete"].isEnabled()


def test_a_game_opened_from_a_file_is_listed_once_among_very_many(
    opened: Opener, many: Path, qtbot: QtBot
) -> None:
    application = opened()
    application.files.open(many / "Game 17.pamir")
    play(application, 1)
    browser = browser_of(application)
    qtbot.waitUntil(lambda: not browser.progress.isVisible())
    assert sorted(titles(browser)) == sorted(f"Game {number}" for number in range(MANY))


def test_statistics_of_very_many_games_wait_for_all_of_them(
    opened: Opener, tmp_path: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    data = save_bytes(played(TABLES["2 players"](1), 10_000).record())
    for number in range(MANY):
        (folder / f"Game {number}.pamir").write_bytes(data)
    application = opened()
    application.games.show_statistics()
    reading = application.window.findChild(ReadingDialog)
    assert isinstance(reading, ReadingDialog)
    assert reading.bar.maximum() == MANY
    assert application.window.findChild(StatisticsView) is None
    use_language(qapp, "ru")
    qtbot.waitUntil(lambda: reading.windowTitle() == "Статистика")
    assert reading.bar.accessibleName() == "Чтение игр…"

    qtbot.waitUntil(lambda: application.window.findChild(StatisticsView) is not None)

    qtbot.waitUntil(lambda: application.window.findChild(ReadingDialog) is None)


def test_reading_for_the_statistics_can_be_canceled(
    opened: Opener, many: Path, qtbot: QtBot
) -> None:
    application = opened()
    application.games.show_statistics()
    reading = application.window.findChild(ReadingDialog)
    assert isinstance(reading, ReadingDialog)
    (cancel,) = reading.buttons.buttons()
    reader = reading.findChild(LibraryReader)
    assert isinstance(reader, LibraryReader)
    assert not reader.is_done
    QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    assert reader.is_done
    qtbot.waitUntil(lambda: application.window.findChild(ReadingDialog) is None)
    assert application.window.findChild(StatisticsView) is None
