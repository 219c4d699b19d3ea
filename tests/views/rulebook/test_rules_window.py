"""The window with the rules: pages, links, search, keyboard, language and look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFontMetrics, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.views.art.palette import DUSK
from pamir_desktop.views.rulebook.page import FIRST
from pamir_desktop.views.rulebook.pages import PAGES, find
from pamir_desktop.views.rulebook.rules_window import ID, RulesWindow
from pamir_desktop.views.rulebook.signs import SIGNS
from pamir_desktop.views.style import Style
from tests.views.texts.conftest import Speak

NO_KEYS = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(qtbot: QtBot, speak: Speak) -> Iterator[RulesWindow]:
    speak("en")
    made = RulesWindow(Style())
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def listed(window: RulesWindow) -> list[str]:
    """The pages in the list that are not hidden."""
    return [item.data(ID) for item in window.items() if not item.isHidden()]


def test_it_opens_with_the_first_game_and_lists_every_page(window: RulesWindow) -> None:
    assert window.page == FIRST
    assert "Your first game" in window.text.toPlainText()
    assert listed(window) == list(PAGES)


def test_every_page_can_be_shown(window: RulesWindow) -> None:
    for page in PAGES:
        window.show_page(page)
        current = window.list.currentItem()
        assert current is not None
        assert current.data(ID) == page
        assert window.text.toPlainText().startswith(current.text())


def test_links_lead_on_and_one_can_go_back_and_forward(window: RulesWindow) -> None:
    window.show_page("tax")
    window.text.anchorClicked.emit(QUrl("rule:ruling"))
    assert window.page == "ruling"
    QTest.keyClick(window, Qt.Key.Key_Left, ALT)
    assert window.page == "tax"
    assert window.forward_button.isEnabled()
    window.forward_button.click()
    assert window.page == "ruling"
    assert not window.forward_button.isEnabled()
    window.back_button.click()
    window.show_page("gift")
    assert not window.forward.isEnabled()


def test_links_to_elsewhere_do_nothing(window: RulesWindow) -> None:
    for link in ("rule:nowhere", "https://example.org/tax"):
        window.text.anchorClicked.emit(QUrl(link))
    assert window.page == FIRST


def test_the_search_leaves_the_pages_with_the_words(window: RulesWindow) -> None:
    QTest.keyClicks(window.search, "hostage")
    assert "hostages" in listed(window)
    assert "icon_road" not in listed(window)
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.page == "hostages"
    window.search.clear()
    assert listed(window) == list(PAGES)


def test_the_best_page_is_at_the_top_while_searching(window: RulesWindow) -> None:
    """Without the chapters, in whose order it would be far below what mentions the word."""
    QTest.keyClicks(window.search, "bribe")
    assert listed(window) == find("bribe") != sorted(find("bribe"), key=list(PAGES).index)
    assert listed(window)[0] == "bribes"
    assert all(head.isHidden() for head in window.heads())
    top = window.list.itemAt(10, 5)
    assert top is not None
    assert top.data(ID) == "bribes"
    QTest.mouseClick(
        window.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=window.list.visualItemRect(window.items()[1]).center(),
    )
    assert window.page == find("bribe")[1]
    window.search.clear()
    assert listed(window) == list(PAGES)
    assert not any(head.isHidden() for head in window.heads())
    current = window.list.currentItem()
    assert current is not None
    assert current.data(ID) == find("bribe")[1]


def test_without_a_hit_it_says_so(window: RulesWindow) -> None:
    assert not window.nothing.isVisible()
    window.search.setText("xyzzyplugh")
    assert window.nothing.isVisible()
    assert not listed(window)
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.page == FIRST


def test_the_list_is_walked_with_the_arrow_keys(window: RulesWindow) -> None:
    window.list.setFocus()
    pages = list(PAGES)
    for step in range(1, 9):
        QTest.keyClick(window.list, Qt.Key.Key_Down)
        assert window.page == pages[step], "chapters are passed over"


def test_escape_closes_it(window: RulesWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Escape, NO_KEYS)
    assert not window.isVisible()


def test_it_changes_its_language_while_it_is_open(window: RulesWindow, speak: Speak) -> None:
    window.show_page("bribes")
    window.search.setText("ruling")
    texts = {}
    for language in ("en", "de", "ru"):
        speak(language)
        QApplication.processEvents()
        texts[language] = [
            window.windowTitle(),
            window.search.placeholderText(),
            window.back_button.toolTip(),
            window.forward_button.toolTip(),
            window.nothing.text(),
            window.list.accessibleName(),
            window.text.toPlainText(),
            *(head.text() for head in window.heads() if head.text() not in ("Wakhan", "Вахан")),
            *(item.text() for item in window.items()),
        ]
        assert window.page == "bribes"
    for one, other in (("en", "de"), ("en", "ru"), ("de", "ru")):
        same = [a for a, b in zip(texts[one], texts[other], strict=True) if a == b]
        assert not same


def test_it_changes_its_look_while_it_is_open(window: RulesWindow) -> None:
    window.show_page("battle")
    before = window.text.document().defaultStyleSheet()
    window.set_look(Style(theme=DUSK, scale=1.5))
    assert window.text.document().defaultStyleSheet() != before
    assert window.page == "battle"


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_page_is_wider_than_the_window(window: RulesWindow, speak: Speak, language: str) -> None:
    speak(language)
    QApplication.processEvents()
    for page in PAGES:
        window.show_page(page)
        assert window.text.horizontalScrollBar().maximum() == 0, page


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_title_in_the_list_is_cut(window: RulesWindow, speak: Speak, language: str) -> None:
    speak(language)
    QApplication.processEvents()
    for item in window.items():
        room = window.list.visualItemRect(item).width() - 14
        assert QFontMetrics(item.font()).horizontalAdvance(item.text()) <= room, item.text()


def test_pages_show_the_icons_they_mention(window: RulesWindow) -> None:
    for page in ("icon_tribe", "tax", "suits", "ruler_marker"):
        window.show_page(page)
        url = QUrl(f"signs:{page}")
        picture = window.text.document().resource(QTextDocument.ResourceType.ImageResource, url)
        assert isinstance(picture, QPixmap)
        assert len({picture.toImage().pixel(x, 22) for x in range(picture.width())}) > 2
        assert url.toString() in window.text.toHtml()
    window.show_page("goal")
    assert "signs:" not in window.text.toHtml()


def test_every_page_with_signs_exists() -> None:
    assert set(SIGNS) <= set(PAGES)
