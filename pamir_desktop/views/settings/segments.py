"""A few values, one of which is selected."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from .flow_row import FlowRow


class Segments(FlowRow):
    """The caller provides the buttons: plain ones, or ones that paint their value."""

    chosen = Signal(object)  # a value

    def __init__(self, buttons: dict[str, QAbstractButton], parent: QWidget | None = None) -> None:
        super().__init__(list(buttons.values()), parent)
        self.buttons = buttons
        self._group = QButtonGroup(self)
        for button in buttons.values():
            button.setCheckable(True)
            self._group.addButton(button)
        self._group.buttonClicked.connect(self._emit_chosen)
        self.setFocusProxy(next(iter(buttons.values())))

    def _emit_chosen(self, clicked: QAbstractButton) -> None:
        for value, button in self.buttons.items():
            if button is clicked:
                self.chosen.emit(value)

    def set_texts(self, texts: Sequence[str]) -> None:
        for button, text in zip(self.buttons.values(), texts, strict=True):
            button.setText(text)
        self.turn()

    def turn(self) -> None:
        """The selected button has bolder letters, for which Qt leaves no room."""
        for button in self.buttons.values():
            bold = QFont(button.font())
            bold.setWeight(QFont.Weight.DemiBold)
            usual = QFontMetrics(button.font()).horizontalAdvance(button.text())
            more = QFontMetrics(bold).horizontalAdvance(button.text()) - usual
            button.setMinimumWidth(button.sizeHint().width() + max(0, more))
        super().turn()

    def show_value(self, value: str) -> None:
        self.buttons[value].setChecked(True)
        self.setFocusProxy(self.buttons[value])
