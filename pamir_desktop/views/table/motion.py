"""Motion: cards, pieces and rupees travel from where they were to where they are, as the log says.

The scene is in its final state before anything moves; motion only shows things elsewhere for a
while. When motion is skipped or interrupted, finishing puts every item where it belongs.
"""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QRectF,
    QVariantAnimation,
)

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.terms import CardId

from .flights import Flight, FlightPlan
from .scene import TableScene
from .spots import EventBadge, PrizeCard

MOST_FLIGHTS = 40
STAGGER = 0.35  # of the whole time, over which the flights set out one after the other


class Motion(QObject):
    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._flights: list[Flight] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.finish)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.milliseconds = 0  # 0: nothing moves

    @property
    def is_running(self) -> bool:
        return bool(self._flights)

    # --- Setting out -----------------------------------------------------------------------

    def places(self) -> dict[CardId, QRectF]:
        """Where the cards lie now; to be asked before a new position is shown."""
        if not self.milliseconds:
            return {}
        scene = self._scene
        found = {
            CardId(key): QRectF(item.home, item.box.size())
            for key, item in scene.cards.items()
            if isinstance(key, int)
        }
        for spot in scene.spots():
            if isinstance(spot, EventBadge | PrizeCard):
                found[spot.card] = scene.spot_rect(spot)
        return found

    def set_out(self, before: dict[CardId, QRectF], entries: tuple[LogEntry, ...]) -> None:
        """The scene shows the new position: let things travel there."""
        self.finish()
        if not self.milliseconds or not entries:
            return
        # sprites are made on the way, so none is made that would never fly and leave the table
        flights = FlightPlan(self._scene, before, entries).flights()
        self._flights = list(islice(flights, MOST_FLIGHTS))
        if self._flights:
            self._clock.setDuration(self.milliseconds)
            self._advance(0.0)
            self._clock.start()
            self._watch(True)

    # --- On the way --------------------------------------------------------------------------

    def _advance(self, time: object) -> None:
        """Place every flight for a moment between 0 and 1."""
        assert isinstance(time, float)
        count = len(self._flights)
        for index, flight in enumerate(self._flights):
            late = STAGGER * index / count
            share = min(1.0, max(0.0, (time - late) / (1.0 - STAGGER)))
            eased = self._ease.valueForProgress(share)
            flight.item.setPos(flight.start + (flight.end - flight.start) * eased)
            flight.item.setScale(
                flight.start_scale + (flight.end_scale - flight.start_scale) * eased
            )

    def finish(self) -> None:
        """Everything is where it belongs, at once."""
        self._clock.stop()
        if self._flights:
            self._watch(False)
        flights, self._flights = self._flights, []
        for flight in flights:
            if flight.is_sprite:
                if flight.item.scene() is self._scene:
                    self._scene.removeItem(flight.item)
            else:
                flight.item.setScale(1.0)
        for card in self._scene.cards.values():
            if card.pos() != card.home:
                card.setPos(card.home)

    def _watch(self, running: bool) -> None:
        """Hear of every key and click in the window while something moves."""
        app = QCoreApplication.instance()
        if app is not None and running:
            app.installEventFilter(self)
        elif app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any of them finishes motion, wherever it goes, and still does what it does."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.finish()
        return False
