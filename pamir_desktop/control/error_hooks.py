"""What should not happen: every unexpected error is logged and told, and ends nothing silently.

Errors in slots, events, threads and Qt itself all come here. The log is a file on this computer;
nothing is ever sent anywhere.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Final

import platformdirs
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from pamir_desktop import PROGRAM, __version__
from pamir_desktop.model.values import define, frozen

LOG_SIZE: Final = 1_000_000
LOG_FILES: Final = 5
LOG_NAME: Final = f"{PROGRAM}.log"
CRASH_NAME: Final = "crash.log"
MOST_KNOWN: Final = 100
"""Errors that are known again when they come back."""

QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

log = logging.getLogger(__name__)
qt_log = logging.getLogger("qt")


@frozen
class UnexpectedError:
    """An error nobody expected."""

    summary: str  # the kind of error and its words
    details: str  # the whole traceback

    @classmethod
    def of(cls, error: BaseException) -> UnexpectedError:
        summary = "".join(traceback.format_exception_only(error)).strip()
        return cls(summary, "".join(traceback.format_exception(error)))


# --- The log -------------------------------------------------------------------------------


@define
class ProgramLog:
    """The log of this run: on the terminal, and in a folder if there is one."""

    folder: Path | None
    handlers: list[logging.Handler]
    crash_file: IO[str] | None = None

    def tail(self, size: int = 200_000) -> str:
        """The last of what was logged, over the files it is spread on."""
        if self.folder is None:
            return ""
        text = ""
        for number in range(LOG_FILES):
            file = self.folder / (f"{LOG_NAME}.{number}" if number else LOG_NAME)
            if len(text) < size and file.is_file():
                text = file.read_text(encoding="utf-8", errors="replace") + text
        return text[-size:]

    def crashes(self) -> str:
        """What was left behind when the interpreter itself fell."""
        file = None if self.folder is None else self.folder / CRASH_NAME
        if file is None or not file.is_file():
            return ""
        return file.read_text(encoding="utf-8", errors="replace")

    def keep_small(self) -> None:
        """From now on the file is rotated; the start does without what that needs."""
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415  # see above

        terminal, *files = self.handlers
        for file in files:
            assert self.folder is not None
            rotating = RotatingFileHandler(
                self.folder / LOG_NAME,
                maxBytes=LOG_SIZE,
                backupCount=LOG_FILES - 1,
                encoding="utf-8",
            )
            rotating.setFormatter(file.formatter)
            root = logging.getLogger()
            root.addHandler(rotating)
            root.removeHandler(file)
            file.close()
            self.handlers = [terminal, rotating]

    def close(self) -> None:
        root = logging.getLogger()
        for handler in self.handlers:
            root.removeHandler(handler)
            handler.close()
        if self.crash_file is not None:
            faulthandler.disable()
            self.crash_file.close()


def log_folder(config_dir: Path | None) -> Path:
    """The platform's place for logs, or beside the options if they are kept elsewhere."""
    if config_dir is not None:
        return config_dir / "log"
    return platformdirs.user_log_path(PROGRAM, appauthor=False)


def start_log(folder: Path | None, level: str) -> ProgramLog:
    """Log to the terminal from a level on, and everything of note to files in the folder."""
    root = logging.getLogger()
    root.setLevel(min(logging.INFO, logging.getLevelNamesMapping()[level.upper()]))
    terminal = logging.StreamHandler()
    terminal.setLevel(level.upper())
    terminal.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root.addHandler(terminal)
    program_log = ProgramLog(None, [terminal])
    if folder is None:
        return program_log
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = logging.FileHandler(folder / LOG_NAME, encoding="utf-8")
        crash_file = (folder / CRASH_NAME).open("a", encoding="utf-8")
    except OSError as error:
        log.warning("no log is written: %s", error)
        return program_log
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(file)
    faulthandler.enable(crash_file)
    log.info("Pamir Desktop %s", __version__)
    return ProgramLog(folder, [terminal, file], crash_file)


# --- Catching ------------------------------------------------------------------------------

MessageHandler = Callable[[QtMsgType, QMessageLogContext, str], object]
Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class ErrorHooks(QObject):
    """Hears of every unexpected error in any thread, logs it and tells it in the main one."""

    happened = Signal(object)  # Mishap

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._times: Counter[UnexpectedError] = Counter()
        self._former: tuple[Hook, Callable[[threading.ExceptHookArgs], object]] | None = None
        self._former_messages: MessageHandler | None = None

    def install(self) -> None:
        if self._former is None:
            self._former = (sys.excepthook, threading.excepthook)
            sys.excepthook = self._caught
            threading.excepthook = self._caught_in_thread
            self._former_messages = qInstallMessageHandler(log_qt_message)

    def uninstall(self) -> None:
        if self._former is not None:
            sys.excepthook, threading.excepthook = self._former
            qInstallMessageHandler(self._former_messages)
            self._former = None

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not isinstance(error, Exception):
            assert self._former is not None
            self._former[0](kind, error, trace)  # Ctrl+C and the like are no mishaps
            return
        self.report(error)

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            self.report(args.exc_value)

    def report(self, error: Exception) -> None:
        """Log an error and tell whoever shows it."""
        failure = UnexpectedError.of(error)
        # a painter in one of the frames would go on painting on a widget that is long finished
        traceback.clear_frames(error.__traceback__)
        if len(self._times) > MOST_KNOWN:
            self._times.clear()
        self._times[failure] += 1
        times = self._times[failure]
        if times == 1:
            log.critical("unexpected error\n%s", failure.details)
        elif times.bit_count() == 1:  # 2, 4, 8 …: what comes back must not flood the log
            log.critical("unexpected error, %d times: %s", times, failure.summary)
        self.happened.emit(failure)


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    """Whatever Qt has to say goes to the log."""
    category = context.category or "default"
    qt_log.log(QT_LEVELS.get(kind, logging.WARNING), "%s: %s", category, message or "")
