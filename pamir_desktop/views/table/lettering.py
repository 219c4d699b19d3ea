"""Texts on the table, painted at their final size: lines that fit, headings, icon with number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import Icon, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import write as write_in_box
from pamir_desktop.views.art.palette import Theme
from pamir_desktop.views.art.text_fit import LEGIBLE, fitted_font, text_width

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    used: QFont,
    ink: str | QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line, elided if too long."""
    painter.setFont(used)
    painter.setPen(QColor(ink))
    fitted = QFontMetricsF(used).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 0.5)
    # a box may be lower than the line with its leading: letters below it are not cut
    painter.drawText(box, int(align) | Qt.TextFlag.TextDontClip.value, fitted)


def write_fitted(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    ink: str | QColor,
    *,
    family: Family = Family.SERIF,
    weight: int = 700,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Write as large as fits; returns the width of the text."""
    used = fitted_font(family, text, box.width(), size, weight)
    write(painter, box, text, used, ink, align)
    return min(box.width(), text_width(text, used))


def heading(painter: QPainter, box: QRectF, text: str, size: float, ink: str | QColor) -> float:
    """A small heading in capitals with wide tracking; returns its width."""
    capitals = text.upper()
    used = font(Family.SANS, round(size, 1), 700, spacing=9)
    wide = text_width(capitals, used)
    if wide > box.width():
        used = fitted_font(Family.SANS, capitals, box.width(), round(size, 1), 700)
    write(painter, box, capitals, used, ink)
    return min(box.width(), text_width(capitals, used))


def icon_number(
    painter: QPainter,
    x: float,
    y: float,
    icon: Icon,
    text: str,
    size: float,
    ink: str,
    icon_ink: str,
    ground: str,
) -> float:
    """An icon and its number; returns the width of both."""
    radius = size * 0.54
    draw_icon(painter, icon, x + radius, y, radius, icon_ink, ground)
    used = font(Family.SANS, round(size, 1), 600)
    left = x + 2 * radius + size * 0.3
    wide = text_width(text, used)
    write(painter, QRectF(left, y - size, wide + 2, 2 * size), text, used, ink)
    return left + wide - x


def event_row(painter: QPainter, row: QRectF, title: str, size: float, theme: Theme) -> None:
    """The icon of an event and its title, which may wrap."""
    radius = size * 0.45
    x, y = row.left() + radius, row.center().y()
    draw_icon(painter, Glyph.EVENT, x, y, radius, theme.brass, theme.paper)
    words = row.adjusted(2 * radius + 4, -2, 0, 2)
    largest = max(LEGIBLE, min(size, row.height() * 0.5))
    write_in_box(
        painter,
        words,
        title,
        theme.ink,
        family=Family.SERIF,
        weight=600,
        largest=largest,
        wrap=True,
    )
