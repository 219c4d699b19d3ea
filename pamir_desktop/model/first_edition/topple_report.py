"""A topple as it was settled: what was counted, who is supreme, what followed and why.

Made from the log of a choice and the positions around the topple, for whoever explains it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.engine import apply
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import FIRST_BORDER, SUPPLY, gifts, owner_of_cylinder
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, CardId, Coalition, Seat, Suit
from pamir_desktop.model.values import frozen

from .cull import to_decide
from .standing import MODE_OF_CARD, PATRIOT_OF, influence, table_of, wealth
from .supremacy import Units, missing_modes

CHECKED = "supremacy.checked"
DISCARDED = "topple.discarded"
ENDED = "game.ended"


@frozen
class EmpireInfluence:
    """What a player's influence in the supreme empire is made of."""

    starting_card: int
    patriots: int
    prizes: int
    gifts: int
    spies: int  # on patriots of others

    @property
    def total(self) -> int:
        return self.starting_card + self.patriots + self.prizes + self.gifts + self.spies


def empire_influence(state: State, seat: Seat, empire: Coalition) -> EmpireInfluence:
    """The spies are what is left of the total (1.10)."""
    total, player = influence(state, seat, empire), state.players[seat]
    if player.loyalty is not empire:
        return EmpireInfluence(0, 0, 0, 0, total)
    starting = table_of(state).starting_cards >> seat & 1
    patriots = sum(PATRIOT_OF[card] is not None for card in player.court)
    prizes, given = len(player.prizes), len(gifts(state, seat))
    spies = total - starting - patriots - prizes - given
    return EmpireInfluence(starting, patriots, prizes, given, spies)


@frozen
class ToppleLine:
    """What the topple means for one player."""

    seat: Seat
    influence: EmpireInfluence | None  # in the empire that wins
    stars: int  # they break ties
    rupees: int  # they break what is still tied
    lost: int  # pieces that leave the map or a card
    to_keep: tuple[tuple[Suit, int], ...]  # in a purge: modes of which only one card stays
    court: int  # cards in the court


@frozen
class ToppleReport:
    setup: Setup
    card: CardId
    regime: Suit
    was_bought: bool  # else the last one has left the market, and no one counts
    final: bool
    units: Units
    supreme: Coalition | None
    missing: tuple[Suit, ...]  # kinds that the empire with the majority does not have
    is_honeymoon: bool
    lines: tuple[ToppleLine, ...]
    armies_lost: int
    roads_lost: int
    ending: str  # how the game ended; empty: it goes on
    winners: tuple[Seat, ...]

    @property
    def cards(self) -> tuple[CardId, ...]:
        return (self.card,)

    @property
    def counted(self) -> tuple[int, int, int]:
        """The units of the regime's mode, by empire."""
        return self.units[self.regime]

    @property
    def leader(self) -> Coalition:
        """The empire with the most of them."""
        return max(COALITIONS, key=self.counted.__getitem__)

    @property
    def has_majority(self) -> bool:
        return 2 * max(self.counted) > sum(self.counted)


def settled_topples(log: tuple[LogEntry, ...]) -> frozenset[tuple[CardId, ...]]:
    """Topples that were bought, and a last one that left the market."""
    found = {entry.number("card") for entry in log if entry.id == CHECKED}
    is_over = any(entry.id == ENDED and entry.args["how"] == "final_topple" for entry in log)
    if is_over and not found:
        found |= {entry.number("card") for entry in log if entry.id == DISCARDED}
    return frozenset((CardId(card),) for card in found)


def topple_reports(state: State, choice: Choice) -> tuple[ToppleReport, ...]:
    """All topples that a choice led to, in their order."""
    reports: list[ToppleReport] = []
    for before, after, entries in apply(state, choice).steps(state):
        reports += _reports(before, after, entries)
    return tuple(reports)


def _reports(before: State, after: State, entries: tuple[LogEntry, ...]) -> Iterator[ToppleReport]:
    end = next((entry for entry in entries if entry.id == ENDED), None)
    if checked := next((entry for entry in entries if entry.id == CHECKED), None):
        yield _report(before, after, checked, end)
    elif end is not None and end.args["how"] == "final_topple":
        leaving = [entry for entry in entries if entry.id == DISCARDED]
        yield _report(before, after, leaving[-1], end)


def _report(before: State, after: State, entry: LogEntry, end: LogEntry | None) -> ToppleReport:
    was_bought = entry.id == CHECKED
    numbers = entry.numbers("units") if was_bought else (0,) * 12
    units = tuple((numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, 12, 3))
    empire = entry.number("empire") if was_bought else -1
    supreme = None if empire < 0 else Coalition(empire)
    row = units[before.favored]
    leader = max(COALITIONS, key=row.__getitem__)
    gone = [
        place >= FIRST_BORDER
        for place, now in zip(before.blocks, after.blocks, strict=True)
        if place != SUPPLY and now == SUPPLY
    ]
    is_over = end is not None
    return ToppleReport(
        setup=before.setup,
        card=CardId(entry.number("card")),
        regime=before.favored,
        was_bought=was_bought,
        final=not was_bought or bool(entry.number("final")),
        units=units,
        supreme=supreme,
        missing=missing_modes(before, units, leader) if 2 * row[leader] > sum(row) else (),
        is_honeymoon=supreme is not None and not is_over,
        lines=_lines(before, after, supreme if is_over else None, is_over=is_over),
        armies_lost=gone.count(False),
        roads_lost=gone.count(True),
        ending="" if end is None else str(end.args["how"]),
        winners=() if end is None else tuple(Seat(seat) for seat in end.numbers("winners")),
    )


def _lines(
    before: State, after: State, empire: Coalition | None, *, is_over: bool
) -> tuple[ToppleLine, ...]:
    """Whoever is placed best is first; if the game goes on, from the active player clockwise."""
    seats = before.turn_order(before.active)
    lines = [_line(before, after, seat, empire) for seat in seats]
    if is_over:
        lines.sort(key=_standing, reverse=True)
    return tuple(lines)


def _standing(line: ToppleLine) -> tuple[int, int, int]:
    influence = 0 if line.influence is None else line.influence.total
    return influence, line.stars, line.rupees


def _line(before: State, after: State, seat: Seat, empire: Coalition | None) -> ToppleLine:
    modes = [MODE_OF_CARD[card] for card in to_decide(before, seat, ())]
    lost = sum(
        owner_of_cylinder(cylinder) == seat and place != SUPPLY and now == SUPPLY
        for cylinder, (place, now) in enumerate(zip(before.cylinders, after.cylinders, strict=True))
    )
    return ToppleLine(
        seat=seat,
        influence=None if empire is None else empire_influence(before, seat, empire),
        stars=stars(before, seat, Suit.MILITARY),
        rupees=wealth(before, seat),
        lost=lost,
        to_keep=tuple((mode, modes.count(mode)) for mode in Suit if mode in modes),
        court=len(before.players[seat].court),
    )
