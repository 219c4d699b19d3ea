"""Screenshots of every page of the program.

python tools/screenshots.py [FOLDER] [--lang de] [--theme dusk] [--size 1280x800] [--only curtain]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.games.folders import Folders
from pamir_desktop.settings import Pace, Settings, ThemeChoice
from tools.screens import wanted
from tools.stage import Stage

THEMES: Final = (ThemeChoice.LIGHT, ThemeChoice.DUSK)
SIZES: Final = ("1280x800", "1920x1080")
HUGE: Final = "3840x2160"


def take(application: Application, folder: Path, size: str, beginning: str) -> int:
    """All pictures in the current language and theme; returns how many."""
    width, height = map(int, size.split("x"))
    application.window.resize(QSize(width, height))
    application.window.show()
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(application)
    count = 0
    for name, scene in wanted(beginning):
        widget = scene(stage)
        application.app.processEvents()
        complete(application)
        widget.grab().save(str(folder / f"{name}.png"))
        stage.tidy()
        count += 1
    return count


def complete(application: Application) -> None:
    """Paint at once what would be painted later."""
    table = application.window.table
    table.view.complete()
    if table.part_shown("inspector"):
        table.side.inspector.complete()
        application.app.processEvents()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--theme", type=ThemeChoice, action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--scale", type=int, default=100, help="in percent")
    parser.add_argument("--only", default="", help="scenes whose names begin so")
    options = parser.parse_args(arguments)
    app = qt_application()
    with tempfile.TemporaryDirectory() as data:
        return photograph(Application(app, Settings(None), Folders(Path(data))), options)


def photograph(application: Application, options: argparse.Namespace) -> int:
    application.settings.change(pace=Pace.INSTANT, scale=options.scale)
    themes, languages = options.theme or THEMES, options.lang or LANGUAGES
    rounds = list(product(themes, options.size or SIZES, languages))
    if not (options.theme or options.size or options.lang):
        rounds.append((ThemeChoice.LIGHT, HUGE, "en"))
    count = 0
    for theme, size, language in rounds:
        application.settings.change(theme=theme, language=language)
        folder = options.folder / f"{size}-{theme.value}-{language}"
        count += take(application, folder, size, options.only)
        print(folder, flush=True)
    print(f"pictures: {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
