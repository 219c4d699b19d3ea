"""The cache of card faces: every card is drawn once per size, texts and colors.

Shapes are drawn at twice the size and scaled down, which keeps small icons soft and clear; texts
are written afterwards at the final size, which keeps them sharp.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPixmap

from pamir_desktop.model.terms import HIDDEN, CardId
from pamir_desktop.views.art.palette import LIGHT, SAFE, Palette, Theme
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.pixmap_cache import Pictures

from .words import CardWords

CAPACITY: Final = 200
"""Cached faces: both sizes of every card that can be on a table at once, plus some that left."""

MOST_BYTES: Final = 64_000_000
"""Their maximum size in memory: what a full table needs at 200 % on a large screen."""

_kept: Final = Pictures(CAPACITY, MOST_BYTES)


def face(
    card: CardId,
    words: CardWords,
    width: float,
    dpr: float = 1.0,
    theme: Theme = LIGHT,
    palette: Palette = SAFE,
) -> QPixmap:
    """The face of a card, `width` logical pixels wide; a hidden card shows its back."""
    if card == HIDDEN:
        return back(width, dpr, theme, palette)
    key = (card, words, width, dpr, theme.name, palette.name)

    def paint() -> QPixmap:
        # the scenery is loaded with the first face, not at startup
        from .face_painting import painted_face  # noqa: PLC0415

        return painted_face(card, words, width, dpr, Look(theme, palette))

    return _kept.get(key, paint)


def is_ready(
    card: CardId, words: CardWords, width: float, dpr: float, theme: Theme, palette: Palette
) -> bool:
    """The face has been painted before and is still cached."""
    return (card, words, width, dpr, theme.name, palette.name) in _kept


def back(width: float, dpr: float = 1.0, theme: Theme = LIGHT, palette: Palette = SAFE) -> QPixmap:
    key = (HIDDEN, None, width, dpr, theme.name, palette.name)

    def paint() -> QPixmap:
        from .face_painting import painted_back  # noqa: PLC0415

        return painted_back(width, dpr, Look(theme, palette))

    return _kept.get(key, paint)


def clear() -> None:
    """Clear the cache, for example when the fonts have changed."""
    _kept.clear()
