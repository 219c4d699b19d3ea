"""The map as a picture: the sheet with its rulers, and where the pieces are on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from pamir_desktop.model.terms import Border, Coalition, Colour, Region, Seat
from pamir_desktop.views.art.map.geometry import WIDTH
from pamir_desktop.views.art.map.layout import Stack, lay_out
from pamir_desktop.views.art.map.lettering import MapWords, name_places
from pamir_desktop.views.art.map.overlay import paint_ruled_edge
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.tokens import paint_no_ruler, paint_ruler

from .paint_queue import PaintQueue

Counts = tuple[tuple[int, ...], ...]


class MapShow(NamedTuple):
    armies: Counts  # by region, then coalition
    tribes: Counts  # by region, then seat
    roads: Counts  # by border, then coalition
    colours: tuple[Colour, ...]  # by seat
    rulers: tuple[Seat, ...]  # by region
    words: MapWords
    has_rulers: bool = True  # the first edition knows no rulers


class MapBoard:
    """The sheet with rulers and the edges of their regions: repainted only when they change."""

    def __init__(self, paint_queue: PaintQueue) -> None:
        self._paint_queue = paint_queue
        self._is_sketch = False
        self._key: object = None
        self._picture = QPixmap()

    def forget_sketch(self) -> bool:
        """Paint what was only sketched, if it is time; returns whether it was."""
        if self._is_sketch:
            self._key = None
        return self._is_sketch

    def picture(self, show: MapShow, look: Look, width: float, ratio: float) -> QPixmap:
        key = (show.rulers, show.has_rulers, show.colours, show.words, width, ratio, look)
        if key != self._key:
            land, letters = self._paint_queue.map(round(width), ratio, look.theme, show.words)
            self._is_sketch = letters is None
            self._key, self._picture = key, QPixmap(land)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for region, ruler in zip(Region, show.rulers, strict=True):
                if ruler >= 0:
                    paint_ruled_edge(painter, region, show.colours[ruler], look, width)
            if letters is not None:  # rulers are beside the names, which a sketch does not have
                painter.drawPixmap(0, 0, letters)
                for region, ruler in zip(Region, show.rulers, strict=True):
                    if not show.has_rulers:
                        break
                    paint_seal(painter, *seal_at(show, region, width), show, ruler, look)
            painter.end()
        return self._picture


def stacks_on(show: MapShow, width: float) -> tuple[Stack, ...]:
    """Where armies, tribes and roads are."""
    seats = range(len(show.colours))
    return lay_out(
        {r: {c: show.armies[r][c] for c in Coalition} for r in Region},
        {r: {show.colours[s]: show.tribes[r][s] for s in seats} for r in Region},
        {b: {c: show.roads[b][c] for c in Coalition} for b in Border},
        width,
    )


def seal_at(show: MapShow, region: Region, width: float) -> tuple[QPointF, float]:
    """The center of a ruler's seal, and its radius."""
    unit = width / WIDTH
    place = name_places(show.words, round(width))[region]
    x, y = place.ruler
    return QPointF(x * unit, y * unit), place.ruler_radius * unit


def paint_seal(
    painter: QPainter, centre: QPointF, radius: float, show: MapShow, ruler: Seat, look: Look
) -> None:
    if ruler >= 0:
        paint_ruler(painter, centre, radius, show.colours[ruler], look)
    else:
        paint_no_ruler(painter, centre, radius, look.theme)
