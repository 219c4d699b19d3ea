"""What a page of the rules consists of: source texts, before translation."""

from __future__ import annotations

from typing import NamedTuple

FIRST = "first_game"
"""The page for a first-time player."""


class Page(NamedTuple):
    """A page about abilities or halves of events begins with their texts on the cards.

    Without a title it is named after the first of them. `blocks` are paragraphs, lists and tables
    in the marks of `markup`; each one is a separate text for translators.
    """

    id: str
    title: str = ""
    keywords: str = ""
    abilities: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    blocks: tuple[str, ...] = ()


class Chapter(NamedTuple):
    title: str
    pages: tuple[Page, ...]
