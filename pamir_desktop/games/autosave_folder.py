"""The folder in which one running game is kept, so that it can be restored at any moment.

    lock                      held as long as the game is open
    gen-000004.pamir          the game when it was opened, whole: a generation
    gen-000004.journal        every choice since, a line each
    turn-0012-000134.pamir    the table at the beginning of a turn, for when a journal is damaged

A choice costs one line, however long the game is. Three generations and the last turns are kept.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from pamir_desktop.model import Choice, State
from pamir_desktop.model.history import Record, Start
from pamir_desktop.model.values import frozen

from .atomic_write import TEMPORARY, open_to_append, write_all, write_atomically
from .documents import SEAL, parse
from .errors import writing_error
from .journal import entry_of, line_of
from .lock import Lock
from .save_format import SUFFIX, save_bytes

GENERATIONS: Final = 3
TURNS: Final = 24
MOST_LINES: Final = 10_000
"""A longer journal is closed, and a new generation begins."""

REMOVED: Final = ".removed-"
"""Begins the name of a folder that is being deleted."""

GENERATION: Final = re.compile(r"gen-(\d{6})\.pamir")
ANY_GENERATION: Final = re.compile(r"gen-(\d{6})\.")
TURN: Final = re.compile(r"turn-(\d{4,7})-(\d{6,7})\.pamir")


@frozen
class JournalStep:
    """A choice made, or None where choices were undone, and where that led."""

    choice: Choice | None
    made: int
    state: State


class AutosaveFolder:
    """Writes to one folder; whoever has it holds its lock."""

    def __init__(self, path: Path) -> None:
        """Takes the lock, and makes the folder where there is none."""
        self.path = path
        self._lock = autosave_lock(path)
        self._lock.take(wait=0.2)  # another process may be checking whether it is free
        self._journal: int | None = None
        self._base: Path | None = None
        self._mark = ""
        self._lines = 0
        self._record: Record | None = None
        self._shown: tuple[object, ...] = ()
        self._turns = sorted(path.glob("turn-*"), key=turn_made)
        for leftover in path.glob(f".*{TEMPORARY}"):
            _remove(leftover)

    @classmethod
    def fresh(cls, parent: Path) -> AutosaveFolder:
        """A folder of its own for a game that begins or is opened."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return cls(parent / f"{stamp}-{os.urandom(4).hex()}")

    @property
    def is_writing(self) -> bool:
        """A generation has begun and everything since is in its journal."""
        return self._journal is not None and self._lines < MOST_LINES

    # --- Writing ---------------------------------------------------------------------------

    def begin(self, record: Record) -> None:
        """A new generation; the oldest goes once this one is on the disk."""
        self._close_journal()
        self._forget_turns(record.made)
        number = _free_number(self.path)
        base = self.path / f"gen-{number:06}{SUFFIX}"
        data = save_bytes(record)
        write_atomically(base, data)
        try:
            self._journal = open_to_append(base.with_suffix(".journal"))
        except OSError as error:
            raise writing_error(base, error) from error
        self._base = base
        self._mark = parse(data, base.name)[SEAL]
        self._lines = 0
        self._record = record
        self._shown = shown(record.state)
        for old in generations(self.path)[GENERATIONS:]:
            for suffix in (".journal", SUFFIX):
                _remove(self.path / f"gen-{old:06}{suffix}")

    def append(self, steps: list[JournalStep]) -> None:
        """Write what was done since; after an error only `begin` helps."""
        assert self._journal is not None
        for step in steps:
            if step.choice is None:
                self._forget_turns(step.made)
        mark, lines = self._mark, []
        for step in steps:
            line, mark = line_of(entry_of(step.choice, step.made, step.state), mark)
            lines.append(line)
        try:
            write_all(self._journal, b"".join(lines))
            os.fsync(self._journal)
        except OSError as error:
            self._close_journal()
            raise writing_error(self.path / "journal", error) from error
        self._mark = mark
        self._lines += len(lines)
        self._keep_turn(steps[-1])

    def _forget_turns(self, made: int) -> None:
        """Turns that were undone never count as newer than the journal."""
        while self._turns and turn_made(self._turns[-1]) > made:
            _remove(self._turns.pop())

    def _keep_turn(self, step: JournalStep) -> None:
        """The position at the beginning of a turn, and whenever a browser would show another."""
        if self._record is None or shown(step.state) == self._shown:
            return
        path = self.path / f"turn-{step.state.turn:04}-{step.made:06}{SUFFIX}"
        start = Start(step.state, step.made)
        record = Record(self._record.identity, self._record.setup, start, (), step.state)
        write_atomically(path, save_bytes(record), lasting=False)
        self._shown = shown(step.state)
        if path not in self._turns:
            self._turns.append(path)
        while len(self._turns) > TURNS:
            _remove(self._turns.pop(0))

    # --- The end ---------------------------------------------------------------------------

    def close(self) -> None:
        """The game stays here until it is opened again."""
        self._close_journal()
        self._lock.release()

    def discard(self) -> None:
        """The game is kept elsewhere, or no one wants it.

        The folder is renamed first: killed at any moment, it is either whole or not listed.
        """
        self._close_journal()
        if os.name != "posix":  # a folder with an open file cannot be renamed there
            self._lock.release()
        removed = self.path.with_name(f"{REMOVED}{self.path.name}")
        with contextlib.suppress(OSError):  # it stays listed, which is better than half a folder
            self.path.rename(removed)
        self._lock.release()
        shutil.rmtree(removed, ignore_errors=True)

    def is_intact(self) -> bool:
        """What is being written can still be found by its name."""
        if self._journal is None or self._base is None:
            return self._lock.is_found
        try:
            found = self._base.with_suffix(".journal").stat()
            is_same = os.path.samestat(found, os.fstat(self._journal))
        except OSError:
            return False
        return is_same and self._base.exists() and self._lock.is_found

    def _close_journal(self) -> None:
        if self._journal is not None:
            os.close(self._journal)
            self._journal = None


def shown(state: State) -> tuple[object, ...]:
    """What a browser shows of a position."""
    return (state.turn, state.result, tuple(player.score for player in state.players))


def generations(folder: Path) -> list[int]:
    """Their numbers, newest first."""
    found = (GENERATION.fullmatch(path.name) for path in folder.glob("gen-*"))
    return sorted((int(match[1]) for match in found if match), reverse=True)


def written_so_far(folder: Path) -> tuple[int, int] | None:
    """The number of the newest generation, and the size of its journal."""
    for number in generations(folder)[:1]:
        with contextlib.suppress(OSError):
            return number, (folder / f"gen-{number:06}.journal").stat().st_size
    return None


def _free_number(folder: Path) -> int:
    """Of the next generation: its journal must not be one whose generation was removed."""
    found = (ANY_GENERATION.match(path.name) for path in folder.glob("gen-*"))
    return max((int(match[1]) for match in found if match), default=0) + 1


def turn_made(path: Path) -> int:
    """The choices that had been made when a turn was kept."""
    match = TURN.fullmatch(path.name)
    return int(match[2]) if match else -1


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def autosave_lock(folder: Path) -> Lock:
    return Lock(folder / "lock", folder.name)


def is_in_use(folder: Path) -> bool:
    """Someone is playing this game now."""
    return autosave_lock(folder).is_taken()


def has_crashed(folder: Path) -> bool:
    """The process that played here was killed: a lock that was released names no process."""
    lock = autosave_lock(folder)
    return lock.owner().pid != 0 and not lock.is_taken()
