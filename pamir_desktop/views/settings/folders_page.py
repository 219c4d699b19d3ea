"""Settings for where games are saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from pamir_desktop.settings import Options
from pamir_desktop.views.dialogs.file_dialogs import ask_for_folder
from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .flow_row import FlowRow
from .page import SettingsPage


class FoldersPage(SettingsPage):
    names = ("games_folder",)

    open_asked = Signal()  # the folder, in the system's file dialog

    def __init__(self, usual: Path | None, parent: QWidget | None = None) -> None:
        """`usual` is the default folder; without one nothing is saved in this session."""
        super().__init__(parent)
        self._usual = usual
        self._folder = usual
        self.place = QLineEdit()
        self.place.setReadOnly(True)
        self.choose = QPushButton()
        self.open = QPushButton()
        self.reset = QPushButton()
        self._caption = self.add(self.place)
        buttons = (self.choose, self.open, self.reset)
        for button in buttons:
            button.setAutoDefault(False)
        self._row = FlowRow(buttons)
        self._column.addWidget(self._row)
        self.missing = PlainLabel()
        self.missing.setProperty("part", "warning")
        self.missing.setWordWrap(True)
        self._column.addWidget(self.missing)
        self._hint = self.add_hint()
        self._column.addStretch(1)
        self.choose.clicked.connect(self._ask)
        self.open.clicked.connect(self.open_asked)
        self.reset.clicked.connect(lambda: self.option_chosen.emit("games_folder", ""))
        self.retranslate()

    def _ask(self) -> None:
        if self._folder is not None:
            ask_for_folder(self, self._folder, self._choose)

    def _choose(self, folder: Path) -> None:
        self.option_chosen.emit("games_folder", str(folder))

    # --- Common to all pages ---------------------------------------------------------------

    def title(self) -> str:
        return self.tr("Folders")

    def show_options(self, options: Options) -> None:
        if self._usual is not None:
            self._folder = Path(options.games_folder) if options.games_folder else self._usual
        self.choose.setEnabled(self._usual is not None)
        self.open.setEnabled(self._usual is not None)
        self.reset.setEnabled(self._folder != self._usual)
        self._renew()

    def _renew(self) -> None:
        nowhere = self.tr("Games are not saved in this session.")
        self.place.setText(nowhere if self._folder is None else str(self._folder))
        self.place.setCursorPosition(0)
        is_usual = self._folder is None or self._folder == self._usual
        self.missing.setVisible(not is_usual and not Path(str(self._folder)).is_dir())

    def set_look(self, style: Style) -> None:
        super().set_look(style)
        self._row.set_look(style)

    def retranslate(self) -> None:
        self._caption.setText(self.tr("Games are saved in"))
        self.place.setAccessibleName(self._caption.text())
        self.choose.setText(self.tr("Change folder…"))
        self.open.setText(self.tr("Open folder"))
        self.reset.setText(self.tr("Default folder"))
        self.missing.setText(
            self.tr(
                "This folder cannot be found. Until it is back, games are saved in the default "
                "folder."
            )
        )
        self._row.turn()
        self._hint.setText(
            self.tr(
                "A new folder applies to games saved from now on. Games saved earlier stay where "
                "they are: those in the default folder remain in the list of games; open others "
                "with Open. The game in progress is saved by the program itself and is safe "
                "whichever folder you choose."
            )
        )
        self._renew()
