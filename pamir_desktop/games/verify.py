"""`pamir-desktop --verify FILE`: what a file holds, told on the terminal, without a window."""

from __future__ import annotations

from pathlib import Path

from ..model import state_to_data
from .documents import digest
from .errors import SaveError
from .header import header_of
from .saves import Opened, open_game

SOUND, UNSOUND, NOT_FOUND = 0, 1, 2


def verify(path: Path) -> tuple[list[str], int]:
    """The lines to print, and the exit code."""
    try:
        opened = open_game(path)
    except SaveError as error:
        code = NOT_FOUND if error.id in {"save.missing", "save.unreadable"} else UNSOUND
        return [f"problem: {error.id}", f"meaning: {error}"], code
    return [*(printable(line) for line in lines_of(opened)), "verified: yes"], SOUND


def printable(line: str) -> str:
    """Names may hold anything, also what a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def lines_of(opened: Opened) -> list[str]:
    game = opened.game
    header = header_of(game.identity, game.state, game.made)
    replay = "the rules have changed since: it begins with the last position"
    return [
        f"schema: {opened.schema}",
        f"written by: {opened.app}",
        f"game: {game.identity.id}",
        f"created: {game.identity.created}",
        *(f"player: {p.name} ({p.kind.value}), {p.points} points" for p in header.players),
        f"turn: {header.turn}",
        f"choices: {header.made}",
        f"finished: {'yes' if header.finished else 'no'}",
        f"position: {digest(state_to_data(game.state))}",
        f"replay: {replay if opened.rules_changed else 'the same position'}",
    ]
