"""What Wakhan compared, one by one, with the figures that counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import CardId, Region, Seat
from pamir_desktop.model.values import frozen

from .counts import Count
from .sentences import Sentences
from .translation import number_text

PRIORITY: Final = (
    "human_court",
    "favored",
    "dominant_patriot",
    "dominant_prize",
    "patriot",
    "leveraged",
    "rank",
    "number",
)
"""What `trace.cards` says about each card, in this order; all but the last two are yes or no."""


@frozen
class Candidate:
    """One of the candidates she compared."""

    name: str
    figures: tuple[str, ...]
    chosen: bool


class Candidates(Sentences):
    """The candidates, one by one, with the figures that counted."""

    def of(self, identity: str) -> list[Candidate]:
        make = COMPARED.get(identity)
        return [] if make is None else make(self)

    def _market(self) -> list[Candidate]:
        figures = self.numbers("figures")
        costs = self.numbers("costs")
        shown = self.name("figure") not in {"none", "regions"}
        return [
            self._card(
                card,
                *((self._figure(figure),) if shown else ()),
                Count(cost).rupees(),
            )
            for card, figure, cost in zip(self.cards(), figures, costs, strict=True)
        ]

    def _figure(self, figure: int) -> str:
        self.let(figure=number_text(figure))
        match self.name("figure"):
            case "rank":
                return self.tr("rank {figure}")
            case "net":
                return self.tr("gain {figure}")
            case _:
                return self.tr("icons {figure}")

    def _card(self, card: CardId, *figures: str) -> Candidate:
        return Candidate(self.voice.card(card), figures, card == self.number("chosen"))

    def _savvy(self) -> list[Candidate]:
        pairs = zip(self.cards(), self.numbers("costs"), strict=True)
        return [self._card(card, Count(cost).rupees()) for card, cost in pairs]

    def _cards(self) -> list[Candidate]:
        """The figure that decided, for each card."""
        decided = self.name("decided")
        if decided not in PRIORITY:
            return []
        at, figures = PRIORITY.index(decided), self.numbers("priorities")
        values = [figures[place * len(PRIORITY) + at] for place in range(len(self.cards()))]
        pairs = zip(self.cards(), values, strict=True)
        return [self._card(card, self._priority(decided, value)) for card, value in pairs]

    def _priority(self, decided: str, value: int) -> str:
        self.let(figure=number_text(value))
        if decided == "rank":
            return self.tr("rank {figure}")
        if decided == "number":
            return self.tr("number {figure}")
        return self.tr("yes") if value else self.tr("no")

    def _slots(self) -> list[Candidate]:
        verdicts = self.name("verdicts").split()
        chosen = self.number("chosen")
        return [
            Candidate(self._slot(slot), (self._verdict(verdict),), slot == chosen)
            for slot, verdict in zip(self.numbers("slots"), verdicts, strict=True)
        ]

    def _slot(self, slot: int) -> str:
        self.let(column=number_text(slot % COLUMNS))
        if slot < COLUMNS:
            return self.tr("top row, column {column}")
        return self.tr("bottom row, column {column}")

    def _verdict(self, verdict: str) -> str:
        match verdict:
            case "buy.vacant":
                return self.tr("vacant")
            case "buy.too_dear":
                return self.tr("too expensive")
            case "buy.paid_on":
                return self.tr("rupees placed on it this turn")
            case "buy.check":
                return self.tr("Dominance Check")
            case "buyable":
                return self.tr("can be bought")
            case _:
                return self.tr("cannot be bought")

    def _sites(self) -> list[Candidate]:
        """Her force and the targets in each region."""
        chosen = self.number("chosen")
        sites = zip(
            self.numbers("regions"), self.numbers("forces"), self.numbers("targets"), strict=True
        )
        found = []
        for region, force, targets in sites:
            self.let(force=number_text(force), targets=number_text(targets))
            figures = (self.tr("her armies: {force}"), self.tr("targets: {targets}"))
            found.append(Candidate(self.voice.region(Region(region)), figures, region == chosen))
        return found

    def _spied(self) -> list[Candidate]:
        kept = self.cards("kept")
        pairs = zip(self.cards(), self.numbers("spies"), strict=True)
        return [
            Candidate(self.voice.card(card), (Count(spies).spies(),), card in kept)
            for card, spies in pairs
        ]

    def _acting(self) -> list[Candidate]:
        """The minimum cost of an action with each card."""
        cost = self.number("cost")
        dues = zip(self.cards(), self.numbers("bribes"), self.numbers("payable"), strict=True)
        return [
            Candidate(
                self.voice.card(card),
                (
                    Count(bribe + cost).rupees(),
                    self.tr("affordable") if payable else self.tr("not affordable"),
                ),
                chosen=False,
            )
            for card, bribe, payable in dues
        ]

    def _taxed(self) -> list[Candidate]:
        """Players first, then cards of the market."""
        people = zip(
            self.numbers("humans"), self.numbers("rupees"), self.numbers("shelters"), strict=True
        )
        found = []
        for (human, rupees, shelter), paid in zip(people, self.numbers("paid"), strict=True):
            self.let(sheltered=number_text(shelter), paid=number_text(paid))
            figures = (
                Count(rupees).rupees(),
                self.tr("sheltered: {sheltered}"),
                self.tr("taken: {paid}"),
            )
            found.append(Candidate(self.voice.player(Seat(human)), figures, bool(paid)))
        for slot, paid in zip(self.numbers("slots"), self.numbers("slots_paid"), strict=True):
            self.let(paid=number_text(paid))
            found.append(Candidate(self._slot(slot), (self.tr("taken: {paid}"),), bool(paid)))
        return found

    def _moves(self) -> list[Candidate]:
        """Her force, all tribes, and whether one of them is another player's."""
        there = zip(
            self.numbers("regions"), self.numbers("armies"), self.numbers("tribes"), strict=True
        )
        goal, found = self.number("destination"), []
        for (region, force, tribes), enemies in zip(there, self.numbers("enemies"), strict=True):
            if not force and not tribes:
                continue
            self.let(force=number_text(force))
            figures = [self.tr("her armies: {force}"), Count(tribes).tribes()]
            if enemies:
                figures.append(self.tr("another player has tribes there"))
            name = self.voice.region(Region(region))
            found.append(Candidate(name, tuple(figures), region == goal))
        return found

    def _spies_on_the_move(self) -> list[Candidate]:
        start, goal = self.number("origin"), self.number("destination")
        idle = [
            Candidate(self.voice.card(card), (self.tr("a spy is not needed here"),), card == start)
            for card in self.cards("origins")
        ]
        return idle + [
            Candidate(self.voice.card(card), (self.tr("a spy is needed here"),), card == goal)
            for card in self.cards("targets")
        ]

    def _given_up(self) -> list[Candidate]:
        return [self._card(card) for card in self.cards()]

    def _ruled(self) -> list[Candidate]:
        site = self.number("region")
        return [
            Candidate(self.voice.region(Region(region)), (), region == site)
            for region in self.numbers("ruled")
        ]

    def _cleared(self) -> list[Candidate]:
        """For Rebuke: whose pieces are in each region."""
        human, any_pieces = self.numbers("human"), self.numbers("any")
        found = []
        for region in self.numbers("regions"):
            if region in human:
                figure = self.tr("another player’s pieces")
            elif region in any_pieces:
                figure = self.tr("other pieces only")
            else:
                figure = self.tr("no pieces")
            name = self.voice.region(Region(region))
            found.append(Candidate(name, (figure,), region == self.number("chosen")))
        return found


COMPARED: Final[dict[str, Callable[[Candidates], list[Candidate]]]] = {
    "trace.market": Candidates._market,
    "trace.savvy": Candidates._savvy,
    "trace.cards": Candidates._cards,
    "trace.arrows": Candidates._slots,
    "trace.sites": Candidates._sites,
    "trace.spied": Candidates._spied,
    "trace.acting": Candidates._acting,
    "trace.tax": Candidates._taxed,
    "trace.move": Candidates._moves,
    "trace.spy_move": Candidates._spies_on_the_move,
    "trace.discard": Candidates._given_up,
    "trace.build": Candidates._ruled,
    "trace.region": Candidates._cleared,
}
"""Entries that compare several candidates."""
