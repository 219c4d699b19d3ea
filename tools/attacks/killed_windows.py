"""Processes that play, save and close games are killed at random moments, one or two at a time.

Each round forks children that go on with a game: they choose, undo, save to a file, close it, and
report every finished act through a pipe. After SIGKILL the game must come back at a position that
occurred, at most one act old, and the start page must offer nothing older and no finished game.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attrs import define, frozen

from pamir_desktop.control.last_game import last_game
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.game_store import GameStore
from pamir_desktop.games.library import Library, LibraryEntry
from pamir_desktop.games.recovery import recover
from pamir_desktop.games.save_format import open_game
from pamir_desktop.games.stale import Copy, copy_in_folder, is_all_saved, is_superseded
from pamir_desktop.model import Choice, State, pending
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import picker
from tools.attacks.sample_games import TABLES, dealt

from .findings import Findings

ACTS: Final = 40
LATEST: Final = 20
"""Acts that a child may report before its last moments."""
LAST_MOMENTS: Final = 0.03
ROUNDS: Final = 40
"""In the same folders."""


@frozen
class Act:
    """What a child does, and the position after it."""

    kind: str  # "choose", "undo", "save", "close"
    state: State
    choice: Choice | None = None


@define
class Running:
    """One game, from round to round."""

    game: Game
    path: Path | None  # where it is now; None: it has not begun
    file: Path


def plan(game: Game, whims: random.Random) -> list[Act]:
    ahead = game.branch(len(game.past))
    ahead.identity = game.identity
    pick = picker(ahead.setup, whims.randrange(10**9))
    acts: list[Act] = []
    while len(acts) < ACTS:
        decision = pending(ahead.state)
        luck = whims.random()
        if decision is None or (luck < 0.03 and ahead.made):  # without a choice it is not kept
            acts.append(Act("close", ahead.state))
            return acts
        if luck < 0.13:
            acts.append(Act("save", ahead.state))
        elif luck < 0.25 and ahead.past and ahead.undo():
            acts.append(Act("undo", ahead.state))
        else:
            choice = pick(ahead.state, decision)
            ahead.choose(choice)
            acts.append(Act("choose", ahead.state, choice))
    return acts


def child(folders: Folders, running: Running, acts: list[Act], pipe: int) -> None:
    """Never returns: it waits to be killed."""
    store = GameStore(folders, lambda problem: None)
    game = running.game
    if running.path is None:
        store.begin(game)
    elif running.path.is_dir():
        store.begin_resumed(*store.resume(running.path))
    else:
        store.begin_opened(*store.open(running.path))
    store.flush()
    os.write(pipe, b".")
    for act in acts:
        match act.kind:
            case "choose":
                assert act.choice is not None
                game.choose(act.choice)
                store.chose(act.choice, game)
            case "undo":
                game.undo()
                store.went_back(game)
            case "save":
                store.save(game, running.file, overwrite=True)
            case _:
                store.put_away(game)
        store.flush()
        os.write(pipe, b".")
    signal.pause()


def started(act: Callable[[int], None]) -> tuple[int, int]:
    """The process, and the end of its pipe."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(reading)
            act(writing)
        except BaseException:
            import traceback  # noqa: PLC0415  # hardly ever

            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    return pid, reading


def kill_windows(folder: Path, count: int, seed: int, findings: Findings) -> None:
    """Half of the kills one by one, the other half in pairs."""
    whims = random.Random(seed)
    number = kills = 0
    running: list[Running] = []
    while kills < count:
        if number % ROUNDS == 0:  # what is listed takes longer and longer to read
            folders, running = Folders(folder / str(number)), []
            findings.print_progress(kills, count)
        number += 1
        running = [one for one in running if one.game.state.result is None]
        people = 2 if kills >= count // 2 else 1
        while len(running) < people:
            make = list(TABLES.values())[number % len(TABLES)]
            game = dealt(make(whims.randrange(10**6)), practice=True)
            file = folders.games / f"{game.identity.id}.pamir"
            running.append(Running(game, None, file))
        name = f"round {number} of seed {seed}"
        kills += people
        with findings.guarded(name):
            _round(folders, running[:people], whims, name, findings)
        running = [one for one in running if one.path is not None]


