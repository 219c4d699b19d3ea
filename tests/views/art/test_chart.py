"""Charts: round figures at their edges, and the figures of a check where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from pamir_desktop.model.terms import Colour
from pamir_desktop.views.art.chart import Chart, ChartLine, Plot

BOX = QRectF(0, 0, 600, 300)


def plot(turns: tuple[int, ...], values: tuple[int, ...]) -> Plot:
    line = ChartLine("Anna", Colour.RED, values)
    return Plot(BOX, Chart("Points", "Turn", turns, (line,), ()), 1.0)


@pytest.mark.parametrize(("most", "top"), [(0, 4), (4, 4), (6, 6), (7, 8), (12, 12), (13, 15)])
def test_no_value_is_above_the_uppermost_line_of_the_grid(most: int, top: int) -> None:
    assert plot((0, 1), (0, most)).highest == top


def test_pointing_at_a_turn_with_a_check_shows_the_figures_of_the_check() -> None:
    shown = plot((10, 11, 11, 12), (3, 5, 7, 0))
    assert shown.nearest(shown.x(11)) == 2
    assert shown.nearest(shown.x(10)) == 0
