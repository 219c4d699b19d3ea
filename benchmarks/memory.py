"""Memory over twenty whole games in one window: it must not grow from game to game.

Prints one number per line and exits with 1 if something leaks. Runs without a display.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pamir_desktop.app import Application, quick_setup
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.demo import play_on
from pamir_desktop.games.folders import Folders
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.settings import Pace, Settings, Speed
from tools.leak_counts import Census, census, resident

GAMES: Final = 20
WARM: Final = 5
"""Games after which every kind of table was shown and every cache is full."""

TABLES: Final = ("solo", "2w", "hotseat:3", "hotseat:2", "hotseat:5")
PARTS: Final = ("forecast", "wakhan", "log", "inspector")
LIMIT_GROWTH_MB: Final = 8.0
LIMIT_GROWTH: Final = Census(items=0, qobjects=0, objects=100)


def play(application: Application, table: str, seed: int) -> None:
    """A whole game with everything that can be opened during it, and a replay at the end."""
    application.session.start(quick_setup(table, seed))
    dice = Dice(seed)
    part = 0
    while application.session.decision is not None:
        play_on(application, dice, 20)
        application.window.table.toggle_part(PARTS[part % len(PARTS)])
        part += 1
        rest(application)
    assert application.session.game is not None
    application.replay.start()
    for moment in range(0, len(application.session.game.past), 40):
        application.replay.show_moment(moment)
        application.app.processEvents()
    application.replay.leave()
    application.files.close()


def rest(application: Application) -> None:
    """People think before they move; meanwhile faces are painted ahead."""
    application.app.processEvents()
    while application.window.table.view.table.paint_queue.is_busy:
        application.app.processEvents()


def count(application: Application) -> Census:
    """With the same players every time."""
    application.session.start(quick_setup("hotseat:3", 1))
    application.window.grab()
    return census(application)


def main() -> int:
    counts: list[Census] = []
    memory: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        application = Application(qt_application(), Settings(None), Folders(Path(folder)))
        application.settings.override(pace=Pace.INSTANT, animation=Speed.FAST, language="en")
        application.window.resize(1440, 900)
        application.window.show()
        for game in range(GAMES):
            play(application, TABLES[game % len(TABLES)], game)
            memory.append(resident())
            counts.append(count(application))
            print(f"memory after game {game + 1}, MB: {memory[-1]:.1f}")
            print(f"objects after game {game + 1}: {counts[-1]}", flush=True)
        application.window.close()
    growth = memory[-1] - memory[WARM - 1]
    failed = growth > LIMIT_GROWTH_MB
    print(f"memory from game {WARM} to game {GAMES}, MB: {growth:.1f} (at most {LIMIT_GROWTH_MB})")
    for name, value in counts[-1].more_than(counts[WARM - 1]).items():
        most = LIMIT_GROWTH.numbers()[name]
        failed |= value > most
        print(f"{name} from game {WARM} to game {GAMES}: {value} (at most {most})")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
