"""The last game played, which the start page offers to continue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.game_store import GameStore
from pamir_desktop.games.header import Header
from pamir_desktop.games.origin import read_origin
from pamir_desktop.games.save_format import read_header
from pamir_desktop.games.stale import Copy, copy_in_folder, is_all_saved, is_superseded
from pamir_desktop.model.values import frozen
from pamir_desktop.views.games.continue_offer import ContinueOffer
from pamir_desktop.views.texts.game_texts import player_name


@frozen
class LastGame:
    """In a file, or in an autosave folder."""

    path: Path
    autosaved: bool
    modified: float
    offer: ContinueOffer


def last_game(store: GameStore) -> LastGame | None:
    """The latest game that is neither finished, nor in use, nor superseded by another copy."""
    found = sorted(_candidates(store), key=lambda game: (game.modified, game.autosaved))
    return found[-1] if found else None


def _candidates(store: GameStore) -> Iterator[LastGame]:
    try:
        entries = list(store.library.autosaves())
    except SaveError:
        entries = []
    readable = [
        (entry, entry.header)
        for entry in entries
        if entry.header is not None and not is_all_saved(entry.path)
    ]
    kept = {
        entry.path: copy_in_folder(entry.path, header, entry.modified) for entry, header in readable
    }
    saved = dict(_saved_copies(store, [entry.path for entry in entries]))
    copies = [*kept.values(), *saved.values()]
    for entry, header in readable:
        if not (header.finished or entry.in_use or is_superseded(kept[entry.path], copies)):
            yield LastGame(entry.path, True, entry.modified, _offer(header, entry.crashed))
    for path in store.recent.paths()[:1]:
        copy = saved.get(path)
        if copy is not None and not copy.header.finished and not is_superseded(copy, copies):
            yield LastGame(path, False, copy.modified, _offer(copy.header, crashed=False))


def _saved_copies(store: GameStore, folders: list[Path]) -> Iterator[tuple[Path, Copy]]:
    """Of recent files, and of those that autosaved games were opened from or saved to."""
    origins = [origin.path for origin in map(read_origin, folders) if origin is not None]
    for path in dict.fromkeys([*store.recent.paths(), *origins]):
        try:
            header, modified = read_header(path), path.stat().st_mtime
        except (SaveError, OSError):
            continue
        yield path, Copy(header, header.made, modified)


def _offer(header: Header, crashed: bool) -> ContinueOffer:
    return ContinueOffer(
        tuple(player_name(player) for player in header.players),
        header.turn,
        crashed,
        header.edition,
    )
