"""Global error handling: unexpected exceptions are logged and shown, never swallowed.

Exceptions in slots, events and threads come here, and so do the messages of Qt.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from pamir_desktop.model.values import frozen

MOST_KNOWN: Final = 100
"""How many different errors are counted; after that counting starts again."""

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
    """An unexpected exception, as text."""

    summary: str  # its type and message
    details: str  # the whole traceback

    @classmethod
    def of(cls, error: BaseException) -> UnexpectedError:
        summary = "".join(traceback.format_exception_only(error)).strip()
        return cls(summary, "".join(traceback.format_exception(error)))


MessageHandler = Callable[[QtMsgType, QMessageLogContext, str], object]
Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class ErrorHooks(QObject):
    """Logs every unexpected exception of any thread and emits it in the main thread."""

    happened = Signal(UnexpectedError)

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
            self._former[0](kind, error, trace)  # such as Ctrl+C
            return
        self.report(error)

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            self.report(args.exc_value)

    def report(self, error: Exception) -> None:
        """Log an error and emit it."""
        failure = UnexpectedError.of(error)
        # a QPainter kept alive by a frame would stay active on its widget
        traceback.clear_frames(error.__traceback__)
        if len(self._times) > MOST_KNOWN:
            self._times.clear()
        self._times[failure] += 1
        times = self._times[failure]
        if times == 1:
            log.critical("unexpected error\n%s", failure.details)
        elif times.bit_count() == 1:  # 2, 4, 8 …: repeated errors must not flood the log
            log.critical("unexpected error, %d times: %s", times, failure.summary)
        self.happened.emit(failure)


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    """Write a message of Qt to the log."""
    category = context.category or "default"
    qt_log.log(QT_LEVELS.get(kind, logging.WARNING), "%s: %s", category, message or "")
