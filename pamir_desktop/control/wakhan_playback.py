"""Wakhan's turn as a film: the frames of an outcome, cut into scenes that can be followed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pamir_desktop.model import LogEntry, Outcome, State
from pamir_desktop.model.terms import Seat

BEGINNINGS: Final = frozenset(
    {
        "turn.started",
        "blackmail.used",
        "card.bought",
        "action.begun",
        "check.scored",
        "turn.cleanup",
        "game.ended",
    }
)
"""Entries that open a new scene when Wakhan is followed step by step."""

SILENT: Final = "trace."
"""Entries that tell what she considered; nothing on the table changes by them."""


class PlaybackStep(NamedTuple):
    """The table after some of Wakhan's doings, and what has been logged meanwhile."""

    state: State
    entries: tuple[LogEntry, ...]

    @property
    def is_visible(self) -> bool:
        return any(not entry.id.startswith(SILENT) for entry in self.entries)

    def opens(self) -> bool:
        return any(entry.id in BEGINNINGS for entry in self.entries)

    def followed_by(self, other: PlaybackStep) -> PlaybackStep:
        return PlaybackStep(other.state, self.entries + other.entries)


def split_outcome(
    outcome: Outcome, wakhan: Seat | None
) -> tuple[tuple[LogEntry, ...], list[PlaybackStep]]:
    """What is logged at once, and the scenes from the moment Wakhan's turn begins."""
    scenes: list[PlaybackStep] = []
    logged = 0
    for frame in outcome.frames:
        scenes.append(PlaybackStep(frame.state, outcome.log[logged : frame.logged]))
        logged = frame.logged
    first = next((i for i, scene in enumerate(scenes) if scene.state.active == wakhan), None)
    if wakhan is None or first is None:
        return outcome.log, []
    before = tuple(entry for scene in scenes[:first] for entry in scene.entries)
    return before, list(_visible(scenes[first:]))


def _visible(scenes: list[PlaybackStep]) -> Iterator[PlaybackStep]:
    """Thoughts belong to the deed that follows them."""
    thought: PlaybackStep | None = None
    for scene in scenes:
        whole = scene if thought is None else thought.followed_by(scene)
        thought = None if whole.is_visible else whole
        if thought is None:
            yield whole
    if thought is not None:
        yield thought


def group_by_action(scenes: list[PlaybackStep]) -> list[PlaybackStep]:
    """One scene for every action, with all that follows from it."""
    steps: list[PlaybackStep] = []
    for scene in scenes:
        if steps and not scene.opens():
            steps[-1] = steps[-1].followed_by(scene)
        else:
            steps.append(scene)
    return steps
