"""What undo and redo would do, and undo barriers, shown before they are crossed.

A choice is followed on a clone, with all automatic answers, until a player has to decide or hidden
information would be revealed. That information is never read.
"""

from __future__ import annotations

from collections.abc import Callable

from pamir_desktop.model import Choice, Decision, State, onlooker, pending
from pamir_desktop.model.engine import run_top, settle
from pamir_desktop.model.history import REVEALING, Game, Moment
from pamir_desktop.model.terms import NOBODY
from pamir_desktop.views.prompt.question import Barrier, UndoStep

from .seating import is_private, needs_hand
from .session import Session

Forced = Callable[[State, Decision | None], Choice | None]
"""The automatic answer, if there is one."""


class UndoBarriers:
    """From and to the pending decision."""

    def __init__(self, session: Session, forced: Forced) -> None:
        self._session = session
        self._forced = forced
        self._known: dict[Choice, Barrier | None] = {}

    def forget(self) -> None:
        """Another decision is pending."""
        self._known = {}

    def barrier_of(self, choice: Choice) -> Barrier | None:
        """Cheap when repeated, because it is called whenever the mouse moves."""
        if choice not in self._known:
            assert self._session.game is not None
            self._known[choice] = barrier_ahead(self._session.game, choice, self._forced)
        return self._known[choice]

    def undoes(self) -> UndoStep | None:
        """What undo would undo: the last choice that was not automatic."""
        game = self._session.game
        if game is None or not self._session.can_undo():
            return None
        return next(filter(None, map(self._asked_for, reversed(game.past))), None)

    def redoes(self) -> UndoStep | None:
        game = self._session.game
        return self._asked_for(game.undone[-1]) if game is not None and game.undone else None

    def _asked_for(self, moment: Moment) -> UndoStep | None:
        decision = pending(moment.state)
        if decision is None or moment.state.setup.seats[decision.seat].bot is not None:
            return None
        if self._forced(moment.state, decision) is not None:
            return None
        return UndoStep(moment.choice, decision, onlooker(moment.state))


def barrier_ahead(game: Game, choice: Choice, forced: Forced) -> Barrier | None:
    """Why a legal choice could not be undone; None if it could."""
    before = pending(game.state)
    if game.identity.practice or before is None:
        return None
    active = game.state.active
    in_anothers_turn = (
        game.people > 1 and before.seat != active != NOBODY and not game.is_bots(active)
    )
    after = game.state.clone()
    answer: Choice | None = choice
    while answer is not None:
        if _shows_something(after, answer):
            return Barrier("revealed")
        if in_anothers_turn:
            return Barrier("answer", game.state.active)
        decision = pending(after)
        answer = forced(after, decision)
    return _barrier_of_next(game, before, after, decision)


def _shows_something(state: State, choice: Choice) -> bool:
    """Runs on until a player decides; returns whether hidden information is revealed."""
    state.log = []
    run_top(state, choice)
    while True:
        decision = settle(state, stop_at_chance=True)
        if any(entry.id in REVEALING for entry in state.log):
            return True
        if decision is not None or not state.agenda:
            return False
        if state.agenda[-1].ask(state) is not None:
            return True  # Wakhan would decide about something hidden
        run_top(state, None)  # there may be nothing to reveal, such as no cards for a full market


def _barrier_of_next(
    game: Game, before: Decision, after: State, decision: Decision | None
) -> Barrier | None:
    """Another player's answer, or that player seeing their hand, is a barrier."""
    if game.people < 2 or decision is None or decision.seat == before.seat:
        return None
    if game.is_bots(decision.seat):
        return None
    if after.active not in {NOBODY, decision.seat}:
        return Barrier("other_decides", decision.seat)
    if is_private(after.setup) and needs_hand(after, decision):
        return Barrier("hand_shown", decision.seat)
    return None
