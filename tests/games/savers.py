"""A process that saves a game of its own to one file again and again.

    python -m tests.games.savers ROOT FILE SEED TIMES

If another process has saved meanwhile, it looks at the file and tries again. Prints the number of
choices of every save that went through.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.save_file import SaveFile
from tools.attacks.sample_games import TABLES, played


def main(root: Path, path: Path, seed: int, times: int) -> None:
    games = [played(TABLES["2 players"](seed), made) for made in range(1, times + 1)]
    file = SaveFile(path, Folders(root))
    sys.stdin.readline()
    for game in games:
        while True:
            try:
                file.save(game.record())
            except SaveError as error:
                if error.id != "save.changed":
                    raise
                file, opened = SaveFile.opened(path, Folders(root))
                print("saw", opened.game.setup.seed, opened.game.made)
            else:
                print("saved", seed, game.made)
                break


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
