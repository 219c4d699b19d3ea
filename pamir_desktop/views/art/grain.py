"""The grain of paper and cloth: smooth noise without an image file or a numeric library."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter


@lru_cache(maxsize=8)
def grain(width: int, height: int, seed: int, cells: int = 6, octaves: int = 5) -> QImage:
    """Gray noise: tiny random pictures, each twice as fine as the last, enlarged and blended."""
    chance = random.Random(seed)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(128, 128, 128))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for octave in range(octaves):
        columns = cells * 2**octave
        rows = max(2, columns * height // width)
        dots = QImage(
            chance.randbytes(columns * rows),
            columns,
            rows,
            columns,
            QImage.Format.Format_Grayscale8,
        )
        painter.setOpacity(0.5 if octave else 0.8)
        painter.drawImage(
            QRectF(0, 0, width, height),
            dots.scaled(
                width,
                height,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            ),
        )
    painter.end()
    return image


def grained(colour: QColor, image: QImage, opacity: float) -> QImage:
    """A plain color with the grain of a small picture; it is enlarged where it is painted.

    Blending costs a lot for each pixel, so it is done before that.
    """
    made = QImage(image.size(), QImage.Format.Format_RGB32)
    made.fill(colour)
    painter = QPainter(made)
    paint_grain(painter, QRectF(made.rect()), image, opacity)
    painter.end()
    return made


def paint_grain(painter: QPainter, rect: QRectF, image: QImage, opacity: float) -> None:
    """Blend the grain with everything already painted."""
    painter.save()
    painter.setOpacity(opacity)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.drawImage(rect, image)
    painter.restore()
