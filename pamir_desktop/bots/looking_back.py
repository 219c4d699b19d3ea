"""A game seen from its end: the chances of all seats turn by turn, and where they turned."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import NOBODY, Seat
from pamir_desktop.model.values import frozen

from .chances import chances
from .plans import at_menu

MOST_TURNING_POINTS: Final = 6
LEAST_SWING: Final = 8
"""Percent that a chance has to change in a turn for it to be a turning point."""

MOST_OWN: Final = 3
LEAST_OWN: Final = 4
"""Percent that a person has to lose in their own turn."""


@frozen
class TurnChances:
    """The chances at the beginning of a turn, or at the end of the game, in percent."""

    turn: int
    moment: int  # number of choices made before
    seat: Seat  # whose turn begins; NOBODY at the end
    percent: tuple[int, ...]


@frozen
class Turning:
    """A turn after which the chances were much different."""

    before: TurnChances
    after: TurnChances
    seat: Seat  # whose chance changed most

    @property
    def swing(self) -> int:
        return self.after.percent[self.seat] - self.before.percent[self.seat]


@frozen
class LookingBack:
    curve: tuple[TurnChances, ...]
    turnings: tuple[Turning, ...]  # the largest swings, in the order of the game
    own: tuple[Turning, ...]  # turns of people that cost them most, in the order of the game


def look_back(game: Game) -> LookingBack:
    curve = chance_curve(game)
    turns = [_turning(before, after) for before, after in pairwise(curve)]
    large = [turning for turning in turns if abs(turning.swing) >= LEAST_SWING]
    large.sort(key=lambda turning: -abs(turning.swing))
    people = game.state.setup.people
    lost = [
        Turning(before, after, before.seat)
        for before, after in pairwise(curve)
        if before.seat in people
        and before.percent[before.seat] - after.percent[before.seat] >= LEAST_OWN
    ]
    lost.sort(key=lambda turning: turning.swing)
    return LookingBack(
        curve,
        _in_order(large[:MOST_TURNING_POINTS]),
        _in_order(lost[:MOST_OWN]),
    )


def _in_order(turnings: list[Turning]) -> tuple[Turning, ...]:
    return tuple(sorted(turnings, key=lambda turning: turning.before.moment))


def _turning(before: TurnChances, after: TurnChances) -> Turning:
    changes = [abs(new - old) for old, new in zip(before.percent, after.percent, strict=True)]
    return Turning(before, after, Seat(changes.index(max(changes))))


def chance_curve(game: Game) -> tuple[TurnChances, ...]:
    """At the beginning of every turn, and as the game stands or ended."""
    found: list[TurnChances] = []
    turn = -1
    for number, moment in enumerate(game.past):
        state = moment.state
        if state.turn != turn and state.active != NOBODY and at_menu(state, state.active):
            turn = state.turn
            found.append(TurnChances(turn, number, state.active, percents(chances(state))))
    last = game.state
    if not found or game.past:
        end = percents(chances(last))
        found.append(TurnChances(last.turn + 1, len(game.past), NOBODY, end))
    return tuple(found)


def percents(shares: tuple[float, ...]) -> tuple[int, ...]:
    """Whole percents that add up to 100: the largest remainders are rounded up."""
    whole = [int(100 * share) for share in shares]
    rest = [100 * share - part for share, part in zip(shares, whole, strict=True)]
    order = sorted(range(len(shares)), key=lambda seat: -rest[seat])
    for seat in order[: 100 - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)
