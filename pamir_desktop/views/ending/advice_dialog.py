"""Shown while the exported log waits for advice: how far it is, and a way not to wait."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel


class AdviceDialog(QDialog):
    def __init__(self, turns: int, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = PlainLabel()
        self.bar = QProgressBar()
        self.bar.setRange(0, 100 * turns)
        self.bar.setMinimumWidth(style.px(300))
        self.skip_button = QPushButton()
        self.skip_button.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.skip_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(style.px(18), style.px(14), style.px(18), style.px(14))
        layout.setSpacing(style.px(12))
        layout.addWidget(self._label)
        layout.addWidget(self.bar)
        layout.addLayout(row)
        self.retranslate()

    def show_progress(self, turn: int, percent: int) -> None:
        self.bar.setValue(100 * turn + percent)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Export log"))
        self._label.setText(self.tr("Expert is thinking about the turns that cost the most."))
        self.bar.setAccessibleName(self._label.text())
        self.skip_button.setText(self.tr("Do not wait"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
