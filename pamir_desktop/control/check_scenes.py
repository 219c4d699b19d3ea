"""Stops the table for every Dominance Check or topple: in play at any pace, and in replays.

Wakhan's turn, a replay that is playing and the ranking wait until the scene is closed. A check
that enters the market is announced, and the note stays until the next choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from pamir_desktop.model import LogEntry, State, facts
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.check_report import Report, check_reports, settled_checks
from pamir_desktop.model.history import Moment
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import Pace, Speed
from pamir_desktop.views.main_window import MainWindow

from .replay import Replay
from .table_control import TableControl

BEAT: Final = {Speed.OFF: 0, Speed.FAST: 350, Speed.NORMAL: 800, Speed.SLOW: 1300}
"""Milliseconds, by the speed of animations; 0: everything at once."""


class CheckScenes(QObject):
    def __init__(
        self,
        control: TableControl,
        window: MainWindow,
        replay: Replay,
        show_ending: Callable[[State], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._control = control
        self._window = window
        self._replay = replay
        self._show_ending = show_ending
        self._waiting: list[Report] = []
        self._ended: State | None = None
        self._announced = 0  # choices made when a check entered the market
        self.is_open = False
        control.display.log_appended.connect(self._appended)
        control.display.ended.connect(self._end)
        control.session.advanced.connect(self._drop_old_note)
        control.session.replaced.connect(self.put_away)
        control.session.closed.connect(self.put_away)
        replay.stepped.connect(self._show_checks)
        replay.left.connect(self.put_away)
        window.table.checks.scene_made.connect(lambda scene: scene.closed.connect(self._go_on))

    # --- What is logged --------------------------------------------------------------------

    def _appended(self, entries: tuple[LogEntry, ...]) -> None:
        game = self._control.session.game
        if game is None or not game.past:
            return
        if settled_checks(game.state.setup, entries):
            self._show_checks(game.past[-1], entries)
        slots = market_checks(entries)
        if slots:
            self._announced = game.made
            seen = facts(game.state)
            self._window.table.checks.notice.announce(
                game.state.setup, seen.prices[slots[-1]], is_last=seen.checks_left == 1
            )

    def _show_checks(self, moment: Moment, entries: tuple[LogEntry, ...] | None = None) -> None:
        """The checks of a choice of the game, or of those entries that it led to."""
        shown = moment.log if entries is None else entries
        cards = settled_checks(moment.state.setup, shown)
        if not cards:
            return
        reports = check_reports(moment.state, moment.choice)
        self._waiting += [report for report in reports if report.cards in cards]
        if not self.is_open:
            self._hold(True)
            self._show_next()

    def show_moment(self, moment: Moment) -> None:
        """The checks of a choice that was not made on the table, such as the end of a puzzle."""
        self._show_checks(moment)

    # --- One scene after the other ---------------------------------------------------------

    def _show_next(self) -> None:
        options = self._control.settings.options
        self.is_open = True
        self._window.table.checks.scene.show_report(
            self._waiting.pop(0),
            BEAT[options.animation],
            stays=options.pace is not Pace.INSTANT,
            has_ranking=self._control.display.guide is None,
        )

    def _go_on(self) -> None:
        if self._waiting:
            self._show_next()
            return
        self.is_open = False
        self._window.table.focus_again()
        self._hold(False)
        ended, self._ended = self._ended, None
        if ended is not None:
            self._show_ending(ended)

    def skip(self) -> None:
        """Close all scenes that wait."""
        while self.is_open:
            self._window.table.checks.scene.close_scene()

    def put_away(self) -> None:
        """Another game or position is shown."""
        self._waiting.clear()
        self._ended = None
        if self.is_open:
            self._window.table.checks.scene.close_scene()
        self._window.table.checks.hide_notice()

    def _hold(self, held: bool) -> None:
        self._control.display.hold(held)
        self._replay.hold(held)

    def _end(self, state: State) -> None:
        """The ranking is shown after the last scene."""
        if self.is_open:
            self._ended = state
        else:
            self._show_ending(state)

    def _drop_old_note(self) -> None:
        game = self._control.session.game
        if game is not None and game.made > self._announced:
            self._window.table.checks.hide_notice()


def market_checks(entries: tuple[LogEntry, ...]) -> list[int]:
    """Slots of checks that entered the market and are still there at the end."""
    slots: dict[CardId, int] = {}
    for entry in entries:
        card, slot = entry.args.get("card"), entry.args.get("slot")
        if isinstance(card, int) and isinstance(slot, int) and is_check(CardId(card)):
            if entry.id in {"market.dealt", "market.slid"}:
                slots[CardId(card)] = slot
            elif entry.id in {"check.discarded", "topple.discarded"}:
                slots.pop(CardId(card), None)
        if entry.id == "check.scored":
            slots.clear()
    dealt = {e.number("card") for e in entries if e.id == "market.dealt"}
    return [slot for card, slot in slots.items() if card in dealt]
