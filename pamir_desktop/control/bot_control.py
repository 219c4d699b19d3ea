"""Lets bots decide: asks the worker, shows their choices at the pace of the settings.

The only thing kept between decisions is the plan of each bot for its turn; the game itself is in
the session, so nothing is lost when a thought is dropped.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.thinking import Expected, Thought
from pamir_desktop.bots.worker import Request
from pamir_desktop.model import Decision, LogEntry, Outcome, Setup, State, onlooker
from pamir_desktop.model.decisions import Act, EndTurn, Purchase
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.settings import Pace
from pamir_desktop.views.prompt.question import UndoStep, Why

from .bot_process import BotProcess
from .table_control import TableControl
from .wakhan_playback import BEGINNINGS, STEP_TIME, acting_card

PUBLIC: Final = (Act, EndTurn, Purchase)
"""Choices that everyone can see without looking into a hand."""

PATIENCE: Final = 500
"""Milliseconds after which the bar says that a bot is thinking, and how far it is."""


class BotControl(QObject):
    thinking = Signal(int)  # percent of the current thought, for the bar

    def __init__(self, control: TableControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._session = control.session
        self.process = BotProcess(self)
        self._number = 0  # of the last request
        self._state: State | None = None  # the position that is thought about
        self._thought: Thought | None = None  # the answer, until it is shown
        self._plans: dict[Seat, tuple[Expected, ...]] = {}
        self._pace: Pace | None = None  # as chosen in the bar, until the next turn of a person
        self._turn = 0  # in which it was chosen
        self._waits_for_click = False
        self._acting: CardId | None = None  # the card of the last choice
        self._is_held = False
        self._percent = 0
        self._since_step = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(lambda: self.thinking.emit(self._percent))
        self.process.answered.connect(self._answered)
        self.process.progressed.connect(self._progressed)
        control.display.shown.connect(self.attend)
        control.display.held.connect(self.hold)
        self._session.advanced.connect(self._advanced)
        self._session.closed.connect(self.stop)

    # --- Thinking --------------------------------------------------------------------------

    def attend(self) -> None:
        """The table is shown: ask the bot that has to decide, if it is one."""
        decision = self._control.display.bot_decision()
        if decision is None:
            if not self._control.display.is_watching:
                self._drop()
                self._pace = None
            return
        state = self._session.state
        if self._turn != state.turn and not state.setup.people:
            self._pace = None
        if self._state is not state:
            self._ask(state, decision)
        elif self._thought is not None:
            self._play_in_time()

    def _ask(self, state: State, decision: Decision) -> None:
        self._drop()
        game = self._session.game
        assert game is not None
        seat = decision.seat
        bot = state.setup.seats[seat].bot
        assert bot is not None
        self._state = state
        self._number += 1
        self._percent = 0
        knowledge = knowledge_of(state, seat, game.log)
        self._patience.start()
        self.process.ask(Request(self._number, knowledge, bot, self._plans.get(seat, ())))
        if self._has_pace(Pace.INSTANT):
            self.process.hurry()

    def _progressed(self, number: int, percent: int) -> None:
        self._percent = percent
        if number == self._number and not self._patience.isActive():
            self.thinking.emit(percent)

    def _answered(self, number: int, thought: Thought) -> None:
        decision = self._control.display.bot_decision()
        if number != self._number or self._state is None:
            return
        self._patience.stop()
        self._thought = thought
        if decision is not None:
            self._play_in_time()

    # --- Playing ---------------------------------------------------------------------------

    def _play_in_time(self) -> None:
        """At once, when the last step has been seen, or with the next click."""
        if self._is_held or self._timer.isActive():
            return
        options = self._control.settings.options
        is_answer = self._session.state.active != self._seat()
        if self._has_pace(Pace.STEP) and self._waits_for_click and not is_answer:
            return
        wait = 0
        if not self._has_pace(Pace.INSTANT) and self._since_step.isValid():
            wait = max(0, STEP_TIME[options.animation] - self._since_step.elapsed())
        self._timer.start(wait)

    def _play(self) -> None:
        """Make the choice the bot has come to, unless something else is shown meanwhile."""
        thought, decision = self._thought, self._control.display.bot_decision()
        if thought is None or decision is None or self._session.state is not self._state:
            return
        self._thought = None
        self._waits_for_click = False
        self._plans[decision.seat] = thought.plan
        why = self._reasons(thought, decision) if thought.reasons else None
        self._acting = None
        self._control.choose_for_bot(thought.choice, why)
        if self._acting is not None:
            self._control.display.read(self._acting)

    def _reasons(self, thought: Thought, decision: Decision) -> Why:
        """Choices that would show a card of the bot's hand are kept out."""
        seen = onlooker(self._session.state)
        others = [
            UndoStep(one.choice, decision, seen)
            for one in thought.considered
            if one.choice != thought.choice and isinstance(one.choice, PUBLIC)
        ]
        changes = tuple((because.term, because.change) for because in thought.reasons)
        return Why(decision.seat, changes, tuple(others))

    def _advanced(self, outcome: Outcome) -> None:
        self._since_step.restart()
        self._acting = acting_card(outcome.log) or self._acting
        if opens(outcome.log):
            self._waits_for_click = True

    def _seat(self) -> Seat:
        decision = self._session.decision
        assert decision is not None
        return decision.seat

    def _has_pace(self, pace: Pace) -> bool:
        return (self._pace or self._control.settings.options.pace) is pace

    # --- Called by the views ---------------------------------------------------------------

    def next_step(self) -> None:
        """Show the next step, at any pace."""
        if self._control.display.bot_decision() is not None:
            self._waits_for_click = False
            self._since_step.invalidate()
            self._timer.stop()
            self._go_on()

    def pause(self) -> None:
        """The reasons are being read: go on with the next click."""
        self._waits_for_click = True
        self._set_pace(Pace.STEP)

    def watch(self) -> None:
        """Show the rest of the turn on the timer."""
        self._set_pace(Pace.WATCH)

    def finish(self) -> None:
        """Show the rest at once, and think no longer than necessary."""
        self.process.hurry()
        self._set_pace(Pace.INSTANT)

    def _set_pace(self, pace: Pace) -> None:
        if self._control.display.bot_decision() is not None:
            self._pace, self._turn = pace, self._session.state.turn
            self._timer.stop()
            self._go_on()

    def _go_on(self) -> None:
        if self._thought is not None:
            self._play_in_time()

    def hold(self, held: bool) -> None:
        """Wait while something else is shown, and go on afterwards."""
        self._is_held = held
        if held:
            self._timer.stop()
        elif self._control.display.bot_decision() is not None:
            self._go_on()

    # --- Ending ----------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        """Another position: plans of the old one are useless."""
        self._drop()
        self._plans = {}
        self._since_step.invalidate()
        self._waits_for_click = False
        self._pace = None
        if setup.has_bots:
            self.process.start()
        else:
            self.process.stop()

    def _drop(self) -> None:
        self._timer.stop()
        self._patience.stop()
        self.process.forget()
        self._state = self._thought = None

    def stop(self) -> None:
        """The game is closed, or the program ends."""
        self._drop()
        self._plans = {}
        self.process.stop()


def opens(entries: tuple[LogEntry, ...]) -> bool:
    return any(entry.id in BEGINNINGS for entry in entries)
