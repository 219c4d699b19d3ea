"""One seat of the new-game dialog: its number, name, kind of player and color; and its bot."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from pamir_desktop.model.setup import SeatSetup
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.bot_texts import bot_name
from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.widgets.glyph_icon import player_icon
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .bot_row import BotRow
from .player_kinds import PLAYER_KINDS, PlayerKind, player_kind_name

LONGEST_NAME = 24


class SeatRow(QObject):
    changed = Signal()
    kind_chosen = Signal(int)  # Seat
    colour_chosen = Signal(int, Colour)  # Seat, and the color it had before

    def __init__(self, seat: Seat, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self._was = Colour.GREY
        self._given = ""  # the name given to the player: of the color, or one for bots
        self._number = PlainLabel(f"{seat + 1}.")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.fixed_name = PlainLabel()
        self.kinds = PaperCombo()
        self.bot = BotRow(seat, style)
        self._colour = PaperCombo()
        for box in (self.kinds, self._colour):
            box.setSizeAdjustPolicy(PaperCombo.SizeAdjustPolicy.AdjustToContents)
        for kind in PLAYER_KINDS:
            self.kinds.addItem(player_kind_name(kind))
        side = style.px(20)
        self._colour.setIconSize(QSize(side, side))
        for colour in Colour:
            self._colour.addItem(player_icon(colour, style.palette, side), "")
        self.retranslate()
        self.name.textChanged.connect(self.changed)
        self.bot.changed.connect(self.changed)
        self.kinds.activated.connect(lambda _index: self.kind_chosen.emit(self.seat))
        self._colour.activated.connect(self._choose_colour)

    def retranslate(self) -> None:
        for place, kind in enumerate(PLAYER_KINDS):
            self.kinds.setItemText(place, player_kind_name(kind))
        self.fixed_name.setText(player_kind_name(self.kind))
        self.kinds.setAccessibleName(self.tr("Seat {number}: player").format(number=self.seat + 1))
        self._colour.setAccessibleName(self.tr("Seat {number}: color").format(number=self.seat + 1))
        self.name.setAccessibleName(self.tr("Seat {number}: name").format(number=self.seat + 1))
        for colour in Colour:
            text = f"{terms.colour_name(colour)} ({terms.mark_name(colour)})"
            self._colour.setItemText(colour, text)
        self.bot.retranslate()
        if self.name.text():  # an empty field is being filled in
            self._rename()

    def add_to(self, grid: QGridLayout, line: int) -> None:
        grid.addWidget(self._number, 2 * line, 0)
        grid.addWidget(self.name, 2 * line, 1)
        grid.addWidget(self.fixed_name, 2 * line, 1)
        grid.addWidget(self.kinds, 2 * line, 2)
        grid.addWidget(self._colour, 2 * line, 3)
        grid.addWidget(self.bot, 2 * line + 1, 1, 1, 3)

    def set_shown(self, shown: bool) -> None:
        self._number.setVisible(shown)
        self.kinds.setVisible(shown)
        self.bot.setVisible(shown and self.kind.is_bot)
        self._colour.setVisible(shown)
        self.name.setVisible(shown and not self.kind.fixed_name)
        self.fixed_name.setVisible(shown and bool(self.kind.fixed_name))

    # --- Who sits here ---------------------------------------------------------------------

    @property
    def kind(self) -> PlayerKind:
        return PLAYER_KINDS[self.kinds.currentIndex()]

    def set_kind(self, kind: PlayerKind) -> None:
        self.kinds.setCurrentIndex(PLAYER_KINDS.index(kind))
        self.fixed_name.setText(player_kind_name(kind))
        self._rename()

    def _rename(self, fill: bool = False) -> None:
        """A name that was given follows the color, or the kind of player."""
        given = bot_name(self.seat) if self.kind.is_bot else terms.colour_name(self._was)
        if given == self._given and not fill:
            return
        is_own = self.name.text() not in {"", self._given}
        self._given = given
        if not is_own:
            self.name.setText(given)

    def colour(self) -> Colour:
        return Colour(self._colour.currentIndex())

    def set_colour(self, colour: Colour) -> None:
        if not self.name.text():
            self._given = ""  # an empty name is given again
        self._was = colour
        self._colour.setCurrentIndex(colour)
        self._rename(fill=True)

    def _choose_colour(self, index: int) -> None:
        old = self._was
        self.set_colour(Colour(index))
        self.colour_chosen.emit(self.seat, old)
        self.changed.emit()

    def player_name(self) -> str:
        """As shown in the current language."""
        return player_kind_name(self.kind) if self.kind.fixed_name else self.name.text().strip()

    def seat_setup(self) -> SeatSetup:
        name = self.kind.fixed_name or self.name.text().strip()
        bot = self.bot.bot() if self.kind.is_bot else None
        return SeatSetup(name, self.colour(), self.kind.kind, bot)

    def fill(self, chair: SeatSetup, kind: PlayerKind) -> None:
        """As this seat was in another game."""
        self.set_kind(kind)
        self.set_colour(chair.colour)
        if not kind.fixed_name:
            self.name.setText(clean_name(chair.name))
        if chair.bot is not None:
            self.bot.fill(chair.bot)
