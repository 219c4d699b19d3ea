"""Times of saving and opening games, and how they grow with the length of a game.

Prints one number per line and exits with 1 if a limit is exceeded.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from attrs import evolve

from pamir_desktop.games.atomic_write import write_atomically
from pamir_desktop.games.autosave_folder import AutosaveFolder, JournalStep
from pamir_desktop.games.autosave_thread import Autosaver
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.library import Library
from pamir_desktop.games.recovery import recover
from pamir_desktop.games.save_format import begun_at, open_game, read_header, save_bytes
from pamir_desktop.model import State, new_game, pending
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.decisions import AgreeEnd, ProposeEnd
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import NO_CARD

LIMIT_AUTOSAVE = 20.0  # milliseconds
LIMIT_OPEN = 300.0
LIMIT_GROWTH = 1.5
CANDIDATES = 12  # games of which the longest is used
LISTED = 200
WINDOW = 200  # autosaves that are compared
ENDLESS = 5000  # choices before


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def best(work: Callable[[], object], tries: int = 5) -> float:
    """The minimum of several runs: the one least disturbed by other programs."""
    return min(milliseconds(work) for _ in range(tries))


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def high(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[len(values) * 95 // 100]


def played(seed: int) -> Game:
    setup = random_setup(5, seed)
    game = Game(setup, new_game(setup))
    dice = Dice(seed)
    while (decision := pending(game.state)) is not None:
        game.choose(dice.pick(decision))
    return game


def longest_game() -> Game:
    return max((played(seed) for seed in range(CANDIDATES)), key=lambda game: game.made)


def autosave(game: Game, folder: Path) -> list[float]:
    """Every choice of a game, as the autosaver's thread writes them."""
    again = game.branch(0)
    saving = AutosaveFolder(folder)
    saving.begin(again.record())
    times = []
    for moment in game.past:
        again.choose(moment.choice)
        step = JournalStep(moment.choice, again.made, again.state)
        times.append(milliseconds(partial(saving.append, [step])))
    saving.close()
    return times


def in_the_way(game: Game, folder: Path) -> float:
    """Milliseconds a choice costs the playing thread once the previous one is written."""
    again = game.branch(0)
    autosaver = Autosaver(folder, lambda problem: None)
    autosaver.begin(again.record())
    times = []
    for moment in game.past:
        again.choose(moment.choice)
        autosaver.flush()
        tell = partial(autosaver.chose, moment.choice, again.made, again.state)
        times.append(milliseconds(tell))
    autosaver.stop()
    return middle(times)


def endless_table() -> State:
    """A 5-player game without deck and checks: it ends only when everyone agrees."""
    state = played(7).position(100).clone()
    state.deck.clear()
    state.market_cards = [NO_CARD if is_check(card) else card for card in state.market_cards]
    return state


def journal_steps(game: Game) -> Iterator[JournalStep]:
    """A game that never ends."""
    dice = Dice(1)
    while (decision := pending(game.state)) is not None:
        choices = tuple(c for c in decision.choices if not isinstance(c, AgreeEnd | ProposeEnd))
        choice = dice.pick(evolve(decision, choices=choices))
        game.choose(choice)
        yield JournalStep(choice, game.made, game.state)


def growth(folder: Path) -> float:
    """Cost of an autosave after thousands of choices over its cost at the beginning.

    Both are measured alternately, because the speed of a disk varies.
    """
    state = endless_table()
    game = Game(state.setup, state)
    going_on = journal_steps(game)
    long, short = AutosaveFolder(folder / "long"), AutosaveFolder(folder / "short")
    long.begin(game.record())
    long.append(list(islice(going_on, ENDLESS)))
    short.begin(begun_at(game.record()).record())
    times: dict[AutosaveFolder, list[float]] = {long: [], short: []}
    for step in islice(going_on, WINDOW):
        for saving, found in times.items():
            found.append(milliseconds(partial(saving.append, [step])))
    long.close()
    short.close()
    return middle(times[long]) / middle(times[short])


def listing(game: Game, folders: Folders) -> tuple[float, float]:
    """Milliseconds to list many games, the first time and again."""
    data = save_bytes(game.record())
    folders.games.mkdir(parents=True)
    for number in range(LISTED):
        (folders.games / f"{number}.pamir").write_bytes(data)
    library = Library(folders)
    return milliseconds(library.entries), milliseconds(library.entries)


def main() -> int:
    game = longest_game()
    half = game.branch(game.made // 2)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        whole, part = folder / "whole.pamir", folder / "half.pamir"
        save = best(lambda: write_atomically(whole, save_bytes(game.record())))
        save_half = best(lambda: write_atomically(part, save_bytes(half.record())))
        opening, opening_half = best(lambda: open_game(whole)), best(lambda: open_game(part))
        header = best(lambda: read_header(whole))
        autosaves = autosave(game, folder / "autosave")
        recovery = best(lambda: recover(folder / "autosave"))
        waiting = in_the_way(game, folder / "waiting")
        grown = growth(folder / "endless")
        first, again = listing(game, Folders(folder / "data"))
        size = whole.stat().st_size
    print(f"choices: {game.made}")
    print(f"file_bytes: {size}")
    print(f"save_ms: {save:.2f}")
    print(f"save_half_ms: {save_half:.2f}")
    print(f"open_ms: {opening:.2f}")
    print(f"open_half_ms: {opening_half:.2f}")
    print(f"header_ms: {header:.2f}")
    print(f"list_{LISTED}_ms: {first:.2f}")
    print(f"list_again_ms: {again:.2f}")
    print(f"autosave_ms: {middle(autosaves):.2f}")
    print(f"autosave_high_ms: {high(autosaves):.2f}")
    print(f"autosave_in_the_way_ms: {waiting:.2f}")
    print(f"autosave_growth: {grown:.2f}")
    print(f"recover_ms: {recovery:.2f}")
    quick = high(autosaves) < LIMIT_AUTOSAVE and opening < LIMIT_OPEN
    return 0 if quick and grown < LIMIT_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
