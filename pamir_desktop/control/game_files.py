"""Game files in the window: autosaved, continued, opened, saved and exported.

Without folders nothing is on disk: games are not saved, and files are neither opened nor saved.
Failures are shown as a sentence and change nothing.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.game_store import GameStore
from pamir_desktop.games.library import LibraryEntry, file_name
from pamir_desktop.games.save_format import SUFFIX
from pamir_desktop.model import SeatKind
from pamir_desktop.views.game_menu import ExportKind
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.edition_names import unusual_edition
from pamir_desktop.views.texts.save_errors import save_error_text

from .last_game import LastGame, last_game
from .session import Session

if TYPE_CHECKING:
    from pamir_desktop.model.history import Game

    from .exports import Appendix

RETRY: Final = 4000
"""Milliseconds until writing is retried after a failure, even if no one plays."""

FILE_ACTIONS: Final = ("open", "games", "statistics")
GAME_ACTIONS: Final = ("export_text", "export_markdown", "export_picture", "replay", "look_back")


class GameFiles(QObject):
    """Connects the session and the window in everything about files."""

    def __init__(
        self,
        session: Session,
        window: MainWindow,
        folders: Folders | None,
        look_back: Callable[[Game, Callable[[Appendix | None], None]], None],
        parent: QObject,
    ) -> None:
        """`look_back` finds what follows an exported log, which can take some seconds."""
        super().__init__(parent)
        self._look_back = look_back
        self.session = session
        self.window = window
        self.store: GameStore | None = None
        self._last: LastGame | None = None
        self._trouble: SaveError | None = None
        self._note = ""
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY)
        self._retry.timeout.connect(self.try_again)
        if folders is not None:
            session.keep_in(folders)
            self.store = session.store
        self.folders = folders
        self._connect()
        self.offer_last()
        self.renew()
        self._show_recent()

    def _connect(self) -> None:
        session, window, menu = self.session, self.window, self.window.menus.game
        # emitted in the writing thread, shown in this one
        session.trouble.connect(self._show_trouble, Qt.ConnectionType.QueuedConnection)
        session.replaced.connect(self.renew)
        session.replaced.connect(self._forget_note)
        session.advanced.connect(self.renew)
        window.continue_asked.connect(self.continue_last)
        window.file_dropped.connect(self.open)
        window.closing.connect(self._quit)
        window.note_closed.connect(self._forget_note)
        menu.about_to_show.connect(self._show_recent)
        menu.open_asked.connect(self.ask_to_open)
        menu.recent_asked.connect(self.open)
        menu.clear_asked.connect(self._clear_recent)
        menu.save_asked.connect(self.save)
        menu.save_as_asked.connect(self.ask_to_save)
        menu.close_asked.connect(self.close)
        menu.export_asked.connect(self.ask_to_export)

    def save_in(self, folder: str) -> None:
        """Where games are saved from now on; empty means the default folder."""
        if self.folders is not None:
            self.folders = evolve(self.folders, chosen=Path(folder) if folder else None)
            if self.store is not None:
                self.store.use_folders(self.folders)

    # --- Display ---------------------------------------------------------------------------

    def renew(self) -> None:
        """The title, and the actions that make sense now."""
        playing, keeps = self.session.game is not None, self.store is not None
        allowed = dict.fromkeys(FILE_ACTIONS, keeps) | dict.fromkeys(GAME_ACTIONS, playing)
        kept = self.session.is_kept
        allowed["save"] = playing and keeps and kept
        allowed["save_as"] = playing and keeps and (kept or self.session.can_be_kept)
        allowed["replay"] = playing and kept
        self.window.menus.allow(allowed)
        self.window.pages.offer_games(keeps)
        if playing:
            file = self.store.file if self.store is not None else None
            self.window.show_file(file, modified=not self.session.is_saved)

    def _show_recent(self) -> None:
        paths = [] if self.store is None else self.store.recent.paths()
        self.window.menus.game.show_recent(paths)

    def _clear_recent(self) -> None:
        if self.store is not None:
            self.store.recent.clear()
        self._show_recent()

    def _show_trouble(self, problem: SaveError | None) -> None:
        self._trouble = problem
        self.refresh_texts()
        if problem is None:
            self._retry.stop()
        else:
            self._retry.start()

    def try_again(self) -> None:
        """Nothing has changed, but the disk may have room now."""
        session = self.session
        if self.store is not None and session.game is not None and session.is_kept:
            self.store.went_back(session.game)

    def _take_note(self, note: str) -> None:
        """What the player should know about the current game; empty: nothing."""
        self._note = note
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Show the current message in the banner, in the current language."""
        if self._trouble is not None:
            text = self._trouble_text(self._trouble)
        elif self._note == "cut_short":
            text = self.tr(
                "Part of the autosave was damaged. The game resumes from its last intact position."
            )
        elif self._note == "rules_changed":
            text = self.tr(
                "The program’s rules have changed since this game was saved. It resumes from its "
                "last position, without the earlier choices."
            )
        elif self._note == "bots_changed":
            text = self.tr(
                "This version does not have one of this game’s computer players; the most "
                "similar one plays instead."
            )
        else:
            text = ""
        self.window.take_note(text, warning=self._trouble is not None)

    def _trouble_text(self, problem: SaveError) -> str:
        match problem.id:
            case "save.disk_full":
                text = self.tr(
                    "The disk is full: the game cannot be saved. You can keep playing; the "
                    "program will keep trying."
                )
            case "save.vanished":
                return self.tr(
                    "The automatic save of this game was removed from the disk. It has been written"
                    " again; nothing is lost."
                )
            case "save.read_only":
                text = self.tr(
                    "The game cannot be saved: its folder is not writable. You can keep playing; "
                    "the program will keep trying."
                )
            case _:
                text = self.tr(
                    "The game cannot be saved ({problem}). You can keep playing; the program will "
                    "keep trying."
                )
        return text.format(problem=problem.args_of_id.get("system", problem))

    def _forget_note(self) -> None:
        if self._note:
            self._take_note("")

    def leave(self, then: Callable[[], object]) -> None:
        """Go on once the current game may be closed: ask first if it is nowhere on disk."""
        if self._would_lose():
            self.window.confirm(
                self.tr("The current game could not be saved and will be lost."),
                self.tr("Discard game"),
                then,
            )
        else:
            then()

    def _would_lose(self) -> bool:
        game = self.session.game
        unsaved = game is not None and game.made > 0 and not self.session.is_saved
        return unsaved and self._trouble is not None

    def may_close(self) -> bool:
        """Whether the window may close now; otherwise the player is asked, and then it closes."""
        if not self._would_lose():
            return True
        self.leave(self._close_window)
        return False

    def _close_window(self) -> None:
        self.session.close()
        self.window.close()

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do it, or show why not."""
        try:
            act()
        except SaveError as error:
            self.window.show_problem(partial(save_error_text, error))
            return False
        return True

    # --- The last game ---------------------------------------------------------------------

    def offer_last(self) -> None:
        """Find the game that was played last and show it on the start page."""
        self._last = None if self.store is None else last_game(self.store)
        self.window.pages.offer(self._last.offer if self._last else None)

    def continue_last(self) -> None:
        last = self._last
        if last is not None:
            self.resume(last.path) if last.autosaved else self.open(last.path)

    # --- Opening ---------------------------------------------------------------------------

    def resume(self, folder: Path) -> None:
        """Open an autosaved game at its exact decision."""
        self.leave(lambda: self.attempt(lambda: self._resume(folder)))

    def _resume(self, folder: Path) -> None:
        recovered = self.session.resume(folder)
        self._take_note("cut_short" if recovered.cut_short or recovered.behind else "")

    def open(self, path: Path, then: Callable[[], object] = lambda: None) -> None:
        """Open a saved game, and go on with it; the running one is closed, and saved."""
        if self.store is not None:
            self.leave(lambda: self.attempt(lambda: self._open(path)) and then())

    def _open(self, path: Path) -> None:
        opened = self.session.open(path)
        note = "bots_changed" if opened.bots_changed else ""
        self._take_note("rules_changed" if opened.rules_changed else note)

    def take(self, entry: LibraryEntry) -> None:
        """Open a game from the list; raises SaveError."""
        if entry.autosaved:
            self._resume(entry.path)
        else:
            self._open(entry.path)

    def ask_to_open(self) -> None:
        from pamir_desktop.views.dialogs.file_dialogs import (  # noqa: PLC0415  # not needed to start
            ask_for_file,
        )

        if self.folders is not None:
            ask_for_file(self.window, self.folders.games, self.open)

    def close(self) -> None:
        """To the start page; a saved game is closed."""
        if self.store is None:
            self.window.pages.show_start()
            return
        self.leave(self._close)

    def _close(self) -> None:
        self.session.close()
        if self.store is not None:
            self.store.flush()
        self.window.leave()
        self.offer_last()
        self.renew()

    def _quit(self) -> None:
        self._retry.stop()
        self.session.quit()
        self.store = None

    # --- Saving ----------------------------------------------------------------------------

    def save(self) -> None:
        """To the current file, or to one that is asked for."""
        if self.store is None or self.session.game is None:
            return
        if self.store.file is None:
            self.ask_to_save()
        else:
            self._save(None)

    def ask_to_save(self) -> None:
        from pamir_desktop.views.dialogs.file_dialogs import (  # noqa: PLC0415  # not needed to start
            ask_for_place,
        )

        if self.store is not None and self.folders is not None and self.session.game is not None:
            wanted = self.store.file or self.folders.games / self._name(SUFFIX)
            with contextlib.suppress(OSError):
                self.folders.games.mkdir(parents=True, exist_ok=True)
            ask_for_place(self.window, wanted, self._save)

    def _save(self, path: Path | None) -> None:
        """The dialog has asked whether to overwrite; free play of a lesson becomes a game."""
        if not self.session.is_kept and self.session.can_be_kept:
            self.session.keep()
        self.attempt(lambda: self.session.save(path, overwrite=path is not None))
        self.renew()

    # --- Exporting -------------------------------------------------------------------------

    def ask_to_export(self, kind: ExportKind) -> None:
        from pamir_desktop.views.dialogs.file_dialogs import (  # noqa: PLC0415  # not needed to start
            ask_for_export,
            documents,
        )

        if self.session.game is not None:
            wanted = documents() / self._name(kind.value)
            ask_for_export(self.window, wanted, lambda path: self._export(kind, path))

    def _export(self, kind: ExportKind, path: Path) -> None:
        from .exports import export_log, export_picture  # noqa: PLC0415  # not needed to start

        game = self.session.game
        if game is None:
            return
        if kind is ExportKind.PICTURE:
            self.window.table.view.complete()
            picture = self.window.table.view.grab()
            self.attempt(lambda: export_picture(path, picture))
            return
        title = self.tr("Log: {names}").format(names=", ".join(self._names()))
        if edition := unusual_edition(game.setup.edition):
            title = f"{title} – {edition}"
        groups = game.log_groups()

        def write(appendix: Appendix | None) -> None:
            self.attempt(lambda: export_log(path, kind, game.setup, groups, title, appendix))

        self._look_back(game, write)

    def _names(self) -> tuple[str, ...]:
        seats = self.session.state.setup.seats
        return tuple(
            terms.wakhan_name() if seat.kind is SeatKind.WAKHAN else seat.name for seat in seats
        )

    def _name(self, suffix: str) -> str:
        """The default file name of this game."""
        if self.store is not None and self.store.file is not None:
            return self.store.file.with_suffix(suffix).name
        assert self.session.game is not None
        game = self.session.game
        parts = (", ".join(self._names()), unusual_edition(game.setup.edition))
        name = " ".join((*parts, game.identity.created[:10]))
        return Path(file_name(" ".join(name.split()))).stem + suffix

    # --- From outside ----------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """A file opened from the macOS desktop."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.open(Path(event.file()))
            return True
        return False
