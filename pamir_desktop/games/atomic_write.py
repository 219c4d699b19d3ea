"""Atomic writing: at every moment a file is either the old one or the new one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from .errors import writing_error

TEMPORARY: Final = ".tmp"


def write_atomically(path: Path, data: bytes, lasting: bool = True) -> None:
    """Write a temporary file, then rename it; `lasting` also syncs the folder."""
    target = path.resolve()  # a symlink stays a symlink
    beside = target.with_name(f".{target.name[:100]}.{os.urandom(6).hex()}{TEMPORARY}")
    try:
        make_folder(target.parent)
        try:
            _write_new(beside, data)
            with contextlib.suppress(OSError):
                beside.chmod(target.stat().st_mode & 0o777)
            beside.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
        if lasting:
            sync_folder(target.parent)
    except OSError as error:
        raise writing_error(path, error) from error


def make_folder(folder: Path) -> None:
    """With all folders above it; those that are made here are the owner's only."""
    missing = [folder, *folder.parents]
    for path in reversed(missing):
        if not path.exists():
            path.mkdir(mode=0o700, exist_ok=True)


def _write_new(path: Path, data: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


_BINARY: Final = getattr(os, "O_BINARY", 0)


def open_to_append(path: Path) -> int:
    """A descriptor that appends to a file, which is created if needed."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
    sync_folder(path.parent)
    return descriptor


def write_all(descriptor: int, data: bytes) -> None:
    """A full disk may accept only a part; the next write then fails."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder, if the system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
