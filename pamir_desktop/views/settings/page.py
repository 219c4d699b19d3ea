"""A page of the settings: captions, controls and hints, one below the other."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QPushButton, QVBoxLayout, QWidget

from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .segments import Segments

GAP = 20
"""Between one setting and the next."""


class SettingsPage(QWidget):
    """Shows options and emits changes; the listener applies them."""

    option_chosen = Signal(str, object)  # name and value

    names: tuple[str, ...] = ()
    """The options on this page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._gaps: list[QWidget] = []

    # --- Building --------------------------------------------------------------------------

    def add_caption(self, buddy: QWidget) -> PlainLabel:
        """The name of a setting, with space above it; its mnemonic focuses the control."""
        if self._column.count():
            gap = QWidget()
            self._gaps.append(gap)
            self._column.addWidget(gap)
        caption = PlainLabel()
        caption.setProperty("part", "caption")
        caption.setWordWrap(True)
        caption.setBuddy(buddy)
        self._column.addWidget(caption)
        return caption

    def add_hint(self) -> PlainLabel:
        hint = PlainLabel()
        hint.setProperty("part", "hint")
        hint.setWordWrap(True)
        self._column.addWidget(hint)
        return hint

    def add(self, control: QWidget) -> PlainLabel:
        """A control below its caption."""
        caption = self.add_caption(control)
        self._column.addWidget(control)
        return caption

    def segments(self, name: str, values: list[str]) -> Segments:
        """The values of an option, to choose one of them."""
        buttons: dict[str, QAbstractButton] = {}
        for value in values:
            button = QPushButton()
            button.setAutoDefault(False)
            buttons[value] = button
        return self.listen(name, Segments(buttons))

    def listen(self, name: str, segments: Segments) -> Segments:
        segments.chosen.connect(lambda value: self.option_chosen.emit(name, value))
        return segments

    # --- Look ------------------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._column.setSpacing(style.px(6))
        for gap in self._gaps:
            gap.setFixedHeight(style.px(GAP - 12))
