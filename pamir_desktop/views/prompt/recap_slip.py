"""A slip below the prompt bar: what changed since the last turn of a player who plays alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.lettering import LEFT, write
from pamir_desktop.views.art.text_fit import text_width
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.change_lines import Recap, RecapItem
from pamir_desktop.views.widgets.note_slip import NoteSlip

WIDTH, WIDEST = 360.0, 500.0
ROW = 23.0
HEAD = 24.0
PAD = 12.0
SIZE = 14.0
BEFORE = 26.0
"""The width of the icons."""


class RecapSlip(NoteSlip):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt, self._right = QRectF(), 0.0
        self._recap: Recap = list
        self.items: list[RecapItem] = []

    def show_recap(self, recap: Recap) -> None:
        """Show what changed, if anything did."""
        self._recap = recap
        self.retranslate()
        self.setVisible(bool(self.items))
        self.raise_()

    def retranslate(self) -> None:
        super().retranslate()
        self.items = self._recap()
        self.setAccessibleName("\n".join([self.title(), *(item.text for item in self.items)]))
        self.place(self._prompt, self._right)

    def title(self) -> str:
        return self.tr("Since your last turn")

    def set_look(self, style: Style) -> None:
        self._style = style
        self.place(self._prompt, self._right)

    def place(self, prompt: QRectF, right: float) -> None:
        """Below the prompt bar, up to where the side panel begins."""
        self._prompt, self._right = prompt, right
        scale = self._style.scale
        wide = self._wide() * scale
        high = (HEAD + ROW * len(self.items) + 2 * PAD) * scale
        left = max(0.0, right - wide)
        self.setGeometry(QRectF(left, prompt.bottom() + 4, wide, high).toRect())

    def _wide(self) -> float:
        """So that the longest line need not be smaller than the others."""
        lines = (
            text_width(item.text, font(Family.SANS, SIZE, _weight(item))) for item in self.items
        )
        return min(WIDEST, max(WIDTH, max(lines, default=0.0) + BEFORE + 2 * PAD + 12))

    def render_content(self, painter: QPainter, box: QRectF) -> None:
        theme, scale = self._style.theme, self._style.scale
        inner = box.adjusted(PAD * scale, 6 * scale, -PAD * scale, 0)
        head = QRectF(inner.left(), inner.top(), inner.width(), HEAD * scale)
        write(painter, head, self.title(), theme.ink_second, weight=700, largest=13 * scale)
        top = head.bottom()
        for item in self.items:
            row = QRectF(inner.left(), top, inner.width(), ROW * scale)
            ink = theme.warn if item.is_loss else theme.ink
            middle = row.center().y()
            draw_icon(painter, item.icon, row.left() + 9 * scale, middle, 8 * scale, ink)
            words = row.adjusted(BEFORE * scale, 0, 0, 0)
            size, weight = SIZE * scale, _weight(item)
            write(painter, words, item.text, ink, weight=weight, largest=size, align=LEFT)
            top = row.bottom()


def _weight(item: RecapItem) -> int:
    return 600 if item.is_loss else 400
