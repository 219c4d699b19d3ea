"""Small painting helpers: colors, pens, and shapes written as short path strings.

A shape is an SVG-like string: M, L, H, V, C, Q, Z, lower case for relative coordinates. Three
commands are our own: E (ellipse: center, radii), R (rectangle: corner, size) and O (the same with a
corner radius). Overlapping outlines cut holes in each other, so that an icon has real holes and can
be painted on any background.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")

_COMMANDS: Final[dict[str, tuple[int, Callable[[QPainterPath, list[float]], None]]]] = {
    "M": (2, lambda path, n: path.moveTo(n[0], n[1])),
    "L": (2, lambda path, n: path.lineTo(n[0], n[1])),
    "C": (6, lambda path, n: path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])),
    "Q": (4, lambda path, n: path.quadTo(n[0], n[1], n[2], n[3])),
    "Z": (0, lambda path, _: path.closeSubpath()),
    "E": (4, lambda path, n: path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])),
    "R": (4, lambda path, n: path.addRect(n[0], n[1], n[2], n[3])),
    "O": (5, lambda path, n: path.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])),
}


def mix(first: QColor | str, second: QColor | str, share: float) -> QColor:
    """The color at `share` of the way from the first to the second."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def alpha(colour: QColor | str, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded


def pen(colour: QColor | str, width: float) -> QPen:
    """A pen with round caps and joins, so that thin shapes stay soft at every size."""
    return QPen(
        QColor(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


@cache
def shape(drawing: str) -> QPainterPath:
    """The path of a drawing string; cached and shared, so callers must not change it."""
    path = QPainterPath()
    for command, numbers in _steps(drawing):
        here = path.currentPosition()
        name, values = _absolute(command, numbers, here.x(), here.y())
        _COMMANDS[name][1](path, values)
    return path


def _absolute(command: str, numbers: list[float], x: float, y: float) -> tuple[str, list[float]]:
    """The command as an entry of the table, with absolute coordinates."""
    relative = command.islower()
    match command.upper():
        case "H":
            return "L", [numbers[0] + x * relative, y]
        case "V":
            return "L", [x, numbers[0] + y * relative]
    if relative:
        return command.upper(), [n + (y if i % 2 else x) for i, n in enumerate(numbers)]
    return command, numbers


def _steps(drawing: str) -> Iterator[tuple[str, list[float]]]:
    tokens = _TOKEN.findall(drawing)
    position = 0
    command = ""
    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        upper = command.upper()
        arity = 1 if upper in "HV" else _COMMANDS[upper][0]
        yield command, [float(token) for token in tokens[position : position + arity]]
        position += arity


def polygon(points: Sequence[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


@lru_cache(maxsize=512)
def star(x: float, y: float, radius: float, points: int, step: float, turn: float = 0) -> QPolygonF:
    """The outline of the star {points/step}; a larger step makes sharper rays."""
    inner = radius * math.cos(math.pi * step / points) / math.cos(math.pi * (step - 1) / points)
    corners = []
    for i in range(2 * points):
        angle = turn - math.pi / 2 + math.pi * i / points
        reach = inner if i % 2 else radius
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)
