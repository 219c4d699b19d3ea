"""Speed of the engine and of a bot's search, in a unit that is the same work on every machine.

Times are processor time, and of each piece of work the best of several runs counts: what other
programs do at the same time says nothing about this one. Prints one number per line and exits with
1 if a limit is missed.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

from attrs import evolve

from pamir_desktop.bots.judge import Judge
from pamir_desktop.bots.levels import EFFORTS
from pamir_desktop.bots.plans import Planner
from pamir_desktop.bots.playing import MENU
from pamir_desktop.bots.weights import TABLE, weights_of
from pamir_desktop.model import Setup, State, new_game, pending
from pamir_desktop.model.bot import Level
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.decisions import AgreeEnd, Decision, ProposeEnd
from pamir_desktop.model.engine import advance
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.selfplay import Dice, play_random, random_setup
from pamir_desktop.model.setup import RULEBOOK, WakhanOptions
from pamir_desktop.model.terms import NO_CARD

GAMES = 60
LIMIT_GAME = 0.07  # units; the goal is 0.04
LIMIT_CLONE = 7.0  # microseconds
LIMIT_EVALUATIONS = 1260.0  # per unit: twice those of the first prototype of a turn search
LIMIT_GROWTH = 1.5
COMPARED = 200  # games of each edition
LIMIT_EDITIONS = 1.5  # a game of the first edition has 1.55 times the choices
WINDOW = 1000  # choices at either end of a long game


def seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def best(work: Callable[[], object], tries: int = 5) -> float:
    """The minimum of several runs: the one least disturbed."""
    return min(seconds(work) for _ in range(tries))


def unit() -> float:
    return best(lambda: sum(i * i for i in range(1_000_000)))


def game_time(seats: int, wakhan: WakhanOptions | None = None) -> float:
    setups = [random_setup(seats, seed, wakhan) for seed in range(GAMES)]
    return sum(best(partial(play_random, setup, checked=False)) for setup in setups) / GAMES


def edition_times() -> tuple[float, float]:
    """A 3-player game of either edition between the same players.

    Each choice is equally likely, except that no one ever proposes to end the game: the first
    edition offers that in every menu and the second only without a deck, so such players would end
    nearly every game of the first after a few turns. The lengths of random games vary much, hence
    so many; a game of each edition in turn meets the same disturbances.
    """
    times = [0.0, 0.0]
    for seed in range(COMPARED):
        for edition, options in enumerate((None, FirstEditionOptions())):
            setup = random_setup(3, seed, first_edition=options)
            times[edition] += best(partial(play_on_and_on, setup), 3)
    return times[0] / COMPARED, times[1] / COMPARED


def play_on_and_on(setup: Setup) -> None:
    state, dice = new_game(setup), Dice(setup.seed)
    decision = pending(state)
    while decision is not None:
        choice = dice.pick(decision)
        while isinstance(choice, ProposeEnd):
            choice = dice.pick(decision)
        decision = advance(state, choice)


def turn_search() -> float:
    """Evaluations per second of the search of a strong bot for its turn, in a 3-player game."""
    weights, effort = weights_of(TABLE), EFFORTS[Level.STRONG]
    evaluations, taken = 0, 0.0
    for state in turns_of(random_setup(3, 1)):
        decision = pending(state)
        assert decision is not None

        def search(decision: Decision = decision, state: State = state) -> int:
            judge = Judge(weights)
            Planner(judge, Dice(1), effort.width, effort.breadth).plans(state.clone(), decision)
            return judge.evaluations

        evaluations += search()
        taken += best(search, 3)
    return evaluations / taken


def turns_of(setup: Setup) -> list[State]:
    """Every fourth beginning of a turn in a game between bots that look one action ahead."""
    state, dice = new_game(setup), Dice(setup.seed)
    weights = weights_of(TABLE)
    found: list[State] = []
    while (decision := pending(state)) is not None:
        if decision.prompt == MENU and state.actions_left == 2:
            found.append(state.clone())
        plans = Planner(Judge(weights), dice).plans(state.clone(), decision).found
        advance(state, plans[0].path[0])
    return found[::4]


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
        times.append(seconds(partial(advance, state, choice)))
    return sorted(times[-WINDOW:])[WINDOW // 2] / sorted(times[:WINDOW])[WINDOW // 2]


def main() -> int:
    one = unit()
    game, solo = game_time(3), game_time(2, RULEBOOK)
    second, first = edition_times()
    clone = worst_clone()
    grown = growth()
    evaluations = turn_search()
    one = min(one, unit())
    print(f"unit_ms: {one * 1e3:.2f}")
    print(f"game_ms: {game * 1e3:.2f}")
    print(f"game_in_units: {game / one:.4f}")
    print(f"solo_game_ms: {solo * 1e3:.2f}")
    print(f"solo_game_in_units: {solo / one:.4f}")
    print(f"first_edition_game_ms: {first * 1e3:.2f}")
    print(f"first_edition_to_second: {first / second:.2f}")
    print(f"worst_clone_us: {clone:.2f}")
    print(f"choice_cost_growth: {grown:.2f}")
    print(f"evaluations_per_second: {evaluations:.0f}")
    print(f"evaluations_per_unit: {evaluations * one:.0f}")
    good = (
        game / one <= LIMIT_GAME
        and clone < LIMIT_CLONE
        and grown < LIMIT_GROWTH
        and first / second <= LIMIT_EDITIONS
        and evaluations * one >= LIMIT_EVALUATIONS
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
