"""Garbled save files: cut, flipped, with holes, forged with a valid seal, or made by hand."""

from __future__ import annotations

import contextlib
import copy
import random
import tempfile
from pathlib import Path
from typing import Any, Final

from pamir_desktop.games.documents import SEAL, Document, digest, document_bytes, parse, sealed
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.save_format import (
    begun_at,
    open_game,
    read_header,
    read_preview,
    save_bytes,
)
from pamir_desktop.model import pending
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import MOST_CHOICES, picker
from tools.attacks.damage import JUNK, inside, paths, replaced
from tools.attacks.mutations import cuts, flips, forgeries, holes
from tools.attacks.sample_games import TABLES, played

from .findings import Findings

NUMBERS: Final = (-1, 0, 1, 2, 3, 5, 23, 100, 999, 1000, 9_999, 10_000, 999_999, 1_000_000)
"""Values at the limits of what is read."""

ROUNDS: Final = 5
"""A game that opens is saved and opened again this often on its way to the end."""


def games(seed: int) -> list[bytes]:
    """Saves of every kind of table, early and late, with and without a past."""
    found = []
    for number, make in enumerate(TABLES.values()):
        for most in (5, 40, 90):
            record = played(make(seed + number), most).record()
            found += [save_bytes(record), save_bytes(begun_at(record).record())]
    return found


def garbled(data: bytes, way: int, seed: int) -> bytes:
    """One of them; the same for the same numbers."""
    whims = random.Random(seed)
    document = parse(data, "a game")
    match way % 8:
        case 0:
            return whims.choice(list(cuts(data, 40)))
        case 1:
            return next(flips(data, 1, seed))
        case 2:
            return next(holes(data, 1, seed))
        case 3:
            return next(forgeries(document, 1, seed))
        case _:
            return hand_made(document, whims)


def hand_made(document: Document, whims: random.Random) -> bytes:
    """A position of which some values are wrong, and all hashes are right."""
    bare = copy.deepcopy({key: value for key, value in document.items() if key != SEAL})
    state: Any = bare["snapshot"]
    for _ in range(whims.choice((1, 1, 1, 2, 3))):
        state = spoilt(state, whims)
    bare["snapshot"] = state
    made = whims.choice((bare["header"]["made"], *NUMBERS[1:]))
    bare["start"] = {"made": made, "state": state}
    bare["choices"] = []
    bare["header"]["made"] = made
    if isinstance(state, dict) and "setup" in state:
        bare["setup"] = state["setup"]
        bare["header"]["turn"] = state.get("turn", 0)
    bare["snapshot_sha256"] = digest(state)
    return document_bytes(sealed(bare))


def spoilt(data: Any, whims: random.Random) -> Any:
    """Mostly another value of the same kind; sometimes anything, or two values exchanged."""
    if not isinstance(data, dict):
        return data
    key = whims.choice(list(data))
    ways = [(key, *path) for path in paths(data[key])]
    path = whims.choice(ways)
    value = inside(data, path)
    if type(value) is int and whims.random() < 0.8:
        return replaced(data, path, whims.choice((*NUMBERS, value + 1, value - 1)))
    if isinstance(value, list) and value and whims.random() < 0.7:
        items = list(value)
        kind = whims.randrange(4)
        if kind == 0:
            whims.shuffle(items)
        elif kind == 1:
            items.pop(whims.randrange(len(items)))
        elif kind == 2:
            items.append(whims.choice(items))
        else:
            items.reverse()
        return replaced(data, path, items)
    if whims.random() < 0.5:
        other = whims.choice(ways)
        return replaced(data, path, inside(data, other))
    return replaced(data, path, whims.choice(JUNK))


def garble_saves(folder: Path, count: int, seed: int, findings: Findings) -> None:
    originals = games(seed)
    path = folder / "game.pamir"
    for number in range(count):
        name = f"save {number} of seed {seed}"
        if number % 500 == 0:
            findings.print_progress(number, count)
        with findings.guarded(name):
            data = garbled(originals[number % len(originals)], number // 2, seed * 10**6 + number)
            path.write_bytes(data)
            _attempt(path, name, number, findings)
            if path.read_bytes() != data or len(list(folder.iterdir())) != 1:
                findings.report(name, "something in its folder was changed")


def _attempt(path: Path, name: str, number: int, findings: Findings) -> None:
    for read in (read_header, read_preview):
        with findings.timed(name), contextlib.suppress(SaveError):
            read(path)
    with findings.timed(name):
        try:
            game = open_game(path).game
        except SaveError as error:
            findings.seen[error.id] += 1
            return
    findings.seen["opened"] += 1
    play_on(game, name, number, findings)


def play_on(game: Game, name: str, seed: int, findings: Findings, rounds: int = ROUNDS) -> None:
    """To the end; every position on the way can be saved and opened again."""
    pick, whims = picker(game.setup, seed), random.Random(seed)
    moments = {0, *(whims.randrange(1, 60) for _ in range(rounds))}
    start = game.made
    while (decision := pending(game.state)) is not None and game.made - start < MOST_CHOICES:
        if game.made - start in moments:
            comes_back(game, name, findings)
        game.choose(pick(game.state, decision))
    if game.state.result is None:
        findings.report(name, "it does not end")
    comes_back(game, name, findings)


def comes_back(game: Game, name: str, findings: Findings) -> None:
    for record in (game.record(), begun_at(game.record()).record()):
        with tempfile.NamedTemporaryFile(suffix=".pamir") as file:
            file.write(save_bytes(record))
            file.flush()
            try:
                again = open_game(Path(file.name)).game
            except SaveError as error:
                findings.report(name, f"choice {game.made} saves and does not open: {error}")
                return
        if again.state != game.state or again.made != record.made:
            findings.report(name, f"choice {game.made} comes back as another position")
