"""Options of a new game, each with one sentence that explains it."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel

CONTROL_WIDTH = 190
"""At 100 %."""


class OptionGrid(QWidget):
    """A line per option: its control on the left, what it means on the right."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(style.px(14))
        self._grid.setVerticalSpacing(style.px(6))
        self._grid.setColumnMinimumWidth(0, style.px(CONTROL_WIDTH))
        self._grid.setColumnStretch(1, 1)

    def add(self, control: QWidget, caption: PlainLabel | None = None) -> PlainLabel:
        """Returns the label of the sentence."""
        line = self._grid.rowCount()
        if caption is not None:
            caption.setBuddy(control)
            self._grid.addWidget(caption, line, 0)
            line += 1
        sentence = PlainLabel()
        sentence.setProperty("part", "hint")
        sentence.setWordWrap(True)
        self._grid.addWidget(control, line, 0)
        self._grid.addWidget(sentence, line, 1)
        return sentence
