"""The glossary and the texts agree: one term for one thing, and the same names in both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from attrs import frozen

from pamir_desktop.views.rulebook.pages import CHAPTERS
from tests.translation_files import messages
from tools.glossary import PAGES, in_step, unknown
from tools.translate import ROOT

SYNONYMS = ROOT / "docs/glossary/synonyms.md"
LANGUAGES = {"English": "en", "German": "de", "Russian": "ru"}


@frozen
class Banned:
    term: str
    words: re.Pattern[str]
    exceptions: frozenset[str]

    def allows(self, context: str) -> bool:
        return any(fnmatchcase(context, exception) for exception in self.exceptions)


@cache
def banned(language: str) -> list[Banned]:
    heading = next(name for name, code in LANGUAGES.items() if code == language)
    section = SYNONYMS.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [
        Banned(
            term.strip(),
            pattern(words),
            frozenset(filter(None, map(str.strip, exceptions.split(",")))),
        )
        for term, words, exceptions in rows[2:]
    ]


def pattern(words: str) -> re.Pattern[str]:
    """Whole words; `*` stands for the rest of one."""
    spelled = [re.escape(word.strip()).replace(r"\*", r"\w*") for word in words.split(",")]
    return re.compile(rf"(?<!\w)(?:{'|'.join(spelled)})(?!\w)", re.IGNORECASE)


@cache
def searched() -> frozenset[str]:
    """The search words of the rules, in which synonyms are wanted."""
    return frozenset(page.keywords for chapter in CHAPTERS for page in chapter.pages)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Context and text, without placeholders, no-break spaces and soft hyphens."""
    written = [
        (message.context, text)
        for message in messages(language)
        if message.source not in searched()
        for text in message.texts
    ]
    if language == "en":  # its file has only plural forms: everything else is in the code
        written += [
            (message.context, message.source)
            for message in messages("de")
            if message.source not in searched()
        ]
    for context, text in written:
        plain = text.replace("\xa0", " ").replace("\xad", "")
        yield context, re.sub(r"\{\w*\}", "{}", plain)


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_no_text_uses_a_synonym_of_a_term(language: str) -> None:
    found = [
        (term.term, match[0], context, text)
        for context, text in texts(language)
        for term in banned(language)
        if not term.allows(context) and (match := term.words.search(text))
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_every_exception_is_needed(language: str) -> None:
    contexts = {
        (term.term, context)
        for context, text in texts(language)
        for term in banned(language)
        if term.words.search(text)
    }
    needless = [
        (term.term, exception)
        for term in banned(language)
        for exception in term.exceptions
        if not any(fnmatchcase(one, exception) for name, one in contexts if name == term.term)
    ]
    assert not needless


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_and_card_texts_are_those_of_the_program(page: Path) -> None:
    """If not: `python tools/glossary.py`."""
    text = page.read_text(encoding="utf-8")
    assert not unknown(text)
    assert in_step(text) == text
