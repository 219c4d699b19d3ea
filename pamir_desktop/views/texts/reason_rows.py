"""Wakhan's reasons as rows: what she tried, whether it was possible, and what she compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.values import frozen
from pamir_desktop.model.words import CardId, Region

from .counts import Count
from .log_lines import is_trace, log_line
from .sentences import Sentences
from .translation import number_text
from .voice import Voice

HEADS: Final = frozenset({"trace.line", "trace.ambition", "trace.bonus"})
"""Entries that say whether something was possible."""

ALONE: Final = frozenset({*HEADS, "trace.drawn", "trace.reshuffled", "trace.stopped"})
"""Entries that are no detail of another one."""

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
"""What `trace.cards` tells of each card, in this order; all but the last two are yes or no."""


@frozen
class Candidate:
    """One of the things she compared."""

    name: str
    figures: tuple[str, ...]
    chosen: bool


@frozen
class ReasonRow:
    """One reason; `possible` is None where nothing was tried."""

    id: str
    text: str
    possible: bool | None = None
    below: bool = False  # a detail of the row above it
    candidates: tuple[Candidate, ...] = ()


def reason_rows(entries: Iterable[LogEntry], voice: Voice) -> list[ReasonRow]:
    """In the order of her thoughts, but what was tried stands before its details.

    Details come before the line they belong to; those after a deed belong to the deed.
    """
    rows: list[ReasonRow] = []
    waiting: list[ReasonRow] = []
    for entry in entries:
        if not is_trace(entry):
            rows += waiting
            waiting.clear()
            continue
        text = log_line(entry, voice)
        if text is None:
            continue
        row = ReasonRow(
            entry.id,
            text,
            possible=_possible(entry),
            below=entry.id not in ALONE,
            candidates=tuple(Candidates(entry.args, voice).of(entry.id)),
        )
        if row.below:
            waiting.append(row)
        else:
            rows += [row, *waiting]
            waiting.clear()
    return rows + waiting


def _possible(entry: LogEntry) -> bool | None:
    if entry.id in HEADS:
        return entry.args["result"] == "valid"
    return None


def reasons_as_text(rows: Sequence[ReasonRow]) -> str:
    """For the clipboard."""
    lines: list[str] = []
    for row in rows:
        sign = {True: "+ ", False: "- ", None: ""}[row.possible]
        lines.append(f"{'    ' if row.below else ''}{sign}{row.text}")
        for candidate in row.candidates:
            arrow = "->" if candidate.chosen else "  "
            figures = ", ".join(candidate.figures)
            lines.append(f"      {arrow} {candidate.name}: {figures}")
    return "\n".join(lines)


class Candidates(Sentences):
    """What was compared, one by one, with the figures that counted."""

    def of(self, identity: str) -> list[Candidate]:
        match identity:
            case "trace.market":
                return self._market()
            case "trace.savvy":
                return self._savvy()
            case "trace.cards":
                return self._cards()
            case "trace.arrows":
                return self._slots()
            case "trace.sites":
                return self._sites()
            case "trace.spied":
                return self._spied()
            case _:
                return []

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
                return self.tr("paid upon this turn")
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
            figures = (self.tr("her force: {force}"), self.tr("targets: {targets}"))
            found.append(Candidate(self.voice.region(Region(region)), figures, region == chosen))
        return found

    def _spied(self) -> list[Candidate]:
        kept = self.cards("kept")
        pairs = zip(self.cards(), self.numbers("spies"), strict=True)
        return [
            Candidate(self.voice.card(card), (Count(spies).spies(),), card in kept)
            for card, spies in pairs
        ]
