"""What the program is, whose game it implements, and its license."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop import __version__
from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.wrapped_label import WrappedLabel

ICON = 72


class AboutDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        icon = PlainLabel()
        icon.setPixmap(QApplication.windowIcon().pixmap(ICON, ICON))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = PlainLabel(f"Pamir Desktop {__version__}")
        title.setProperty("part", "title")
        self.text = WrappedLabel()
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addWidget(title)
        column.addWidget(self.text)
        column.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 18, 22, 18)
        row.setSpacing(18)
        row.addWidget(icon)
        row.addLayout(column, 1)
        self.retranslate()
        self._close.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Pamir Desktop"))
        self.text.show_text("\n\n".join(self._paragraphs()))
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _paragraphs(self) -> list[str]:
        return [
            self.tr(
                "A table for Pax Pamir: Second Edition. This is an unofficial fan project, "
                "neither made nor endorsed by the game’s designers or publisher."
            ),
            self.tr(
                "Pax Pamir: Second Edition was designed by Cole Wehrle and is published by "
                "Wehrlegig Games. Wakhan was designed by Richard Wilkins. If you enjoy playing "
                "here, please buy the game."
            ),
            self.tr(
                "Everything you see is drawn by this program, and all its texts are original. It "
                "is free software under the MIT license. It contains no network code and sends "
                "nothing to anyone."
            ),
            self.tr(
                "Made with Python, Qt for Python (LGPL) and the typefaces Source Serif and Source "
                "Sans (SIL Open Font License)."
            ),
        ]
