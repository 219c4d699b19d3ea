"""Random games for tests: positions on the way, and how a table is set for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pamir_desktop.model import IMPROVED, RULEBOOK, Setup, State, new_game, pending
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import Dice, random_setup

TABLES: dict[str, Callable[[int], Setup]] = {
    "2 players": lambda seed: random_setup(2, seed),
    "3 players": lambda seed: random_setup(3, seed),
    "4 players": lambda seed: random_setup(4, seed),
    "5 players": lambda seed: random_setup(5, seed),
    "1 human and Wakhan": lambda seed: random_setup(2, seed, RULEBOOK),
    "2 humans and Wakhan": lambda seed: random_setup(3, seed, IMPROVED),
}
"""How to set every kind of table, by the words a failing test shows."""


def walk(setup: Setup, dice: int = 0) -> Iterator[tuple[State, Decision, Choice]]:
    """Every decision of a random game with the choice that will be made.

    The state is the same object all along: clone what you want to keep.
    """
    state = new_game(setup)
    picks = Dice(setup.seed ^ dice)
    decision = pending(state)
    while decision is not None:
        choice = picks.pick(decision)
        yield state, decision, choice
        decision = advance(state, choice)


PROMPTS = (
    "battle.remove",
    "battle.safe_house",
    "battle.site",
    "betray.card",
    "betray.prize",
    "bribe.answer",
    "bribe.counter",
    "bribe.offer",
    "build.block",
    "build.free",
    "debt.card",
    "end.agree",
    "event.confidence",
    "event.rebuke",
    "event.rumor",
    "event.suit",
    "event.swap",
    "gift.choose",
    "impact.road",
    "impact.spy",
    "limit.court",
    "limit.hand",
    "loyalty.choose",
    "move.unit",
    "play.end",
    "take.block",
    "take.cylinder",
    "tax.take",
    "turn.action",
    "turn.blackmail",
)
"""Everything that is ever asked in a game of the second edition."""


def one_of_each_prompt(setups: Iterable[Setup]) -> dict[str, State]:
    """For every prompt that comes up in these games, a position that asks it."""
    found: dict[str, State] = {}
    for setup in setups:
        for state, decision, _ in walk(setup):
            if decision.prompt not in found:
                found[decision.prompt] = state.clone()
    return found
