"""The tail of a note leads to what it speaks of, and hides no words on its way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pamir_desktop.views.lessons.spotlight import Spotlight

NOTE = QRectF(40, 200, 120, 60)
ANCHOR = QRectF(90, 20, 20, 20)
BAR = QRectF(0, 100, 200, 40)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(200, 300)
    return made


@pytest.fixture
def spotlight(table: QWidget) -> Spotlight:
    made = Spotlight(table)
    made.resize(table.size())
    made.show_light((), (ANCHOR,))
    return made


def is_painted(spotlight: Spotlight, y: int) -> bool:
    """On the way from the note straight up to its anchor."""
    picture = QPixmap(spotlight.size())
    picture.fill(Qt.GlobalColor.transparent)
    spotlight.render(picture, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    return picture.toImage().pixelColor(100, y).alpha() > 0


def test_the_tail_passes_below_words(spotlight: Spotlight) -> None:
    spotlight.show_note(NOTE, [])
    assert is_painted(spotlight, 120)
    spotlight.show_note(NOTE, [BAR])
    assert is_painted(spotlight, 180), "from the note"
    assert not is_painted(spotlight, 120), "below the bar"
    assert is_painted(spotlight, 80), "and on to its anchor"


def test_the_tail_may_end_at_words(spotlight: Spotlight) -> None:
    spotlight.show_light((), (BAR,))
    spotlight.show_note(NOTE, [BAR.adjusted(0, 0, 0, 4)])
    assert is_painted(spotlight, 142)


def test_the_tail_passes_below_words_that_only_touch_its_end(spotlight: Spotlight) -> None:
    spotlight.show_light((), (QRectF(60, 20, 80, BAR.top() - 20),))
    spotlight.show_note(NOTE, [BAR])
    assert is_painted(spotlight, 180), "from the note"
    assert not is_painted(spotlight, 120), "below the bar"


def test_there_is_no_tail_of_which_only_a_stump_would_be_seen(spotlight: Spotlight) -> None:
    spotlight.show_note(NOTE, [QRectF(0, 60, 200, 60)])
    assert is_painted(spotlight, 180)
    spotlight.show_note(NOTE, [QRectF(0, 45, 200, 120)])
    assert not is_painted(spotlight, 180)
