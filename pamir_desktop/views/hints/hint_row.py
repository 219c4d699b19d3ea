"""One hint as a button: its number as on the table, the move, and the reasons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.lettering import CENTRE, TOP_LEFT, write
from pamir_desktop.views.art.text_fit import LINE_PITCH, wrapped
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.hint_badges import BADGE, BADGE_INK
from pamir_desktop.views.widgets.pointed_button import PointedButton

SIZE: Final = 14.0
SMALL: Final = 13.0
LEFT_ROOM: Final = 36.0
PAD: Final = 7.0


class HintRow(PointedButton):
    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._style = Style()
        self._reasons = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_texts(self, move: str, reasons: str) -> None:
        self.setText(move)
        self._reasons = reasons
        self.setAccessibleName(f"{move}. {reasons}")
        self.update()

    @property
    def reasons(self) -> str:
        return self._reasons

    def set_look(self, style: Style) -> None:
        self._style = style
        self.update()

    def height_for(self, width: float) -> float:
        """As high as the wrapped texts need."""
        scale = self._style.scale
        room = width - (LEFT_ROOM + PAD) * scale
        return self._move_height(room) + self._reasons_height(room) + 2.4 * PAD * scale

    def _move_height(self, room: float) -> float:
        size = SIZE * self._style.scale
        return len(wrapped(self.text(), Family.SANS, 700, size, room)) * size * LINE_PITCH

    def _reasons_height(self, room: float) -> float:
        size = SMALL * self._style.scale
        return len(wrapped(self._reasons, Family.SANS, 400, size, room)) * size * LINE_PITCH

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.height_for(300)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale = self._style.theme, self._style.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_live = self.underMouse() or self.hasFocus()
        painter.setPen(pen(theme.focus if self.hasFocus() else alpha(theme.brass, 0.5), 1.4))
        ground = mix(theme.paper_deep, theme.gold, 0.3 if is_live else 0.06)
        painter.setBrush(mix(ground, "#000000", 0.08) if self.isDown() else ground)
        painter.drawRoundedRect(box, 6 * scale, 6 * scale)
        side = 23 * scale
        disc = QRectF(box.left() + 6 * scale, box.top() + PAD * scale, side, side)
        painter.setPen(pen(BADGE_INK, 1.6))
        painter.setBrush(QColor(BADGE))
        painter.drawEllipse(disc)
        write(
            painter, disc, str(self.number), BADGE_INK, weight=800, largest=14 * scale, align=CENTRE
        )
        words = box.adjusted(LEFT_ROOM * scale, PAD * scale, -PAD * scale, 0)
        high = self._move_height(words.width())
        self._write(painter, words, self.text(), high, SIZE, 700, theme.ink)
        words.setTop(words.top() + high + 0.3 * PAD * scale)
        high = self._reasons_height(words.width())
        ink = theme.ink if is_live else theme.ink_second
        self._write(painter, words, self._reasons, high, SMALL, 400, ink)
        painter.end()

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        high: float,
        size: float,
        weight: int,
        ink: str,
    ) -> None:
        box = QRectF(room.left(), room.top(), room.width() + 1, high + 2)
        largest = size * self._style.scale
        write(painter, box, text, ink, weight=weight, largest=largest, align=TOP_LEFT, wrap=True)
