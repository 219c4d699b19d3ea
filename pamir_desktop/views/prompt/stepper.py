"""A sum of rupees to be named: less, the coin, more, and a button that says it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.decisions import Choice
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.tokens import paint_coin
from pamir_desktop.views.style import Style

from .bar_button import BarButton, glyph_button
from .prompt_choices import Amounts


class Stepper(QWidget):
    """Shown only while sums can be named."""

    chosen = Signal(Choice)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.touched = False  # the sum has been changed by hand
        self._amounts: Amounts | None = None
        self._index = 0
        self._label: Callable[[Choice], str] = str
        self.less = glyph_button(self, Glyph.MINUS)
        self.more = glyph_button(self, Glyph.PLUS)
        self.say = BarButton(self)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        self.say.clicked.connect(self.commit)

    @property
    def buttons(self) -> tuple[BarButton, ...]:
        """From left to right."""
        return (self.less, self.more, self.say)

    @property
    def is_offering(self) -> bool:
        return self._amounts is not None

    @property
    def key(self) -> int:
        return self.say.key

    @key.setter
    def key(self, digit: int) -> None:
        self.say.key = digit

    def offer(self, amounts: Amounts | None, label: Callable[[Choice], str]) -> None:
        """Sums to choose from; None hides the stepper."""
        self._amounts, self._label = amounts, label
        self.touched = False
        self._index = 0 if amounts is None else amounts.start
        self.setVisible(amounts is not None)
        self._refresh_texts()

    def step(self, by: int) -> None:
        if self._amounts is not None:
            self.touched = True
            self._index = min(max(self._index + by, 0), len(self._amounts.choices) - 1)
            self._refresh_texts()

    def choice(self) -> Choice | None:
        """What naming the sum would be."""
        return None if self._amounts is None else self._amounts.choices[self._index]

    @property
    def named(self) -> int | None:
        """The place of the sum that was set by hand; None while none was."""
        return self._index if self.touched else None

    def name(self, index: int) -> None:
        """Set a sum as if by hand."""
        self.step(index - self._index)

    def commit(self) -> None:
        if self._amounts is not None:
            self.chosen.emit(self._amounts.choices[self._index])

    def rupees(self) -> int:
        return 0 if self._amounts is None else self._amounts.choices[self._index].rupees

    def _refresh_texts(self) -> None:
        if self._amounts is None:
            return
        self.say.setText(self._label(self._amounts.choices[self._index]))
        self.less.setEnabled(self._index > 0)
        self.more.setEnabled(self._index < len(self._amounts.choices) - 1)
        self.less.setAccessibleName(self.tr("Less"))
        self.more.setAccessibleName(self.tr("More"))
        self.update()

    # --- Size and painting -----------------------------------------------------------------

    def width_at(self, height: float, text_size: float, *, key_shown: bool) -> float:
        """Wide enough for every sum, so that nothing jumps while it changes."""
        if self._amounts is None:
            return 0.0
        shown, widest = self.say.text(), 0.0
        for choice in self._amounts.choices:
            self.say.setText(self._label(choice))
            widest = max(widest, self.say.width_at(height, text_size, key_shown=key_shown))
        self.say.setText(shown)
        return widest + height * 3.1

    def set_look(self, style: Style, text_size: float) -> None:
        for button in (self.less, self.more, self.say):
            button.set_look(style, text_size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        high = self.height()
        self.less.setGeometry(0, 0, high, high)
        self.more.setGeometry(round(high * 1.95), 0, high, high)
        left = round(high * 3.1)
        self.say.setGeometry(left, 0, max(0, self.width() - left), high)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        high = self.height()
        paint_coin(painter, QPointF(high * 1.475, high / 2), high * 0.36, str(self.rupees()))
        painter.end()
