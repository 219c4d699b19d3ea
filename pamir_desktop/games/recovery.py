"""Reading an autosave folder: the game as of the last choice that reached the disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pamir_desktop.model import State
from pamir_desktop.model.history import Game
from pamir_desktop.model.values import frozen

from .autosave_folder import generations, turn_made
from .documents import read_bytes
from .errors import SaveError
from .header import Header
from .journal import JournalEntry, entries, position_hash
from .save_format import SUFFIX, Opened, add_choice, open_game, read_header, read_preview

MOST_JOURNAL: Final = 16_000_000


@frozen
class Recovered:
    """A game from an autosave folder."""

    game: Game
    path: Path  # the folder
    behind: int  # newer generations that could not be read
    cut_short: bool  # something is missing: a journal is damaged or the rules have changed


def recover(folder: Path) -> Recovered:
    """The newest position that can be restored; the folder is not changed."""
    problem = SaveError("save.missing", file=folder.name)
    opened: Recovered | None = None
    for behind, number in enumerate(generations(folder)):
        try:
            opened = _from_generation(folder, number, behind)
            break
        except SaveError as error:
            problem = error
    turn = _newer_turn(folder, -1 if opened is None else opened.game.made)
    if turn is not None:
        behind = len(generations(folder)) if opened is None else opened.behind
        return Recovered(turn.game, folder, behind, cut_short=True)
    if opened is None:
        raise problem
    return opened


def _from_generation(folder: Path, number: int, behind: int) -> Recovered:
    base = folder / f"gen-{number:06}{SUFFIX}"
    opened = open_game(base, trusting=True)
    journal = journal_of(base, opened.seal, opened.schema)
    followed = all(_follow(opened.game, entry, opened.schema) for entry in journal)
    return Recovered(opened.game, folder, behind, opened.rules_changed or not followed)


def journal_of(base: Path, mark: str, schema: int) -> Iterator[JournalEntry]:
    try:
        journal = read_bytes(base.with_suffix(".journal"), MOST_JOURNAL)
    except SaveError:
        journal = b""  # killed before there was one
    return entries(journal, mark, schema)


def _follow(game: Game, entry: JournalEntry, schema: int) -> bool:
    """Replay the journal, if it leads to the same position."""
    start = game.start.made if game.start else 0
    if entry.choice is None:
        if not start <= entry.made <= game.made:
            return False
        kept = entry.made - start
        state = game.position(kept)
        if position_hash(state, schema) != entry.state:
            return False
        del game.past[kept:]
        game.state = state
        return True
    if entry.made != game.made + 1 or not add_choice(game, entry.choice):
        return False
    if position_hash(game.state, schema) == entry.state:
        return True
    game.state = game.past.pop().state
    return False


def _newer_turn(folder: Path, made: int) -> Opened | None:
    """A saved turn that is used although the journal does not lead to it."""
    turns = [path for path in folder.glob("turn-*") if turn_made(path) > made]
    for path in sorted(turns, key=turn_made, reverse=True):
        try:
            return open_game(path, trusting=True)
        except SaveError:
            continue
    return None


def autosave_header(folder: Path) -> Header:
    """The header of the game there, at most one turn old, without a replay."""
    return _latest(folder)[0]


def autosave_preview(folder: Path) -> State:
    """The position at that time as an onlooker would see it."""
    return read_preview(_latest(folder)[1])


def _latest(folder: Path) -> tuple[Header, Path]:
    """The most advanced file among those that can be read."""
    found: tuple[Header, Path] | None = None
    problem = SaveError("save.missing", file=folder.name)
    turns = sorted(folder.glob("turn-*"), key=turn_made, reverse=True)
    bases = [folder / f"gen-{number:06}{SUFFIX}" for number in generations(folder)]
    for group in (turns, bases):
        for path in group:
            try:
                header = read_header(path)
            except SaveError as error:
                problem = error
                continue
            if found is None or header.made > found[0].made:
                found = header, path
            break
    if found is None:
        raise problem
    return found
