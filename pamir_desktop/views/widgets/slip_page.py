"""A page on a slip of paper: something to choose from on the left, its details on the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.views.art.table_parts import paint_slip, table_cloth
from pamir_desktop.views.style import BODY, Style

from .plain_label import PlainLabel

WIDTH: Final = 920
HEIGHT: Final = 600


class SlipPage(QWidget):
    """Subclasses have the left side, fill in the details, and say what choosing does."""

    closed = Signal()

    def __init__(self, left: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Style()
        self._left = left
        self._panel = QWidget(self)
        self.title, self.intro = PlainLabel(), PlainLabel()
        self.name, self.facts, self.text = PlainLabel(), PlainLabel(), PlainLabel()
        self.more_head, self.more = PlainLabel(), PlainLabel()
        self.start_button = QPushButton()
        self.start_button.setProperty("part", "primary")
        self.close_button = QPushButton()
        for label in (self.intro, self.name, self.facts, self.text, self.more):
            label.setWordWrap(True)
        self.start_button.clicked.connect(self.choose)
        self.close_button.clicked.connect(self.closed)
        self._build()

    def _build(self) -> None:
        details = QVBoxLayout()
        details.addWidget(self._scrolled(), 1)
        details.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignRight)
        self._details = details
        middle = QHBoxLayout()
        middle.addWidget(self._left, 5)
        middle.addLayout(details, 6)
        self._middle = middle
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        self._column = QVBoxLayout(self._panel)
        self._column.addWidget(self.title)
        self._column.addWidget(self.intro)
        self._column.addLayout(middle, 1)
        self._column.addLayout(self.foot)

    def _scrolled(self) -> QScrollArea:
        """The texts of the details: with large letters, long ones have to be scrolled."""
        shown = QWidget()
        self._words = QVBoxLayout(shown)
        self._words.setContentsMargins(0, 0, 0, 0)
        for label in (self.name, self.facts, self.text, self.more_head, self.more):
            self._words.addWidget(label)
        self.extra = QVBoxLayout()  # what a subclass adds to the details
        self._words.addLayout(self.extra)
        self._words.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(shown)
        for ground in (area.viewport(), shown):
            ground.setAutoFillBackground(False)
        return area

    # --- What subclasses say -----------------------------------------------------------------

    def fill(self) -> None:
        """Show the left side again; what is selected stays selected."""
        raise NotImplementedError

    def show_details(self) -> None:
        """Of what is selected."""
        raise NotImplementedError

    def choose(self) -> None:
        """What is selected was activated."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Subclasses set the words of the page, then call this."""
        self.fill()
        self.show_details()

    def focus_first(self) -> None:
        self._left.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Look --------------------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self.look = style
        self.lay_out(self.grown())
        self.fill()
        self.show_details()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def grown(self) -> Style:
        return self.look.grown(self.width(), self.height())

    def lay_out(self, style: Style) -> None:
        px, theme = style.px, style.theme
        self._column.setContentsMargins(px(30), px(24), px(30), px(22))
        self._column.setSpacing(px(12))
        self._middle.setSpacing(px(26))
        self._details.setSpacing(px(9))
        self._words.setSpacing(px(9))
        self.title.setFont(style.serif(BODY * 1.9, 700))
        self.intro.setFont(style.serif(BODY + 1))
        self.intro.setStyleSheet(f"color: {theme.ink_second};")
        self.name.setFont(style.serif(BODY * 1.5, 700))
        self.facts.setFont(style.sans(BODY - 1))
        self.facts.setStyleSheet(f"color: {theme.ink_second};")
        self.text.setFont(style.serif(BODY + 2))
        self.more_head.setFont(style.sans(BODY, 700))
        self.more.setFont(style.serif(BODY + 1))
        self._panel.setGeometry(self._slip().toRect())
        self.update()

    def _slip(self) -> QRectF:
        scale = self.grown().scale
        wide = min(self.width() - 40.0, WIDTH * scale)
        high = min(self.height() - 24.0, HEIGHT * scale)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out(self.grown())
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == Qt.Key.Key_Escape:
            self.closed.emit()
        elif Qt.Key(event.key()) in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):  # the left side has chosen already
                focused.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        painter.drawPixmap(0, 0, table_cloth(self.size(), self.devicePixelRatioF(), theme))
        paint_slip(painter, self._slip(), theme, 12)
        painter.end()
