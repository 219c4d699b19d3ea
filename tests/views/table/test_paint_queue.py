"""What is only sketched is painted in idle moments, for those who look."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.views.art.palette import LIGHT
from pamir_desktop.views.table.paint_queue import FIRST_PAUSE_MILLISECONDS, Atelier
from tests.application import table


def test_nothing_is_painted_for_a_table_that_nobody_sees(desk: Desk) -> None:
    atelier = desk.window.table.view.table.atelier
    desk.session.start(table(3, open_hands=True))
    desk.app.processEvents()
    assert atelier.is_busy  # cards, map and cloth are sketches
    desk.window.hide()
    assert not atelier.is_busy
    desk.window.show()
    assert atelier.is_busy


def test_a_table_that_is_complete_is_left_alone(desk: Desk) -> None:
    atelier = desk.window.table.view.table.atelier
    desk.window.hide()
    desk.window.show()
    assert not atelier.is_busy


def test_a_first_picture_comes_before_anything_is_painted_in_full(
    qapp: QApplication, qtbot: QtBot
) -> None:
    """However slow the machine is."""
    atelier = Atelier()
    atelier.resume()
    atelier.cloth(QSize(200, 100), 1.0, LIGHT)
    with qtbot.assertNotEmitted(atelier.opened, wait=2 * FIRST_PAUSE_MILLISECONDS):
        pass
    assert not atelier.has_cloth(QSize(200, 100), 1.0, LIGHT)
    with qtbot.waitSignals([atelier.opened, atelier.painted]):
        atelier.is_seen = True
    assert atelier.has_cloth(QSize(200, 100), 1.0, LIGHT)


def test_of_every_thing_only_the_picture_wanted_last_is_painted(
    qapp: QApplication, qtbot: QtBot
) -> None:
    """A window that is resized wants everything in many sizes, and soon none of them any more."""
    atelier = Atelier()
    for width in range(200, 240):
        atelier.cloth(QSize(width, 100), 1.0, LIGHT)
    atelier.is_seen = True
    with qtbot.waitSignal(atelier.painted):
        atelier.resume()
    assert atelier.has_cloth(QSize(239, 100), 1.0, LIGHT)
    assert not atelier.has_cloth(QSize(238, 100), 1.0, LIGHT)
