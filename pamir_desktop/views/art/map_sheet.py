"""The map sheet as two cached pictures: the ground, and the lettering that lies over it.

Between the two the view paints what changes: the edges of ruled regions. Roads, armies and tribes
come on top. Both pictures depend on size, pixel ratio and theme only, the upper also on words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from pamir_desktop.views.art.map_geometry import HEIGHT, WIDTH
from pamir_desktop.views.art.map_lettering import MapWords
from pamir_desktop.views.art.palette import THEMES, Theme

ASPECT: Final = WIDTH / HEIGHT


def sheet_size(width: int) -> QSize:
    """The size of the sheet in logical pixels."""
    return QSize(width, round(width / ASPECT))


def ground(width: int, ratio: float, theme: Theme) -> QPixmap:
    """Sea and land without borders."""
    return _ground(width, ratio, theme.name)


def lettering(width: int, ratio: float, theme: Theme, words: MapWords) -> QPixmap:
    """Border bands, coast, haze, names and frame; elsewhere transparent."""
    return _lettering(width, ratio, theme.name, words)


def paint_sheet(
    painter: QPainter,
    at: QPointF,
    width: int,
    theme: Theme,
    words: MapWords,
    between: Callable[[QPainter], None] | None = None,
) -> None:
    """Both pictures; `between` paints, from the sheet's corner, what lies under the borders."""
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(at, ground(width, ratio, theme))
    if between is not None:
        painter.save()
        painter.translate(at)
        between(painter)
        painter.restore()
    painter.drawPixmap(at, lettering(width, ratio, theme, words))


# Two sizes of the table may be shown in turn, in two themes; more are not worth the memory.
@lru_cache(maxsize=4)
def _ground(width: int, ratio: float, theme_name: str) -> QPixmap:
    # the terrain is loaded with the first map, not with the program
    from pamir_desktop.views.art.map_terrain import paint_ground  # noqa: PLC0415

    theme = THEMES[theme_name]
    return _picture(width, ratio, lambda p: paint_ground(p, theme, width * ratio / WIDTH))


@lru_cache(maxsize=4)
def _lettering(width: int, ratio: float, theme_name: str, words: MapWords) -> QPixmap:
    from pamir_desktop.views.art.map_overprint import paint_overprint  # noqa: PLC0415

    theme = THEMES[theme_name]
    return _picture(width, ratio, lambda p: paint_overprint(p, theme, words, width))


def _picture(width: int, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A pixmap of the sheet's size, painted in sheet units."""
    size = sheet_size(width)
    image = QImage(
        round(size.width() * ratio),
        round(size.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(image.width() / WIDTH, image.height() / HEIGHT)
    paint(painter)
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
