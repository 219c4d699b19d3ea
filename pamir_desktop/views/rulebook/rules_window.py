"""The rules window: list of pages on the left, the open page on the right, search at the top."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QKeySequence, QPixmap, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.views.style import Style, list_sheet
from pamir_desktop.views.texts.translation import look_up
from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.screen_room import resize_within_screen

from .card_plate import card_plate
from .markup import SCHEME
from .page import FIRST
from .page_text import page_title
from .pages import CHAPTERS, PAGES, find, html_of
from .signs import SIGNS, sign_picture

SIZE: Final = QSize(980, 680)
LIST_WIDTH: Final = 300
ID: Final = Qt.ItemDataRole.UserRole


class RulesWindow(QDialog):
    """Stays open beside the table and keeps a history of pages."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._visited: list[str] = []
        self._place = -1
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._open_best)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.currentItemChanged.connect(self._select)
        self.nothing = PlainLabel()
        self.nothing.setWordWrap(True)
        self.nothing.setProperty("part", "hint")
        self.nothing.hide()
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.back = self._action("Alt+Left", -1)
        self.forward = self._action("Alt+Right", 1)
        self.back_button = _button("←", self.back)
        self.forward_button = _button("→", self.forward)
        self._to_search = QAction(self)
        self._to_search.setShortcut(QKeySequence.StandardKey.Find)
        self._to_search.triggered.connect(self._go_to_search)
        self.addAction(self._to_search)
        self._lay_out()
        self._fill()
        self.retranslate()
        self.set_look(style)
        resize_within_screen(self, style.px(SIZE.width()), style.px(SIZE.height()))
        self.show_page(FIRST)

    def _action(self, keys: str, way: int) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda: self._wander(way))
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.search, self.nothing, self.list):
            column.addWidget(widget)
        right = QWidget()
        bar = QHBoxLayout()
        bar.addWidget(self.back_button)
        bar.addWidget(self.forward_button)
        bar.addStretch(1)
        page = QVBoxLayout(right)
        page.setContentsMargins(0, 0, 0, 0)
        page.addLayout(bar)
        page.addWidget(self.text, 1)
        self._splitter = QSplitter()
        self._splitter.addWidget(left)
        self._splitter.addWidget(right)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        QVBoxLayout(self).addWidget(self._splitter)

    def _fill(self) -> None:
        """Chapter headings cannot be selected, and the arrow keys skip them."""
        for chapter in CHAPTERS:
            head = QListWidgetItem(self.list)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            for page in chapter.pages:
                QListWidgetItem(self.list).setData(ID, page.id)
        self._in_chapters = list(self._entries())

    # --- Navigation ------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """The id of the open page."""
        return self._visited[self._place]

    def show_page(self, page_id: str) -> None:
        """Open a page; `back` returns to the previous one."""
        if self._place < 0 or page_id != self.page:
            self._visited[self._place + 1 :] = [page_id]
            self._place += 1
        self._render_page()

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == SCHEME and link.path() in PAGES:
            self.show_page(link.path())

    def _wander(self, way: int) -> None:
        if 0 <= self._place + way < len(self._visited):
            self._place += way
            self._render_page()

    def _select(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(ID):
            self.show_page(item.data(ID))

    def _render_page(self) -> None:
        self.text.setHtml(self._illustrated(html_of(self.page)))
        self.back.setEnabled(self._place > 0)
        self.forward.setEnabled(self._place + 1 < len(self._visited))
        with QSignalBlocker(self.list):
            for item in self.items():
                if item.data(ID) == self.page:
                    self.list.setCurrentItem(item)
                    self._show_entry(item)

    def _illustrated(self, html: str) -> str:
        """With the icons and pieces of the page below its title."""
        ratio = self.devicePixelRatioF()
        if self.page == "read_card":
            picture = self._within_page(card_plate(self._style, ratio))
        elif self.page in SIGNS:
            picture = sign_picture(self.page, self._style, ratio)
        else:
            return html
        url = QUrl(f"signs:{self.page}")
        self.text.document().addResource(QTextDocument.ResourceType.ImageResource, url, picture)
        return html.replace("</h1>", f'</h1><p><img src="{url.toString()}"></p>', 1)

    def _within_page(self, picture: QPixmap) -> QPixmap:
        """Smaller if the page is narrower, which it is with large letters on a small screen."""
        margin = 2 * self.text.document().documentMargin()
        room = int((self.text.viewport().width() - margin) * picture.devicePixelRatio())
        if picture.width() <= room:
            return picture
        return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def _show_entry(self, item: QListWidgetItem) -> None:
        """With the entry above it, which may be a chapter heading, and the one below it."""
        row = self.list.row(item)
        for near in (row + 1, row - 1, row):
            if found := self.list.item(near):
                self.list.scrollToItem(found)

    # --- Searching -------------------------------------------------------------------------

    def _entries(self) -> Iterator[QListWidgetItem]:
        yield from (self.list.item(row) for row in range(self.list.count()))

    def items(self) -> list[QListWidgetItem]:
        """The entries of the pages."""
        return [entry for entry in self._entries() if entry.data(ID)]

    def heads(self) -> list[QListWidgetItem]:
        """The entries of the chapters."""
        return [entry for entry in self._entries() if not entry.data(ID)]

    def _filter(self, words: str) -> None:
        """The best page first, without chapters; all of them in their chapters without words."""
        hits = find(words)
        is_searching = hits != list(PAGES)
        pages = {entry.data(ID): entry for entry in self._in_chapters}
        found = [pages[page] for page in hits] if is_searching else []
        with QSignalBlocker(self.list):
            while self.list.count():
                self.list.takeItem(0)
            for entry in (*found, *(one for one in self._in_chapters if one not in found)):
                self.list.addItem(entry)
                entry.setHidden(is_searching and entry.data(ID) not in hits)
            if self._visited:
                self.list.setCurrentItem(pages[self.page])
        self.list.scrollToTop()
        self.nothing.setVisible(not hits)

    def _open_best(self) -> None:
        hits = find(self.search.text())
        if hits:
            self.show_page(hits[0])
            self.text.setFocus()

    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    # --- Look and language -----------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        theme, px = style.theme, style.px
        self._splitter.setHandleWidth(px(18))
        self._splitter.setSizes([px(LIST_WIDTH), px(SIZE.width() - LIST_WIDTH)])
        for button in (self.back_button, self.forward_button):
            button.setFixedSize(px(32), px(28))
            button.setFont(style.sans(18.0))
        self.list.setStyleSheet(list_sheet(style))
        for head in self.heads():
            head.setFont(style.sans(12.0, 700, spacing=0.5))
            head.setSizeHint(QSize(0, px(32)))
        for item in self.items():
            item.setFont(style.sans())
            item.setForeground(QColor(theme.ink))
            item.setSizeHint(QSize(0, px(25)))
        serif = style.serif().family()
        document = self.text.document()
        document.setDefaultFont(style.sans(15.0))
        document.setDocumentMargin(px(10))
        document.setIndentWidth(px(20))
        document.setDefaultStyleSheet(
            f"h1 {{ font-family: '{serif}'; font-weight: 600;"
            f" font-size: {px(26)}px; color: {theme.ink}; margin: 0 0 {px(10)}px 0; }}"
            f"p {{ margin: 0 0 {px(9)}px 0; line-height: 125%; }}"
            f"ul, ol {{ margin: 0 0 {px(9)}px 0; -qt-list-indent: 1; }}"
            f"li {{ margin: 0 0 {px(5)}px 0; line-height: 125%; }}"
            f"a {{ color: {theme.focus}; text-decoration: none; }}"
            f"table {{ margin: {px(7)}px 0 {px(12)}px 0; border-collapse: collapse; }}"
            f"th {{ background-color: {theme.paper_deep}; color: {theme.ink_second};"
            f" border: 1px solid {theme.line}; }}"
            f"td {{ border: 1px solid {theme.line}; }}"
            f".label {{ color: {theme.ink_second}; font-size: {px(13)}px; margin-bottom: 2px; }}"
            f".effect {{ font-family: '{serif}'; font-size: {px(17)}px;"
            f" margin-bottom: {px(14)}px; }}"
        )
        if self._visited:
            self._render_page()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.list.setAccessibleName(self.tr("Pages"))
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        for button, action in (self.back_button, self.back), (self.forward_button, self.forward):
            button.setToolTip(action.toolTip())
            button.setAccessibleName(action.text())
        self.nothing.setText(self.tr("No pages match."))
        for head, chapter in zip(self.heads(), CHAPTERS, strict=True):
            head.setText(look_up("Rules", chapter.title))
        for item in self.items():
            title = page_title(PAGES[item.data(ID)])
            item.setText(title)
            item.setToolTip(title)
        self._filter(self.search.text())
        if self._visited:
            self._render_page()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _button(sign: str, action: QAction) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button
