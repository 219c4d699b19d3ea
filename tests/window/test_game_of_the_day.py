"""The game of the day in the window: the calendar, playing a day, and what is kept of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.control.daily_control import DailyControl
from pamir_desktop.games.daily import day_of
from pamir_desktop.games.daily_results import DayResult, read_results
from pamir_desktop.games.folders import Folders
from pamir_desktop.model.rules.dominance import end_game
from pamir_desktop.settings import Settings
from tests.window.application import ApplicationMaker
from tests.window.by_hand import press

TODAY = date(2026, 11, 18)


@pytest.fixture
def program(
    applications: ApplicationMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Application:
    monkeypatch.setattr(DailyControl, "today", lambda _control: TODAY)
    settings = Settings(tmp_path / "pamir.ini")
    settings.override(language="en", animation="off")
    return applications(settings, Folders(tmp_path), (1280, 800))


def day_on_the_table(application: Application) -> date | None:
    assert application.session.game is not None
    return day_of(application.session.game.setup)


def finish(application: Application, points: int) -> None:
    """End the game on the table; the person has these points, everyone else 5."""
    state = application.session.state.clone()
    me = state.setup.people[0]
    for seat, player in enumerate(state.players):
        player.score = points if seat == me else 5
    end_game(state, "lead")
    assert application.session.game is not None
    application.session.game.state = state
    application.control.display.show()
    application.app.processEvents()


def test_todays_game_is_played_from_the_start_page_and_its_result_kept(
    program: Application, tmp_path: Path
) -> None:
    press(program.window.pages.start.daily_button)
    page = program.window.pages.daily
    assert page.isVisible()
    assert page.calendar.day == TODAY
    assert page.facts.text() == "Solo against Wakhan."
    assert page.text.text() == "Not played yet."
    assert page.start_button.text() == "Play today’s game"
    press(page.start_button)
    assert program.window.pages.is_at_table
    assert day_on_the_table(program) == TODAY
    finish(program, 9)
    assert program.daily.kept.results[TODAY].place == 1
    assert read_results(tmp_path / "daily.json").results == program.daily.kept.results
    finish(program, 1)
    assert len(program.daily.kept.results[TODAY].games) == 1, "the same game counts once"
    program.window.menus.actions["daily"].trigger()
    assert page.text.text() == "Won. Points: 9 to 5. Games finished: 1."
    assert page.more.text() == "Days played: 1, won: 1"
    assert page.calendar.button_of(TODAY).accessibleName() == (
        "Wednesday, November 18, 2026. Won. Points: 9 to 5."
    )


def test_a_past_day_is_chosen_by_keys_and_the_future_is_closed(program: Application) -> None:
    program.pastimes.show_daily()
    calendar = program.window.pages.daily.calendar
    focused = calendar.button_of(TODAY)
    assert focused.hasFocus()
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert calendar.day == TODAY, "there is no game of tomorrow"
    assert not calendar.button_of(date(2026, 11, 19)).isEnabled()
    QTest.keyClick(focused, Qt.Key.Key_Up)
    assert calendar.day == date(2026, 11, 11)
    QTest.keyClick(calendar.button_of(calendar.day), Qt.Key.Key_PageUp)
    assert calendar.day == date(2026, 10, 11)
    assert calendar.month.text() == "October 2026"
    QTest.keyClick(calendar.button_of(calendar.day), Qt.Key.Key_Left)
    assert calendar.button_of(date(2026, 10, 10)).hasFocus()
    QTest.keyClick(calendar.button_of(calendar.day), Qt.Key.Key_Return)
    assert day_on_the_table(program) == date(2026, 10, 10)


def test_a_click_selects_a_day_and_months_are_turned(program: Application) -> None:
    program.pastimes.show_daily()
    page = program.window.pages.daily
    press(page.calendar.button_of(date(2026, 11, 14)))
    assert page.name.text() == "Saturday, November 14, 2026"
    assert page.facts.text() == "Against 3\xa0computer players: Strong, Strong and Skilled."
    assert not page.calendar.forward_button.isEnabled()
    for _ in range(20):
        press(page.calendar.back_button)
    assert (page.calendar.day.year, page.calendar.day.month) == (2026, 1)
    assert not page.calendar.back_button.isEnabled()
    press(page.calendar.forward_button)
    assert page.calendar.day.month == 2
    page.calendar.select(date(2026, 10, 31))
    press(page.calendar.back_button)
    assert page.calendar.day == date(2026, 9, 30), "the last day of a shorter month"


def test_a_damaged_file_is_said_and_nothing_else_happens(
    program: Application, tmp_path: Path
) -> None:
    (tmp_path / "daily.json").write_text("{")
    program.pastimes.show_daily()
    page = program.window.pages.daily
    assert "cannot be read and is ignored" in page.more.text()
    press(page.start_button)
    finish(program, 9)
    program.pastimes.show_daily()
    assert page.more.text() == "Days played: 1, won: 1"
    assert (tmp_path / "daily-damaged-1.json").read_text() == "{"


def test_a_result_that_cannot_be_written_is_said_and_stays_for_this_run(
    program: Application, tmp_path: Path
) -> None:
    program.daily.start(TODAY)
    program.daily._file = tmp_path / "pamir.ini" / "daily.json"
    (tmp_path / "pamir.ini").write_text("")
    said: list[str] = []
    program.daily.trouble.connect(lambda error: said.append(error.id))
    finish(program, 9)
    assert len(said) == 1
    assert program.daily.kept.results[TODAY].is_won


def test_practice_branches_and_other_games_do_not_count(program: Application) -> None:
    program.session.start(program.daily.setup(TODAY), practice=True)
    finish(program, 9)
    program.session.start(program.daily.setup(TODAY))
    program.session.continue_from(0)
    finish(program, 9)
    assert program.daily.kept.results == {}


def test_the_calendar_follows_the_language(program: Application) -> None:
    kept = program.daily.kept.with_result(TODAY, DayResult(2, 2, 3, 8, ("a",)))
    program.window.pages.show_daily(kept, TODAY)
    program.settings.change(language="ru")
    program.app.processEvents()
    page = program.window.pages.daily
    assert page.calendar.month.text() == "Ноябрь 2026"
    assert page.name.text().startswith("Среда, 18 ноября 2026")
    assert "Место 2 из 2" in page.calendar.button_of(TODAY).accessibleName()
