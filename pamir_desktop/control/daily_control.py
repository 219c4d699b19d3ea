"""The game of the day: starts it, and keeps what came of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from pamir_desktop.games.daily import daily_setup, day_of, opponents_of
from pamir_desktop.games.daily_results import (
    DailyResults,
    read_results,
    result_of,
    write_results,
)
from pamir_desktop.games.errors import SaveError
from pamir_desktop.model import Setup, State
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.bot_texts import bot_name

from .session import Session

if TYPE_CHECKING:
    from pamir_desktop.games.folders import Folders


class DailyControl(QObject):
    trouble = Signal(SaveError)  # a result could not be written

    def __init__(
        self,
        session: Session,
        folders: Folders | None,
        player_name: Callable[[], str],
        parent: QObject,
    ) -> None:
        """Without folders results are kept as long as the program runs."""
        super().__init__(parent)
        self._session = session
        self._player_name = player_name
        self._file: Path | None = None if folders is None else folders.daily
        self._kept: DailyResults | None = None

    @property
    def kept(self) -> DailyResults:
        """Read when it is first needed."""
        if self._kept is None:
            self._kept = DailyResults() if self._file is None else read_results(self._file)
        return self._kept

    def today(self) -> date:
        return date.today()  # the day of the player's own calendar

    def setup(self, day: date) -> Setup:
        """A player without a name is called by the color, as in a new game."""
        names = tuple(bot_name(seat) for seat in range(len(opponents_of(day).levels)))
        name = self._player_name()
        setup = daily_setup(day, name or "?", names, "Wakhan")
        chairs = [
            evolve(chair, name=terms.colour_name(chair.colour))
            if chair.is_person and not name
            else chair
            for chair in setup.seats
        ]
        return evolve(setup, seats=tuple(chairs))

    def start(self, day: date) -> None:
        self._session.start(self.setup(day))

    def keep_result(self, state: State) -> None:
        """Of any game that is over: one of the day is known by its deal and its table."""
        game = self._session.game
        if game is None or game.identity.practice or game.identity.branched:
            return
        day = day_of(game.setup)
        if day is None:
            return
        kept = self.kept.with_result(day, result_of(state, game.identity.id))
        if kept == self.kept:
            return
        self._kept = kept
        if self._file is not None:
            try:
                write_results(self._file, kept)
            except SaveError as error:
                self.trouble.emit(error)
            else:
                self._kept = DailyResults(kept.results)
