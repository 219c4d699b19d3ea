"""Base of the notes on slips of paper over the table: a click closes them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import Style


class NoteSlip(QWidget):
    """A click closes it; its owner hides it with the next choice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self.hide()

    def retranslate(self) -> None:
        self.setToolTip(self.tr("Click to close this note."))
        self.update()

    def render_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint what is on the paper."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        paint_slip(painter, box, self._style.theme, 8, active=True)
        self.render_content(painter, box)
        painter.end()
