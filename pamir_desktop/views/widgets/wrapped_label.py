"""A paragraph as high as its words need: a dialog would cut it where a screen is low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel

WIDTH = 30
"""In heights of a line."""


class WrappedLabel(QLabel):
    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_text(self, text: str) -> None:
        """Other words may need another height."""
        self.setText(text)
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the style sheet has said how large the letters are."""
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        width = WIDTH * self.fontMetrics().height()
        self.setMinimumWidth(width)
        self.setMinimumHeight(self.heightForWidth(width))
        self.window().adjustSize()
