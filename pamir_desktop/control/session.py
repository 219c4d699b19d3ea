"""The session: the only holder of the state and the only caller of the engine.

Views call `choose`, `undo`, `redo`; the session emits `advanced` when a choice was made and
`replaced` when another position has to be shown at once (new game, undo, opened file).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from pamir_desktop.games.errors import SaveError
from pamir_desktop.model import (
    Choice,
    Decision,
    Outcome,
    Preview,
    Reason,
    Setup,
    State,
    new_game,
    pending,
    preview,
    why_not,
)
from pamir_desktop.model.history import Game, Identity, Moment, Start
from pamir_desktop.model.terms import Seat

if TYPE_CHECKING:
    from pamir_desktop.games.folders import Folders
    from pamir_desktop.games.game_store import GameStore
    from pamir_desktop.games.recovery import Recovered
    from pamir_desktop.games.save_format import Opened

__all__ = ["Game", "Moment", "Session"]


class Session(QObject):
    """Holds one game; `game` is None while the start page is shown."""

    advanced = Signal(Outcome)  # of a choice
    replaced = Signal()  # a position to show as it is
    closed = Signal()
    trouble = Signal(SaveError)  # while autosaving; None once it works again

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: Game | None = None
        self.store: GameStore | None = None
        self.is_kept = True  # False: a lesson, which is written nowhere
        self.can_be_kept = False  # such a lesson can become a game
        self._asked: tuple[State, Decision | None] | None = None

    # --- State -----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        assert self.game is not None
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        """Computed once per state, which never changes; requested whenever the mouse moves."""
        state = self.state
        if self._asked is None or self._asked[0] is not state:
            self._asked = (state, pending(state))
        return self._asked[1]

    def why_not(self, attempt: Choice) -> Reason | None:
        return why_not(self.state, attempt)

    def preview(self, choice: Choice) -> Preview:
        return preview(self.state, choice)

    # --- Actions ---------------------------------------------------------------------------

    def start(self, setup: Setup, practice: bool = False) -> None:
        """Start a new game; the previous one is closed."""
        game = Game(setup, new_game(setup), identity=Identity(practice=practice))
        self._begin(game)

    def rehearse(
        self, start: State, choices: Iterable[Choice], *, can_be_kept: bool = False
    ) -> None:
        """Show a position that is not kept, such as one of a lesson; the current game is closed.

        `can_be_kept`: `keep` may make an ordinary game of it. Raises IllegalChoice, and then
        nothing has changed.
        """
        identity = Identity(practice=True)
        game = Game(start.setup, start, identity=identity, start=Start(start, 0))
        for choice in choices:
            game.choose(choice)
        self._put_away()
        self.game, self.is_kept = game, False
        self.can_be_kept = can_be_kept
        self.replaced.emit()

    def keep(self) -> None:
        """What was only shown is a game for practice from now on."""
        assert self.game is not None
        assert self.can_be_kept
        self._begin(self.game)

    def close(self) -> None:
        self._put_away()
        self.game, self.is_kept = None, True
        self.can_be_kept = False
        self.closed.emit()

    def choose(self, choice: Choice) -> Outcome:
        """Answer the pending decision; raises IllegalChoice and changes nothing if not allowed."""
        assert self.game is not None
        outcome = self.game.choose(choice)
        if self.store is not None and self.is_kept:
            self.store.chose(choice, self.game)
        self.advanced.emit(outcome)
        return outcome

    def hinted(self) -> None:
        """Hints were asked for: the files of the game say so from now on."""
        assert self.game is not None
        if not self.game.identity.hinted:
            self.game.identity = evolve(self.game.identity, hinted=True)
            if self.store is not None and self.is_kept:
                self.store.marked(self.game)

    def _begin(self, game: Game) -> None:
        self._put_away()
        self.game, self.is_kept = game, True
        self.can_be_kept = False
        if self.store is not None:
            self.store.begin(game)
        self.replaced.emit()

    def _put_away(self) -> None:
        if self.store is not None and self.game is not None and self.is_kept:
            self.store.put_away(self.game)

    # --- Files -----------------------------------------------------------------------------

    def keep_in(self, folders: Folders) -> None:
        """From now on games are autosaved there, and files can be opened and saved."""
        from pamir_desktop.games.game_store import (  # noqa: PLC0415  # a game is shown before it is kept
            GameStore,
        )

        self.store = GameStore(folders, self.trouble.emit)
        if self.game is not None and self.is_kept:
            self.store.begin(self.game)

    @property
    def is_saved(self) -> bool:
        """A file contains the current position, or there is nothing to lose."""
        if self.game is None or self.store is None or not self.is_kept:
            return True
        return self.store.is_saved(self.game)

    def save(self, path: Path | None = None, overwrite: bool = False) -> None:
        """Raises SaveError, and the game goes on."""
        assert self.game is not None
        assert self.store is not None
        self.store.save(self.game, path, overwrite)

    def open(self, path: Path) -> Opened:
        """Raises SaveError, and the running game is untouched."""
        assert self.store is not None
        file, opened = self.store.open(path)
        self._put_away()
        self.store.begin_opened(file, opened)
        self.game, self.is_kept = opened.game, True
        self.replaced.emit()
        return opened

    def resume(self, folder: Path) -> Recovered:
        """An autosaved game; raises SaveError, and the running game is untouched."""
        assert self.store is not None
        locked, recovered = self.store.resume(folder)
        self._put_away()
        self.store.begin_resumed(locked, recovered)
        self.game, self.is_kept = recovered.game, True
        self.replaced.emit()
        return recovered

    def continue_from(self, moment: int) -> None:
        """A new game from a position of this one, which is closed."""
        assert self.game is not None
        self._begin(self.game.branch(moment))

    def quit(self) -> None:
        """The window closes: write everything that is not on disk."""
        self._put_away()
        if self.store is not None:
            self.store.stop()
            self.store = None

    # --- Undo ------------------------------------------------------------------------------

    def barrier(self) -> str | None:
        """Why the last choice cannot be undone; None if it can."""
        assert self.game is not None
        return self.game.barrier()

    def hand_shown(self, seat: Seat) -> None:
        """The curtain was lifted for a player."""
        assert self.game is not None
        self.game.hand_shown(seat)

    def can_undo(self) -> bool:
        return self.game is not None and self.barrier() is None

    def can_redo(self) -> bool:
        return self.game is not None and bool(self.game.undone)

    def undo(self) -> None:
        assert self.game is not None
        if self.game.undo():
            if self.store is not None and self.is_kept:
                self.store.went_back(self.game)
            self.replaced.emit()

    def redo(self) -> None:
        assert self.game is not None
        choice = self.game.redo()
        if choice is None:
            return
        while choice is not None:
            if self.store is not None and self.is_kept:
                self.store.chose(choice, self.game)
            bots_next = self.game.undone and self.game.is_bots(self.game.undone[-1].seat)
            choice = self.game.redo() if bots_next else None
        self.replaced.emit()
