"""The sheet at the right of the table: card details above, the log below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from .art.furniture import paint_slip
from .inspector import Inspector
from .log_panel import LogPanel
from .style import BODY, Style

INSPECTOR_HEIGHT = 620
LOG_HEIGHT = 380


class SidePanel(QWidget):
    """Either part can be put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self.inspector = Inspector()
        self.log = LogPanel()
        self._log_title = QLabel()
        self._log_title.setProperty("part", "head")
        self.log_part = QWidget()
        column = QVBoxLayout(self.log_part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.addWidget(self.inspector)
        self._splitter.addWidget(self.log_part)
        self._splitter.setStretchFactor(0, 0)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._splitter)
        self.retranslate()

    def show_parts(self, *, inspector: bool, log: bool) -> None:
        self.inspector.setVisible(inspector)
        self.log_part.setVisible(log)
        self.setVisible(inspector or log)

    def set_look(self, style: Style) -> None:
        self._style = style
        pad = style.px(14)
        self._layout.setContentsMargins(pad, pad, style.px(8), pad)
        self._splitter.setHandleWidth(style.px(12))
        self._splitter.setSizes([style.px(INSPECTOR_HEIGHT), style.px(LOG_HEIGHT)])
        self.setStyleSheet(f'QLabel[part="head"] {{ font-size: {style.px(BODY - 2)}px; }}')
        self.inspector.set_look(style)
        self.log.set_look(style)
        self.update()

    def retranslate(self) -> None:
        self._log_title.setText(self.tr("Log").upper())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clicks on the sheet do not reach the table below it."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(5, 4, -5, -6)
        paint_slip(painter, room, self._style.theme, 10)
        painter.end()
