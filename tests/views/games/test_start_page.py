"""The start page leads everywhere: to the rules, to games, to settings and statistics."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from pamir_desktop.app import Application
from pamir_desktop.views.games.games_browser import GamesBrowser
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.start_page import StartPage
from pamir_desktop.views.games.statistics_view import StatisticsView
from pamir_desktop.views.rulebook.rules_window import RulesWindow
from pamir_desktop.views.settings.settings_dialog import SettingsDialog
from tests.window.application import table
from tests.window.saved_games import Opener, Restart, play


def click(button: QPushButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def shown(application: Application, kind: type[QDialog]) -> QDialog:
    found = application.window.findChild(kind)
    assert isinstance(found, kind)
    assert found.isVisible()
    return found


def test_how_to_play_opens_the_lessons_and_they_lead_to_the_page_to_read(opened: Opener) -> None:
    application = opened()
    click(application.window.pages.start.how_button)
    page = application.window.pages.lessons
    assert page.isVisible()
    assert page.list.count() == 8
    click(page.text_button)
    rules = application.window.findChild(RulesWindow)
    assert isinstance(rules, RulesWindow)
    assert rules.isVisible()
    assert rules.page == "first_game"


def test_at_the_first_start_the_lessons_are_the_way_to_begin(restart: Restart) -> None:
    application = restart()
    page = application.window.pages.start
    assert page.how_button.property("part") == "primary"
    assert page.how_button.hasFocus()
    assert page.how_button.icon().isNull()
    application.lessons.start()
    application.files.close()
    assert not page.how_button.icon().isNull()
    assert page.how_button.property("part") == "primary", "there are lessons left"
    application.window.setup_chosen.emit(table(2), False)
    application.files.close()
    assert page.how_button.property("part") == ""
    assert page.new_button.property("part") == "primary"


def test_after_the_last_lesson_a_game_is_the_way_to_begin(restart: Restart) -> None:
    application = restart()
    page, lessons = application.window.pages.start, application.lessons
    for lesson in lessons.lessons[:-1]:
        lessons.start(lesson)
        lessons.skip()
    application.files.close()
    assert page.how_button.property("part") == "primary"
    lessons.start(lessons.lessons[-1])
    lessons.skip()
    application.files.close()
    assert page.how_button.property("part") == ""
    assert page.new_button.property("part") == "primary"


@pytest.mark.parametrize(
    ("name", "dialog"),
    [
        ("new_button", NewGameDialog),
        ("games_button", GamesBrowser),
        ("settings_button", SettingsDialog),
        ("statistics_button", StatisticsView),
    ],
)
def test_each_button_opens_its_dialog(opened: Opener, name: str, dialog: type[QDialog]) -> None:
    application = opened()
    click(getattr(application.window.pages.start, name))
    shown(application, dialog).close()


def test_statistics_open_from_the_menu_at_the_table(opened: Opener) -> None:
    application = opened()
    application.session.start(table(2))
    application.window.menus.actions["statistics"].trigger()
    shown(application, StatisticsView).close()


def test_without_a_place_for_games_there_is_nothing_saved_to_choose(
    application: Application,
) -> None:
    page = application.window.pages.start
    assert page.how_button.isVisible()
    assert page.settings_button.isVisible()
    assert not page.games_button.isVisible()
    assert not page.statistics_button.isVisible()
    assert not application.window.menus.actions["statistics"].isEnabled()


def test_with_a_game_to_continue_enter_continues(opened: Opener) -> None:
    # Given a game that was played before
    first = opened()
    first.session.start(table(2))
    play(first, 5)
    state = first.session.state
    first.window.close()

    # When the program is started again and Enter is pressed at once
    second = opened()
    assert second.window.pages.start.continue_button.property("part") == "primary"
    QTest.keyClick(second.window.pages.start.continue_button, Qt.Key.Key_Return)

    # Then the game goes on
    assert second.window.pages.is_at_table
    assert second.session.state == state


def test_every_button_has_room_on_the_sheet(opened: Opener) -> None:
    # Given a game to continue, so that every button is there
    first = opened()
    first.session.start(table(2))
    play(first, 5)
    first.window.close()
    application = opened()
    page = application.window.pages.start

    # When the window has any size and the program any scale
    for scale, size in product((80, 100, 150, 200), ((1024, 640), (1280, 800), (1920, 1080))):
        application.settings.change(scale=scale)
        application.window.resize(*size)
        application.app.processEvents()

        # Then no button is cut or covered
        buttons = [b for b in page.findChildren(QPushButton) if b.isVisible()]
        assert len(buttons) == 12
        for button in buttons:
            assert button.sizeHint().boundedTo(button.size()) == button.sizeHint(), (scale, size)
            assert inside(page, button), (scale, size)
        for one, other in combinations(buttons, 2):
            assert not one.geometry().intersects(other.geometry()), (scale, size)


def inside(page: StartPage, button: QPushButton) -> bool:
    top = button.mapTo(page, button.rect().topLeft())
    bottom = button.mapTo(page, button.rect().bottomRight())
    return page._slip().contains(top.toPointF()) and page._slip().contains(bottom.toPointF())
