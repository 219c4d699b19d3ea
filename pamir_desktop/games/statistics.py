"""Statistics of finished games, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import median

from attrs import Factory

from pamir_desktop.model import SeatKind
from pamir_desktop.model.bot import Level
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import Coalition
from pamir_desktop.model.values import define, frozen

from .header import Header, PlayerHeader


@define
class SeatTally:
    """Of one player, by name."""

    played: int = 0
    won: int = 0  # a shared victory counts for each
    points: int = 0


@frozen
class Lengths:
    least: int
    middle: int
    most: int


@define
class Statistics:
    """Of finished games of an edition; practice and branches are counted separately."""

    games: int = 0
    hinted: int = 0  # of them, with hints
    left_out: int = 0
    unfinished: int = 0
    players: dict[str, SeatTally] = Factory(dict)  # people only
    coalitions: Counter[Coalition] = Factory(Counter)  # victories of people loyal to them
    ends: Counter[str] = Factory(Counter)
    wakhan: dict[int, SeatTally] = Factory(dict)  # by the number of others at the table
    bots: dict[Level, SeatTally] = Factory(dict)
    against_bots: dict[Level, SeatTally] = Factory(dict)  # people, by the strongest bot they met
    turns: list[int] = Factory(list)
    choices: list[int] = Factory(list)
    without_winner: int = 0  # of the games
    first: Statistics | None = None  # the same of the first edition, if it was played

    def lengths(self) -> Lengths | None:
        """Length of games in turns."""
        if not self.turns:
            return None
        return Lengths(min(self.turns), round(median(self.turns)), max(self.turns))

    def add(self, header: Header) -> None:
        result = header.result
        if result is None:
            self.unfinished += 1
            return
        if header.identity.practice or header.identity.branched:
            self.left_out += 1
            return
        self.games += 1
        self.hinted += header.identity.hinted
        self.ends[result.how] += 1
        self.without_winner += not result.winners
        self.turns.append(header.turn)
        self.choices.append(header.made)
        others = sum(player.kind is SeatKind.HUMAN for player in header.players)
        levels = [player.level for player in header.players if player.level is not None]
        strongest = max(levels, key=list(Level).index, default=None)
        for seat, player in enumerate(header.players):
            for tally in self._tallies(player, others, strongest):
                tally.played += 1
                tally.won += seat in result.winners
                tally.points += player.points
            is_person = player.kind is SeatKind.HUMAN and player.level is None
            if is_person and seat in result.winners and player.loyalty is not None:
                self.coalitions[player.loyalty] += 1

    def _tallies(
        self, player: PlayerHeader, others: int, strongest: Level | None
    ) -> list[SeatTally]:
        """Where the result of a player counts."""
        if player.kind is SeatKind.WAKHAN:
            return [self.wakhan.setdefault(others, SeatTally())]
        if player.level is not None:
            return [self.bots.setdefault(player.level, SeatTally())]
        tallies = [self.players.setdefault(player.name.strip(), SeatTally())]
        if strongest is not None:
            tallies.append(self.against_bots.setdefault(strongest, SeatTally()))
        return tallies


def statistics(headers: Iterable[Header]) -> Statistics:
    """Every game counts once, however many files it has, with its latest state.

    Those of the first edition are apart from those of the second.
    """
    last: dict[str, Header] = {}
    for header in headers:
        known = last.get(header.identity.id)
        if known is None or (header.finished, header.made) > (known.finished, known.made):
            last[header.identity.id] = header
    found = Statistics()
    for header in last.values():
        if header.edition is Edition.SECOND:
            found.add(header)
        else:
            found.first = found.first or Statistics()
            found.first.add(header)
    return found
