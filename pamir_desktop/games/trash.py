"""Away, but not gone: to the trash of the desktop, or to a folder `.trash` where there is none.

On Linux the trash follows the freedesktop.org specification: the home trash for files on the same
disk, one at the top of the disk for others. Elsewhere a folder beside the file serves.
"""

from __future__ import annotations

import os
import sys
import urllib.parse
from datetime import datetime
from pathlib import Path

from .atomic_write import sync_folder
from .errors import writing_error


def throw_away(path: Path) -> Path:
    """Where it lies now; raises SaveError and leaves it in place if it cannot be moved."""
    path = path.parent.resolve() / path.name
    try:
        if sys.platform.startswith("linux"):
            for trash in freedesktop_trashes(path):
                try:
                    return _to_freedesktop(path, trash)
                except OSError:
                    continue
        return _to_folder(path, path.parent / ".trash")
    except OSError as error:
        raise writing_error(path, error) from error


def freedesktop_trashes(path: Path) -> list[Path]:
    """Trash folders on the same disk as the file, the best one first."""
    wanted = Path(os.environ.get("XDG_DATA_HOME", ""))
    home = wanted if wanted.is_absolute() else Path.home() / ".local" / "share"
    device = path.lstat().st_dev
    found = [home / "Trash"] if _nearest(home).stat().st_dev == device else []
    top = path.parent
    while top != top.parent and top.parent.stat().st_dev == device:
        top = top.parent
    if _nearest(home).stat().st_dev != device:
        found.append(top / f".Trash-{os.getuid()}")
    return found


def _nearest(folder: Path) -> Path:
    """The folder itself or the closest one above that exists."""
    while not folder.exists():
        folder = folder.parent
    return folder


def _to_freedesktop(path: Path, trash: Path) -> Path:
    """First the note where it came from, made so that nobody else has the name; then the move."""
    for part in ("files", "info"):
        (trash / part).mkdir(parents=True, exist_ok=True, mode=0o700)
    inside = trash.name != "Trash"  # at the top of a disk paths are relative to it
    origin = path.relative_to(trash.parent) if inside else path
    note = (
        "[Trash Info]\n"
        f"Path={urllib.parse.quote(os.fsencode(origin))}\n"
        f"DeletionDate={datetime.now().isoformat(timespec='seconds')}\n"
    )
    for name in _names(path):
        info = trash / "info" / f"{name}.trashinfo"
        target = trash / "files" / name
        try:
            with info.open("x", encoding="ascii") as file:
                file.write(note)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            continue
        try:
            if target.exists():
                raise FileExistsError(target)
            path.rename(target)
        except OSError:
            info.unlink()
            raise
        sync_folder(path.parent)
        return target
    raise FileExistsError(path)


def _to_folder(path: Path, trash: Path) -> Path:
    trash.mkdir(exist_ok=True)
    target = next(trash / name for name in _names(path) if not (trash / name).exists())
    path.rename(target)
    return target


def _names(path: Path) -> list[str]:
    """Names to try, the own one first."""
    return [path.name, *(f"{path.stem} {n}{path.suffix}" for n in range(2, 1000))]
