"""Painting one card: court card, event, Dominance Check or back, shapes first, texts on top.

A separate module because it imports all scenery, which is not needed before the first picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from pamir_desktop.model.cards import EVENTS, is_check
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.pieces import Look

from .back import paint_back
from .event_face import letter_check, letter_event, paint_check, paint_event
from .face import letter_court, paint_court
from .layout import ASPECT, UNITS, detail_at
from .printed import printed
from .room import roomy_layout
from .words import CardWords

_LARGEST_DOUBLED: Final = 260
"""Wider pictures (in device pixels) are sharp enough without supersampling."""

Paint = Callable[[QPainter], None]


def painted_back(width: float, dpr: float, look: Look) -> QPixmap:
    return _render(width, dpr, lambda painter: paint_back(painter, look), None)


def painted_face(card: CardId, words: CardWords, width: float, dpr: float, look: Look) -> QPixmap:
    detail = detail_at(width)
    unit = width * dpr / UNITS
    if card in EVENTS and is_check(card):
        return _render(
            width,
            dpr,
            lambda painter: paint_check(painter, detail, look),
            lambda painter: letter_check(painter, words, detail, unit),
        )
    if card in EVENTS:
        event = EVENTS[card]
        return _render(
            width,
            dpr,
            lambda painter: paint_event(painter, event, words, width, look),
            lambda painter: letter_event(painter, words, width, dpr),
        )
    court = printed(card, words.edition)
    layout = roomy_layout(court, words, width)
    return _render(
        width,
        dpr,
        lambda painter: paint_court(painter, court, layout.scaled(1.0), look),
        lambda painter: letter_court(painter, court, words, layout.scaled(unit), look),
    )


def _render(width: float, dpr: float, paint: Paint, letter: Paint | None) -> QPixmap:
    """Run the painters: `paint` works in units, `letter` in device pixels."""
    size = QSize(round(width * dpr), round(width * dpr * ASPECT))
    factor = 2 if size.width() <= _LARGEST_DOUBLED else 1
    image = _blank(size * factor)
    with _painting(image) as painter:
        painter.scale(image.width() / UNITS, image.height() / (UNITS * ASPECT))
        paint(painter)
    if factor > 1:
        image = image.scaled(
            size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    if letter is not None:
        with _painting(image) as painter:
            letter(painter)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _blank(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def _painting(image: QImage) -> Iterator[QPainter]:
    """A painter that releases the image even after an error; otherwise Qt would crash."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        yield painter
    finally:
        painter.end()
