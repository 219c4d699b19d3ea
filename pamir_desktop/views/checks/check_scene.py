"""The scene of a Dominance Check or a topple: what is counted, what it means, what follows.

It covers the table until it is closed. A key or click first shows all of it, then closes it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from pamir_desktop.model.check_report import Report
from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import BODY, Style

from .sheet import Sheet, sheet_of

WIDTH: Final = 720.0
PAD: Final = 28.0
FOOT: Final = 62.0
"""Sizes at 100 %."""

READING_TIME: Final = 6000
"""Milliseconds after which a scene that no one has to close goes by itself."""


class CheckScene(QWidget):
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self._sheet: Sheet | None = None
        self._style = self._wanted = Style()
        self._time = 0.0
        self._is_staying = True
        self._has_ranking = True
        self._film = QVariantAnimation(self)
        self._film.valueChanged.connect(self._show_time)
        self._film.finished.connect(self._finished)
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.timeout.connect(self.close_scene)
        self.button = QPushButton(self)
        self.button.setProperty("part", "primary")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.go_on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.installEventFilter(self)
        self.hide()

    def show_report(
        self, report: Report, beat: int, *, stays: bool, has_ranking: bool = True
    ) -> None:
        """`beat` is in milliseconds, 0: everything at once; without `stays` it goes by itself.

        `has_ranking`: it is shown next if this ends the game.
        """
        self.report = report
        self._has_ranking = has_ranking
        self._is_staying = stays
        self._leave.stop()
        self._film.stop()
        self._show_time(0.0)
        self.retranslate()
        self._fit()
        self.show()
        self.raise_()
        self.setFocus()
        # what the check leads to may take the focus in the same moment
        QTimer.singleShot(0, self, self._take_focus)
        if beat:
            length = self._length()
            self._film.setStartValue(0.0)
            self._film.setEndValue(length)
            self._film.setDuration(round(length * beat))
            self._film.start()
        else:
            self._finished()

    def _take_focus(self) -> None:
        if self.isVisible():
            self.setFocus()

    @property
    def is_complete(self) -> bool:
        """Everything is shown."""
        return self._time >= self._length()

    def _length(self) -> float:
        return 0.0 if self._sheet is None else self._sheet.length

    def go_on(self) -> None:
        """Show all of it; if it is shown already, close it."""
        if self.is_complete:
            self.close_scene()
        else:
            self._film.stop()
            self._finished()

    def close_scene(self) -> None:
        self._leave.stop()
        self._film.stop()
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _show_time(self, time: float) -> None:
        self._time = time
        self.update()

    def _finished(self) -> None:
        if self.report is not None:
            self._show_time(self._length())
            if not self._is_staying:
                self._leave.start(READING_TIME)

    # --- Events ----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the table would choose something that is covered; those of menus work."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if pressed == Qt.KeyboardModifier.NoModifier and not is_function:
                event.accept()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
            Qt.Key.Key_Escape,
        }:
            if not event.isAutoRepeat():
                self.go_on()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.go_on()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    # --- Look and texts --------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._wanted = style
        self._fit()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Continue"))
        if self.report is not None:
            self._sheet = sheet_of(self.report)
            self.setAccessibleName(self._sheet.words())
            if self._sheet.ends_game and self._has_ranking:
                self.button.setText(self.tr("See the ranking"))

    def _height(self) -> float:
        """At 100 %."""
        return FOOT if self._sheet is None else self._sheet.height() + FOOT

    def slip(self) -> QRectF:
        scale = self._style.scale
        wide, high = WIDTH * scale, self._height() * scale
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _fit(self) -> None:
        """As large as requested if there is room."""
        if self._sheet is None:
            return
        most = min(self.width() * 0.96 / WIDTH, self.height() * 0.96 / self._height())
        self._style = self._wanted._replace(scale=max(0.1, min(self._wanted.scale, most)))
        px, slip = self._style.px, self.slip()
        self.button.setStyleSheet(
            f"QPushButton {{ font-size: {px(BODY + 1)}px; padding: {px(4)}px {px(18)}px; }}"
        )
        size = self.button.sizeHint()
        wide, high = max(size.width(), px(150)), px(38)
        self.button.setGeometry(
            round(slip.right()) - px(PAD) - wide, round(slip.bottom()) - px(16) - high, wide, high
        )
        self.update()

    # --- Painting --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), alpha("#000000", 0.42))
        slip, scale = self.slip(), self._style.scale
        paint_slip(painter, slip, self._style.theme, 12, active=True)
        inner = slip.adjusted(PAD * scale, 0, -PAD * scale, 0)
        self._sheet.paint(painter, inner, self._style, self._time)
        painter.end()
