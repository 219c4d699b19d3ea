"""The games browser: all games, a preview, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.games.library import LibraryEntry, search
from pamir_desktop.views.dialogs.file_dialogs import SAVED, ask_for_export, documents
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.texts.game_texts import GameWords
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.screen_room import WIDE, resize_within_screen, room_on_screen

from .game_list import GameList
from .game_preview import GamePreview

OnTable = Callable[[LibraryEntry], bool]
PositionOf = Callable[[LibraryEntry], Position | None]


class GamesBrowser(QDialog):
    """Only emits requests; its owner handles them and shows the new list."""

    resume_asked = Signal(LibraryEntry)
    replay_asked = Signal(LibraryEntry)
    look_back_asked = Signal(LibraryEntry)
    rename_asked = Signal(LibraryEntry, str)  # and its new name
    copy_asked = Signal(LibraryEntry)
    export_asked = Signal(LibraryEntry, Path)
    delete_asked = Signal(LibraryEntry)
    statistics_asked = Signal()

    def __init__(
        self,
        style: Style,
        on_table: OnTable,
        position_of: PositionOf,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._on_table = on_table
        self._position_of = position_of
        self._entries: list[LibraryEntry] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = GameList(style)
        self.preview = GamePreview(style)
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.empty = PlainLabel()
        self.empty.setProperty("part", "hint")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.progress = PlainLabel()
        self.progress.setProperty("part", "hint")
        self.progress.setWordWrap(True)
        self.progress.hide()
        self.buttons = {
            name: QPushButton()
            for name in ("resume", "replay", "look_back", "rename", "copy", "export", "delete")
        }
        self.statistics_button = QPushButton()
        self.close_button = QPushButton()
        self._build()
        self._connect()
        self.retranslate()
        resize_within_screen(self, style.px(980), style.px(740))
        self.search.setFocus()

    # --- Building --------------------------------------------------------------------------

    def _build(self) -> None:
        px = self._style.px
        for button in (*self.buttons.values(), self.statistics_button, self.close_button):
            button.setAutoDefault(False)
        resume = self.buttons["resume"]
        resume.setProperty("part", "primary")
        resume.setDefault(True)
        for name in ("resume", "replay", "look_back"):
            self.buttons[name].setProperty("grown", True)
        self.list.setMinimumWidth(px(130))
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        left.addWidget(self.progress)
        QVBoxLayout(self.list.viewport()).addWidget(self.empty)
        grid = QGridLayout()
        grid.setSpacing(px(8))
        for column in range(4):
            grid.setColumnStretch(column, 1)
        grid.addWidget(resume, 0, 0, 1, 2)
        grid.addWidget(self.buttons["replay"], 0, 2)
        grid.addWidget(self.buttons["look_back"], 0, 3)
        # if there is little room, the list of games needs it more than the buttons
        wide = room_on_screen(self).width() >= px(WIDE)
        for place, name in enumerate(("rename", "copy", "export", "delete")):
            if wide:
                grid.addWidget(self.buttons[name], 1, place)
            else:
                grid.addWidget(self.buttons[name], 1 + place // 2, place % 2 * 2, 1, 2)
        right = QVBoxLayout()
        right.setSpacing(px(10))
        right.addWidget(self._scrolled(self.preview), 1)
        right.addLayout(grid)
        middle = QHBoxLayout()
        middle.setSpacing(px(14))
        middle.addLayout(left, 5)
        middle.addLayout(right, 6)
        below = QHBoxLayout()
        below.addWidget(self.statistics_button)
        below.addWidget(self.message, 1)
        below.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(14), px(18), px(14))
        layout.setSpacing(px(12))
        layout.addLayout(middle, 1)
        layout.addLayout(below)

    def _scrolled(self, inner: QWidget) -> QScrollArea:
        """At 200 % a small screen has no room for all of it."""
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumWidth(inner.minimumSizeHint().width())
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        return area

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _text: self._show_found())
        self.list.picked.connect(self._show_entry)
        self.list.itemActivated.connect(lambda _item: self.buttons["resume"].click())
        asked = {"resume": self.resume_asked, "replay": self.replay_asked}
        asked |= {"look_back": self.look_back_asked}
        asked |= {"copy": self.copy_asked, "delete": self.delete_asked}
        for name, signal in asked.items():
            self.buttons[name].clicked.connect(self._asker(signal.emit))
        self.buttons["rename"].clicked.connect(self._asker(self._ask_for_name))
        self.buttons["export"].clicked.connect(self._asker(self._ask_for_path))
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.close_button.clicked.connect(self.reject)

    def _asker(self, act: Callable[[LibraryEntry], object]) -> Callable[[], None]:
        def ask() -> None:
            entry = self.list.chosen()
            if entry is not None:
                act(entry)

        return ask

    # --- Display ---------------------------------------------------------------------------

    def show_games(self, entries: Sequence[LibraryEntry], chosen: Path | None = None) -> None:
        self._entries = list(entries)
        self._show_found(chosen)

    def add_games(self, entries: Sequence[LibraryEntry]) -> None:
        """Older ones, read while the others are shown."""
        self._entries += entries
        found = search(entries, self.search.text())
        self.list.add_games([self._words(entry) for entry in found])
        self._explain_emptiness()

    def show_progress(self, read: int, found: int) -> None:
        """How many games have been read; nothing once all have."""
        self.progress.setText(
            self.tr("Reading games: {read} of {found}").format(
                read=number_text(read), found=number_text(found)
            )
        )
        self.progress.setVisible(read < found)

    def _show_found(self, chosen: Path | None = None) -> None:
        found = search(self._entries, self.search.text())
        self.list.show_games([self._words(entry) for entry in found], chosen)
        self._explain_emptiness()

    def _explain_emptiness(self) -> None:
        self.empty.setText(
            self.tr("No game has these words in its name or its players’ names.")
            if self._entries
            else self.tr("No games yet. Every game you start is saved here automatically.")
        )
        self.empty.setVisible(self.list.count() == 0)

    def _words(self, entry: LibraryEntry) -> GameWords:
        return GameWords(entry, self._on_table(entry))

    def _show_entry(self, entry: LibraryEntry | None) -> None:
        readable = entry is not None and entry.header is not None
        if entry is None:
            self.preview.show_game(None, None)
        else:
            position = self._position_of(entry) if readable else None
            self.preview.show_game(self._words(entry), position)
        on_table = entry is not None and self._on_table(entry)
        free = entry is not None and not on_table and not entry.in_use
        allowed = {
            "resume": readable and (free or on_table),
            "replay": readable and (free or on_table),
            "look_back": readable and (free or on_table),
            "rename": free and entry is not None and not entry.autosaved,
            "copy": readable,
            "export": readable,
            "delete": free,
        }
        for name, enabled in allowed.items():
            self.buttons[name].setEnabled(enabled)
        self._name_resuming(entry)

    def _name_resuming(self, entry: LibraryEntry | None) -> None:
        """A game that is over cannot be continued."""
        is_over = entry is not None and entry.header is not None and entry.header.result is not None
        text = self.tr("Show result") if is_over else self.tr("Continue")
        self.buttons["resume"].setText(text)

    def say(self, text: str, *, warning: bool = False) -> None:
        """What was done, or why it was not."""
        self.message.setProperty("part", "warning" if warning else "hint")
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)
        self.message.setText(text)

    # --- Requests --------------------------------------------------------------------------

    def _ask_for_name(self, entry: LibraryEntry) -> None:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self.tr("Rename"))
        dialog.setLabelText(self.tr("New name:"))
        dialog.setOkButtonText(self.tr("Rename"))
        dialog.setCancelButtonText(self.tr("Cancel"))
        dialog.setTextValue(entry.name)
        dialog.textValueSelected.connect(lambda name: self.rename_asked.emit(entry, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_for_path(self, entry: LibraryEntry) -> None:
        name = self._words(entry).title().replace("/", "_")
        wanted = documents() / f"{name}{SAVED}"
        ask_for_export(self, wanted, lambda path: self.export_asked.emit(entry, path))

    # --- Texts -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Games"))
        self.search.setPlaceholderText(self.tr("Search names and players"))
        self.search.setAccessibleName(self.tr("Search names and players"))
        self.list.setAccessibleName(self.tr("Games"))
        texts = {
            "replay": self.tr("Replay"),
            "look_back": self.tr("Look back"),
            "rename": self.tr("Rename…"),
            "copy": self.tr("Copy"),
            "export": self.tr("Export…"),
            "delete": self.tr("Delete"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        self._name_resuming(self.list.chosen())
        self.buttons["delete"].setToolTip(self.tr("Move to trash"))
        self.statistics_button.setText(self.tr("Statistics…"))
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_found()
            self.message.clear()  # clear the last result
        super().changeEvent(event)
