"""Where a widget would take a text for markup: labels, tooltips, documents."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import QAction, Qt, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMenu, QTextEdit, QWidget

HOSTILE = "hostile"
"""Part of every address in the markup of hostile names."""


def markup_on(widget: QWidget) -> Iterator[str]:
    """On everything in it, visible or not."""
    for one in (widget, *widget.findChildren(QWidget)):
        for found in _of(one):
            yield f"{type(one).__name__} {one.objectName()}: {found[:80]!r}"


def _of(widget: QWidget) -> Iterator[str]:
    tips = [widget.toolTip(), widget.whatsThis(), widget.statusTip()]
    for action in (*widget.actions(), *_below(widget)):
        tips += [action.toolTip(), action.whatsThis(), action.statusTip()]
    match widget:
        case QLabel() if widget.textFormat() is Qt.TextFormat.RichText:
            document = QTextDocument()
            document.setHtml(widget.text())
            yield from _in_document(document)
        case QLabel() if widget.textFormat() is not Qt.TextFormat.PlainText:
            tips.append(widget.text())
        case QTextEdit():
            yield from _in_document(widget.document())
        case QAbstractItemView() if widget.model() is not None:
            tips += _item_tips(widget.model(), QModelIndex())
    yield from filter(Qt.mightBeRichText, tips)


def _below(widget: QWidget) -> list[QAction]:
    return [action for menu in widget.findChildren(QMenu) for action in menu.actions()]


def _item_tips(model: QAbstractItemModel, parent: QModelIndex) -> list[str]:
    found = []
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            found.append(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
            found += _item_tips(model, index)
    return found


def _in_document(document: QTextDocument) -> Iterator[str]:
    """Pictures and links of others; bold and large letters from a name have no address."""
    for source in addresses(document):
        if HOSTILE in source:
            yield source


def addresses(document: QTextDocument) -> Iterator[str]:
    block = document.begin()
    while block.isValid():
        runs = block.begin()
        while not runs.atEnd():
            shape = runs.fragment().charFormat()
            if shape.isImageFormat():
                yield shape.toImageFormat().name()
            yield shape.anchorHref()
            runs += 1
        block = block.next()
