"""Buttons side by side, or one below the other if there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QWidget

from pamir_desktop.views.style import Style


class FlowRow(QWidget):
    def __init__(self, buttons: Sequence[QAbstractButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = buttons
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            self._row.addWidget(button)
        self._row.addStretch(1)

    def set_look(self, style: Style) -> None:
        self._row.setSpacing(style.px(8))
        self.turn()

    def turn(self) -> None:
        """Their texts or the available width have changed."""
        hints = [max(button.sizeHint().width(), button.minimumWidth()) for button in self._shown]
        needed = sum(hints) + self._row.spacing() * (len(hints) - 1)
        way = QBoxLayout.Direction
        fits = needed <= self.width()
        self._row.setDirection(way.LeftToRight if fits else way.TopToBottom)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.turn()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest button: the others can wrap."""
        widest = max(max(b.sizeHint().width(), b.minimumWidth()) for b in self._shown)
        return QSize(widest, self._row.minimumSize().height())
