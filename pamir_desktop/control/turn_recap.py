"""What happened since a player's last turn: a few lines on the curtain, and played back on demand.

No hand is open during playback. Any key or click ends it, and the curtain is shown again.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

from pamir_desktop.model import LogEntry, State, apply
from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.turn_changes import changes_since_turn
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.prompt.question import Question
from pamir_desktop.views.texts.change_lines import RecapItem, change_items
from pamir_desktop.views.texts.log_lines import log_lines
from pamir_desktop.views.texts.voice import Voice

from .table_control import TableControl
from .table_display import Past
from .wakhan_playback import STEP_TIME, PlaybackStep, group_by_action, steps_of

RECAP_IDS: Final = frozenset(
    {
        "card.bought",
        "card.played",
        "action.begun",
        "special.begun",
        "deal.struck",
    }
)
"""Entries that the curtain lists after what has changed for the player."""

RECAP_LINES: Final = 8
"""On the curtain."""


class TurnRecap(QObject):
    def __init__(self, control: TableControl, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._control = control
        self._window = window
        self._seat = Seat(0)
        self._steps: list[PlaybackStep] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.next_step)
        self.is_playing = False
        self._recapped = 0  # the turn whose recap was shown without a curtain
        self._made = 0  # choices made by then
        window.table.curtain.replay_asked.connect(self.start)
        control.display.prompt_changed.connect(self._show_slip)
        control.session.replaced.connect(self._put_away)
        control.session.closed.connect(self._put_away)

    def items(self, seat: Seat) -> list[RecapItem]:
        """What happened since the seat's last turn, in the current language."""
        game = self._control.session.game
        return [] if game is None else recap_items(game, seat)

    def _show_slip(self, question: Question) -> None:
        """Those who play alone have no curtain: their list is beside the bar, until they choose."""
        game, table = self._control.session.game, self._window.table
        if game is None or game.people != 1 or game.state.setup.open_hands:
            return
        if game.made != self._made:
            table.hide_recap()
        decision = question.decision
        if decision is None or decision.prompt != "turn.action":
            return
        if game.state.turn != self._recapped:
            self._recapped, self._made = game.state.turn, game.made
            changes = changes_since_turn(game, decision.seat)
            setup = game.state.setup
            table.recap.show_recap(lambda: change_items(changes, Voice(setup))[:RECAP_LINES])

    def start(self) -> None:
        """Play back what happened since the last turn of the player named on the curtain."""
        game = self._control.session.game
        if game is None or self.is_playing:
            return
        self._seat = self._control.display.handed_to
        before, self._steps = steps_since(game, self._seat)
        if not self._steps:
            return
        self.is_playing = True
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._control.display.look_back(Past(before, self._seat, hand_shown=False))
        self.next_step()

    def next_step(self) -> None:
        """Show the next step; after the last one the curtain is shown again."""
        if not self._steps:
            self.stop()
            return
        step = self._steps.pop(0)
        self._window.table.view.queue_animation(step.entries)
        self._control.display.look_back(
            Past(step.state, self._seat, hand_shown=False), step.entries
        )
        self._timer.start(STEP_TIME[self._control.settings.options.animation])

    def stop(self) -> None:
        """End the playback and show the curtain again."""
        if self.is_playing:
            self._put_away()
            self._window.table.view.motion.finish()
            self._control.display.look_back(None)

    def _put_away(self) -> None:
        self._timer.stop()
        self._steps = []
        if self.is_playing:
            self.is_playing = False
            app = QCoreApplication.instance()
            assert app is not None
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Keys and clicks end the playback and do nothing else."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()  # so that a shortcut arrives as an ordinary key press
            return True
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            return False
        if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.stop()
        return True


def recap_items(game: Game, seat: Seat) -> list[RecapItem]:
    """What changed for the seat since its last turn, losses first; then what others did last.

    In the middle of its turn the seat knows that already: there it is what others have answered.
    """
    if answers := answers_of_others(game, seat):
        return answers
    items = change_items(changes_since_turn(game, seat), Voice(game.state.setup))
    room = max(0, RECAP_LINES - len(items))
    return [*items[:RECAP_LINES], *(actions_of_others(game, seat)[-room:] if room else [])]


def answers_of_others(game: Game, seat: Seat) -> list[RecapItem]:
    """What followed from the answers of others since the seat's last choice in its own turn."""
    since: list[LogEntry] = []
    for moment in reversed(game.past):
        if moment.state.turn != game.state.turn or game.state.active != seat:
            return []
        if moment.seat == seat:
            break
        since = [*moment.log, *since]
    return _as_items(since, game)


def actions_of_others(game: Game, seat: Seat) -> list[RecapItem]:
    """What others did since the seat's last turn, in their order."""
    since: list[LogEntry] = []
    for group in game.log_groups():
        for entry in group:
            if _ends_turn(entry, seat):
                since.clear()
            elif entry.id in RECAP_IDS:
                since.append(entry)
    return _as_items(since, game)


def _as_items(entries: list[LogEntry], game: Game) -> list[RecapItem]:
    lines = log_lines(entries[-RECAP_LINES:], Voice(game.state.setup))
    return [RecapItem(Glyph.LOG, line.text) for line in lines]


def steps_since(game: Game, seat: Seat) -> tuple[State, list[PlaybackStep]]:
    """The state at the end of the seat's last turn, and one step for every action since."""
    first, before = 0, game.position(0)
    for number, moment in enumerate(game.past):
        if any(_ends_turn(entry, seat) for entry in moment.log):
            first = number
    steps: list[PlaybackStep] = []
    for moment in game.past[first:]:
        for step in steps_of(apply(moment.state, moment.choice)):
            if any(_ends_turn(entry, seat) for entry in step.entries):
                before, steps = step.state, []
            else:
                steps.append(step)
    return before, group_by_action(steps)


def _ends_turn(entry: LogEntry, seat: Seat) -> bool:
    return entry.id == "turn.cleanup" and entry.args.get("seat") == seat
