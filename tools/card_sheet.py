"""Contact sheets of every card face and every icon, for checking the drawings.

    QT_QPA_PLATFORM=offscreen python tools/card_sheet.py --words l10n screenshots

The texts come from a directory with cards.csv, texts.csv and terms.csv; by default they are those
of the program, in English.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from pamir_desktop import LANGUAGES
from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.terms import (
    CardAction,
    CardId,
    Coalition,
    Colour,
    Impact,
    Region,
    Suit,
    word,
)
from pamir_desktop.views.art.cards.card_cache import back, clear, face
from pamir_desktop.views.art.cards.words import CardWords, Passage
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import Icon, draw_icon, draw_impact
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.palette import LIGHT, PALETTES, SAFE, THEMES, Palette, Theme
from pamir_desktop.views.texts.card_texts import card_words

WIDTHS = (72, 120, 200, 340)


class Dictionary:
    """Card names, texts and terms of one language, read from tables."""

    def __init__(self, directory: Path | None, language: str) -> None:
        self.names = _column(directory, "cards.csv", "number", language)
        self.texts = _column(directory, "texts.csv", "key", language)
        self.terms = _column(directory, "terms.csv", "en", language)

    def words(self, number: CardId) -> CardWords:
        if not self.names:
            return card_words(number)
        if number in CARDS:
            card = CARDS[number]
            region = word(card.region).capitalize()
            return CardWords(
                name=self.names[str(number)],
                region=self.terms.get(region, region),
                ability=self._passage(f"ability_{card.ability}") if card.ability else Passage(),
            )
        event = EVENTS[number]
        return CardWords(
            name=self.texts.get(f"event_{event.if_discarded}_title", ""),
            discarded=self._passage(f"event_{event.if_discarded}", "if discarded"),
            purchased=self._passage(f"event_{event.if_purchased}", "if purchased"),
        )

    def _passage(self, key: str, label: str = "") -> Passage:
        return Passage(
            title=self.texts.get(f"{key}_title", key),
            text=self.texts.get(f"{key}_text", ""),
            label=self.terms.get(label, label),
        )


def _column(directory: Path | None, file: str, key: str, language: str) -> dict[str, str]:
    if directory is None:
        return {}
    with (directory / file).open(encoding="utf-8", newline="") as table:
        return {row[key]: row[language] for row in csv.DictReader(table)}


def card_sheet(dictionary: Dictionary, width: int, theme: Theme, palette: Palette) -> QImage:
    """All 116 faces and the back in rows."""
    gap = max(4, width // 20)
    columns = max(6, 2200 // (width + gap))
    numbers = [*CARDS, *EVENTS]
    pictures = [face(n, dictionary.words(n), width, 1.0, theme, palette) for n in numbers]
    pictures.append(back(width, 1.0, theme, palette))
    height = round(width * 1.4)
    rows = -(-len(pictures) // columns)
    sheet = _sheet(columns * (width + gap) + gap, rows * (height + gap) + gap, theme.tray)
    painter = QPainter(sheet)
    for i, picture in enumerate(pictures):
        row, column = divmod(i, columns)
        painter.drawPixmap(gap + column * (width + gap), gap + row * (height + gap), picture)
    painter.end()
    return sheet


def icon_sheet(theme: Theme, palette: Palette) -> QImage:
    """Every icon of every family at 16, 20, 32 and 64 pixels."""
    families: tuple[type[Enum], ...] = (
        Suit, Region, Coalition, Colour, CardAction, Impact, Glyph,
    )  # fmt: skip
    pitch, columns = 150, 12
    rows = [(kind, chunk) for kind in families for chunk in _chunks(list(kind), columns)]
    sheet = _sheet(columns * pitch + 20, len(rows) * 104 + 20, theme.paper)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, (_, members) in enumerate(rows):
        for column, member in enumerate(members):
            x, y = 12 + column * pitch, 12 + row * 104
            left = x
            for size in (64, 32, 20, 16):
                _draw_any(painter, member, QRectF(left, y, size, size), theme, palette)
                left += size + 4
            painter.setFont(font(Family.SANS, 12))
            painter.setPen(QColor(theme.ink_second))
            painter.drawText(x, y + 82, member.name.lower())
    painter.end()
    return sheet


def _draw_any(painter: QPainter, member: Enum, box: QRectF, theme: Theme, palette: Palette) -> None:
    if isinstance(member, Impact):
        draw_impact(painter, member, box, palette)
        return
    centre = box.center()
    radius = box.width() / 2 * 0.92
    icon = cast("Icon", member)
    draw_icon(painter, icon, centre.x(), centre.y(), radius, theme.ink, theme.paper)


def _chunks(members: Sequence[Enum], size: int) -> Iterable[Sequence[Enum]]:
    return (members[i : i + size] for i in range(0, len(members), size))


def _sheet(width: int, height: int, colour: str) -> QImage:
    sheet = QImage(width, height, QImage.Format.Format_RGB32)
    sheet.fill(QColor(colour))
    return sheet


def measure(dictionary: Dictionary, width: int) -> float:
    """Milliseconds of processor time per face, without the cache."""
    clear()
    numbers = [*CARDS, *EVENTS]
    for number in numbers:  # paths and fonts are cached after the first drawing
        face(number, dictionary.words(number), width)
    clear()
    start = time.process_time()
    for number in numbers:
        face(number, dictionary.words(number), width)
    return (time.process_time() - start) * 1000 / len(numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("directory", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--words", type=Path, help="directory of cards.csv, texts.csv, terms.csv")
    parser.add_argument("--widths", type=int, nargs="+", default=list(WIDTHS))
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=list(THEMES))
    options = parser.parse_args()
    application = QApplication([])
    options.directory.mkdir(parents=True, exist_ok=True)
    for language in options.languages:
        dictionary = Dictionary(options.words, language)
        for theme in options.themes:
            for width in options.widths:
                sheet = card_sheet(dictionary, width, THEMES[theme], SAFE)
                sheet.save(str(options.directory / f"cards-{width}-{language}-{theme}.png"))
    for name, palette in PALETTES.items():
        sheet = card_sheet(Dictionary(options.words, "en"), 120, LIGHT, palette)
        sheet.save(str(options.directory / f"cards-120-palette-{name}.png"))
    for name, theme_value in THEMES.items():
        icon_sheet(theme_value, SAFE).save(str(options.directory / f"icons-{name}.png"))
    dictionary = Dictionary(options.words, "en")
    for width in (72, 128, 200, 340):
        print(f"{width} px: {measure(dictionary, width):.1f} ms per face")
    application.quit()


if __name__ == "__main__":
    main()
