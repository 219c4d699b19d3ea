"""Is there a display? Qt would abort without one, with a message of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager


def has_display(environment: Mapping[str, str]) -> bool:
    """On Windows and macOS there always is one."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    return any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


@contextmanager
def no_window_explained(explain: Callable[[], int]) -> Iterator[None]:
    """Qt ends the process where it finds no usable display: explain it, and end it ourselves.

    `explain` returns the exit code.
    """
    from PySide6.QtCore import (  # noqa: PLC0415  # `has_display` is asked before Qt is loaded
        QMessageLogContext,
        QtMsgType,
        qInstallMessageHandler,
    )

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
