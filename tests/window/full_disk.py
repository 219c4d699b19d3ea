"""The real window while its disk is full or its folder read-only, and afterwards.

python -m tests.window.full_disk full|read-only FOLDER

Prints as JSON: what the banner said in three languages, how many choices could be made meanwhile,
whether Save was refused with a sentence, whether the banner went by itself once there was room, and
whether the game on disk is then the one on the table.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from pamir_desktop.app import Application
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.recovery import recover
from tests.games.full_disk import NOBODY, reopen, shut

from .application import calm_settings, table
from .saved_games import play

SOON = 60  # milliseconds between two tries


def wait(application: Application, ready: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 30
    while not ready() and time.monotonic() < deadline:
        application.app.processEvents()
        time.sleep(0.01)
    return ready()


def refused(application: Application, path: Path) -> str:
    application.files._save(path)
    box = application.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    text = box.text()
    box.done(0)
    return text


def main(kind: str, folder: Path) -> None:
    root = folder / "data"
    root.mkdir()
    application = Application(qt_application(), calm_settings(), Folders(root))
    application.window.resize(1280, 800)
    application.window.show()
    application.files._retry.setInterval(SOON)
    application.app.processEvents()
    import_module("pamir_desktop.views.panels.side_panel")  # while Python's own files are readable
    if kind == "read-only" and os.geteuid() == 0:  # for whom nothing is read-only
        os.chown(root, NOBODY, NOBODY)
        os.setuid(NOBODY)
    shut(kind, root)
    application.session.start(table(3, open_hands=True))
    banner, texts = application.window.banner, []
    play(application, 60)
    assert wait(application, banner.isVisible)
    for language in ("en", "de", "ru"):
        application.settings.change(language=language)
        texts.append(banner.label.text())
    application.settings.change(language="en")
    play(application, 10, seed=2)
    game = application.session.game
    assert game is not None
    made, problem = game.made, refused(application, root / "game.pamir")
    reopen(kind, root)
    gone = wait(application, lambda: not banner.isVisible())
    assert application.files.store is not None
    application.files.store.flush(30)
    kept = [recover(path).game == game for path in (root / "autosaves").iterdir()]
    print(json.dumps([texts, made, problem, gone, kept]))
    application.window.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
