"""The end of a game through the window: charts, checks, deeds, and charts on disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Desk
from pamir_desktop.chronicle import Series, chronicle
from pamir_desktop.demo import jump_on
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.words import Coalition
from pamir_desktop.settings import ThemeWish
from pamir_desktop.views.art.chart import DASHES
from pamir_desktop.views.ending_report import figures
from pamir_desktop.views.game_over import GameOver

from .desk import table


def finish(desk: Desk, people: int = 3) -> GameOver:
    desk.session.start(table(people, 5))
    jump_on(desk, Dice(1), 20_000)
    assert desk.session.state.result is not None
    QApplication.processEvents()
    return desk.window.table.game_over


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
    if by_key:
        over.new_button.setFocus()
        for _ in range(12):
            if over.replay_button.hasFocus():
                break
            QTest.keyClick(QApplication.focusWidget() or over, Qt.Key.Key_Tab)
        assert over.replay_button.hasFocus()
        QTest.keyClick(over.replay_button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(over.replay_button, Qt.MouseButton.LeftButton)

    # Then the table is as it was at the beginning, and the end comes back with the last moment
    assert desk.replay.is_shown
    assert not over.isVisible()
    assert desk.window.table.replay_bar.isVisible()
    shown = desk.window.table.view.table.position
    assert shown is not None
    assert shown.state.turn == game.position(0).turn
    desk.replay.leave()
    assert over.isVisible()


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
