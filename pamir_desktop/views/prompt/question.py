"""What the prompt bar shows: who has to decide what, and what can be undone now and later."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pamir_desktop.model.decisions import Choice, Decision, EndTurn
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.preview import LoyaltyAhead
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, Seat


class Barrier(NamedTuple):
    """Why a choice could not be undone, known before it is made."""

    id: str
    seat: Seat = NOBODY  # who decides next, looks at their hand, or is answered


class UndoStep(NamedTuple):
    """A past choice and what is needed to describe it."""

    choice: Choice
    decision: Decision
    state: State  # before it, as an onlooker saw it


class Why(NamedTuple):
    """Why a bot decides as it does; only what everyone may know."""

    seat: Seat
    changes: tuple[tuple[str, int], ...]  # ids of terms, and what they gain or lose
    considered: tuple[UndoStep, ...]  # other choices

    def followed_by(self, later: Why) -> Why:
        """What the seat thought later in the same turn, together with this."""
        changes = dict(self.changes)
        for term, by in later.changes:
            changes[term] = changes.get(term, 0) + by
        return Why(self.seat, tuple(changes.items()), later.considered)


class Caution(NamedTuple):
    """What is asked before a choice that a beginner may regret."""

    id: str  # loyalty, check, victory, lead or free
    choice: Choice
    seat: Seat = NOBODY  # who would gain by it
    buyer: Seat = NOBODY  # of a check in the market
    price: int = 0
    ahead: LoyaltyAhead | None = None
    free: Choice | None = None  # a bonus action that helps


def no_barrier(choice: Choice) -> Barrier | None:
    return None


def no_warning(choice: Choice) -> bool:
    return False


class Question(NamedTuple):
    """Everything the bar shows.

    Without a decision there is nothing to choose: Wakhan acts, the curtain is closed, or the game
    is over.
    """

    setup: Setup
    state: State  # as it may be seen
    seat: Seat  # whose plate is at the left
    decision: Decision | None = None
    bonus_cards: int = 0  # unused cards of the seat whose actions are free
    watching: tuple[LogEntry, ...] | None = None  # what Wakhan has just done
    why: Why | None = None  # of what a bot has just done
    recapping: bool = False  # `watching` comes from past turns that are shown again
    barrier: str | None = None  # why the last choice cannot be undone
    can_redo: bool = False
    undoes: UndoStep | None = None  # the choice undo would take back
    redoes: UndoStep | None = None
    ahead: Callable[[Choice], Barrier | None] = no_barrier
    loyalty_ahead: LoyaltyAhead | None = None  # of the player who decides about a bribe
    handing_over: bool = False  # the curtain is closed
    caution: Caution | None = None  # asked instead of the decision
    is_warned_of: Callable[[Choice], bool] = no_warning  # before a choice is made
    tag: Callable[[], str] = str  # which lesson or puzzle this is, in the current language
    guided: bool = False  # a lesson answers what it did not ask for: nothing has to be confirmed
    other_acts: bool = False  # a lesson decides for another player

    @property
    def can_end(self) -> bool:
        """End turn is one of the choices."""
        return self.decision is not None and EndTurn() in self.decision.choices
