"""The main window: menus, the start page and the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from pamir_desktop import TITLE
from pamir_desktop.model.setup import SeatKind, Setup
from pamir_desktop.model.terms import Seat
from pamir_desktop.settings import Options
from pamir_desktop.views.dialogs.window_help import WindowHelp
from pamir_desktop.views.prompt.prompt_words import PromptWords
from pamir_desktop.views.prompt.question import Question
from pamir_desktop.views.rulebook.rules_help import RulesHelp
from pamir_desktop.views.table.pointer import FollowUps
from pamir_desktop.views.texts.change_lines import Recap
from pamir_desktop.views.texts.edition_names import unusual_edition
from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.texts.voice import Voice

from .game_menu import ExportKind
from .menus import Menus
from .pages import Pages
from .panel_parts import PARTS
from .style import Style
from .table_page import TablePage

if TYPE_CHECKING:
    from pamir_desktop.views.ending.game_over import GameOver
    from pamir_desktop.views.games.start_page import StartPage
    from pamir_desktop.views.table.spot_help import WhyNot

    from .banner import Banner

LEAST = QSize(1024, 640)
FIRST = QSize(1440, 900)


class MainWindow(QMainWindow):
    """Shows pages and passes requests on; knows neither session nor settings."""

    setup_chosen = Signal(Setup, bool)  # of a new game, and whether it is practice
    how_to_play = Signal()
    puzzles_asked = Signal()
    daily_asked = Signal()
    continue_asked = Signal()  # with the game that was offered
    file_dropped = Signal(Path)
    note_closed = Signal()
    closing = Signal()

    def __init__(
        self, follow_ups: FollowUps, why_not: WhyNot, may_close: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._style = Style()
        self._is_dressed = False
        self._setup: Setup | None = None
        self.last_table: Setup | None = None
        self._may_close = may_close
        self._file: Path | None = None
        self._banner: Banner | None = None
        self.table = TablePage(follow_ups, why_not)
        self.menus = Menus(self)
        self.table.rail.use(self.menus.actions)
        self.rules_help = RulesHelp(self, self.table)
        self.help = WindowHelp(self, self.menus)
        self.pages = Pages(self.table)
        middle = QWidget()
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.setAcceptDrops(True)
        self.table.view.setAcceptDrops(False)
        self.table.view.viewport().setAcceptDrops(False)
        self.setMinimumSize(LEAST)
        self.resize(FIRST)
        self._connect()
        self._retitle()
        self._allow()

    def _connect(self) -> None:
        menus = self.menus
        menus.game.new_asked.connect(self.ask_for_game)
        menus.game.quit_asked.connect(self.close)
        menus.part_toggled.connect(self._toggle_part)
        menus.full_screen_asked.connect(self._toggle_full_screen)
        menus.end_turn_asked.connect(self.table.bar.end_turn)
        menus.why_asked.connect(self.table.view.pointer.ask_why_here)
        menus.rules_asked.connect(self.rules_help.show_focus)
        menus.explain_asked.connect(self.table.view.help.explain)
        menus.first_game_asked.connect(self.rules_help.show_first_game)
        self.table.ending_made.connect(self._connect_ending)
        self.table.laid_out.connect(self._check_parts)
        self.pages.turned.connect(self._show_page)
        self.pages.start_made.connect(self._connect_start)
        self.pages.text_asked.connect(self.rules_help.show_first_game)

    def _connect_ending(self, ending: GameOver) -> None:
        ending.new_asked.connect(self.ask_for_game)
        ending.export_asked.connect(lambda: self.menus.game.export_asked.emit(ExportKind.TEXT))

    def _connect_start(self, page: StartPage) -> None:
        page.how_to_play.connect(self.how_to_play)
        page.puzzles_asked.connect(self.puzzles_asked)
        page.daily_asked.connect(self.daily_asked)
        page.settings_asked.connect(self.menus.settings_asked)
        page.statistics_asked.connect(self.menus.game.statistics_asked)
        page.new_asked.connect(self.ask_for_game)
        page.continue_asked.connect(self._continue)
        page.games_asked.connect(self.menus.game.games_asked)
        page.quit_asked.connect(self.close)
        page.language_chosen.connect(lambda code: self.menus.option_chosen.emit("language", code))

    # --- The game --------------------------------------------------------------------------

    def _show_page(self) -> None:
        """Another page is shown."""
        self._allow()
        self._retitle()

    def _continue(self) -> None:
        if self._setup is not None:
            self.pages.show_table()
        else:
            self.continue_asked.emit()

    def begin(self, setup: Setup) -> None:
        """A game is in progress from now on."""
        self.table.hide_ending()
        if setup != self._setup or not self.pages.is_at_table:
            self._setup = setup
            self.pages.show_game(setup)
            self.pages.show_table()
        self._retitle()

    def leave(self) -> None:
        """There is no game any more."""
        self._setup = self._file = None
        self.pages.show_game(None)
        self.table.rail.show_outlook(None)
        self.setWindowModified(False)
        self._retitle()
        self.pages.show_start()

    def show_file(self, file: Path | None, *, modified: bool) -> None:
        """Where the current game is saved, and whether it has changed since."""
        self._file = file
        self._retitle()
        self.setWindowModified(modified)

    def show_question(self, question: Question) -> None:
        self.table.bar.show_question(question)
        self._show_undo()
        self._allow()

    def show_hint_button(self, is_offered: bool, can_ask: bool) -> None:
        """Whether hints can be asked for in this game, and now."""
        self.table.bar.offer_hint(is_offered, can_ask)
        self._allow()

    def _show_undo(self) -> None:
        """In the menu, in the current language."""
        question = self.table.bar.question
        if question is not None:
            said = PromptWords(question)
            self.menus.show_undo(question.barrier, said.undone(), said.redone())

    @property
    def _has_wakhan(self) -> bool:
        chairs = self._setup.seats if self._setup is not None else ()
        return any(chair.kind is SeatKind.WAKHAN for chair in chairs)

    def show_reasons(self, turn: int | None = None, entry: int | None = None) -> None:
        """Wakhan's panel; shows the reasons of this turn, or of one entry of it."""
        if turn is not None:
            self.table.side.wakhan.show_turn(turn, entry)
            if not self.table.part_shown("wakhan"):
                self.table.toggle_part("wakhan")
        else:
            self.table.open_part("wakhan")
        self._allow()

    def show_details(self) -> None:
        """The details of the last card shown."""
        if not self.table.part_shown("inspector"):
            self._toggle_part("inspector")

    def show_replay(self, shown: bool) -> None:
        self.table.show_replay(shown)
        self._allow()

    def raise_curtain(self, seat: Seat, recap: Recap) -> None:
        assert self._setup is not None
        self.table.raise_curtain(seat, self._setup, recap)

    def _allow(self) -> None:
        """Enables the menu actions that make sense now."""
        bar, at_table = self.table.bar, self.pages.is_at_table
        choosing = at_table and not self.table.replays
        self.menus.allow(
            {
                "undo": choosing and bar.undo_button.isEnabled(),
                "redo": choosing and bar.redo_button.isEnabled(),
                "end_turn": choosing and bar.end_button.isEnabled(),
                "close": at_table,
                "copy_card": at_table,
                "why_not": choosing,
                "explain": at_table,
                "hint": choosing
                and bar.hint_button.isVisibleTo(bar)
                and bar.hint_button.isEnabled(),
                **dict.fromkeys(PARTS, at_table),
                "wakhan": at_table and self._has_wakhan,
                "ring": at_table,
                "lesson_note": at_table,
            }
        )
        self.table.rail.show_wakhan(self._has_wakhan)
        self._check_parts()

    def _check_parts(self) -> None:
        for name in PARTS:
            shown = self.pages.is_at_table and self.table.part_shown(name)
            self.menus.actions[name].setChecked(shown)

    # --- The banner and dialogs ------------------------------------------------------------

    @property
    def banner(self) -> Banner:
        """Created with the first message."""
        if self._banner is None:
            from .banner import Banner  # noqa: PLC0415  # see above

            self._banner = Banner()
            self._banner.set_look(self._style)
            self._banner.closed.connect(self.note_closed)
            self._column.insertWidget(0, self._banner)
        return self._banner

    def take_note(self, text: str, *, warning: bool = False) -> None:
        """Show a message above the pages until it is closed; an empty text hides it."""
        if text or self._banner is not None:
            self.banner.say(text, warning=warning)

    def ask_for_game(self) -> None:
        """Open the new-game dialog; its answer is emitted as `setup_chosen`."""
        from pamir_desktop.views.games.new_game_dialog import (  # noqa: PLC0415  # not needed to start
            NewGameDialog,
        )

        dialog = NewGameDialog(self.last_table, self._style, self)
        dialog.accepted.connect(
            lambda: self.setup_chosen.emit(dialog.setup(), dialog.is_practice())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def confirm(self, text: str, consent: str, then: Callable[[], object]) -> None:
        """Ask before something is lost, and go on with consent; the button says what it does."""
        from pamir_desktop.views.dialogs.message_box import (  # noqa: PLC0415  # not needed to start
            MessageBox,
        )

        box = MessageBox(lambda: (TITLE, text), self)
        box.setIcon(MessageBox.Icon.Warning)
        yes = box.addButton(consent, MessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(self.tr("Cancel"), MessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.finished.connect(lambda: then() if box.clickedButton() is yes else None)
        box.open()

    def show_problem(self, text: Callable[[], str]) -> None:
        """What could not be done; nothing else has happened."""
        from pamir_desktop.views.dialogs.message_box import (  # noqa: PLC0415  # not needed to start
            MessageBox,
        )

        box = MessageBox(lambda: (TITLE, text()), self)
        box.setIcon(MessageBox.Icon.Warning)
        box.open()

    # --- Options ---------------------------------------------------------------------------

    def show_options(self, options: Options, language: str, style: Style) -> None:
        keymap = self.menus.keymap
        self.menus.show_options(options)
        if self.menus.keymap != keymap:
            self.table.bar.retranslate()
            self.rules_help.refresh_texts()
            self.table.rail.refresh_texts()
        self.pages.show_language(language)
        self.table.bar.confirms_end = options.confirm_end
        if style != self._style or not self._is_dressed:
            self._style, self._is_dressed = style, True
            if self._banner is not None:
                self._banner.set_look(style)
            self.pages.set_look(style)
            self.rules_help.set_look(style)

    def _toggle_part(self, name: str) -> None:
        self.table.toggle_part(name)
        self._allow()

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # --- Texts and events ------------------------------------------------------------------

    def _retitle(self) -> None:
        if self._setup is None or not self.pages.is_at_table:
            # a game in progress may be unsaved, which the mark shows
            self.setWindowTitle(TITLE if self._setup is None else f"{TITLE}[*]")
            return
        voice = Voice(self._setup)
        names = ", ".join(voice.player(Seat(seat)) for seat in range(len(self._setup.seats)))
        name = names if self._file is None else clean_name(self._file.stem)
        edition = unusual_edition(self._setup.edition)
        after = f" – {edition} – {TITLE}" if edition else f" – {TITLE}"
        self.setWindowTitle(f"{name.replace('[*]', '[*][*]')}[*]{after}")
        self.setWindowFilePath("" if self._file is None else str(self._file))

    def showEvent(self, event: QShowEvent) -> None:
        if not self.pages.is_at_table:
            self.pages.show_start()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.table.rail.refresh_texts()
            self._show_undo()
            self._retitle()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        file = dropped_file(event)
        if file is not None:
            event.acceptProposedAction()
            self.file_dropped.emit(file)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def dropped_file(event: QDropEvent) -> Path | None:
    """The one saved game that is dragged over the window."""
    urls = event.mimeData().urls()
    file = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return file if file is not None and file.suffix.lower() == ".pamir" else None
