"""Wakhan's options in the new-game dialog: a preset, or printing and variants one by one."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from pamir_desktop.model.setup import IMPROVED, RULEBOOK, Printing, SpyMovement, WakhanOptions
from pamir_desktop.views.style import Style
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .option_grid import OptionGrid

PRESETS = (RULEBOOK, IMPROVED)


class WakhanBox(OptionGrid):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._head = PlainLabel()
        self.preset = PaperCombo()
        self.printing = PaperCombo()
        self.savvy = QCheckBox()
        self.steadfast = QCheckBox()
        self.coin = QCheckBox()
        self.spies = PaperCombo()
        for box, texts in self._items().items():
            box.addItems(texts)
        self._head.setProperty("part", "caption")
        self.preset_hint = self.add(self.preset, self._head)
        controls: list[QWidget] = [
            self.printing,
            self.savvy,
            self.steadfast,
            self.spies,
            self.coin,
        ]
        self.hints = {control: self.add(control) for control in controls}
        self.retranslate()
        self.preset.activated.connect(self._use_preset)
        for box in (self.printing, self.spies):
            box.activated.connect(self._follow)
        for check in (self.savvy, self.steadfast, self.coin):
            check.clicked.connect(self._follow)

    def _items(self) -> dict[QComboBox, list[str]]:
        return {
            self.preset: [self.tr("Rulebook"), self.tr("Improved"), self.tr("Custom")],
            self.printing: [self.tr("Newest printing"), self.tr("Older printing")],
            self.spies: [
                self.tr("Spies stay"),
                self.tr("Spies move directly"),
                self.tr("Spies move step by step"),
            ],
        }

    def retranslate(self) -> None:
        self._head.setText(self.tr("Wakhan’s rules"))
        for box, texts in self._items().items():
            for place, text in enumerate(texts):
                box.setItemText(place, text)
            _measure_again(box)
        self.savvy.setText(self.tr("Savvy Purchasing"))
        self.steadfast.setText(self.tr("Steadfast Loyalty"))
        self.coin.setText(self.tr("Coin Erratum"))
        sentences: dict[QWidget, str] = {
            self.printing: self.tr(
                "Her rules differ a little between printings: how she rules regions, prepares for"
                " checks and pays debts."
            ),
            self.savvy: self.tr(
                "She buys a cheaper card of the same suit if its rank is at least as high."
            ),
            self.steadfast: self.tr(
                "She is loyal to the strongest coalition that none of you is loyal to, not to "
                "the one on her card."
            ),
            self.spies: self.tr(
                "When her armies cannot move, spies she does not need stay where they are, move "
                "straight to the best card or move there card by card."
            ),
            self.coin: self.tr(
                "With a Dominance Check in the market, no dominant coalition and no card with "
                "spies or tribes, she buys the card that gains her the most rupees."
            ),
        }
        for control, sentence in sentences.items():
            self.hints[control].setText(sentence)
        self._explain_preset()

    def _explain_preset(self) -> None:
        sentences = (
            self.tr("She plays as in the rulebook."),
            self.tr("Three house rules make her a stronger opponent."),
            self.tr("Printing and variants as you choose them below."),
        )
        self.preset_hint.setText(sentences[max(0, self.preset.currentIndex())])

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
        self._explain_preset()

    def _follow(self) -> None:
        """Show the preset that matches the options."""
        options = self.options()
        self.preset.setCurrentIndex(PRESETS.index(options) if options in PRESETS else len(PRESETS))
        self._explain_preset()


def _measure_again(box: QComboBox) -> None:
    """Other texts may be longer. A box that always adjusts itself would outgrow its column."""
    policy = QComboBox.SizeAdjustPolicy
    for one in (policy.AdjustToContents, policy.AdjustToContentsOnFirstShow):
        box.setSizeAdjustPolicy(one)
