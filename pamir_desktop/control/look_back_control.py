"""Looking back at a game: its chances at once, and Expert's advice as the worker finds it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pamir_desktop.bots.hints import Hint
from pamir_desktop.bots.knowledge import Knowledge, knowledge_of
from pamir_desktop.bots.looking_back import LookingBack, Turning, look_back
from pamir_desktop.bots.worker import HintRequest
from pamir_desktop.model import pending, visible_to
from pamir_desktop.model.decisions import Act, PlayCard, Purchase
from pamir_desktop.model.history import Game
from pamir_desktop.views.ending.look_back_content import (
    Advice,
    LookBack,
    OwnTurn,
    TurningPoint,
)
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.prompt.question import UndoStep
from pamir_desktop.views.style import Style

from .bot_process import BotProcess
from .hint_control import shown_hints
from .replay import Replay
from .session import Session

if TYPE_CHECKING:
    from pamir_desktop.views.ending.look_back_view import LookBackView


class LookBackControl(QObject):
    def __init__(
        self,
        session: Session,
        window: MainWindow,
        replay: Replay,
        style: Callable[[], Style],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._window = window
        self._replay = replay
        self._style = style
        self.view: LookBackView | None = None
        self._game: Game | None = None
        self._asked: list[Knowledge] = []  # one for each own turn
        self._place = -1  # of the one that is thought about
        window.closing.connect(self._stop)

    @cached_property
    def process(self) -> BotProcess:
        made = BotProcess(self)
        made.answered.connect(self._answered)
        made.progressed.connect(self._progressed)
        return made

    def open(self) -> None:
        """Show the current game from its beginning to where it is."""
        game = self._session.game
        if game is None or not self._session.is_kept:
            return
        if not can_look_back(game):
            self._window.show_problem(lambda: self._impossible(game))
            return
        from pamir_desktop.views.ending.look_back_view import (  # noqa: PLC0415  # a game is played first
            LookBackView,
        )

        found = look_back(game)
        content = look_back_content(game, found)
        view = self.view = LookBackView(content, self._style(), self._window)
        view.moment_chosen.connect(self._replay.start)
        view.export_asked.connect(self._window.menus.game.actions["export_text"].trigger)
        view.finished.connect(self._finished)
        self._game = game
        self._asked = [own_knowledge(game, turning) for turning in found.own]
        if content.own and gives_advice(game):
            self._think_about(0)
        view.open()

    def _impossible(self, game: Game) -> str:
        if game.setup.first_edition is not None:
            return self.tr("Looking back works only for games of the second edition.")
        return self.tr("Nothing has been played yet.")

    @property
    def is_thinking(self) -> bool:
        """Advice is still being looked for."""
        return self.view is not None and 0 <= self._place < len(self._asked)

    # --- Advice ----------------------------------------------------------------------------

    def _think_about(self, place: int) -> None:
        self._place = place
        if self.view is None or place >= len(self._asked):
            return
        self.view.show_advice(place, Advice())
        self.process.ask(HintRequest(place, self._asked[place]))

    def _progressed(self, number: int, percent: int) -> None:
        if self.view is not None and number == self._place:
            self.view.show_advice(number, Advice(percent))

    def _answered(self, number: int, found: tuple[Hint, ...]) -> None:
        if self.view is None or number != self._place:
            return
        knowledge = self._asked[number]
        if found:
            seen = visible_to(knowledge.state, knowledge.seat)
            hint = shown_hints(found, knowledge.decision(), seen)[0]
            self.view.show_advice(number, Advice(100, hint))
        self._think_about(number + 1)

    def _finished(self) -> None:
        if self.view is not None:
            self.view.deleteLater()
        self._stop()

    def _stop(self) -> None:
        self.view, self._game, self._place = None, None, -1
        self._asked = []
        if "process" in self.__dict__:
            self.process.stop()


def can_look_back(game: Game) -> bool:
    """The computer players do not know the first edition, and a deal has no past."""
    return game.setup.first_edition is None and bool(game.past)


def gives_advice(game: Game) -> bool:
    """Advice speaks of hands: while several people still play, others would learn of them."""
    return game.state.result is not None or game.people == 1


def own_knowledge(game: Game, turning: Turning) -> Knowledge:
    """What the player knew at the beginning of the turn."""
    moment = turning.before.moment
    log = [entry for earlier in game.past[:moment] for entry in earlier.log]
    return knowledge_of(game.position(moment), turning.before.seat, log)


def look_back_content(game: Game, found: LookingBack) -> LookBack:
    seats = range(len(game.setup.seats))
    checks = []
    turn = 0
    for moment in game.past:
        for entry in moment.log:
            if entry.id == "turn.started":
                turn = entry.number("turn")
            elif entry.id == "check.scored":
                checks.append(turn)
    advised = gives_advice(game)
    return LookBack(
        game.state.setup,
        tuple(point.turn for point in found.curve),
        tuple(tuple(point.percent[seat] for point in found.curve) for seat in seats),
        tuple(checks),
        tuple(_point(turning) for turning in found.turnings),
        tuple(OwnTurn(_point(one), _played(game, one)) for one in found.own) if advised else (),
    )


def _point(turning: Turning) -> TurningPoint:
    before, after = turning.before, turning.after
    return TurningPoint(
        before.turn,
        before.moment,
        before.seat,
        turning.seat,
        before.percent[turning.seat],
        after.percent[turning.seat],
    )


def _played(game: Game, turning: Turning) -> tuple[UndoStep, ...]:
    """The actions of the turn, as their player saw them."""
    seat = turning.before.seat
    found = []
    for moment in game.past[turning.before.moment : turning.after.moment]:
        if isinstance(moment.choice, Act | PlayCard | Purchase) and moment.seat == seat:
            decision = pending(moment.state)
            assert decision is not None
            found.append(UndoStep(moment.choice, decision, visible_to(moment.state, seat)))
    return tuple(found)


def written_look_back(game: Game) -> tuple[str, list[str]] | None:
    """A title and lines for the exported log; None where there is nothing to look back at."""
    from pamir_desktop.views.texts.look_back_lines import (  # noqa: PLC0415  # hardly any run needs it
        LookBackLines,
    )

    if not can_look_back(game):
        return None
    lines = LookBackLines(look_back_content(game, look_back(game)))
    return lines.title(), lines.written()
