"""The texts of the lessons: all translated, with the same cards, and as links only where meant."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import CHOICES, DeclineBribe, EndTurn, Stop
from pamir_desktop.views.texts.languages import use_language
from pamir_desktop.views.texts.lesson_texts import (
    CARD,
    lesson_text,
    linked_lesson_text,
    other_choice_text,
)
from tools.translate import source_of

TEXTS = {text for lesson in load_lessons() for text, _ in lesson.texts()}
MOST_WORDS = 42
"""A few more than in English still fit the note."""


@cache
def translations(language: str) -> dict[str, str]:
    for context in ET.parse(source_of(language)).getroot().iter("context"):
        if context.findtext("name") == "Lessons":
            return {
                message.findtext("source", ""): message.findtext("translation", "")
                for message in context.iter("message")
            }
    raise AssertionError("the lessons are not collected")


def cards_in(text: str) -> list[str]:
    return sorted(number for _, number in CARD.findall(text))


@pytest.mark.parametrize("language", ["de", "ru"])
def test_every_text_is_translated_with_its_cards(language: str) -> None:
    found = translations(language)
    assert found.keys() >= TEXTS
    for text in TEXTS:
        assert cards_in(found[text]) == cards_in(text), text
        assert len(found[text].split()) <= MOST_WORDS, found[text]


@pytest.mark.parametrize("text", sorted(TEXTS))
def test_numbers_are_the_same_in_every_language(text: str) -> None:
    for language in ("de", "ru"):
        found = translations(language)[text]
        assert sorted(re.findall(r"\d+", found)) == sorted(re.findall(r"\d+", text)), found


def test_a_number_stays_on_the_line_of_what_it_counts(qapp: QApplication) -> None:
    """In English too, whose texts have ordinary spaces; a year may end a line."""
    use_language(qapp, "en")
    for text in TEXTS:
        assert not re.search(r"\b\d\d? [^\W\d]", lesson_text(text)), text
    assert "4\u00a0more blocks" in lesson_text("Dominant: 4 more blocks than each of the others.")
    assert "1829 at" in lesson_text("In 1829 at this table.")


def test_linked_cards_are_named_as_they_are() -> None:
    """A sentence may say less than the whole name, but never that of another card."""
    for text in TEXTS:
        for name, number in CARD.findall(text):
            assert name == CARDS[int(number)].name  # type: ignore[index]


def test_a_card_is_a_link_and_everything_else_is_plain(qapp: QApplication) -> None:
    use_language(qapp, "en")
    assert linked_lesson_text("Play [A & B](7) <now>") == (
        'Play <a href="card:7">A &amp; B</a> &lt;now&gt;'
    )
    assert lesson_text("Play [A & B](7) <now>") == "Play A & B <now>"


def test_every_kind_of_choice_has_an_answer(qapp: QApplication) -> None:
    use_language(qapp, "en")
    assert CHOICES
    said = {other_choice_text(choice) for choice in (EndTurn(), Stop(), DeclineBribe())}
    assert len(said) == 3
