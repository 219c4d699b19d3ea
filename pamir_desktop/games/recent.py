"""The files opened or saved last."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from .atomic_write import write_atomically
from .documents import read_bytes
from .errors import SaveError

MOST: Final = 10


class Recent:
    """A short list on disk; losing it does no harm, so it never fails."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def paths(self) -> list[Path]:
        """The latest first; includes files that are gone."""
        try:
            found = json.loads(read_bytes(self._file, 100_000))
        except (SaveError, ValueError, RecursionError):
            return []
        if type(found) is not list:
            return []
        return [Path(item) for item in found if type(item) is str and item][:MOST]

    def add(self, path: Path) -> None:
        path = path.absolute()
        self._write([path, *(other for other in self.paths() if other != path)][:MOST])

    def forget(self, path: Path) -> None:
        self._write([other for other in self.paths() if other != path.absolute()])

    def clear(self) -> None:
        self._write([])

    def _write(self, paths: list[Path]) -> None:
        with contextlib.suppress(SaveError):
            data = json.dumps([str(path) for path in paths], indent=1).encode("ascii")
            write_atomically(self._file, data)
