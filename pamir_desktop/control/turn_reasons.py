"""Why bots played their turns as they did, for as long as the turns are in the history."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.prompt.question import Why

from .session import Session


class TurnReasons:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._whys: dict[int, tuple[State, Why]] = {}  # by turn, with the position it began in

    def keep(self, why: Why | None) -> None:
        """The reasons of the choice a bot makes next; answers in the turns of others have none."""
        state = self._session.state
        if why is None or why.seat != state.active:
            return
        before = self.of(state.turn)
        if before is None:
            self._whys[state.turn] = state, why
        else:
            self._whys[state.turn] = self._whys[state.turn][0], before.followed_by(why)

    def of(self, turn: int) -> Why | None:
        """None if the turn was undone, or opened from a file."""
        game, (began, why) = self._session.game, self._whys.get(turn, (None, None))
        past = [] if game is None else game.past
        return why if any(moment.state is began for moment in past) else None

    def player_of(self, turn: int) -> Seat | None:
        """The seat whose turn it was."""
        game = self._session.game
        moments = [] if game is None else game.past
        return next((m.state.active for m in moments if m.state.turn == turn), None)

    def forget(self) -> None:
        """Another game is played."""
        self._whys = {}
