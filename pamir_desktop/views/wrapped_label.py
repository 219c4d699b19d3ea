"""A paragraph as high as its words need: a dialog would cut it where a screen is low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel

WIDTH = 30
"""In heights of a line."""


class WrappedLabel(QLabel):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the style sheet has said how large the letters are."""
        width = WIDTH * self.fontMetrics().height()
        self.setMinimumWidth(width)
        self.setMinimumHeight(self.heightForWidth(width))
        super().showEvent(event)
