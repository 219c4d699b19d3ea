"""Autosaves that are not needed any more: a save or a later autosave has all of the game in them.

The start page never offers one that is superseded; one is deleted only if all its choices are in
what supersedes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pamir_desktop.model.codec import entry, mapping, number
from pamir_desktop.model.errors import DamagedData
from pamir_desktop.model.history import Record
from pamir_desktop.model.values import frozen

from .autosave_folder import AutosaveFolder, generations
from .documents import read_bytes
from .errors import SaveError
from .header import Header
from .recovery import MOST_JOURNAL, autosave_header, recover
from .save_format import SUFFIX

AT_ONCE: Final = 2.0
"""Seconds within which a file and the journal of the same choice are written, in any order."""


@frozen
class Copy:
    """A game as it is in one file or one autosave folder."""

    header: Header
    made: int
    modified: float
    autosaved: bool


def copy_in_folder(folder: Path, header: Header, modified: float) -> Copy:
    """The header may be a turn old; the journal tells how many choices were made since."""
    return Copy(header, max(header.made, _journal_made(folder)), modified, autosaved=True)


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
    if other.made == copy.made and other.autosaved:  # a file is never given up for its like
        return copy.autosaved and other.modified > copy.modified
    return other.made >= copy.made and other.modified >= copy.modified - AT_ONCE


def discard_contained(parent: Path, record: Record) -> None:
    """Delete the autosaves of this game that nobody plays and that have nothing of their own."""
    for folder in _folders(parent):
        try:
            if autosave_header(folder).identity == record.identity:
                _discard_if_contained(folder, record)
        except SaveError:
            continue


def _discard_if_contained(folder: Path, record: Record) -> None:
    held = AutosaveFolder(folder)  # raises SaveError while somebody plays it
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
