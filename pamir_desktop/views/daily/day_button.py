"""One day of the calendar: its number, and what came of its game."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from pamir_desktop.games.daily_results import DayResult
from pamir_desktop.views.art.brush import alpha, pen, star
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.translation import number_text

STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}


class DayButton(QAbstractButton):
    moved = Signal(int)  # days, by an arrow key
    entered = Signal()  # by Enter or a double click

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day = date.min
        self.result: DayResult | None = None
        self.is_today = False
        self.look = Style()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_day(self, day: date, result: DayResult | None, *, is_open: bool, spoken: str) -> None:
        self.day, self.result = day, result
        self.setEnabled(is_open)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            self.moved.emit(STEPS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: object) -> None:
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, theme = self.look, self.look.theme
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked():
            painter.setPen(pen(theme.brass, 2))
            painter.setBrush(alpha(theme.gold, 0.35))
        else:
            painter.setPen(pen(theme.line, 1))
            painter.setBrush(alpha(theme.paper_deep, 0.6 if self.isEnabled() else 0.0))
        painter.drawRoundedRect(box, 5, 5)
        if self.hasFocus():
            painter.setPen(pen(theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
        painter.setPen(QColor(theme.ink if self.isEnabled() else alpha(theme.ink_second, 0.55)))
        font = QFont(style.sans(BODY, 700 if self.is_today else 400))
        font.setUnderline(self.is_today)
        painter.setFont(font)
        words = box.adjusted(style.px(6), style.px(3), -style.px(6), -style.px(3))
        number = number_text(self.day.day)
        painter.drawText(words, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, number)
        self._paint_result(painter, words)
        painter.end()

    def _paint_result(self, painter: QPainter, box: QRectF) -> None:
        """A full rosette for a victory, otherwise the place."""
        result, style = self.result, self.look
        if result is None:
            return
        if result.is_won:
            reach = min(box.height() * 0.32, style.px(11))
            middle = QPointF(box.right() - reach, box.bottom() - reach)
            painter.setPen(pen(style.theme.brass, 1.2))
            painter.setBrush(QColor(style.theme.gold))
            painter.drawPolygon(star(middle.x(), middle.y(), reach, 8, 3))
        else:
            painter.setFont(style.sans(BODY - 1, 600))
            painter.setPen(QColor(style.theme.ink_second))
            corner = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
            place = f"{number_text(result.place)}/{number_text(result.players)}"
            painter.drawText(box, corner, place)
