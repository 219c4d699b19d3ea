"""Stamps: pictures made of a few simple shapes, each in a tone that the scene chooses.

Icons, people, animals and buildings are all stamps: data, not code. A tone is a role ("dark",
"light", "gold"); its color depends on suit, theme and palette.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from .brush import pen, shape


class Tone(Enum):
    INK = auto()
    GROUND = auto()
    DARK = auto()
    MID = auto()
    LIGHT = auto()
    ACCENT = auto()
    GOLD = auto()
    GLOW = auto()
    SKIN = auto()
    SHADE = auto()  # darkens what is below


Stamp: TypeAlias = Sequence["Part"]
Tones: TypeAlias = Mapping[Tone, QColor]


class Part(NamedTuple):
    """One shape: filled, or drawn as a line when it has a width."""

    tone: Tone
    drawing: str
    width: float = 0.0


def fill(drawing: str, tone: Tone = Tone.INK) -> Part:
    return Part(tone, drawing)


def line(drawing: str, width: float, tone: Tone = Tone.INK) -> Part:
    return Part(tone, drawing, width)


def draw_stamp(
    painter: QPainter,
    stamp: Stamp,
    tones: Tones,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    mirrored: bool = False,
) -> None:
    """Draw the stamp with its origin at x, y."""
    painter.save()
    painter.translate(x, y)
    painter.scale(-scale if mirrored else scale, scale)
    for part in stamp:
        if part.width:
            painter.setPen(pen(tones[part.tone], part.width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tones[part.tone])
        painter.drawPath(shape(part.drawing))
    painter.restore()
