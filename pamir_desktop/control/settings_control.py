"""Controls the settings dialog: shows the current options and applies changes at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from pamir_desktop.settings import Options, Settings
from pamir_desktop.views.dialogs.key_groups import key_groups
from pamir_desktop.views.style import Style

from .game_files import GameFiles
from .sound_player import can_play

if TYPE_CHECKING:
    from pamir_desktop.views.settings.settings_dialog import SettingsDialog


class SettingsControl(QObject):
    def __init__(self, settings: Settings, files: GameFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._files = files
        self._window = files.window
        self._style = Style()
        self.dialog: SettingsDialog | None = None
        self._window.menus.settings_asked.connect(self.show)
        self._window.help.key_settings_asked.connect(self.show_keys)

    def show_options(self, options: Options, style: Style) -> None:
        """Another option, theme or language is active."""
        if self.dialog is not None:
            self.dialog.show_options(options)
            if style != self._style:
                self.dialog.set_look(style)
        self._style = style

    def show(self) -> None:
        dialog = self._made()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def show_keys(self) -> None:
        self.show()
        dialog = self._made()
        dialog.show_page(next(page for page in dialog.pages if "keys" in page.names))

    # --- The dialog ------------------------------------------------------------------------

    def _made(self) -> SettingsDialog:
        """Created on first use, and kept."""
        if self.dialog is None:
            # not needed to start
            from pamir_desktop.views.settings.display_page import DisplayPage  # noqa: PLC0415
            from pamir_desktop.views.settings.folders_page import FoldersPage  # noqa: PLC0415
            from pamir_desktop.views.settings.keys_page import KeysPage  # noqa: PLC0415
            from pamir_desktop.views.settings.play_page import PlayPage  # noqa: PLC0415
            from pamir_desktop.views.settings.settings_dialog import SettingsDialog  # noqa: PLC0415

            menus, folders = self._window.menus, self._files.folders
            folders_page = FoldersPage(None if folders is None else folders.usual_games)
            folders_page.open_asked.connect(self._open_folder)
            keys = KeysPage(lambda: key_groups(self._window.menuBar(), menus.actions))
            pages = (DisplayPage(), PlayPage(can_play=can_play()), keys, folders_page)
            self.dialog = SettingsDialog(pages, self._style, self._window)
            self.dialog.option_chosen.connect(self._set)
            self.dialog.defaults_asked.connect(self._set_defaults)
            self.dialog.show_options(self._settings.options)
        return self.dialog

    def _set(self, name: str, value: object) -> None:
        self._settings.change(**{name: value})

    def _set_defaults(self, names: Sequence[str]) -> None:
        usual = Options()
        self._settings.change(**{name: getattr(usual, name) for name in names})

    def _open_folder(self) -> None:
        """In the system's file manager; a folder that does not exist yet is created first."""
        if self._files.folders is None:
            return
        folder = self._files.folders.games
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._window.show_problem(partial(self._not_opened, folder, error))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._window.show_problem(partial(self._not_shown, folder))

    def _not_shown(self, folder: Path) -> str:
        text = self.tr("No file manager was found. Your games are in “{folder}”.")
        return text.format(folder=folder)

    def _not_opened(self, folder: Path, error: OSError) -> str:
        text = self.tr("The folder “{folder}” cannot be opened. System message: {system}.")
        return text.format(folder=folder, system=error.strerror or str(error))
