"""Type: Source Serif for names and sentences, Source Sans for numbers and labels.

The font files come from PyPI packages. Where these are missing, the system's own serif and sans
serif faces step in, and the table still works.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication


class Family(Enum):
    SERIF = "Source Serif Pro"
    SANS = "Source Sans Pro"


_PACKAGES = {Family.SERIF: "font_source_serif_pro", Family.SANS: "font_source_sans_pro"}
_STYLES = ("Regular", "Semibold", "Bold", "Black")
_FALLBACKS = {
    Family.SERIF: ["Noto Serif", "DejaVu Serif", "Georgia", "Times New Roman", "serif"],
    Family.SANS: ["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "sans-serif"],
}


PARTING: Final = " · "
"""Between several things that are told in one text."""
LINE_PITCH: Final = 1.16
"""The distance of two wrapped lines, in font sizes."""

_PIECE: Final = re.compile(r"[^\s-]*-|[^\s-]+")
_SPACES: Final = re.compile(r"[ \n]+")
"""Lines may break here, but not at a no-break space."""


@cache
def load(family: Family) -> bool:
    """Make the family known to Qt, once; False when its package is not installed."""
    # the package itself is not imported: on import it would list its whole directory
    package = importlib.util.find_spec(_PACKAGES[family])
    if package is None or package.origin is None:
        return False
    stem = family.value.replace(" ", "")
    files = [Path(package.origin).parent / "files" / f"{stem}-{style}.ttf" for style in _STYLES]
    loaded = [QFontDatabase.addApplicationFont(str(file)) for file in files if file.exists()]
    return bool(loaded) and min(loaded) >= 0


@lru_cache(maxsize=1024)
def font(
    family: Family,
    pixel_size: float,
    weight: int = 400,
    *,
    spacing: float = 0.0,
    italic: bool = False,
) -> QFont:
    """A font of this height; `spacing` widens the tracking by so many percent."""
    load(family)
    made = QFont([family.value, *_FALLBACKS[family]])
    made.setStyleHint(
        QFont.StyleHint.Serif if family is Family.SERIF else QFont.StyleHint.SansSerif
    )
    # pixel sizes are whole numbers in Qt; points are not, and small type needs the fractions
    made.setPointSizeF(max(pixel_size, 1.0) * 72.0 / _dots_per_inch())
    made.setWeight(QFont.Weight(weight))
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100.0 + spacing)
    return made


def _dots_per_inch() -> float:
    screen = QGuiApplication.primaryScreen()
    return screen.logicalDotsPerInch() if screen else 96.0


@lru_cache(maxsize=4096)
def wrapped(text: str, family: Family, weight: int, size: float, width: float) -> tuple[str, ...]:
    """The lines of the text, of about equal length; a word is broken at its hyphens at most.

    Several things told in one text are rather parted from each other than broken themselves.
    """
    metrics = QFontMetricsF(font(family, size, weight))
    lines = _filled(text, metrics, width, width)
    if len(lines) > 1 and PARTING in text:
        things = text.split(PARTING)
        parted = _parted(things, metrics, width)
        if len(parted) <= len(lines) and _widest(parted, metrics) <= width:
            return _balanced(parted, lambda box: _parted(things, metrics, box), metrics, width)
    return _balanced(lines, lambda box: _filled(text, metrics, box, width), metrics, width)


def _balanced(
    lines: list[str], fill: Callable[[float], list[str]], metrics: QFontMetricsF, width: float
) -> tuple[str, ...]:
    """The narrowest box that needs no further line leaves no short last line."""
    narrower = width * 0.95
    while len(lines) > 1 and narrower > width * 0.4:
        tried = fill(narrower)
        if len(tried) > len(lines) or _widest(tried, metrics) > narrower:
            break
        lines = tried
        narrower *= 0.95
    return tuple(lines)


def _parted(things: list[str], metrics: QFontMetricsF, width: float) -> list[str]:
    """Lines with as many whole things as fit."""
    parting = PARTING.rstrip()
    told = [thing + parting for thing in things[:-1]] + things[-1:]
    lines = told[:1]
    for thing in told[1:]:
        longer = f"{lines[-1]} {thing}"
        if metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(thing)
    return lines


def _filled(text: str, metrics: QFontMetricsF, width: float, unbroken: float) -> list[str]:
    """Lines with as many words as fit; only words wider than `unbroken` break at hyphens."""
    lines: list[str] = []
    for word in _SPACES.split(text.strip()):
        whole = metrics.horizontalAdvance(word) <= unbroken
        for i, piece in enumerate([word] if whole else _PIECE.findall(word)):
            glue = "" if i else " "
            if lines and metrics.horizontalAdvance(lines[-1] + glue + piece) <= width:
                lines[-1] += glue + piece
            else:
                lines.append(piece)
    return lines


def _widest(lines: list[str], metrics: QFontMetricsF) -> float:
    return max(metrics.horizontalAdvance(line) for line in lines)


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
    while size > smallest and not _fits(text, family, weight, size, width, height):
        size = max(smallest, size * 0.98)
    return size


def _fits(text: str, family: Family, weight: int, size: float, width: float, height: float) -> bool:
    metrics = QFontMetricsF(font(family, size, weight))
    lines = wrapped(text, family, weight, size, width) if height else (text,)
    if height and len(lines) * size * LINE_PITCH > height:
        return False
    return all(metrics.horizontalAdvance(line) <= width for line in lines)
