"""Drops and clicks that are nearly right do what was meant; those that mean nothing say why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.control.session import Game
from pamir_desktop.model import Choice
from pamir_desktop.model.decisions import BuildRoad, MoveArmy, PlayCard
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import CourtEnd
from pamir_desktop.views.table.flight_pictures import carried_piece
from pamir_desktop.views.table.scene import Zone
from pamir_desktop.views.table.spots import (
    BlockStack,
    BorderSpot,
    CourtEndSpot,
    HandCard,
    MarketSlot,
)
from tests.views.table.playing import Table, decisions

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = Table()
    qtbot.addWidget(made.view)
    return made


def show_offering(table: Table, kind: type[Choice]) -> Iterator[Choice]:
    """Positions in which such a choice is possible."""
    for session, decision in decisions(3, range(30)):
        for choice in decision.choices:
            if isinstance(choice, kind):
                table.session.game = Game(setup=session.state.setup, state=session.state)
                table.show()
                yield choice
                break


def pull(table: Table, start: QPoint, end: QPoint) -> None:
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(14, 9))
    QTest.mouseMove(viewport, start + QPoint(25, 16))
    QTest.mouseMove(viewport, end)


@pytest.mark.parametrize(("share", "end"), [(0.3, CourtEnd.LEFT), (0.7, CourtEnd.RIGHT)])
def test_a_card_dropped_anywhere_on_the_court_goes_to_the_nearer_end(
    table: Table, share: float, end: CourtEnd
) -> None:
    choice = next(show_offering(table, PlayCard))
    assert isinstance(choice, PlayCard)
    context = table.view.table.context
    assert context is not None
    court = context.layout.court
    at = table.view.mapFromScene(QPointF(court.left() + share * court.width(), court.center().y()))
    pull(table, table.at(HandCard(choice.card)), at)
    assert table.view.pointer.choice_at(table.view.pointer.spot) == choice  # which the bar explains
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=at)
    QApplication.processEvents()
    assert table.aimed == [(choice, CourtEndSpot(end))]


def test_a_click_within_a_fingers_width_of_a_border_builds_the_road(table: Table) -> None:
    choice = next(show_offering(table, BuildRoad))
    assert isinstance(choice, BuildRoad)
    scene, spot = table.view.table, BorderSpot(choice.border)
    middle = scene.spot_centre(spot)
    band = [BorderSpot(border) for border in scene.map.borders_near(scene.map.mapFromScene(middle))]
    assert band[0] == spot
    for reach in range(13, 23):
        for way in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
            point = QPointF(middle.x() + reach * way.x(), middle.y() + reach * way.y())
            exact = scene.map.spots_at(scene.map.mapFromScene(point))
            if not any(isinstance(one, BorderSpot) for one in exact) and spot in scene.spots_at(
                point
            ):
                QTest.mouseClick(table.view.viewport(), LEFT, pos=table.view.mapFromScene(point))
                QApplication.processEvents()
                assert table.chosen == [choice]
                return
    pytest.fail("no point beside the border counts as the border")


def test_one_army_dragged_from_a_stack_is_one_army(table: Table) -> None:
    grab = table.gesture(next(show_offering(table, MoveArmy))).grab
    assert isinstance(grab, BlockStack)
    start = table.at(grab)
    pull(table, start, start + QPoint(40, 30))
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=start)
    wanted = carried_piece(table.view.table, grab)
    assert wanted is not None
    assert table.view._ghost._picture.toImage() == wanted.toImage()


def test_a_drag_that_means_nothing_says_why(table: Table) -> None:
    choice = next(show_offering(table, PlayCard))
    assert isinstance(choice, PlayCard)
    start, end = table.at(HandCard(choice.card)), table.at(MarketSlot(3))
    pull(table, start, end)
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=end)
    assert len(table.asked) == 1
    assert not table.chosen
    assert not table.aimed


def test_the_keyboard_follows_the_table(table: Table) -> None:
    next(show_offering(table, PlayCard))
    pointer, scene = table.view.pointer, table.view.table
    table.key(Qt.Key.Key_Home)
    first = scene.marks.focus
    assert isinstance(first, MarketSlot)
    spots = pointer.open_spots()
    assert spots[0] == first
    slots = [spot.slot for spot in spots if isinstance(spot, MarketSlot)]
    assert slots == sorted(slots, key=lambda slot: (slot % COLUMNS, slot))
    zones = [list(Zone).index(pointer._zone(spot)) for spot in spots]
    assert zones == sorted(zones)
    QTest.keyClick(table.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    zone = pointer._zone(scene.marks.focus or first)
    assert zone is Zone.HAND
    QTest.keyClick(table.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert scene.marks.focus == first
