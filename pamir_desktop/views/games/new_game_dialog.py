"""The new-game dialog: players, options and seed.

It opens with the last setup, so that another game is one Enter away.
"""

from __future__ import annotations

import secrets
from enum import Enum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.model.setup import RULEBOOK, SeatKind, SeatSetup, Setup
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .seat_row import SeatRow
from .wakhan_options import WakhanBox

MOST_SEATS = 5
SEED_DIGITS = 18


class Table(Enum):
    """The kind of game: minimum and maximum number of humans, and whether Wakhan plays."""

    SOLO = (1, 1, True)
    TWO_AND_WAKHAN = (2, 2, True)
    HOT_SEAT = (2, 5, False)

    @property
    def has_wakhan(self) -> bool:
        return self.value[2]


class NewGameDialog(QDialog):
    """Asks for a setup; `setup()` is the answer once it was accepted."""

    def __init__(self, last: Setup | None, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.table = Table.SOLO
        self.players = 3  # of a hot-seat game
        self._kinds = QButtonGroup(self)
        self._counts = QButtonGroup(self)
        self.rows = [SeatRow(Seat(i), style, self) for i in range(MOST_SEATS)]
        self.first = PaperCombo()
        self.first.setSizeAdjustPolicy(PaperCombo.SizeAdjustPolicy.AdjustToContents)
        self.open_hands = QCheckBox()
        self.practice = QCheckBox()
        self.wakhan = WakhanBox(style, self)
        self.seed = QLineEdit()
        self.message = PlainLabel()
        self.message.setProperty("part", "warning")
        self.message.setWordWrap(True)
        self.start = QPushButton()
        self.cancel = QPushButton()
        self._title, self._count_label = PlainLabel(), PlainLabel()
        self._first_label, self._seed_label = PlainLabel(), PlainLabel()
        self.start.setProperty("part", "primary")
        self.start.setDefault(True)
        self._build()
        self._name()
        self._fill(last)
        for row in self.rows:
            row.changed.connect(self._renew)
            row.colour_chosen.connect(self._swap_colours)
        self.seed.textChanged.connect(self._renew)
        self._renew()
        self.start.setFocus()

    # --- Building --------------------------------------------------------------------------

    def _build(self) -> None:
        style = self._style
        layout = QVBoxLayout(self)
        layout.setContentsMargins(style.px(22), style.px(18), style.px(22), style.px(18))
        layout.setSpacing(style.px(10))
        self._title.setProperty("part", "title")
        layout.addWidget(self._title)
        layout.addLayout(self._kind_row())
        self._count_widget = self._count_row()
        layout.addWidget(self._count_widget)
        seats = QGridLayout()
        seats.setHorizontalSpacing(style.px(10))
        for line, row in enumerate(self.rows):
            row.add_to(seats, line)
        seats.setColumnStretch(1, 1)
        layout.addLayout(seats)
        layout.addLayout(self._options())
        layout.addWidget(self.wakhan)
        layout.addWidget(self.message)
        layout.addStretch(1)
        buttons = QHBoxLayout()
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self.accept)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        layout.addLayout(buttons)
        self.setMinimumWidth(style.px(560))

    def _kind_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for index, kind in enumerate(Table):
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setMinimumHeight(self._style.px(38))
            self._kinds.addButton(button, index)
            button.setProperty("kind", kind.name)
            row.addWidget(button)
        self._kinds.buttonClicked.connect(
            lambda button: self.set_table(Table[button.property("kind")])
        )
        return row

    def _count_row(self) -> QWidget:
        widget = QWidget()
        row = QHBoxLayout(widget)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._count_label)
        for count in range(2, MOST_SEATS + 1):
            button = QPushButton(str(count))
            button.setCheckable(True)
            button.setAutoDefault(False)
            self._counts.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)
        self._counts.idClicked.connect(self.set_players)
        return widget

    def _options(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._style.px(10))
        self._first_label.setBuddy(self.first)
        grid.addWidget(self._first_label, 0, 0)
        grid.addWidget(self.first, 0, 1)
        grid.addWidget(self.open_hands, 0, 2)
        self._seed_label.setBuddy(self.seed)
        grid.addWidget(self._seed_label, 1, 0)
        grid.addWidget(self.seed, 1, 1)
        grid.addWidget(self.practice, 1, 2)
        grid.setColumnStretch(1, 1)
        return grid

    # --- Texts -----------------------------------------------------------------------------

    def _name(self) -> None:
        """Everything that does not depend on the current choices."""
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        kinds = {
            Table.SOLO: self.tr("Solo against Wakhan"),
            Table.TWO_AND_WAKHAN: self.tr("Two and Wakhan"),
            Table.HOT_SEAT: self.tr("Hot-seat"),
        }
        for button in self._kinds.buttons():
            button.setText(kinds[Table[button.property("kind")]])
        self._count_label.setText(self.tr("Players"))
        self._first_label.setText(self.tr("Chooses loyalty first"))
        self.open_hands.setText(self.tr("Open hands"))
        self._seed_label.setText(self.tr("Seed"))
        self._seed_label.setToolTip(
            self.tr("The same seed and the same choices make the same game.")
        )
        self.seed.setPlaceholderText(self.tr("drawn by lot"))
        self.practice.setText(self.tr("Practice: undo without limit"))
        self.practice.setToolTip(
            self.tr("Every choice can be taken back; the game does not count in the statistics.")
        )
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            for row in self.rows:
                row.retranslate()
            self.wakhan.retranslate()
            self._renew()
        super().changeEvent(event)

    # --- The last setup, and the chosen one ------------------------------------------------

    def _fill(self, last: Setup | None) -> None:
        colours = [Colour.RED, Colour.BLUE, Colour.TAN, Colour.BLACK, Colour.GREY]
        if last is not None:
            used = [chair.colour for chair in last.seats]
            colours = used + [colour for colour in Colour if colour not in used]
        for row, colour in zip(self.rows, colours, strict=True):
            row.set_colour(colour)
        if last is None:
            self.wakhan.set_options(RULEBOOK)
            self.set_table(Table.SOLO)
            return
        humans = [chair for chair in last.seats if chair.kind is SeatKind.HUMAN]
        for row, chair in zip(self.rows, humans, strict=False):
            row.name.setText(clean_name(chair.name))
        self.open_hands.setChecked(last.open_hands)
        self.wakhan.set_options(last.wakhan)
        self.players = max(2, len(humans))
        if last.has_wakhan:
            self.set_table(Table.SOLO if len(humans) == 1 else Table.TWO_AND_WAKHAN)
        else:
            self.set_table(Table.HOT_SEAT)
        if last.first_chooser is not None:
            self.first.setCurrentIndex(last.first_chooser + 1)

    def set_table(self, table: Table) -> None:
        self.table = table
        for button in self._kinds.buttons():
            button.setChecked(button.property("kind") == table.name)
        self._renew()

    def set_players(self, count: int) -> None:
        self.players = count
        self._renew()

    def humans(self) -> int:
        least, most, _ = self.table.value
        return min(max(self.players, least), most)

    def _swap_colours(self, seat: Seat, old: Colour) -> None:
        """No two players have the same color: the other one takes the color given up."""
        chosen = self.rows[seat].colour()
        for row in self.rows:
            if row.seat != seat and row.colour() == chosen:
                row.set_colour(old)

    def _renew(self) -> None:
        """Show what belongs to the chosen kind of game, and what is wrong with it."""
        humans, has_wakhan = self.humans(), self.table.has_wakhan
        for index, row in enumerate(self.rows):
            row.set_shown(index < humans + has_wakhan, is_wakhan=has_wakhan and index == humans)
        self._count_widget.setVisible(self.table is Table.HOT_SEAT)
        button = self._counts.button(humans)
        if button is not None:
            button.setChecked(True)
        self._renew_first(humans, has_wakhan)
        self.open_hands.setVisible(humans > 1)
        self.practice.setVisible(self.table is Table.SOLO)
        self.wakhan.setVisible(has_wakhan)
        problem = self.problem()
        self.message.setText(problem or "")
        self.message.setVisible(problem is not None)
        self.start.setEnabled(problem is None)
        self.adjustSize()

    def _renew_first(self, humans: int, has_wakhan: bool) -> None:
        """With Wakhan the start player is random, so there is nothing to ask."""
        self.first.setVisible(not has_wakhan)
        self._first_label.setVisible(not has_wakhan)
        kept = max(0, self.first.currentIndex())
        self.first.clear()
        self.first.addItem(self.tr("drawn by lot"))
        for row in self.rows[:humans]:
            self.first.addItem(row.player_name())
        self.first.setCurrentIndex(min(kept, humans))

    def problem(self) -> str | None:
        """Why the game cannot start; None if it can."""
        names = [row.player_name() for row in self.rows[: self.humans()]]
        if self.table.has_wakhan:
            names.append(self.rows[self.humans()].player_name())
        if not all(names):
            return self.tr("Every player needs a name.")
        if len(set(names)) < len(names):
            return self.tr("Two players cannot have the same name.")
        seed = self.seed.text().strip()
        if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= SEED_DIGITS):
            return self.tr("The seed is a number of at most 18 digits.")
        return None

    # --- The answer ------------------------------------------------------------------------

    def setup(self) -> Setup:
        humans = self.humans()
        chairs = [SeatSetup(row.player_name(), row.colour()) for row in self.rows[:humans]]
        if self.table.has_wakhan:
            colour = self.rows[humans].colour()
            chairs.append(SeatSetup("Wakhan", colour, SeatKind.WAKHAN))
        first = self.first.currentIndex() - 1
        seed = self.seed.text().strip()
        return Setup(
            chairs,
            seed=int(seed) if seed else drawn_seed(),
            open_hands=self.open_hands.isChecked() and humans > 1,
            first_chooser=Seat(first) if first >= 0 and not self.table.has_wakhan else None,
            wakhan=self.wakhan.options() if self.table.has_wakhan else RULEBOOK,
        )

    def is_practice(self) -> bool:
        """Unlimited undo is for solo games."""
        return self.practice.isChecked() and self.table is Table.SOLO

    def accept(self) -> None:
        if self.problem() is None:
            super().accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)


def drawn_seed() -> int:
    """For a game without a chosen seed."""
    return secrets.randbelow(10**9)
