"""Games to keep: random ones of every kind of table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pamir_desktop.model import IMPROVED, RULEBOOK, Choice, Setup, new_game, pending
from pamir_desktop.model.history import Game, Identity
from pamir_desktop.model.selfplay import picker, random_first_setup, random_setup

TABLES: dict[str, Callable[[int], Setup]] = {
    "2 players": lambda seed: random_setup(2, seed),
    "3 players": lambda seed: random_setup(3, seed),
    "4 players": lambda seed: random_setup(4, seed),
    "5 players": lambda seed: random_setup(5, seed),
    "solo": lambda seed: random_setup(2, seed, RULEBOOK),
    "2 humans and Wakhan": lambda seed: random_setup(3, seed, IMPROVED),
    "first edition, 3 players": lambda seed: random_first_setup(3, seed),
    "first edition, 5 players": lambda seed: random_first_setup(5, seed),
}
"""How to set every kind of table, by the words a failing test shows."""


def dealt(setup: Setup, practice: bool = False) -> Game:
    return Game(setup, new_game(setup), identity=Identity(practice=practice))


def choices(game: Game, seed: int) -> Iterator[Choice]:
    """Plays on, and reports each choice once it is made; in the first edition with deals."""
    decision = pending(game.state)
    pick = picker(game.setup, seed)
    while decision is not None:
        choice = pick(game.state, decision)
        decision = game.choose(choice).decision
        yield choice


def played(setup: Setup, most: int = 10_000, practice: bool = False, dice: int = 7) -> Game:
    """A game after so many random choices."""
    game = dealt(setup, practice)
    for _ in zip(range(most), choices(game, dice), strict=False):
        pass
    return game
