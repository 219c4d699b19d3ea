"""Fixtures that start the real program in its window; `conftest.py` of each folder imports them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.games.folders import Folders
from pamir_desktop.settings import Settings
from pamir_desktop.views.table.table_texts import deck_label
from pamir_desktop.views.texts.languages import use_language
from tests.window.application import USUAL_SIZE, ApplicationMaker, Size, calm_settings, put_away
from tests.window.saved_games import Opener, Restart


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """A language that a test has chosen ends with it."""
    yield
    if deck_label() != "Deck":
        use_language(qapp, "en")


@pytest.fixture(autouse=True)
def nothing_held_afterwards(qapp: QApplication) -> Iterator[None]:
    """While a mouse button is down, Qt sends no widget an enter event."""
    yield
    assert qapp.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture
def applications(qapp: QApplication, qtbot: QtBot) -> Iterator[ApplicationMaker]:
    """Starts the program, as often as a test wants."""
    made: list[Application] = []

    def start(settings: Settings, folders: Folders | None, size: Size | None) -> Application:
        application = Application(qapp, settings, folders)
        made.append(application)
        if size is not None:
            application.window.resize(*size)
        application.window.show()
        application.window.activateWindow()
        qtbot.waitUntil(application.window.isActiveWindow)
        return application

    yield start
    put_away(qapp, made)


@pytest.fixture
def application(applications: ApplicationMaker) -> Application:
    return applications(calm_settings(), None, USUAL_SIZE)


@pytest.fixture
def opened(applications: ApplicationMaker, tmp_path: Path) -> Opener:
    """Starts the program once more on the same folder."""
    return lambda: applications(calm_settings(), Folders(tmp_path / "data"), USUAL_SIZE)


@pytest.fixture
def restart(applications: ApplicationMaker, tmp_path: Path) -> Restart:
    """Closes the program and starts it again with the same settings and the same games."""
    made: list[Application] = []

    def start() -> Application:
        if made:
            made[-1].window.close()
        made.append(
            applications(Settings(tmp_path / "settings.ini"), Folders(tmp_path / "data"), None)
        )
        return made[-1]

    return start
