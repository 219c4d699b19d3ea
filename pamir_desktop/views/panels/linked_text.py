"""A text that emits signals when its links are pointed at or activated.

Tab and Shift+Tab move from link to link, beginning with the visible ones; Enter activates.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QTextBlock, QTextCursor, QTextFragment
from PySide6.QtWidgets import QTextBrowser, QWidget


class LinkedText(QTextBrowser):
    link_pointed = Signal(str)  # "card:12", "" when mouse or focus leave it
    link_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.highlighted.connect(lambda url: self.link_pointed.emit(url.toString()))
        self.anchorClicked.connect(lambda url: self.link_chosen.emit(url.toString()))

    # --- Keyboard ------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next link; after the last one the focus moves on."""
        found = self._link_after(self.textCursor(), forward=forward)
        if found is None:
            return QWidget.focusNextPrevChild(self, forward)
        self.setTextCursor(found)
        self.ensureCursorVisible()
        self.link_pointed.emit(found.charFormat().anchorHref())
        return True

    def _link_after(self, cursor: QTextCursor, *, forward: bool) -> QTextCursor | None:
        """Select the nearest link after or before the cursor."""
        block = cursor.block()
        edge = cursor.selectionEnd() if forward else cursor.selectionStart()
        while block.isValid():
            links = list(_links_in(block))
            if forward:
                near = [run for run in links if run.position() >= edge][:1]
            else:
                near = [run for run in links if run.position() + run.length() <= edge][-1:]
            for run in near:
                found = QTextCursor(self.document())
                found.setPosition(run.position())
                end = run.position() + run.length()
                found.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                return found
            block = block.next() if forward else block.previous()
        return None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self.setTextCursor(self.cursorForPosition(QPoint(0, 0)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.link_pointed.emit("")

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.link_pointed.emit("")


def _links_in(block: QTextBlock) -> Iterator[QTextFragment]:
    runs = block.begin()
    while not runs.atEnd():
        fragment = runs.fragment()
        if fragment.isValid() and fragment.charFormat().isAnchor():
            yield fragment
        runs += 1
