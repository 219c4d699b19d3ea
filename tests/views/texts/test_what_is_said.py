"""Every id of the model has words in every language, with every argument that occurs in play."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pamir_desktop.model.decisions import CHOICES
from pamir_desktop.model.reason_ids import REASONS
from pamir_desktop.model.wakhan.trace import TRACE_IDS
from pamir_desktop.views.texts.choice_labels import Button, choice_label, menu_label
from pamir_desktop.views.texts.log_lines import SENTENCES, log_line, log_lines
from pamir_desktop.views.texts.prompts import Prompt, prompt_text
from pamir_desktop.views.texts.reasons import WhyNot, reason_text
from pamir_desktop.views.texts.sentences import method_name
from pamir_desktop.views.texts.voice import LinkedVoice, Voice

from .conftest import Speak
from .spoken_samples import asked_prompts, logged_ids, reasons, talk

LANGUAGES = ("en", "de", "ru")
SILENT = {
    "market.slid",
    "event.bought",
    "event.in_force",
    "cylinder.placed",
    "cylinder.returned",
    "card.discarded",
}
"""Entries that may say nothing, because another entry says it."""

LEFT_OVER = re.compile(r"[{}%]|\(s\)|/armies|/spies")
ENGLISH = re.compile(r"\b(the|of|and|your|you|with|from|rupees?|card|army|tribe|spy)\b", re.I)
LATIN = re.compile(r"[A-Za-z]")


def said() -> Iterator[tuple[str, str | None]]:
    """Everything, with the id it was said for."""
    for entry, setup in talk().entries.values():
        yield entry.id, log_line(entry, Voice(setup))
    for decision, state in talk().decisions:
        voice = Voice(state.setup)
        yield decision.prompt, prompt_text(decision, state, voice)
        for choice in decision.choices:
            kind = type(choice).__name__
            yield kind, choice_label(choice, decision, state, voice)
            yield kind, menu_label(choice, decision, state, voice)
    for reason, setup in reasons():
        yield reason.id, reason_text(reason, Voice(setup))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_many_games_is_whole(speak: Speak, language: str) -> None:
    speak(language)
    for name, text in said():
        if text is None:
            assert name in SILENT
            continue
        assert text
        assert text == text.strip(), name
        assert not LEFT_OVER.search(text), (name, text)
        assert "  " not in text, (name, text)


def test_german_has_no_english_in_it(speak: Speak) -> None:
    speak("de")
    leaks = {text for _, text in said() if text and ENGLISH.search(without_names(text))}
    assert not leaks


def without_names(text: str) -> str:
    """Some cards keep their English names in German."""
    return re.sub(r"„[^“]*“", "", text).replace("Army of the Indus", "")


def test_russian_has_no_latin_letter_in_it(speak: Speak) -> None:
    speak("ru")
    leaks = {text for _, text in said() if text and LATIN.search(text)}
    assert not leaks


def test_every_log_id_has_a_teller() -> None:
    ids = logged_ids() | set(TRACE_IDS)
    assert len(ids) > 80
    assert {method_name(name) for name in ids} == set(SENTENCES)


def test_every_prompt_has_words() -> None:
    assert {method_name(name) for name in asked_prompts()} == public(Prompt)


def test_every_choice_has_a_button() -> None:
    names = [kind.__name__ for kind in CHOICES.values()]
    snake = {re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower() for name in names}
    assert snake == public(Button)


def test_every_reason_has_words() -> None:
    assert {method_name(name) for name in REASONS} == public(WhyNot)


def public(group: type) -> set[str]:
    return {name for name in vars(group) if not name.startswith("_")}


def test_links_change_nothing_but_the_markup(speak: Speak) -> None:
    compared = 0
    for language in LANGUAGES:
        speak(language)
        for entry, setup in talk().entries.values():
            linked = log_line(entry, LinkedVoice(setup))
            if linked is not None:
                assert re.sub(r"<[^>]*>", "", linked) == log_line(entry, Voice(setup))
                compared += 1
    assert compared > 50


def test_the_log_has_a_line_for_all_but_traces_and_silent_entries(speak: Speak) -> None:
    speak("en")
    entries = [entry for entry, _ in talk().entries.values()]
    setup = next(setup for _, setup in talk().entries.values() if len(setup.seats) == 5)
    wording = {line.entry.id for line in log_lines(entries, Voice(setup))}
    assert not any(name.startswith("trace.") for name in wording)
    assert logged_ids() - wording <= set(TRACE_IDS) | {"market.slid", "event.bought"}
