"""Where Qt cannot open a window it ends the process; our own message says so first."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


@contextmanager
def no_window_explained(explain: Callable[[], int]) -> Iterator[None]:
    """While the application is made; `explain` returns the exit code."""
    held: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            held.append(text)
            return
        code = explain()
        sys.stderr.flush()
        os._exit(code)

    former = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(former)
        for text in held:
            print(text, file=sys.stderr)
