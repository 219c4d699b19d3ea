"""Tokens: coins, ghost coins, count badges, price rings, locks, and the seals of rulers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from pamir_desktop.model.terms import Colour
from pamir_desktop.views.art.brush import alpha, pen, star
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.map.layout import badge_width
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.palette import INK, Theme
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.text_fit import text_width

_PARCHMENT: Final = "#F6EFDD"
_ON_DARK: Final = "#FFF6DF"
_COIN_INK: Final = "#3A2605"


def _write(painter: QPainter, box: QRectF, text: str, size: float, ink: str | QColor) -> None:
    """Bold figures in the center of the box, raised slightly: figures have no descenders."""
    painter.setFont(font(Family.SANS, round(size, 1), 800))
    painter.setPen(QColor(ink))
    painter.drawText(
        box.translated(0, -size * 0.03),
        Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip,
        text,
    )


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def paint_coin(painter: QPainter, centre: QPointF, radius: float, text: str = "") -> None:
    """A rupee with a number on it, or a plain one with a star."""
    paint_print(
        painter,
        _around(centre, radius * 1.3),
        ("coin", text),
        lambda painter: _paint_coin(painter, centre, radius, text),
    )


def _paint_coin(painter: QPainter, centre: QPointF, radius: float, text: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 76))
    painter.drawEllipse(centre + QPointF(radius * 0.06, radius * 0.2), radius, radius)
    box = _around(centre, radius)
    gilt = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, tone in ((0.0, "#FFE9A6"), (0.45, "#E2B145"), (1.0, "#A4701C")):
        gilt.setColorAt(at, QColor(tone))
    painter.setPen(pen("#4A3208", max(0.9, radius * 0.1)))
    painter.setBrush(gilt)
    painter.drawEllipse(centre, radius, radius)
    beads = pen(alpha("#7A5210", 0.75), max(0.6, radius * 0.07))
    beads.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(beads)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    if text:
        _write(painter, box, text, radius * (1.3 if len(text) < 3 else 1.0), _COIN_INK)
    else:
        draw_icon(painter, Glyph.STAR, centre.x(), centre.y(), radius * 0.45, "#6A460C")


def paint_ghost_coin(
    painter: QPainter, centre: QPointF, radius: float, text: str, theme: Theme
) -> None:
    """A coin that would be placed here: dashed, in the color of possible choices."""
    dashed = pen(theme.focus, max(1.4, radius * 0.14))
    dashed.setDashPattern([2, 1.4])
    painter.setPen(dashed)
    painter.setBrush(alpha("#FFF6DA", 0.92))
    painter.drawEllipse(centre, radius, radius)
    _write(painter, _around(centre, radius), text, radius * 1.05, "#0A4C8C")


def paint_badge(painter: QPainter, centre: QPointF, height: float, count: int) -> None:
    """A dark pill "×N" for pieces not shown one by one."""
    wide = badge_width(count, height)
    box = QRectF(centre.x() - wide / 2, centre.y() - height / 2, wide, height)
    painter.setPen(pen(_PARCHMENT, max(1.0, height * 0.07)))
    painter.setBrush(QColor(INK))
    painter.drawRoundedRect(box, height / 2, height / 2)
    _write(painter, box, f"×{count}", height * 0.8, _ON_DARK)


def paint_price_ring(
    painter: QPainter, centre: QPointF, radius: float, text: str, ink: str | QColor
) -> None:
    """A price the player cannot afford: only the outline of a coin."""
    dashed = pen(alpha(ink, 0.9), max(1.2, radius * 0.13))
    dashed.setDashPattern([2.2, 1.8])
    painter.setPen(dashed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    _write(painter, _around(centre, radius), text, radius * 1.25, ink)


def lock_pill_width(text: str, height: float) -> float:
    return height * 1.25 + text_width(text, font(Family.SANS, round(height * 0.8, 1), 800))


def paint_lock_pill(painter: QPainter, corner: QPointF, height: float, text: str) -> None:
    """A lock with a number: a card held hostage, and the price of its actions."""
    box = QRectF(corner.x(), corner.y(), lock_pill_width(text, height), height)
    painter.setPen(pen(_PARCHMENT, max(1.0, height * 0.08)))
    painter.setBrush(QColor(INK))
    painter.drawRoundedRect(box, height / 2, height / 2)
    at = QPointF(box.left() + height * 0.58, box.center().y())
    draw_icon(painter, Glyph.LOCK, at.x(), at.y(), height * 0.3, "#FFE9A6", INK)
    _write(painter, box.adjusted(height * 0.8, 0, -height * 0.2, 0), text, height * 0.8, _ON_DARK)


def paint_lock_disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A lock alone: a rupee was placed on this card, so it cannot be bought this turn."""

    def paint(painter: QPainter) -> None:
        painter.setPen(pen(_PARCHMENT, max(1.2, radius * 0.12)))
        painter.setBrush(QColor(INK))
        painter.drawEllipse(centre, radius, radius)
        draw_icon(painter, Glyph.LOCK, centre.x(), centre.y(), radius * 0.54, "#FFE9A6", INK)

    paint_print(painter, _around(centre, radius + 2), "lock disc", paint)


def paint_cross_disc(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A cross in the warning color: this will be removed."""
    painter.setPen(pen(_PARCHMENT, max(1.2, radius * 0.12)))
    painter.setBrush(QColor(theme.warn))
    painter.drawEllipse(centre, radius, radius)
    ink = INK if theme.is_dark else "#FFFFFF"
    draw_icon(painter, Glyph.NO, centre.x(), centre.y(), radius * 0.5, ink)


def paint_ruler(
    painter: QPainter, centre: QPointF, radius: float, colour: Colour, look: Look
) -> None:
    """A gilded seal with a crown and the ruler's mark."""
    x, y, r = centre.x(), centre.y(), radius
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 18))
    for i in range(5):
        grown = r * (1.12 + 0.04 * i)
        painter.drawEllipse(QPointF(x + r * 0.12, y + r * 0.2), grown, grown)
    gilt = QRadialGradient(QPointF(x - r * 0.4, y - r * 0.5), r * 2)
    for at, tone in ((0.0, "#FFE9A6"), (0.5, "#DDAA3C"), (1.0, "#8E5F14")):
        gilt.setColorAt(at, QColor(tone))
    painter.setPen(pen("#3A2605", max(0.8, r * 0.08)))
    painter.setBrush(gilt)
    painter.drawPolygon(star(x, y, r * 1.18, 16, 3))
    painter.setBrush(QColor(look.palette.player[colour]))
    painter.drawEllipse(centre, r * 0.78, r * 0.78)
    crown = "#3A2605" if colour is Colour.TAN else "#FFE9A6"
    draw_icon(painter, Glyph.CROWN, x, y - r * 0.27, r * 0.36, crown)
    draw_icon(painter, colour, x, y + r * 0.34, r * 0.34, look.palette.player_ink[colour])


def paint_no_ruler(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A dashed ring with a faint crown: no one rules here."""
    ring = pen(alpha(theme.land_line, 0.65), max(0.9, radius * 0.08))
    ring.setDashPattern([3, 2.4])
    painter.setPen(ring)
    painter.setBrush(alpha(theme.paper, 0.35))
    painter.drawEllipse(centre, radius * 0.82, radius * 0.82)
    faint = alpha(theme.land_line, 0.5)
    draw_icon(painter, Glyph.CROWN, centre.x(), centre.y(), radius * 0.42, faint)
