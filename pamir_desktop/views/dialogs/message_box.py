"""A small message box that is retranslated when the language changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Wording = Callable[[], tuple[str, str]]
"""The title and the text."""


class MessageBox(QMessageBox):
    """Stays until it is read; blocks the window below."""

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._wording = wording
        self.retranslate()
        self.finished.connect(self.deleteLater)

    def retranslate(self) -> None:
        title, text = self._wording()
        self.setWindowTitle(title)
        self.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
