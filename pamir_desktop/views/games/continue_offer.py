"""What the start page offers to continue."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.setup import Edition, Setup
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.texts.voice import Voice


class ContinueOffer(NamedTuple):
    """A game that can be continued."""

    names: tuple[str, ...]
    turn: int = 0  # 0: it is the current game
    crashed: bool = False  # the program ended during the game
    edition: Edition = Edition.SECOND

    @classmethod
    def of(cls, setup: Setup) -> ContinueOffer:
        voice = Voice(setup)
        names = tuple(voice.player(Seat(seat)) for seat in range(len(setup.seats)))
        return cls(names, edition=setup.edition)
