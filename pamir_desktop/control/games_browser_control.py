"""The games browser and the statistics: shows the library and carries out requests.

It also starts the next game after one has ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QFile, QObject, Signal
from PySide6.QtWidgets import QWidget

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.library import Library, LibraryEntry
from pamir_desktop.games.statistics import statistics
from pamir_desktop.model import facts
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.visibility import onlooker
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.texts.save_errors import save_error_text

from .game_files import GameFiles
from .library_reader import LibraryReader

if TYPE_CHECKING:
    from pamir_desktop.views.games.games_browser import GamesBrowser


def move_to_trash(path: Path) -> bool:
    """The trash of the desktop, on every system."""
    return QFile(str(path)).moveToTrash()


class GamesBrowserControl(QObject):
    replay_asked = Signal()  # of the game that was just opened
    look_back_asked = Signal()  # the same

    def __init__(self, files: GameFiles, style: Callable[[], Style], parent: QObject) -> None:
        super().__init__(parent)
        self._files = files
        self._style = style
        self.browser: GamesBrowser | None = None
        self._reader: LibraryReader | None = None
        files.window.menus.game.games_asked.connect(self.show)
        files.window.menus.game.statistics_asked.connect(self.show_statistics)
        files.window.table.ending_made.connect(
            lambda made: made.rematch_asked.connect(self._start_rematch)
        )

    def show(self) -> None:
        if self._files.store is None or self.browser is not None:
            return
        self._files.store.flush(0.5)
        from pamir_desktop.views.games.games_browser import (  # noqa: PLC0415  # not needed to start
            GamesBrowser,
        )

        browser = GamesBrowser(self._style(), self.on_table, self.position_of, self._files.window)
        browser.resume_asked.connect(self._resume)
        browser.replay_asked.connect(self._replay)
        browser.look_back_asked.connect(self._look_back)
        browser.rename_asked.connect(self._rename)
        browser.copy_asked.connect(self._copy)
        browser.export_asked.connect(self._export)
        browser.delete_asked.connect(self._delete)
        browser.statistics_asked.connect(self.show_statistics)
        browser.finished.connect(self._forget)
        self.browser = browser
        self._reader = LibraryReader(self._library, browser)
        self._reader.some_read.connect(self._show_more)
        self._refresh()
        browser.open()

    def _forget(self) -> None:
        if self.browser is not None:
            self.browser.deleteLater()
        self.browser = self._reader = None
        if self._files.session.game is None:
            self._files.offer_last()

    # --- Content ---------------------------------------------------------------------------

    def on_table(self, entry: LibraryEntry) -> bool:
        """The game in this window."""
        store, game = self._files.store, self._files.session.game
        if store is None or game is None:
            return False
        if not entry.autosaved:
            return entry.path == store.file
        own = entry.header is not None and entry.header.identity == game.identity
        return own and entry.in_use

    def position_of(self, entry: LibraryEntry) -> Position | None:
        """The position of a game, with all hands closed; None if it cannot be read.

        On the disk it is that of the last turn, so the game on the table is not read from there.
        """
        game = self._files.session.game
        if game is not None and entry.autosaved and self.on_table(entry):
            state = onlooker(game.state)
        else:
            try:
                state = self._library.preview(entry)
            except SaveError:
                return None
        return Position(state, facts(state), Seat(0), None, hand_shown=False)

    def _listed(self, reader: LibraryReader, entries: Iterable[LibraryEntry]) -> list[LibraryEntry]:
        """A game that was opened from a file is listed once."""
        store = self._files.store
        assert store is not None
        in_file = store.file in reader.paths
        return [e for e in entries if not (in_file and e.autosaved and self.on_table(e))]

    def _refresh(self, chosen: Path | None = None) -> None:
        if self.browser is not None:
            self._attempt(lambda: self._show_entries(chosen))

    def _show_entries(self, chosen: Path | None) -> None:
        assert self.browser is not None
        assert self._reader is not None
        entries = self._listed(self._reader, self._reader.start())
        self.browser.show_games(entries, chosen)
        self.browser.show_progress(self._reader.read_count, len(self._reader.found))

    def _show_more(self, entries: tuple[LibraryEntry, ...]) -> None:
        if self.browser is not None and self._reader is not None:
            self.browser.add_games(self._listed(self._reader, entries))
            self.browser.show_progress(self._reader.read_count, len(self._reader.found))

    def _attempt(self, act: Callable[[], object]) -> bool:
        """Do it, or show in the browser why not."""
        assert self.browser is not None
        try:
            act()
        except SaveError as error:
            self.browser.say(save_error_text(error), warning=True)
            return False
        return True

    # --- Requests --------------------------------------------------------------------------

    def _resume(self, entry: LibraryEntry) -> None:
        self._to_table(entry, lambda: None)

    def _to_table(self, entry: LibraryEntry, then: Callable[[], object]) -> None:
        """Show the game at the table and go on with it; the browser closes."""
        if self.on_table(entry):
            self._files.window.pages.show_table()
            self._done(then)
        else:
            self._files.leave(lambda: self._take(entry, then))

    def _take(self, entry: LibraryEntry, then: Callable[[], object]) -> None:
        if self._attempt(lambda: self._files.take(entry)):
            self._done(then)

    def _done(self, then: Callable[[], object]) -> None:
        if self.browser is not None:
            self.browser.accept()
        then()

    def _replay(self, entry: LibraryEntry) -> None:
        self._to_table(entry, self.replay_asked.emit)

    def _look_back(self, entry: LibraryEntry) -> None:
        self._to_table(entry, self.look_back_asked.emit)

    def _start_rematch(self) -> None:
        """The same seats and options, and other cards."""
        from pamir_desktop.views.games.more_options import (  # noqa: PLC0415  # a game is played first
            drawn_seed,
        )

        game = self._files.session.game
        if game is not None:
            setup = evolve(game.setup, seed=drawn_seed())
            self._files.window.setup_chosen.emit(setup, game.identity.practice)

    def _rename(self, entry: LibraryEntry, name: str) -> None:
        self._change(lambda: self._library.rename(entry.path, name), self.tr("Game renamed."))

    def _copy(self, entry: LibraryEntry) -> None:
        self._change(lambda: self._library.copy(entry), self.tr("Game copied."))

    def _export(self, entry: LibraryEntry, path: Path) -> None:
        text = self.tr("Exported to “{file}”.").format(file=clean_name(path.name))
        self._change(lambda: self._library.export(entry, path), text)

    def _delete(self, entry: LibraryEntry) -> None:
        def delete() -> None:
            self._library.delete(entry, move_to_trash)

        self._change(delete, self.tr("Game moved to the trash."))

    def _change(self, act: Callable[[], Path | None], done: str) -> None:
        """Select the resulting file in the new list."""
        made: list[Path | None] = []
        if self.browser is not None and self._attempt(lambda: made.append(act())):
            self.browser.say(done)
            self._refresh(made[0])

    @property
    def _library(self) -> Library:
        assert self._files.store is not None
        return self._files.store.library

    def show_statistics(self) -> None:
        """Of all saved games that are over; from the browser or without it."""
        if self._files.store is not None:
            self._files.store.flush(0.5)
            attempt = self._files.attempt if self.browser is None else self._attempt
            attempt(self._read_for_statistics)

    def _read_for_statistics(self) -> None:
        """At once, or behind a dialog if there are very many games."""
        owner = self.browser or self._files.window
        reader = LibraryReader(self._library, self)
        entries = list(reader.start())
        if reader.is_done:
            reader.deleteLater()
            self._show_statistics(self._listed(reader, entries), owner)
            return
        from pamir_desktop.views.games.reading_dialog import ReadingDialog  # noqa: PLC0415

        dialog = ReadingDialog(len(reader.found), self._style(), owner)
        reader.setParent(dialog)
        dialog.rejected.connect(reader.stop)
        dialog.finished.connect(dialog.deleteLater)

        def show_more(more: tuple[LibraryEntry, ...]) -> None:
            entries.extend(more)
            dialog.bar.setValue(reader.read_count)
            if reader.is_done:
                dialog.accept()
                self._show_statistics(self._listed(reader, entries), owner)

        reader.some_read.connect(show_more)
        dialog.open()

    def _show_statistics(self, entries: list[LibraryEntry], owner: QWidget) -> None:
        headers = [entry.header for entry in entries if entry.header is not None]
        from pamir_desktop.views.games.statistics_view import StatisticsView  # noqa: PLC0415

        view = StatisticsView(statistics(headers), self._style(), owner)
        view.finished.connect(view.deleteLater)
        view.open()
