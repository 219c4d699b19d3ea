"""Games between random players, without a window: for finding bugs and for measuring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from attrs import Factory, asdict

from .dealing import new_game
from .decisions import Choice, Decision
from .engine import advance, pending
from .first_edition.options import FirstEditionOptions
from .integrity import broken_invariants
from .rng import draw
from .setup import Edition, SeatKind, SeatSetup, Setup, WakhanOptions
from .state import State
from .terms import Colour
from .values import define, frozen

MOST_CHOICES = 20_000
"""A game longer than this counts as endless (R92: testers need a cap)."""


@define
class Dice:
    """A random player's own generator, separate from the game's."""

    rng: int

    def pick(self, decision: Decision) -> Choice:
        return decision.choices[draw(self, len(decision.choices))]


@frozen
class Played:
    """One game played to its end."""

    state: State
    choices: int
    broken: tuple[str, ...]


def random_setup(
    seats: int,
    seed: int,
    wakhan: WakhanOptions | None = None,
    first_edition: FirstEditionOptions | None = None,
) -> Setup:
    """A setup of random players; with Wakhan options the last seat is hers."""
    humans = seats if wakhan is None else seats - 1
    chairs = [SeatSetup(f"Player {i + 1}", Colour(i)) for i in range(humans)]
    if wakhan is None:
        return Setup(chairs, seed=seed, first_edition=first_edition)
    chairs.append(SeatSetup("Wakhan", Colour(humans), SeatKind.WAKHAN))
    return Setup(chairs, seed=seed, wakhan=wakhan)


def random_first_setup(seats: int, seed: int) -> Setup:
    """A setup of random players of the first edition, with options drawn from the seed."""
    from .first_edition.random_play import drawn_options  # noqa: PLC0415  # only its games need it

    return random_setup(seats, seed, first_edition=drawn_options(seats, seed))


def picker(setup: Setup, seed: int) -> Callable[[State, Decision], Choice]:
    """A random player of the setup's edition."""
    if setup.first_edition is None:
        dice = Dice(seed)
        return lambda _, decision: dice.pick(decision)
    from .first_edition.random_play import RandomPlayer  # noqa: PLC0415  # only its games need it

    return RandomPlayer(seed).pick


def play_random(setup: Setup, checked: bool = True) -> Played:
    """Play one game with random choices; `checked` tests every position."""
    state = new_game(setup)
    pick = picker(setup, setup.seed ^ 0x5EED)
    broken: list[str] = []
    count = 0
    decision = pending(state)
    while decision is not None and not broken:
        if not decision.choices:
            broken.append(f"the decision {decision.prompt!r} has no choice")
            break
        if count >= MOST_CHOICES:
            broken.append(f"not over after {count} choices")
            break
        decision = advance(state, pick(state, decision))
        count += 1
        if checked:
            broken += broken_invariants(state)
    return Played(state, count, tuple(broken))


@define
class Tally:
    """The results of many games."""

    games: int = 0
    turns: list[int] = Factory(list)
    choices: list[int] = Factory(list)
    wins: Counter[str] = Factory(Counter)  # by name; a shared victory counts for each
    ends: Counter[str] = Factory(Counter)
    options: Counter[str] = Factory(Counter)  # games with each option of the first edition
    broken: list[str] = Factory(list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.turns.append(played.state.turn)
        self.choices.append(played.choices)
        self.broken += [f"seed {played.state.setup.seed}: {what}" for what in played.broken]
        first_edition = played.state.setup.first_edition
        if first_edition is not None:
            self.options.update(name for name, on in asdict(first_edition).items() if on)
        result = played.state.result
        if result is None:
            return
        self.ends[result.how] += 1
        for seat in result.winners:
            self.wins[played.state.setup.seats[seat].name] += 1

    def lines(self) -> list[str]:
        """The report, one number per line; always in English, for scripts and without Qt."""
        names = sorted(self.wins)
        return [
            f"games: {self.games}",
            f"turns per game: {_spread(self.turns)}",
            f"choices per game: {_spread(self.choices)}",
            *(f"with {name}: {count}" for name, count in sorted(self.options.items())),
            *(f"ended by {how}: {count}" for how, count in sorted(self.ends.items())),
            *(f"wins by {name}: {self.wins[name]}" for name in names),
            *(f"win rate of {name}: {self.wins[name] / self.games:.3f}" for name in names),
            f"broken invariants: {len(self.broken)}",
            *self.broken,
        ]


def _spread(values: list[int]) -> str:
    median = sorted(values)[len(values) // 2]
    return f"min {min(values)}, median {median}, max {max(values)}"


def selfplay(
    games: int,
    seats: int,
    seed: int,
    wakhan: WakhanOptions | None = None,
    edition: Edition = Edition.SECOND,
) -> Tally:
    """Many games; in the first edition each draws its options from its seed."""
    tally = Tally()
    for game_seed in range(seed, seed + games):
        if edition is Edition.FIRST:
            setup = random_first_setup(seats, game_seed)
        else:
            setup = random_setup(seats, game_seed, wakhan)
        tally.add(play_random(setup))
    return tally
