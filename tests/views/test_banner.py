"""The banner: trouble with the disk is shown beside the game until it is over."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.games.folders import Folders
from tests.games.folder_access import opened_up
from tests.window.application import USUAL_SIZE, ApplicationMaker, calm_settings, table


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Where no folder can be made: a file is in the way."""
    path = tmp_path / "data"
    path.write_bytes(b"")
    return path


def test_a_folder_that_cannot_be_written_is_reported_until_it_can(
    applications: ApplicationMaker, qtbot: QtBot, root: Path
) -> None:
    application = applications(calm_settings(), Folders(root), USUAL_SIZE)
    banner = application.window.banner
    assert not banner.isVisible()

    # When a game cannot be kept, the banner says so and the game goes on
    application.session.start(table(2, open_hands=True))
    qtbot.waitUntil(banner.isVisible)
    assert banner.is_warning
    assert "keep playing" in banner.label.text()
    application.settings.change(language="de")
    assert "Spiel" in banner.label.text()
    application.settings.change(language="ru")
    assert "игр" in banner.label.text().lower()
    decision = application.session.decision
    assert decision is not None
    application.control.choose(decision.choices[0])

    # Nobody gives it up by mistake
    assert not give_up(application, "Cancel")
    assert application.window.isVisible()

    # And once there is room it is tried again by itself
    root.unlink()
    application.files.try_again()
    qtbot.waitUntil(lambda: not banner.isVisible())
    assert list((root / "autosaves").glob("*/gen-*"))


WORDS = {
    "full": ("disk is full", "Datenträger ist voll", "диск"),
    "read-only": ("not writable", "darf nicht geschrieben", "запрещ"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="no limits here")
@pytest.mark.parametrize("kind", WORDS)
def test_a_full_disk_and_a_read_only_folder_for_real(kind: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.full_disk", kind, str(opened_up(tmp_path))],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    texts, made, problem, gone, kept = json.loads(done.stdout)
    for text, words in zip(texts, WORDS[kind], strict=True):
        assert words in text.lower() or words in text
    assert made > 60
    assert "game.pamir" in problem
    assert gone
    assert kept == [True]


def give_up(application: Application, answer: str) -> bool:
    """Try to close the window, and press this button of the dialog that asks."""

    def press() -> None:
        for box in application.window.findChildren(QMessageBox):
            for button in box.buttons():
                if button.text() == answer:
                    button.click()

    application.settings.change(language="en")
    QTimer.singleShot(0, press)
    return application.window.close()


def test_a_note_can_be_closed(application: Application) -> None:
    application.window.banner.say("Something to know.")
    assert application.window.banner.isVisible()
    assert not application.window.banner.is_warning
    QTest.mouseClick(application.window.banner.close_button, Qt.MouseButton.LeftButton)
    assert not application.window.banner.isVisible()
