"""Writing words into boxes at the final size: shrunk until they fit, wrapped at spaces."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from .fonts import Family, fitting_size, font

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


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
) -> None:
    """Write the text as large as the box allows."""
    # one line: the height of the box is no limit, lines may overhang it by their leading
    height = box.height() if wrap else 10_000.0
    probe = text if wrap else text.replace(" ", "\u00a0")
    width = box.width() / (1 + spacing / 100)
    size = fitting_size(probe, family, weight, width, height, largest, smallest)
    painter.setFont(font(family, size, weight, spacing=spacing))
    painter.setPen(QColor(colour))
    flags = int(align) | int(Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine)
    if not wrap:
        flags |= int(Qt.TextFlag.TextDontClip)
    painter.drawText(box, flags, text)
