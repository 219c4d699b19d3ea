"""Help about the window: the list of keys, and what the program is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from pamir_desktop.views.menus import Menus

from .key_groups import key_groups


class WindowHelp(QObject):
    """Creates its dialogs on first use."""

    key_settings_asked = Signal()

    def __init__(self, window: QMainWindow, menus: Menus) -> None:
        super().__init__(window)
        self._window = window
        self._menus = menus
        menus.keys_asked.connect(self.show_keys)
        menus.about_asked.connect(self.show_about)

    def show_keys(self) -> None:
        from .keys_dialog import KeysDialog  # noqa: PLC0415  # not needed to start

        bar, actions = self._window.menuBar(), self._menus.actions
        dialog = KeysDialog(lambda: key_groups(bar, actions), self._window)
        dialog.change_asked.connect(self.key_settings_asked)
        self._menus.renamed.connect(dialog.retranslate)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_about(self) -> None:
        from .about_dialog import AboutDialog  # noqa: PLC0415  # not needed to start

        dialog = AboutDialog(self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
