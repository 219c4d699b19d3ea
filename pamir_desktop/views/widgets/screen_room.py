"""How large a window may become: never larger than the screen it is shown on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(24, 56)
"""Roughly what frame and title bar take on any desktop."""

LEAST: Final = QSize(1024, 700)
"""The minimum size assumed for a screen, since the table needs it anyway."""

WIDE: Final = 800
"""At 100 %: with less room, items are placed below each other instead of side by side."""


def room_on_screen(window: QWidget) -> QSize:
    owner = window.parentWidget() or window
    return owner.screen().availableSize().expandedTo(LEAST) - FRAME


def resize_within_screen(window: QWidget, width: int, height: int) -> None:
    """To the requested size, or to what fits: at 200 % that may be less."""
    window.resize(QSize(width, height).boundedTo(room_on_screen(window)))


def keep_on_screen(window: QWidget) -> None:
    """A window that has grown is moved up: the buttons at its bottom have to be reached."""
    room = window.screen().availableGeometry()
    below = window.frameGeometry().bottom() - room.bottom()
    if window.isVisible() and below > 0:
        window.move(window.x(), max(room.top(), window.y() - below))
