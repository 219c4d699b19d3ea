"""A game and its history: every choice made, ways back and forth, and any moment of it again.

Pure Python, so that games can be read, verified and repaired without a window.
"""

from __future__ import annotations

import os
import time
from typing import Final

from attrs import Factory, evolve, field

from . import Choice, Decision, LogEntry, Outcome, Setup, State, apply, new_game, pending
from .engine import run_top, settle
from .terms import NOBODY, Seat
from .values import define, frozen

REVEALING: Final = (
    *("market.dealt", "hands.swapped", "trace.drawn"),
    *("loyalties.revealed", "deal.proposed"),
)
"""Log ids that reveal something hidden, so undo stops there (3.17, wakhan.md 4.23).

The hand cards named in a deal are shown to all (first-edition.md 1.14).
"""

ANSWERS: Final = ("deal.struck", "deal.refused", "loyalty.decided")
"""Log ids of answers that bar undo, even if the active player gave them: deals bind, and taking a
secret choice back would show it."""


MOST_MADE_BEFORE: Final = 1_000_000
"""Counting stops there: no one plays that long, and a file may claim any number."""


def now() -> str:
    """The moment as saves and headers write it: UTC, to the second."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


@frozen
class Identity:
    """What stays the same about a game in all its files. None of it matters to the rules."""

    id: str = Factory(lambda: os.urandom(8).hex())
    created: str = Factory(now)
    practice: bool = False  # undo without limit
    branched: bool = False  # continued from a moment of another game
    hinted: bool = field(default=False, eq=False)  # hints were asked for in it


def _bounded(made: int) -> int:
    return min(made, MOST_MADE_BEFORE)


@frozen
class Start:
    """Where the history begins, if not with the deal."""

    state: State
    made: int = field(converter=_bounded)  # choices made before


@frozen
class Record:
    """All that has to be written to have the game again."""

    identity: Identity
    setup: Setup
    start: Start | None
    choices: tuple[Choice, ...]
    state: State

    @property
    def made(self) -> int:
        return (self.start.made if self.start else 0) + len(self.choices)

    def first_state(self) -> State:
        return new_game(self.setup) if self.start is None else self.start.state


@frozen
class Moment:
    """One point of the game: the position before a choice, the choice, and what it led to."""

    state: State
    choice: Choice
    log: tuple[LogEntry, ...]

    @property
    def seat(self) -> Seat:
        """Who made the choice."""
        decision = pending(self.state)
        return NOBODY if decision is None else decision.seat


@define
class Game:
    """A running game and its history."""

    setup: Setup
    state: State
    past: list[Moment] = Factory(list)
    undone: list[Moment] = Factory(list)
    first_log: tuple[LogEntry, ...] = ()
    identity: Identity = Factory(Identity)
    start: Start | None = None
    shown: int = 0  # choices made before a player was last shown a hand

    @property
    def log(self) -> list[LogEntry]:
        return [entry for moment in self.past for entry in moment.log]

    def log_groups(self) -> list[tuple[LogEntry, ...]]:
        """The whole log: a group for the deal and one for every choice."""
        return [self.first_log, *(moment.log for moment in self.past)]

    @property
    def made(self) -> int:
        """Choices made since the deal."""
        return (self.start.made if self.start else 0) + len(self.past)

    @property
    def people(self) -> int:
        return len(self.state.setup.people)

    def is_bots(self, seat: Seat) -> bool:
        """A bot decides for this seat."""
        return seat != NOBODY and self.state.setup.seats[seat].bot is not None

    def record(self) -> Record:
        choices = tuple(moment.choice for moment in self.past)
        return Record(self.identity, self.setup, self.start, choices, self.state)

    # --- Choices ---------------------------------------------------------------------------

    def choose(self, choice: Choice) -> Outcome:
        """Answer the pending decision; raises IllegalChoice and changes nothing if it may not."""
        outcome = apply(self.state, choice)
        self.past.append(Moment(self.state, choice, outcome.log))
        self.undone.clear()
        self.state = outcome.state
        return outcome

    def hand_shown(self, seat: Seat) -> None:
        """A player has seen their hand, so earlier choices of others can no longer be undone."""
        own = 0
        while own < len(self.past) and self.past[-1 - own].seat == seat:
            own += 1
        self.shown = max(self.shown, len(self.past) - own)

    # --- Undo ------------------------------------------------------------------------------

    def barrier(self) -> str | None:
        """Why the last choice of a person cannot be undone; None if it can."""
        for moment in range(len(self.past) - 1, -1, -1):
            barrier = self._barrier_before(moment)
            if barrier is not None or not self.is_bots(self.past[moment].seat):
                return barrier
        return "start"

    def _barrier_before(self, moment: int) -> str | None:
        if self.identity.practice:
            return None
        last = self.past[moment]
        if any(entry.id in REVEALING for entry in last.log):
            return "revealed"
        if any(entry.id in ANSWERS for entry in last.log):
            return "other_decided"
        if self.people > 1 and self._other_decided(last):
            return "other_decided"
        return "hand_shown" if self.people > 1 and moment < self.shown else None

    def _other_decided(self, last: Moment) -> bool:
        """A person answered in another one's turn, or another person has decided since."""
        seat, active = last.seat, last.state.active
        if self.is_bots(seat):
            return False
        if seat != active != NOBODY and not self.is_bots(active):
            return True
        since = (moment.seat for moment in reversed(self.undone))
        other = next((one for one in since if not self.is_bots(one)), seat)
        return other != seat

    def undo(self) -> bool:
        """Take the last choice of a person back, with those of bots since; not over a barrier."""
        if self.barrier() is not None:
            return False
        is_bots = True
        while is_bots:
            moment = self.past.pop()
            self.undone.append(moment)
            self.state = moment.state
            is_bots = self.is_bots(moment.seat)
        return True

    def redo(self) -> Choice | None:
        """Make the choice again that was undone last."""
        if not self.undone:
            return None
        moment = self.undone.pop()
        self.past.append(moment)
        self.state = apply(self.state, moment.choice).state
        return moment.choice

    # --- Replay ----------------------------------------------------------------------------

    def position(self, moment: int) -> State:
        """The table before a choice of the past; after the last one it is as it stands."""
        return self.past[moment].state if moment < len(self.past) else self.state

    def branch(self, moment: int) -> Game:
        """A new game with the same past up to a moment."""
        identity = Identity(
            practice=self.identity.practice, branched=True, hinted=self.identity.hinted
        )
        return evolve(
            self,
            state=self.position(moment),
            past=self.past[:moment],
            undone=[],
            identity=identity,
            shown=min(self.shown, moment),
        )


def follow(state: State, choice: Choice) -> tuple[State, tuple[LogEntry, ...], Decision | None]:
    """One legal choice of a replay on a clone, with its log but without frames to watch."""
    after = state.clone()
    after.log = []
    run_top(after, choice)
    decision = settle(after)
    log = tuple(after.log)
    after.log = None
    return after, log, decision
