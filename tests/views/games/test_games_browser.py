"""The browser of games: list, search, preview, and everything that can be done with a game."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QLabel,
    QScrollArea,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from pamir_desktop.app import Application
from pamir_desktop.control.library_reader import LibraryReader
from pamir_desktop.games.save_format import open_game, save_bytes
from pamir_desktop.model import facts
from pamir_desktop.model.terms import HIDDEN, Seat
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.map import sheet
from pamir_desktop.views.games.game_list import entry_of, shortened
from pamir_desktop.views.games.game_preview import GamePreview
from pamir_desktop.views.games.games_browser import GamesBrowser
from pamir_desktop.views.games.reading_dialog import ReadingDialog
from pamir_desktop.views.games.statistics_view import StatisticsView
from pamir_desktop.views.table.item_values import map_show
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.texts.languages import use_language
from tests.window.application import table
from tests.window.languages.fitting import misfits
from tests.window.languages.words_painted import recorded
from tests.window.saved_games import CONTROL, SHIFT, Opener, key, play, saved_game
from tools.attacks.sample_games import TABLES, played


@pytest.fixture(autouse=True)
def trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The trash of the desktop, in a home of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "Trash"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "games"
    saved_game(folder, "Evening")
    saved_game(folder, "Morning", 12)
    return folder


def browser_of(application: Application) -> GamesBrowser:
    key(application, Qt.Key.Key_O, CONTROL | SHIFT)
    browser = application.games.browser
    assert browser is not None
    assert browser.isVisible()
    return browser


def titles(browser: GamesBrowser) -> list[str]:
    return [browser.list.item(row).text() for row in range(browser.list.count())]


def choose(browser: GamesBrowser, title: str) -> None:
    browser.list.setCurrentRow(titles(browser).index(title))


def press(browser: GamesBrowser, name: str) -> None:
    button = browser.buttons[name]
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


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


# --- Very many games -----------------------------------------------------------------------


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


# --- The map of a game -----------------------------------------------------------------------


def painted(preview: GamePreview) -> QImage:
    preview.complete()
    return preview.grab().toImage()


def without_map(preview: GamePreview) -> QImage:
    """The same slip, but for the map."""
    words, show = preview.words, preview.map
    preview.show_game(words, None)
    bare = preview.grab().toImage()
    preview.map = show
    return bare


def test_the_map_of_the_chosen_game_is_shown(opened: Opener, games: Path) -> None:
    application = opened()
    browser = browser_of(application)
    pictures = []
    for title in ("Evening", "Morning"):
        choose(browser, title)
        state = open_game(games / f"{title}.pamir").game.state
        assert browser.preview.map == map_show(Position(state, facts(state), Seat(0), None))
        pictures.append(painted(browser.preview))
        assert pictures[-1] != without_map(browser.preview)
    assert pictures[0] != pictures[1]


def test_keys_alone_walk_from_map_to_map(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    browser.list.setFocus()
    browser.list.setCurrentRow(0)
    first = browser.preview.map
    QTest.keyClick(browser.list, Qt.Key.Key_Down)
    assert browser.preview.map not in (None, first)
    QTest.keyClick(browser.list, Qt.Key.Key_Up)
    assert browser.preview.map == first


def test_a_game_that_was_put_away_has_its_map_too(opened: Opener) -> None:
    first = opened()
    first.session.start(table(3, seed=4))
    play(first, 60)
    first.window.close()
    application = opened()
    browser = browser_of(application)
    entry = browser.list.chosen()
    assert entry is not None
    assert entry.autosaved
    assert entry.header is not None
    position = application.games.position_of(entry)
    assert position is not None
    assert position.state.turn == entry.header.turn
    assert browser.preview.map == map_show(position)
    assert painted(browser.preview) != without_map(browser.preview)


def test_no_hand_is_behind_it(opened: Opener, games: Path) -> None:
    application = opened()
    application.session.start(table(2))
    play(application, 30)
    browser = browser_of(application)
    entries = [entry_of(browser.list.item(row)) for row in range(browser.list.count())]
    assert len(entries) == 3
    for entry in entries:
        assert entry is not None
        position = application.games.position_of(entry)
        assert position is not None
        assert not position.hand_shown
        assert any(player.hand for player in position.state.players)
        hidden = [*position.state.deck, *(c for p in position.state.players for c in p.hand)]
        assert set(hidden) == {HIDDEN}


def test_its_ground_is_painted_once_for_all_games(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    choose(browser, "Evening")
    painted(browser.preview)
    paintings = sheet._ground.cache_info().misses
    for title in ("Morning", "Evening", "Morning"):
        choose(browser, title)
        painted(browser.preview)
    assert sheet._ground.cache_info().misses == paintings


def test_where_there_is_no_room_the_map_is_left_out(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    preview = browser.preview
    for height, has_map in ((740, True), (480, False)):
        browser.resize(browser.width(), height)
        QApplication.processEvents()
        assert preview.map is not None
        assert (painted(preview) != without_map(preview)) == has_map


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_all_words_of_a_game_of_five_have_room(
    opened: Opener, games: Path, language: str, scale: int
) -> None:
    game = played(TABLES["5 players"](3), 80)
    (games / "Crowd.pamir").write_bytes(save_bytes(game.record()))
    application = opened()
    application.settings.change(language=language, scale=scale)
    browser = browser_of(application)
    choose(browser, "Crowd")
    QApplication.processEvents()
    with recorded() as recorder:
        browser.preview.grab()
    names = {seat.name for seat in game.setup.seats}
    assert names <= recorder.texts()
    assert misfits(browser.preview, recorder) == set()


def test_a_file_that_is_gone_has_no_map(opened: Opener, games: Path) -> None:
    browser = browser_of(opened())
    choose(browser, "Evening")
    (games / "Morning.pamir").unlink()
    choose(browser, "Morning")
    assert browser.preview.map is None
    assert not painted(browser.preview).isNull()


@pytest.mark.parametrize(
    ("language", "region"), [("en", "Kabul"), ("de", "Kabul"), ("ru", "Кабул")]
)
def test_the_map_is_described_for_screen_readers(
    opened: Opener, games: Path, language: str, region: str
) -> None:
    setup = open_game(saved_game(games, "Late", 200)).game.setup
    application = opened()
    application.settings.change(language=language)
    browser = browser_of(application)
    choose(browser, "Late")
    assert browser.preview.map is not None
    ruling = {setup.seats[seat].name for seat in browser.preview.map.rulers if seat >= 0}
    assert ruling, "someone rules a region"
    wording = browser.preview.accessibleDescription()
    assert region in wording
    assert all(name in wording for name in ruling)


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
