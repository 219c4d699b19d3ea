"""Small arithmetic on colours."""

from __future__ import annotations

from PySide6.QtGui import QColor


def mix(one: QColor | str, other: QColor | str, share: float) -> QColor:
    """From `one` towards `other`: share 0 is the first colour, 1 the second; opaque."""
    a, b = QColor(one), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def faded(colour: QColor | str, opacity: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(min(1.0, max(0.0, opacity)))
    return result
