"""The translation files are complete, and the code asks for texts in a way lupdate can read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.translation_files import messages
from tools.translate import ROOT, source_files

FORMS = {"en": 2, "de": 2, "ru": 3}
PLACEHOLDER = re.compile(r"\{\w*\}|%n")

SAME_IN_GERMAN = {
    "Checks",
    "Computer",
    "Daud",
    "Farhad",
    "Laleh",
    "Nilufar",
    "Shirin",
    "Markdown",
    "Pause",
    "Badal",
    "Regime",
    "Text",
    "Afghanistan",
    "Army of the Indus",
    "Bala Hissar",
    "Bengal Native Infantry",
    "Hand {cards}/{limit}",
    "Infrastructure",
    "Seaforth Highlanders",
    "Animation",
    "Normal",
    "dominant: {coalition}",
    "Wakhan",
    "Devidas",
    "Mirzad",
    "Sarbaz",
    "Yusuf",
}
"""Besides proper names: contexts Card, Region and Map."""
SAME_IN_RUSSIAN = {"Home, End", "Markdown", "Page Down, Page Up"}
NAMES = {"Card", "Region", "Map"}


@pytest.mark.parametrize("language", FORMS)
def test_nothing_is_unfinished_or_vanished(language: str) -> None:
    assert not [message for message in messages(language) if message.state]
    assert not [m for m in messages(language) if not all(text.strip() for text in m.texts)]


@pytest.mark.parametrize("language", FORMS)
def test_plurals_have_all_their_forms(language: str) -> None:
    for message in messages(language):
        assert message.numerus == ("%n" in message.source), message
        assert len(message.texts) == (FORMS[language] if message.numerus else 1), message


@pytest.mark.parametrize("language", FORMS)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for message in messages(language):
        wanted = sorted(PLACEHOLDER.findall(message.source))
        for text in message.texts:
            assert sorted(PLACEHOLDER.findall(text)) == wanted, message


@pytest.mark.parametrize("language", FORMS)
def test_no_sentence_has_markup_of_its_own(language: str) -> None:
    """Sentences are shown as rich text with links in them, so they must be safe as they are."""
    contexts = {
        context_and_text(context, call)[0]
        for file, context, call in program()
        if file.startswith("pamir_desktop/views/texts")
    }
    for message in messages(language):
        if message.context not in contexts:
            continue
        assert not re.search(r"[<>&]", " ".join((message.source, *message.texts))), message


ORDINAL = (
    r"\d\. (?:J[aä]n|Jahrhundert|Feb|März|April|Mai|Ju[ln]i|Aug|Sept|Okt|Nov|Dez|Platz|Spalte|Inf)"
)
"""In German, where its number must not be left behind at the end of a line."""


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", re.compile(r"""["']|%n [^\W\d]|\.\.\.|\d{4}\xa0""")),
        ("de", re.compile(rf"""["'”«»]|%n [^\W\d]|\.\.\.|—|\bDu\b|\bDein|\d{{4}}\xa0|{ORDINAL}""")),
        (
            "ru",
            re.compile(
                r"""["'“”]|%n [^\W\d]|\.\.\.| —|(?<![\w-])(?i:[вксуоиа]) """
                r"""|(?<!\w)(?i:за|по|до|на) (?=%n|\d)|\d{4} год"""
            ),
        ),
    ],
)
def test_typography_is_that_of_the_language(language: str, wrong: re.Pattern[str]) -> None:
    """Quotation marks, dashes, no-break spaces. Sentences may begin with Dein.

    A no-break space is after ordinals and before Russian years, but not after a year.
    """
    for message in messages(language):
        for text in message.texts:
            found = wrong.search(re.sub(r"(^|[.:?] )(Dein|Du)", r"\1", text))
            assert not found, message


def test_only_names_are_alike_in_german_and_english() -> None:
    assert alike("de") <= SAME_IN_GERMAN


def test_hardly_anything_is_alike_in_russian_and_english() -> None:
    assert alike("ru") <= SAME_IN_RUSSIAN


