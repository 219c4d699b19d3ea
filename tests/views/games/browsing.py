"""The browser of games, as a player uses it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.views.games.games_browser import GamesBrowser
from tests.window.saved_games import CONTROL, SHIFT, key


def browser_of(application: Application) -> GamesBrowser:
    key(application, Qt.Key.Key_O, CONTROL | SHIFT)
    browser = application.games.browser
    assert browser is not None
    assert browser.isVisible()
    return browser


def titles(browser: GamesBrowser) -> list[str]:
    return [browser.list.item(row).text() for row in range(browser.list.count())]


def choose(browser: GamesBrowser, title: str) -> None:
    browser.list.setCurrentRow(titles(browser).index(title))


def press(browser: GamesBrowser, name: str) -> None:
    button = browser.buttons[name]
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
