"""Help, Report a problem: what a report would contain, and that it stays on this computer."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.wrapped_label import WrappedLabel

from .report_saving_dialog import ReportingDialog


class ReportDialog(ReportingDialog):
    def __init__(self, parent: QWidget | None, *, has_game: bool) -> None:
        super().__init__(parent)
        self._has_game = has_game
        self._title = PlainLabel()
        self._title.setProperty("part", "title")
        self.text = WrappedLabel()
        self._close = QPushButton()
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.reject)
        self.report_button.setProperty("part", "primary")
        self.report_button.setDefault(True)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self._close)
        below.addWidget(self.report_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(14)
        for widget in (self._title, self.text, self.result_line):
            column.addWidget(widget)
        column.addLayout(below)
        self.retranslate()
        self.report_button.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Report a problem"))
        self._title.setText(self.tr("Report a problem"))
        self.text.show_text("\n\n".join(self._sentences()))
        self._close.setText(self.tr("Close"))

    def _sentences(self) -> list[str]:
        wording = [
            self.tr(
                "A report is a zip file that helps others find out what went wrong. It contains "
                "the versions of the program, Qt and your system, the size of your screens and "
                "the last pages of the program’s log."
            )
        ]
        wording.append(
            self.tr(
                "The log and the description of an error contain paths of files on this computer,"
                " and with them possibly your user name."
            )
        )
        if self._has_game:
            wording.append(
                self.tr("It also contains the game in progress, with its players’ names and hands.")
            )
        wording.append(
            self.tr(
                "Nothing is sent. The file stays where you save it unless you share it yourself."
            )
        )
        return wording
