"""The journal of an autosave: one line per choice made or undone, each with a checksum.

Every checksum covers the line and the one before, down to the file the journal belongs to. So the
lines up to the first invalid one are exactly what was written, in that order; anything after, such
as half a line after a power failure, is ignored.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from pamir_desktop.model import (
    Choice,
    DamagedData,
    State,
    choice_from_data,
    choice_to_data,
    state_to_data,
)
from pamir_desktop.model.codec import Data, mapping, number, only_fields, text
from pamir_desktop.model.values import frozen

from .class_names import LAST_SCHEMA, tagged_choice, untagged_state
from .documents import canonical, digest
from .header import MOST_MADE
from .upgrades import SCHEMA

MOST_LINE = 4000


@frozen
class JournalEntry:
    """A step, how many choices had been made by then, and the hash of the position."""

    choice: Choice | None  # None: choices were undone
    made: int
    state: str


def entry_of(choice: Choice | None, made: int, state: State) -> JournalEntry:
    return JournalEntry(choice, made, position_hash(state))


def position_hash(state: State, schema: int = SCHEMA) -> str:
    """The hash of a position in journals that belong to a file of this version."""
    data = state_to_data(state)
    return digest(untagged_state(data) if schema <= LAST_SCHEMA else data)


def line_of(entry: JournalEntry, before: str) -> tuple[bytes, str]:
    """The line, and its checksum for the next one."""
    data = _plain(entry)
    mark = checksum(data, before)
    return canonical({**data, "sum": mark}) + b"\n", mark


def checksum(data: Data, before: str) -> str:
    return hashlib.sha256(before.encode("ascii") + canonical(data)).hexdigest()[:32]


def _plain(entry: JournalEntry) -> Data:
    choice = None if entry.choice is None else choice_to_data(entry.choice)
    return {"choice": choice, "made": entry.made, "state": entry.state}


def entries(journal: bytes, before: str, schema: int = SCHEMA) -> Iterator[JournalEntry]:
    """All entries up to the first line that is damaged or truncated."""
    for line in journal.splitlines(keepends=True):
        found = _entry(line, before, schema)
        if found is None:
            return
        entry, before = found
        yield entry


def _entry(line: bytes, before: str, schema: int) -> tuple[JournalEntry, str] | None:
    if len(line) > MOST_LINE or not line.endswith(b"\n"):
        return None
    try:
        data = mapping(json.loads(line))
        only_fields(data, "choice", "made", "state", "sum")
        mark = data.pop("sum")
        if mark != checksum(data, before):
            return None
        plain = tagged_choice(data["choice"]) if schema <= LAST_SCHEMA else data["choice"]
        choice = None if plain is None else choice_from_data(plain)
        entry = JournalEntry(choice, number(data["made"], 0, MOST_MADE), text(data["state"]))
    except (DamagedData, ValueError, RecursionError):
        return None
    return entry, mark
