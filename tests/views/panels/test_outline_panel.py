"""The outline panel says what the table shows, and can be played from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model.decisions import ChooseLoyalty
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.accessible.outline import Key
from pamir_desktop.views.panels.outline_panel import SAID, OutlinePanel
from pamir_desktop.views.table.spots import DialSpot, MarketSlot, Spot
from tests.window.application import sensible, table


@pytest.fixture
def panel(application: Application, qtbot: QtBot) -> OutlinePanel:
    application.session.start(table(3, open_hands=True))
    application.outline.show()
    qtbot.waitUntil(application.outline.isVisible)
    return application.outline


def texts(panel: OutlinePanel) -> dict[Key, str]:
    return {key: item.text(0) for key, item in panel.items.items()}


def go_to(panel: OutlinePanel, spot: Spot) -> None:
    panel.tree.setCurrentItem(panel.items[spot, 0])


def test_it_is_hidden_at_first_and_shown_by_the_menu(application: Application) -> None:
    action = application.window.menus.actions["outline"]
    assert action.text() == "Outline"
    assert application.window.findChild(OutlinePanel) is None
    action.trigger()
    assert application.outline.isVisible()
    assert action.isChecked()
    application.outline.close()
    assert not action.isChecked()


def test_it_is_in_step_with_the_table_all_the_time(
    application: Application, panel: OutlinePanel
) -> None:
    dice = Dice(2)
    for _ in range(30):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
        QApplication.processEvents()
        scene = application.window.table.view.table
        wording = {key[0] for key in panel.items if isinstance(key[0], Spot)}
        assert wording == set(scene.spots())
        assert all(texts(panel).values())
        open_spots = {
            key[0] for key, item in panel.items.items() if item.data(1, SAID) == "can be chosen"
        }
        assert open_spots == scene.marks.legal & set(scene.spots())


def test_enter_chooses_and_the_keyboard_stays_in_the_tree(
    application: Application, panel: OutlinePanel, qtbot: QtBot
) -> None:
    panel.tree.setFocus()
    go_to(panel, DialSpot(Coalition.RUSSIAN))
    QTest.keyClick(panel.tree, Qt.Key.Key_Return)
    game = application.session.game
    assert game is not None
    qtbot.waitUntil(lambda: bool(game.past))
    assert game.past[0].choice == ChooseLoyalty(Coalition.RUSSIAN)
    assert not application.window.table.view.hasFocus()


def test_it_says_why_not(application: Application, panel: OutlinePanel) -> None:
    go_to(panel, MarketSlot(2))
    assert panel.reason.text().startswith("Not now: ")
    go_to(panel, DialSpot(Coalition.BRITISH))
    assert panel.reason.text() == ""


def test_table_and_tree_point_at_the_same_thing(
    application: Application, panel: OutlinePanel
) -> None:
    view = application.window.table.view
    go_to(panel, MarketSlot(3))
    assert view.table.marks.focus == MarketSlot(3)
    view.pointer.focus(MarketSlot(5))
    assert panel.current_spot() == MarketSlot(5)


def test_what_was_closed_and_chosen_stays_so(application: Application, panel: OutlinePanel) -> None:
    panel.items["map",].setExpanded(False)
    go_to(panel, MarketSlot(3))
    dice = Dice(2)
    for _ in range(12):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
        QApplication.processEvents()
    assert not panel.items["map",].isExpanded()
    assert panel.current_spot() == MarketSlot(3)


def test_it_follows_the_current_language(
    application: Application, panel: OutlinePanel, qtbot: QtBot
) -> None:
    application.settings.change(language="de")
    qtbot.waitUntil(lambda: texts(panel)["market",] == "Markt")
    assert panel.windowTitle() == "Tischübersicht"
    application.settings.change(language="en")
    qtbot.waitUntil(lambda: texts(panel)["market",] == "Market")
    assert panel.windowTitle() == "Outline"
