"""The glossary and the texts agree: one term for one thing, and the same names in both."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from attrs import frozen

from tests.all_texts import packaged, texts
from tests.translation_files import messages
from tools.glossary import PAGES, in_step, unknown
from tools.translate import ROOT

SYNONYMS = ROOT / "docs/glossary/synonyms.md"
LANGUAGES = {"English": "en", "German": "de", "Russian": "ru"}
TITLES = {
    "en": "Pax Pamir: Second Edition",
    "de": "Pax Pamir: Second Edition",
    "ru": "Pax Pamir (второе издание)",
}


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


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_the_title_of_the_game_is_the_same_everywhere(language: str) -> None:
    """In the program, its launcher, its page in a store and in the glossary."""
    title = TITLES[language]
    elsewhere = re.compile(r"Pax Pamir\W{1,3}(?:\w+ )?(?:edition|Ausgabe|Auflage|издание)", re.I)
    named = {
        (context, match[0])
        for context, text in texts(language)
        for match in elsewhere.finditer(text.replace(title, "…"))
    }
    assert not named
    assert {context for context, text in packaged(language) if title in text} >= {
        ".desktop",
        "metainfo",
    }
    assert title in (ROOT / "docs/glossary.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_every_part_of_the_program_is_read(language: str) -> None:
    """Rules, lessons, puzzles, the first edition, and what packages say."""
    read = {context for context, _ in texts(language)}
    parts = {"Rules", "Lessons", "Puzzles", "FirstPrompt", "OfferLog", "CardNote", "HintTopic"}
    assert parts | {"BotReasons", "DailyWords", "StatisticsView", "CommandProblem"} <= read
    assert {".desktop", "metainfo"} <= read


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


def rows(section: str) -> list[tuple[str, str, str]]:
    """English, German and Russian in a table of the glossary."""
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    table = page.split(f"### {section}\n")[1].split("\n### ")[0]
    lines = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("|")]
    return [(cells[0].strip(), cells[1].strip(), cells[2].strip()) for cells in lines[2:]]


def bare(text: str) -> str:
    return text.replace("\xa0", " ").replace("\xad", "").replace("&", "")


def test_the_terms_of_the_program_are_what_it_says() -> None:
    said = {
        language: {(bare(m.source), bare(text)) for m in messages(language) for text in m.texts}
        for language in ("de", "ru")
    }
    terms = rows("The program")
    assert len(terms) > 50
    assert not [(en, de) for en, de, _ in terms if (en, de) not in said["de"]]
    assert not [(en, ru) for en, _, ru in terms if (en, ru) not in said["ru"]]


@pytest.mark.parametrize(("language", "column"), [("de", 1), ("ru", 2)])
def test_the_terms_of_the_first_edition_are_in_use(language: str, column: int) -> None:
    """Words are inflected: their beginnings have to occur."""
    said = " ".join(bare(text).casefold() for m in messages(language) for text in m.texts)
    terms = rows("The first edition")
    assert len(terms) > 20
    stems = [[word[:5].casefold() for word in row[column].split()] for row in terms]
    assert not [stem for words in stems for stem in words if stem not in said]
