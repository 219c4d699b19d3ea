"""One seat of the new-game dialog: its number, name and color."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.widgets.glyph_icon import player_icon
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

LONGEST_NAME = 24


class SeatRow(QObject):
    changed = Signal()
    colour_chosen = Signal(int, Colour)  # Seat, and the color it had before

    def __init__(self, seat: Seat, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self._is_wakhan = False
        self._was = Colour.GREY
        self._given = ""  # the name of the color, as given to the player
        self._number = PlainLabel(f"{seat + 1}.")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.wakhan = PlainLabel()
        self._colour = PaperCombo()
        self._colour.setSizeAdjustPolicy(PaperCombo.SizeAdjustPolicy.AdjustToContents)
        side = style.px(20)
        self._colour.setIconSize(QSize(side, side))
        for colour in Colour:
            self._colour.addItem(player_icon(colour, style.palette, side), "")
        self.retranslate()
        self.name.textChanged.connect(self.changed)
        self._colour.activated.connect(self._choose_colour)

    def retranslate(self) -> None:
        self.wakhan.setText(terms.wakhan_name())
        for colour in Colour:
            text = f"{terms.colour_name(colour)} ({terms.mark_name(colour)})"
            self._colour.setItemText(colour, text)
        if self.name.text() == self._given:
            self.set_colour(self._was)

    def add_to(self, grid: QGridLayout, line: int) -> None:
        grid.addWidget(self._number, line, 0)
        grid.addWidget(self.name, line, 1)
        grid.addWidget(self.wakhan, line, 1)
        grid.addWidget(self._colour, line, 2)

    def set_shown(self, shown: bool, *, is_wakhan: bool) -> None:
        self._is_wakhan = is_wakhan
        self._number.setVisible(shown)
        self._colour.setVisible(shown)
        self.name.setVisible(shown and not is_wakhan)
        self.wakhan.setVisible(shown and is_wakhan)

    def colour(self) -> Colour:
        return Colour(self._colour.currentIndex())

    def set_colour(self, colour: Colour) -> None:
        """The name follows the color as long as it is the color's name."""
        is_own = self.name.text() not in {"", self._given}
        self._was, self._given = colour, terms.colour_name(colour)
        if not is_own:
            self.name.setText(self._given)
        self._colour.setCurrentIndex(colour)

    def _choose_colour(self, index: int) -> None:
        old = self._was
        self.set_colour(Colour(index))
        self.colour_chosen.emit(self.seat, old)
        self.changed.emit()

    def player_name(self) -> str:
        return terms.wakhan_name() if self._is_wakhan else self.name.text().strip()
