"""Random games of the first edition for tests, and how a table is set for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pamir_desktop.model import Setup, State, new_game, pending
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import picker
from tests.model.first_edition.tables import first_setup

SWITCHES = (
    "assassination_rank_limit",
    "bribe_to_hand",
    "bribe_pays_owner",
    "travel_same_location",
    "prize_band_spies",
)


def with_all_switches(players: int, seed: int) -> Setup:
    switches = dict.fromkeys(SWITCHES, True)
    return first_setup(
        players, seed, badal=True, nation_building=True, weak_states=players > 3, **switches
    )


def with_some_options(players: int, seed: int) -> Setup:
    """Another mix of options for every seed."""
    names = ("badal", "nation_building", *SWITCHES, *(("weak_states",) if players > 3 else ()))
    return first_setup(players, seed, **{n: bool(seed >> i & 1) for i, n in enumerate(names)})


TABLES: dict[str, Callable[[int], Setup]] = {
    **{f"{n} players": lambda seed, n=n: first_setup(n, seed) for n in range(2, 6)},  # type: ignore[misc]
    "2 players, all options": lambda seed: with_all_switches(2, seed),
    "5 players, all options": lambda seed: with_all_switches(5, seed),
    "3 players, some options": lambda seed: with_some_options(3, seed),
    "4 players, some options": lambda seed: with_some_options(4, seed),
}
"""How to set every kind of table, by the words a failing test shows."""


def walk(setup: Setup, dice: int = 0) -> Iterator[tuple[State, Decision, Choice]]:
    """Every decision of a random game with the choice that will be made.

    The state is the same object all along: clone what you want to keep.
    """
    state, pick = new_game(setup), picker(setup, setup.seed ^ dice)
    decision = pending(state)
    while decision is not None:
        choice = pick(state, decision)
        yield state, decision, choice
        decision = advance(state, choice)
