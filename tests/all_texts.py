"""Every text a player may read, in one language: of the program, its packages and its pages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache

from pamir_desktop.views.rulebook.pages import CHAPTERS
from tests.translation_files import messages
from tools.translate import ROOT

LINUX = ROOT / "packaging/linux"
PAGES_FOR_PLAYERS = ("README.md", "CHANGELOG.md")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


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
    for context, text in (*written, *packaged(language)):
        plain = text.replace("\xa0", " ").replace("\xad", "")
        yield context, re.sub(r"\{\w*\}", "{}", plain)


def packaged(language: str) -> Iterator[tuple[str, str]]:
    """What a desktop and a store say, with the file; in English also what players read here."""
    for file in LINUX.glob("*.desktop"):
        for line in file.read_text(encoding="utf-8").splitlines():
            entry = re.match(r"(?:Name|GenericName|Comment|Keywords)(?:\[(\w+)\])?=(.*)", line)
            if entry and (entry[1] or "en") == language:
                yield file.suffix, entry[2]
    for file in LINUX.glob("*.metainfo.xml"):
        for element in ET.parse(file).getroot().iter():
            if element.tag in {"summary", "p", "li", "caption", "keyword"} and (
                element.get(LANG, "en") == language
            ):
                yield "metainfo", " ".join((element.text or "").split())
    if language == "en":
        for name in PAGES_FOR_PLAYERS:
            yield name, (ROOT / name).read_text(encoding="utf-8")
