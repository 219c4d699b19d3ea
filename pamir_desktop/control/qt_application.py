"""The `QApplication`: what has to be set before the first window, its names and its icon."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from pamir_desktop import PROGRAM, TITLE, __version__

APP_ID: Final = "io.github.pamir_desktop.PamirDesktop"
ICONS: Final = Path(__file__).parents[1] / "resources" / "icons"


def qt_application() -> QApplication:
    # Qt would share out every shape of a hundred lines among threads; what a choice changes on the
    # table is so little that waiting for them takes longer than painting it
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    # the style by name: a style object in Python would bring all of its 600 constants along
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName(TITLE)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(window_icon())
    return app


def window_icon() -> QIcon:
    """Two drawings, of which the small one shows less; the files are read when they are shown."""
    icon = QIcon()
    for size in (32, 256):
        icon.addFile(str(ICONS / f"pamir-desktop-{size}.png"), QSize(size, size))
    return icon
