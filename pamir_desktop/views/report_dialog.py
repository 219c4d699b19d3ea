"""Help, Report a problem: what would be in a report, and that it stays here."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from .reporting_dialog import ReportingDialog
from .wrapped_label import WrappedLabel


class ReportDialog(ReportingDialog):
    def __init__(self, parent: QWidget | None, *, has_game: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report a problem"))
        title = QLabel(self.tr("Report a problem"))
        title.setProperty("part", "title")
        self.text = WrappedLabel("\n\n".join(self._sentences(has_game)))
        close = QPushButton(self.tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        self.report_button.setProperty("part", "primary")
        self.report_button.setDefault(True)
        self.name_report_button()
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(close)
        below.addWidget(self.report_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(14)
        for widget in (title, self.text, self.result_line):
            column.addWidget(widget)
        column.addLayout(below)
        self.report_button.setFocus()

    def _sentences(self, has_game: bool) -> list[str]:
        told = [
            self.tr(
                "A report is a zip file that helps others to find out what went wrong. In it are"
                " the versions of the program, of Qt and of your system, the size of your screens,"
                " and the last pages of the program’s log."
            )
        ]
        if has_game:
            told.append(
                self.tr(
                    "The game on the table is in it too, with the names of its players and their"
                    " hands."
                )
            )
        told.append(
            self.tr(
                "Nothing is sent. The file stays where you save it, unless you pass it on yourself."
            )
        )
        return told
