"""A process that autosaves is killed at random moments, again and again.

    python -m tests.games.kill_rounds FOLDER ROUNDS SEED

Each round forks a child that resumes the game and plays on as fast as the autosaver allows. It
reports through a pipe how far it is, and is killed with SIGKILL. Then the game is recovered and
compared with what really occurred. Prints one line a round: kind, steps reported, steps recovered.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from attrs import frozen

from pamir_desktop.games.autosave_folder import AutosaveFolder
from pamir_desktop.games.autosave_thread import Autosaver
from pamir_desktop.games.recovery import recover
from pamir_desktop.model import Choice, State, pending
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice
from tools.attacks.sample_games import TABLES, dealt

ROUNDS_OF_A_GAME = 8
DEEDS = 30
LATEST = 10  # acts that the child may report before its last moments
LAST_MOMENTS = 0.012  # seconds


@frozen
class Planned:
    """An act of the child, and the position after it."""

    choice: Choice | None  # None: take one back
    made: int
    state: State


def script(game: Game, seed: int) -> list[Planned]:
    """What the child will do: choices, and now and then one taken back."""
    ahead = game.branch(len(game.past))
    dice, whims = Dice(seed), random.Random(seed)
    found: list[Planned] = []
    while len(found) < DEEDS and (decision := pending(ahead.state)) is not None:
        if ahead.past and whims.random() < 0.2:
            assert ahead.undo()
            found.append(Planned(None, ahead.made, ahead.state))
        else:
            choice = dice.pick(decision)
            ahead.choose(choice)
            found.append(Planned(choice, ahead.made, ahead.state))
    return found


def child(folder: Path, game: Game, plan: list[Planned], logged: int) -> None:
    """Never returns: it waits to be killed."""
    autosaver = Autosaver(folder.parent, lambda problem: None, patience=60)
    autosaver.begin(game.record(), AutosaveFolder(folder))
    for step in plan:
        if step.choice is None:
            autosaver.went_back(step.made, step.state)
        else:
            autosaver.chose(step.choice, step.made, step.state)
        os.write(logged, b".")
    signal.pause()


def killed_run(folder: Path, game: Game, plan: list[Planned], patience: int, delay: float) -> int:
    """How many steps the child had reported when it was killed, some time after the first few."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            child(folder, game, plan, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        logged = len(pipe.read(min(patience, len(plan))))
        time.sleep(delay)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        return logged + len(pipe.read())


def new_folder(parent: Path, game: Game) -> Path:
    folder = AutosaveFolder.fresh(parent)
    folder.begin(game.record())
    folder.close()
    return folder.path


def main(parent: Path, rounds: int, seed: int) -> int:
    whims = random.Random(seed)
    wrong = 0
    tables = list(TABLES.values())
    for number in range(rounds):
        if number % ROUNDS_OF_A_GAME == 0:
            game = dealt(tables[number // ROUNDS_OF_A_GAME % len(tables)](number), practice=True)
            folder = new_folder(parent, game)
        plan = script(game, seed + number)
        positions = [game.state, *(step.state for step in plan)]
        patience, delay = whims.randrange(LATEST + 1), whims.random() * LAST_MOMENTS
        logged = killed_run(folder, game, plan, patience, delay)
        game = recover(folder).game
        allowed = [k for k in (logged + 1, logged, logged - 1) if 0 <= k < len(positions)]
        reached = next((k for k in allowed if positions[k] == game.state), None)
        wrong += reached is None
        print("wrong" if reached is None else "good", logged, reached)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
