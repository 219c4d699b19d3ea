"""Hints for the person who has to decide: asked for by key or button, thought of in a worker.

Kept are only the last hints found, so that asking again in the same position is instant.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pamir_desktop.model import Choice, Decision, Setup, State, visible_to
from pamir_desktop.model.decisions import Act, PlayCard, Purchase
from pamir_desktop.settings import HintsChoice
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.prompt.question import UndoStep
from pamir_desktop.views.table.gestures import gesture
from pamir_desktop.views.table.spots import Spot

from .hint_worker import HintWorker
from .table_control import TableControl

if TYPE_CHECKING:
    from pamir_desktop.bots.hints import Hint
    from pamir_desktop.bots.knowledge import Knowledge
    from pamir_desktop.views.hints.shown_hint import ShownHint

REMEMBERED: Final = 40
"""Positions whose hints are kept."""


class HintControl(QObject):
    announced = Signal(str)  # for a screen reader

    def __init__(self, control: TableControl, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._control = control
        self._session = control.session
        self._window = window
        self._number = 0  # of the last request
        self._asked: tuple[State, Decision, Knowledge] | None = None  # what is thought about
        self._known: deque[tuple[Knowledge, tuple[Hint, ...]]] = deque(maxlen=REMEMBERED)
        self._is_open = False
        self.worker = HintWorker(self)
        self.worker.answered.connect(self._answered)
        self.worker.progressed.connect(self._progressed)
        control.display.shown.connect(self._shown)
        control.settings.changed.connect(self._offer)
        control.session.closed.connect(self.stop)
        window.table.bar.hint_asked.connect(self.toggle)
        window.menus.hint_asked.connect(self.toggle)
        window.closing.connect(self.stop)
        window.table.hints_made.connect(self._listen)

    def _listen(self) -> None:
        slip = self._window.table.hints
        slip.pointed.connect(self._point)
        slip.chosen.connect(self._choose)
        slip.closed.connect(self.close)

    # --- When there are hints --------------------------------------------------------------

    @property
    def is_offered(self) -> bool:
        """In this game, by the option: where several people share the screen all would see them."""
        if self._session.game is None or self._control.display.guide is not None:
            return False
        return offers_hints(self._control.settings.options.hints, self._control.display.setup)

    def _shown(self) -> None:
        """Another position: hints for the last one are over."""
        self.close()
        self._offer()

    def _offer(self) -> None:
        if not self.is_offered:
            self.close()
        can_ask = self.is_offered and self._control.display.open_decision() is not None
        self._window.show_hint_button(self.is_offered, can_ask)

    # --- Asking ----------------------------------------------------------------------------

    def toggle(self) -> None:
        """Ask for hints, or put them away again."""
        if self._is_open:
            self.close()
        elif self.is_offered:
            self._ask()

    def _ask(self) -> None:
        decision, game = self._control.display.open_decision(), self._session.game
        if decision is None or game is None:
            return
        from pamir_desktop.bots.knowledge import (  # noqa: PLC0415  # most games do without hints
            knowledge_of,
        )

        state = self._session.state
        knowledge = knowledge_of(state, decision.seat, game.log)
        self._asked = (state, decision, knowledge)
        self._is_open = True
        self._session.hinted()
        found = next((hints for known, hints in self._known if known == knowledge), None)
        if found is not None:
            self._show(found)
            return
        self._number += 1
        self._window.table.hints.show_search(0)
        self.worker.ask(self._number, knowledge)

    def _progressed(self, number: int, percent: int) -> None:
        if number == self._number and self._asked is not None:
            self._window.table.hints.show_search(percent)

    def _answered(self, number: int, found: tuple[Hint, ...]) -> None:
        if number != self._number or self._asked is None:
            return
        if found:
            self._known.append((self._asked[2], found))
        self._show(found)

    # --- Showing ---------------------------------------------------------------------------

    def _show(self, found: tuple[Hint, ...]) -> None:
        assert self._asked is not None
        state, decision, _ = self._asked
        seen = visible_to(state, decision.seat)
        table = self._window.table
        spots = tuple(spots_of(hint.choice, decision, seen) for hint in found)
        table.view.hint_badges.show_hints(spots)  # before the first row gets the focus
        table.hints.show_hints(shown_hints(found, decision, seen), self._control.display.setup)
        self.announced.emit(table.hints.spoken())

    def _point(self, place: int) -> None:
        """Preview the hint under the mouse, as if the mouse were on the table."""
        table = self._window.table
        hints = table.hints.hints
        here = 0 <= place < len(hints)
        table.view.hint_badges.point(place if here else -1)
        self._control.consider(hints[place].choice if here else None)

    def _choose(self, choice: Choice) -> None:
        self.close()
        self._control.choose(choice)

    def close(self) -> None:
        """Put the hints away, and stop looking for them."""
        if not self._is_open:
            return
        self._is_open = False
        self._asked = None
        self.worker.forget()
        table = self._window.table
        had_focus = table.hints.isAncestorOf(table.focusWidget() or table)
        table.view.hint_badges.show_hints(())
        table.hints.put_away()
        self._control.consider(None)
        if had_focus:
            table.view.setFocus()

    def stop(self) -> None:
        """The game is closed, or the program ends."""
        self.close()
        self._known.clear()
        self.worker.stop()


def offers_hints(option: HintsChoice, setup: Setup) -> bool:
    if setup.first_edition is not None:  # the computer players do not know it
        return False
    if option is HintsChoice.ALONE:
        return len(setup.people) == 1
    return option is HintsChoice.ALWAYS and bool(setup.people)


def shown_hints(found: tuple[Hint, ...], decision: Decision, seen: State) -> tuple[ShownHint, ...]:
    """As the views show them; of the rest of a plan only whole actions."""
    from pamir_desktop.views.hints.shown_hint import (  # noqa: PLC0415  # see `HintControl._ask`
        HintGain,
        ShownHint,
    )

    return tuple(
        ShownHint(
            UndoStep(hint.choice, decision, seen),
            tuple(choice for choice in hint.then if isinstance(choice, Act | PlayCard | Purchase)),
            tuple(HintGain(g.topic, g.change > 0, g.by, g.others) for g in hint.gains),
            hint.wins,
            is_alone=len(found) == 1,
        )
        for hint in found
    )


def spots_of(choice: Choice, decision: Decision, seen: State) -> tuple[Spot, ...]:
    """Where a choice begins on the table, and where it leads."""
    made = gesture(seen, decision, choice)
    if made.click is not None:
        return (made.click,)
    return tuple(spot for spot in (made.grab, made.drop) if spot is not None)
