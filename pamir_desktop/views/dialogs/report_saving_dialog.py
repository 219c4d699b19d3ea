"""A dialog from which a report can be saved, and which says whether that worked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.widgets.plain_label import PlainLabel


class ReportingDialog(QDialog):
    """Stays open while a report is saved."""

    report_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result_line = PlainLabel()
        self.result_line.setWordWrap(True)
        self.result_line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.report_button = QPushButton()
        self._saved_in = self._not_saved = ""
        self.report_button.clicked.connect(self.report_asked)

    def show_saved(self, file: str) -> None:
        self._saved_in, self._not_saved = file, ""
        self.retranslate()

    def show_not_saved(self, reason: str) -> None:
        self._saved_in, self._not_saved = "", reason
        self.retranslate()

    def retranslate(self) -> None:
        self.report_button.setText(self.tr("Save a report…"))
        self.result_line.setText(self._result())
        self.result_line.setVisible(bool(self._result()))

    def _result(self) -> str:
        """The result of saving the report."""
        if self._saved_in:
            return self.tr("Report saved to {file}").format(file=clean_name(self._saved_in))
        if self._not_saved:
            text = self.tr("The report could not be saved: {reason}")
            return text.format(reason=self._not_saved)
        return ""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
