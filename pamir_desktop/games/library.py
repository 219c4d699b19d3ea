"""All games there are: saved ones and those in autosave folders, listed without replaying any."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from pamir_desktop.model import State
from pamir_desktop.model.history import Record
from pamir_desktop.model.values import frozen

from .atomic_write import sync_folder, write_atomically
from .autosave_folder import autosave_lock, has_crashed, is_in_use
from .documents import read_bytes
from .errors import SaveError, reading_error, writing_error
from .folders import Folders
from .header import Header
from .recovery import autosave_header, autosave_preview, recover
from .save_format import SUFFIX, read_header, read_preview, save_bytes

MOST_FILES: Final = 20_000
MOST_NAME: Final = 120
FORBIDDEN: Final = frozenset('<>:"/\\|?*')
RESERVED: Final = frozenset(
    {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
)
"""Windows takes these for devices with any suffix."""

Stamp = tuple[float, int]
MoveToTrash = Callable[[Path], bool]
"""The trash of the desktop. True once the file or folder is there; otherwise it is untouched."""


@frozen
class FoundGame:
    """A game on disk that has not been read yet."""

    path: Path
    stamp: Stamp
    autosaved: bool


@frozen
class LibraryEntry:
    """One line of the list: a file, or the folder of an autosaved game."""

    path: Path
    header: Header | None  # None: it cannot be read, and the problem says why
    problem: SaveError | None
    modified: float  # seconds since the epoch
    autosaved: bool = False  # put away or left by a crash, without a file of its own
    in_use: bool = False  # in another window, or in this one
    crashed: bool = False  # the program was killed while it was played

    @property
    def name(self) -> str:
        return "" if self.autosaved else self.path.stem


class Library:
    """Lists games and moves them about. Raises SaveError where something cannot be done."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self._known: dict[Path, tuple[Stamp, LibraryEntry]] = {}

    # --- Listing ---------------------------------------------------------------------------

    def entries(self) -> list[LibraryEntry]:
        """Everything there is, the latest first."""
        return [self.read(game) for game in self.find()]

    def find(self) -> list[FoundGame]:
        """Everything there is, the latest first, without reading it; what is gone is forgotten."""
        found = [*self._saves(), *self._autosaves()]
        listed = {game.path for game in found}
        self._known = {path: known for path, known in self._known.items() if path in listed}
        return sorted(found, key=lambda game: game.stamp, reverse=True)

    def autosaves(self) -> Iterator[LibraryEntry]:
        return map(self.read, self._autosaves())

    def knows(self, game: FoundGame) -> bool:
        """Whether it has been read and has not changed since."""
        known = self._known.get(game.path)
        return known is not None and known[0] == game.stamp

    def read(self, game: FoundGame) -> LibraryEntry:
        """A file that has not changed is not read again; a folder can be in use the next time."""
        if game.autosaved:
            return _autosave_entry(game.path, game.stamp[0])
        if not self.knows(game):
            header, problem = _header_or_problem(game.path)
            entry = LibraryEntry(game.path, header, problem, game.stamp[0])
            self._known[game.path] = (game.stamp, entry)
        return self._known[game.path][1]

    def _saves(self) -> Iterator[FoundGame]:
        for folder in self.folders.listed:
            for path in _files(folder, f"*{SUFFIX}"):
                if not path.name.startswith("."):
                    yield FoundGame(path, _stamp(path), autosaved=False)

    def _autosaves(self) -> Iterator[FoundGame]:
        for folder in _files(self.folders.autosaves, "[!.]*"):
            files = [*_files(folder, "gen-*"), *_files(folder, "turn-*")]
            if files:
                yield FoundGame(folder, max(_stamp(path) for path in files), autosaved=True)

    def preview(self, entry: LibraryEntry) -> State:
        """The table of a game as an onlooker would see it, without a replay."""
        return autosave_preview(entry.path) if entry.autosaved else read_preview(entry.path)

    # --- Doing -----------------------------------------------------------------------------

    def rename(self, path: Path, name: str) -> Path:
        """Give a file another name in its folder."""
        target = self._free(path.with_name(file_name(name)), path)
        try:
            path.rename(target)
        except OSError as error:
            raise writing_error(path, error) from error
        sync_folder(path.parent)
        return target

    def copy(self, entry: LibraryEntry) -> Path:
        """A copy beside the file; of an autosaved game, a file in the folder of games."""
        if entry.autosaved:
            return self.keep(recover(entry.path).game.record())
        target = numbered(entry.path)
        write_atomically(target, read_bytes(entry.path))
        return target

    def export(self, entry: LibraryEntry, target: Path) -> None:
        """A copy anywhere; whether to overwrite has been asked."""
        data = (
            save_bytes(recover(entry.path).game.record())
            if entry.autosaved
            else read_bytes(entry.path)
        )
        write_atomically(target, data)

    def keep(self, record: Record) -> Path:
        """A game without a file gets one, named after its players and the day."""
        names = ", ".join(seat.name for seat in record.setup.seats)
        day = record.identity.created[:10]
        target = numbered(self.folders.games / file_name(f"{names} {day}"))
        write_atomically(target, save_bytes(record))
        return target

    def delete(self, entry: LibraryEntry, move_to_trash: MoveToTrash) -> None:
        """Move a game to the trash; nothing is deleted where that fails.

        A game that is being played is refused.
        """
        if not entry.path.exists():
            raise SaveError("save.missing", file=entry.path.name)
        if entry.autosaved:
            autosave_lock(entry.path).refuse_if_taken()
        if not move_to_trash(entry.path):
            raise SaveError("save.no_trash", file=entry.path.name)

    def _free(self, target: Path, own: Path) -> Path:
        """A change of case only is the same file on some systems, and allowed."""
        if target.exists() and not (own.exists() and target.samefile(own)):
            raise SaveError("save.name_taken", file=target.name)
        return target


