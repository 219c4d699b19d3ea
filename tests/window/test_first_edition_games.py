"""Whole games of the first edition through the window: every choice by mouse or keys."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model import Setup
from pamir_desktop.model.check_report import settled_checks
from pamir_desktop.model.first_edition.choices import March, Muster
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import NEIGHBOURS
from pamir_desktop.views.table.spots import BlockStack, RegionSpot
from tests.window.first_edition import FirstPerson, first_table, without_early_end

EVERYTHING = FirstEditionOptions(
    nation_building=True, weak_states=True, badal=True, travel_same_location=True
)


def play_by_hand(
    application: Application, qtbot: QtBot, setup: Setup, seed: int, way: str = ""
) -> int:
    """With mouse, drag and keys in turn, or always in the same way."""
    application.settings.change(confirm_end=False, auto_answer=False)
    application.session.start(setup)
    application.window.activateWindow()
    application.window.table.view.setFocus()
    qtbot.waitUntil(application.window.isActiveWindow)
    person, dice, made = FirstPerson(application, qtbot), Dice(seed), 0
    if way:
        person.ways = itertools.repeat(getattr(person, way))
    while application.session.decision is not None:
        person.take_seat()
        decision = application.session.decision
        game = application.session.game
        assert game is not None
        before = len(game.past)
        choice = without_early_end(decision, dice)
        person.make(decision, choice)
        was_settled = settled_checks(setup, game.past[-1].log)
        assert application.window.table.checks.shows_scene == bool(was_settled)
        person.watch_checks()
        assert len(game.past) > before, f"{choice} could not be made by hand"
        made += 1
        assert made < 3000
    return made


@pytest.mark.parametrize(
    ("people", "seed", "options"),
    [(2, 5, FirstEditionOptions(nation_building=True)), (4, 8, EVERYTHING)],
)
def test_a_whole_game(
    application: Application, qtbot: QtBot, people: int, seed: int, options: FirstEditionOptions
) -> None:
    made = play_by_hand(application, qtbot, first_table(people, seed, options), seed)
    assert application.session.state.result is not None
    assert made > 40
    assert application.window.table.game_over.isVisible()


@pytest.mark.parametrize("way", ["by_click", "by_drag", "by_keyboard"])
def test_a_whole_game_in_one_way(application: Application, qtbot: QtBot, way: str) -> None:
    play_by_hand(application, qtbot, first_table(3, 9), 9, way)
    assert application.session.state.result is not None
    assert application.window.table.game_over.isVisible()


def test_armies_are_chosen_and_marched_by_one_drag(application: Application, qtbot: QtBot) -> None:
    application.session.start(first_table(3, 9))
    dice = Dice(9)
    while (decision := application.session.decision) is not None:
        if decision.prompt == "first.muster" and len(decision.choices) > 1:
            break
        application.control.display.lift_curtain()
        application.session.choose(without_early_end(decision, dice))
    assert decision is not None
    application.control.display.lift_curtain()
    muster = decision.choices[0]
    assert isinstance(muster, Muster)
    loyalty = application.session.state.players[decision.seat].loyalty
    assert loyalty is not None
    armies = BlockStack(loyalty, in_region(muster.region))
    aim = RegionSpot(NEIGHBOURS[muster.region][0])
    person = FirstPerson(application, qtbot)
    person.by_drag(armies, aim, None)
    QApplication.processEvents()
    game = application.session.game
    assert game is not None
    assert [moment.choice for moment in game.past[-2:]] == [muster, March(aim.region)]
