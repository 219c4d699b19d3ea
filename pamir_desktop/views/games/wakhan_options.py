"""Wakhan's options in the new-game dialog: a preset, or printing and variants one by one."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from pamir_desktop.model.setup import IMPROVED, RULEBOOK, Printing, SpyMovement, WakhanOptions
from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

PRESETS = (RULEBOOK, IMPROVED)


class WakhanBox(QWidget):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._head = PlainLabel()
        self.preset = PaperCombo()
        self.printing = PaperCombo()
        self.savvy = QCheckBox()
        self.steadfast = QCheckBox()
        self.coin = QCheckBox()
        self.spies = PaperCombo()
        for box, texts in self._items().items():
            box.addItems(texts)
        self.retranslate()
        self._build(style)
        self.preset.activated.connect(self._use_preset)
        for box in (self.printing, self.spies):
            box.activated.connect(self._follow)
        for check in (self.savvy, self.steadfast, self.coin):
            check.clicked.connect(self._follow)

    def _build(self, style: Style) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(style.px(10))
        self._head.setBuddy(self.preset)
        grid.addWidget(self._head, 0, 0)
        grid.addWidget(self.preset, 0, 1)
        grid.addWidget(self.printing, 0, 2)
        grid.addWidget(self.savvy, 1, 0)
        grid.addWidget(self.steadfast, 1, 1)
        grid.addWidget(self.spies, 1, 2)
        grid.addWidget(self.coin, 2, 0)
        grid.setColumnStretch(1, 1)

    def _items(self) -> dict[QComboBox, list[str]]:
        return {
            self.preset: [self.tr("Rulebook"), self.tr("Improved"), self.tr("Own choice")],
            self.printing: [self.tr("Newest printing"), self.tr("Older printing")],
            self.spies: [
                self.tr("Spies stay"),
                self.tr("Spies move directly"),
                self.tr("Spies move by steps"),
            ],
        }

    def retranslate(self) -> None:
        self._head.setText(self.tr("Wakhan’s rules"))
        for box, texts in self._items().items():
            for place, text in enumerate(texts):
                box.setItemText(place, text)
            _measure_again(box)
        self.savvy.setText(self.tr("Savvy Purchasing"))
        self.savvy.setToolTip(self.tr("She takes a cheaper card if it is as good."))
        self.steadfast.setText(self.tr("Steadfast Loyalty"))
        self.steadfast.setToolTip(
            self.tr("She serves the coalition with the most blocks that no human serves.")
        )
        self.coin.setText(self.tr("Coin Erratum"))
        self.coin.setToolTip(
            self.tr(
                "With a Dominance Check in the market, no dominant coalition and no card with "
                "spies or tribes, she buys the card that brings the most rupees."
            )
        )

    def options(self) -> WakhanOptions:
        return WakhanOptions(
            printing=list(Printing)[self.printing.currentIndex()],
            savvy_purchasing=self.savvy.isChecked(),
            spy_movement=list(SpyMovement)[self.spies.currentIndex()],
            steadfast_loyalty=self.steadfast.isChecked(),
            coin_erratum=self.coin.isChecked(),
        )

    def set_options(self, options: WakhanOptions) -> None:
        self.printing.setCurrentIndex(list(Printing).index(options.printing))
        self.savvy.setChecked(options.savvy_purchasing)
        self.spies.setCurrentIndex(list(SpyMovement).index(options.spy_movement))
        self.steadfast.setChecked(options.steadfast_loyalty)
        self.coin.setChecked(options.coin_erratum)
        self._follow()

    def _use_preset(self, index: int) -> None:
        if index < len(PRESETS):
            self.set_options(PRESETS[index])

    def _follow(self) -> None:
        """Show the preset that matches the options."""
        options = self.options()
        self.preset.setCurrentIndex(PRESETS.index(options) if options in PRESETS else len(PRESETS))


def _measure_again(box: QComboBox) -> None:
    """Other texts may be longer. A box that always adjusts itself would outgrow its column."""
    policy = QComboBox.SizeAdjustPolicy
    for one in (policy.AdjustToContents, policy.AdjustToContentsOnFirstShow):
        box.setSizeAdjustPolicy(one)
