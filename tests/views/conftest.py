"""The desk as a fixture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.games.places import Places
from pamir_desktop.settings import Settings
from pamir_desktop.views.table.table_words import deck_label
from pamir_desktop.views.texts.languages import use_language

from .desk import calm_settings, make_desk
from .games_desk import Opener, Restart


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """A language that a test has chosen ends with it."""
    yield
    if deck_label() != "Deck":
        use_language(qapp, "en")


@pytest.fixture
def desk(qapp: QApplication, qtbot: QtBot) -> Iterator[Desk]:
    made = make_desk(qapp)
    qtbot.addWidget(made.window)
    made.window.resize(1280, 800)
    made.window.show()
    yield made
    made.window.close()
    made.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    """Starts the program once more on the same folder."""
    made: list[Desk] = []

    def start() -> Desk:
        desk = Desk(qapp, calm_settings(), Places(tmp_path / "data"))
        qtbot.addWidget(desk.window)
        desk.window.resize(1280, 800)
        desk.window.show()
        desk.window.activateWindow()
        qtbot.waitUntil(desk.window.isActiveWindow)
        made.append(desk)
        return desk

    yield start
    for desk in made:
        desk.window.close()
        desk.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def restart(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Restart]:
    """Closes the program and starts it again with the same settings and the same games."""
    made: list[Desk] = []

    def start() -> Desk:
        if made:
            made[-1].window.close()
        desk = Desk(qapp, Settings(tmp_path / "settings.ini"), Places(tmp_path / "data"))
        qtbot.addWidget(desk.window)
        desk.window.show()
        desk.window.activateWindow()
        qtbot.waitUntil(desk.window.isActiveWindow)
        made.append(desk)
        return desk

    yield start
    for desk in made:
        desk.window.close()
        desk.deleteLater()
    qapp.setStyleSheet("")
