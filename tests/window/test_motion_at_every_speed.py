"""Motion in the window, at each speed: whatever is skipped, the table ends as the state is."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.settings import Speed
from tests.window.application import table
from tools.scene_check import compare_scene


@pytest.mark.parametrize("speed", list(Speed))
def test_the_table_equals_the_state_after_every_choice(
    application: Application, speed: Speed
) -> None:
    application.settings.change(animation=speed)
    application.session.start(table(3, seed=4, open_hands=True))
    view, dice, chance = application.window.table.view, Dice(5), random.Random(speed)
    moved = 0
    for _ in range(90):
        decision = application.session.decision
        if decision is None:
            break
        application.control.choose(dice.pick(decision))
        moved += view.motion.is_running
        match chance.randrange(4):
            case 0:
                QTest.keyClick(view, Qt.Key.Key_PageUp)
            case 1:
                QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(2, 2))
            case 2:
                application.app.processEvents()
                view.motion.finish()
            case _:
                continue  # interrupted by the next choice
        assert not view.motion.is_running
        compare_scene(view.table, application.session.state)
    view.motion.finish()
    compare_scene(view.table, application.session.state)
    assert (moved > 5) == (speed is not Speed.OFF)


def moving(application: Application) -> None:
    """Something has been bought, and its rupees are on their way."""
    application.settings.change(animation=Speed.SLOW)
    application.session.start(table(2, seed=6, open_hands=True))
    for _ in range(2):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(decision.choices[0])
    application.control.choose(Purchase(3))
    assert application.window.table.view.motion.is_running


def test_a_key_anywhere_in_the_window_finishes_it(application: Application) -> None:
    moving(application)
    application.window.resize(1920, 1080)
    application.control.undo()
    application.control.choose(Purchase(3))
    assert application.window.table.view.motion.is_running
    QTest.keyClick(application.window.table.side.log, Qt.Key.Key_Down)
    assert not application.window.table.view.motion.is_running
    compare_scene(application.window.table.view.table, application.session.state)


def test_a_click_anywhere_in_the_window_finishes_it_and_counts(application: Application) -> None:
    moving(application)
    assert application.session.state.players[application.session.state.active].hand
    QTest.mouseClick(application.window.table.bar.undo_button, Qt.MouseButton.LeftButton)
    assert not application.window.table.view.motion.is_running
    assert not application.session.state.players[application.session.state.active].hand
    compare_scene(application.window.table.view.table, application.session.state)
