"""What happened since a player's last turn, played back before the curtain is lifted.

No hand lies open meanwhile, whoever sits at the screen. Any key or click is enough of it, and the
curtain hangs again.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

from pamir_desktop.model import LogEntry, State, apply
from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.main_window import MainWindow

from .session import Session
from .table_control import Past, TableControl
from .wakhan_playback import STEP_TIME, PlaybackStep, group_by_action

OWN_END = "turn.cleanup"


class TurnRecap(QObject):
    def __init__(
        self, session: Session, control: TableControl, window: MainWindow, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._control = control
        self._window = window
        self._seat = Seat(0)
        self._scenes: list[PlaybackStep] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.go_on)
        self.is_playing = False
        window.table.curtain.replay_asked.connect(self.start)
        session.replaced.connect(self._put_away)
        session.closed.connect(self._put_away)

    def start(self) -> None:
        """Play back what the player named on the curtain has missed."""
        game = self._session.game
        if game is None or self.is_playing:
            return
        self._seat = self._control.handed_to
        before, self._scenes = steps_since(game, self._seat)
        if not self._scenes:
            return
        self.is_playing = True
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._control.look_back(Past(before, self._seat, hand_shown=False))
        self.go_on()

    def go_on(self) -> None:
        """The next thing that happened; after the last one the curtain hangs again."""
        if not self._scenes:
            self.stop()
            return
        scene = self._scenes.pop(0)
        self._window.table.view.queue_animation(scene.entries)
        self._control.look_back(Past(scene.state, self._seat, hand_shown=False), scene.entries)
        self._clock.start(STEP_TIME[self._control.settings.options.animation])

    def stop(self) -> None:
        """Enough of it."""
        if self.is_playing:
            self._put_away()
            self._window.table.view.motion.finish()
            self._control.look_back(None)

    def _put_away(self) -> None:
        self._clock.stop()
        self._scenes = []
        if self.is_playing:
            self.is_playing = False
            app = QCoreApplication.instance()
            assert app is not None
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt calls it so
        """Keys and clicks end the recall and do nothing else."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()  # a shortcut is a key like any other now
            return True
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            return False
        if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.stop()
        return True


def steps_since(game: Game, seat: Seat) -> tuple[State, list[PlaybackStep]]:
    """The table at the end of the seat's last turn, and one scene for every action since."""
    first, before = 0, game.position(0)
    for number, moment in enumerate(game.past):
        if _ends_turn(moment.log, seat):
            first = number
    scenes: list[PlaybackStep] = []
    for moment in game.past[first:]:
        outcome = apply(moment.state, moment.choice)
        logged = 0
        for frame in outcome.frames:
            entries = outcome.log[logged : frame.logged]
            logged = frame.logged
            if _ends_turn(entries, seat):
                before, scenes = frame.state, []
            else:
                scenes.append(PlaybackStep(frame.state, entries))
    return before, group_by_action(scenes)


def _ends_turn(entries: tuple[LogEntry, ...], seat: Seat) -> bool:
    return any(entry.id == OWN_END and entry.args.get("seat") == seat for entry in entries)
