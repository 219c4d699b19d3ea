"""The sky over a card's landscape: colors, strapwork, sun or moon, clouds, birds and stars."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QRadialGradient

from pamir_desktop.model.terms import Region
from pamir_desktop.views.art.brush import alpha, mix, pen, shape
from pamir_desktop.views.art.ornament import draw_girih

from .scheme import Scheme

_HIDDEN: Final = 30.0
"""Strapwork below this height above the lower edge would be hidden by the ridges."""


def draw_sky(
    painter: QPainter, box: QRectF, region: Region, scheme: Scheme, rng: Random, *, sun: bool
) -> None:
    gradient = QLinearGradient(box.topLeft(), QPointF(box.left(), box.bottom() - 24))
    for stop, colour in zip((0.0, 0.5, 1.0), scheme.sky, strict=True):
        gradient.setColorAt(stop, colour)
    painter.fillRect(box, gradient)
    draw_girih(painter, region, box.adjusted(0, 0, 0, -_HIDDEN), scheme.girih)
    if scheme.is_night:
        _draw_stars(painter, box, scheme, rng)
    # the impact plaque covers the upper right, so the light stays on the left and in the middle
    x = box.left() + box.width() * rng.uniform(0.24, 0.6)
    y = box.bottom() - rng.uniform(54, 68)
    if sun:
        _draw_light(painter, x, y, rng.uniform(9, 13), scheme, crescent=rng.random() < 0.35)
        _draw_clouds(painter, box, scheme, rng)
        if not scheme.is_night:
            _draw_birds(painter, box, scheme, rng)


def _draw_light(
    painter: QPainter, x: float, y: float, radius: float, scheme: Scheme, *, crescent: bool
) -> None:
    glow = QRadialGradient(x, y, radius * 2.6)
    glow.setColorAt(0.0, alpha(scheme.light, 0.7))
    glow.setColorAt(1.0, alpha(scheme.light, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(x, y), radius * 2.6, radius * 2.6)
    painter.setBrush(scheme.light)
    if scheme.is_night and crescent:
        painter.save()
        painter.translate(x, y)
        painter.scale(radius, radius)
        painter.drawPath(
            shape(
                "M .3 -.95 C -.9 -1 -1.3 .5 -.35 .95 C .1 1.1 .7 .9 .9 .4 C -.3 .6 -.6 -.4 .3 -.95"
            )
        )
        painter.restore()
        return
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha(scheme.light, 0.55), 0.7))
    painter.drawEllipse(QPointF(x, y), radius * 1.28, radius * 1.28)


def _draw_clouds(painter: QPainter, box: QRectF, scheme: Scheme, rng: Random) -> None:
    """Streaks of cloud: two or three round-ended bars close together."""
    colour = alpha(mix(scheme.light, scheme.sky[2], 0.25), 0.28 if scheme.is_night else 0.75)
    for _ in range(2):
        x = box.left() + rng.uniform(4, box.width() - 30)
        y = box.bottom() - rng.uniform(50, 76)
        for bar in range(3):
            start = x + rng.uniform(-4, 5) + bar * 2
            painter.setPen(pen(colour, 1.5))
            painter.drawLine(
                QPointF(start, y + bar * 1.9), QPointF(start + rng.uniform(7, 17), y + bar * 1.9)
            )


def _draw_birds(painter: QPainter, box: QRectF, scheme: Scheme, rng: Random) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(alpha(scheme.ridges[3], 0.8), 0.55))
    x = box.left() + rng.uniform(18, 40)
    y = box.bottom() - rng.uniform(66, 76)
    for i in range(3):
        painter.save()
        painter.translate(x + i * rng.uniform(3.4, 5), y + rng.uniform(-2.5, 2.5))
        painter.drawPath(shape("M -1.8 -.5 Q -.7 -1.1 0 .2 Q .7 -1.1 1.8 -.5"))
        painter.restore()


def _draw_stars(painter: QPainter, box: QRectF, scheme: Scheme, rng: Random) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(22):
        x, y = rng.uniform(0, box.width()), rng.uniform(0, 46)
        size = rng.uniform(0.2, 0.55)
        painter.setBrush(alpha(scheme.light, rng.uniform(0.35, 0.95)))
        painter.drawEllipse(QPointF(box.left() + x, box.top() + y), size, size)
