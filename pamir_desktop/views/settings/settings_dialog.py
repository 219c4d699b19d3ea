"""The settings dialog: pages on the left, the open one on the right; changes apply at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.settings import Options
from pamir_desktop.views.style import Style, list_sheet
from pamir_desktop.views.widgets.screen_room import resize_within_screen

from .display_page import DisplayPage
from .folders_page import FoldersPage
from .keys_page import KeysPage
from .play_page import PlayPage

AnyPage = DisplayPage | PlayPage | KeysPage | FoldersPage
"""Each has a title, shows the options and can be retranslated."""

SIZE: Final = QSize(780, 660)
LIST_WIDTH: Final = 150


class SettingsDialog(QDialog):
    """Stays open beside the table; shows the current options and requests changes."""

    option_chosen = Signal(str, object)  # name and value
    defaults_asked = Signal(tuple)  # the names of options

    def __init__(
        self, pages: Sequence[AnyPage], style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self.pages = list(pages)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        for page in pages:
            QListWidgetItem(self.list)
            self._stack.addWidget(_scrolling(page))
            page.option_chosen.connect(self.option_chosen)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.defaults = QPushButton()
        self.close_button = QPushButton()
        for button in (self.defaults, self.close_button):
            button.setAutoDefault(False)
        self.defaults.clicked.connect(self._ask_for_defaults)
        self.close_button.clicked.connect(self.close)
        self._lay_out()
        self.list.setCurrentRow(0)
        self.retranslate()
        self.set_look(style)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.addWidget(self.defaults)
        below.addStretch(1)
        below.addWidget(self.close_button)
        right = QVBoxLayout()
        right.addWidget(self._stack, 1)
        right.addLayout(below)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.list)
        self._row.addLayout(right, 1)
        self._right = right

    def show_page(self, page: AnyPage) -> None:
        self.list.setCurrentRow(self.pages.index(page))
        self.list.setFocus()

    def page(self) -> AnyPage:
        return self.pages[self._stack.currentIndex()]

    def _ask_for_defaults(self) -> None:
        self.defaults_asked.emit(self.page().names)

    # --- Options, look and language --------------------------------------------------------

    def show_options(self, options: Options) -> None:
        for page in self.pages:
            page.show_options(options)

    def set_look(self, style: Style) -> None:
        """In another size the window grows or shrinks with its content."""
        px = style.px
        if style.scale != self._style.scale or not self.isVisible():
            resize_within_screen(self, px(SIZE.width()), px(SIZE.height()))
        self._style = style
        self._row.setContentsMargins(px(14), px(14), px(14), px(14))
        self._row.setSpacing(px(18))
        self._right.setSpacing(px(12))
        self.list.setFixedWidth(px(LIST_WIDTH))
        self.list.setStyleSheet(list_sheet(style))
        for row in range(self.list.count()):
            self.list.item(row).setSizeHint(QSize(0, px(34)))
            self.list.item(row).setFont(style.sans())
        for page in self.pages:
            page.set_look(style)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.list.setAccessibleName(self.tr("Pages"))
        self.defaults.setText(self.tr("Reset this page"))
        self.close_button.setText(self.tr("Close"))
        for row, page in enumerate(self.pages):
            self.list.item(row).setText(page.title())
            page.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _scrolling(page: AnyPage) -> QScrollArea:
    """Anything larger than the window scrolls."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.viewport().setAutoFillBackground(False)
    page.setAutoFillBackground(False)
    return area
