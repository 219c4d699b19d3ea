"""Memory over twenty whole games in one window: it must not grow from game to game.

Prints one number per line and exits with 1 if something leaks. Runs without a display. With
`--bots` computer players sit at every table, and the memory of their worker is watched too. What is
compared is memory without the caches of pictures: they are bounded, but fill up for many games.
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

from pamir_desktop.app import Application
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.control.startup import quick_setup
from pamir_desktop.demo import play_on
from pamir_desktop.games.folders import Folders
from pamir_desktop.model import SeatSetup, Setup
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Colour
from pamir_desktop.settings import Pace, Settings, Speed
from tools.leak_counts import Counts, leak_counts, resident, resident_without_caches

GAMES: Final = 20
WARM: Final = 10
"""Games after which every kind of table was shown twice: Qt keeps letters in all sizes used."""

TABLES: Final = ("solo", "2w", "hotseat:3", "hotseat:2", "hotseat:5")
PARTS: Final = ("forecast", "wakhan", "log", "inspector")
LIMIT_GROWTH_MB: Final = 8.0
LIMIT_WORKER_MB: Final = 80.0
"""Of the worker, in total: what it remembers is bounded, and fills up during the first games."""

BOTS: Final = (
    (),
    (Bot(Level.SKILLED), Bot(Level.SKILLED, Temperament.GENERAL)),
    (Bot(Level.STRONG, Temperament.MERCHANT),),
    (Bot(Level.NOVICE), Bot(Level.SKILLED, Temperament.SPYMASTER), Bot(Level.NOVICE)),
    (Bot(Level.NOVICE), Bot(Level.SKILLED, Temperament.TURNCOAT)),
)
"""Those at a table with one person; without a person in the first one."""

LIMIT_GROWTH: Final = Counts(items=0, qobjects=0, objects=100)


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


def play_with_bots(application: Application, bots: tuple[Bot, ...], seed: int) -> None:
    """A whole game with computer players, one of them watched by nobody but us."""
    chairs = [SeatSetup("Anna", Colour(0), bot=None if bots else Bot(Level.NOVICE))]
    others = bots or (Bot(Level.SKILLED), Bot(Level.NOVICE))
    chairs += [SeatSetup(f"Bot {i}", Colour(i), bot=bot) for i, bot in enumerate(others, start=1)]
    application.session.start(Setup(chairs, seed=seed))
    dice = Dice(seed)
    while (decision := application.session.decision) is not None:
        application.checks.skip()
        if application.control.display.bot_decision() is None:
            application.control.display.lift_curtain()
            application.control.choose(dice.pick(decision))
            rest(application)
        application.app.processEvents()
    rest(application)


def rest(application: Application) -> None:
    """People think before they move; meanwhile faces are painted ahead."""
    application.app.processEvents()
    while application.window.table.view.table.paint_queue.is_busy:
        application.app.processEvents()


def count(application: Application) -> Counts:
    """With the same players every time."""
    application.session.start(quick_setup("hotseat:3", 1))
    application.window.grab()
    return leak_counts(application)


def main() -> int:
    with_bots = "--bots" in sys.argv[1:]
    workers: list[float] = []
    counts: list[Counts] = []
    memory: dict[int, float] = {}  # by the number of games
    with tempfile.TemporaryDirectory() as folder:
        application = Application(qt_application(), Settings(None), Folders(Path(folder)))
        application.settings.override(pace=Pace.INSTANT, animation=Speed.FAST, language="en")
        application.window.resize(1440, 900)
        application.window.show()
        for game in range(GAMES):
            is_counted = not with_bots or game + 1 in {WARM, GAMES}  # counting ends the worker
            if with_bots:
                play_with_bots(application, BOTS[game % len(BOTS)], game)
                workers.append(resident(application.bots.process.pid))
                print(f"memory of the worker after game {game + 1}, MB: {workers[-1]:.1f}")
                if is_counted:
                    application.files.close()
            else:
                play(application, TABLES[game % len(TABLES)], game)
            print(f"memory after game {game + 1}, MB: {resident():.1f}")
            if (game + 1) % 5 == 0:
                memory[game + 1] = resident_without_caches()
                print(f"of it without caches, MB: {memory[game + 1]:.1f}")
            if is_counted:
                counts.append(count(application))
                print(f"objects after game {game + 1}: {counts[-1]}", flush=True)
        application.window.close()
    growth = memory[GAMES] - memory[WARM]
    failed = growth > LIMIT_GROWTH_MB
    if with_bots:
        failed |= max(workers) > LIMIT_WORKER_MB
        print(f"memory of the worker, MB: {max(workers):.1f} (at most {LIMIT_WORKER_MB})")
    print(
        f"the same from game {WARM} to game {GAMES}, MB: {growth:.1f} (at most {LIMIT_GROWTH_MB})"
    )
    for name, value in counts[-1].more_than(counts[0 if with_bots else WARM - 1]).items():
        most = LIMIT_GROWTH.numbers()[name]
        failed |= value > most
        print(f"{name} from game {WARM} to game {GAMES}: {value} (at most {most})")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
