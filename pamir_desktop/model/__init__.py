"""The game of Pax Pamir, Second Edition, as pure data and rules. Never imports Qt."""

from .dealing import new_game
from .decisions import Choice, Decision, Reason
from .engine import Outcome, advance, apply, pending
from .errors import DamagedData, IllegalChoice, SetupError
from .log import LogEntry
from .setup import (
    IMPROVED,
    RULEBOOK,
    Printing,
    SeatKind,
    SeatSetup,
    Setup,
    SpyMovement,
    WakhanOptions,
)
from .state import Player, Result, State

__all__ = [
    "IMPROVED",
    "RULEBOOK",
    "Choice",
    "DamagedData",
    "Decision",
    "IllegalChoice",
    "LogEntry",
    "Outcome",
    "Player",
    "Printing",
    "Reason",
    "Result",
    "SeatKind",
    "SeatSetup",
    "Setup",
    "SetupError",
    "SpyMovement",
    "State",
    "WakhanOptions",
    "advance",
    "apply",
    "new_game",
    "pending",
]
