"""A print looks as if it had been painted on the spot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pamir_desktop.model.terms import Colour
from pamir_desktop.views.art import paint_cache
from pamir_desktop.views.art.paint_cache import Paint, paint_print
from pamir_desktop.views.art.palette import LIGHT, SAFE
from pamir_desktop.views.art.pieces import Look, paint_disc, paint_spy
from pamir_desktop.views.art.table_parts import paint_shadow, paint_slip
from pamir_desktop.views.art.tokens import paint_coin, paint_lock_disc
from pamir_desktop.views.table.marks import Mark, paint_mark

LOOK = Look(LIGHT, SAFE)
AT = QPointF(50.3, 48.7)
BOX = QRectF(20.5, 18.25, 60, 64)

THINGS: dict[str, Paint] = {
    "coin": lambda painter: paint_coin(painter, AT, 17.2, "3"),
    "lock": lambda painter: paint_lock_disc(painter, AT, 15),
    "disc": lambda painter: paint_disc(painter, AT, 14, Colour.BLUE, LOOK, ringed=True),
    "spy": lambda painter: paint_spy(painter, AT, 40, Colour.RED, LOOK),
    "shadow": lambda painter: paint_shadow(painter, BOX, 6, LIGHT),
    "slip": lambda painter: paint_slip(painter, BOX, LIGHT, active=True),
    "legal": lambda painter: paint_mark(painter, BOX, 6, Mark.LEGAL, LIGHT),
    "selected": lambda painter: paint_mark(painter, BOX, 6, Mark.SELECTED, LIGHT),
    "focus": lambda painter: paint_mark(painter, BOX, 6, Mark.FOCUS, LIGHT),
}


@pytest.fixture(autouse=True)
def no_prints() -> Iterator[None]:
    paint_cache.clear()
    yield
    paint_cache.clear()


def picture(paint: Paint, *, ratio: float = 1.0, shift: float = 0.0) -> QImage:
    image = QImage(round(100 * ratio), round(100 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#C9B78F"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(shift, 0)
    paint(painter)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """The largest difference of any pixel in any of its three colours."""
    pixels = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pixels)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("name", THINGS)
def test_a_print_looks_as_if_painted_on_the_spot(
    name: str, ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = picture(THINGS[name], ratio=ratio)
    monkeypatch.setattr(paint_cache, "_is_sharp", lambda *_: False)
    direct = picture(THINGS[name], ratio=ratio)
    assert difference(printed, direct) <= 8  # layers are rounded once more
    assert difference(direct, picture(lambda _: None, ratio=ratio)) > 40


def counted(paint: Paint) -> tuple[list[QPainter], Paint]:
    calls: list[QPainter] = []

    def count(painter: QPainter) -> None:
        calls.append(painter)
        paint(painter)

    return calls, count


def square(painter: QPainter) -> None:
    painter.setClipRect(BOX)
    painter.fillRect(BOX, QColor("#204080"))


def show(kind: str, box: QRectF, paint: Paint) -> Callable[[QPainter], None]:
    return lambda painter: paint_print(painter, box, kind, paint)


def test_it_is_painted_once_and_laid_wherever_it_is_needed() -> None:
    calls, paint = counted(square)
    picture(show("square", BOX, paint))
    picture(show("square", BOX.translated(7, 3), paint))
    assert len(calls) == 1


@pytest.mark.parametrize("other", [BOX.adjusted(0, 0, 1, 0), BOX.translated(0.25, 0)])
def test_another_size_or_another_part_of_a_pixel_is_another_print(other: QRectF) -> None:
    calls, paint = counted(square)
    picture(show("square", BOX, paint))
    picture(show("square", other, paint))
    assert len(calls) == 2


def test_another_kind_is_another_print() -> None:
    calls, paint = counted(square)
    picture(show("square", BOX, paint))
    picture(show("round", BOX, paint))
    assert len(calls) == 2


def test_between_two_pixels_it_is_painted_on_the_spot_and_leaves_the_painter_as_it_was() -> None:
    calls, paint = counted(square)

    def twice(painter: QPainter) -> None:
        paint_print(painter, BOX, "square", paint)
        painter.fillRect(QRectF(0, 0, 10, 10), QColor("#FF0000"))

    seen = picture(twice, shift=0.5)
    picture(twice, shift=0.5)
    assert len(calls) == 2
    assert seen.pixelColor(3, 3) == QColor("#FF0000")
