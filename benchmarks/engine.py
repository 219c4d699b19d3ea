"""Speed of the rules engine, in a unit that is the same work on every machine.

Prints one number per line and exits with 1 if a limit is exceeded.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from attrs import evolve

from pamir_desktop.model import Setup, State, new_game, pending
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.decisions import AgreeEnd, ProposeEnd
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import Dice, play_random, random_setup
from pamir_desktop.model.terms import NO_CARD

GAMES = 60
LIMIT_GAME = 0.35
LIMIT_CLONE = 15.0
LIMIT_GROWTH = 1.5
WINDOW = 1000  # choices at either end of a long game


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def best(work: Callable[[], object], tries: int = 5) -> float:
    """The minimum of several runs: the one least disturbed by other programs."""
    return min(seconds(work) for _ in range(tries))


def unit() -> float:
    return best(lambda: sum(i * i for i in range(1_000_000)))


def game_time() -> float:
    setups = [random_setup(3, seed) for seed in range(GAMES)]
    return best(lambda: [play_random(setup, checked=False) for setup in setups], 3) / GAMES


def positions(seed: int) -> list[State]:
    """Every position of a 5-player game."""
    state = new_game(random_setup(5, seed))
    dice = Dice(seed)
    found = [state.clone()]
    decision = pending(state)
    while decision is not None:
        decision = advance(state, dice.pick(decision))
        found.append(state.clone())
    return found


def worst_clone() -> float:
    """Microseconds of the slowest clone among the positions of a few 5-player games."""
    slowest = 0.0
    for seed in range(3):
        for state in positions(seed):
            slowest = max(slowest, best(state.clone, 7))
    return slowest * 1e6


def endless_table() -> State:
    """A 3-player game without deck and checks: it ends only when everyone agrees."""
    state = positions_until(random_setup(3, 7), 100)
    state.deck.clear()
    state.market_cards = [NO_CARD if is_check(card) else card for card in state.market_cards]
    return state


def positions_until(setup: Setup, count: int) -> State:
    state = new_game(setup)
    dice = Dice(setup.seed)
    decision = pending(state)
    for _ in range(count):
        assert decision is not None
        decision = advance(state, dice.pick(decision))
    return state


def growth() -> float:
    """Cost of a choice after thousands of choices over its cost at the beginning."""
    state = endless_table()
    dice = Dice(1)
    times: list[float] = []
    for _ in range(6 * WINDOW):
        decision = pending(state)
        assert decision is not None
        choices = tuple(c for c in decision.choices if not isinstance(c, AgreeEnd | ProposeEnd))
        choice = dice.pick(evolve(decision, choices=choices))
        start = time.perf_counter()
        advance(state, choice)
        times.append(time.perf_counter() - start)
    return sorted(times[-WINDOW:])[WINDOW // 2] / sorted(times[:WINDOW])[WINDOW // 2]


def main() -> int:
    one = unit()
    game = game_time()
    clone = worst_clone()
    grown = growth()
    print(f"unit_ms: {one * 1e3:.2f}")
    print(f"game_ms: {game * 1e3:.2f}")
    print(f"game_in_units: {game / one:.4f}")
    print(f"worst_clone_us: {clone:.2f}")
    print(f"choice_cost_growth: {grown:.2f}")
    good = game / one <= LIMIT_GAME and clone < LIMIT_CLONE and grown < LIMIT_GROWTH
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
