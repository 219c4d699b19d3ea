"""The computer player of a seat: how well it plays, what it likes, and what that means."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.portraits import paint_portrait
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.bot_texts import (
    about_level,
    about_temperament,
    level_name,
    temperament_name,
)
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

LEVELS = tuple(Level)
TEMPERAMENTS = tuple(Temperament)


class Portrait(QWidget):
    """The face of a computer player, as beside its name at the table."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look(style.theme, style.palette)
        self._bot = Bot()
        self.setFixedSize(style.px(38), style.px(38))

    def show_bot(self, bot: Bot) -> None:
        self._bot = bot
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QRectF(self.rect()), self._bot, self._look)
        painter.end()


class BotRow(QWidget):
    changed = Signal()

    def __init__(self, seat: Seat, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.levels, self.temperaments = PaperCombo(), PaperCombo()
        self.portrait = Portrait(style)
        self.about = PlainLabel()
        self.about.setProperty("part", "hint")
        self.about.setWordWrap(True)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, style.px(6))
        row.setSpacing(style.px(8))
        row.addWidget(self.portrait)
        row.addWidget(self.levels)
        row.addWidget(self.temperaments)
        row.addWidget(self.about, 1)
        self.levels.addItems([level_name(level) for level in LEVELS])
        self.temperaments.addItems([temperament_name(one) for one in TEMPERAMENTS])
        for box in (self.levels, self.temperaments):
            box.setSizeAdjustPolicy(PaperCombo.SizeAdjustPolicy.AdjustToContents)
        # computer players at one table differ in character and face until someone chooses
        self.temperaments.setCurrentIndex(seat % len(TEMPERAMENTS))
        for box in (self.levels, self.temperaments):
            box.currentIndexChanged.connect(self._choose)
        self.retranslate()

    def retranslate(self) -> None:
        number = self.seat + 1
        for place, level in enumerate(LEVELS):
            self.levels.setItemText(place, level_name(level))
        for place, temperament in enumerate(TEMPERAMENTS):
            self.temperaments.setItemText(place, temperament_name(temperament))
        self.levels.setAccessibleName(self.tr("Seat {number}: level").format(number=number))
        self.temperaments.setAccessibleName(
            self.tr("Seat {number}: temperament").format(number=number)
        )
        self._describe()

    def _choose(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        bot = self.bot()
        self.portrait.show_bot(bot)
        self.about.setText(f"{about_level(bot.level)} {about_temperament(bot.temperament)}")

    def bot(self) -> Bot:
        """With a seed of its own: that of the game would reveal the deck."""
        level = LEVELS[max(0, self.levels.currentIndex())]
        temperament = TEMPERAMENTS[max(0, self.temperaments.currentIndex())]
        return Bot(level, temperament, secrets.randbits(63))

    def fill(self, bot: Bot) -> None:
        """As in another game."""
        self.levels.setCurrentIndex(LEVELS.index(bot.level))
        self.temperaments.setCurrentIndex(TEMPERAMENTS.index(bot.temperament))
