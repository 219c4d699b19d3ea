"""The file a running game was last opened from or saved to.

Two windows may have the same file open. The second one to save gets an error that the file has
changed, instead of overwriting what the other has done.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from pamir_desktop.model.history import Record

from .atomic_write import write_atomically
from .documents import read_bytes
from .errors import SaveError
from .folders import Folders
from .lock import Lock
from .origin import Origin
from .save_format import Opened, open_game, save_bytes

WAIT = 2.0
"""Seconds within which another window must finish saving to the same file."""


def fingerprint(path: Path) -> str:
    """Of the file's bytes; empty if there is none that could be a game."""
    try:
        return hashlib.sha256(read_bytes(path)).hexdigest()
    except SaveError:
        return ""


class SaveFile:
    """A path, and its content when we last saw it."""

    def __init__(self, path: Path, folders: Folders, seen: str = "") -> None:
        self.path = path
        self._folders = folders
        self._seen = seen

    @property
    def origin(self) -> Origin:
        """For finding this file again."""
        return Origin(self.path, self._seen)

    @classmethod
    def found_again(cls, origin: Origin, folders: Folders) -> SaveFile:
        """It is overwritten only if it has not changed."""
        return cls(origin.path, folders, origin.seen)

    @classmethod
    def opened(cls, path: Path, folders: Folders) -> tuple[SaveFile, Opened]:
        """Raises SaveError."""
        seen = fingerprint(path)
        return cls(path, folders, seen), open_game(path)

    def save(self, record: Record, overwrite: bool = False) -> None:
        """Refuses to overwrite a file that changed since we read it, unless `overwrite`.

        Raises SaveError.
        """
        data = save_bytes(record)
        lock = self._lock()
        try:
            lock.take(WAIT)
        except SaveError as error:
            if error.id == "save.in_use":
                raise
            # without a place for locks, saving is better than not saving
        try:
            if not overwrite and self.path.exists() and fingerprint(self.path) != self._seen:
                raise SaveError("save.changed", file=self.path.name)
            write_atomically(self.path, data)
            self._seen = hashlib.sha256(data).hexdigest()
        finally:
            lock.release()

    def _lock(self) -> Lock:
        """Not beside the file, where it would be clutter."""
        name = hashlib.sha256(str(self.path.resolve()).encode("utf-8", "surrogatepass"))
        return Lock(self._folders.locks / name.hexdigest()[:32], self.path.name)
