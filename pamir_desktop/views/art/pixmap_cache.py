"""A cache of pictures: as many as fit, the most recently used ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


class Pictures:
    """A cache limited by the number of pictures and by their bytes."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of this key, painted if it is not cached."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        picture = self._kept[key] = paint()
        self._bytes += _bytes(picture)
        while len(self._kept) > self._most or (
            self._bytes > self._most_bytes and len(self._kept) > 1
        ):
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8
