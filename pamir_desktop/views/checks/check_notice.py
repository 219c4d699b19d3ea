"""A slip on the map, where the sea is: a Dominance Check or a topple has entered the market."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import write
from pamir_desktop.views.art.text_fit import LINE_PITCH, wrapped
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.editions import texts_of
from pamir_desktop.views.widgets.note_slip import NoteSlip

WIDTH = 520.0
SIZE = 15.0


class CheckNotice(NoteSlip):
    def __init__(self, parent: QWidget, room: Callable[[], QRectF]) -> None:
        """`room` is where the map is."""
        super().__init__(parent)
        self._room = room
        self._setup: Setup | None = None
        self._price = 0
        self._is_last = False

    def announce(self, setup: Setup, price: int, *, is_last: bool) -> None:
        """`is_last`: no other check or topple is left in the game."""
        self._setup, self._price, self._is_last = setup, price, is_last
        self.retranslate()
        self.show()
        self.raise_()

    def text(self) -> str:
        if self._setup is None:
            return ""
        return texts_of(self._setup).check_in_market(self._price, is_last=self._is_last)

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.text())
        self.place()

    def set_look(self, style: Style) -> None:
        self._style = style
        self.place()

    def place(self) -> None:
        """Centered at the lower edge of the map, as high as its text needs."""
        room, scale = self._room(), self._style.scale
        wide = max(1.0, min(WIDTH * scale, room.width() - 16.0))
        size = SIZE * scale
        lines = len(wrapped(self.text(), Family.SANS, 600, size, wide - 66 * scale))
        # on a small map the text is smaller
        high = min(lines * size * LINE_PITCH + 26 * scale, room.height() / 2)
        box = QRectF(0, 0, wide, high)
        box.moveCenter(room.center())
        box.moveBottom(room.bottom() - 6)
        self.setGeometry(box.toRect())
        self.update()

    def render_content(self, painter: QPainter, box: QRectF) -> None:
        theme, scale = self._style.theme, self._style.scale
        draw_icon(
            painter, Glyph.SCALES, box.left() + 24 * scale, box.center().y(), 13 * scale, theme.warn
        )
        words = box.adjusted(48 * scale, 4 * scale, -10 * scale, -4 * scale)
        size = SIZE * scale
        write(
            painter, words, self.text(), theme.ink, weight=600, largest=size, smallest=8, wrap=True
        )
