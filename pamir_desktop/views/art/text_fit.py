"""How wide a text is, where its lines break, and how large it may be to fit its box."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from pamir_desktop.views.art.fonts import Family, font

PARTING: Final = " · "
"""Separates several items in one text."""
LINE_PITCH: Final = 1.16
"""The distance of two wrapped lines, in font sizes."""

LEGIBLE: Final = 11.0
"""No letter of the usual texts is smaller than this, in pixels, at 1280x800."""

SOFT_HYPHEN: Final = "\u00ad"
_PIECE: Final = re.compile("[^-\u00ad]*[-\u00ad]|[^-\u00ad]+")
_SPACES: Final = re.compile(r"[ \n]+")
"""Lines may break here, but not at a no-break space."""


def text_width(text: str, used: QFont) -> float:
    return QFontMetricsF(used).horizontalAdvance(text)


def without_soft_hyphens(text: str) -> str:
    return text.replace(SOFT_HYPHEN, "")


@lru_cache(maxsize=4096)
def wrapped(text: str, family: Family, weight: int, size: float, width: float) -> tuple[str, ...]:
    """The lines of the text, about equally long; words are only broken at hyphens.

    Lines break between the items of a text rather than within them.
    """
    metrics = QFontMetricsF(font(family, size, weight))
    lines = _balanced(_pieces(text, metrics, width), width)
    if len(lines) > 1 and PARTING in text:
        parted = _balanced(_things(text, metrics), width)
        if len(parted) <= len(lines) and _widest(parted) <= width:
            return tuple(line.text for line in parted)
    return tuple(line.text + line.tail for line in lines)


class _Piece(NamedTuple):
    """A piece that is never broken; measured once, however many line breaks are tried."""

    text: str
    width: float
    glue: str = ""  # between it and the previous piece
    gap: float = 0.0  # the width of the separator
    tail: str = ""  # the hyphen if the line ends here
    tail_width: float = 0.0

    def followed_by(self, other: _Piece) -> _Piece:
        text, width = self.text + other.glue + other.text, self.width + other.gap + other.width
        return self._replace(text=text, width=width, tail=other.tail, tail_width=other.tail_width)


def _pieces(text: str, metrics: QFontMetricsF, width: float) -> list[_Piece]:
    """Words; those that are too wide are broken at their hyphens, soft ones included."""
    found: list[_Piece] = []
    space = metrics.horizontalAdvance(" ")
    hyphen = metrics.horizontalAdvance("-")
    for word in _SPACES.split(text.strip()):
        plain = without_soft_hyphens(word)
        breadth = metrics.horizontalAdvance(plain)
        if breadth <= width:
            found.append(_Piece(plain, breadth, " ", space))
            continue
        for i, part in enumerate(_PIECE.findall(word)):
            glue, gap = ("", 0.0) if i else (" ", space)
            letters = without_soft_hyphens(part)
            tail = ("-", hyphen) if letters != part else ("", 0.0)
            found.append(_Piece(letters, metrics.horizontalAdvance(letters), glue, gap, *tail))
    return found


def _things(text: str, metrics: QFontMetricsF) -> list[_Piece]:
    """Items, separated by dots when they are on one line."""
    gap = metrics.horizontalAdvance(PARTING)
    parts = text.split(PARTING)
    return [_Piece(thing, metrics.horizontalAdvance(thing), PARTING, gap) for thing in parts]


def _balanced(pieces: list[_Piece], width: float) -> list[_Piece]:
    """The narrowest box that needs no additional line leaves no short last line."""
    lines = _filled(pieces, width)
    narrower = width * 0.95
    while len(lines) > 1 and narrower > width * 0.4:
        tried = _filled(pieces, narrower)
        if len(tried) > len(lines) or _widest(tried) > narrower:
            break
        lines = tried
        narrower *= 0.95
    return lines


def _filled(pieces: list[_Piece], width: float) -> list[_Piece]:
    """Lines with as many pieces as fit."""
    lines = pieces[:1]
    for piece in pieces[1:]:
        longer = lines[-1].followed_by(piece)
        if longer.width + longer.tail_width <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def _widest(lines: list[_Piece]) -> float:
    return max(line.width + line.tail_width for line in lines)


@lru_cache(maxsize=4096)
def fitting_size(
    text: str,
    family: Family,
    weight: int,
    width: float,
    height: float,
    largest: float,
    smallest: float,
) -> float:
    """The largest pixel size at which the text fits, never below the smallest.

    Without a height the text stays on one line.
    """
    size = largest
    while size > smallest and not fits(text, family, weight, size, width, height):
        size = max(smallest, size * 0.98)
    return size


def fits(text: str, family: Family, weight: int, size: float, width: float, height: float) -> bool:
    """Whether the text can be written at this size, on several lines if there is a height."""
    metrics = QFontMetricsF(font(family, size, weight))
    lines = wrapped(text, family, weight, size, width) if height else (without_soft_hyphens(text),)
    if height and len(lines) * size * LINE_PITCH > height:
        return False
    return all(metrics.horizontalAdvance(line) <= width for line in lines)


def fitted_font(family: Family, text: str, width: float, size: float, weight: int) -> QFont:
    """The largest font up to `size` in which one line fits; never below what can be read."""
    fitting = fitting_size(text, family, weight, width, 0.0, size, min(0.58 * size, LEGIBLE))
    # tenths of a pixel are enough, and more than one text can share a font
    return font(family, math.floor(10 * fitting) / 10, weight)
