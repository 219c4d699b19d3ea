"""All keys on one page: those for playing, and those of the menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from pamir_desktop.views.texts.key_names import key_name, native

from .key_groups import KeyGroup

SIZE = QSize(34, 42)
"""In heights of a line of text."""


Groups = Callable[[], Sequence[KeyGroup]]
"""The menus and their actions, in the current language."""


class KeysDialog(QDialog):
    change_asked = Signal()

    def __init__(self, groups: Groups, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups = groups
        self.text = QTextBrowser()
        self.change = QPushButton()
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.change.setAutoDefault(False)
        self.change.clicked.connect(self._change)
        self.close_button.clicked.connect(self.accept)
        below = QHBoxLayout()
        below.addWidget(self.change)
        below.addStretch(1)
        below.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.text, 1)
        column.addLayout(below)
        self.retranslate()
        line = self.text.fontMetrics().height()
        wanted = QSize(SIZE.width() * line, SIZE.height() * line)
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.92))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.text.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.change.setText(self.tr("Change shortcuts…"))
        self.close_button.setText(self.tr("Close"))
        self.text.setHtml(self._html())

    def _change(self) -> None:
        self.accept()
        self.change_asked.emit()

    def _html(self) -> str:
        wording = _table(self.tr("The table"), self._fixed())
        for group in self._groups():
            rows = [(key_name(action.name), action.text) for action in group.actions]
            wording += _table(group.title, [row for row in rows if row[0]])
        return wording

    def _fixed(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Arrow keys"), self.tr("move from item to item")),
            (self.tr("Page Down, Page Up"), self.tr("next or previous choice")),
            (self.tr("Home, End"), self.tr("first or last choice")),
            (self.tr("Enter, Space"), self.tr("choose")),
            (self.tr("1 to 9"), self.tr("press the button with that number")),
            (self.tr("+ and -"), self.tr("change an amount")),
            (native("Esc"), self.tr("put down or cancel")),
        ]


def _table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    body = "".join(
        f"<tr><td width='38%'><b>{escape(keys)}</b></td><td>{escape(text)}</td></tr>"
        for keys, text in rows
    )
    return f"<h3>{escape(title)}</h3><table width='100%' cellpadding='2'>{body}</table>"
