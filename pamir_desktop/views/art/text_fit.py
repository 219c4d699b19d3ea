"""How wide a text is, and how large it may be to fit its box."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from pamir_desktop.views.art.fonts import Family, font


def text_width(text: str, used: QFont) -> float:
    return QFontMetricsF(used).horizontalAdvance(text)


@lru_cache(maxsize=512)
def label_size(
    text: str, weight: int, width: float, height: float, largest: float, smallest: float = 7.0
) -> float:
    """The largest size at which a label fits the box, wrapping only between words."""
    size = largest
    while size > smallest and not _fits(text, font(Family.SANS, size, weight), width, height):
        size -= 0.25
    return size


def _fits(text: str, used: QFont, width: float, height: float) -> bool:
    longest = max(text.split(), key=len, default="")
    box = QFontMetricsF(used).boundingRect(
        QRectF(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), text
    )
    return box.height() <= height and text_width(longest, used) <= width
