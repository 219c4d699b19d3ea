"""Writing texts into boxes at the final size: shrunk until they fit, wrapped at spaces and hyphens.

Qt's own wrapping keeps the font's wide leading and clips what does not fit. Cards need tight line
spacing and words that are never cut.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from .fonts import Family, font
from .text_fit import LEGIBLE, LINE_PITCH, fitting_size, text_width, without_soft_hyphens, wrapped

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter

_CAPITAL: Final = 0.67
"""The height of a capital letter, in font sizes: text is centered by it."""


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor | str,
    *,
    family: Family = Family.SANS,
    weight: int = 400,
    largest: float,
    smallest: float = 5.0,
    align: Qt.AlignmentFlag = LEFT,
    wrap: bool = False,
    spacing: float = 0.0,
    legible: float = LEGIBLE,
) -> None:
    """Write the text as large as the box allows.

    Words are broken at soft hyphens only where they would be smaller than `legible` otherwise.
    """
    # tracking widens every letter; text is measured without it in a narrower box
    width = box.width() / (1 + spacing / 50)
    height = box.height() if wrap else 0.0
    text, size = _legible(text, family, weight, width, height, largest, smallest, legible)
    lines = wrapped(text, family, weight, size, width) if wrap else (text,)
    used = font(family, size, weight, spacing=spacing)
    metrics = QFontMetricsF(used)
    painter.setFont(used)
    painter.setPen(QColor(colour))
    pitch = size * LINE_PITCH
    if align & Qt.AlignmentFlag.AlignTop:
        y = box.top() + size * 0.9
    else:
        y = box.center().y() + (size * _CAPITAL - pitch * (len(lines) - 1)) / 2
    for line in lines:
        room = box.width() - metrics.horizontalAdvance(line)
        x = box.left()
        if align & Qt.AlignmentFlag.AlignRight:
            x += room
        elif align & Qt.AlignmentFlag.AlignHCenter:
            x += room / 2
        painter.drawText(QPointF(x, y), line)
        y += pitch


def in_capitals(text: str, width: float, size: float, *, spacing: float = 0.0) -> str:
    """In capitals if they fit on a bold line of this size, otherwise only the first letter."""
    capitals = text.upper()
    used = font(Family.SANS, size, 700, spacing=spacing)
    return capitals if text_width(capitals, used) <= width else text[:1].upper() + text[1:]


def _legible(
    text: str,
    family: Family,
    weight: int,
    width: float,
    height: float,
    largest: float,
    smallest: float,
    legible: float,
) -> tuple[str, float]:
    """The text, with its soft hyphens only if they make it larger, and its size."""
    plain = without_soft_hyphens(text)
    size = fitting_size(plain, family, weight, width, height, largest, smallest)
    if plain != text and height and size < legible:
        most = min(largest, legible)
        broken = fitting_size(text, family, weight, width, height, most, smallest)
        if broken > size:
            return text, broken
    return plain, size
