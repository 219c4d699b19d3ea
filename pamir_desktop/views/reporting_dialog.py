"""A dialog from which a report can be saved, and which says whether that worked."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget


class ReportingDialog(QDialog):
    """Stays open while a report is saved."""

    report_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result_line = QLabel()
        self.result_line.setWordWrap(True)
        self.result_line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.result_line.hide()
        self.report_button = QPushButton()
        self.report_button.clicked.connect(self.report_asked)

    def show_saved(self, file: str) -> None:
        self._show_result(self.tr("The report is in this file: {file}").format(file=file))

    def show_not_saved(self, reason: str) -> None:
        self._show_result(
            self.tr("The report could not be written: {reason}").format(reason=reason)
        )

    def _show_result(self, text: str) -> None:
        self.result_line.setText(text)
        self.result_line.show()

    def name_report_button(self) -> None:
        self.report_button.setText(self.tr("Save a report …"))
