"""Autosaves that are not needed any more: a save or a later autosave has all of the game in them.

The start page never offers one that is superseded; one is deleted only if all its choices are in
what supersedes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from pamir_desktop.model.codec import entry, mapping, number
from pamir_desktop.model.errors import DamagedData
from pamir_desktop.model.history import Record
from pamir_desktop.model.values import frozen

from .autosave_folder import AutosaveFolder, generations, written_so_far
from .documents import read_bytes
from .errors import SaveError
from .header import Header
from .origin import read_origin
from .recovery import MOST_JOURNAL, autosave_header, recover
from .save_file import fingerprint
from .save_format import SUFFIX


@frozen
class Copy:
    """A game as it is in one file or one autosave folder."""

    header: Header
    made: int
    modified: float


def copy_in_folder(folder: Path, header: Header, modified: float) -> Copy:
    """The header may be a turn old; the journal counts the choices made since."""
    return Copy(header, max(header.made, _journal_made(folder)), modified)


def _journal_made(folder: Path) -> int:
    """According to the last whole line of the newest journal."""
    for number_of in generations(folder)[:1]:
        base = folder / f"gen-{number_of:06}{SUFFIX}"
        try:
            lines = read_bytes(base.with_suffix(".journal"), MOST_JOURNAL).splitlines()
            return number(entry(mapping(json.loads(lines[-1])), "made"), 0, 10**9)
        except (SaveError, DamagedData, ValueError, RecursionError, IndexError):
            return 0
    return 0


def is_superseded(copy: Copy, others: Iterable[Copy]) -> bool:
    """The same game was finished, or goes on at least as far in something written later."""
    return any(
        other is not copy
        and other.header.identity == copy.header.identity
        and (_has_ended(copy, other) or _goes_further(copy, other))
        for other in others
    )


def _has_ended(copy: Copy, other: Copy) -> bool:
    return other.header.finished and not copy.header.finished


def _goes_further(copy: Copy, other: Copy) -> bool:
    return other.made >= copy.made and other.modified > copy.modified


def is_all_saved(folder: Path) -> bool:
    """The file of the game has not changed since it was saved to, nor has the autosave."""
    origin = read_origin(folder)
    return (
        origin is not None
        and origin.written is not None
        and origin.written == written_so_far(folder)
        and origin.seen == fingerprint(origin.path)
    )


def discard_contained(parent: Path, record: Record) -> None:
    """Delete the autosaves of this game that no one plays and that have nothing of their own."""
    for folder in _folders(parent):
        try:
            if autosave_header(folder).identity == record.identity:
                _discard_if_contained(folder, record)
        except SaveError:
            continue


def _discard_if_contained(folder: Path, record: Record) -> None:
    held = AutosaveFolder(folder)  # raises SaveError while it is being played
    try:
        found = recover(folder).game.record()
    except SaveError:
        held.close()
        raise
    if _is_contained(found, record):
        held.discard()
    else:
        held.close()


def _is_contained(found: Record, record: Record) -> bool:
    """The whole history of one is the beginning of the other's."""
    same_start = (found.setup, found.start) == (record.setup, record.start)
    return same_start and found.choices == record.choices[: len(found.choices)]


def _folders(parent: Path) -> list[Path]:
    try:
        return sorted(path for path in parent.iterdir() if not path.name.startswith("."))
    except OSError:
        return []
