"""Settings for the flow of the game: motion, Wakhan's pace, confirmations, sound."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSlider, QWidget

from pamir_desktop.settings import HintsChoice, Options, Pace, Speed
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.translation import percent_text
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .page import SettingsPage

STEP, STRIDE = 5, 20
"""Percent of volume for arrow keys, and for Page Up and Page Down."""


class PlayPage(SettingsPage):
    names = (
        *("animation", "pace", "auto_answer", "confirm_end", "warnings", "hints"),
        *("sound", "volume"),
    )

    def __init__(self, parent: QWidget | None = None, *, can_play: bool = True) -> None:
        """`can_play`: the system has a player for sounds."""
        super().__init__(parent)
        self._can_play = can_play
        self.animation = self.segments("animation", list(Speed))
        self._animation_caption = self.add(self.animation)
        self._animation_hint = self.add_hint()
        self.pace = self.segments("pace", list(Pace))
        self._pace_caption = self.add(self.pace)
        self._pace_hint = self.add_hint()
        self.confirm_end = self._check("confirm_end")
        self._confirm_caption = self.add(self.confirm_end)
        self.warnings = self._check("warnings")
        self._column.addWidget(self.warnings)
        self.auto_answer = self._check("auto_answer")
        self._column.addWidget(self.auto_answer)
        self._answer_hint = self.add_hint()
        self.hints = self.segments("hints", list(HintsChoice))
        self._hints_caption = self.add(self.hints)
        self._hints_hint = self.add_hint()
        self.sound = self._check("sound")
        self._sound_caption = self.add(self.sound)
        self._add_volume()
        self._sound_hint = self.add_hint()
        self._column.addStretch(1)
        self.retranslate()

    def _check(self, name: str) -> QCheckBox:
        made = QCheckBox()
        made.clicked.connect(lambda checked: self.option_chosen.emit(name, checked))
        return made

    def _add_volume(self) -> None:
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setTracking(False)  # heard when the mouse is released
        self.volume.setRange(0, 100 // STEP)
        self.volume.setPageStep(STRIDE // STEP)
        self.volume.valueChanged.connect(
            lambda value: self.option_chosen.emit("volume", value * STEP)
        )
        self.volume.sliderMoved.connect(self._show_percent)
        self.percent = PlainLabel()
        row = QHBoxLayout()
        row.addWidget(self.volume, 1)
        row.addWidget(self.percent)
        self._column.addLayout(row)

    def _show_percent(self, value: int) -> None:
        self.percent.setText(percent_text(value * STEP))

    # --- Common to all pages ---------------------------------------------------------------

    def title(self) -> str:
        return self.tr("Play")

    def show_options(self, options: Options) -> None:
        self.animation.show_value(options.animation)
        self.pace.show_value(options.pace)
        self.auto_answer.setChecked(options.auto_answer)
        self.confirm_end.setChecked(options.confirm_end)
        self.warnings.setChecked(options.warnings)
        self.hints.show_value(options.hints)
        self.sound.setChecked(options.sound)
        self.sound.setEnabled(self._can_play)
        self.volume.setEnabled(self._can_play and options.sound)
        with QSignalBlocker(self.volume):
            self.volume.setValue(round(options.volume / STEP))
        self.percent.setText(percent_text(options.volume))

    def set_look(self, style: Style) -> None:
        super().set_look(style)
        for segments in (self.animation, self.pace, self.hints):
            segments.set_look(style)
        self.percent.setMinimumWidth(style.px(56))
        self.volume.setMinimumHeight(style.px(24))

    def retranslate(self) -> None:
        self._animation_caption.setText(self.tr("Animation"))
        self.animation.set_texts(
            [self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")]
        )
        self._animation_hint.setText(
            self.tr("How cards and pieces move. Any key or click skips the animation.")
        )
        self._pace_caption.setText(self.tr("Wakhan’s pace"))
        self.pace.set_texts([self.tr("Step by step"), self.tr("Watch"), self.tr("Instant")])
        self._pace_hint.setText(
            self.tr(
                "Step by step: she waits for a key after everything she does. Instant: only the "
                "log shows what she did."
            )
        )
        self._confirm_caption.setText(self.tr("Confirmations"))
        self.confirm_end.setText(self.tr("Confirm if actions are left"))
        self.warnings.setText(self.tr("Warn about moves beginners often regret"))
        self.auto_answer.setText(self.tr("Resolve forced choices automatically"))
        self._answer_hint.setText(self.tr("You can undo such a choice like any other."))
        self._hints_caption.setText(self.tr("Hints"))
        self.hints.set_texts(
            [self.tr("Never"), self.tr("When playing alone"), self.tr("In every game")]
        )
        self._hints_hint.setText(
            self.tr(
                "Hints use only what the player who asks may know. If several people share the "
                "screen, they all see the hint. Games with hints are marked."
            )
        )
        self._sound_caption.setText(self.tr("Sound"))
        self.sound.setText(self.tr("Play sounds for cards, rupees, pieces and checks"))
        self.volume.setAccessibleName(self.tr("Volume"))
        self._sound_hint.setText(
            self.tr("The volume of the sounds.")
            if self._can_play
            else self.tr("This system has no program to play sounds with.")
        )
