"""What Expert would have played in the turns that cost their player most, from a worker.

The view of a past game and its exported log ask for the same advice: what was found once is kept as
long as the game is on the table.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pamir_desktop.bots.hints import Hint
from pamir_desktop.bots.knowledge import Knowledge
from pamir_desktop.model import visible_to
from pamir_desktop.views.ending.look_back_content import Advice

from .hint_control import shown_hints
from .hint_worker import HintWorker


class LookBackAdvice(QObject):
    found = Signal(int, object)  # the place of a turn among those asked about, its Advice
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._asked: tuple[Knowledge, ...] = ()  # one for each turn
        self._place = 0  # of the one that is thought about
        self._kept: list[tuple[Knowledge, Advice]] = []
        self.worker = HintWorker(self)
        self.worker.answered.connect(self._answered)
        self.worker.progressed.connect(self._progressed)

    @property
    def is_thinking(self) -> bool:
        return self._place < len(self._asked)

    def known(self, asked: tuple[Knowledge, ...]) -> dict[int, Advice]:
        """What has been found, by the place of the turn."""
        return {
            place: advice
            for place, knowledge in enumerate(asked)
            for known, advice in self._kept
            if known == knowledge
        }

    def think(self, asked: tuple[Knowledge, ...]) -> None:
        """About these turns; goes on where it is if it thinks about them already."""
        if asked != self._asked or not self.is_thinking:
            self._asked = asked
            self._think_about(0)

    def _think_about(self, place: int) -> None:
        known = self.known(self._asked)
        while place in known:
            self._place = place + 1
            self.found.emit(place, known[place])
            place += 1
        self._place = place
        if place < len(self._asked):
            self.found.emit(place, Advice())
            self.worker.ask(place, self._asked[place])
        else:
            self.finished.emit()

    def _progressed(self, number: int, percent: int) -> None:
        if number == self._place and self.is_thinking:
            self.found.emit(number, Advice(percent))

    def _answered(self, number: int, found: tuple[Hint, ...]) -> None:
        if number != self._place or not self.is_thinking:
            return
        knowledge = self._asked[number]
        seen = visible_to(knowledge.state, knowledge.seat)
        hints = shown_hints(found, knowledge.decision(), seen)
        advice = Advice(100, hints[0] if hints else None)
        self._kept.append((knowledge, advice))
        self.found.emit(number, advice)
        self._think_about(number + 1)

    def forget(self) -> None:
        """Another game is on the table."""
        self.stop()
        self._kept = []

    def stop(self) -> None:
        self._asked, self._place = (), 0
        self.worker.stop()
