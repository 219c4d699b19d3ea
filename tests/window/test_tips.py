"""Tips are shown close to what they are about and cover no card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from pamir_desktop.app import Application
from pamir_desktop.demo import play_on
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.views.table.card_item import CardItem
from pamir_desktop.views.table.tip_place import Surroundings, tip_label, tip_place
from tests.window.by_hand import tip_at


@pytest.fixture(autouse=True)
def no_tip_left() -> Iterator[None]:
    yield
    QToolTip.hideText()


def crowded(application: Application, width: int, height: int) -> list[QRect]:
    """A table with many cards; where they are on the screen."""
    application.session.start(random_setup(4, 56))
    play_on(application, Dice(56), 120)
    application.checks.skip()
    application.control.display.lift_curtain()
    application.window.resize(width, height)
    application.app.processEvents()
    return list(cards(application).values())


def on_screen(application: Application, rect: QRectF) -> QRect:
    view = application.window.table.view
    shown = view.mapFromScene(rect).boundingRect()
    return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())


def cards(application: Application) -> dict[CardItem, QRect]:
    items = application.window.table.view.table.table_items()
    found = [item for item in items if isinstance(item, CardItem) and item.isVisible()]
    return {item: on_screen(application, item.mapRectToScene(item.box)) for item in found}


def covered(tip: QRect, places: list[QRect]) -> list[QRect]:
    return [place for place in places if place.intersects(tip)]


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1440, 900), (1920, 1080)])
def test_no_tip_covers_a_card(application: Application, width: int, height: int) -> None:
    crowded(application, width, height)
    prompt = on_screen(application, application.window.table.view.prompt_rect())
    shown = cards(application)
    checked = 0
    for item in shown:
        for _, rect in item.signs():
            centre = item.mapRectToScene(rect).center()
            if not tip_at(application, centre):
                continue
            label = tip_label()
            assert label is not None
            tip = QRect(label.pos(), label.size())
            assert not covered(tip, [*shown.values(), prompt]), (tip, width)
            checked += 1
            QToolTip.hideText()
            break
    assert checked > 15


def test_a_tip_asked_for_by_keyboard_covers_no_card(application: Application) -> None:
    crowded(application, 1440, 900)
    shown = list(cards(application).values())
    for _ in range(20):
        QTest.keyClick(application.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        label = tip_label()
        assert label is not None
        assert not covered(QRect(label.pos(), label.size()), shown)


def test_a_tip_does_not_cover_the_card_details(application: Application) -> None:
    crowded(application, 1440, 900)
    table = application.window.table
    if not table.part_shown("inspector"):
        table.toggle_part("inspector")
    application.app.processEvents()
    side = QRect(table.side.mapToGlobal(QPoint(0, 0)), table.side.size())
    layout = table.view.table.context
    assert layout is not None
    for slot in layout.layout.slots:
        tip_at(application, slot.center())
        label = tip_label()
        if label is not None:
            assert not side.intersects(QRect(label.pos(), label.size()))
            QToolTip.hideText()


ROOM = QRectF(0, 0, 800, 600)


def test_the_nearest_free_place_is_taken() -> None:
    about = QRectF(300, 200, 100, 140)
    below = QRectF(300, 350, 100, 140)
    place = tip_place(QSizeF(120, 60), about, Surroundings(ROOM, [below], []))
    tip = QRectF(place, QSizeF(120, 60))
    assert not tip.intersects(below)
    assert not tip.intersects(about)
    assert QRectF(about).adjusted(-140, -80, 140, 80).contains(tip)


def test_the_map_is_spared_if_there_is_other_room() -> None:
    about, board = QRectF(300, 200, 100, 140), QRectF(0, 0, 290, 600)
    place = tip_place(QSizeF(120, 60), about, Surroundings(ROOM, [], [board]))
    assert not QRectF(place, QSizeF(120, 60)).intersects(board)


def test_where_everything_is_covered_the_tip_covers_least() -> None:
    about, whole = QRectF(300, 200, 100, 140), QRectF(0, 0, 800, 540)
    place = tip_place(QSizeF(120, 100), about, Surroundings(ROOM, [whole], []))
    assert QRectF(place, QSizeF(120, 100)).intersected(whole).height() <= 60
    assert ROOM.contains(place)
