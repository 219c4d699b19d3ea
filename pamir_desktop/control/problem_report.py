"""The problem report: a zip file on this computer that the player may pass on, or not."""

from __future__ import annotations

import platform
import sys
import zipfile
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from pamir_desktop import __version__
from pamir_desktop.games.save_format import SUFFIX, save_bytes
from pamir_desktop.model.history import Game
from pamir_desktop.model.values import frozen

from .error_hooks import UnexpectedError
from .program_log import ProgramLog


@frozen
class ProblemReport:
    """Everything that helps to find out what happened."""

    failure: UnexpectedError | None
    program_log: ProgramLog
    game: Game | None

    def parts(self) -> dict[str, bytes]:
        """The files of the bundle."""
        wording = "" if self.failure is None else self.failure.details
        found = {
            "versions.txt": versions().encode(),
            "error.txt": wording.encode(),
            "log.txt": self.program_log.tail().encode(),
        }
        if crashes := self.program_log.crashes():
            found["crash.txt"] = crashes.encode()
        if self.game is not None:
            found[f"game{SUFFIX}"] = save_bytes(self.game.record())
        return found

    def write(self, file: Path) -> None:
        """Raises OSError if it cannot be written."""
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
            for name, content in self.parts().items():
                bundle.writestr(name, content)


def versions() -> str:
    """About the program and its environment."""
    lines = [
        f"Pamir Desktop {__version__}",
        f"Python {sys.version}",
        f"PySide6 {PySide6.__version__}",
        f"Qt {qVersion()}",
        f"System {platform.platform()}",
        f"Windows {QGuiApplication.platformName()}",
        f"Language {QLocale().name()}",
    ]
    lines += [
        f"Screen {screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio()}"
        for screen in QGuiApplication.screens()
    ]
    return "\n".join(lines) + "\n"
