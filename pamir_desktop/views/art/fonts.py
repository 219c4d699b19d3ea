"""Type: Source Serif for names and sentences, Source Sans for numbers and labels.

The font files come from PyPI packages. If these are missing, the system's serif and sans serif
fonts are used and everything still works.
"""

from __future__ import annotations

import importlib.util
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication


class Family(Enum):
    SERIF = "Source Serif Pro"
    SANS = "Source Sans Pro"


_PACKAGES = {Family.SERIF: "font_source_serif_pro", Family.SANS: "font_source_sans_pro"}
_STYLES = ("Regular", "Semibold", "Bold", "Black")
_FALLBACKS = {
    Family.SERIF: ["Noto Serif", "DejaVu Serif", "Georgia", "Times New Roman", "serif"],
    Family.SANS: ["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "sans-serif"],
}


@cache
def load(family: Family) -> bool:
    """Register the family with Qt, once; False if its package is not installed."""
    # the package itself is not imported: importing it would list its whole directory
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
    """A font of this height; `spacing` increases the tracking by this many percent."""
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
