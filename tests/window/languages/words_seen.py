"""Every text that can be seen or read aloud of a widget and all that is in it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from pamir_desktop.games.save_format import SUFFIX
from pamir_desktop.views.accessible.tree import Node
from pamir_desktop.views.table.view import TableView

Seen = tuple[str, str]
"""Where a text is, and the text."""

ANNOUNCED = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
READ = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def words_on(widget: QWidget) -> list[Seen]:
    """Of everything visible, and of all menus; files are called the same in every language."""
    found = [widget, *(child for child in widget.findChildren(QWidget) if child.isVisible())]
    # the one without a title is Qt's own, for a menu bar that was once too narrow
    menus = [
        menu
        for bar in widget.findChildren(QMenuBar)
        for menu in bar.findChildren(QMenu)
        if menu.title()
    ]
    seen = {
        (f"{type(one).__name__}.{kind}", plain(text))
        for one in (*found, *menus)
        for kind, text in _words_of(one)
    }
    return sorted(one for one in seen if one[1].strip() and not one[1].endswith(SUFFIX))


def plain(text: str) -> str:
    if "<" not in text:
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def _words_of(widget: QWidget) -> Iterator[Seen]:
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if widget.isWindow() or isinstance(widget, QDockWidget):
        yield "title", widget.windowTitle().replace("[*]", "")
    for action in widget.actions():
        yield "action", action.text()
        yield "action tip", action.toolTip()
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QLineEdit():
            yield "text", widget.text()
            yield "placeholder", widget.placeholderText()
        case QTextEdit() | QPlainTextEdit():
            yield "text", widget.toPlainText()
        case QMenu() | QGroupBox():
            yield "title", widget.title()
        case QAbstractSpinBox():
            yield "text", widget.text()
        case QTabBar():
            yield from (("tab", widget.tabText(tab)) for tab in range(widget.count()))
        case QComboBox():
            yield from (("item", widget.itemText(item)) for item in range(widget.count()))
        case TableView():
            yield from _announced(QAccessible.queryAccessibleInterface(widget))
        case QAbstractItemView() if widget.model() is not None:
            yield from _items(widget.model(), QModelIndex())


def _items(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[Seen]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for column in range(columns):
        if model.rowCount(parent):
            yield "head", str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(parent)):
            index = model.index(row, column, parent)
            for role in READ:
                text = index.data(role)
                yield "item", text if isinstance(text, str) else ""
            yield from _items(model, index)


def _announced(node: QAccessibleInterface | None) -> Iterator[Seen]:
    if node is None:
        return
    for text in ANNOUNCED:
        yield "heard", node.text(text)
    for place in range(node.childCount()):
        child = node.child(place)
        if isinstance(child, Node):
            yield from _announced(child)
