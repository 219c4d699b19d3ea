"""Reads the games of a library a few at a time, so that the window can be used meanwhile."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.games.library import FoundGame, Library, LibraryEntry

AT_ONCE: Final = 60
"""Games that are read before the first list is shown; most players have fewer."""
AT_A_TIME: Final = 8
"""Games that are read between two events: about 5 ms."""


class LibraryReader(QObject):
    some_read = Signal(tuple)  # of LibraryEntry, after those that `start` returned

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._waiting: deque[FoundGame] = deque()
        self.found: list[FoundGame] = []
        self.paths: frozenset[Path] = frozenset()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_more)

    @property
    def read_count(self) -> int:
        return len(self.found) - len(self._waiting)

    @property
    def is_done(self) -> bool:
        return not self._waiting

    def start(self) -> tuple[LibraryEntry, ...]:
        """Find all games and return the latest; `some_read` brings the others."""
        self.stop()
        self.found = self._library.find()
        self.paths = frozenset(game.path for game in self.found)
        self._waiting.extend(self.found)
        first = self._read(AT_ONCE)
        if not self.is_done:
            self._timer.start(0)
        return first

    def stop(self) -> None:
        self._timer.stop()
        self._waiting.clear()

    def _read_more(self) -> None:
        entries = self._read(AT_A_TIME)
        if self.is_done:
            self._timer.stop()
        self.some_read.emit(entries)

    def _read(self, most: int) -> tuple[LibraryEntry, ...]:
        """Files that are known already cost nothing."""
        entries = []
        while self._waiting and most > 0:
            game = self._waiting.popleft()
            most -= not self._library.knows(game)
            entries.append(self._library.read(game))
        return tuple(entries)
