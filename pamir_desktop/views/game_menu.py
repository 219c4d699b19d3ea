"""The Game menu: new games, files, recent games, exports."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from pamir_desktop.views.texts.plain_text import clean_name, plain_tip


class ExportKind(Enum):
    """What can be exported from a game, by the suffix of its file."""

    TEXT = ".txt"
    MARKDOWN = ".md"
    PICTURE = ".png"


class GameMenu(QObject):
    """Builds the menu once; its owner retranslates it."""

    new_asked = Signal()
    open_asked = Signal()
    recent_asked = Signal(Path)
    clear_asked = Signal()
    games_asked = Signal()
    statistics_asked = Signal()
    save_asked = Signal()
    save_as_asked = Signal()
    replay_asked = Signal()
    look_back_asked = Signal()
    export_asked = Signal(ExportKind)
    close_asked = Signal()
    quit_asked = Signal()
    about_to_show = Signal()

    def __init__(self, menu: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        self.actions: dict[str, QAction] = {}
        self._menu = menu
        menu.aboutToShow.connect(self.about_to_show)
        self._add(menu, "new", self.new_asked)
        self._add(menu, "open", self.open_asked)
        self.recent = menu.addMenu("")
        self._add(menu, "games", self.games_asked)
        self._add(menu, "statistics", self.statistics_asked)
        menu.addSeparator()
        self._add(menu, "save", self.save_asked)
        self._add(menu, "save_as", self.save_as_asked)
        self.exports = menu.addMenu("")
        for kind in ExportKind:
            action = self._add(self.exports, f"export_{kind.name.lower()}", None)
            action.triggered.connect(partial(self._export, kind))
        menu.addSeparator()
        self._add(menu, "replay", self.replay_asked)
        self._add(menu, "look_back", self.look_back_asked)
        self._add(menu, "close", self.close_asked)
        menu.addSeparator()
        quit_action = self._add(menu, "quit", self.quit_asked)
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self._recent: list[Path] = []
        self.retranslate()

    def _add(self, menu: QMenu, name: str, signal: object) -> QAction:
        action = menu.addAction("")
        action.setMenuRole(QAction.MenuRole.NoRole)
        if signal is not None:
            action.triggered.connect(lambda _checked: signal.emit())  # type: ignore[attr-defined]
        self.actions[name] = action
        return action

    def _export(self, kind: ExportKind, _checked: bool = False) -> None:
        self.export_asked.emit(kind)

    # --- Recent games ----------------------------------------------------------------------

    def show_recent(self, paths: Sequence[Path]) -> None:
        """The latest first; missing files are gray."""
        self._recent = list(paths)
        self.recent.clear()
        for number, path in enumerate(paths, 1):
            name = clean_name(path.stem).replace("&", "&&")
            action = self.recent.addAction(f"&{number % 10}  {name}")
            action.setToolTip(plain_tip(clean_name(str(path))))
            action.setStatusTip(clean_name(str(path)))
            if not path.is_file():
                action.setEnabled(False)
                folder = clean_name(str(path.parent)).replace("&", "&&")
                action.setText(self.tr("{name} (missing from {folder})"))
                action.setText(action.text().format(name=f"&{number % 10}  {name}", folder=folder))
            action.triggered.connect(partial(self._choose_recent, path))
        self.recent.addSeparator()
        clear = self.recent.addAction(self.tr("Clear this list"))
        clear.triggered.connect(lambda _checked: self.clear_asked.emit())
        self.recent.setEnabled(bool(paths))

    def _choose_recent(self, path: Path, _checked: bool = False) -> None:
        self.recent_asked.emit(path)

    # --- Texts -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._menu.setTitle(self.tr("&Game"))
        self.recent.setTitle(self.tr("Open recent"))
        self.exports.setTitle(self.tr("Export"))
        names = {
            "new": self.tr("New game…"),
            "open": self.tr("Open…"),
            "games": self.tr("Saved games…"),
            "statistics": self.tr("Statistics…"),
            "save": self.tr("Save"),
            "save_as": self.tr("Save as…"),
            "export_text": self.tr("Log as text…"),
            "export_markdown": self.tr("Log as Markdown…"),
            "export_picture": self.tr("Table as picture…"),
            "replay": self.tr("Replay"),
            "look_back": self.tr("Look back…"),
            "close": self.tr("Close game"),
            "quit": self.tr("Quit"),
        }
        for name, text in names.items():
            self.actions[name].setText(text)
        self.show_recent(self._recent)