def alike(language: str) -> set[str]:
    """Texts that are the same in English, unless they are names or have no word of their own."""
    return {
        m.source
        for m in messages(language)
        if m.source in m.texts
        and not (m.context in NAMES and language == "de")
        and any(map(str.isalpha, PLACEHOLDER.sub("", m.source)))
    }


def test_german_and_russian_have_the_same_messages() -> None:
    def keys(language: str) -> set[tuple[str, str, str]]:
        return {(m.context, m.source, m.hint) for m in messages(language)}

    assert keys("de") == keys("ru")
    assert keys("en") == {key for key in keys("de") if "%n" in key[1]}


# --- The code --------------------------------------------------------------------------------

CALLS = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The functions lupdate looks for, and where the text is in their arguments."""

DEFINED_IN = "pamir_desktop/views/texts/translation.py"


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call of one of the functions, with its class."""

    def visit(node: ast.AST, context: str) -> Iterator[tuple[str, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            inside = child.name if isinstance(child, ast.ClassDef) else context
            if isinstance(child, ast.Call) and called(child) in CALLS:
                yield inside, child
            yield from visit(child, inside)

    yield from visit(ast.parse(path.read_text(encoding="utf-8")), "")


def called(call: ast.Call) -> str:
    """The name of the function; painters have a `translate` of their own."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return "" if name == "translate" else name
        case _:
            return ""


def program() -> Iterator[tuple[str, str, ast.Call]]:
    for file in source_files():
        if file == DEFINED_IN:
            continue
        for context, call in calls(ROOT / file):
            yield file, context, call


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def literal(node: ast.expr) -> str:
    """The text of a literal, nothing for anything else."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case _:
            return ""


def test_texts_are_literals_and_numbers_are_in_their_place() -> None:
    """Anything else would be lost by lupdate without a word."""
    for file, _, call in program():
        where = f"{file}:{call.lineno}"
        name = called(call)
        assert not call.keywords, where
        assert all(map(is_text, call.args[: CALLS[name] + 2])), where
        if "%n" in literal(call.args[CALLS[name]]):
            assert name == "tr", where
            assert len(call.args) == 3, where


def test_no_text_is_asked_for_inside_an_f_string_or_under_another_name() -> None:
    for file in source_files():
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                inside = [n for n in ast.walk(node) if isinstance(n, ast.Call)]
                assert not [n for n in inside if called(n) in CALLS], file
            if isinstance(node, ast.ImportFrom):
                assert not [n for n in node.names if n.name in CALLS and n.asname], file
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name | ast.Attribute):
                value = node.value
                name = value.id if isinstance(value, ast.Name) else value.attr
                assert name not in CALLS, file


def test_only_one_module_asks_qt_for_a_translation() -> None:
    """So contexts and plurals follow one rule: every `tr` is Qt's or comes from `Translated`."""
    for file in source_files():
        if file == DEFINED_IN:
            continue
        for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
            match node:
                case ast.FunctionDef(name=name):
                    assert name not in CALLS, file
                case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr=name):
                    assert name not in CALLS, file


def test_every_text_of_the_program_is_in_the_files() -> None:
    """If not: `python tools/translate.py update`, and translate what is new."""
    known = {(m.context, m.source) for m in messages("de")}
    missing = set()
    for file, context, call in program():
        asked = context_and_text(context, call)
        if asked[1] and asked not in known:
            missing.add((file, *asked))
    assert not missing


def context_and_text(context: str, call: ast.Call) -> tuple[str, str]:
    if called(call) == "tr":
        return context, literal(call.args[0])
    return literal(call.args[0]), literal(call.args[1])


def test_soft_hyphens_are_only_in_names_painted_on_the_table() -> None:
    """Everything else is read by Qt, by a screen reader or by a search."""
    hyphenated = {
        message.context
        for language in FORMS
        for message in messages(language)
        if any("\u00ad" in text for text in (message.source, *message.texts))
    }
    assert hyphenated == {"Ability", "Card", "Coalition in a small place", "Event", "Suit"}
