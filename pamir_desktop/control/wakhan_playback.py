"""Wakhan's turn, shown step by step: the steps of an outcome, and a player that shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.model import LogEntry, Outcome, State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.settings import Pace, Settings, Speed

BEGINNINGS: Final = frozenset(
    {
        "turn.started",
        "blackmail.used",
        "card.bought",
        "action.begun",
        "special.begun",
        "check.scored",
        "supremacy.checked",
        "turn.cleanup",
        "game.ended",
    }
)
"""Entries that begin a new step when a turn is followed action by action."""

SILENT: Final = "trace."
"""Entries about what she considered; they change nothing on the table."""

STEP_TIME: Final = {Speed.OFF: 400, Speed.FAST: 500, Speed.NORMAL: 900, Speed.SLOW: 1500}
"""Milliseconds for which a step is shown, by the speed of animations."""


ACTS: Final = frozenset(
    {
        "card.bought",
        "card.played",
        "action.begun",
        "special.begun",
        "card.betrayed",
        "event.bought",
        "bribe.due",
    }
)
"""Entries in which a card acts or is acted on."""


def acting_card(entries: Iterable[LogEntry]) -> CardId | None:
    """The card that something is done with; it is public."""
    for entry in entries:
        card = entry.args.get("card")
        if entry.id in ACTS and isinstance(card, int) and card > 0:
            return CardId(card)
    return None


class PlaybackStep(NamedTuple):
    """The state after a part of a turn, and what was logged during that part."""

    state: State
    entries: tuple[LogEntry, ...]

    @property
    def is_visible(self) -> bool:
        return any(not entry.id.startswith(SILENT) for entry in self.entries)

    def opens(self) -> bool:
        return any(entry.id in BEGINNINGS for entry in self.entries)

    def followed_by(self, other: PlaybackStep) -> PlaybackStep:
        return PlaybackStep(other.state, self.entries + other.entries)


def steps_of(outcome: Outcome) -> list[PlaybackStep]:
    """The frames of an outcome, each with its own part of the log."""
    steps: list[PlaybackStep] = []
    logged = 0
    for frame in outcome.frames:
        steps.append(PlaybackStep(frame.state, outcome.log[logged : frame.logged]))
        logged = frame.logged
    return steps


def split_outcome(
    outcome: Outcome, wakhan: Seat | None
) -> tuple[tuple[LogEntry, ...], list[PlaybackStep]]:
    """What is logged at once, and the steps from the beginning of Wakhan's turn."""
    steps = steps_of(outcome)
    first = next((i for i, step in enumerate(steps) if step.state.active == wakhan), None)
    if wakhan is None or first is None:
        return outcome.log, []
    before = tuple(entry for step in steps[:first] for entry in step.entries)
    return before, list(_visible(steps[first:]))


def _visible(steps: list[PlaybackStep]) -> Iterator[PlaybackStep]:
    """Join steps that only explain something to the next step that changes the table."""
    thought: PlaybackStep | None = None
    for step in steps:
        whole = step if thought is None else thought.followed_by(step)
        thought = None if whole.is_visible else whole
        if thought is None:
            yield whole
    if thought is not None:
        yield thought


def group_by_action(steps: list[PlaybackStep]) -> list[PlaybackStep]:
    """One step for every action, with everything that follows from it."""
    groups: list[PlaybackStep] = []
    for step in steps:
        if groups and not step.opens():
            groups[-1] = groups[-1].followed_by(step)
        else:
            groups.append(step)
    return groups


class WakhanPlayback(QObject):
    """Shows the steps one after another: on a timer, or one for each click."""

    stepping = Signal()  # a turn begins that is followed click by click
    logged = Signal(object)  # the log entries of a step, before it is shown
    step_shown = Signal()  # `shown` is another step
    ended = Signal()  # after the last step

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._steps: list[PlaybackStep] = []
        self._pace = Pace.WATCH
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.next_step)
        self._is_held = False
        self.shown: PlaybackStep | None = None

    @property
    def is_running(self) -> bool:
        """There are steps that have not been shown yet."""
        return bool(self._steps)

    def start(self, steps: list[PlaybackStep]) -> None:
        """Show these steps at the pace of the settings."""
        self._pace = self._settings.options.pace
        self._steps = group_by_action(steps) if self._pace is Pace.STEP else steps
        if self._pace is Pace.STEP:
            self.stepping.emit()
        self.next_step()

    def next_step(self) -> None:
        """Show the next step. The last one is the current state, which the game shows itself."""
        if not self._steps:
            return
        self.shown = self._steps.pop(0)
        self.logged.emit(self.shown.entries)
        if not self._steps:
            self.shown = None
            self.ended.emit()
            return
        self.step_shown.emit()
        self._wait()

    def _wait(self) -> None:
        if self._pace is Pace.WATCH and not self._is_held:
            self._timer.start(STEP_TIME[self._settings.options.animation])

    def hold(self, held: bool) -> None:
        """Stop the timer while something else is shown, and go on afterwards."""
        self._is_held = held
        if held:
            self._timer.stop()
        elif self._steps:
            self._wait()

    def watch(self) -> None:
        """Show the remaining steps on the timer."""
        self._pace = Pace.WATCH
        self.next_step()

    def finish(self) -> None:
        """Log the remaining steps at once and end."""
        self._timer.stop()
        if self._steps:
            *skipped, last = self._steps
            self._steps = [last]
            for step in skipped:
                self.logged.emit(step.entries)
            self.next_step()

    def stop(self) -> None:
        """Drop the remaining steps: another game or another position is shown."""
        self._timer.stop()
        self._steps = []
        self.shown = None
