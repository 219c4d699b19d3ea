"""The end of a game through the window: charts, checks, deeds, and charts on disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from pamir_desktop.app import Desk
from pamir_desktop.chronicle import Series, chronicle
from pamir_desktop.demo import jump_on
from pamir_desktop.model import IMPROVED, SeatKind, SeatSetup, Setup
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.words import Coalition, Colour, Seat
from pamir_desktop.settings import ThemeWish
from pamir_desktop.views.art.chart import DASHES
from pamir_desktop.views.ending_report import figures
from pamir_desktop.views.game_over import GameOver

from .desk import table
from .games_desk import Opener, answer


def finish(desk: Desk, people: int = 3) -> GameOver:
    return finish_at(desk, table(people, 5))


def finish_at(desk: Desk, setup: Setup, *, practice: bool = False) -> GameOver:
    desk.session.start(setup, practice)
    jump_on(desk, Dice(1), 20_000)
    assert desk.session.state.result is not None
    QApplication.processEvents()
    return desk.window.table.game_over


def press(over: GameOver, button: QPushButton, *, by_key: bool) -> None:
    """With the mouse, or with nothing but Tab and Enter."""
    if not by_key:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    for _ in range(20):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is button:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)


def test_the_charts_are_those_of_the_game(desk: Desk) -> None:
    over = finish(desk)
    game = desk.session.game
    assert game is not None
    assert over.isVisible()
    assert over.charts.chronicle == chronicle(game)
    chart = over.charts.chart()
    scores = [player.score for player in game.state.players]
    assert [line.values[-1] for line in chart.lines] == scores
    assert chart.checks == tuple(check.turn for check in chronicle(game).checks)


def test_each_series_has_a_button(desk: Desk) -> None:
    over = finish(desk)
    for series, button in over.charts.buttons.items():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert over.charts.series is series
        assert over.charts.view.plotted == over.charts.chart()
    assert [line.mark for line in over.charts.chart().lines] == list(Coalition)


def test_keys_choose_a_chart(desk: Desk) -> None:
    over = finish(desk)
    over.charts.buttons[Series.RUPEES].setFocus()
    QTest.keyClick(over.charts.buttons[Series.RUPEES], Qt.Key.Key_Space)
    assert over.charts.series is Series.RUPEES
    QTest.keyClick(over, Qt.Key.Key_Escape)
    assert not over.isVisible()


def test_lines_differ_in_mark_and_dash(desk: Desk) -> None:
    lines = finish(desk, 5).charts.chart().lines
    assert len({line.mark for line in lines}) == 5
    assert len(set(DASHES)) >= 5


def test_pointing_at_a_turn_tells_its_values(desk: Desk) -> None:
    view = finish(desk).charts.view
    plot = view.plot()
    assert plot.nearest(plot.x(plot.chart.turns[3])) == 3
    at = plot.area.center().toPoint()
    QTest.mouseMove(view, at)
    QApplication.processEvents()
    assert view.pointed == plot.nearest(at.x())


def test_the_report_tells_checks_and_deeds(desk: Desk) -> None:
    over = finish(desk)
    game = desk.session.game
    assert game is not None
    told = chronicle(game)
    words = over.report.toPlainText().replace("\ufffc", "").split()
    for deeds in told.deeds:
        row = [str(figure) for figure in figures(deeds)]
        starts = range(len(words) - len(row) + 1)
        assert any(words[start : start + len(row)] == row for start in starts)
    text = over.report.toPlainText()
    for number, check in enumerate(told.checks, 1):
        assert f"{number}. {over.report.outcome(check)}" in text


@pytest.mark.parametrize("by_key", [False, True])
def test_the_game_is_watched_again(desk: Desk, by_key: bool) -> None:
    over = finish(desk)
    game = desk.session.game
    assert game is not None
    press(over, over.replay_button, by_key=by_key)

    # Then the table is as it was at the beginning, and the end comes back with the last moment
    assert desk.replay.is_shown
    assert not over.isVisible()
    assert desk.window.table.replay_bar.isVisible()
    shown = desk.window.table.view.table.position
    assert shown is not None
    assert shown.state.turn == game.position(0).turn
    desk.replay.leave()
    assert over.isVisible()


WITH_WAKHAN = Setup(
    [SeatSetup("Anna", Colour.TAN), SeatSetup("Wakhan", Colour.BLACK, SeatKind.WAKHAN)],
    seed=5,
    wakhan=IMPROVED,
)
FOR_THREE = evolve(table(3, 5, open_hands=True), first_chooser=Seat(2))


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize(
    ("setup", "practice"),
    [(FOR_THREE, False), (WITH_WAKHAN, False), (WITH_WAKHAN, True)],
    ids=["three", "Wakhan", "practice"],
)
def test_a_rematch_is_another_game_of_the_same_players(
    opened: Opener, setup: Setup, practice: bool, by_key: bool
) -> None:
    # Given a game that has ended
    desk = opened()
    over = finish_at(desk, setup, practice=practice)
    ended = desk.session.game
    assert ended is not None

    # When it is played again
    press(over, over.rematch_button, by_key=by_key)

    # Then everything is as it was but the cards, and the first question is asked
    game = desk.session.game
    assert game is not None
    assert game.setup.seed != ended.setup.seed
    assert evolve(game.setup, seed=setup.seed) == setup
    assert game.identity.practice is practice
    assert game.identity.id != ended.identity.id
    assert game.made == 0
    assert game.state.deck != ended.position(0).deck
    assert not over.isVisible()
    assert desk.window.table.bar.question is not None
    assert desk.window.table.bar.question.decision == desk.session.decision

    # And the one that has ended is still on the shelf
    desk.window.menus.game.games_asked.emit()
    kept = [entry.header for entry in desk.games.entries() if entry.header is not None]
    assert ended.identity in [header.identity for header in kept if header.finished]
    assert desk.games.browser is not None
    desk.games.browser.reject()


def test_each_rematch_has_other_cards(desk: Desk) -> None:
    decks = set()
    for _ in range(3):
        over = finish_at(desk, FOR_THREE)
        press(over, over.rematch_button, by_key=False)
        decks.add(tuple(desk.session.state.deck))
    assert len(decks) == 3


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
def test_the_log_goes_to_a_file(desk: Desk, tmp_path: Path, by_key: bool) -> None:
    over = finish(desk)
    press(over, over.export_button, by_key=by_key)
    answer(desk, tmp_path / "log.txt")
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert over.title().split()[0] in text.splitlines()[-1]  # who wins is told last
    assert over.isVisible()


def test_tab_walks_the_buttons_from_left_to_right(desk: Desk) -> None:
    over = finish(desk)
    row = [over.replay_button, over.save_button, over.export_button]
    row += [over.close_button, over.rematch_button, over.new_button]
    assert over.new_button.hasFocus()
    assert [button.x() for button in row] == sorted(button.x() for button in row)
    over.replay_button.setFocus()
    for button in row:
        assert button.hasFocus()
        QTest.keyClick(button, Qt.Key.Key_Tab)


@pytest.mark.parametrize("series", list(Series))
def test_charts_are_saved_as_png_and_svg(desk: Desk, tmp_path: Path, series: Series) -> None:
    charts = finish(desk).charts
    charts.show_series(series)
    assert charts.save(tmp_path / "chart.png")
    picture = QImage(str(tmp_path / "chart.png"))
    assert picture.width() == 1200
    pixels = [picture.pixel(x, y) for x in range(0, 1200, 3) for y in range(0, 675, 9)]
    assert len(set(pixels)) > 20
    assert charts.save(tmp_path / "chart.svg")
    assert charts.name(series) in (tmp_path / "chart.svg").read_text(encoding="utf-8")
    for name in ("chart.png", "chart.svg"):
        assert not charts.save(tmp_path / "nowhere" / name)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeWish.LIGHT, ThemeWish.DUSK])
def test_it_speaks_and_is_painted(desk: Desk, language: str, theme: ThemeWish) -> None:
    over = finish(desk, 4)
    desk.settings.change(language=language, theme=theme)
    QApplication.processEvents()
    word = {"en": "Points", "de": "Punkte", "ru": "Очки"}[language]
    assert over.charts.buttons[Series.POINTS].text() == word
    head = {"en": "Rupees spent", "de": "Rupien ausgegeben", "ru": "Рупий потрачено"}[language]
    assert head in over.report.toPlainText()
    for button in over.charts.buttons.values():
        assert button.width() >= button.sizeHint().width()
    picture = over.charts.view.grab().toImage()
    assert len({picture.pixel(x, 12) for x in range(picture.width())}) > 8
    desk.settings.change(language="en", theme=ThemeWish.LIGHT)
