"""Long names and titles get more room on their card, so that they can be read at any size."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF

from pamir_desktop.model.terms import Impact
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.text_fit import (
    LEGIBLE,
    LINE_PITCH,
    text_width,
    without_soft_hyphens,
    wrapped,
)

from .layout import UNITS, CardLayout, Detail, detail_at
from .printed import Face
from .words import CardWords

_SMALLER: Final = 9.0
"""On other players' cards, which are read in the card details."""
_HIGHEST: Final = 64.0
"""In units: above this, the picture stays visible on every card."""

TITLE_BOX: Final = {
    Detail.COMPACT: QRectF(7, 29, 86, 33),
    Detail.SMALL: QRectF(8, 36, 84, 26.5),
    Detail.MEDIUM: QRectF(8, 36, 84, 26.5),
}
"""The titles of events in their halves, in units."""


@lru_cache(maxsize=1024)
def roomy_layout(card: Face, words: CardWords, width: float) -> CardLayout:
    """The layout of the card, with as much height as its texts need in this language."""
    layout = CardLayout.of(card, width)
    if layout.is_tiny or layout.detail is Detail.LARGE:
        return layout
    size = _SMALLER if layout.detail is Detail.COMPACT else LEGIBLE
    layout = layout._replace(least=size / layout.unit)
    if card.ability is not None:
        box = layout.title_box(is_leveraged=Impact.LEVERAGED in card.impact)
        title = words.ability.title
        layout = layout._replace(
            strip_rise=_rise(title, Family.SANS, 700, box.width(), box.height(), size) / layout.unit
        )
    box = layout.name_box(is_patriot=card.patriot is not None)
    rise = _rise(words.name, Family.SERIF, 600, box.width(), box.height(), size) / layout.unit
    top = max(_HIGHEST, (layout.impact_plaque.bottom() + 0.4) / layout.unit)
    most = layout.name_band.top() / layout.unit - top
    return layout._replace(name_rise=max(0.0, min(rise, most)))


@lru_cache(maxsize=256)
def title_rise(title: str, width: float) -> float:
    """How much higher, in units, the title of an event is on a card of this width."""
    detail = detail_at(width)
    if detail not in TITLE_BOX:
        return 0.0
    size = _SMALLER if detail is Detail.COMPACT else LEGIBLE
    box, unit = TITLE_BOX[detail], width / UNITS
    return _rise(title, Family.SERIF, 600, box.width() * unit, box.height() * unit, size) / unit


def _rise(
    text: str, family: Family, weight: int, width: float, height: float, size: float
) -> float:
    """How much higher the box must be for the text at this size; words are broken only if wider."""
    plain = without_soft_hyphens(text)
    lines = wrapped(plain, family, weight, size, width)
    used = font(family, size, weight)
    if any(text_width(line, used) > width for line in lines):
        lines = wrapped(text, family, weight, size, width)
    # sizes are tried in steps of 2 %
    return max(0.0, len(lines) * 1.02 * size * LINE_PITCH - height + 0.1)
