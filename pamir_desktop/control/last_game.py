"""The last game played, which the start page offers to continue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.game_store import GameStore
from pamir_desktop.games.header import Header
from pamir_desktop.games.save_format import read_header
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
    """The latest game that is neither finished nor in use elsewhere."""
    found = sorted(_candidates(store), key=lambda game: game.modified)
    return found[-1] if found else None


def _candidates(store: GameStore) -> Iterator[LastGame]:
    try:
        entries = list(store.library.autosaves())
    except SaveError:
        entries = []
    for entry in entries:
        header = entry.header
        if header is not None and not header.finished and not entry.in_use:
            yield LastGame(entry.path, True, entry.modified, _offer(header, entry.crashed))
    for path in store.recent.paths()[:1]:
        try:
            header, modified = read_header(path), path.stat().st_mtime
        except (SaveError, OSError):
            continue
        if not header.finished:
            yield LastGame(path, False, modified, _offer(header, crashed=False))


def _offer(header: Header, crashed: bool) -> ContinueOffer:
    return ContinueOffer(
        tuple(player_name(player) for player in header.players), header.turn, crashed
    )
