"""The editions of the game, each with its own rules; everything else asks here which ones apply."""

from __future__ import annotations

from collections.abc import Callable

from .decisions import Choice, Decision, Reason
from .setup import Setup
from .state import State
from .values import frozen


@frozen
class EditionRules:
    """What engine and files need to know about the rules of one edition."""

    deal: Callable[[Setup], State]
    """The table before the first decision."""

    explain: Callable[[State, Decision, Choice], Reason | None]
    """Why a choice is not among those of the decision; None if it can be made without being
    listed."""

    watch: Callable[[State], Callable[[], None]]
    """Called before a step; calling the result after it logs what has changed without an entry."""

    broken_invariants: Callable[[State], list[str]]
    """What must be true besides what is true of every edition."""


def rules_of(setup: Setup) -> EditionRules:
    if setup.first_edition is None:
        from .rules.edition import SECOND_EDITION  # noqa: PLC0415  # it imports the engine

        return SECOND_EDITION
    from .first_edition.edition import FIRST_EDITION  # noqa: PLC0415  # most games do without it

    return FIRST_EDITION
