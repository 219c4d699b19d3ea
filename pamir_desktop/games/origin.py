"""Which file a game in an autosave folder was last opened from or saved to.

After a crash the game continues in the folder; saving it then goes to the same file as before, but
only if that file has not been changed in the meantime.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from pamir_desktop.model.codec import Data, entry, mapping, text
from pamir_desktop.model.errors import DamagedData
from pamir_desktop.model.values import frozen

from .atomic_write import write_atomically
from .documents import read_bytes
from .errors import SaveError

NAME: Final = "file.json"
MOST_BYTES: Final = 50_000


@frozen
class Origin:
    path: Path
    seen: str  # fingerprint of the file when this game was read from it or written to it
    written: tuple[int, int] | None = None
    """How far the autosave was then: the number of its generation and the size of its journal."""


def write_origin(folder: Path, origin: Origin) -> None:
    data = {
        "path": str(origin.path.absolute()),
        "seen": origin.seen,
        "written": origin.written,
    }
    write_atomically(folder / NAME, json.dumps(data).encode("ascii"))


def read_origin(folder: Path) -> Origin | None:
    """None if there is no file, or nothing valid in it."""
    try:
        data = mapping(json.loads(read_bytes(folder / NAME, MOST_BYTES)))
        path, seen = entry(data, "path"), text(entry(data, "seen"))
    except (SaveError, DamagedData, ValueError, RecursionError):
        return None
    if type(path) is not str or not path or "\0" in path:
        return None
    return Origin(Path(path), seen, _written(data))


def _written(data: Data) -> tuple[int, int] | None:
    """Older versions did not write it."""
    match data.get("written"):
        case [int() as generation, int() as size]:
            return generation, size
        case _:
            return None
