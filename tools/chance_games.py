"""Games of bots to fit and to test the chances of winning with, kept as the choices made.

A game is determined by its kind and its seed, so a file of games can be made again anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from attrs import asdict, frozen

from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.playing import MENU
from pamir_desktop.bots.selfplay import bots_setup
from pamir_desktop.bots.thinking import Expected, choose
from pamir_desktop.model import RULEBOOK, Setup, new_game, pending
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.engine import advance
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Seat

MOST_CHOICES = 5_000
KINDS = ("1w", "2", "3", "4", "5")
"""Seats; with `w` Wakhan has one more."""
STRONG_EVERY = 4
"""Seeds divisible by this are for Strong bots, the others for Skilled ones."""
STRONG_PLAYED = 12
"""Of the former only these are played: Strong bots take four times as long."""


@frozen
class PlayedGame:
    kind: str
    seed: int
    picks: tuple[int, ...]  # places of the choices made among those that were open

    def setup(self) -> Setup:
        return setup_of(self.kind, self.seed)

    def positions(self) -> Iterator[State]:
        """The beginning of every turn, and the end."""
        state = new_game(self.setup())
        decision, turn = pending(state), -1
        for pick in self.picks:
            assert decision is not None
            if decision.prompt == MENU and state.turn != turn:
                turn = state.turn
                yield state.clone()
            decision = advance(state, decision.choices[pick])
        yield state


def setup_of(kind: str, seed: int) -> Setup:
    count = int(kind[0])
    level = Level.SKILLED if seed % STRONG_EVERY else Level.STRONG
    characters = list(Temperament)
    bots = [
        Bot(level, characters[(seed // 7 + 3 * place) % len(characters)], seed * 5 + place)
        for place in range(count)
    ]
    return bots_setup(bots, seed, RULEBOOK if kind.endswith("w") else None)


def seeds(first: int, count: int) -> list[int]:
    """Of the games to play."""
    return [
        seed
        for seed in range(first, first + count)
        if seed % STRONG_EVERY or not seed % STRONG_PLAYED
    ]


def play(kind: str, seed: int) -> PlayedGame | None:
    """None if the game does not end."""
    state = new_game(setup_of(kind, seed))
    state.log = []
    plans: dict[Seat, tuple[Expected, ...]] = {}
    picks: list[int] = []
    decision = pending(state)
    while decision is not None and len(picks) < MOST_CHOICES:
        seat = decision.seat
        bot = state.setup.seats[seat].bot
        assert bot is not None
        thought = choose(knowledge_of(state, seat, state.log), bot, plans.get(seat, ()))
        plans[seat] = thought.plan
        picks.append(decision.choices.index(thought.choice))
        decision = advance(state, thought.choice)
    return None if decision is not None else PlayedGame(kind, seed, tuple(picks))


def written(path: Path) -> Iterator[PlayedGame]:
    """The games of a file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield PlayedGame(data["kind"], data["seed"], tuple(data["picks"]))


def line_of(game: PlayedGame) -> str:
    return json.dumps(asdict(game), separators=(",", ":")) + "\n"
