"""The desk as a fixture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk

from .desk import make_desk


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
