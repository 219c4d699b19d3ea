"""The slip in the middle of the dimmed table: the opening of a lesson, and what was learned."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .seal import seal

WIDTH: Final = 520
SEAL: Final = 84


class SlipContent(NamedTuple):
    head: str  # lesson and year
    title: str
    text: str
    points_head: str = ""
    points: tuple[str, ...] = ()
    buttons: tuple[tuple[str, str], ...] = ()  # id and words; the first is the default


class LessonSlip(QWidget):
    """Covers the table page; only its buttons and keys do something."""

    pressed = Signal(str)  # the id of a button
    closed = Signal()  # Escape

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers = parent
        self.content = SlipContent("", "", "")
        self._style = Style()
        self.sheet = QWidget(self)
        self._seal = PlainLabel()
        self.head, self.title, self.text = PlainLabel(), PlainLabel(), PlainLabel()
        self.points_head = PlainLabel()
        self.points: list[PlainLabel] = []
        self.buttons: dict[str, QPushButton] = {}
        top = QHBoxLayout()
        names = QVBoxLayout()
        names.addStretch(1)
        names.addWidget(self.head)
        names.addWidget(self.title)
        names.addStretch(1)
        top.addWidget(self._seal)
        top.addLayout(names, 1)
        self._top = top
        self._points = QVBoxLayout()
        self._row = QHBoxLayout()
        self._column = QVBoxLayout(self.sheet)
        self._column.addLayout(top)
        self._column.addWidget(self.text)
        self._column.addWidget(self.points_head)
        self._column.addLayout(self._points)
        self._column.addStretch(1)
        self._column.addLayout(self._row)
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_content(self, content: SlipContent) -> None:
        self.content = content
        self.head.setText(content.head)
        self.title.setText(content.title)
        self.text.setText(content.text)
        self.points_head.setText(content.points_head)
        self.points_head.setVisible(bool(content.points))
        for old in (*self.points, *self.buttons.values()):
            old.hide()
            old.deleteLater()
        self.points = [PlainLabel(f"•  {point}") for point in content.points]
        for label in self.points:
            label.setWordWrap(True)
            self._points.addWidget(label)
            label.show()  # the layout leaves hidden widgets out when it is measured
        self.buttons = {}
        for number, (name, words) in enumerate(content.buttons):
            button = QPushButton(words)
            button.setAutoDefault(True)
            button.setProperty("part", "" if number else "primary")
            button.clicked.connect(partial(self._press, name))
            self.buttons[name] = button
            self._row.insertWidget(0, button)
            button.show()
        self._row.insertStretch(0, 1)
        while self._row.count() > len(self.buttons) + 1:
            self._row.takeAt(self._row.count() - 1)
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.text)
        self.setGeometry(self._covers.rect())
        self.set_look(self._style)
        self.show()
        self.raise_()
        next(iter(self.buttons.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def said(self) -> str:
        """All of it in words, for a screen reader."""
        content = self.content
        parts = (content.head, content.title, content.text, content.points_head, *content.points)
        return " ".join(filter(None, parts))

    def _press(self, name: str, _checked: bool = False) -> None:
        self.pressed.emit(name)

    # --- Look --------------------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        px, theme = style.px, style.theme
        self._column.setContentsMargins(px(30), px(26), px(30), px(24))
        self._column.setSpacing(px(12))
        self._top.setSpacing(px(18))
        self._points.setSpacing(px(5))
        self._row.setSpacing(px(8))
        self._seal.setPixmap(seal(style, px(SEAL), self.devicePixelRatioF()))
        self._seal.setFixedSize(px(SEAL), px(SEAL))
        self.head.setFont(style.sans(BODY - 1, 600))
        self.head.setStyleSheet(f"color: {theme.ink_second};")
        self.title.setFont(style.serif(BODY * 1.8, 700))
        self.text.setFont(style.serif(BODY + 4))
        self.points_head.setFont(style.sans(BODY, 700))
        for point in self.points:
            point.setFont(style.serif(BODY + 2))
        self._place()

    def _place(self) -> None:
        self._column.invalidate()
        self._column.activate()
        wanted = max(self._style.px(WIDTH), self._column.minimumSize().width())
        width = min(wanted, self.width() - 40)
        height = min(self._column.heightForWidth(width), self.height() - 20)
        box = QRect(0, 0, width, height)
        box.moveCenter(self.rect().center())
        self.sheet.setGeometry(box)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), alpha(self._style.theme.shadow, 0.45))
        paint_slip(painter, QRectF(self.sheet.geometry()), self._style.theme, 12)
        painter.end()

    # --- Keys and clicks ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused = [button for button in self.buttons.values() if button.hasFocus()]
            (focused or list(self.buttons.values()))[0].click()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below is clicked."""
        event.accept()
