"""The cache of card faces: every card, drawn once per size, words and colours.

Shapes are drawn at twice the size and scaled down, which keeps small icons soft and clear; words
are written afterwards at the final size, which keeps them sharp.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from pamir_desktop.model.cards import CARDS, EVENTS, is_check
from pamir_desktop.model.words import HIDDEN, CardId

from .card_back import paint_back
from .card_face import CardLayout, letter_court, paint_court
from .card_layout import ASPECT, UNITS, detail_at
from .card_words import CardWords
from .event_face import letter_check, letter_event, paint_check, paint_event
from .palette import LIGHT, SAFE, Palette, Theme
from .pieces import Look

CAPACITY: Final = 400
"""Faces kept: both sizes of every card that can lie on a table, with room for a change of theme."""

_LARGEST_DOUBLED: Final = 260
"""Wider pictures (in device pixels) are fine enough without the detour."""

Paint = Callable[[QPainter], None]

_cache: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def face(
    card: CardId,
    words: CardWords,
    width: float,
    dpr: float = 1.0,
    theme: Theme = LIGHT,
    palette: Palette = SAFE,
) -> QPixmap:
    """The face of a card, `width` logical pixels wide; a hidden card shows its back."""
    if card == HIDDEN:
        return back(width, dpr, theme, palette)
    key = (card, words, width, dpr, theme.name, palette.name)
    return _kept(key, lambda: _face(card, words, width, dpr, Look(theme, palette)))


def is_ready(
    card: CardId, words: CardWords, width: float, dpr: float, theme: Theme, palette: Palette
) -> bool:
    """The face has been painted before and is still kept."""
    return (card, words, width, dpr, theme.name, palette.name) in _cache


def back(width: float, dpr: float = 1.0, theme: Theme = LIGHT, palette: Palette = SAFE) -> QPixmap:
    key = (HIDDEN, None, width, dpr, theme.name, palette.name)
    look = Look(theme, palette)
    return _kept(key, lambda: _render(width, dpr, lambda painter: paint_back(painter, look), None))


def clear() -> None:
    """Forget every face, for instance when the fonts have changed."""
    _cache.clear()


def _kept(key: tuple[object, ...], make: Callable[[], QPixmap]) -> QPixmap:
    pixmap = _cache.get(key)
    if pixmap is None:
        pixmap = _cache[key] = make()
        if len(_cache) > CAPACITY:
            _cache.popitem(last=False)
    else:
        _cache.move_to_end(key)
    return pixmap


def _face(card: CardId, words: CardWords, width: float, dpr: float, look: Look) -> QPixmap:
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
            lambda painter: paint_event(painter, event, detail, look),
            lambda painter: letter_event(painter, words, detail, unit),
        )
    court = CARDS[card]
    layout = CardLayout.of(court, width)
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
    """A painter that lets go of the image even after an error; Qt would crash otherwise."""
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
