"""Whole games through the window: every choice by mouse or keys, to the end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model import Setup
from pamir_desktop.model.selfplay import Dice
from tests.window.application import sensible, table
from tests.window.person import Person

LEFT = Qt.MouseButton.LeftButton


def play_to_the_end(application: Application, qtbot: QtBot, setup: Setup, seed: int) -> int:
    application.settings.change(confirm_end=False, auto_answer=False)
    application.session.start(setup)
    application.window.activateWindow()
    application.window.table.view.setFocus()
    qtbot.waitUntil(application.window.isActiveWindow)
    person, dice, made = Person(application, qtbot), Dice(seed), 0
    while application.session.decision is not None:
        person.take_seat()
        decision = application.session.decision
        before = len(application.session.game.past) if application.session.game else 0
        choice = sensible(decision, dice)
        person.make(decision, choice)
        person.watch_checks()
        assert application.session.game is not None
        assert len(application.session.game.past) > before, f"{choice} could not be made by hand"
        made += 1
        assert made < 2000
    return made


def test_a_solo_game_against_wakhan(application: Application, qtbot: QtBot) -> None:
    play_to_the_end(application, qtbot, table(1, seed=3, wakhan=True), seed=3)
    assert application.session.state.result is not None
    assert application.window.table.game_over.isVisible()


def test_a_hot_seat_game_of_three(application: Application, qtbot: QtBot) -> None:
    made = play_to_the_end(application, qtbot, table(3, seed=4), seed=4)
    assert application.session.state.result is not None
    assert made > 40
    assert application.window.table.game_over.isVisible()
