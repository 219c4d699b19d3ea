"""What is only sketched is painted in idle moments, for those who look."""

from __future__ import annotations

from pamir_desktop.app import Desk
from tests.views.desk import table


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
