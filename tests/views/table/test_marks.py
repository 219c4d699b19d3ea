"""Marks are seen on things of every size, and all of a mark is painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pamir_desktop.views.art.palette import LIGHT, SAFE
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.table.layout import lay_table
from pamir_desktop.views.table.marks import Mark, Marks, paint_mark
from pamir_desktop.views.table.table_item import RenderContext, TableItem

GROUND = QColor("#C9B78F")
SETTING = RenderContext(Look(LIGHT, SAFE), lay_table(1280, 800, players=3), ratio=1.0, generation=0)


def marked(box: QRectF, mark: Mark) -> QImage:
    """A thing with this mark, and a broad margin around it."""
    image = QImage(round(box.right() + 40), round(box.bottom() + 40), QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_mark(painter, box, 6, mark, LIGHT)
    painter.end()
    return image


def line_breadth(box: QRectF) -> int:
    """Pixels of the outline in a row through the middle of its left side."""
    image, y = marked(box, Mark.LEGAL), round(box.center().y())
    return sum(
        image.pixelColor(x, y) == QColor(LIGHT.focus) for x in range(round(box.center().x()))
    )


def test_a_large_card_has_a_broader_outline() -> None:
    usual, large = line_breadth(QRectF(40, 40, 120, 168)), line_breadth(QRectF(40, 40, 320, 448))
    assert 1 <= usual <= 3
    assert large >= usual + 2


@pytest.mark.parametrize("width", [60, 120, 320, 640])
@pytest.mark.parametrize("mark", [Mark.SELECTED, Mark.LEGAL | Mark.FOCUS, Mark.LIT, Mark.LOSS])
def test_no_mark_reaches_beyond_the_bounds_of_its_item(mark: Mark, width: int) -> None:
    item: TableItem[int] = TableItem(Marks())
    place = QRectF(40, 40, width, 1.4 * width)
    item.present(1, place, SETTING)
    bounds = item.boundingRect().translated(place.topLeft())
    image = marked(place, mark)
    rest = QPainter(image)
    rest.fillRect(bounds, GROUND)
    rest.end()
    assert image == marked(place, Mark.NONE)
