"""The real window while its disk is full or its folder read-only, and afterwards.

python -m tests.full_disk_window full|read-only FOLDER

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
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from pamir_desktop.app import Desk, application
from pamir_desktop.games.folders import Places
from pamir_desktop.games.recovery import recover
from tests.games.full_disk import NOBODY, reopen, shut

from .application import calm_settings, table
from .games_window import play

SOON = 60  # milliseconds between two tries


def wait(desk: Desk, ready: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 30
    while not ready() and time.monotonic() < deadline:
        desk.app.processEvents()
        time.sleep(0.01)
    return ready()


def refused(desk: Desk, path: Path) -> str:
    desk.shelf._save(path)
    box = desk.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    text = box.text()
    box.done(0)
    return text


def main(kind: str, folder: Path) -> None:
    root = folder / "data"
    root.mkdir()
    desk = Desk(application(), calm_settings(), Places(root))
    desk.window.resize(1280, 800)
    desk.window.show()
    desk.shelf._retry.setInterval(SOON)
    desk.app.processEvents()
    if kind == "read-only" and os.geteuid() == 0:  # for whom nothing is read-only
        os.chown(root, NOBODY, NOBODY)
        os.setuid(NOBODY)
    shut(kind, root)
    desk.session.start(table(3, open_hands=True))
    banner, texts = desk.window.banner, []
    play(desk, 60)
    assert wait(desk, banner.isVisible)
    for language in ("en", "de", "ru"):
        desk.settings.change(language=language)
        texts.append(banner.label.text())
    desk.settings.change(language="en")
    play(desk, 10, seed=2)
    game = desk.session.game
    assert game is not None
    made, problem = game.made, refused(desk, root / "game.pamir")
    reopen(kind, root)
    gone = wait(desk, lambda: not banner.isVisible())
    assert desk.shelf.keeper is not None
    desk.shelf.keeper.flush(30)
    kept = [recover(path).game == game for path in (root / "autosaves").iterdir()]
    print(json.dumps([texts, made, problem, gone, kept]))
    desk.window.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
