"""The first edition (2015), adapted, as a choice of a new game, with its options."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from pamir_desktop.model.first_edition.options import FirstEditionOptions, preset_options
from pamir_desktop.model.setup import Edition
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.edition_names import edition_name
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .option_grid import OptionGrid

LEAST_FOR_WEAK_STATES = 4


class FirstEditionBox(QWidget):
    """Only people play it; otherwise the box says why it is not offered."""

    changed = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = 2
        self._is_possible = False
        self.plays = QCheckBox()
        self.about = PlainLabel()
        self.about.setWordWrap(True)
        self.about.setProperty("part", "hint")
        self.grid = OptionGrid(style)
        self.options = {
            name: QCheckBox()
            for name in (
                *("nation_building", "weak_states", "badal"),
                *("assassination_rank_limit", "bribe_to_hand", "bribe_pays_owner"),
                *("travel_same_location", "prize_band_spies"),
            )
        }
        self._hints = {name: self.grid.add(box) for name, box in self.options.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(6))
        column.addWidget(self.plays)
        column.addWidget(self.about)
        column.addWidget(self.grid)
        self.plays.toggled.connect(self._renew)
        self.retranslate()

    # --- Texts -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.plays.setText(edition_name(Edition.FIRST))
        names, hints = self._names(), self._explanations()
        for name, box in self.options.items():
            box.setText(names[name])
            self._hints[name].setText(hints[name])
        self._renew()

    def _names(self) -> dict[str, str]:
        return {
            "nation_building": self.tr("Nation Building"),
            "weak_states": self.tr("Weak States"),
            "badal": self.tr("Badal"),
            "assassination_rank_limit": self.tr("Assassination by rank"),
            "bribe_to_hand": self.tr("Bribe to hand"),
            "bribe_pays_owner": self.tr("Bribe pays the owner"),
            "travel_same_location": self.tr("Travel within a region"),
            "prize_band_spies": self.tr("Spies on prizes count"),
        }

    def _explanations(self) -> dict[str, str]:
        return {
            "nation_building": self.tr(
                "A coalition needs supremacy at two topples in a row. For two players, and for "
                "experienced ones."
            ),
            "weak_states": self.tr(
                "Supremacy does not need one piece of each kind. For four or five players."
            ),
            "badal": self.tr(
                "A player who loses something because of others takes a token, which can raise a "
                "rank later."
            ),
            "assassination_rank_limit": self.tr(
                "Our reading: the target’s rank may not be higher than that of the card you use."
            ),
            "bribe_to_hand": self.tr("Our reading: a bribed card goes to the hand."),
            "bribe_pays_owner": self.tr(
                "Our reading: the price of a bribe goes to the owner instead of the market."
            ),
            "travel_same_location": self.tr(
                "Our reading: a spy’s step may lead to any card of the same region."
            ),
            "prize_band_spies": self.tr("Our reading: spies on prizes give influence as well."),
        }

    def _about(self) -> str:
        if not self._is_possible:
            return self.tr(
                "The first edition is for two to five people around one screen. Wakhan’s cards "
                "and the computer players are made for the second edition only."
            )
        return self.tr(
            "The rules of 2015, played with the cards of the second edition: the cards of 2015 are"
            " not known to us. The text of four actions is lost; travel, counter-espionage,"
            " assassination and bribe are our reading."
        )

    # --- What is shown ---------------------------------------------------------------------

    def show_table(self, players: int, *, only_people: bool) -> None:
        if players != self._players and players == 2:
            preset = preset_options(players).nation_building
            self.options["nation_building"].setChecked(preset)
        self._players, self._is_possible = players, only_people
        self._renew()

    def _renew(self) -> None:
        self.plays.setEnabled(self._is_possible)
        self.about.setText(self._about())
        self.grid.setVisible(self.is_chosen())
        weak = self.options["weak_states"]
        weak.setEnabled(self._players >= LEAST_FOR_WEAK_STATES)
        self.changed.emit()

    def fill(self, options: FirstEditionOptions | None) -> None:
        self.plays.setChecked(options is not None)
        if options is not None:
            for name, box in self.options.items():
                box.setChecked(bool(getattr(options, name)))

    # --- The answer ------------------------------------------------------------------------

    def is_chosen(self) -> bool:
        return self._is_possible and self.plays.isChecked()

    def chosen(self) -> FirstEditionOptions | None:
        """None: the second edition."""
        if not self.is_chosen():
            return None
        ticked = {name: box.isChecked() for name, box in self.options.items()}
        ticked["weak_states"] &= self._players >= LEAST_FOR_WEAK_STATES
        return FirstEditionOptions(**ticked)
