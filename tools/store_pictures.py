"""The pictures of the store page and the README; their captions are in the metainfo file.

python -m tools.store_pictures [FOLDER]
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from pamir_desktop.app import Application
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.games.folders import Folders
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import Pace, Settings, ThemeChoice
from tools.screens import SCENES
from tools.screenshots import complete
from tools.stage import MOMENTS, Scene, Stage

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
SIZE: Final = QSize(1600, 900)
READ: Final = CardId(3)
"""The card whose details are shown: it has everything, and a note from history."""


class Picture(NamedTuple):
    scene: Scene
    language: str = "en"
    theme: ThemeChoice = ThemeChoice.LIGHT


def reading(stage: Stage, table: str) -> QWidget:
    """The middle of a game, with a card to read."""
    stage.play(table, MOMENTS["late"])
    stage.show_part("inspector")
    stage.application.control.display.read(READ)
    return stage.window


ALL: Final = {
    "table-light": Picture(lambda stage: reading(stage, "4")),
    "table-dusk": Picture(lambda stage: reading(stage, "3"), "ru", ThemeChoice.DUSK),
    "hints": Picture(SCENES["hints"]),
    "check": Picture(SCENES["check-success"]),
    "ending": Picture(SCENES["over"], "de"),
    "puzzle": Picture(SCENES["puzzle"]),
}


def take(application: Application, folder: Path) -> None:
    application.settings.change(pace=Pace.INSTANT)
    application.window.resize(SIZE)
    application.window.show()
    stage = Stage(application)
    for name, picture in ALL.items():
        application.settings.change(theme=picture.theme, language=picture.language)
        picture.scene(stage)
        application.app.processEvents()
        complete(application)
        application.window.grab().save(str(folder / f"{name}.png"))
        stage.tidy()


def main(arguments: Sequence[str]) -> int:
    folder = Path(arguments[0]) if arguments else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    app = qt_application()
    with tempfile.TemporaryDirectory() as data:
        take(Application(app, Settings(None), Folders(Path(data))), folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
