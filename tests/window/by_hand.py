"""Choices made as a player makes them, tips, and what a note must not cover."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from pamir_desktop.app import Application
from pamir_desktop.model import Choice
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.views.table.gestures import gesture
from tests.window.table_positions import click


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def choose(application: Application, choice: Choice) -> None:
    """By clicks on the table if it is made there, otherwise by a button of the prompt bar."""
    decision, bar = application.session.decision, application.window.table.bar
    assert decision is not None
    way = gesture(application.session.state, decision, choice)
    spots = [way.grab, way.drop] if way.click is None else [way.click]
    if way.click is not None or (way.grab is not None and way.drop is not None):
        for spot in spots:
            assert spot is not None
            click(application, spot)
    elif isinstance(choice, EndTurn):
        press(bar.end_button)
    else:
        bar.chosen.emit(choice)
    application.app.processEvents()


def covered(application: Application) -> list[QRectF]:
    """What the note covers and must not."""
    stage = application.window.table.stage
    table = application.window.table
    paper, lit = stage.note.paper(), stage.lit_boxes()
    assert QRectF(table.view.rect()).contains(paper)
    side = [QRectF(table.side.geometry())] if table.side.isVisible() else []
    boxes = (*lit, *stage.surroundings(lit).closed, *side)
    return [box for box in boxes if paper.intersects(box)]


def tip_at(application: Application, at: QPointF) -> str:
    """What is shown when the mouse rests there."""
    view = application.window.table.view
    place = view.mapFromScene(at)
    corner = view.viewport().mapToGlobal(place)
    event = QHelpEvent(QEvent.Type.ToolTip, place, corner)
    QApplication.sendEvent(view.viewport(), event)
    return QToolTip.text()
