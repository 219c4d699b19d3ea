"""Games among bots without a window, for `arena.py` and `tune.py`.

A game is determined by its match and its number, so any number of processes may share the games
of a match, in any order.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import log10, sqrt
from multiprocessing import get_context

from attrs import Factory, define, frozen

from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.thinking import Expected, choose
from pamir_desktop.model import RULEBOOK, new_game, pending
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Seat

RANDOM = "random"
WAKHAN = "wakhan"
MOST_CHOICES = 5_000
BUCKETS = 50
"""Times are counted in buckets, this many for each factor of ten."""


@frozen
class Match:
    """One player against a table of others: `expert`, `skilled:merchant`, `random` or `wakhan`."""

    hero: str
    others: str
    seats: int = 3
    seed: int = 1_000_000  # of the first deal; smaller ones are for tuning
    weights: Mapping[str, float] | None = None  # of the hero, if not its own

    @property
    def name(self) -> str:
        return f"{self.hero} against {self.others}, {self.seats} seats, seeds from {self.seed}"


@define
class Result:
    """What came of one game; times are those of the hero's decisions."""

    number: int
    share: float  # of the victory
    lead: int  # points ahead of the best other
    turns: int
    times: Counter[int] = Factory(Counter)


def bot_named(name: str, seed: int) -> Bot | None:
    """None is a random player."""
    if name == RANDOM:
        return None
    level, _, temperament = name.partition(":")
    return Bot(Level(level), Temperament(temperament or Temperament.BALANCED), seed)


def play(match: Match, number: int) -> Result:
    """The hero takes every seat in turn; the deal is the same until it has had all of them."""
    if match.others == WAKHAN:
        deal, hero = match.seed + number, Seat(1)
        state = new_game(random_setup(match.seats, deal, RULEBOOK))
    else:
        deal, hero = match.seed + number // match.seats, Seat(number % match.seats)
        state = new_game(random_setup(match.seats, deal))
    table = Table(state, match, hero, deal)
    table.play()
    scores = [player.score for player in state.players]
    lead = scores.pop(hero) - max(scores)
    winners = state.result.winners if state.result else ()
    share = 1 / len(winners) if hero in winners else 0.0
    return Result(number, share, lead, state.turn, table.times)


@define
class Table:
    """One game and those who play it."""

    state: State
    match: Match
    hero: Seat
    deal: int
    times: Counter[int] = Factory(Counter)
    plans: dict[Seat, tuple[Expected, ...]] = Factory(dict)

    def play(self) -> None:
        self.state.log = []
        dice = Dice(self.deal ^ 0xD1CE)
        decision = pending(self.state)
        for _ in range(MOST_CHOICES):
            if decision is None:
                return
            is_hero = decision.seat == self.hero
            name = self.match.hero if is_hero or self.match.others == WAKHAN else self.match.others
            bot = bot_named(name, self.deal * 8 + decision.seat)
            choice = dice.pick(decision) if bot is None else self._think(decision, bot)
            decision = advance(self.state, choice)

    def _think(self, decision: Decision, bot: Bot) -> Choice:
        seat = decision.seat
        start = time.process_time()
        knowledge = knowledge_of(self.state, seat, self.state.log or ())
        table = self.match.weights if seat == self.hero else None
        thought = choose(knowledge, bot, self.plans.get(seat, ()), table=table)
        if seat == self.hero:
            self.times[bucket(time.process_time() - start)] += 1
        self.plans[seat] = thought.plan
        return thought.choice


def play_all(match: Match, numbers: Iterable[int], processes: int) -> Iterator[Result]:
    """Results in the order they come."""
    work = [(match, number) for number in numbers]
    if processes == 1:
        yield from (_play(task) for task in work)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_play, work)


def play_each(games: list[tuple[Match, int]], processes: int) -> list[Result]:
    """One game of each match; the results are in the same order."""
    if processes == 1:
        return [_play(game) for game in games]
    with get_context("spawn").Pool(processes) as pool:
        return pool.map(_play, games, chunksize=4)


def _play(task: tuple[Match, int]) -> Result:
    return play(*task)


def bucket(seconds: float) -> int:
    return round(BUCKETS * log10(max(seconds, 1e-6)))


def percentile(times: Counter[int], share: float) -> float:
    """The time, in seconds, within which this share of the decisions was made."""
    left = share * times.total()
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return float(10 ** (step / BUCKETS))
    return 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return (middle - reach) / below, (middle + reach) / below
