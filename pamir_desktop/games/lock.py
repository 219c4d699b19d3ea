"""A lock on a folder or file of ours, held by one process at a time.

The system holds it as long as the process lives, so a killed process leaves nothing behind. The
holder is written in the file. If the system has no such locks, the process named there is checked
instead.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import platform
import stat
import sys
import time
from pathlib import Path
from typing import Final

from pamir_desktop.model.values import frozen

from .atomic_write import make_folder
from .documents import read_bytes
from .errors import SaveError, writing_error

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BUSY: Final = (BlockingIOError, PermissionError)
MOST_BYTES: Final = 1000
AWAY: Final = 1 << 30
"""Windows does not allow reading a locked byte: the locked one is after the text."""


@frozen
class Owner:
    """Who holds a lock, as far as the file says."""

    pid: int
    host: str

    @classmethod
    def myself(cls) -> Owner:
        return cls(os.getpid(), platform.node())

    @property
    def is_alive(self) -> bool:
        """Unknown for another machine; and Windows always knows its own locks."""
        if self.host != platform.node() or sys.platform == "win32":
            return True
        if self.pid <= 0:
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        except OSError:
            return True
        return True


class Lock:
    """Held from `take` to `release`."""

    def __init__(self, path: Path, name: str) -> None:
        """The name is that of the locked object, for error messages."""
        self.path = path
        self.name = name
        self._descriptor: int | None = None

    @property
    def is_found(self) -> bool:
        """It is held, and others who look for its file find this one."""
        if self._descriptor is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._descriptor), self.path.stat())
        except OSError:
            return False

    def take(self, wait: float = 0.0) -> None:
        """Raises SaveError if another process holds it, or if no file can be created."""
        deadline = time.monotonic() + wait
        while not self._try():
            if time.monotonic() >= deadline:
                raise self._in_use()
            time.sleep(0.002)

    def release(self) -> None:
        if self._descriptor is None:
            return
        with contextlib.suppress(OSError):
            os.ftruncate(self._descriptor, 0)
        os.close(self._descriptor)
        self._descriptor = None

    def is_taken(self) -> bool:
        """By any process, including this one; checking leaves no trace."""
        try:
            descriptor = open_lock(self.path, create=False)
        except OSError:
            return False
        try:
            return not self._locked(descriptor)
        finally:
            os.close(descriptor)

    def refuse_if_taken(self) -> None:
        if self.is_taken():
            raise self._in_use()

    def _in_use(self) -> SaveError:
        owner = self.owner()
        return SaveError("save.in_use", file=self.name, pid=owner.pid, host=owner.host)

    def owner(self) -> Owner:
        """The process named in the file."""
        try:
            data = json.loads(read_bytes(self.path, MOST_BYTES))
            return Owner(int(data["pid"]), str(data["host"])[:100])
        except (SaveError, ValueError, LookupError, TypeError, RecursionError, OverflowError):
            return Owner(0, "?")

    def _try(self) -> bool:
        try:
            make_folder(self.path.parent)
            descriptor = open_lock(self.path, create=True)
        except OSError as error:
            raise writing_error(self.path, error) from error
        if not self._locked(descriptor):
            os.close(descriptor)
            return False
        self._descriptor = descriptor
        with contextlib.suppress(OSError):  # a full disk: held, but without a readable holder
            name = Owner.myself()
            os.ftruncate(descriptor, 0)
            os.write(descriptor, json.dumps({"pid": name.pid, "host": name.host}).encode())
        return True

    def _locked(self, descriptor: int) -> bool:
        try:
            lock_descriptor(descriptor)
        except BUSY:
            return False
        except OSError:
            owner = self.owner()
            return owner == Owner.myself() or not owner.is_alive
        try:  # another process may have removed the file in the meantime
            return os.path.samestat(os.fstat(descriptor), self.path.stat())
        except OSError:
            return False


def open_lock(path: Path, *, create: bool) -> int:
    """Only a regular file: a link could lead to any file, and a pipe would block."""
    flags = os.O_RDWR | (os.O_CREAT if create else 0)
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    descriptor = os.open(path, flags, 0o600)
    if stat.S_ISREG(os.fstat(descriptor).st_mode):
        return descriptor
    os.close(descriptor)
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


if sys.platform == "win32":

    def lock_descriptor(descriptor: int) -> None:
        os.lseek(descriptor, AWAY, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:

    def lock_descriptor(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
