"""A sheet of painted parts that explain themselves, under the mouse and by keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign
from pamir_desktop.views.texts.plain_text import narrow_tip
from pamir_desktop.views.texts.sign_texts import sign_text

from .forecast_parts import ForecastPart, Signs
from .sign_labels import STEPS

PAD: Final = 6
"""The margin on the right, for a scroll bar."""


class SignSheet(QWidget):
    """Paints the parts from top to bottom. One stop of the Tab key: arrows go on from there."""

    asked = Signal(Sign)  # for its rule
    pointed = Signal(Sign)  # under the mouse or the focus; None for none

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[ForecastPart] = []
        self._setup: Setup | None = None
        self._style = Style()
        self._focused: int | None = None  # which of the signs has the focus
        self._under: Sign | None = None  # the mouse
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_parts(self, parts: list[ForecastPart], setup: Setup, style: Style) -> None:
        if parts != self._parts or style != self._style or setup != self._setup:
            self._parts, self._setup, self._style = parts, setup, style
            self.update()

    def fitting_height(self, width: float) -> int:
        inside = width - self._style.px(PAD)
        return round(sum(part.height(inside, self._style) for part in self._parts)) + 2

    def _boxes(self) -> list[tuple[ForecastPart, QRectF]]:
        top, width = 0.0, self.width() - self._style.px(PAD)
        found = []
        for part in self._parts:
            high = part.height(width, self._style)
            found.append((part, QRectF(0, top, width, high)))
            top += high
        return found

    def signs(self) -> Signs:
        return [pair for part, box in self._boxes() for pair in part.signs(box, self._style)]

    def tip(self, sign: Sign) -> str:
        return "" if self._setup is None else narrow_tip(sign_text(sign, self._setup).tip())

    # --- Mouse -----------------------------------------------------------------------------

    def _sign_at(self, at: QPointF) -> Sign | None:
        return next((sign for sign, rect in self.signs() if rect.contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._sign_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        sign = self._sign_at(event.position())
        if sign is not None and event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit(sign)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def _point(self, sign: Sign | None) -> None:
        if sign == self._under:
            return
        self._under = sign
        shape = Qt.CursorShape.ArrowCursor if sign is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        self.setToolTip("" if sign is None else self.tip(sign))
        QToolTip.hideText()
        self.pointed.emit(sign)

    # --- Keyboard --------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._focus(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focused = None
        self.update()
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, signs = Qt.Key(event.key()), self.signs()
        if self._focused is None or not signs:
            super().keyPressEvent(event)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.asked.emit(signs[self._focused % len(signs)][0])
        elif key in STEPS:
            self._focus((self._focused + STEPS[key]) % len(signs))
        else:
            super().keyPressEvent(event)

    def _focus(self, place: int) -> None:
        signs = self.signs()
        if not signs or self._setup is None:
            return
        self._focused = place
        sign, rect = signs[place]
        self.setAccessibleDescription(sign_text(sign, self._setup).spoken())
        corner = self.mapToGlobal(rect.bottomLeft().toPoint() - QPoint(0, 8))
        QToolTip.showText(corner, self.tip(sign), self)
        self.update()
        self.pointed.emit(sign)

    # --- Painting --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for part, box in self._boxes():
            part.paint(painter, box, self._style)
        signs = self.signs() if self._focused is not None else []
        if signs and self._focused is not None:
            rect = signs[self._focused % len(signs)][1]
            painter.setPen(QPen(QColor(self._style.theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
