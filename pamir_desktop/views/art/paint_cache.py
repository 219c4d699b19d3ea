"""A cache of paintings: what is painted repeatedly in the same way is painted once and kept.

A coin, a frame around a card or a slip takes ten antialiased strokes; its cached picture takes one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from .pixmap_cache import Pictures

Paint = Callable[[QPainter], None]

_NEAR: Final = 1e-6

_kept: Final = Pictures(most=400, most_bytes=24_000_000)


def paint_print(painter: QPainter, box: QRectF, kind: Hashable, paint: Paint) -> None:
    """Paint something that stays within a box.

    Its look may depend only on its kind, the size of the box and the box's subpixel position.
    """
    area = QRectF(box.toAlignedRect())
    transform = painter.deviceTransform()
    if not _is_sharp(transform, area):
        painter.save()
        paint(painter)
        painter.restore()
        return
    scale = transform.m11()
    within = box.translated(-area.topLeft())
    key = (kind, within.x(), within.y(), within.width(), within.height(), scale)
    painter.drawPixmap(area.topLeft(), _kept.get(key, lambda: _painted(area, scale, paint)))


def clear() -> None:
    """Clear the cache, for example when the fonts have changed."""
    _kept.clear()


def _is_sharp(transform: QTransform, area: QRectF) -> bool:
    """A picture drawn here covers whole pixels: neither rotated nor at a fractional position."""
    scale = transform.m11()
    left, top = area.left() * scale + transform.dx(), area.top() * scale + transform.dy()
    return (
        not transform.isRotating()
        and abs(scale - transform.m22()) < _NEAR
        and abs(left - round(left)) < _NEAR
        and abs(top - round(top)) < _NEAR
    )


def _painted(area: QRectF, scale: float, paint: Paint) -> QPixmap:
    picture = QPixmap(math.ceil(area.width() * scale), math.ceil(area.height() * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-area.topLeft())
    paint(painter)
    painter.end()
    return picture
