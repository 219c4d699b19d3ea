"""The log of the program: on the terminal, and in rotating files on this computer.

Nothing is ever sent anywhere.
"""

from __future__ import annotations

import faulthandler
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, Final

import platformdirs

from pamir_desktop import PROGRAM, TITLE, __version__
from pamir_desktop.games.atomic_write import make_folder
from pamir_desktop.model.values import frozen

LOG_SIZE: Final = 1_000_000
"""Bytes of one file."""

LOG_FILES: Final = 5
LOG_NAME: Final = f"{PROGRAM}.log"
CRASH_NAME: Final = "crash.log"

log = logging.getLogger(__name__)


@frozen
class ProgramLog:
    """The log of this session. Without a folder it is on the terminal only."""

    folder: Path | None
    handlers: tuple[logging.Handler, ...]
    crash_file: IO[str] | None = None

    def tail(self, size: int = 200_000) -> str:
        """The last `size` characters, from as many files as needed."""
        if self.folder is None:
            return ""
        text = ""
        for number in range(LOG_FILES):
            file = self.folder / (f"{LOG_NAME}.{number}" if number else LOG_NAME)
            if len(text) < size and file.is_file():
                text = file.read_text(encoding="utf-8", errors="replace") + text
        return text[-size:]

    def crashes(self) -> str:
        """The traces of crashes of the interpreter itself."""
        file = None if self.folder is None else self.folder / CRASH_NAME
        if file is None or not file.is_file():
            return ""
        return file.read_text(encoding="utf-8", errors="replace")

    def close(self) -> None:
        root = logging.getLogger()
        for handler in self.handlers:
            root.removeHandler(handler)
            handler.close()
        if self.crash_file is not None:
            faulthandler.disable()
            self.crash_file.close()


def log_folder(config_dir: Path | None) -> Path:
    """The platform's folder for logs, or one in `config_dir` if that is given."""
    if config_dir is not None:
        return config_dir / "log"
    return platformdirs.user_log_path(PROGRAM, appauthor=False)


def start_log(folder: Path | None, level: str) -> ProgramLog:
    """Log to the terminal from `level` on, and to files in the folder from INFO on.

    A folder that cannot be written to is no reason not to start.
    """
    root = logging.getLogger()
    root.setLevel(min(logging.INFO, logging.getLevelNamesMapping()[level.upper()]))
    terminal = logging.StreamHandler()
    terminal.setLevel(level.upper())
    terminal.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root.addHandler(terminal)
    if folder is None:
        return ProgramLog(None, (terminal,))
    try:
        make_folder(folder)
        for known in folder.glob("*.log*"):
            known.chmod(0o600)  # of a version that left them readable
        file = RotatingFileHandler(
            folder / LOG_NAME, maxBytes=LOG_SIZE, backupCount=LOG_FILES - 1, encoding="utf-8"
        )
        crash_file = (folder / CRASH_NAME).open("a", encoding="utf-8")
    except OSError as error:
        log.warning("no log file is written: %s", error)
        return ProgramLog(None, (terminal,))
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(file)
    faulthandler.enable(crash_file)
    log.info("%s %s", TITLE, __version__)
    return ProgramLog(folder, (terminal, file), crash_file)
