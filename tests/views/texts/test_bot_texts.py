"""Computer players in words, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from pamir_desktop import LANGUAGES
from pamir_desktop.bots.terms import TERMS
from pamir_desktop.model.bot import Level, Temperament
from pamir_desktop.views.texts.bot_reasons import _WORD, BotReasons
from pamir_desktop.views.texts.bot_texts import (
    about_level,
    about_temperament,
    bot_name,
    level_name,
    temperament_name,
)
from tests.translation_files import messages

from .conftest import Speak

TEXTS: dict[str, Callable[[], list[str]]] = {
    "names": lambda: [bot_name(seat) for seat in range(5)],
    "levels": lambda: [level_name(level) for level in Level],
    "about levels": lambda: [about_level(level) for level in Level],
    "temperaments": lambda: [temperament_name(kind) for kind in Temperament],
    "about temperaments": lambda: [about_temperament(kind) for kind in Temperament],
}


@pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
def test_each_has_its_own_words_in_every_language(
    speak: Speak, texts: Callable[[], list[str]]
) -> None:
    spoken = []
    for language in LANGUAGES:
        speak(language)
        words = texts()
        assert all(words)
        assert len(set(words)) == len(words)
        spoken.append(tuple(words))
    assert len(set(spoken)) > 1, "at least Russian has other letters"


def test_gains_come_before_costs_and_other_choices(speak: Speak) -> None:
    speak("en")
    changes = (("money", 3), ("cylinders", -2), ("taxable", 1))
    said = BotReasons().sentence("Shirin", changes, ("Buy “Kabul Bazaar”", "End turn"))
    assert said == (
        "Shirin expects to gain: rupees. The price: cylinders in play."
        " Also considered: Buy “Kabul Bazaar” · End turn."
    )


def test_what_is_gained_is_not_named_as_a_cost_too(speak: Speak) -> None:
    speak("en")
    said = BotReasons().sentence("Daud", (("money", 3), ("leveraged", -1)), ())
    assert said == "Daud expects to gain: rupees."


def test_a_choice_without_a_difference_says_so(speak: Speak) -> None:
    speak("en")
    assert BotReasons().sentence("Laleh", (), ()) == "Laleh sees no difference between the choices."


def test_every_term_with_words_of_its_own_is_a_term_of_the_bots() -> None:
    assert set(_WORD) <= set(TERMS)


@pytest.mark.parametrize(
    ("language", "you"),
    [
        ("en", r"\byour?s?\b"),
        ("de", r"\b(du|dir|dich|dein\w*)\b"),
        ("ru", r"\b(вы|вас|вам|ваш\w*)\b"),
    ],
)
def test_what_speaks_for_a_move_is_said_of_anyone(language: str, you: str) -> None:
    """Looking back at a game says it of every player, so it addresses no one."""
    contexts = {"HintTopic", "BotReason"}
    said = [
        text
        for message in messages("de" if language == "en" else language)
        if message.context in contexts
        for text in ((message.source,) if language == "en" else message.texts)
    ]
    assert len(said) > 30
    assert not [text for text in said if re.search(you, text, re.IGNORECASE)]
