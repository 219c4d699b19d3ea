"""What a table shows of a position, by edition: facts, card facts, previews, the final ranking.

The functions of `facts.py`, `card_facts.py`, `preview.py` and `standings.py` ask here which rules
they have to read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .agenda import Step
from .decisions import Choice, Decision
from .log import LogEntry
from .setup import Setup
from .state import State
from .terms import CardId, Coalition, Seat
from .values import frozen

if TYPE_CHECKING:
    from .card_facts import CardFacts
    from .check_report import Report
    from .facts import Facts
    from .preview import Preview
    from .turn_changes import TurnChange


@frozen
class EditionFacts:
    """How one edition reads a position."""

    facts: Callable[[State, Seat], Facts]
    card_facts: Callable[[State, CardId, Seat], CardFacts]

    compare: Callable[[State, State, Decision | None], Preview]
    """What is different in the second position."""

    formalities: tuple[type[Step], ...]
    """Steps whose question does not matter for a preview."""

    standing: Callable[[State, Seat], tuple[int, int, int]]
    """What ranks a finished game: points or influence, then military stars, then rupees."""

    supreme: Callable[[State], Coalition | None]
    """The coalition whose supremacy has ended the game."""

    settled_checks: Callable[[tuple[LogEntry, ...]], frozenset[tuple[CardId, ...]]]
    """The cards of the checks or topples that these entries tell of, those of a check together."""

    check_reports: Callable[[State, Choice], tuple[Report, ...]]
    """All checks or topples that a choice led to, in their order."""

    changes_for: Callable[[State, State, Seat], Iterator[TurnChange]]
    """What is different in the second position, for one player."""


def facts_of(setup: Setup) -> EditionFacts:
    if setup.first_edition is None:
        from .second_edition_facts import SECOND_EDITION  # noqa: PLC0415  # it imports all of them

        return SECOND_EDITION
    from .first_edition.shown import FIRST_EDITION  # noqa: PLC0415  # most games do without it

    return FIRST_EDITION
