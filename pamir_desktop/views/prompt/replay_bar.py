"""The bar of a replay, where the prompt bar is otherwise: steps, a slider, speed, ways out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSlider, QWidget

from pamir_desktop.model import LogEntry, Setup, State
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import LEFT, write
from pamir_desktop.views.art.table_parts import paint_prompt_bar
from pamir_desktop.views.art.text_fit import LEGIBLE
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.log_lines import log_lines
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.texts.voice import Voice

from .bar_button import BarButton, ButtonKind, glyph_button
from .bar_painting import MARGIN

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
USUAL: Final = 1


class ReplayBar(QWidget):
    """Shows a moment and asks for others."""

    moment_chosen = Signal(int)
    play_toggled = Signal()
    speed_chosen = Signal(float)
    continue_asked = Signal()
    leave_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._speed = USUAL
        self._turn = 0
        self._setup: Setup | None = None
        self._happened: tuple[LogEntry, ...] = ()
        self.is_playing = False
        self._words = QRectF()
        self.first = glyph_button(self, Glyph.REWIND)
        self.back = glyph_button(self, Glyph.LEFT)
        self.play = glyph_button(self, Glyph.STEP)
        self.forward = glyph_button(self, Glyph.RIGHT)
        self.last = glyph_button(self, Glyph.FINISH)
        self.speed = BarButton(self)
        self.slider = _Slider(Qt.Orientation.Horizontal, self)
        self.go_on = BarButton(self, ButtonKind.PRIMARY)
        self.leave = BarButton(self)
        self._steps = (self.first, self.back, self.play, self.forward, self.last, self.speed)
        self._connect()
        self.retranslate()
        self.hide()

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self._choose(0))
        self.back.clicked.connect(lambda: self._choose(self.moment - 1))
        self.forward.clicked.connect(lambda: self._choose(self.moment + 1))
        self.last.clicked.connect(lambda: self._choose(self.slider.maximum()))
        self.play.clicked.connect(self.play_toggled)
        self.speed.clicked.connect(self._next_speed)
        self.slider.valueChanged.connect(self.moment_chosen)
        self.go_on.clicked.connect(self.continue_asked)
        self.leave.clicked.connect(self.leave_asked)

    @property
    def moment(self) -> int:
        return self.slider.value()

    def _choose(self, moment: int) -> None:
        self.slider.setValue(moment)

    def _next_speed(self) -> None:
        self._speed = (self._speed + 1) % len(SPEEDS)
        self.retranslate()
        self._lay_out()
        self.speed_chosen.emit(SPEEDS[self._speed])

    # --- What is shown ---------------------------------------------------------------------

    def show_moment(
        self, moment: int, count: int, state: State, happened: tuple[LogEntry, ...]
    ) -> None:
        """The position after this many choices, and what the last of them led to."""
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(count)
            self.slider.setValue(moment)
        self._turn = state.turn
        self._setup, self._happened = state.setup, happened
        for button in (self.first, self.back):
            button.setEnabled(moment > 0)
        for button in (self.forward, self.last, self.go_on):
            button.setEnabled(moment < count)
        self._describe()

    def allow_continuing(self, allowed: bool) -> None:
        """Whether a game can be continued from a moment; the solution of a puzzle is no game."""
        self.go_on.setVisible(allowed)
        self._lay_out()

    def _describe(self) -> None:
        self.setAccessibleDescription(f"{self.sentence()} {self.event_text()}".strip())
        self.update()

    def event_text(self) -> str:
        """What has just happened."""
        if self._setup is None:
            return ""
        if self.moment == 0:
            return self.tr("The game begins.")
        entries = [entry for entry in self._happened if not entry.id.startswith("trace.")]
        lines = log_lines(entries, Voice(self._setup))
        return lines[0].text if lines else ""

    def show_playing(self, playing: bool) -> None:
        self.is_playing = playing
        self.play.glyph = Glyph.PAUSE if playing else Glyph.STEP
        self.play.update()
        self.retranslate()

    def sentence(self) -> str:
        if self._turn:
            text = self.tr("Turn {turn} · choice {moment} of {count}")
        else:  # loyalties are chosen before the first turn
            text = self.tr("Choice {moment} of {count}")
        return text.format(
            turn=number_text(self._turn),
            moment=number_text(self.moment),
            count=number_text(self.slider.maximum()),
        )

    def set_look(self, style: Style) -> None:
        self._style = style
        theme = style.theme
        sheet = (
            "QSlider {{ background: transparent; }}"
            "QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {deep}; }}"
            "QSlider::sub-page:horizontal {{ border-radius: 3px; background: {gold}; }}"
            "QSlider::handle:horizontal {{ width: 16px; margin: -6px 0; border-radius: 8px;"
            " background: {ink}; border: 2px solid {gold}; }}"
            "QSlider::handle:horizontal:focus {{ border: 2px solid #4DA6FF; }}"
        )
        deep = "#000000" if theme.is_dark else "#5A4C3C"
        self.slider.setStyleSheet(sheet.format(deep=deep, gold=theme.gold, ink=theme.bar_ink))
        self._lay_out()

    def place(self, rect: QRectF) -> None:
        """Lie on this rectangle of the table; the shadow needs a little more."""
        self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())

    # --- Words and keys --------------------------------------------------------------------

    def retranslate(self) -> None:
        play = self.tr("Pause") if self.is_playing else self.tr("Play")
        texts = {
            self.first: self.tr("Go to the beginning"),
            self.back: self.tr("One choice back"),
            self.play: play,
            self.forward: self.tr("One choice forward"),
            self.last: self.tr("Go to the end"),
            self.speed: self.tr("Speed"),
            self.slider: self.tr("Position in the game"),
        }
        for widget, text in texts.items():
            widget.setToolTip(text)
            widget.setAccessibleName(text)
        self.speed.setText(f"{SPEEDS[self._speed]:g} ×")
        self.go_on.setText(self.tr("Continue from here"))
        self.go_on.setToolTip(
            self.tr("Start a new game from this moment; this one stays as it is.")
        )
        self.leave.setText(self.tr("End replay"))
        self.setAccessibleName(self.tr("Replay"))
        self._describe()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._lay_out()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_asked.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.play_toggled.emit()
        else:
            super().keyPressEvent(event)

    # --- Laying out and painting -----------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        inner = self.height() - 2 * MARGIN
        high = min(inner, self.width() / 21)
        if high <= 0:
            return
        button = QSizeF(high * 0.72, high * 0.72)
        top, gap, size = (self.height() - button.height()) / 2, high * 0.12, high * 0.28
        left = MARGIN + high * 0.2
        wide = self.leave.width_at(button.height(), size, key_shown=False)
        self._put(self.leave, QRectF(left, top, wide, button.height()), size)
        left += wide + gap * 3
        for step in self._steps:
            wide = step.width_at(button.height(), size, key_shown=False)
            self._put(step, QRectF(left, top, wide, button.height()), size)
            left += wide + gap
        # at the right there are only words: no button is where End turn was
        right = self.width() - MARGIN - high * 0.3
        wide = 0.0
        if not self.go_on.isHidden():
            wide = self.go_on.width_at(button.height(), size, key_shown=False)
        words = (right - left - wide - gap * 4) * 0.62
        self._words = QRectF(right - words, MARGIN, words, inner)
        right = self._words.left() - gap * 2 - wide
        self._put(self.go_on, QRectF(right, top, wide, button.height()), size)
        slider = QRectF(left + gap, MARGIN, right - left - gap * 3, inner)
        self.slider.setGeometry(slider.toRect())
        self.update()

    def _put(self, button: BarButton, box: QRectF, size: float) -> None:
        button.setGeometry(box.toRect())
        button.set_look(self._style, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._style.theme
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_prompt_bar(painter, box, theme)
        high = min(box.height(), self.width() / 21)
        happened = self.event_text()
        upper = QRectF(self._words)
        lower = QRectF(self._words)
        if happened:
            upper.setHeight(self._words.height() * 0.62)
            lower.setTop(upper.bottom() - high * 0.06)
            lower.setBottom(self._words.bottom() - high * 0.1)
            write(
                painter,
                upper,
                happened,
                theme.bar_ink,
                family=Family.SERIF,
                largest=high * 0.33,
                smallest=7,
                align=LEFT,
                wrap=True,
            )
        size = max(LEGIBLE, high * (0.24 if happened else 0.33))
        write(painter, lower, self.sentence(), theme.bar_ink, largest=size, smallest=7, align=LEFT)
        painter.end()


class _Slider(QSlider):
    """Goes where the mouse is pressed, and with it, instead of a few moments in that direction."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.isSliderDown():
            self._go_to(event.position().x())
            self.setSliderDown(False)

    def _go_to(self, x: float) -> None:
        handle = self.height() // 2
        span = max(1, self.width() - handle)
        self.setValue(round((x - handle / 2) / span * self.maximum()))
