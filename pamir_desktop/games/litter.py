"""What killed processes leave behind: temporary files, empty autosave folders, unused locks."""

from __future__ import annotations

import contextlib
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .atomic_write import TEMPORARY
from .autosave_folder import REMOVED, AutosaveFolder
from .errors import SaveError
from .folders import Folders
from .lock import Lock

HOUR: Final = 3600.0
KEPT: Final = ("gen-", "turn-")
"""The files of an autosave folder that hold a game."""


def remove_litter(folders: Folders) -> None:
    """Only what is older than an hour, and only what no process holds."""
    for folder in (folders.root, *folders.listed):
        _remove_temporary(folder)
    for folder in _old(folders.autosaves):
        if folder.name.startswith(REMOVED):
            shutil.rmtree(folder, ignore_errors=True)
        elif folder.is_dir() and not folder.is_symlink():
            _remove_temporary(folder)
            _remove_if_empty(folder)
    for path in _old(folders.locks):
        _remove_lock(path)


def _remove_temporary(folder: Path) -> None:
    for path in _old(folder):
        if path.name.startswith(".") and path.name.endswith(TEMPORARY):
            _remove(path)


def _remove_if_empty(folder: Path) -> None:
    """Its process was killed before there was anything of the game."""
    if any(path.name.startswith(KEPT) for path in _inside(folder)):
        return
    with contextlib.suppress(SaveError):
        AutosaveFolder(folder).discard()


def _remove_lock(path: Path) -> None:
    lock = Lock(path, path.name)
    with contextlib.suppress(SaveError):
        lock.take()
        _remove(path)
        lock.release()


def _old(folder: Path) -> Iterator[Path]:
    now = time.time()
    for path in _inside(folder):
        with contextlib.suppress(OSError):
            if now - path.lstat().st_mtime > HOUR:
                yield path


def _inside(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
