"""The ring of courts through the window: F8, and the spy that is pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.history import Game
from pamir_desktop.model.ring import ring_from
from pamir_desktop.model.rules.abilities import STRANGE_BEDFELLOWS, WELL_CONNECTED
from pamir_desktop.model.rules.turn import TakeActions
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import ThemeChoice
from pamir_desktop.views.table.ring_overlay import RingOverlay
from pamir_desktop.views.table.spots import CourtCard, CylinderStack, Spot
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA


@pytest.fixture
def courts() -> State:
    state = given.table()
    given.court(state, ANNA, 2, 6, WELL_CONNECTED)
    given.court(state, BORIS, 11, 13)
    given.court(state, CLARA, 17, 21)
    given.spy(state, ANNA, 13)
    given.spy(state, BORIS, 17)
    state.agenda.append(TakeActions(ANNA))
    return state


def show_state(application: Application, state: State) -> RingOverlay:
    application.session.game = Game(state.setup, state)
    application.session.replaced.emit()
    application.control.display.lift_curtain()
    return application.window.table.view.ring


def hover(application: Application, spot: Spot) -> None:
    view = application.window.table.view
    at = view.mapFromScene(view.table.spot_centre(spot))
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), at)
    application.app.processEvents()


def test_f8_shows_and_hides_it(application: Application, courts: State) -> None:
    overlay = show_state(application, courts)
    assert not overlay.isVisible()
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    assert overlay.isVisible()
    assert overlay.ring == ring_from(courts, ANNA, CardId(13)), "her own spy is the first choice"
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    assert not overlay.isVisible()


def test_the_numbers_are_those_of_the_spy_pointed_at(
    application: Application, courts: State
) -> None:
    overlay = show_state(application, courts)
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    hover(application, CylinderStack(BORIS, 17))
    assert overlay.ring == ring_from(courts, BORIS, CardId(17))
    assert "Boris" in overlay.caption()
    assert "Well-Connected" not in overlay.caption()
    hover(application, CourtCard(CardId(21)))
    assert overlay.ring == ring_from(courts, ANNA, CardId(21))
    assert "Well-Connected: two steps per move" in overlay.caption()


def test_it_forgets_the_seat_of_a_larger_table(application: Application, courts: State) -> None:
    """The spy pointed at belonged to a seat that the next game does not have."""
    show_state(application, courts)
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    hover(application, CylinderStack(BORIS, 17))
    given.spy(courts, CLARA, 17)
    application.ring.point(CylinderStack(CLARA, 17))
    fewer = given.table(players=2)
    given.court(fewer, ANNA, 17, 6)
    fewer.agenda.append(TakeActions(ANNA))
    overlay = show_state(application, fewer)
    assert overlay.ring == ring_from(fewer, ANNA, CardId(17))
    assert "Anna" in overlay.caption()


def test_strange_bedfellows_are_neighbours(application: Application, courts: State) -> None:
    """Cards of the same region are one move apart, and the caption says why."""
    courts.players[ANNA].court.append(STRANGE_BEDFELLOWS)
    overlay = show_state(application, courts)
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    hover(application, CourtCard(CardId(2)))
    assert overlay.ring is not None
    assert overlay.ring.strange_bedfellows
    alike = [c for c in overlay.ring.cards if CARDS[c].region is CARDS[CardId(2)].region and c != 2]
    assert alike
    assert all(overlay.ring.moves[card] == 1 for card in alike)
    assert "Strange Bedfellows" in overlay.caption()


def test_it_follows_the_focus(application: Application, courts: State) -> None:
    overlay = show_state(application, courts)
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    application.window.table.view.pointer.focus(CourtCard(CardId(6)))
    assert overlay.ring == ring_from(courts, ANNA, CardId(6))


def test_every_court_card_bears_a_number(application: Application, courts: State) -> None:
    overlay = show_state(application, courts)
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    assert overlay.ring is not None
    assert len(overlay.ring.moves) == 7
    assert not [card for card in overlay.ring.cards if overlay.card_rect(card).isEmpty()]


def test_the_mouse_goes_through_it(application: Application, courts: State) -> None:
    show_state(application, courts)
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    table = application.window.table.view.table
    spot = CourtCard(CardId(6))
    assert spot in table.spots_at(table.spot_centre(spot))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DUSK])
def test_it_is_translated_and_painted(
    application: Application, courts: State, language: str, theme: ThemeChoice
) -> None:
    overlay = show_state(application, courts)
    before = application.window.table.view.grab().toImage()
    QTest.keyClick(application.window, Qt.Key.Key_F8)
    application.settings.change(language=language, theme=theme)
    application.app.processEvents()
    word = {"en": "Possible spy moves", "de": "Bewegungen", "ru": "Перемещения"}[language]
    assert word in overlay.caption()
    assert application.window.table.view.grab().toImage() != before
    application.settings.change(language="en", theme=ThemeChoice.LIGHT)
