"""Replay: any moment of the game on the table again, as it could be seen then.

While the game is running, closed hands stay closed; when it is over, the hand of the player who
decided is open. Nothing can be chosen during replay, but a new game can continue from any moment.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.model import LogEntry, State, pending
from pamir_desktop.model.history import Game, Moment
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.main_window import MainWindow

from .seating import first_bottom, is_private
from .table_control import TableControl
from .table_display import Past
from .wakhan_playback import acting_card

if TYPE_CHECKING:
    from pamir_desktop.views.prompt.replay_bar import ReplayBar

MOMENT_TIME: Final = 1100
"""Milliseconds for which a moment is shown at speed 1."""

TURN: Final = "turn.started"


class Replay(QObject):
    left = Signal()
    stepped = Signal(Moment)  # the choice that led to the moment shown now, if it is the next one

    def __init__(self, control: TableControl, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._session = control.session
        self._control = control
        self._window = window
        self.moment = 0
        self._speed = 1.0  # 2 is twice as fast
        self._is_held = False  # playing, while a check is shown
        self._bottom = Seat(0)
        self.clock = QTimer(self)
        self.clock.timeout.connect(self._go_on)
        window.menus.game.replay_asked.connect(self.start)
        window.table.side_made.connect(
            lambda side: side.log.entry_chosen.connect(self.start_at_entry)
        )
        window.table.ending_made.connect(lambda made: made.replay_asked.connect(self.start))
        control.session.replaced.connect(self._put_away)
        control.session.closed.connect(self._put_away)

    @cached_property
    def _bar(self) -> ReplayBar:
        bar = self._window.table.replay_bar
        bar.moment_chosen.connect(self.show_moment)
        bar.play_toggled.connect(self.toggle)
        bar.speed_chosen.connect(self._set_speed)
        bar.continue_asked.connect(self.continue_here)
        bar.leave_asked.connect(self.leave)
        return bar

    @property
    def is_shown(self) -> bool:
        return self._window.table.replays

    @property
    def _game(self) -> Game:
        assert self._session.game is not None
        return self._session.game

    # --- Beginning and ending --------------------------------------------------------------

    def start(self, moment: int = 0) -> None:
        """Replay the current game from a moment."""
        if self._session.game is None or not self._is_allowed():
            return
        if not self.is_shown:
            self._control.display.playback.finish()
            self._control.display.reset_log()
            self._bottom = first_bottom(self._game.state.setup)
            self._window.pages.show_table()
            self._window.show_replay(True)
            self._bar.allow_continuing(self._session.is_kept)
        self.show_moment(moment)

    def _is_allowed(self) -> bool:
        guide = self._control.display.guide
        return self._session.is_kept or (guide is not None and guide.has_replay)

    def start_at_entry(self, number: int) -> None:
        """At the choice that led to an entry of the log."""
        logged = 0
        for moment, group in enumerate(self._log_groups()):
            logged += len(group)
            if number < logged:
                self.start(moment)
                return

    def start_at_turn(self, turn: int) -> None:
        """At the beginning of a turn."""
        for moment, group in enumerate(self._log_groups()):
            if any(entry.id == TURN and entry.args.get("turn") == turn for entry in group):
                self.start(moment)
                return

    def _log_groups(self) -> list[tuple[LogEntry, ...]]:
        game = self._session.game
        return [] if game is None else game.log_groups()

    def leave(self) -> None:
        """Back to the current position."""
        if self.is_shown:
            self._put_away()
            self._control.display.look_back(None)

    def continue_here(self) -> None:
        """Start a new game from the moment that is shown."""
        if self.is_shown and self.moment < len(self._game.past):
            self._session.continue_from(self.moment)

    def _put_away(self) -> None:
        if self.is_shown:
            self._stop()
            self._window.show_replay(False)
            self.left.emit()

    # --- Moments ---------------------------------------------------------------------------

    def show_moment(self, moment: int) -> None:
        game = self._game
        count = len(game.past)
        moment = min(max(0, moment), count)
        is_next = moment == self.moment + 1
        if is_next:
            self._window.table.view.queue_animation(game.past[moment - 1].log)
        self.moment = moment
        state = game.position(moment)
        self._control.display.look_back(self._as_seen(state))
        happened = game.past[moment - 1].log if moment else game.first_log
        self._bar.show_moment(moment, count, state, happened)
        card = acting_card(happened)
        if card is not None:
            self._control.display.read(card)
        side = self._window.table.side
        side.log.show_group(moment)
        side.wakhan.show_group(moment)
        if moment == count:
            self._stop()
        if is_next:
            self.stepped.emit(game.past[moment - 1])

    def _as_seen(self, state: State) -> Past:
        """From the side of the player who decides, unless hands are closed."""
        guide = self._control.display.guide
        if guide is not None:
            return Past(state, guide.seat, hand_shown=True)
        over = self._game.state.result is not None
        people = state.setup.people
        closed = is_private(state.setup) and not over
        decision = pending(state)
        if not closed and decision is not None and decision.seat in people:
            self._bottom = decision.seat
        hand_shown = over or (not closed and self._bottom in people)
        return Past(state, self._bottom, hand_shown=hand_shown)

    # --- Playing ---------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play or pause; after the last moment it starts again."""
        if self.clock.isActive():
            self._stop()
            return
        if self.moment >= len(self._game.past):
            self.show_moment(0)
        self.clock.start(round(MOMENT_TIME / self._speed))
        self._bar.show_playing(True)

    def hold(self, held: bool) -> None:
        """Pause while something else is shown, and go on afterwards."""
        if held and self.clock.isActive():
            self._is_held = True
            self.clock.stop()
        elif not held and self._is_held:
            self._is_held = False
            self.clock.start(round(MOMENT_TIME / self._speed))

    def _go_on(self) -> None:
        self.show_moment(self.moment + 1)

    def _stop(self) -> None:
        self._is_held = False
        self.clock.stop()
        self._bar.show_playing(False)

    def _set_speed(self, speed: float) -> None:
        self._speed = speed
        if self.clock.isActive():
            self.clock.start(round(MOMENT_TIME / speed))
