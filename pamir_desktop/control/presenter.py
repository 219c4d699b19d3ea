"""Builds what the views show from the state of the game. Pure functions without Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pamir_desktop.model import (
    Choice,
    Decision,
    LogEntry,
    State,
    facts,
    if_scored_now,
    next_check,
    visible_to,
)
from pamir_desktop.model.decisions import Act
from pamir_desktop.model.first_edition.choices import UseCard
from pamir_desktop.model.forecast import Outlook, ToppleOutlook, topple_outlook
from pamir_desktop.model.history import Game
from pamir_desktop.model.preview import LoyaltyAhead, loyalty_ahead
from pamir_desktop.model.terms import HIDDEN, NOBODY, CardId, Seat
from pamir_desktop.views.prompt.question import Barrier, Question, UndoStep, Why, no_barrier
from pamir_desktop.views.table.position import Position


class UndoOptions(NamedTuple):
    """What undo and redo can do now."""

    barrier: str | None = None  # why the last choice cannot be undone
    can_redo: bool = False
    undoes: UndoStep | None = None  # what undo would take back
    redoes: UndoStep | None = None


def position(
    state: State, seat: Seat, decision: Decision | None, payer: Seat, *, hand_shown: bool
) -> Position:
    """The table with `seat` at the bottom and prices for `payer`.

    Without `hand_shown` it holds only what everyone may know.
    """
    visible = visible_to(state, seat if hand_shown else NOBODY)
    return Position(visible, facts(state, payer), seat, decision, hand_shown)


def cards_in_hands(state: State) -> frozenset[CardId]:
    """Those that are known in this state."""
    return frozenset(card for player in state.players for card in player.hand if card != HIDDEN)


def payer_of(state: State, seat: Seat) -> Seat:
    """Whose prices are shown: the active player's; before the first turn those of `seat`."""
    return seat if state.active == NOBODY else state.active


def outlook(state: State) -> Outlook | ToppleOutlook:
    """The next Dominance Check or topple as this state would score it; all of it is public."""
    if state.first is not None:
        return topple_outlook(state)
    return Outlook(state.setup, if_scored_now(state), next_check(state))


def question(
    shown: Position,
    undo: UndoOptions,
    *,
    curtain: Seat = NOBODY,
    watching: tuple[LogEntry, ...] | None = None,
    ahead: Callable[[Choice], Barrier | None] = no_barrier,
    turning: LoyaltyAhead | None = None,
) -> Question:
    """The content of the prompt bar. `curtain` is the seat the screen is handed over to."""
    seat = shown.state.active if shown.decision is None else shown.decision.seat
    if curtain != NOBODY:
        seat = curtain
    return Question(
        setup=shown.state.setup,
        state=shown.state,
        seat=shown.seat if seat == NOBODY else seat,
        decision=shown.decision,
        bonus_cards=bonus_cards(shown),
        watching=watching,
        barrier=undo.barrier,
        can_redo=undo.can_redo,
        undoes=undo.undoes,
        redoes=undo.redoes,
        ahead=ahead,
        loyalty_ahead=turning,
        handing_over=curtain != NOBODY,
    )


def while_bot_decides(question: Question, game: Game, seat: Seat, why: Why | None) -> Question:
    """What a bot has just done, if one has, while this one decides; `why` is of its turn."""
    last = game.past[-1] if game.past and game.is_bots(game.past[-1].seat) else None
    entries = () if last is None else last.log
    is_same = bool(entries) and question.state.active == seat
    return question._replace(seat=seat, watching=entries, why=why if is_same else None)


def guided(question: Question, decision: Decision | None, asked: Decision | None) -> Question:
    """The prompt bar keeps all its buttons: those that are not offered are answered.

    `asked` is the decision of whoever has to decide, `decision` that of the player.
    """
    question = question._replace(guided=True, decision=decision)
    if asked is None or decision is not None:
        return question
    return question._replace(seat=asked.seat, other_acts=True)


def loyalty_ahead_of(state: State, decision: Decision | None) -> LoyaltyAhead | None:
    """The change of loyalty that the player who decides about a bribe is in for.

    The card is public by then (R98).
    """
    if decision is None or not decision.prompt.startswith("bribe."):
        return None
    ahead = loyalty_ahead(state)
    return ahead if ahead is not None and ahead.seat == decision.seat else None


def bonus_cards(shown: Position) -> int:
    """How many cards can still act without spending an action."""
    choices = () if shown.decision is None else shown.decision.choices
    cards = {choice.card for choice in choices if isinstance(choice, Act | UseCard)}
    return len(cards & shown.facts.favored)
