"""A person at the window, for tests: every choice by mouse or keys."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model import Choice, Decision
from pamir_desktop.model.decisions import CounterBribe, EndTurn, ProposeBribe
from pamir_desktop.views.prompt.prompt_choices import button_choices
from pamir_desktop.views.table.gestures import gesture
from pamir_desktop.views.table.spots import Spot

Way = Callable[[Spot | None, Spot | None, Spot | None], None]
"""Makes a choice by what is grabbed, where it is dropped, or what is clicked."""

LEFT = Qt.MouseButton.LeftButton


class Person:
    """A person at the window who takes the mouse, drags, and uses the keyboard in turn."""

    def __init__(self, application: Application, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.page = application.window.table
        self.view = self.page.view
        self.ways: Iterator[Way] = itertools.cycle((self.by_click, self.by_drag, self.by_keyboard))

    def watch_checks(self) -> None:
        """Go on from every scene of a Dominance Check by a key."""
        while self.page.checks.scene.isVisible():
            QTest.keyClick(self.page.checks.scene, Qt.Key.Key_Return)

    def take_seat(self) -> None:
        """Hold Enter until the curtain rises, if it hangs."""
        curtain = self.page.curtain
        if curtain.isVisible():
            QTest.keyPress(curtain, Qt.Key.Key_Return)
            self.qtbot.waitUntil(lambda: not curtain.isVisible())
            QTest.keyRelease(curtain, Qt.Key.Key_Return)

    def make(self, decision: Decision, choice: Choice) -> None:
        position = self.view.table.position
        assert position is not None
        assert position.decision == decision
        hands = gesture(position.state, decision, choice)
        if isinstance(choice, EndTurn):
            QTest.keyClick(self.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        elif isinstance(choice, ProposeBribe | CounterBribe):
            self.name_sum(choice)
        elif hands.click is None and hands.grab is None:
            self.press_button(decision, choice)
        else:
            next(self.ways)(hands.grab, hands.drop, hands.click)
        QApplication.processEvents()

    def press_button(self, decision: Decision, choice: Choice) -> None:
        digit = dict(button_choices(decision))[choice]
        QTest.keyClick(self.view, Qt.Key(Qt.Key.Key_0 + digit))

    def name_sum(self, choice: ProposeBribe | CounterBribe) -> None:
        stepper = self.page.bar.stepper
        for _ in range(40):
            if stepper.rupees() == choice.rupees:
                break
            up = stepper.rupees() < choice.rupees
            QTest.keyClick(self.view, Qt.Key.Key_Plus if up else Qt.Key.Key_Minus)
        QTest.keyClick(self.view, Qt.Key(Qt.Key.Key_0 + stepper.key))

    # --- Three ways ------------------------------------------------------------------------

    def by_click(self, grab: Spot | None, drop: Spot | None, click: Spot | None) -> None:
        for spot in (click,) if click is not None else (grab, drop):
            assert spot is not None
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(spot))

    def by_drag(self, grab: Spot | None, drop: Spot | None, click: Spot | None) -> None:
        if grab is None or drop is None:
            self.by_click(grab, drop, click)
            return
        viewport, start = self.view.viewport(), self.at(grab)
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start + QPoint(14, 9))
        QTest.mouseMove(viewport, start + QPoint(25, 16))
        end = self.at(drop)
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)

    def by_keyboard(self, grab: Spot | None, drop: Spot | None, click: Spot | None) -> None:
        for spot in (click,) if click is not None else (grab, drop):
            for _ in range(250):
                if self.view.table.marks.focus == spot:
                    break
                QTest.keyClick(self.view, Qt.Key.Key_PageDown)
            QTest.keyClick(self.view, Qt.Key.Key_Return)

    def at(self, spot: Spot) -> QPoint:
        """A point of the viewport where the spot is the uppermost thing that can be chosen."""
        scene = self.view.table
        rect, marks = scene.spot_rect(spot), scene.marks
        wanted = marks.legal | marks.targets | self.view.pointer.offer.grabbable()
        shares = (0.5, 0.15, 0.85, 0.3, 0.7, 0.06, 0.94)
        points = [scene.spot_centre(spot)]
        for across, down in itertools.product(shares, shares):
            point = rect.topLeft()
            point += (rect.topRight() - rect.topLeft()) * across
            point += (rect.bottomLeft() - rect.topLeft()) * down
            points.append(point)
        for point in points:
            open_here = [s for s in scene.spots_at(point) if s in wanted]
            if open_here[:1] == [spot]:
                return self.view.mapFromScene(point)
        raise AssertionError(f"{spot} cannot be hit")
