"""The session: the only holder of the state and the only caller of the engine.

Views call `choose`, `undo`, `redo`; they hear `advanced` when a choice was made and `replaced` when
another position has to be shown at once (new game, undo, opened file).
"""

from __future__ import annotations

from attrs import Factory, define, frozen
from PySide6.QtCore import QObject, Signal

from .model import (
    Choice,
    Decision,
    Facts,
    Forecast,
    LogEntry,
    NextCheck,
    Outcome,
    Preview,
    Reason,
    SeatKind,
    Setup,
    State,
    apply,
    facts,
    if_scored_now,
    new_game,
    next_check,
    pending,
    preview,
    sight,
    why_not,
)
from .model.words import NOBODY, Seat


@frozen
class Moment:
    """One point of the game: the position before a choice, the choice, and what it led to."""

    state: State
    choice: Choice
    log: tuple[LogEntry, ...]


@define
class Game:
    """A running game and its history."""

    setup: Setup
    state: State
    past: list[Moment] = Factory(list)
    undone: list[Moment] = Factory(list)
    first_log: tuple[LogEntry, ...] = ()

    @property
    def log(self) -> list[LogEntry]:
        return [entry for moment in self.past for entry in moment.log]


REVEALING = ("market.dealt", "hands.swapped", "trace.drawn")
"""Log ids after which something hidden has been seen: no way back (3.17, 4.23)."""


class Session(QObject):
    """Holds one game; `game` is None while the start page is shown."""

    advanced = Signal(object)  # Outcome of a choice
    replaced = Signal()  # a position to show as it is
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: Game | None = None

    # --- What is shown ---------------------------------------------------------------------

    @property
    def state(self) -> State:
        assert self.game is not None
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        return pending(self.state)

    def seen_by(self, seat: Seat) -> State:
        return sight(self.state, seat)

    def facts(self, buyer: Seat = NOBODY) -> Facts:
        return facts(self.state, buyer)

    def why_not(self, wish: Choice) -> Reason | None:
        return why_not(self.state, wish)

    def preview(self, choice: Choice) -> Preview:
        return preview(self.state, choice)

    def forecast(self) -> Forecast:
        return if_scored_now(self.state)

    def next_check(self) -> NextCheck:
        return next_check(self.state)

    # --- What is done ----------------------------------------------------------------------

    def start(self, setup: Setup) -> None:
        """A new game; the former one is left as it is."""
        state = new_game(setup)
        self.game = Game(setup=setup, state=state)
        self.replaced.emit()

    def close(self) -> None:
        self.game = None
        self.closed.emit()

    def choose(self, choice: Choice) -> Outcome:
        """Answer the pending decision; raises IllegalChoice and changes nothing if it may not."""
        assert self.game is not None
        outcome = apply(self.game.state, choice)
        self.game.past.append(Moment(self.game.state, choice, outcome.log))
        self.game.undone.clear()
        self.game.state = outcome.state
        self.advanced.emit(outcome)
        return outcome

    # --- Undo ------------------------------------------------------------------------------

    def barrier(self) -> str | None:
        """Why the last choice cannot be taken back; None if it can."""
        assert self.game is not None
        if not self.game.past:
            return "start"
        last = self.game.past[-1]
        if any(entry.id in REVEALING for entry in last.log):
            return "revealed"
        before = pending(last.state)
        interrupted = before is not None and before.seat != last.state.active != NOBODY
        if interrupted and self.humans() > 1:
            return "other_decided"  # somebody answered in another player's turn
        return None

    def humans(self) -> int:
        return sum(seat.kind is SeatKind.HUMAN for seat in self.state.setup.seats)

    def can_undo(self) -> bool:
        return self.game is not None and self.barrier() is None

    def can_redo(self) -> bool:
        return self.game is not None and bool(self.game.undone)

    def undo(self) -> None:
        assert self.game is not None
        if not self.can_undo():
            return
        moment = self.game.past.pop()
        self.game.undone.append(moment)
        self.game.state = moment.state
        self.replaced.emit()

    def redo(self) -> None:
        assert self.game is not None
        if not self.game.undone:
            return
        moment = self.game.undone.pop()
        outcome = apply(self.game.state, moment.choice)
        self.game.past.append(moment)
        self.game.state = outcome.state
        self.replaced.emit()
