"""Bring the names and card texts of docs/glossary in step with the translations.

python tools/glossary.py     after texts of cards, abilities, events or AI cards have changed
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.translate import ROOT, source_of

PAGES: Final = (ROOT / "docs/glossary/cards.md", ROOT / "docs/glossary/texts.md")
CONTEXTS: Final = ("Card", "Ability", "Event", "Wakhan")
LANGUAGES: Final = {"German": "de", "Russian": "ru"}


@cache
def translations(language: str) -> dict[str, str]:
    """By English text, with plain spaces and without soft hyphens."""
    found = {}
    for context in ET.parse(source_of(language)).getroot().iter("context"):
        if context.findtext("name") in CONTEXTS:
            for message in context.iter("message"):
                text = message.findtext("translation", "")
                plain = text.replace("\xa0", " ").replace("\xad", "")
                found[message.findtext("source", "")] = plain
    return found


def in_step(text: str) -> str:
    """The page with the German and Russian of the program beside each English text."""
    return "\n".join(_rows(text.split("\n")))


def _rows(lines: list[str]) -> Iterator[str]:
    english: list[str] = []
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("| ") or len(cells) < 3:
            yield line
            continue
        if cells[0] == "English" and cells[1] != "German":
            english = cells[1:]
        elif cells[0] in LANGUAGES:
            known = translations(LANGUAGES[cells[0]])
            cells[1:] = [known[source] for source in english]
        else:
            _translate_across(cells)
        yield f"| {' | '.join(cells)} |" if cells[0] else line


def _translate_across(cells: list[str]) -> None:
    """A row with all three languages; a card's row begins with its number."""
    at = 1 if cells[0].isdigit() else 0
    if cells[at] in translations("de"):
        cells[at + 1] = translations("de")[cells[at]]
        cells[at + 2] = translations("ru")[cells[at]]


def unknown(text: str) -> list[str]:
    """English texts of the page that the program does not have."""
    known = translations("de")
    missing = []
    for line in text.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| English |") and cells[1] != "German":
            missing += [cell for cell in cells[1:] if cell not in known]
        elif line.startswith("| ") and len(cells) in {4, 5} and cells[0] not in {"English", "#"}:
            at = 1 if cells[0].isdigit() else 0
            missing += [cells[at]] if cells[at] not in known else []
    return missing


def main() -> int:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for source in unknown(text):
            print(f"{page.name}: not in the program: {source}")
        page.write_text(in_step(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
