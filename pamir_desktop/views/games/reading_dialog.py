"""Shown while very many games are read: how far it is, and a way to stop."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel


class ReadingDialog(QDialog):
    """No `QProgressDialog`: that one runs an event loop of its own at each step."""

    def __init__(self, found: int, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = PlainLabel()
        self.bar = QProgressBar()
        self.bar.setRange(0, found)
        self.bar.setMinimumWidth(style.px(300))
        self.buttons = QDialogButtonBox()
        self._cancel = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._cancel.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(style.px(18), style.px(14), style.px(18), style.px(14))
        layout.setSpacing(style.px(12))
        layout.addWidget(self._label)
        layout.addWidget(self.bar)
        layout.addWidget(self.buttons)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._label.setText(self.tr("Reading games…"))
        self.bar.setAccessibleName(self._label.text())
        self._cancel.setText(self.tr("Cancel"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
