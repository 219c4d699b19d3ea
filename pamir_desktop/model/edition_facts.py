"""What a table shows of a position, by edition: facts, card facts, previews, the final ranking.

The functions of `facts.py`, `card_facts.py`, `preview.py` and `standings.py` ask here which rules
they have to read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .agenda import Step
from .decisions import Decision
from .setup import Setup
from .state import State
from .terms import CardId, Seat
from .values import frozen

if TYPE_CHECKING:
    from .card_facts import CardFacts
    from .facts import Facts
    from .preview import Preview


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
    """Points, military stars and rupees, by which finished games are ranked."""


def facts_of(setup: Setup) -> EditionFacts:
    if setup.first_edition is None:
        from .second_edition_facts import SECOND_EDITION  # noqa: PLC0415  # it imports all of them

        return SECOND_EDITION
    from .first_edition.shown import FIRST_EDITION  # noqa: PLC0415  # most games do without it

    return FIRST_EDITION
