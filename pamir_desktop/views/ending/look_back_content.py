"""What the view of a past game shows: the chances turn by turn, and where they turned."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.hints.shown_hint import ShownHint
from pamir_desktop.views.prompt.question import UndoStep


class TurningPoint(NamedTuple):
    """A turn, and how the chance of a player changed in it."""

    turn: int
    moment: int  # of the replay
    active: Seat  # whose turn it was
    seat: Seat  # whose chance changed
    before: int  # percent
    after: int


class OwnTurn(NamedTuple):
    """A turn of a person that cost them much."""

    point: TurningPoint
    played: tuple[UndoStep, ...]  # the actions of the turn


class LookBack(NamedTuple):
    setup: Setup
    turns: tuple[int, ...]
    percent: tuple[tuple[int, ...], ...]  # by seat, turn by turn
    checks: tuple[int, ...]  # turns in which a check was scored
    turnings: tuple[TurningPoint, ...]
    own: tuple[OwnTurn, ...]


class Advice(NamedTuple):
    """What Expert would have played in a turn, or how far the thought about it is."""

    percent: int = 0
    hint: ShownHint | None = None  # None: still thinking
