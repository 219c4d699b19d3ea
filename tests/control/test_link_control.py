"""Links of the log: pointing at one lights the thing on the table, choosing it goes there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Application
from pamir_desktop.model import LogEntry, State
from pamir_desktop.model.terms import Border, CardId
from pamir_desktop.views.panels.linked_text import LinkedText
from pamir_desktop.views.table.marks import Mark
from pamir_desktop.views.table.spots import (
    BorderSpot,
    CourtCard,
    EventBadge,
    HandCard,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    RegionSpot,
    Spot,
)
from tests.model import given
from tests.model.given import ANNA, BORIS, HERAT, KABUL
from tests.window.table_positions import show_state

BOUGHT = LogEntry("card.bought", {"seat": 1, "card": 13, "slot": 1, "price": 1, "gained": 0})


@pytest.fixture
def state() -> State:
    made = given.table()
    given.full_market(made)
    given.court(made, ANNA, 2, 6)
    given.court(made, BORIS, 11)
    given.prizes(made, BORIS, 26)
    given.hand(made, ANNA, 77)
    given.hand(made, BORIS, 78)
    given.event(made, 107)
    return given.acting(made)


def shown_log(application: Application, state: State, *entries: LogEntry) -> LinkedText:
    show_state(application, state)
    application.window.resize(2560, 1080)
    log = application.window.table.side.log
    log.append_entries(entries)
    application.app.processEvents()
    assert log.isVisible()
    return log


def link_point(text: LinkedText, link: str) -> QPoint:
    """Where a link is on the screen."""
    cursor = QTextCursor(text.document())
    for place in range(1, text.document().characterCount()):
        cursor.setPosition(place)
        if cursor.charFormat().anchorHref() == link:
            text.setTextCursor(cursor)
            text.ensureCursorVisible()
            return text.cursorRect(cursor).center() - QPoint(2, 0)
    raise AssertionError(f"no link {link}")


def point_at(text: LinkedText, link: str) -> QPoint:
    at = link_point(text, link)
    QTest.mouseMove(text.viewport(), QPoint(1, text.viewport().height() - 2))
    QTest.mouseMove(text.viewport(), at)
    QApplication.processEvents()
    return at


def moved(place: int, origin: int) -> LogEntry:
    return LogEntry("block.moved", {"seat": 0, "block": 0, "origin": origin, "place": place})


@pytest.mark.parametrize(
    ("entry", "link", "spots"),
    [
        (BOUGHT, "card:13", [MarketSlot(1)]),
        (BOUGHT, "player:1", [PlayerPanel(BORIS), CourtCard(CardId(11))]),
        (moved(104, 103), "region:kabul", [RegionSpot(KABUL)]),
        (moved(104, 103), "region:herat", [RegionSpot(HERAT)]),
    ],
    ids=["card", "player", "region", "other region"],
)
def test_pointing_at_a_link_lights_the_thing(
    application: Application, state: State, entry: LogEntry, link: str, spots: list[Spot]
) -> None:
    log = shown_log(application, state, entry)
    table = application.window.table.view.table
    application.window.table.view.complete()
    dark = application.window.table.view.grab().toImage()
    point_at(log, link)
    assert table.marks.lit == set(spots)
    assert all(Mark.LIT in table.marks.of(spot) for spot in spots)
    lit = application.window.table.view.grab().toImage()
    for spot in spots:
        rect = table.spot_rect(spot).toRect()
        assert lit.copy(rect) != dark.copy(rect), "nothing is seen of it"
    QTest.mouseMove(log.viewport(), QPoint(1, log.viewport().height() - 2))
    QApplication.processEvents()
    assert not table.marks.lit
    assert application.window.table.view.grab().toImage() == dark


@pytest.mark.parametrize(
    ("link", "spots"),
    [
        ("card:6", [CourtCard(CardId(6))]),
        ("card:26", [PrizeCard(CardId(26))]),
        ("card:77", [HandCard(CardId(77))]),
        ("card:78", []),
        ("card:107", [EventBadge(CardId(107))]),
        ("card:99", []),
        ("border:persia_herat", [BorderSpot(Border.PERSIA_HERAT)]),
        ("player:9", []),
        ("nonsense", []),
    ],
)
def test_wherever_it_is_and_only_where_it_may_be_seen(
    application: Application, state: State, link: str, spots: list[Spot]
) -> None:
    log = shown_log(application, state, BOUGHT)
    log.link_pointed.emit(link)
    assert application.window.table.view.table.marks.lit == set(spots)


def test_the_hand_of_another_player_is_never_highlighted(
    application: Application, state: State
) -> None:
    """Behind the curtain no card of the hand differs from another."""
    log = shown_log(application, state, BOUGHT)
    application.control.display._seating.revealed = BORIS
    application.control.display.show()
    log.link_pointed.emit("card:77")
    assert not application.window.table.view.table.marks.lit


@pytest.mark.parametrize(
    ("entry", "link", "focus"),
    [
        (BOUGHT, "card:13", MarketSlot(1)),
        (BOUGHT, "player:1", PlayerPanel(BORIS)),
        (moved(104, 103), "region:kabul", RegionSpot(KABUL)),
    ],
    ids=["card", "player", "region"],
)
def test_a_click_goes_there(
    application: Application, state: State, entry: LogEntry, link: str, focus: Spot
) -> None:
    log = shown_log(application, state, entry)
    at = point_at(log, link)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert application.window.table.view.table.marks.focus == focus
    assert application.window.focusWidget() is application.window.table.view


def test_a_click_on_a_card_shows_it_in_full(application: Application, state: State) -> None:
    log = shown_log(application, state, BOUGHT)
    application.window.menus.actions["inspector"].trigger()
    inspector = application.window.table.side.inspector
    assert not inspector.isVisible()
    at = point_at(log, "card:13")
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert inspector.isVisible()
    assert inspector.facts is not None
    assert inspector.facts.card == 13
    assert application.window.menus.actions["inspector"].isChecked()


def test_beside_the_courts_the_log_stays(application: Application, state: State) -> None:
    log = shown_log(application, state, BOUGHT)
    application.window.resize(1280, 800)
    application.window.menus.actions["log"].trigger()
    application.app.processEvents()
    assert log.isVisible()
    log.link_chosen.emit("player:2")
    assert log.isVisible(), "beside the courts it hides nothing"
    assert application.window.table.view.table.marks.focus == PlayerPanel(given.CLARA)


def test_tab_and_enter_do_the_same(application: Application, state: State) -> None:
    log = shown_log(application, state, BOUGHT)
    application.window.activateWindow()
    marks = application.window.table.view.table.marks
    log.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert not marks.lit, "the icon of the line explains itself first"
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert marks.lit == {PlayerPanel(BORIS), CourtCard(CardId(11))}
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert marks.lit == {MarketSlot(1)}
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert marks.focus == MarketSlot(1)
    assert application.window.focusWidget() is application.window.table.view


def test_tab_leads_from_the_table_to_the_log(application: Application, state: State) -> None:
    log = shown_log(application, state, BOUGHT)
    application.window.activateWindow()
    application.window.table.view.setFocus()
    for _ in range(30):
        focused = application.window.focusWidget()
        assert focused is not None
        if focused is log:
            return
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    pytest.fail("the log never got the focus")


def test_links_begin_with_what_is_in_sight(application: Application, state: State) -> None:
    """In a long log Tab does not start with the first turn."""
    log = shown_log(application, state, *([BOUGHT] * 200), moved(104, 103))
    log.verticalScrollBar().setValue(log.verticalScrollBar().maximum())
    first = log.cursorForPosition(QPoint(0, 0)).position()
    log.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert log.textCursor().position() >= first
