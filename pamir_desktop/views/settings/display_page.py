"""Display settings: language, theme, palette, size."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from pamir_desktop import LANGUAGES
from pamir_desktop.settings import LARGEST_SCALE, LEAST_SCALE, Options, PaletteChoice, ThemeChoice
from pamir_desktop.views.art.palette import PALETTES
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.translation import percent_text
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .page import SettingsPage
from .palette_card import PaletteCard
from .segments import Segments

STEP, STRIDE = 5, 20
"""The size steps for arrow keys, and for Page Up and Page Down."""


class DisplayPage(SettingsPage):
    names = ("language", "theme", "palette", "scale")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = self.segments("language", ["", *LANGUAGES])
        self._language_caption = self.add(self.language)
        self.theme = self.segments("theme", list(ThemeChoice))
        self._theme_caption = self.add(self.theme)
        self._cards = {attempt.value: PaletteCard(PALETTES[attempt]) for attempt in PaletteChoice}
        self.palette_cards = self.listen("palette", Segments({**self._cards}))
        self._palette_caption = self.add(self.palette_cards)
        self._palette_hint = self.add_hint()
        self.scale = QSlider(Qt.Orientation.Horizontal)
        self.scale.setTracking(False)  # everything changes size: only when the mouse is released
        self.scale.setRange(LEAST_SCALE // STEP, LARGEST_SCALE // STEP)
        self.scale.setPageStep(STRIDE // STEP)
        self.scale.valueChanged.connect(
            lambda value: self.option_chosen.emit("scale", value * STEP)
        )
        self.scale.sliderMoved.connect(self._show_percent)
        self.percent = PlainLabel()
        row = QHBoxLayout()
        row.addWidget(self.scale, 1)
        row.addWidget(self.percent)
        self._scale_caption = self.add_caption(self.scale)
        self._column.addLayout(row)
        self._column.addStretch(1)
        self.retranslate()

    def _show_percent(self, value: int) -> None:
        self.percent.setText(percent_text(value * STEP))

    # --- Common to all pages ---------------------------------------------------------------

    def title(self) -> str:
        return self.tr("Display")

    def show_options(self, options: Options) -> None:
        self.language.show_value(options.language)
        self.theme.show_value(options.theme)
        self.palette_cards.show_value(options.palette)
        with QSignalBlocker(self.scale):
            self.scale.setValue(round(options.scale / STEP))
        self.percent.setText(percent_text(options.scale))

    def set_look(self, style: Style) -> None:
        super().set_look(style)
        for card in self._cards.values():
            card.set_look(style)
        for segments in (self.language, self.theme, self.palette_cards):
            segments.set_look(style)
        self.percent.setMinimumWidth(style.px(56))
        self.scale.setMinimumHeight(style.px(24))

    def retranslate(self) -> None:
        self._language_caption.setText(self.tr("Language"))
        self.language.set_texts([self.tr("System default"), *LANGUAGES.values()])
        self._theme_caption.setText(self.tr("Theme"))
        self.theme.set_texts([self.tr("System default"), self.tr("Light"), self.tr("Dusk")])
        self._palette_caption.setText(self.tr("Colors of suits, coalitions and players"))
        self.palette_cards.set_texts(
            [
                self.tr("Color-blind friendly"),
                self.tr("High contrast"),
                self.tr("As in the printed game"),
            ]
        )
        self._palette_hint.setText(self.tr("Every piece also has its own symbol."))
        self._scale_caption.setText(self.tr("Text and table size"))
        self.scale.setAccessibleName(self._scale_caption.text())
