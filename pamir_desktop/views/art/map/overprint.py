"""Everything printed on top of the ground of the map: borders, haze, compass, texts, frame."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from pamir_desktop.views.art.map.lettering import (
    TOWNS_FROM,
    MapWords,
    paint_cartouche,
    paint_names,
    paint_seas,
    paint_towns,
)
from pamir_desktop.views.art.map.trim import (
    paint_border_bands,
    paint_compass,
    paint_frame,
    paint_mist,
)
from pamir_desktop.views.art.palette import Theme


def paint_overprint(painter: QPainter, theme: Theme, words: MapWords, width: int) -> None:
    paint_border_bands(painter, theme)
    paint_mist(painter, theme)
    paint_compass(painter, theme)
    paint_seas(painter, theme, words, width)
    if width >= TOWNS_FROM:
        paint_towns(painter, theme, words)
    paint_names(painter, theme, words, width)
    paint_frame(painter, theme)
    paint_cartouche(painter, theme, words, width)
