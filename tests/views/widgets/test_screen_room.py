"""No window is larger than the screen, however large everything in it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from pamir_desktop.app import Application
from pamir_desktop.demo import play_on
from pamir_desktop.games.statistics import statistics
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.games.games_browser import GamesBrowser
from pamir_desktop.views.games.statistics_view import StatisticsView
from pamir_desktop.views.rulebook.rules_window import RulesWindow
from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.screen_room import LEAST, resize_within_screen
from tests.window.application import table

WINDOWS: dict[str, Callable[[Style], QWidget]] = {
    "rules": RulesWindow,
    "games": lambda style: GamesBrowser(style, lambda _: False, lambda _: None),
    "statistics": lambda style: StatisticsView(statistics([]), style),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_at_twice_the_size_a_window_still_fits(qapp: QApplication, name: str) -> None:
    window = WINDOWS[name](Style(scale=2.0))
    room = window.screen().availableSize().expandedTo(LEAST)
    assert window.width() < room.width()
    assert window.height() < room.height()
    least = window.minimumSizeHint()
    assert least.width() < room.width(), "its contents need more"
    assert least.height() < room.height(), "its contents need more"
    shiboken6.delete(window)


def test_the_end_of_a_game_fits_into_a_small_window_at_twice_the_size(
    application: Application,
) -> None:
    application.settings.change(scale=200, language="de")
    application.window.resize(1280, 800)
    application.session.start(table(2, open_hands=True))
    play_on(application, Dice(3), 2000)
    application.checks.skip()
    page = application.window.table.game_over
    assert page.isVisible()
    buttons = page.findChildren(QPushButton)
    assert len(buttons) > 6
    for button in buttons:
        assert button.width() >= button.minimumSizeHint().width(), button.text()
    application.settings.change(scale=100)
    application.window.resize(1920, 1080)
    assert page.charts.height() > 300


def test_a_long_sentence_does_not_widen_the_outline(application: Application) -> None:
    application.settings.change(scale=200, language="ru")
    application.session.start(table(3, open_hands=True))
    application.outline.show()
    width = application.outline.width()
    longest = max(application.outline.items.values(), key=lambda item: len(item.text(0)))
    application.outline.tree.setCurrentItem(longest)
    QApplication.processEvents()
    assert application.outline.name.text().startswith(longest.text(0))
    assert application.outline.width() == width
    assert application.outline.tree.columnWidth(0) > application.outline.tree.columnWidth(1) * 3


def test_a_window_that_fits_has_its_preferred_size(qapp: QApplication) -> None:
    window = QWidget()
    resize_within_screen(window, 600, 500)
    assert window.size() == QSize(600, 500)
