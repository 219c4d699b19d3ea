"""Positions made for a test on the table of the real window, and a mouse over it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.history import Game
from pamir_desktop.views.table.spots import Spot


def show_state(application: Application, state: State) -> None:
    """Put a position on the table and let whoever decides look at it."""
    application.session.game = Game(state.setup, state)
    application.session.replaced.emit()
    application.control.display.lift_curtain()


def point_of(application: Application, spot: Spot) -> QPoint:
    """A point of the viewport at which the spot, and nothing above it, is meant."""
    view = application.window.table.view
    table = view.table
    rect = table.spot_rect(spot)
    assert not rect.isEmpty(), f"{spot} is not on the table"
    shares = (0.5, 0.15, 0.85, 0.3, 0.7, 0.06, 0.94)
    tries = [table.spot_centre(spot)]
    for column in shares:
        for row in shares:
            at = rect.topLeft()
            at.setX(rect.left() + column * rect.width())
            at.setY(rect.top() + row * rect.height())
            tries.append(at)
    opened = table.marks.legal | table.marks.targets
    for at in tries:
        here = table.spots_at(at)
        meant = next((found for found in here if found in opened), here[0] if here else None)
        if meant == spot:
            return view.mapFromScene(at)
    raise AssertionError(f"{spot} cannot be hit")


def hover(application: Application, spot: Spot) -> None:
    viewport = application.window.table.view.viewport()
    at = point_of(application, spot)
    QTest.mouseMove(viewport, QPoint(1, 1))
    QTest.mouseMove(viewport, at)
    application.app.processEvents()


def click(application: Application, spot: Spot) -> None:
    viewport = application.window.table.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point_of(application, spot))
    application.app.processEvents()


def point_at(widget: QWidget) -> None:
    """Move the mouse there from somewhere else: Qt reports no mouse that stays."""
    QTest.mouseMove(widget.window(), QPoint(1, 1))
    QTest.mouseMove(widget)
