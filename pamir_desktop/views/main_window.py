"""The main window: menus, the start page and the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.words import Seat
from pamir_desktop.settings import Options

from .art.card_back import paint_back
from .art.pieces import Look
from .menus import Menus
from .new_game_dialog import NewGameDialog
from .question import Question
from .start_page import StartPage
from .style import Style
from .table.pointer import FollowUp
from .table_page import PARTS, TablePage
from .texts.voice import Voice

LEAST = QSize(1024, 640)
FIRST = QSize(1440, 900)


class MainWindow(QMainWindow):
    """Shows pages and hands on what is asked for; knows neither session nor settings."""

    setup_chosen = Signal(object)  # Setup of a new game
    closing = Signal()

    def __init__(self, follow_up: FollowUp) -> None:
        super().__init__()
        self._style = Style()
        self._setup: Setup | None = None
        self.last_table: Setup | None = None
        self.start_page = StartPage()
        self.table = TablePage(follow_up)
        self.menus = Menus(self)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.table)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(LEAST)
        self.resize(FIRST)
        self._connect()
        self.show_start()

    def _connect(self) -> None:
        menus, start = self.menus, self.start_page
        menus.new_asked.connect(self.ask_for_game)
        menus.start_asked.connect(self.show_start)
        menus.quit_asked.connect(self.close)
        menus.part_toggled.connect(self._toggle_part)
        menus.full_screen_asked.connect(self._toggle_full_screen)
        menus.end_turn_asked.connect(self.table.bar.end_turn)
        menus.keys_asked.connect(self._tell_keys)
        menus.about_asked.connect(self._tell_about)
        start.new_asked.connect(self.ask_for_game)
        start.continue_asked.connect(self.show_table)
        start.quit_asked.connect(self.close)
        start.language_chosen.connect(lambda code: menus.option_chosen.emit("language", code))
        self.table.game_over.new_asked.connect(self.ask_for_game)

    # --- Pages -----------------------------------------------------------------------------

    @property
    def is_at_table(self) -> bool:
        return self._pages.currentWidget() is self.table

    def show_start(self) -> None:
        self.start_page.show_game(self._setup)
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.focus_first()
        self._allow()

    def show_table(self) -> None:
        self._pages.setCurrentWidget(self.table)
        self.table.view.setFocus()
        self._allow()

    def begin(self, setup: Setup) -> None:
        """A game is on the table from now on."""
        if setup != self._setup or not self.is_at_table:
            self._setup = setup
            self.table.side.inspector.begin(setup)
            self.table.side.log.begin(setup)
            self.table.game_over.hide()
            self.show_table()
        self._retitle()

    def show_question(self, question: Question) -> None:
        self.table.bar.show_question(question)
        self._allow()

    def raise_curtain(self, seat: Seat, recap: list[str]) -> None:
        assert self._setup is not None
        self.table.raise_curtain(seat, self._setup, recap)

    def _allow(self) -> None:
        """Actions of the menus that make sense now."""
        bar, at_table = self.table.bar, self.is_at_table
        self.menus.allow(
            {
                "undo": at_table and bar.undo_button.isEnabled(),
                "redo": at_table and bar.redo_button.isEnabled(),
                "end_turn": at_table and bar.end_button.isEnabled(),
                "start": at_table,
                **dict.fromkeys(PARTS, at_table),
            }
        )
        for name in PARTS:
            self.menus.actions[name].setChecked(at_table and self.table.part_shown(name))

    # --- Dialogs ---------------------------------------------------------------------------

    def ask_for_game(self) -> None:
        """Open the new-game dialog; what it answers is told by `setup_chosen`."""
        dialog = NewGameDialog(self.last_table, self._style, self)
        dialog.accepted.connect(lambda: self.setup_chosen.emit(dialog.setup()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _tell_keys(self) -> None:
        text = self.tr(
            "Arrows: go from thing to thing\n"
            "Page down, Page up: next or previous thing that can be chosen\n"
            "Enter: choose\n"
            "1 to 9: button of that number\n"
            "+ and -: a sum\n"
            "Esc: let go\n"
            "Ctrl+Z, Ctrl+Shift+Z: undo, redo\n"
            "Ctrl+Enter: end turn\n"
            "F2: card details, F4: if scored now, F5: Wakhan’s reasons\n"
            "F7: log, F8: ring of courts"
        )
        self._tell(self.tr("Keys"), text)

    def _tell_about(self) -> None:
        text = self.tr(
            "An unofficial table for Pax Pamir: Second Edition, the game by Cole Wehrle.\n"
            "All pictures and texts are our own; the program is under the MIT licence."
        )
        self._tell("Pamir Desktop", text)

    def _tell(self, title: str, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.NoIcon, title, text, parent=self)
        box.setIconPixmap(self.windowIcon().pixmap(64, 64))
        box.finished.connect(box.deleteLater)
        box.open()

    # --- Options ---------------------------------------------------------------------------

    def show_options(self, options: Options, language: str, style: Style) -> None:
        self.menus.show_options(options, language)
        self.start_page.show_language(language)
        self.table.bar.confirms_end = options.confirm_end
        if style != self._style or self.windowIcon().isNull():
            self._style = style
            self.setWindowIcon(app_icon(style))
            self.start_page.set_look(style)
            self.table.set_look(style)

    def _toggle_part(self, name: str) -> None:
        self.table.toggle_part(name)
        self._allow()

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # --- Words and events ------------------------------------------------------------------

    def _retitle(self) -> None:
        if self._setup is None:
            self.setWindowTitle("Pamir Desktop")
            return
        voice = Voice(self._setup)
        names = ", ".join(voice.player(Seat(seat)) for seat in range(len(self._setup.seats)))
        self.setWindowTitle(f"{names} – Pamir Desktop")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self._retitle()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


def app_icon(style: Style) -> QIcon:
    """The rosette of the card backs."""
    pixmap = QPixmap(128, 128)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1.28 * 1.28, 1.28 * 1.28)
    painter.translate(-11, -31)
    paint_back(painter, Look(style.theme, style.palette))
    painter.end()
    return QIcon(pixmap)
