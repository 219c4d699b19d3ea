"""Hands for tests: real mouse and key events on a real table view."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pamir_desktop.control.session import Session
from pamir_desktop.model import Choice, Decision, facts, visible_to
from pamir_desktop.model.preview import follow_ups
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.setup import RULEBOOK
from pamir_desktop.model.terms import NOBODY, Seat
from pamir_desktop.views.table.gestures import Gesture, gesture
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table.view import TableView


class Table:
    """A session and a view, without the windows around them."""

    def __init__(self, width: int = 1280, height: int = 774) -> None:
        self.session = Session()
        self.view = TableView(lambda choice: follow_ups(self.session.preview(choice)))
        self.view.resize(width, height)
        self.chosen: list[Choice] = []
        self.aimed: list[tuple[Choice, Spot]] = []
        self.asked: list[Choice] = []
        pointer = self.view.pointer
        pointer.chosen.connect(self.chosen.append)
        pointer.aimed.connect(lambda choice, spot: self.aimed.append((choice, spot)))
        pointer.asked.connect(self.asked.append)
        self.view.show()

    def start(self, seats: int, seed: int, *, wakhan: bool = False) -> None:
        self.session.start(random_setup(seats, seed, RULEBOOK if wakhan else None))
        self.show()

    @property
    def decision(self) -> Decision:
        decision = self.session.decision
        assert decision is not None
        return decision

    def show(self) -> None:
        """Show the position as the one who decides sees it."""
        decision = self.session.decision
        seat = decision.seat if decision else Seat(0)
        self.view.show_position(
            Position(
                state=visible_to(self.session.state, seat),
                facts=facts(self.session.state, seat if decision else NOBODY),
                seat=seat,
                decision=decision,
            )
        )

    def choose(self, choice: Choice) -> None:
        self.session.choose(choice)
        self.show()

    def gesture(self, choice: Choice) -> Gesture:
        position = self.view.table.position
        assert position is not None
        return gesture(position.state, self.decision, choice)

    # --- Hands -----------------------------------------------------------------------------

    def at(self, spot: Spot) -> QPoint:
        """A point of the viewport that hits the spot and nothing above it."""
        table = self.view.table
        item = table.item_of(spot)
        assert item is not None, f"{spot} is not on the table"
        rect = table.spot_rect(spot)
        tries = [table.spot_centre(spot)]
        for column in (0.5, 0.15, 0.85, 0.3, 0.7, 0.06, 0.94):
            for row in (0.5, 0.15, 0.85, 0.3, 0.7, 0.06, 0.94):
                point = rect.topLeft()
                point.setX(rect.left() + column * rect.width())
                point.setY(rect.top() + row * rect.height())
                tries.append(point)
        wanted = table.marks.legal | table.marks.targets
        for point in tries:
            here = table.spots_at(point)
            lit = [s for s in here if s in wanted]
            if (lit and lit[0] == spot) or (not lit and here and here[0] == spot):
                return self.view.mapFromScene(point)
        raise AssertionError(f"{spot} cannot be hit")

    def click(self, spot: Spot) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(spot))
        QApplication.processEvents()

    def drag(self, grab: Spot, drop: Spot) -> None:
        viewport, left = self.view.viewport(), Qt.MouseButton.LeftButton
        start = self.at(grab)
        QTest.mousePress(viewport, left, pos=start)
        QTest.mouseMove(viewport, start + QPoint(14, 9))
        QTest.mouseMove(viewport, start + QPoint(25, 16))
        end = self.at(drop)
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, left, pos=end)
        QApplication.processEvents()

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
        QApplication.processEvents()

    def focus(self, spot: Spot) -> None:
        """Page down until the spot has the focus."""
        for _ in range(200):
            if self.view.table.marks.focus == spot:
                return
            self.key(Qt.Key.Key_PageDown)
        raise AssertionError(f"{spot} never got the focus")


def decisions(
    seats: int, seeds: range, *, wakhan: bool = False
) -> Iterator[tuple[Session, Decision]]:
    """Every decision of some random games."""
    for seed in seeds:
        session = Session()
        session.start(random_setup(seats, seed, RULEBOOK if wakhan else None))
        dice = Dice(seed)
        decision = session.decision
        while decision is not None:
            yield session, decision
            session.choose(dice.pick(decision))
            decision = session.decision
