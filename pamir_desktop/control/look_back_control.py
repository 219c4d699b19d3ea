"""Looking back at a game: its chances at once, and Expert's advice as the worker finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pamir_desktop.bots.knowledge import Knowledge, knowledge_of
from pamir_desktop.bots.looking_back import LookingBack, Turning, look_back
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

from .look_back_advice import LookBackAdvice
from .replay import Replay
from .session import Session

if TYPE_CHECKING:
    from pamir_desktop.views.ending.advice_dialog import AdviceDialog
    from pamir_desktop.views.ending.look_back_view import LookBackView

    from .exports import Appendix

GIVEN_UP: Final = frozenset({"bribe.withdrawn", "bribe.declined"})
"""Nothing came of the action before."""


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
        self.dialog: AdviceDialog | None = None  # while an export waits for advice
        self.advice = LookBackAdvice(self)
        self.advice.found.connect(self._found)
        self.advice.finished.connect(self._advised)
        session.replaced.connect(self.advice.forget)
        session.closed.connect(self.advice.forget)
        window.closing.connect(self.advice.stop)

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
        view.open()
        asked = asked_about(game, found)
        if asked:
            self.advice.think(asked)

    def _impossible(self, game: Game) -> str:
        if game.setup.first_edition is not None:
            return self.tr("Looking back works only for games of the second edition.")
        return self.tr("Nothing has been played yet.")

    @property
    def is_thinking(self) -> bool:
        """Advice is still being looked for."""
        return self.advice.is_thinking

    def _found(self, place: int, advice: Advice) -> None:
        if self.view is not None:
            self.view.show_advice(place, advice)
        if self.dialog is not None:
            self.dialog.show_progress(place, advice.percent)

    def _finished(self) -> None:
        if self.view is not None:
            self.view.deleteLater()
        self.view = None
        self.advice.stop()

    # --- For the exported log ----------------------------------------------------------------

    def write(self, game: Game, then: Callable[[Appendix | None], None]) -> None:
        """Give a title and lines for the log, as soon as the advice has been found.

        A dialog shows how far it is; whoever does not want to wait gets the log without what is
        missing. None is given where there is nothing to look back at.
        """
        from pamir_desktop.views.ending.advice_dialog import (  # noqa: PLC0415  # hardly any run needs it
            AdviceDialog,
        )
        from pamir_desktop.views.texts.look_back_lines import (  # noqa: PLC0415  # the same
            LookBackLines,
        )

        if not can_look_back(game):
            then(None)
            return
        found = look_back(game)
        asked = asked_about(game, found)

        def finish() -> None:
            lines = LookBackLines(look_back_content(game, found))
            then((lines.title(), lines.written(self.advice.known(asked))))

        if len(self.advice.known(asked)) == len(asked):
            finish()
            return
        dialog = self.dialog = AdviceDialog(len(asked), self._style(), self.view or self._window)
        dialog.finished.connect(lambda _result: self._waited(finish))
        dialog.open()
        self.advice.think(asked)

    def _advised(self) -> None:
        if self.dialog is not None:
            self.dialog.accept()

    def _waited(self, finish: Callable[[], None]) -> None:
        """Everything is known, or no one wants to wait for it."""
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
        finish()
        if self.view is None:
            self.advice.stop()


def can_look_back(game: Game) -> bool:
    """The computer players do not know the first edition, and a deal has no past."""
    return game.setup.first_edition is None and bool(game.past)


def gives_advice(game: Game) -> bool:
    """Advice speaks of hands: while several people still play, others would learn of them."""
    return game.state.result is not None or game.people == 1


def asked_about(game: Game, found: LookingBack) -> tuple[Knowledge, ...]:
    """What advice is asked about: the turns that cost their player most."""
    return tuple(own_knowledge(game, one) for one in found.own) if gives_advice(game) else ()


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
        tuple(OwnTurn(_point(one), turn_played(game, one)) for one in found.own) if advised else (),
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


def turn_played(game: Game, turning: Turning) -> tuple[UndoStep, ...]:
    """The actions of the turn, as their player saw them, without those that a bribe prevented."""
    seat = turning.before.seat
    found: list[UndoStep] = []
    for moment in game.past[turning.before.moment : turning.after.moment]:
        if isinstance(moment.choice, Act | PlayCard | Purchase):  # only whose turn it is makes them
            decision = pending(moment.state)
            assert decision is not None
            found.append(UndoStep(moment.choice, decision, visible_to(moment.state, seat)))
        elif any(entry.id in GIVEN_UP for entry in moment.log):
            found.pop()
    return tuple(found)
