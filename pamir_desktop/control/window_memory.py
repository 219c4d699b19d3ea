"""Restores the window as it was, screen by screen, with the panels that were open."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from attrs import evolve
from PySide6.QtCore import QByteArray, QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QDockWidget

from pamir_desktop.settings import Settings
from pamir_desktop.views.main_window import FIRST, LEAST, MainWindow
from pamir_desktop.views.window_arrangement import Arrangement

FRAME: Final = QSize(16, 48)
"""What a title bar and borders take at most; they are not known before the window is shown."""

GRIP: Final = QSize(200, 100)
"""How much of a window must be on its screen so that it can be grabbed."""


STATES: Final = {
    "normal": Qt.WindowState.WindowNoState,
    "maximized": Qt.WindowState.WindowMaximized,
    "full": Qt.WindowState.WindowFullScreen,
}


def screen_key(screen: QScreen) -> str:
    """By name and size: with another resolution it is another screen."""
    size = screen.size()
    name = re.sub(r"\W+", "_", screen.name())
    return f"{name}-{size.width()}x{size.height()}"


def first_size(available: QSize) -> QSize:
    """Of a window that is opened for the first time: its frame is on the screen as well."""
    return FIRST.boundedTo(available - FRAME).expandedTo(LEAST).boundedTo(available)


class WindowMemory(QObject):
    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        outline: Callable[[], QDockWidget],
        parent: QObject,
    ) -> None:
        """The outline is created only if it was open."""
        super().__init__(parent)
        self._window = window
        self._settings = settings
        self._outline = outline
        self.recap()
        window.closing.connect(self.remember)

    # --- Saving ----------------------------------------------------------------------------

    def remember(self) -> None:
        window, screen = self._window, self._window.screen()
        place = window.normalGeometry() if window.windowState() else window.geometry()
        state = "full" if window.isFullScreen() else "normal"
        shown = any(dock.isVisible() for dock in window.findChildren(QDockWidget))
        left = Arrangement(
            place=place.translated(-screen.geometry().topLeft()),
            state="maximized" if window.isMaximized() else state,
            panels=window.table.panels(),
            outline=shown,
            docks=bytes(window.saveState().toBase64().data()).decode("ascii"),
        )
        self._settings.remember_window(screen_key(screen), left.to_text())

    # --- Restoring -------------------------------------------------------------------------

    def recap(self) -> None:
        """As it was on the screen it was closed on, or on the main one if that is gone."""
        screens = {screen_key(screen): screen for screen in QGuiApplication.screens()}
        main = QGuiApplication.primaryScreen()
        key = self._settings.last_screen()
        screen = screens.get(key, main)
        left = Arrangement.from_text(self._settings.window_on(screen_key(screen)))
        if left.place is None or not _can_be_held(left.place, screen):
            left = evolve(left, place=None, state="normal")
        self._arrange(left, screen)

    def _arrange(self, left: Arrangement, screen: QScreen) -> None:
        window = self._window
        room = screen.availableSize()
        # a screen may have less room than the table wants, as with a scale factor of 2
        window.setMinimumSize(LEAST.boundedTo(room))
        if left.place is None:
            window.resize(first_size(room))
        else:
            window.setGeometry(left.place.translated(screen.geometry().topLeft()))
        window.table.arrange(left.panels)
        if left.outline:
            self._outline().show()
            window.restoreState(QByteArray.fromBase64(left.docks.encode("ascii", "ignore")))
        window.setWindowState(STATES[left.state])


def _can_be_held(place: QRect, screen: QScreen) -> bool:
    """The upper edge, where windows are grabbed, is on the screen, and enough beside it."""
    size = screen.size()
    seen = place.intersected(QRect(0, 0, size.width(), size.height()))
    wide_enough = seen.width() >= GRIP.width() and seen.height() >= GRIP.height()
    return wide_enough and place.top() >= 0
