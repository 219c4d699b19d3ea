"""Wakhan's reasons as rows: what she tried, whether it was possible, and what she compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.values import frozen

from .candidates import Candidate, Candidates
from .log_lines import is_trace, log_line
from .voice import Voice

HEADS: Final = frozenset({"trace.line", "trace.ambition", "trace.bonus"})
"""Entries that say whether something was possible."""

DONE: Final = frozenset({"valid", "buys"})
"""Results of those that were."""

ALONE: Final = frozenset({*HEADS, "trace.drawn", "trace.reshuffled", "trace.stopped"})
"""Entries that are not details of another one."""


@frozen
class ReasonRow:
    """One reason; `possible` is None where nothing was tried."""

    id: str
    text: str
    possible: bool | None = None
    below: bool = False  # a detail of the row above it
    candidates: tuple[Candidate, ...] = ()
    place: int = 0  # of its entry in the whole log


def reason_rows(entries: Iterable[LogEntry], voice: Voice) -> list[ReasonRow]:
    """In the order she considered them, but an attempt comes before its details.

    In the log, details come before the line they belong to; those after an action belong to the
    action.
    """
    rows: list[ReasonRow] = []
    waiting: list[ReasonRow] = []
    for place, entry in enumerate(entries):
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
            place=place,
        )
        if row.below:
            waiting.append(row)
        else:
            rows += [row, *waiting]
            waiting.clear()
    return rows + waiting


def _possible(entry: LogEntry) -> bool | None:
    if entry.id in HEADS:
        return entry.args["result"] in DONE
    return None


def reasons_as_text(rows: Sequence[ReasonRow]) -> str:
    """For the clipboard."""
    lines: list[str] = []
    for row in rows:
        sign = {True: "+ ", False: "- ", None: ""}[row.possible]
        lines.append(f"{'    ' if row.below else ''}{sign}{row.text}")
        for candidate in row.candidates:
            arrow = "->" if candidate.chosen else "  "
            figures = f": {', '.join(candidate.figures)}" if candidate.figures else ""
            lines.append(f"      {arrow} {candidate.name}{figures}")
    return "\n".join(lines)
