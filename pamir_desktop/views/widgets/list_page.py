"""A page with a list on the left and the details of what is selected on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from pamir_desktop.views.style import BODY, Style, list_sheet

from .slip_page import SlipPage


class Row(NamedTuple):
    text: str
    spoken: str  # for a screen reader
    icon: QIcon


class ListPage(SlipPage):
    """Subclasses fill in the rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.list = QListWidget()
        super().__init__(self.list, parent)
        self.list.currentRowChanged.connect(lambda _row: self.show_details())
        self.list.itemActivated.connect(lambda _item: self.choose())

    def rows(self) -> Sequence[Row]:
        raise NotImplementedError

    def fill(self) -> None:
        row = self.list.currentRow()
        with QSignalBlocker(self.list):
            self.list.clear()
            for words in self.rows():
                item = QListWidgetItem(words.icon, words.text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, words.spoken)
                item.setSizeHint(QSize(0, self.look.px(42)))
                self.list.addItem(item)
            self.list.setCurrentRow(row)

    def lay_out(self, style: Style) -> None:
        self.list.setFont(style.sans(BODY + 1))
        self.list.setIconSize(QSize(style.px(24), style.px(24)))
        self.list.setStyleSheet(list_sheet(style))
        super().lay_out(style)
