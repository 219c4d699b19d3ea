"""Pictures are kept within bounds, and those last used the longest."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from pamir_desktop.views.art.pixmap_cache import Pictures

SIDE = 10
BYTES = SIDE * SIDE * 4


class Painter:
    """Paints a new picture each time, and counts them."""

    def __init__(self, side: int = SIDE) -> None:
        self.painted = 0
        self._side = side

    def __call__(self) -> QPixmap:
        self.painted += 1
        return QPixmap(self._side, self._side)


def test_a_picture_that_is_kept_is_not_painted_again() -> None:
    pictures, paint = Pictures(most=2, most_bytes=99 * BYTES), Painter()
    first = pictures.get("coin", paint)
    assert pictures.get("coin", paint) is first
    assert paint.painted == 1


def test_the_picture_not_used_for_longest_goes_first() -> None:
    pictures, paint = Pictures(most=2, most_bytes=99 * BYTES), Painter()
    pictures.get("coin", paint)
    pictures.get("spy", paint)
    pictures.get("coin", paint)
    pictures.get("disc", paint)
    assert "coin" in pictures
    assert "spy" not in pictures
    assert "disc" in pictures


def test_what_they_take_is_bounded_too() -> None:
    pictures, paint = Pictures(most=99, most_bytes=3 * BYTES), Painter()
    for name in ("coin", "spy", "disc"):
        pictures.get(name, paint)
    assert "coin" in pictures
    pictures.get("slip", paint)
    assert "coin" not in pictures
    assert "spy" in pictures


def test_a_picture_larger_than_the_store_is_kept_alone() -> None:
    pictures = Pictures(most=99, most_bytes=3 * BYTES)
    pictures.get("coin", Painter())
    pictures.get("map", Painter(side=10 * SIDE))
    assert "map" in pictures
    assert "coin" not in pictures


def test_after_clearing_there_is_room_for_all_again() -> None:
    pictures, paint = Pictures(most=99, most_bytes=2 * BYTES), Painter()
    pictures.get("coin", paint)
    pictures.clear()
    assert "coin" not in pictures
    pictures.get("spy", paint)
    pictures.get("disc", paint)
    assert "spy" in pictures
