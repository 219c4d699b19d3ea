"""Shown while very many games are read: how far it is, and a way to stop."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel


class ReadingDialog(QDialog):
    """No `QProgressDialog`: that one runs an event loop of its own at each step."""

    def __init__(self, found: int, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        label = PlainLabel(self.tr("Reading games…"))
        self.bar = QProgressBar()
        self.bar.setRange(0, found)
        self.bar.setMinimumWidth(style.px(300))
        self.bar.setAccessibleName(label.text())
        self.buttons = QDialogButtonBox()
        cancel = self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(label)
        layout.addWidget(self.bar)
        layout.addWidget(self.buttons)
