"""A strip above the pages for messages that do not interrupt."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from pamir_desktop.views.art.brush import mix, pen
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.widgets.glyph_icon import glyph_icon
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .style import BODY, Style


class Banner(QWidget):
    """Shown while there is a message; a warning has a different background from a note."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self.is_warning = False
        self.label = PlainLabel()
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._sign = PlainLabel()
        self.close_button = QToolButton()
        self.close_button.clicked.connect(self._close)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    def say(self, text: str, *, warning: bool = False) -> None:
        """An empty text hides it."""
        self.is_warning = warning
        self.label.setText(text)
        self.setAccessibleName(text)
        self.set_look(self._style)
        self.setVisible(bool(text))

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def set_look(self, style: Style) -> None:
        self._style = style
        px = style.px
        self._row.setContentsMargins(px(16), px(5), px(10), px(5))
        self._row.setSpacing(px(10))
        ink = style.theme.warn if self.is_warning else style.theme.brass
        glyph = Glyph.WARNING if self.is_warning else Glyph.INFO
        self._sign.setPixmap(glyph_icon(glyph, ink, px(20)).pixmap(px(20), px(20)))
        self.close_button.setIcon(glyph_icon(Glyph.NO, style.theme.ink_second, px(14)))
        self.close_button.setIconSize(QSize(px(14), px(14)))
        self.close_button.setFixedSize(px(26), px(26))
        self.label.setFont(style.sans(BODY, 600 if self.is_warning else 400))
        self.update()

    def retranslate(self) -> None:
        self.close_button.setToolTip(self.tr("Close this note"))
        self.close_button.setAccessibleName(self.tr("Close this note"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._style.theme
        tint = theme.warn if self.is_warning else theme.gold
        painter.fillRect(self.rect(), mix(theme.paper, tint, 0.16))
        painter.setPen(pen(tint, 1.5))
        bottom = self.height() - 1
        painter.drawLine(0, bottom, self.width(), bottom)
        painter.end()
