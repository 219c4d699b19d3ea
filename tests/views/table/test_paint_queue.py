"""What is only sketched is painted in idle moments, for those who look."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.views.art.palette import LIGHT
from pamir_desktop.views.table.paint_queue import FIRST_PAUSE_MILLISECONDS, PaintQueue
from tests.window.application import table


def test_nothing_is_painted_for_a_table_that_nobody_sees(application: Application) -> None:
    paint_queue = application.window.table.view.table.paint_queue
    application.session.start(table(3, open_hands=True))
    application.app.processEvents()
    assert paint_queue.is_busy  # cards, map and cloth are sketches
    application.window.hide()
    assert not paint_queue.is_busy
    application.window.show()
    assert paint_queue.is_busy


def test_a_table_that_is_complete_is_left_alone(application: Application) -> None:
    paint_queue = application.window.table.view.table.paint_queue
    application.window.hide()
    application.window.show()
    assert not paint_queue.is_busy


def test_a_first_picture_comes_before_anything_is_painted_in_full(
    qapp: QApplication, qtbot: QtBot
) -> None:
    """However slow the machine is."""
    paint_queue = PaintQueue()
    paint_queue.resume()
    paint_queue.cloth(QSize(200, 100), 1.0, LIGHT)
    with qtbot.assertNotEmitted(paint_queue.opened, wait=2 * FIRST_PAUSE_MILLISECONDS):
        pass
    assert not paint_queue.has_cloth(QSize(200, 100), 1.0, LIGHT)
    with qtbot.waitSignals([paint_queue.opened, paint_queue.painted]):
        paint_queue.is_seen = True
    assert paint_queue.has_cloth(QSize(200, 100), 1.0, LIGHT)


def test_of_every_thing_only_the_picture_wanted_last_is_painted(
    qapp: QApplication, qtbot: QtBot
) -> None:
    """A window that is resized wants everything in many sizes, and soon none of them any more."""
    paint_queue = PaintQueue()
    for width in range(200, 240):
        paint_queue.cloth(QSize(width, 100), 1.0, LIGHT)
    paint_queue.is_seen = True
    with qtbot.waitSignal(paint_queue.painted):
        paint_queue.resume()
    assert paint_queue.has_cloth(QSize(239, 100), 1.0, LIGHT)
    assert not paint_queue.has_cloth(QSize(238, 100), 1.0, LIGHT)


def test_the_page_below_the_table_gets_its_cloth_with_the_table(application: Application) -> None:
    page = application.window.table
    place = page.rail.geometry().center()
    application.session.start(table(3, open_hands=True))
    page.view.table.paint_queue.is_open = False  # as before the first frame
    page.rail.hide()
    sketched = page.grab().toImage().pixelColor(place)
    page.view.table.paint_queue.complete()
    assert sketched == QColor(LIGHT.table)
    assert page.grab().toImage().pixelColor(place) != sketched
