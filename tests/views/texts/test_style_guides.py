"""What the style guides say about all texts of a kind (docs/style), where a test can tell."""

from __future__ import annotations

import re

import pytest

from pamir_desktop import LANGUAGES
from tests.all_texts import texts
from tests.translation_files import messages

HEADS = "EndingReport"
"""The context of the tables at the end of a game."""
PHRASES = re.compile(r"[:{(]")
"""Of the same context, but not in the head of a table."""


def in_contexts(language: str, *contexts: str) -> list[str]:
    source = language == "en"
    return [
        text
        for message in messages("de" if source else language)
        if message.context in contexts
        for text in ((message.source,) if source else message.texts)
    ]


def test_victory_points_do_not_read_as_a_preposition_in_russian() -> None:
    """The published abbreviation looks like the preposition: it is for those who search only."""
    found = {
        (context, text) for context, text in texts("ru") if re.search(r"(?<!\w)ПО(?!\w)", text)
    }
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_at_the_end_of_a_game_have_nouns_as_heads(language: str) -> None:
    heads = {text for text in in_contexts(language, HEADS) if not PHRASES.search(text)}
    buttons = in_contexts(language, "Action button", "Button", "Menu")
    assert len(heads) > 15
    assert not heads & set(buttons)
    if language == "de":
        assert all(head[0].isupper() for head in heads - {"nicht erfolgreich"})
    if language == "ru":
        assert not [head for head in heads if head.split()[0].endswith(("ть", "ться"))]


@pytest.mark.parametrize("language", ["de", "ru"])
def test_names_of_regions_stay_in_the_nominative(language: str) -> None:
    """It is *der Punjab*, and *Персией*: the word for region inflects, or the name stands apart."""
    apart = re.compile(r"(?:^|[(:,] |\(|Region |[Рр]егион(?:ом)? )\{region\}")
    named = {
        text
        for message in messages(language)
        for text in message.texts
        if "{region}" in text.replace("\xa0", " ")
    }
    assert len(named) > 8
    assert not [text for text in named if not apart.search(text.replace("\xa0", " "))]
