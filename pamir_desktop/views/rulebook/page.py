"""What a page of the rules is made of: texts as they stand in the code, before translation."""

from __future__ import annotations

from typing import NamedTuple

FIRST = "first_game"
"""The page for somebody who has never played."""


class Page(NamedTuple):
    """A page about abilities or halves of events begins with their words on the cards.

    Without a title it is called like the first of them. `blocks` are paragraphs, lists and tables
    in the marks of `markup`; every one is a text of its own for translators.
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
