"""The rail: log, card details, the next check and its alarm are one visible click away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model.forecast import Outlook
from pamir_desktop.views.panel_parts import PARTS
from pamir_desktop.views.table_page import TablePage
from pamir_desktop.views.texts.forecast_lines import ForecastLines
from tests.window.application import table
from tests.window.saved_games import Opener, play

SIZES = [(1024, 700), (1280, 800), (1440, 900), (1920, 1080)]


def click(page: TablePage, part: str) -> None:
    QTest.mouseClick(page.rail.buttons[part], Qt.MouseButton.LeftButton)


def market_card(application: Application) -> float:
    context = application.window.table.view.table.context
    assert context is not None
    return context.layout.market_card


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_one_click_away_and_leaves_the_market_free(
    application: Application, size: tuple[int, int]
) -> None:
    application.window.resize(*size)
    application.session.start(table(1, wakhan=True))
    page = application.window.table
    before = market_card(application)
    for part in PARTS:
        if not page.part_shown(part):
            click(page, part)
        assert page.part_shown(part)
        assert page.side.isVisible()
        assert application.window.menus.actions[part].isChecked()
        context = page.view.table.context
        assert context is not None
        assert not page.side.geometry().intersects(context.layout.market.toRect())
        assert not page.side.geometry().intersects(page.rail.geometry())
        assert market_card(application) == before
    click(page, "log")
    assert not page.part_shown("log")


def test_the_buttons_say_what_they_open(application: Application) -> None:
    application.session.start(table(1, wakhan=True))
    rail = application.window.table.rail
    assert rail.buttons["log"].toolTip() == "Log"
    assert rail.buttons["wakhan"].isVisible()
    application.settings.change(language="de")
    application.app.processEvents()
    assert rail.buttons["inspector"].toolTip() == "Kartendetails"
    application.session.start(table(2))
    assert not rail.buttons["wakhan"].isVisible()


def test_the_rail_warns_of_a_check_that_would_end_the_game(application: Application) -> None:
    application.session.start(table(1, seed=3, wakhan=True))
    button, seen = application.window.table.rail.buttons["forecast"], set()
    for step in range(60):
        play(application, 3, seed=step)
        if application.session.decision is None:
            break
        outlook = application.control.display.outlook()
        assert isinstance(outlook, Outlook)
        alarm = ForecastLines(outlook).alarm()
        assert button.has_alarm is bool(alarm)
        assert alarm in button.toolTip()
        seen.add(bool(alarm))
    assert seen == {False, True}


def test_the_warning_ends_with_the_game(opened: Opener) -> None:
    application = opened()
    application.session.start(table(1, seed=3, wakhan=True))
    button = application.window.table.rail.buttons["forecast"]
    for step in range(60):
        play(application, 3, seed=step)
        if button.has_alarm:
            break
    assert button.has_alarm
    assert button.toolTip() != "If scored now"
    application.files.close()
    assert not button.has_alarm
    assert button.toolTip() == "If scored now"


def test_larger_texts_make_no_card_smaller(application: Application) -> None:
    application.session.start(table(3))
    widths = []
    for scale in (80, 100, 150, 200):
        application.settings.change(scale=scale)
        application.app.processEvents()
        widths.append(market_card(application))
    assert widths == sorted(widths)
