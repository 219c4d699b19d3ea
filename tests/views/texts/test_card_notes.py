"""The notes from history: one for each court card, in three languages."""

from __future__ import annotations

import re

import pytest

from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.terms import HIDDEN, NO_CARD
from pamir_desktop.views.texts.card_notes import NOTES, card_note
from pamir_desktop.views.texts.card_texts import card_name

from .conftest import Speak

LANGUAGES = ("en", "de", "ru")


PERSONS = {
    "en": "Kashmiri diplomat general missionary officer scholar statesman traveler",
    "de": "Diplomat Gelehrter Kaschmiri Offizier Rabbinersohn Reisender Staatsmann",
    "ru": "дипломат кашмирец генерал деятель миссионер офицер путешественник учёный",
}
"""What people are, where a note does not begin with their name."""
LIFE = re.compile(r"(\S+)\s\(1[78]\d\d–1[89]\d\d\)")


def test_every_court_card_has_a_note_and_nothing_else_has() -> None:
    assert len(NOTES) == len(CARDS) == 100
    assert not any(card_note(card) for card in (*EVENTS, HIDDEN, NO_CARD))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_is_one_or_two_sentences_of_moderate_length(speak: Speak, language: str) -> None:
    speak(language)
    notes = [card_note(card) for card in CARDS]
    assert len(set(notes)) == 100
    for note in notes:
        assert 80 <= len(note) <= 260, note
        assert note.endswith((".", ".“")), note
        assert len(re.findall(r"[^\d.]\. (?=[A-ZА-ЯЁÄÖÜ])", note)) <= 1, note
        assert note == note.strip()
        assert "  " not in note


def test_notes_are_written_in_their_language(speak: Speak) -> None:
    wording = {}
    for language in LANGUAGES:
        speak(language)
        wording[language] = [card_note(card) for card in CARDS]
    for english, german, russian in zip(*wording.values(), strict=True):
        assert len({english, german, russian}) == 3
        cyrillic = re.findall("[а-яё]", russian, re.IGNORECASE)
        assert len(cyrillic) > len(russian) * 0.6
        assert not re.search("[а-яё]", english + german, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_years_are_the_same_in_every_language(speak: Speak, language: str) -> None:
    """Short ranges are written as the language does: 1841–42, 1841/42, 1841–1842."""

    def years(text: str) -> set[str]:
        return set(re.findall(r"1[0-9]{3}|20[0-9]{2}", text))

    speak("en")
    english = {card: years(card_note(card)) for card in CARDS}
    speak(language)
    for card in CARDS:
        found = years(card_note(card))
        extra = found - english[card]
        assert english[card] <= found, card
        assert all(str(int(year) - 1) in english[card] for year in extra), card


def test_notes_are_about_their_card(speak: Speak) -> None:
    """The first and last card of each table, so that none is out of step."""
    speak("en")
    words = {1: "Burnes", 38: "Amritsar", 39: "veterinary", 67: "Hari Rud", 68: "prose"}
    words |= {100: "Orenburg", 18: "fictional", 47: "gorge", 61: "breed", 88: "great game"}
    for card in CARDS:
        assert words.get(card, "") in card_note(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_life_dates_are_directly_behind_the_person(speak: Speak, language: str) -> None:
    """Not behind a place, a title of someone else or a year."""
    speak(language)
    found = [(card, LIFE.findall(card_note(card))) for card in CARDS]
    dated = [(card, words[0]) for card, words in found if words]
    assert len(dated) > 20
    for card, word in dated:
        names = re.split(r"[\s«»„“”]", card_name(card).casefold())
        assert word.casefold() in (*PERSONS[language].casefold().split(), *names), card
