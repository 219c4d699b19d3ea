"""The board of the map: sketched first, then painted, and again when its rulers change."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from pamir_desktop.model import State, facts
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.art.palette import LIGHT, SAFE
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.table.item_values import map_show
from pamir_desktop.views.table.map_board import MapBoard, MapShow
from pamir_desktop.views.table.paint_queue import PaintQueue
from pamir_desktop.views.table.position import Position
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL

WIDTH = 240


@pytest.fixture
def paint_queue(qapp: QApplication) -> PaintQueue:
    return PaintQueue()


@pytest.fixture
def board(paint_queue: PaintQueue) -> MapBoard:
    return MapBoard(paint_queue)


def ruled_by(seat: Seat) -> State:
    state = given.table()
    given.tribe(state, seat, KABUL)
    return state


def show_of(state: State) -> MapShow:
    return map_show(Position(state, facts(state), ANNA, None))


def picture(board: MapBoard, show: MapShow) -> QImage:
    return board.picture(show, Look(LIGHT, SAFE), WIDTH, 1.0).toImage()


def test_a_sketch_becomes_a_painting(board: MapBoard, paint_queue: PaintQueue) -> None:
    show = show_of(ruled_by(ANNA))
    sketch = picture(board, show)
    paint_queue.complete()
    assert board.forget_sketch()
    painting = picture(board, show)
    assert painting.size() == sketch.size()
    assert painting != sketch
    assert not board.forget_sketch()
    assert picture(board, show) == painting


def test_other_rulers_and_other_colours_are_another_picture(
    board: MapBoard, paint_queue: PaintQueue
) -> None:
    show = show_of(ruled_by(ANNA))
    picture(board, show)
    paint_queue.complete()
    board.forget_sketch()
    others = {
        "of Anna": show,
        "of Anna in black": show._replace(colours=(Colour.BLACK, *show.colours[1:])),
        "of Boris": show_of(ruled_by(BORIS)),
        "of nobody": show_of(given.table()),
    }
    pictures = {name: picture(board, other) for name, other in others.items()}
    for name, one in pictures.items():
        for other_name, other in pictures.items():
            assert (one == other) == (name == other_name), (name, other_name)
