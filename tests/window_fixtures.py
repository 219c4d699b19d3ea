"""Fixtures that start the real program in its window; `conftest.py` of each folder imports them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.games.folders import Places
from pamir_desktop.settings import Settings
from pamir_desktop.views.table.table_texts import deck_label
from pamir_desktop.views.texts.languages import use_language
from tests.application import USUAL_SIZE, DeskMaker, Size, calm_settings, put_away
from tests.games_window import Opener, Restart


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """A language that a test has chosen ends with it."""
    yield
    if deck_label() != "Deck":
        use_language(qapp, "en")


@pytest.fixture(autouse=True)
def nothing_held_afterwards(qapp: QApplication) -> Iterator[None]:
    """While a mouse button is down, Qt tells no widget that the mouse has come."""
    yield
    assert qapp.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture
def desks(qapp: QApplication, qtbot: QtBot) -> Iterator[DeskMaker]:
    """Starts the program, as often as a test wants."""
    made: list[Desk] = []

    def start(settings: Settings, places: Places | None, size: Size | None) -> Desk:
        desk = Desk(qapp, settings, places)
        made.append(desk)
        if size is not None:
            desk.window.resize(*size)
        desk.window.show()
        desk.window.activateWindow()
        qtbot.waitUntil(desk.window.isActiveWindow)
        return desk

    yield start
    put_away(qapp, made)


@pytest.fixture
def desk(desks: DeskMaker) -> Desk:
    return desks(calm_settings(), None, USUAL_SIZE)


@pytest.fixture
def opened(desks: DeskMaker, tmp_path: Path) -> Opener:
    """Starts the program once more on the same folder."""
    return lambda: desks(calm_settings(), Places(tmp_path / "data"), USUAL_SIZE)


@pytest.fixture
def restart(desks: DeskMaker, tmp_path: Path) -> Restart:
    """Closes the program and starts it again with the same settings and the same games."""
    made: list[Desk] = []

    def start() -> Desk:
        if made:
            made[-1].window.close()
        made.append(desks(Settings(tmp_path / "settings.ini"), Places(tmp_path / "data"), None))
        return made[-1]

    return start
