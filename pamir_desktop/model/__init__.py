"""The game of Pax Pamir, Second Edition, as pure data and rules. Never imports Qt."""

from .bot import Bot, Level, Temperament
from .codec import choice_from_data, choice_to_data, setup_from_data, setup_to_data
from .dealing import new_game
from .decisions import Choice, Decision, Reason
from .engine import Outcome, advance, apply, pending, why_not
from .errors import DamagedData, IllegalChoice, SetupError
from .facts import Facts, PlayerFacts, facts
from .forecast import Forecast, NextCheck, if_scored_now, next_check
from .log import LogEntry
from .preview import Preview, preview
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
from .state_data import state_from_data, state_to_data
from .visibility import onlooker, visible_to

__all__ = [
    "IMPROVED",
    "RULEBOOK",
    "Bot",
    "Choice",
    "DamagedData",
    "Decision",
    "Facts",
    "Forecast",
    "IllegalChoice",
    "Level",
    "LogEntry",
    "NextCheck",
    "Outcome",
    "Player",
    "PlayerFacts",
    "Preview",
    "Printing",
    "Reason",
    "Result",
    "SeatKind",
    "SeatSetup",
    "Setup",
    "SetupError",
    "SpyMovement",
    "State",
    "Temperament",
    "WakhanOptions",
    "advance",
    "apply",
    "choice_from_data",
    "choice_to_data",
    "facts",
    "if_scored_now",
    "new_game",
    "next_check",
    "onlooker",
    "pending",
    "preview",
    "setup_from_data",
    "setup_to_data",
    "state_from_data",
    "state_to_data",
    "visible_to",
    "why_not",
]