def _round(
    folders: Folders, running: list[Running], whims: random.Random, name: str, findings: Findings
) -> None:
    plans = [plan(one.game, whims) for one in running]
    children = [
        started(lambda pipe, one=one, acts=acts: child(folders, one, acts, pipe))  # type: ignore[misc]
        for one, acts in zip(running, plans, strict=True)
    ]
    reports = []
    for (pid, reading), acts in zip(children, plans, strict=True):
        with os.fdopen(reading, "rb") as pipe:
            done = len(pipe.read(min(whims.randrange(LATEST + 1), len(acts) + 1)))
            time.sleep(whims.random() * LAST_MOMENTS)
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            reports.append(done + len(pipe.read()))
    for one, acts, done in zip(running, plans, reports, strict=True):
        _check(folders, one, acts, done, name, findings)
    _check_offer(folders, name, findings)


def copies(folders: Folders) -> dict[Path, Copy]:
    found = {}
    for entry in Library(folders).entries():
        all_saved = entry.autosaved and is_all_saved(entry.path)
        if entry.header is not None and not all_saved:
            found[entry.path] = copy_of(entry)
    return found


def copy_of(entry: LibraryEntry) -> Copy:
    assert entry.header is not None
    if entry.autosaved:
        return copy_in_folder(entry.path, entry.header, entry.modified)
    return Copy(entry.header, entry.header.made, entry.modified)


def opened(path: Path) -> Game:
    return recover(path).game if path.is_dir() else open_game(path).game


def _is_older(path: Path, copy: Copy, everything: dict[Path, Copy]) -> bool:
    """Another copy supersedes it, and has another position.

    Killed right after a file was written, no list names the file yet; its autosave is as good.
    """
    later = [
        other
        for other, found in everything.items()
        if other != path and is_superseded(copy, [found])
    ]
    return any(opened(other).state != opened(path).state for other in later)


def _check(
    folders: Folders, one: Running, acts: list[Act], done: int, name: str, findings: Findings
) -> None:
    """`done` counts the beginning as an act of its own."""
    for entry in Library(folders).entries():
        if entry.problem is not None:
            findings.report(name, f"{entry.path.name} is listed with {entry.problem}")
    positions = [one.game.state, *(act.state for act in acts)]
    allowed = positions[max(0, done - 2) : done + 1]
    everything = copies(folders)
    own = {
        path: copy for path, copy in everything.items() if copy.header.identity == one.game.identity
    }
    live = [path for path, copy in own.items() if not is_superseded(copy, own.values())]
    latest = max(live, key=lambda path: (own[path].modified, path.is_dir()), default=None)
    if latest is None:
        if one.path is not None or done > 1:
            findings.report(name, f"the game is gone after {done} acts")
        one.path = None
        return
    game = opened(latest)
    if game.state not in allowed:
        known = [k for k, state in enumerate(positions) if state == game.state]
        findings.report(name, f"act {known} of {done} comes back from {latest.name}")
    findings.seen["in a folder" if latest.is_dir() else "in a file"] += 1
    one.game, one.path = game, latest


def _check_offer(folders: Folders, name: str, findings: Findings) -> None:
    store = GameStore(folders, lambda problem: None)
    found = last_game(store)
    store.stop()
    if found is None:
        findings.seen["nothing offered"] += 1
        return
    everything = copies(folders)
    own = everything.get(found.path)
    if own is None:
        findings.report(name, "what is offered cannot be read")
    elif own.header.finished or _is_older(found.path, own, everything):
        findings.report(name, f"{found.path.name} is offered and stale")
    else:
        try:
            opened(found.path)
        except SaveError as error:
            findings.report(name, f"{found.path.name} is offered: {error}")
        findings.seen["offered"] += 1
