"""A process whose disk is full after some kilobytes, or whose folder is read-only.

python -m tests.games.full_disk full|read-only FOLDER

Plays with an autosaver while nothing can be written, then with room again, and prints as JSON what
was reported, and what could be recovered meanwhile and in the end.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from pathlib import Path

from pamir_desktop.games.atomic_write import write_atomically
from pamir_desktop.games.autosave_thread import Autosaver
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.recovery import recover
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model import State
from pamir_desktop.model.history import Game
from tools.attacks.sample_games import TABLES, choices, dealt

NOBODY = 65534
LIMIT = 4000  # bytes a file may have


def shut(kind: str, folder: Path) -> None:
    if kind == "full":
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, hard))
    else:
        folder.chmod(0o500)


def reopen(kind: str, folder: Path) -> None:
    if kind == "full":
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    else:
        folder.chmod(0o700)


def save_error(path: Path, game: Game) -> str:
    try:
        write_atomically(path, save_bytes(game.record()))
    except SaveError as error:
        return error.id
    return ""


def main(kind: str, folder: Path) -> None:
    if os.geteuid() == 0:  # for whom nothing is read-only
        os.chown(folder, NOBODY, NOBODY)
        os.setuid(NOBODY)
    reports: list[str | None] = []

    def report(problem: SaveError | None) -> None:
        reports.append(None if problem is None else problem.id)

    autosaver = Autosaver(folder, report, 60)
    game = dealt(TABLES["5 players"](2))
    states: list[State] = [game.state]
    playing = choices(game, 5)

    def play(count: int) -> None:
        for _, choice in zip(range(count), playing, strict=False):
            autosaver.chose(choice, game.made, game.state)
            states.append(game.state)
        autosaver.flush(60)

    if kind == "read-only":
        shut(kind, folder)
    autosaver.begin(game.record())
    play(5)
    shut(kind, folder)
    play(100)
    refused = save_error(folder / "game.pamir", game)
    found = [recover(path).game.state for path in folder.iterdir()]
    meanwhile = [state in states for state in found]
    leftovers = [path.name for path in folder.rglob("*.tmp")]
    reopen(kind, folder)
    play(1)
    autosaver.stop()
    newest = [recover(path).game == game for path in folder.iterdir()]
    print(json.dumps([reports, refused, meanwhile, newest, leftovers, game.made]))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
