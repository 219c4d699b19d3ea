"""“If scored now”: the right figures, the alarm, and three languages, through the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Desk
from pamir_desktop.history import Game
from pamir_desktop.model import State
from pamir_desktop.model.forecast import NextCheck, if_scored_now, next_check
from pamir_desktop.model.rules.turn import TakeActions
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.words import CardId
from pamir_desktop.settings import ThemeWish
from pamir_desktop.views.forecast_panel import ForecastPanel
from pamir_desktop.views.forecast_parts import BlockRow, Notice
from pamir_desktop.views.texts.forecast_lines import Outlook
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, PUNJAB

from .desk import sensible, table


def lay(desk: Desk, state: State) -> ForecastPanel:
    """Put a position made for the test on the table."""
    state.agenda.append(TakeActions(ANNA))
    desk.session.game = Game(state.setup, state)
    desk.session.replaced.emit()
    return desk.window.table.side.forecast


@pytest.fixture
def dominance() -> State:
    state = given.table(loyalties=(AFGHAN, AFGHAN, BRITISH))
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, 0)
    given.gift(state, BORIS, 0)
    given.tribe(state, CLARA, PUNJAB, 4)
    return state


def parts(panel: ForecastPanel, kind: type) -> list[object]:
    assert panel.outlook is not None
    return [part for part in panel._parts(panel.outlook) if isinstance(part, kind)]


def test_f4_shows_and_hides_it(desk: Desk) -> None:
    desk.session.start(table(3))
    panel = desk.window.table.side.forecast
    assert not panel.isVisible()
    QTest.keyClick(desk.window, Qt.Key.Key_F4)
    assert panel.isVisible()
    assert desk.window.menus.actions["forecast"].isChecked()
    QTest.keyClick(desk.window, Qt.Key.Key_F4)
    assert not panel.isVisible()


def test_a_wide_window_shows_it_between_details_and_log(desk: Desk) -> None:
    desk.window.resize(1920, 1080)
    desk.session.start(table(4))
    side = desk.window.table.side
    shown = (side.inspector, side.forecast, side.log_part)
    assert all(part.isVisible() for part in shown)
    tops = [part.mapTo(side, part.rect().topLeft()).y() for part in shown]
    assert tops == sorted(tops)
    assert side.forecast.height() >= side.forecast.sheet.height()


def test_a_dominant_coalition_brings_points_by_influence(desk: Desk, dominance: State) -> None:
    text = lay(desk, dominance).text()
    assert "Afghanistan leads by 4: the check would succeed." in text
    assert "now: Anna +3, Boris +5, Clara +0" in text
    assert "on failure: Anna +0, Boris +1, Clara +3" in text
    assert "dominant: Britain: Anna +0, Boris +0, Clara +5" in text
    assert "lead needed: 4" in text
    assert "lacks" not in text


def test_blocks_stand_in_rows_the_most_first(desk: Desk) -> None:
    state = given.table()
    given.army(state, BRITISH, KABUL, 3)
    given.army(state, AFGHAN, HERAT, 2)
    panel = lay(desk, state)
    rows = parts(panel, BlockRow)
    assert rows[:2] == [BlockRow(BRITISH, 3), BlockRow(AFGHAN, 2)]
    assert "Britain leads by 1: the check would fail." in panel.text()
    assert "Britain lacks 3\u00a0blocks for dominance; left in supply: 9." in panel.text()


def test_the_alarm_sounds_when_somebody_would_win(desk: Desk, dominance: State) -> None:
    panel = lay(desk, dominance)
    assert len(parts(panel, Notice)) == 1
    dominance.players[BORIS].score = 2
    lay(desk, dominance.clone())
    assert "Boris would win at once" in panel.text()
    assert len(parts(panel, Notice)) == 2


def test_the_final_check_counts_double(desk: Desk, dominance: State) -> None:
    dominance.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    text = lay(desk, dominance).text()
    assert "now: Anna +6, Boris +10, Clara +0" in text
    assert "all points count double" in text


@pytest.mark.parametrize(
    ("coming", "told"),
    [
        (NextCheck(3, 0, 0), "lies in the market, column 3."),
        (NextCheck(-1, -1, -1), "No Dominance Check is left."),
        (NextCheck(-1, 1, 1), "comes after 1\u00a0new card."),
        (NextCheck(-1, 4, 9), "after at least 4, at most 9\u00a0new cards."),
    ],
)
def test_when_the_next_check_can_come(desk: Desk, coming: NextCheck, told: str) -> None:
    state = given.table()
    panel = desk.window.table.side.forecast
    panel.show_outlook(Outlook(state.setup, if_scored_now(state), coming))
    assert told in panel.text()


def test_it_follows_the_game(desk: Desk) -> None:
    desk.session.start(table(3, open_hands=True))
    panel, dice = desk.window.table.side.forecast, Dice(3)
    for _ in range(60):
        decision = desk.session.decision
        if decision is None:
            break
        desk.control.choose(sensible(decision, dice))
        state = desk.session.state
        assert panel.outlook == Outlook(state.setup, if_scored_now(state), next_check(state))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeWish.LIGHT, ThemeWish.DUSK])
def test_it_speaks_and_is_painted(
    desk: Desk, dominance: State, language: str, theme: ThemeWish
) -> None:
    desk.window.resize(1920, 1080)
    panel = lay(desk, dominance)
    desk.settings.change(language=language, theme=theme)
    title = {"en": "If scored now", "de": "Wertung jetzt", "ru": "Если подсчёт сейчас"}[language]
    assert panel.text().startswith(title)
    picture = panel.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(60, 90)}
    assert len(colours) > 8
    desk.settings.change(language="en", theme=ThemeWish.LIGHT)


def test_nothing_is_painted_anew_without_news(desk: Desk, dominance: State) -> None:
    panel = lay(desk, dominance)
    before = panel.outlook
    desk.control.show()
    assert panel.outlook is before
