"""Whatever can be chosen is at least 24 pixels large to the mouse, in the smallest window too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QPointF

from pamir_desktop.app import Application
from pamir_desktop.control.session import Game
from pamir_desktop.model.terms import Border
from pamir_desktop.views.art.map.geometry import WIDTH, border_line, path_of
from pamir_desktop.views.table.spots import BorderSpot, RegionSpot
from tests.views.accessible.every_decision import samples

REACH = 11.0
"""Pixels from the middle of a thing that still hit it."""


@pytest.mark.parametrize("part", range(2))
def test_a_little_beside_a_small_thing_still_hits_it(application: Application, part: int) -> None:
    application.settings.change(auto_answer=False)
    application.window.resize(1024, 700)
    view = application.window.table.view
    small = 0
    for sample in samples()[part::2]:
        application.session.game = Game(setup=sample.state.setup, state=sample.state)
        application.session.replaced.emit()
        application.control.display.lift_curtain()
        legal = view.table.marks.legal
        for spot in legal:
            if isinstance(spot, RegionSpot | BorderSpot):
                continue
            box, centre = view.table.spot_rect(spot), view.table.spot_centre(spot)
            small += min(box.width(), box.height()) < 2 * REACH
            for step in ((REACH, 0), (-REACH, 0), (0, REACH), (0, -REACH)):
                spots = view.table.spots_at(centre + QPointF(*step))
                # its own, or another choice that is as near and hit itself
                assert legal & set(spots), (spot, step)
    assert small


def test_a_border_is_broad_enough(application: Application) -> None:
    application.window.resize(1024, 700)
    show_first = samples()[0].state
    application.session.game = Game(setup=show_first.setup, state=show_first)
    application.session.replaced.emit()
    board = application.window.table.view.table.map
    unit = board.width / WIDTH
    for border in Border:
        line = path_of(border_line(border), closed=False)
        middle = line.pointAtPercent(0.5) * unit
        across = QLineF.fromPolar(REACH, line.angleAtPercent(0.5) + 90).p2()
        for point in (middle, middle + across, middle - across):
            assert BorderSpot(border) in board.spots_at(point), border
