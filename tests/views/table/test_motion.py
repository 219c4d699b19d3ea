"""Motion ends where the state is, whatever is skipped or interrupted."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from pamir_desktop.model import Choice, LogEntry
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import ChooseLoyalty, Purchase
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.table import flights, motion
from pamir_desktop.views.table.flight_pictures import coin_picture
from pamir_desktop.views.table.table_item import RenderContext
from tests.views.table.playing import Table
from tests.window.first_edition import first_table
from tools.scene_check import compare_scene

FIRST_RANK, THIRD_RANK = (
    next(card for card in CARDS if CARDS[card].rank == rank) for rank in (1, 3)
)


def wording(table: Table, choice: Choice) -> None:
    """Make a choice and show it as the window does: first what happened, then the position."""
    outcome = table.session.choose(choice)
    table.view.queue_animation(outcome.log)
    table.show()


@pytest.mark.parametrize("milliseconds", [0, 40, 200, 900])
def test_the_scene_equals_the_state_however_motion_is_cut_short(
    qtbot: QtBot, milliseconds: int
) -> None:
    table = Table()
    qtbot.addWidget(table.view)
    table.view.set_motion(milliseconds)
    chance = random.Random(milliseconds)
    for seed in range(2):
        table.start(3, seed)
        dice = Dice(seed)
        while table.session.decision is not None:
            wording(table, dice.pick(table.decision))
            match chance.randrange(5):
                case 0:
                    QTest.keyClick(table.view, Qt.Key.Key_PageDown)
                    compare_scene(table.view.table, table.session.state)
                case 1:
                    QApplication.processEvents()
                case 2:
                    table.view.resize(1280 + chance.randrange(40), 774)
                    QApplication.processEvents()
                    compare_scene(table.view.table, table.session.state)
                case 3:
                    table.view.motion.finish()
                    compare_scene(table.view.table, table.session.state)
                case _:
                    pass
        table.view.motion.finish()
        compare_scene(table.view.table, table.session.state)
        assert not sprites(table)


def sprites(table: Table) -> list[QGraphicsPixmapItem]:
    return [item for item in table.view.table.items() if isinstance(item, QGraphicsPixmapItem)]


def buying(qtbot: QtBot, milliseconds: int) -> Table:
    """A table just after a player bought a card for some rupees."""
    table = Table()
    qtbot.addWidget(table.view)
    table.start(2, 6)
    while isinstance(table.decision.choices[0], ChooseLoyalty):
        table.choose(table.decision.choices[0])
    table.view.set_motion(milliseconds)
    dear = [c for c in table.decision.choices if isinstance(c, Purchase) and c.slot % 6 == 3]
    wording(table, dear[0])
    return table


def test_rupees_travel_to_the_cards_that_get_them(qtbot: QtBot) -> None:
    table = buying(qtbot, 5000)
    assert table.view.motion.is_running
    assert len(sprites(table)) == 3


def test_motion_ends_by_itself(qtbot: QtBot) -> None:
    table = buying(qtbot, 120)
    qtbot.waitUntil(lambda: not table.view.motion.is_running)
    assert not sprites(table)
    compare_scene(table.view.table, table.session.state)


def test_a_key_finishes_motion_at_once(qtbot: QtBot) -> None:
    table = buying(qtbot, 5000)
    QTest.keyClick(table.view, Qt.Key.Key_PageDown)
    assert not table.view.motion.is_running
    compare_scene(table.view.table, table.session.state)


def test_a_click_finishes_motion_and_still_counts(qtbot: QtBot) -> None:
    table = buying(qtbot, 5000)
    choice = next(c for c in table.decision.choices if isinstance(c, Purchase))
    spot = table.gesture(choice).click
    assert spot is not None
    table.view.motion.finish()
    at = table.at(spot)
    wording(table, choice)
    assert table.view.motion.is_running
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not table.view.motion.is_running


def test_nothing_moves_when_motion_is_off(qtbot: QtBot) -> None:
    table = buying(qtbot, 0)
    assert not table.view.motion.is_running
    assert not sprites(table)


def test_nothing_moves_when_a_position_is_merely_shown(qtbot: QtBot) -> None:
    table = buying(qtbot, 5000)
    table.view.motion.finish()
    table.session.undo()
    table.show()
    assert not table.view.motion.is_running
    compare_scene(table.view.table, table.session.state)


def test_what_does_not_fly_is_not_on_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "MOST_FLIGHTS", 1)
    table = Table()
    qtbot.addWidget(table.view)
    table.view.set_motion(200)
    table.start(3, 1)
    dice = Dice(1)
    most = 0
    for _ in range(60):
        wording(table, dice.pick(table.decision))
        most = max(most, len(sprites(table)))
        table.view.motion.finish()
        assert not sprites(table)
    assert most == 1


def test_in_the_first_edition_tolls_travel_and_leverage_is_the_rank(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a table of the first edition on which everything is animated
    shown: list[int] = []

    def watched(context: RenderContext, rupees: int) -> QPixmap:
        shown.append(rupees)
        return coin_picture(context, rupees)

    monkeypatch.setattr(flights, "coin_picture", watched)
    table = Table()
    qtbot.addWidget(table.view)
    table.session.start(first_table(3, seed=2))
    table.show()
    table.view.set_motion(5000)

    # When a toll is paid and a card of rank 3 and one of rank 1 bring leverage
    table.view.queue_animation(
        (
            LogEntry("toll.paid", {"seat": 0, "owner": 1, "rupees": 4}),
            LogEntry("leverage.taken", {"seat": 0, "card": THIRD_RANK}),
            LogEntry("leverage.taken", {"seat": 0, "card": FIRST_RANK}),
        )
    )
    table.show()

    # Then coins of these sums travel
    assert shown == [4, 3, 1]
    assert len(sprites(table)) == 3
