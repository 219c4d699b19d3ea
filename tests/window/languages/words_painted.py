"""Every text that the program paints itself: what, where, and whether it fits.

Recorded where it is painted, whoever does it: `QPainter.drawText` and `QPainterPath.addText` are
listened to while the recorder is on, and so is everything that shortens or shrinks a text.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from attrs import Factory, define, evolve, frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art import lettering
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.text_fit import LINE_PITCH, fitting_size, wrapped

SLACK = 1.5
"""Pixels a text may extend beyond its box before anyone notices."""


@frozen(eq=False)
class Painted:
    """A text where it is on its surface, in pixels of that surface."""

    text: str
    rect: QRectF
    widget: QWidget | None
    """On which it is; None on a picture that is kept."""
    painter: QPainter
    is_cut: bool
    size: float
    """Of the letters, in pixels of the surface."""
    surface_width: int


@define
class Recorder:
    painted: list[Painted] = Factory(list)
    outlined: list[str] = Factory(list)
    too_long: str = ""
    """What was shortened last, or did not fit at the smallest size: it is painted next."""

    def clear(self) -> None:
        self.painted.clear()
        self.outlined.clear()

    def forget_widgets(self) -> None:
        """They will be painted once more; what is on pictures stays."""
        self.painted = [p for p in self.painted if p.widget is None]

    def take(self, painted: Painted) -> None:
        is_cut = painted.is_cut or painted.text.rstrip("…") in self.too_long
        self.painted.append(evolve(painted, is_cut=is_cut) if self.too_long else painted)
        if painted.text.endswith(self.too_long[-1:]):
            self.too_long = ""

    def texts(self) -> set[str]:
        return {painted.text for painted in self.painted} | set(self.outlined)

    def on_widgets(self) -> Iterator[list[Painted]]:
        """What is on one widget after the other."""
        painters = {id(one.painter): one.painter for one in self.painted}
        for painter in painters.values():
            found = [one for one in self.painted if one.painter is painter]
            if found[0].widget is not None:
                yield found


@contextmanager
def recorded() -> Iterator[Recorder]:
    """Listen from now on; what was painted before and is kept is not heard."""
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        _listen_to_painters(recorder, patch)
        _listen_to_fitting(recorder, patch)
        yield recorder


def _listen_to_painters(recorder: Recorder, patch: pytest.MonkeyPatch) -> None:
    draw, outline = QPainter.drawText, QPainterPath.addText

    def draw_text(painter: QPainter, *args: Any) -> Any:
        recorder.take(_measured(painter, *args))
        return draw(painter, *args)

    def add_text(path: QPainterPath, *args: Any) -> None:
        recorder.outlined.append(args[-1])
        outline(path, *args)

    patch.setattr(QPainter, "drawText", draw_text)
    patch.setattr(QPainterPath, "addText", add_text)


def _measured(painter: QPainter, *args: Any) -> Painted:
    metrics = QFontMetricsF(painter.font(), painter.device())
    match args:
        case (QPointF() | QPoint() as at, str(text)):
            rect = metrics.tightBoundingRect(text).translated(QPointF(at))
            is_cut = False
        case (QRectF() | QRect() as box, flags, str(text)):
            bits = int(getattr(flags, "value", flags))
            rect = metrics.boundingRect(QRectF(box), bits, text)
            over = rect.height() - QRectF(box).height() > metrics.height() / 2
            is_cut = rect.width() > QRectF(box).width() + SLACK or over
            if not bits & Qt.TextFlag.TextWordWrap.value:
                tight = metrics.tightBoundingRect(text)
                is_cut |= _is_clipped(metrics, QRectF(box), bits, tight)
                rect = tight.translated(rect.left() - tight.left(), 0)
                rect.moveBottom(QRectF(box).center().y() + tight.height() / 2)
        case _:
            raise AssertionError(f"a way to paint texts that is not measured: {args}")
    place = painter.deviceTransform().mapRect(rect)
    surface = painter.device()
    widget = surface if isinstance(surface, QWidget) else None
    return Painted(text, place, widget, painter, is_cut, _letter_size(painter), surface.width())


def _letter_size(painter: QPainter) -> float:
    """As `fonts.font` was asked for it, enlarged like everything the painter paints."""
    used = painter.font()
    points = used.pointSizeF() * painter.device().logicalDpiY() / 72
    turned = painter.deviceTransform()
    return max(points, used.pixelSize()) * math.hypot(turned.m21(), turned.m22())


def _is_clipped(metrics: QFontMetricsF, box: QRectF, flags: int, tight: QRectF) -> bool:
    """Qt has cut heads or feet of the letters in a line in the middle of a low box."""
    centred = flags & Qt.AlignmentFlag.AlignVCenter.value
    if flags & Qt.TextFlag.TextDontClip.value or not centred:
        return False
    line = box.center().y() - metrics.height() / 2 + metrics.ascent()
    return line + tight.bottom() > box.bottom() + 1 or line + tight.top() < box.top() - 1


def _listen_to_fitting(recorder: Recorder, patch: pytest.MonkeyPatch) -> None:
    elide, fit = QFontMetricsF.elidedText, fitting_size

    def elided_text(metrics: QFontMetricsF, text: str, *args: Any) -> str:
        shown = elide(metrics, text, *args)
        if shown != text:
            recorder.too_long = text
        return shown

    def checked_size(
        text: str, family: Family, weight: int, width: float, height: float, *sizes: float
    ) -> float:
        size = fit(text, family, weight, width, height, *sizes)
        metrics = QFontMetricsF(font(family, size, weight))
        lines = wrapped(text, family, weight, size, width) if height else (text,)
        fits = all(metrics.horizontalAdvance(line) <= width + SLACK for line in lines)
        if not fits or (height and len(lines) * size * LINE_PITCH > height + SLACK):
            recorder.too_long = text
        return size

    patch.setattr(QFontMetricsF, "elidedText", elided_text)
    patch.setattr(lettering, "fitting_size", checked_size)
