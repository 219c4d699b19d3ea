"""What most games leave as it is: seed, hands, practice, and Wakhan's rules."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from pamir_desktop.model.setup import RULEBOOK, Setup, WakhanOptions
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .first_edition_box import FirstEditionBox
from .option_grid import OptionGrid
from .player_kinds import PERSON, WAKHAN, PlayerKind
from .wakhan_options import WakhanBox

SEED_DIGITS = 18


class MoreOptions(QWidget):
    changed = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds: tuple[PlayerKind, ...] = ()
        self.first = PaperCombo()
        self.first.setSizeAdjustPolicy(PaperCombo.SizeAdjustPolicy.AdjustToContents)
        self.open_hands = QCheckBox()
        self.practice = QCheckBox()
        self.seed = QLineEdit()
        self.wakhan = WakhanBox(style, self)
        self._seed_label, self._first_label = PlainLabel(), PlainLabel()
        grid = OptionGrid(style)
        self._seed_hint = grid.add(self.seed, self._seed_label)
        self._first_hint = grid.add(self.first, self._first_label)
        self._open_hint = grid.add(self.open_hands)
        self._practice_hint = grid.add(self.practice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(10))
        column.addWidget(grid)
        column.addWidget(self.wakhan)
        self.edition = FirstEditionBox(style)
        column.addWidget(self.edition)
        for caption in (self._seed_label, self._first_label):
            caption.setProperty("part", "caption")
        self.seed.textChanged.connect(self.changed)
        self.edition.plays.toggled.connect(self.changed)
        self.retranslate()

    # --- Texts -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("random"))
        self._seed_hint.setText(
            self.tr(
                "Determines how all cards are shuffled: the same seed and the same choices lead "
                "to the same game."
            )
        )
        self._first_label.setText(self.tr("First to choose loyalty"))
        self._first_hint.setText(
            self.tr("The others follow clockwise; whoever chooses last takes the first turn.")
        )
        self.open_hands.setText(self.tr("Open hands"))
        self._open_hint.setText(self.tr("Everyone sees every hand, and no curtain is needed."))
        self.practice.setText(self.tr("Practice"))
        self._practice_hint.setText(
            self.tr("Every choice can be undone, and the game does not count in the statistics.")
        )
        self.wakhan.retranslate()
        self.edition.retranslate()

    # --- What the table needs --------------------------------------------------------------

    def show_table(self, kinds: Sequence[PlayerKind], names: Sequence[str]) -> None:
        """Only the options that make sense for these players, seat by seat."""
        self._kinds = tuple(kinds)
        has_wakhan = WAKHAN in kinds
        # with her, the start player is random
        only_people = self._kinds.count(PERSON) == len(self._kinds)
        self.edition.show_table(len(self._kinds), only_people=only_people)
        # in the first edition everyone chooses in secret
        chooses_in_turn = not has_wakhan and not self.edition.is_chosen()
        _show(chooses_in_turn, self.first, self._first_label, self._first_hint)
        _show(self._may_open_hands, self.open_hands, self._open_hint)
        _show(self._is_alone, self.practice, self._practice_hint)
        self.wakhan.setVisible(has_wakhan)
        kept = max(0, self.first.currentIndex())
        self.first.clear()
        self.first.addItems([self.tr("random"), *names])
        self.first.setCurrentIndex(min(kept, len(names)))

    @property
    def _may_open_hands(self) -> bool:
        """Among people, and where only computers play; a lone person sees no hand of others."""
        return self._kinds.count(PERSON) != 1

    @property
    def _is_alone(self) -> bool:
        """Unlimited undo is for games with one person."""
        return self._kinds.count(PERSON) == 1

    def fill(self, last: Setup) -> None:
        self.open_hands.setChecked(last.open_hands)
        self.wakhan.set_options(last.wakhan)
        self.edition.fill(last.first_edition)
        if last.first_chooser is not None:
            self.first.setCurrentIndex(last.first_chooser + 1)

    def problem(self) -> str | None:
        seed = self.seed.text().strip()
        if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= SEED_DIGITS):
            return self.tr("The seed must be a number of up to 18 digits.")
        return None

    # --- The answer ------------------------------------------------------------------------

    def is_usual(self) -> bool:
        """Nothing is chosen here that a player should know of before starting."""
        return not (
            self.seed.text().strip()
            or self.has_open_hands()
            or self.is_practice()
            or self.first_chooser() is not None
            or self.wakhan_options() != RULEBOOK
            or self.edition.is_chosen()
        )

    def chosen_seed(self) -> int:
        seed = self.seed.text().strip()
        return int(seed) if seed else drawn_seed()

    def first_chooser(self) -> Seat | None:
        first = self.first.currentIndex() - 1
        if self.edition.is_chosen():
            return None
        return Seat(first) if first >= 0 and WAKHAN not in self._kinds else None

    def has_open_hands(self) -> bool:
        return self.open_hands.isChecked() and self._may_open_hands

    def is_practice(self) -> bool:
        return self.practice.isChecked() and self._is_alone

    def wakhan_options(self) -> WakhanOptions:
        return self.wakhan.options() if WAKHAN in self._kinds else RULEBOOK


def _show(shown: bool, *widgets: QWidget) -> None:
    for widget in widgets:
        widget.setVisible(shown)


def drawn_seed() -> int:
    """For a game without a chosen seed."""
    return secrets.randbelow(10**9)
