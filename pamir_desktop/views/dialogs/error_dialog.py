"""The dialog after an unexpected error: what happened, that nothing is lost, what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.views.widgets.plain_label import PlainLabel

from .report_saving_dialog import ReportingDialog

WIDTH = 560


MOST_DETAILS = 20
"""How many different errors are shown in full."""


class ErrorDialog(ReportingDialog):
    """Stays open while a report is saved; further errors are added to it."""

    went_on = Signal()

    def __init__(self, summary: str, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary = summary
        self._made: int | None = None
        self._more = 0
        self._wording = {details}
        self._head = PlainLabel()
        self._head.setProperty("part", "title")
        self.sentences = PlainLabel()
        self.sentences.setWordWrap(True)
        self.sentences.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setMinimumHeight(WIDTH // 6)
        self.go_on_button = QPushButton()
        self.go_on_button.setProperty("part", "primary")
        buttons = QDialogButtonBox()
        buttons.addButton(self.report_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.go_on_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on_button.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(12)
        for widget in (self._head, self.sentences, self.details, self.result_line, buttons):
            column.addWidget(widget)
        self.resize(WIDTH, WIDTH * 2 // 3)
        self.setModal(True)
        buttons.accepted.connect(self.accept)
        self.finished.connect(self.went_on)
        self.retranslate()

    def show_game(self, made: int | None) -> None:
        """How many decisions of the current game are saved; None without a game."""
        self._made = made
        self.retranslate()

    def add(self, details: str) -> None:
        """Another error while the dialog is open; repeated errors are counted."""
        self._more += 1
        if details not in self._wording and len(self._wording) < MOST_DETAILS:
            self._wording.add(details)
            self.details.appendPlainText(f"\n{details}")
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Something went wrong"))
        self._head.setText(self.tr("Something went wrong"))
        self.sentences.setText("\n\n".join(self._sentences()))
        self.details.setAccessibleName(self.tr("Details"))
        at_table = self._made is not None
        self._grow()
        self.go_on_button.setText(
            self.tr("Continue from the last decision") if at_table else self.tr("Continue")
        )

    def _grow(self) -> None:
        """High enough for all sentences, in every language and size of letters."""
        column = self.layout()
        assert column is not None
        column.activate()
        needed = column.totalHeightForWidth(self.width())
        self.resize(self.width(), max(self.height(), needed))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._grow()

    def _sentences(self) -> list[str]:
        wording = [self.tr("Unexpected error: {error}").format(error=self._summary)]
        if self._more:
            wording.append(self.tr("Other errors: {number}").format(number=self._more))
        if self._made is not None:
            kept = self.tr("Your game is safe. Decisions made so far: {number}")
            wording.append(kept.format(number=self._made))
        wording.append(
            self.tr(
                "A report is a zip file with the log, the version numbers and the game, including "
                "its players’ names. It stays on this computer unless you share it."
            )
        )
        return wording
