"""A paragraph as high as its text needs: on a low screen a dialog would clip it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent

from .plain_label import PlainLabel

WIDTH = 30
"""In heights of a line."""


class WrappedLabel(PlainLabel):
    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_text(self, text: str) -> None:
        """Other texts may need another height."""
        self.setText(text)
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """The style sheet sets the font size only now."""
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        width = WIDTH * self.fontMetrics().height()
        self.setMinimumWidth(width)
        self.setMinimumHeight(self.heightForWidth(width))
        self.window().adjustSize()
