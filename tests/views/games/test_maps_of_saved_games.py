"""The map of the game that is chosen in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
)

from pamir_desktop.games.save_format import open_game, save_bytes
from pamir_desktop.model import facts
from pamir_desktop.model.terms import HIDDEN, Seat
from pamir_desktop.views.art.map import sheet
from pamir_desktop.views.games.game_list import entry_of
from pamir_desktop.views.games.game_preview import GamePreview
from pamir_desktop.views.table.item_values import map_show
from pamir_desktop.views.table.position import Position
from tests.window.application import table
from tests.window.languages.fitting import misfits
from tests.window.languages.words_painted import recorded
from tests.window.saved_games import Opener, play, saved_game
from tools.attacks.sample_games import TABLES, played

from .browsing import browser_of, choose


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


def test_the_game_on_the_table_is_shown_as_it_is_now(opened: Opener) -> None:
    # Given a game that goes on while the list is closed
    application = opened()
    application.session.start(table(3, seed=4))
    seen = []
    for _ in range(2):
        play(application, 40)

        # When the list is opened, then its map is that of the table
        browser = browser_of(application)
        entry = browser.list.chosen()
        assert entry is not None
        assert application.games.on_table(entry)
        state = application.session.state
        seen.append(browser.preview.map)
        assert seen[-1] == map_show(Position(state, facts(state), Seat(0), None))
        QTest.keyClick(browser, Qt.Key.Key_Escape)
    assert seen[0] != seen[1]


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
