"""The summary of a game: its figures turn by turn, its checks, and what everyone did.

Pure Python, derived from the history whenever it is needed.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from attrs import Factory, evolve

from . import LogEntry, Setup, State, facts
from .first_edition.terms import SpecialAction
from .history import Game
from .pieces import blocks_in_play
from .setup import Edition
from .terms import CardAction, Coalition, Seat, Suit
from .values import define, frozen


class Series(StrEnum):
    """The figures that are tracked over the turns."""

    POINTS = "points"
    INFLUENCE = "influence"
    CYLINDERS = "cylinders"
    RUPEES = "rupees"
    REGIONS = "regions"
    BLOCKS = "blocks"  # by coalition; all others are by seat


@frozen
class Sample:
    """The position at the beginning of a turn, or at the end of the game."""

    turn: int
    values: dict[Series, tuple[int, ...]]


@frozen
class CheckRecord:
    """A Dominance Check as it was scored."""

    turn: int
    dominant: Coalition | None
    final: bool
    blocks: tuple[int, ...]
    measures: tuple[int, ...]  # cylinders or influence by seat; -1: another loyalty
    points: tuple[int, ...]


@frozen
class ToppleRecord:
    """A topple of the first edition as it was checked."""

    turn: int
    empire: Coalition | None  # with supremacy
    final: bool
    regime: Suit
    units: tuple[int, ...]  # of the regime, by coalition
    influence: tuple[int, ...]  # by seat, in the empire with supremacy; empty without one

    @property
    def lacks_units(self) -> bool:
        """A coalition has the majority, but not one unit of every other kind."""
        return self.empire is None and 2 * max(self.units) > sum(self.units)


@define
class PlayerTotals:
    """What one player did in the whole game."""

    bought: int = 0
    played: int = 0
    actions: Counter[CardAction | SpecialAction] = Factory(Counter)
    spent: int = 0  # for cards and actions, not for bribes
    bribes_paid: int = 0  # in the first edition tolls
    bribes_received: int = 0
    loyalty_changes: int = 0


@frozen
class GameSummary:
    setup: Setup
    samples: tuple[Sample, ...]  # one per turn, one per check, and the end
    checks: tuple[CheckRecord, ...]
    totals: tuple[PlayerTotals, ...]  # by seat
    topples: tuple[ToppleRecord, ...] = ()

    @property
    def marks(self) -> tuple[int, ...]:
        """The turns of checks and topples."""
        return tuple(check.turn for check in self.checks) + tuple(
            topple.turn for topple in self.topples
        )

    @property
    def series(self) -> tuple[Series, ...]:
        """Those that mean something in this edition."""
        if self.setup.edition is Edition.SECOND:
            return tuple(Series)
        return (Series.INFLUENCE, Series.CYLINDERS, Series.RUPEES, Series.BLOCKS)

    def line(self, series: Series, index: int) -> list[int]:
        """One player's or coalition's values, sample by sample."""
        return [sample.values[series][index] for sample in self.samples]


def game_summary(game: Game) -> GameSummary:
    setup = game.state.setup
    totals = tuple(PlayerTotals() for _ in setup.seats)
    checks: list[CheckRecord] = []
    topples: list[ToppleRecord] = []
    samples: list[Sample] = []
    turn = game.past[0].state.turn if game.past else game.state.turn
    for moment in game.past:
        if not samples or moment.state.turn > samples[-1].turn:
            samples.append(sample(moment.state))
        for entry in moment.log:
            match entry.id:
                case "turn.started":
                    turn = entry.number("turn")
                case "check.scored":
                    checks.append(_check(entry, turn))
                    samples.append(_counted(moment.state, turn, checks[-1].blocks))
                case "supremacy.checked":
                    topples.append(_topple(entry, turn, moment.state.favored))
                    samples.append(_counted(moment.state, turn, _empire_pieces(entry)))
                case _:
                    _note(entry, totals)
    samples.append(evolve(sample(game.state), turn=game.state.turn + 1))
    return GameSummary(setup, tuple(samples), tuple(checks), totals, tuple(topples))


def _counted(state: State, turn: int, blocks: tuple[int, ...]) -> Sample:
    """The blocks that were counted, and the figures of the last decision before.

    A check or purge removes the blocks at once, so the log is the only source for them.
    """
    seen = sample(state)
    return evolve(seen, turn=turn, values=seen.values | {Series.BLOCKS: blocks})


def sample(state: State) -> Sample:
    seen = facts(state)
    seats = range(len(state.players))
    return Sample(
        state.turn,
        {
            Series.POINTS: tuple(player.score for player in state.players),
            Series.INFLUENCE: tuple(
                max(seen.players[seat].influence.values(), default=0) for seat in seats
            ),
            Series.CYLINDERS: tuple(seen.players[seat].cylinders for seat in seats),
            Series.RUPEES: tuple(player.rupees for player in state.players),
            Series.REGIONS: tuple(seen.rulers.count(Seat(seat)) for seat in seats),
            Series.BLOCKS: tuple(blocks_in_play(state, side) for side in Coalition),
        },
    )


def _check(entry: LogEntry, turn: int) -> CheckRecord:
    dominant = entry.number("dominant")
    return CheckRecord(
        turn,
        None if dominant < 0 else Coalition(dominant),
        bool(entry.number("final")),
        entry.numbers("blocks"),
        entry.numbers("measures"),
        entry.numbers("points"),
    )


def _topple(entry: LogEntry, turn: int, regime: Suit) -> ToppleRecord:
    empire = entry.number("empire")
    influence = entry.numbers("influence")[max(empire, 0) :: len(Coalition)]
    return ToppleRecord(
        turn,
        None if empire < 0 else Coalition(empire),
        bool(entry.number("final")),
        regime,
        _units(entry, regime),
        () if empire < 0 else influence,
    )


def _units(entry: LogEntry, suit: Suit) -> tuple[int, ...]:
    first = len(Coalition) * suit
    return entry.numbers("units")[first : first + len(Coalition)]


def _empire_pieces(entry: LogEntry) -> tuple[int, ...]:
    """Roads and armies of each coalition."""
    both = zip(_units(entry, Suit.ECONOMIC), _units(entry, Suit.MILITARY), strict=True)
    return tuple(map(sum, both))


def _note(entry: LogEntry, totals: tuple[PlayerTotals, ...]) -> None:
    """Credit an entry to the player who caused it."""
    seat = entry.args.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < len(totals):
        return
    doer = totals[seat]
    match entry.id:
        case "card.bought":
            doer.bought += 1
        case "card.played":
            doer.played += 1
        case "action.begun":
            doer.actions[CardAction(entry.number("action"))] += 1
        case "special.begun":
            doer.actions[SpecialAction(entry.number("action"))] += 1
        case "toll.paid":
            doer.bribes_paid += entry.number("rupees")
            totals[entry.number("owner")].bribes_received += entry.number("rupees")
        case "rupees.placed" | "rupees.removed":
            doer.spent += entry.number("rupees")
        case "bribe.paid":
            doer.bribes_paid += entry.number("rupees")
            totals[entry.number("recipient")].bribes_received += entry.number("rupees")
        case "loyalty.changed":
            doer.loyalty_changes += 1
        case _:
            pass
