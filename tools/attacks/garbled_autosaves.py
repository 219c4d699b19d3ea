"""Garbled autosave folders: files cut, flipped, removed, exchanged, or of another kind."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

from attrs import frozen

from pamir_desktop.games.autosave_folder import AutosaveFolder, JournalStep
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.library import Library
from pamir_desktop.games.recovery import autosave_header, autosave_preview, recover
from pamir_desktop.model import State
from tools.attacks.mutations import flips, holes
from tools.attacks.sample_games import TABLES, choices, dealt

from .findings import Findings
from .garbled_saves import play_on

CHOICES = 30


@frozen
class Sample:
    """A sound folder, and every position that occurred in it."""

    folder: Path
    states: tuple[State, ...]


def garble_autosaves(folder: Path, count: int, seed: int, findings: Findings) -> None:
    samples = [
        sample(folder / "sound" / str(number), number, make(seed))
        for number, make in enumerate(TABLES.values())
    ]
    folders = Folders(folder / "data")
    target = folders.autosaves / "game"
    for number in range(count):
        name = f"folder {number} of seed {seed}"
        if number % 100 == 0:
            findings.print_progress(number, count)
        taken = samples[number % len(samples)]
        shutil.rmtree(folders.root, ignore_errors=True)
        shutil.copytree(taken.folder, target)
        garble(target, random.Random(seed * 10**6 + number))
        before = content(target)
        with findings.guarded(name):
            _attempt(Library(folders), target, taken, name, number, findings)
        if content(target) != before:
            findings.report(name, "the folder was changed")


def sample(path: Path, number: int, setup: object) -> Sample:
    """Two generations, a journal with choices taken back, and some turns."""
    game = dealt(setup)  # type: ignore[arg-type]
    saving = AutosaveFolder(path)
    saving.begin(game.record())
    states = [game.state]
    for made, choice in enumerate(choices(game, number)):
        saving.append([JournalStep(choice, game.made, game.state)])
        states.append(game.state)
        if made == CHOICES // 2:
            saving.begin(game.record())
        if made >= CHOICES:
            break
    saving.close()
    return Sample(path, tuple(states))


def garble(folder: Path, whims: random.Random) -> None:
    for _ in range(whims.choice((1, 1, 2, 4, 30))):
        files = sorted(path for path in folder.iterdir() if path.is_file())
        if files:
            _garble_file(whims.choice(files), files, whims)


def _garble_file(path: Path, files: list[Path], whims: random.Random) -> None:
    data = path.read_bytes()
    match whims.randrange(11):
        case 0:
            path.write_bytes(data[: whims.randrange(len(data) + 1)])
        case 1 if data:
            path.write_bytes(next(flips(data, 1, whims.randrange(10**9))))
        case 2 if data:
            path.write_bytes(next(holes(data, whims.randrange(1, 5), whims.randrange(10**9))))
        case 3:
            path.unlink()
        case 4:
            path.write_bytes(whims.choice(files).read_bytes())
        case 5:
            path.write_bytes(whims.choice((b"", b"{}", b"[" * 5000, bytes(5000), b"\xff" * 300)))
        case 6:
            path.rename(path.with_name(f"gen-{whims.randrange(10**6):06}{path.suffix}"))
        case 7:
            path.rename(path.with_name(f"turn-{whims.randrange(9999):04}-{'9' * 6}.pamir"))
        case 8:
            path.unlink()
            path.mkdir()
        case 9:
            path.unlink()
            os.mkfifo(path)
        case _:
            path.unlink()
            path.symlink_to(whims.choice(("/dev/zero", "/nowhere", str(folder_of(files)), "lock")))


def folder_of(files: list[Path]) -> Path:
    return files[0].parent


def content(folder: Path) -> dict[str, bytes | str]:
    """All that is in it; what is no file by its kind only."""
    return {
        path.name: path.read_bytes()
        if path.is_file() and not path.is_symlink()
        else str(path.lstat().st_mode)
        for path in sorted(folder.iterdir())
    }


def _attempt(
    library: Library, folder: Path, taken: Sample, name: str, number: int, findings: Findings
) -> None:
    with findings.timed(name):
        entries = library.entries()
    for read in (autosave_header, autosave_preview):
        with findings.timed(name):
            try:
                read(folder)
            except SaveError as error:
                findings.seen[f"{read.__name__}: {error.id}"] += 1
    with findings.timed(name):
        try:
            game = recover(folder).game
        except SaveError as error:
            findings.seen[error.id] += 1
            return
    findings.seen["recovered"] += 1
    if not entries:
        findings.report(name, "it can be recovered and is not listed")
    if game.state not in taken.states:
        findings.report(name, "a position that never occurred")
    play_on(game, name, number, findings, rounds=0)
