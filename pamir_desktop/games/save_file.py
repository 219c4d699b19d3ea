"""The file a running game was opened from or saved to last.

Two windows may have the same file open. Whoever saves second is told that the file has changed,
instead of overwriting what the other one has done.
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
"""Seconds until a window that is saving to the same file must be done."""


def fingerprint(path: Path) -> str:
    """Of the file's bytes; empty where there is none that could be a game."""
    try:
        return hashlib.sha256(read_bytes(path)).hexdigest()
    except SaveError:
        return ""


class SaveFile:
    """A path, and what lay there when we saw it last."""

    def __init__(self, path: Path, folders: Folders, seen: str = "") -> None:
        self.path = path
        self._folders = folders
        self._seen = seen

    @property
    def origin(self) -> Origin:
        """For whoever has to find this file again."""
        return Origin(self.path, self._seen)

    @classmethod
    def found_again(cls, origin: Origin, folders: Folders) -> SaveFile:
        """It is overwritten only if it is still what it was."""
        return cls(origin.path, folders, origin.seen)

    @classmethod
    def opened(
        cls, path: Path, folders: Folders, trusting: bool = False
    ) -> tuple[SaveFile, Opened]:
        """Raises SaveError."""
        seen = fingerprint(path)
        return cls(path, folders, seen), open_game(path, trusting)

    def save(self, record: Record, overwrite: bool = False) -> None:
        """Raises SaveError: nothing is overwritten that has not been seen, unless it is wished."""
        data = save_bytes(record)
        lock = self._lock()
        try:
            lock.take(WAIT)
        except SaveError as error:
            if error.id == "save.in_use":
                raise
            # without a place for locks it is better to save than not to
        try:
            if not overwrite and self.path.exists() and fingerprint(self.path) != self._seen:
                raise SaveError("save.changed", file=self.path.name)
            write_atomically(self.path, data)
            self._seen = hashlib.sha256(data).hexdigest()
        finally:
            lock.release()

    def _lock(self) -> Lock:
        """Not beside the file, where it would be litter."""
        name = hashlib.sha256(str(self.path.resolve()).encode("utf-8", "surrogatepass"))
        return Lock(self._folders.locks / name.hexdigest()[:32], self.path.name)
