"""The new-game dialog: who plays, and the rest under "More".

It opens with the last setup, so that another game is one Enter away.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.screen_room import keep_on_screen, room_on_screen

from .more_options import MoreOptions
from .player_kinds import (
    BOT,
    MOST_SEATS,
    PERSON,
    PlayerKind,
    Table,
    about_table,
    most_seats,
    player_kind_name,
    player_kind_of,
    table_name,
)
from .seat_row import SeatRow

WIDTH: Final = 660
"""At 100 %."""


class NewGameDialog(QDialog):
    """Asks for a setup; `setup()` is the answer once it was accepted."""

    def __init__(self, last: Setup | None, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.players = 2  # seats at the table
        self._tables = QButtonGroup(self)
        self._counts = QButtonGroup(self)
        self.rows = [SeatRow(Seat(i), style, self) for i in range(MOST_SEATS)]
        self.about = PlainLabel()
        self.more_button = QPushButton()
        self.more = MoreOptions(style)
        self.message = PlainLabel()
        self.start = QPushButton()
        self.cancel = QPushButton()
        self._title, self._count_label = PlainLabel(), PlainLabel()
        self._build()
        self._name()
        self._fill(last)
        for row in self.rows:
            row.changed.connect(self._renew)
            row.kind_chosen.connect(self._choose_kind)
            row.colour_chosen.connect(self._swap_colours)
        self.more.changed.connect(self._renew)
        self._renew()
        self.more_button.setChecked(not self.more.is_usual())
        self.start.setFocus()

    # --- Building --------------------------------------------------------------------------

    def _build(self) -> None:
        px = self._style.px
        self._title.setProperty("part", "title")
        self.message.setProperty("part", "warning")
        for label in (self.about, self.message):
            label.setWordWrap(True)
        self.more_button.setCheckable(True)
        self.more_button.setAutoDefault(False)
        self.more_button.toggled.connect(self._show_more)
        self.more.hide()
        self._content = QWidget()
        content = QVBoxLayout(self._content)
        content.setContentsMargins(0, 0, px(4), 0)
        content.setSpacing(px(10))
        content.addLayout(self._table_row())
        content.addWidget(self.about)
        content.addLayout(self._seats())
        self._count_widget = self._count_row()
        content.addWidget(self._count_widget)
        content.addWidget(self.more)
        content.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(22), px(18), px(18), px(18))
        layout.setSpacing(px(10))
        layout.addWidget(self._title)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.message)
        layout.addLayout(self._button_row())

    def _table_row(self) -> QGridLayout:
        row = QGridLayout()
        for index, _table in enumerate(Table):
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setMinimumHeight(self._style.px(38))
            self._tables.addButton(button, index)
            row.addWidget(button, index // 3, index % 3)
        self._tables.setExclusive(False)  # a table of one's own is none of them
        self._tables.idClicked.connect(lambda index: self.set_table(list(Table)[index]))
        return row

    def _seats(self) -> QGridLayout:
        seats = QGridLayout()
        seats.setHorizontalSpacing(self._style.px(10))
        for line, row in enumerate(self.rows):
            row.add_to(seats, line)
        seats.setColumnStretch(1, 1)
        return seats

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

    def _button_row(self) -> QHBoxLayout:
        self.start.setProperty("part", "primary")
        self.start.setDefault(True)
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, self._style.px(4), 0)  # as the scrolled part above it
        buttons.addWidget(self.more_button)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        return buttons

    # --- Texts -----------------------------------------------------------------------------

    def _name(self) -> None:
        """Everything that does not depend on the current choices."""
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        for button, table in zip(self._tables.buttons(), Table, strict=True):
            button.setText(table_name(table))
        self._count_label.setText(self.tr("Players"))
        self._name_more()
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start"))

    def _name_more(self) -> None:
        is_open = self.more_button.isChecked()
        self.more_button.setText(self.tr("Less") if is_open else self.tr("More…"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            for row in self.rows:
                row.retranslate()
            self.more.retranslate()
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
            self.set_table(Table.SOLO)
            return
        for row, chair in zip(self.rows, last.seats, strict=False):
            row.fill(chair, player_kind_of(chair))
        self.players = len(last.seats)
        self.set_players(len(last.seats))
        self.more.fill(last)

    def set_table(self, table: Table) -> None:
        """A hot-seat game keeps the number of players if there are enough."""
        keeps = table is Table.HOT_SEAT and Table.of(self.kinds()) is table
        kinds = self.kinds() if keeps else table.value
        self.players = len(kinds)
        for row, kind in zip(self.rows, kinds, strict=False):
            row.set_kind(kind)
        self.set_players(len(kinds))

    def set_players(self, count: int) -> None:
        joining = BOT if BOT in self.kinds() else PERSON
        for row in self.rows[self.players : count]:
            row.set_kind(joining)
        self.players = count
        for row in self.rows[count:]:
            row.set_kind(PERSON)
        self._renew()

    def _shown(self) -> list[SeatRow]:
        return self.rows[: self.players]

    def kinds(self) -> tuple[PlayerKind, ...]:
        """Of all seats at the table."""
        return tuple(row.kind for row in self._shown())

    def _choose_kind(self, seat: Seat) -> None:
        """Of a player who can sit at the table only once, an earlier seat becomes a person's."""
        chosen = self.rows[seat].kind
        others = [row for row in self._shown() if row.seat != seat and row.kind == chosen]
        for row in others[max(0, chosen.most - 1) :]:
            row.set_kind(PERSON)
        self._renew()

    def _swap_colours(self, seat: Seat, old: Colour) -> None:
        """No two players have the same color: the other one takes the color given up."""
        chosen = self.rows[seat].colour()
        for row in self.rows:
            if row.seat != seat and row.colour() == chosen:
                row.set_colour(old)

    # --- What is shown ---------------------------------------------------------------------

    def _renew(self) -> None:
        """Show what belongs to the chosen players, and what is wrong with them."""
        kinds = self.kinds()
        for row in self.rows:
            row.set_shown(row.seat < self.players)
            row.set_kind(row.kind)
        for button, table in zip(self._tables.buttons(), Table, strict=True):
            button.setChecked(table is Table.of(kinds))
        self.about.setText(about_table(kinds))
        self._count_widget.setHidden(Table.of(kinds) in {Table.SOLO, Table.TWO_AND_WAKHAN})
        for count in range(2, MOST_SEATS + 1):
            button = self._counts.button(count)
            button.setChecked(count == self.players)
            button.setEnabled(count <= most_seats(kinds))
        self.more.show_table(kinds, [row.player_name() for row in self._shown()])
        problem = self.problem()
        self.message.setText(problem or "")
        self.message.setVisible(problem is not None)
        self.start.setEnabled(problem is None)
        self._fit()

    def _show_more(self, shown: bool) -> None:
        self._name_more()
        self.more.setVisible(shown)
        self._fit()

    def _fit(self) -> None:
        """As large as the contents need, within the screen; what does not fit is scrolled."""
        room = room_on_screen(self)
        width = min(self._style.px(WIDTH), room.width())
        layout, content = self.layout(), self._content.layout()
        assert layout is not None
        assert content is not None
        margins = layout.contentsMargins()
        self._area.setMinimumHeight(1)
        for label in self.findChildren(QLabel):
            label.ensurePolished()  # with its letters, also where it was never shown
        for one in (content, layout):
            one.invalidate()
            one.activate()  # and all layouts within
        need = content.totalHeightForWidth(width - margins.left() - margins.right())
        wraps = layout.hasHeightForWidth()  # while there is a message
        low = layout.totalMinimumSize().height()
        around = (layout.totalMinimumHeightForWidth(width) if wraps else low) - 1
        high = min(need, room.height() - around)
        self._area.setMinimumHeight(high)
        # with "as needed", a bar that was shown makes lines longer, and so keeps itself
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if high == need else policy.ScrollBarAsNeeded
        )
        self.resize(width, around + self._area.minimumHeight())
        keep_on_screen(self)

    def problem(self) -> str | None:
        """Why the game cannot start; None if it can."""
        names = [row.player_name() for row in self._shown()]
        if not all(names):
            return self.tr("Every player needs a name.")
        saved = [row.kind.fixed_name or row.player_name() for row in self._shown()]
        if min(len(set(names)), len(set(saved))) < len(names):
            return self.tr("Two players cannot have the same name.")
        for kind in self.kinds():
            if kind.largest_table < self.players:
                text = self.tr(
                    "{player} plays only in games of up to {number} players: choose fewer players."
                )
                return text.format(player=player_kind_name(kind), number=kind.largest_table)
        return self.more.problem()

    # --- The answer ------------------------------------------------------------------------

    def setup(self) -> Setup:
        return Setup(
            [row.seat_setup() for row in self._shown()],
            seed=self.more.chosen_seed(),
            open_hands=self.more.has_open_hands(),
            first_chooser=self.more.first_chooser(),
            wakhan=self.more.wakhan_options(),
            first_edition=self.more.edition.chosen(),
        )

    def is_practice(self) -> bool:
        return self.more.is_practice()

    def accept(self) -> None:
        if self.problem() is None:
            super().accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)
