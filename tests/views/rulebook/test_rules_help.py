"""F1 in the real window: the page of what has the focus, of a reason, of the first game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model.decisions import Reason
from pamir_desktop.model.terms import Region, Suit
from pamir_desktop.views.rulebook.page import FIRST
from pamir_desktop.views.rulebook.rules_window import RulesWindow
from pamir_desktop.views.table.spots import MarketSlot, RegionSpot, Spot, SuitSpot
from tests.window.application import table


def press_f1(application: Application) -> RulesWindow:
    application.window.activateWindow()
    QTest.keyClick(application.window, Qt.Key.Key_F1)
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.isVisible()
    return rules


def _left_click(at: QPoint) -> QMouseEvent:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    kind = QEvent.Type.MouseButtonRelease
    return QMouseEvent(kind, QPointF(at), QPointF(at), left, left, none)


def test_on_the_start_page_it_begins_with_the_first_game(application: Application) -> None:
    assert application.window.rules_help.rules is None
    rules = press_f1(application)
    assert rules.page == FIRST
    rules.show_page("tax")
    rules.close()
    assert press_f1(application).page == "tax", "it opens where one has read last"


@pytest.mark.parametrize(
    ("spot", "page"),
    [
        (MarketSlot(0), "buying"),
        (RegionSpot(Region.HERAT), "ruling"),
        (SuitSpot(Suit.MILITARY), "favored"),
    ],
)
def test_it_opens_the_page_of_what_has_the_focus(
    application: Application, spot: Spot, page: str
) -> None:
    application.session.start(table(2))
    application.window.table.view.pointer.focus(spot)
    assert press_f1(application).page == page


def test_it_opens_the_page_of_the_reason_in_the_bar(application: Application) -> None:
    application.session.start(table(2))
    bar = application.window.table.bar
    application.window.table.view.pointer.focus(MarketSlot(0))
    bar.show_reason(Reason("build.rule_none", {"seat": 0}))
    assert "F1" in bar.toolTip()
    assert press_f1(application).page == "ruling"
    bar.forget_reason()
    assert "F1" not in bar.toolTip()
    assert press_f1(application).page == "buying"


def test_a_click_on_a_reason_opens_its_page(application: Application) -> None:
    application.session.start(table(2))
    bar = application.window.table.bar
    middle = QPoint(bar.width() // 2, bar.height() // 2)
    bar.mouseReleaseEvent(_left_click(middle))
    assert application.window.rules_help.rules is None
    bar.show_reason(Reason("tax.nothing", {"seat": 0}))
    bar.mouseReleaseEvent(_left_click(middle))
    assert application.window.rules_help.rules is not None
    assert application.window.rules_help.rules.page == "tax"


def test_the_menu_leads_to_the_first_game(application: Application) -> None:
    application.window.menus.actions["first_game"].trigger()
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.page == FIRST


def test_the_window_follows_language_and_theme(application: Application) -> None:
    rules = press_f1(application)
    before = rules.text.document().defaultStyleSheet()
    application.window.menus.option_chosen.emit("theme", "dusk")
    assert rules.text.document().defaultStyleSheet() != before
    application.window.menus.option_chosen.emit("language", "de")
    application.app.processEvents()
    assert rules.windowTitle() == "Regeln"
    application.window.menus.option_chosen.emit("language", "en")
    application.app.processEvents()
    assert rules.windowTitle() == "Rules"
