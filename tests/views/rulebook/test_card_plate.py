"""The picture of a card on the page on how to read one."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from pamir_desktop.views.art.cards.layout import ASPECT
from pamir_desktop.views.rulebook.card_plate import CARD, FACE, ROW, card_plate, label_tops, labels
from pamir_desktop.views.rulebook.rules_window import RulesWindow
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.card_signs import card_signs
from pamir_desktop.views.table.signs import Term


def test_every_kind_of_mark_has_a_label() -> None:
    left, right = labels(FACE)
    labelled = [label.mark for label in (*left, *right)]
    marks = dict[object, bool]()
    for sign, rect in card_signs(CARD, FACE):
        marks[sign.term] = marks.get(sign.term, False) or rect in labelled
    assert set(marks) >= {
        *(Term.SUIT, Term.RANK, Term.REGION, Term.ACTION, Term.IMPACT),
        *(Term.PATRIOT, Term.ABILITY, Term.PRIZE),
    }
    assert all(marks.values()), marks


def test_labels_are_inside_the_picture_and_apart() -> None:
    height = FACE * ASPECT
    for column in labels(FACE):
        tops = label_tops(column, ROW, height)
        assert tops[0] >= 0
        assert tops[-1] + ROW <= height
        assert all(upper + ROW <= lower + 0.01 for upper, lower in pairwise(tops))


def test_the_page_shows_it(qtbot: QtBot) -> None:
    rules = RulesWindow(Style())
    qtbot.addWidget(rules)
    rules.show_page("read_card")
    document = rules.text.document()
    url = QUrl("signs:read_card")
    shown = document.resource(QTextDocument.ResourceType.ImageResource, url)
    assert url.toString() in document.toHtml()
    assert shown.size() == card_plate(Style(), rules.devicePixelRatioF()).size()
