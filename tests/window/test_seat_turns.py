"""The table turns to another player without a curtain: not abruptly, and showing no hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model.decisions import ChooseLoyalty
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Coalition
from pamir_desktop.settings import Speed
from pamir_desktop.views.table.seat_turn import SeatTurn
from tests.window.application import sensible, table


def choose_first_loyalty(application: Application, speed: Speed) -> list[SeatTurn]:
    """No hand is needed for it, so the next player gets the screen without a curtain."""
    application.settings.change(animation=speed)
    application.session.start(table(3))
    application.app.processEvents()
    before = application.control.display.position().seat
    application.control.choose(ChooseLoyalty(Coalition.BRITISH))
    assert application.control.display.position().seat != before
    assert not application.window.table.curtain.isVisible()
    return application.window.table.view.findChildren(SeatTurn)


def test_the_name_of_the_next_player_covers_their_side_and_fades(
    application: Application, qtbot: QtBot
) -> None:
    (turn,) = choose_first_loyalty(application, Speed.FAST)
    seat = application.control.display.position().seat
    assert turn.isVisible()
    assert turn.name == application.control.display.setup.seats[seat].name
    layout_area = application.window.table.view.lower_area().toAlignedRect()
    assert turn.geometry() == layout_area
    picture = turn.grab().toImage()
    covered = picture.pixelColor(12, 12)
    assert covered.alpha() == 255, "what was shown before is not seen"
    qtbot.waitUntil(lambda: not turn.isVisible(), timeout=10_000)


def test_a_click_ends_it_and_still_means_what_it_means(application: Application) -> None:
    (turn,) = choose_first_loyalty(application, Speed.SLOW)
    view = application.window.table.view
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton)
    assert not turn.isVisible()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton)


def test_without_animation_there_is_none(application: Application) -> None:
    assert choose_first_loyalty(application, Speed.OFF) == []


def test_another_game_begins_at_once(application: Application) -> None:
    (turn,) = choose_first_loyalty(application, Speed.SLOW)
    turn.finish()
    application.session.start(table(4))
    assert not turn.isVisible()


def test_where_a_curtain_hangs_nothing_else_covers_the_table(application: Application) -> None:
    application.settings.change(animation=Speed.SLOW)
    application.session.start(table(3))
    view, curtain = application.window.table.view, application.window.table.curtain
    dice = Dice(2)
    hung = 0
    for _ in range(80):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
        if not curtain.isHidden():
            hung += 1
            assert not [turn for turn in view.findChildren(SeatTurn) if turn.isVisible()]
            application.control.display.lift_curtain()
    assert hung > 3
