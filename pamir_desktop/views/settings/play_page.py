"""Settings for the flow of the game: motion, Wakhan's pace, confirmations."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from pamir_desktop.settings import HintsChoice, Options, Pace, Speed
from pamir_desktop.views.style import Style

from .page import SettingsPage


class PlayPage(SettingsPage):
    names = ("animation", "pace", "auto_answer", "confirm_end", "warnings", "hints")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self._column.addStretch(1)
        self.retranslate()

    def _check(self, name: str) -> QCheckBox:
        made = QCheckBox()
        made.clicked.connect(lambda checked: self.option_chosen.emit(name, checked))
        return made

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

    def set_look(self, style: Style) -> None:
        super().set_look(style)
        for segments in (self.animation, self.pace, self.hints):
            segments.set_look(style)

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
                "Step by step: she waits for a key after each thing she does. Instant: only the "
                "log shows what she did."
            )
        )
        self._confirm_caption.setText(self.tr("Confirmations"))
        self.confirm_end.setText(self.tr("Confirm before ending a turn with actions left"))
        self.warnings.setText(self.tr("Warn before what beginners often regret"))
        self.auto_answer.setText(self.tr("Resolve forced choices automatically"))
        self._answer_hint.setText(self.tr("You can undo such a choice like any other."))
        self._hints_caption.setText(self.tr("Hints"))
        self.hints.set_texts(
            [self.tr("Never"), self.tr("When one person plays"), self.tr("In every game")]
        )
        self._hints_hint.setText(
            self.tr(
                "Hints use only what the player who asks may know. Where several people share the "
                "screen, all of them see it. Games with hints are marked."
            )
        )
