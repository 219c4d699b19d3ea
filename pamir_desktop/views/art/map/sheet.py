"""The map sheet as two cached pictures: the ground, and the lettering on top of it.

Between the two the view paints what changes: the edges of ruled regions. Roads, armies and tribes
come on top. Both pictures depend only on size, pixel ratio and theme, the upper one also on texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from pamir_desktop.views.art.map.geometry import HEIGHT, WIDTH
from pamir_desktop.views.art.map.lettering import MapWords
from pamir_desktop.views.art.palette import THEMES, Theme

ASPECT: Final = WIDTH / HEIGHT


def sheet_size(width: int) -> QSize:
    """The size of the sheet in logical pixels."""
    return QSize(width, round(width / ASPECT))


def ground(width: int, ratio: float, theme: Theme) -> QPixmap:
    """Sea and land without borders."""
    return _ground(width, ratio, theme.name).picture()


def lettering(width: int, ratio: float, theme: Theme, words: MapWords) -> QPixmap:
    """Border bands, coast, haze, names and frame; elsewhere transparent."""
    return _lettering(width, ratio, theme.name, words).picture()


def in_layers(width: int, ratio: float, theme: Theme, words: MapWords) -> Iterator[None]:
    """Paint both pictures with pauses for other work."""
    for sheet in (_ground(width, ratio, theme.name), _lettering(width, ratio, theme.name, words)):
        while sheet.paint_layer():
            yield


def paint_sheet(
    painter: QPainter,
    at: QPointF,
    width: int,
    theme: Theme,
    words: MapWords,
    between: Callable[[QPainter], None] | None = None,
) -> None:
    """Both pictures; `between` paints, from the sheet's corner, what goes under the borders."""
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(at, ground(width, ratio, theme))
    if between is not None:
        painter.save()
        painter.translate(at)
        between(painter)
        painter.restore()
    painter.drawPixmap(at, lettering(width, ratio, theme, words))


# Two table sizes may be shown alternately, in two themes; more are not worth the memory.
@lru_cache(maxsize=4)
def _ground(width: int, ratio: float, theme_name: str) -> Sheet:
    # the terrain is loaded with the first map, not at startup
    from pamir_desktop.views.art.map.terrain import ground_layers  # noqa: PLC0415

    return Sheet(width, ratio, ground_layers(THEMES[theme_name], width * ratio / WIDTH))


@lru_cache(maxsize=4)
def _lettering(width: int, ratio: float, theme_name: str, words: MapWords) -> Sheet:
    from pamir_desktop.views.art.map.overprint import paint_overprint  # noqa: PLC0415

    theme = THEMES[theme_name]
    return Sheet(width, ratio, iter([lambda p: paint_overprint(p, theme, words, width)]))


class Sheet:
    """A picture of the sheet's size, painted layer by layer in sheet units."""

    def __init__(
        self, width: int, ratio: float, layers: Iterator[Callable[[QPainter], None]]
    ) -> None:
        size = sheet_size(width)
        self._ratio = ratio
        self._layers = layers
        self._pixmap: QPixmap | None = None
        self._image = QImage(
            round(size.width() * ratio),
            round(size.height() * ratio),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        self._image.fill(Qt.GlobalColor.transparent)

    def paint_layer(self) -> bool:
        """Paint the next layer; False if there is none."""
        layer = next(self._layers, None)
        if layer is None:
            return False
        painter = QPainter(self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._image.width() / WIDTH, self._image.height() / HEIGHT)
        layer(painter)
        painter.end()
        return True

    def picture(self) -> QPixmap:
        """With all layers, including those not painted yet."""
        if self._pixmap is None:
            while self.paint_layer():
                pass
            self._pixmap = QPixmap.fromImage(self._image)
            self._pixmap.setDevicePixelRatio(self._ratio)
            self._image = QImage()
        return self._pixmap
