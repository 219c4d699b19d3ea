"""What can be wrong with a saved game: ids and arguments; the views have the texts."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

PROBLEMS: Final = {
    # reading
    "save.missing": "there is no file {file}",
    "save.unreadable": "{file} cannot be read: {system}",
    "save.too_large": "{file} is too large to be a game",
    "save.too_deep": "{file} is nested too deeply to be a game",
    "save.foreign": "{file} is not a game of Pamir Desktop",
    "save.cut": "{file} is cut off",
    "save.damaged": "{file} is damaged: {detail}",
    "save.newer": "{file} was written by a newer version ({app})",
    "save.illegal": "in {file} choice {number} is against the rules",
    # writing
    "save.disk_full": "there is no room left to write {file}",
    "save.read_only": "{file} cannot be written: no permission",
    "save.unwritable": "{file} cannot be written: {system}",
    "save.vanished": "{file} was removed by another program and has been written again",
    "save.changed": "{file} was changed by another program since it was read",
    "save.in_use": "{file} is open in another window (process {pid} on {host})",
    # the library
    "save.name_taken": "there is a file {file} already",
    "save.bad_name": "{file} is no name for a file",
    "save.no_trash": "{file} cannot be moved to the trash",
}
"""Every id, with a sentence for developers and terminals."""

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class SaveError(ValueError):
    """A game could not be read, written or moved; the previous files are untouched."""

    def __init__(self, problem: str, **args: int | str) -> None:
        super().__init__(PROBLEMS[problem].format_map(args))
        self.id = problem
        self.args_of_id = args


def reading_error(path: Path, error: OSError) -> SaveError:
    if isinstance(error, FileNotFoundError):
        return SaveError("save.missing", file=path.name)
    return SaveError("save.unreadable", file=path.name, system=error.strerror or str(error))


def writing_error(path: Path, error: OSError) -> SaveError:
    if error.errno in FULL:
        return SaveError("save.disk_full", file=path.name)
    if error.errno in FORBIDDEN:
        return SaveError("save.read_only", file=path.name)
    return SaveError("save.unwritable", file=path.name, system=error.strerror or str(error))
