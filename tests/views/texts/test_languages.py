"""The application changes its language while it runs, and lives without translations."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from pamir_desktop.games.header import header_of
from pamir_desktop.model import new_game
from pamir_desktop.model.history import Identity
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import Region, Suit
from pamir_desktop.views.texts import languages
from pamir_desktop.views.texts.counts import Count
from pamir_desktop.views.texts.game_texts import created, short_date
from pamir_desktop.views.texts.languages import system_language, use_language
from pamir_desktop.views.texts.terms import region_name, suit_name
from pamir_desktop.views.texts.translation import number_text

from .conftest import Speak

NOON = 1_699_963_200
"""The same day, in Greenwich and almost everywhere."""


def test_another_language_takes_effect_at_once(speak: Speak) -> None:
    names = []
    for code in ("en", "de", "ru", "en"):
        assert speak(code) == code
        names.append((region_name(Region.PERSIA), suit_name(Suit.MILITARY)))
    assert names == [
        ("Persia", "Military"),
        ("Persien", "Militär"),
        ("Персия", "Военные силы"),
        ("Persia", "Military"),
    ]


def test_numbers_and_dates_follow_the_language(speak: Speak) -> None:
    for code, language in (("de", QLocale.Language.German), ("ru", QLocale.Language.Russian)):
        speak(code)
        assert QLocale().language() == language


@pytest.mark.parametrize(
    ("code", "number", "day", "short"),
    [
        ("en", "12,345", "Tuesday, November 14, 2023", "11/14/23"),
        ("de", "12.345", "Dienstag, 14. November 2023", "14.11.23"),
        ("ru", "12 345", "вторник, 14 ноября 2023 г.", "14.11.2023"),
    ],
)
def test_numbers_and_dates_are_written_as_the_language_does(
    speak: Speak, code: str, number: str, day: str, short: str
) -> None:
    speak(code)
    identity = Identity(created="2023-11-14T12:00:00Z")
    header = header_of(identity, new_game(random_setup(2, 1)), 0)
    assert spaced(number_text(12_345)) == number
    assert spaced(created(header)) == day
    assert short_date(NOON).startswith(short)


def spaced(text: str) -> str:
    """Any kind of space as a plain one."""
    return " ".join(text.split())


def test_buttons_of_qt_are_translated_too(speak: Speak) -> None:
    texts = {}
    for code in ("en", "de", "ru"):
        speak(code)
        texts[code] = QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert texts == {"en": "Cancel", "de": "Abbrechen", "ru": "Отмена"}


def test_former_translators_do_not_pile_up(speak: Speak, qapp: QApplication) -> None:
    for _ in range(5):
        speak("de")
        speak("ru")
    assert len(qapp.findChildren(QTranslator, "language")) == 3
    speak("en")
    assert region_name(Region.PERSIA) == "Persia"


def test_a_missing_file_falls_back_to_english(
    speak: Speak, qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    speak("de")
    with caplog.at_level(logging.WARNING):
        assert use_language(qapp, "ru", tmp_path) == "en"
    assert "pamir_ru.qm" in caplog.text
    assert region_name(Region.PERSIA) == "Persia"
    assert QLocale().language() == QLocale.Language.English


def test_a_broken_file_falls_back_to_english(
    speak: Speak, qapp: QApplication, tmp_path: Path
) -> None:
    speak("en")
    (tmp_path / "pamir_de.qm").write_bytes(b"no translations")
    assert use_language(qapp, "de", tmp_path) == "en"
    assert region_name(Region.PERSIA) == "Persia"


def test_an_unknown_language_is_english(
    speak: Speak, qapp: QApplication, compiled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert use_language(qapp, "xx", compiled) == "en"
    assert "'xx'" in caplog.text


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["de-AT", "en-GB"], "de"),
        (["fr-FR", "ru-RU"], "ru"),
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_preferred_language_we_have_is_taken(
    monkeypatch: pytest.MonkeyPatch, preferred: list[str], code: str
) -> None:
    system = SimpleNamespace(uiLanguages=lambda: preferred)
    monkeypatch.setattr(languages, "QLocale", SimpleNamespace(system=lambda: system))
    assert system_language() == code


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["0\u00a0spies", "1\u00a0spy", "2\u00a0spies", "5\u00a0spies", "21\u00a0spies"]),
        (
            "de",
            ["0\u00a0Spione", "1\u00a0Spion", "2\u00a0Spione", "5\u00a0Spione", "21\u00a0Spione"],
        ),
        (
            "ru",
            [
                "0\u00a0шпионов",
                "1\u00a0шпион",
                "2\u00a0шпиона",
                "5\u00a0шпионов",
                "21\u00a0шпион",
            ],
        ),
    ],
)
def test_counts_take_the_plural_of_the_language(speak: Speak, code: str, words: list[str]) -> None:
    speak(code)
    assert [Count(number).spies() for number in (0, 1, 2, 5, 21)] == words