def search(entries: Iterable[LibraryEntry], text: str) -> list[LibraryEntry]:
    """Games in whose name or players every word occurs."""
    words = text.casefold().split()
    return [entry for entry in entries if all(word in _searched(entry) for word in words)]


def _searched(entry: LibraryEntry) -> str:
    names = entry.header.names if entry.header else ()
    return " ".join((entry.name, *names)).casefold()


def file_name(name: str) -> str:
    """What the user typed as the name of a file on every system."""
    name = name.strip().removesuffix(SUFFIX)
    plain = "".join("_" if c in FORBIDDEN or not c.isprintable() else c for c in name)
    plain = plain.strip(" .")
    while len(plain.encode("utf-8", "replace")) > MOST_NAME:
        plain = plain[:-1].rstrip(" .")
    if plain.partition(".")[0].rstrip().upper() in RESERVED:
        plain = f"_{plain}"
    if not plain:
        raise SaveError("save.bad_name", file=name[:40])
    return plain + SUFFIX


def numbered(path: Path) -> Path:
    """The path itself if it is free, else the first free one with a number."""
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return free


def _autosave_entry(folder: Path, modified: float) -> LibraryEntry:
    try:
        header, problem = autosave_header(folder), None
    except SaveError as error:
        header, problem = None, error
    return LibraryEntry(
        folder,
        header,
        problem,
        modified,
        autosaved=True,
        in_use=is_in_use(folder),
        crashed=has_crashed(folder),
    )


def _header_or_problem(path: Path) -> tuple[Header | None, SaveError | None]:
    try:
        return read_header(path), None
    except SaveError as error:
        return None, error


def _files(folder: Path, pattern: str) -> list[Path]:
    """Bounded, and empty where there is no such folder."""
    try:
        return sorted(folder.glob(pattern))[:MOST_FILES]
    except OSError as error:
        raise reading_error(folder, error) from error


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return (0.0, -1)
    return (found.st_mtime, found.st_size)
