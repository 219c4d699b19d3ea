"""A monkey at the window for some seconds: nothing raises, and the scene equals the state."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.games import Places
from pamir_desktop.views.texts.languages import use_language
from tests.views.desk import calm_settings
from tools.monkey import run

pytestmark = [
    pytest.mark.qt_no_exception_capture,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, seed: int
) -> None:
    desk = Desk(qapp, calm_settings(), Places(tmp_path / "data"))
    qtbot.addWidget(desk.window)
    desk.window.show()
    monkey = run(desk, 3, seed, tmp_path)
    assert sum(monkey.done.values()) >= 20
    assert monkey.games
    desk.session.quit()
    desk.window.close()
    desk.deleteLater()
    qapp.setStyleSheet("")
    use_language(qapp, "en")
