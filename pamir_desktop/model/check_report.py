"""A Dominance Check as it was scored: what was counted, who got points, and why.

Made from the log of a choice and the position before the check, for whoever explains it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from .decisions import Choice
from .edition_facts import facts_of
from .engine import apply
from .log import LogEntry
from .rules.ruling import dominance_lead, influence_parts
from .setup import Setup
from .state import State
from .terms import CardId, Coalition, Seat
from .values import frozen

if TYPE_CHECKING:
    from .first_edition.topple_report import ToppleReport

Report: TypeAlias = Union["CheckReport", "ToppleReport"]
"""Of a Dominance Check, or of a topple in the first edition."""

SCORED = "check.scored"
ENDED = "game.ended"


@frozen
class InfluenceParts:
    """What a player's influence is made of."""

    loyalty: int
    patriots: int
    prizes: int
    gifts: int


@frozen
class Award:
    """What one player got."""

    seat: Seat
    loyalty: Coalition | None  # None: Wakhan, who is loyal to all
    measure: int  # influence after a success, cylinders in play otherwise; -1: not in the ranking
    place: int  # 0: not in the ranking
    tied: int  # players with this place
    points: int
    before: int
    influence: InfluenceParts | None  # after a success

    @property
    def after(self) -> int:
        return self.before + self.points


@frozen
class CheckReport:
    setup: Setup
    cards: tuple[CardId, ...]  # two in Instability
    dominant: Coalition | None
    final: bool
    blocks: tuple[int, ...]  # by coalition
    lead_needed: int
    awards: tuple[Award, ...]  # the highest place first, then those who are not in the ranking
    ending: str  # how the game ended; empty: it goes on
    winners: tuple[Seat, ...]

    @property
    def leader(self) -> Coalition:
        """The coalition with the most blocks."""
        return max(Coalition, key=self.blocks.__getitem__)

    @property
    def lead(self) -> int:
        """By how many blocks it leads the next."""
        first, second, _ = sorted(self.blocks, reverse=True)
        return first - second


def settled_checks(setup: Setup, log: tuple[LogEntry, ...]) -> frozenset[tuple[CardId, ...]]:
    """The cards of the checks or topples that these entries tell of."""
    return facts_of(setup).settled_checks(log)


def check_reports(state: State, choice: Choice) -> tuple[Report, ...]:
    """All checks or topples that a choice led to, in their order."""
    return facts_of(state.setup).check_reports(state, choice)


def scored_checks(log: tuple[LogEntry, ...]) -> frozenset[tuple[CardId, ...]]:
    """In the second edition: the cards that were scored together."""
    return frozenset(
        tuple(CardId(card) for card in entry.numbers("cards"))
        for entry in log
        if entry.id == SCORED
    )


def dominance_reports(state: State, choice: Choice) -> tuple[CheckReport, ...]:
    """In the second edition: all Dominance Checks that a choice led to."""
    reports: list[CheckReport] = []
    for before, _, entries in apply(state, choice).steps(state):
        end = next((entry for entry in entries if entry.id == ENDED), None)
        reports += [_report(before, entry, end) for entry in entries if entry.id == SCORED]
    return tuple(reports)


def _report(before: State, entry: LogEntry, end: LogEntry | None) -> CheckReport:
    dominant = entry.number("dominant")
    coalition = None if dominant < 0 else Coalition(dominant)
    ended = "" if end is None else str(end.args["how"])
    return CheckReport(
        setup=before.setup,
        cards=tuple(CardId(card) for card in entry.numbers("cards")),
        dominant=coalition,
        final=bool(entry.number("final")),
        blocks=entry.numbers("blocks"),
        lead_needed=dominance_lead(before),
        awards=_awards(before, entry, coalition),
        ending=ended,
        winners=() if end is None else tuple(Seat(seat) for seat in end.numbers("winners")),
    )


def _awards(before: State, entry: LogEntry, dominant: Coalition | None) -> tuple[Award, ...]:
    measures, points = entry.numbers("measures"), entry.numbers("points")
    scores = entry.numbers("scores")
    awards = []
    for index, player in enumerate(before.players):
        seat, measure = Seat(index), measures[index]
        ranked = measure >= 0
        parts = None
        if dominant is not None and ranked:
            parts = InfluenceParts(*influence_parts(before, seat, dominant))
        awards.append(
            Award(
                seat=seat,
                loyalty=player.loyalty,
                measure=measure,
                place=1 + sum(other > measure for other in measures) if ranked else 0,
                tied=measures.count(measure) if ranked else 0,
                points=points[index],
                before=scores[index] - points[index],
                influence=parts,
            )
        )
    return tuple(sorted(awards, key=lambda award: (award.place == 0, award.place, award.seat)))
