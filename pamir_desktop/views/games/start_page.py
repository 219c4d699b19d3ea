"""The start page: a picture, the title, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from pamir_desktop import LANGUAGES, TITLE
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.lettering import LEFT, TOP_LEFT, write
from pamir_desktop.views.art.ornament import draw_rosette
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.edition_names import unusual_edition
from pamir_desktop.views.texts.translation import listed, number_text

from .continue_offer import ContinueOffer

if TYPE_CHECKING:
    from pamir_desktop.lessons.marks import LessonMark

SLIP_WIDTH: Final = 400.0
"""Of the sheet with title and buttons, in pixels at 100 %."""

HEAD: Final = 0.35
"""The part of its height for title and subtitle."""


class StartPage(QWidget):
    how_to_play = Signal()
    puzzles_asked = Signal()
    daily_asked = Signal()
    continue_asked = Signal()
    new_asked = Signal()
    games_asked = Signal()
    statistics_asked = Signal()
    settings_asked = Signal()
    quit_asked = Signal()
    language_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._offer: ContinueOffer | None = None
        self._marks: tuple[LessonMark, ...] = ()
        self._is_first = False
        self.how_button = QPushButton()
        self.continue_button = QPushButton()
        self.new_button = QPushButton()
        self.daily_button = QPushButton()
        self.puzzles_button = QPushButton()
        self.games_button = QPushButton()
        self.settings_button = QPushButton()
        self.statistics_button = QPushButton()
        self.quit_button = QPushButton()
        self.new_button.setDefault(True)
        requests = {
            self.how_button: self.how_to_play,
            self.continue_button: self.continue_asked,
            self.new_button: self.new_asked,
            self.daily_button: self.daily_asked,
            self.puzzles_button: self.puzzles_asked,
            self.games_button: self.games_asked,
            self.settings_button: self.settings_asked,
            self.statistics_button: self.statistics_asked,
            self.quit_button: self.quit_asked,
        }
        self._buttons = tuple(requests)
        for button, request in requests.items():
            button.setAutoDefault(True)
            button.clicked.connect(request)
        self._panel = QWidget(self)
        self.languages: dict[str, QPushButton] = {}
        self._build()
        self.retranslate()

    def _build(self) -> None:
        """The ways into a game are wide; everything about games is smaller, below them."""
        self._column = QVBoxLayout(self._panel)
        self._column.setContentsMargins(0, 0, 0, 0)
        for button in (self.how_button, self.continue_button, self.new_button):
            self._column.addWidget(button)
        self._grid = QGridLayout()
        smaller = (
            self.daily_button,
            self.puzzles_button,
            self.games_button,
            self.settings_button,
            self.statistics_button,
            self.quit_button,
        )
        for place, button in enumerate(smaller):
            self._grid.addWidget(button, place // 2, place % 2)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        row = QHBoxLayout()
        for code, name in LANGUAGES.items():
            button = QPushButton(name)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._choose_language, code))
            self.languages[code] = button
            row.addWidget(button)
        self._column.addLayout(row)

    def _choose_language(self, code: str, _checked: bool = False) -> None:
        self.language_chosen.emit(code)

    def show_language(self, code: str) -> None:
        for other, button in self.languages.items():
            button.setChecked(other == code)

    def show_kept(self, keeps_games: bool) -> None:
        """Without a place for games on disk there are none to choose from and to count."""
        self.games_button.setVisible(keeps_games)
        self.statistics_button.setVisible(keeps_games)

    def show_offer(self, offer: ContinueOffer | None) -> None:
        """The game that can be continued."""
        self._offer = offer
        self.retranslate()
        self._lay_out()

    def show_lessons(self, marks: tuple[LessonMark, ...], *, is_first: bool) -> None:
        """How far the player is with each; at the first start lessons are the way to begin."""
        self._marks, self._is_first = marks, is_first
        self.retranslate()
        self._lay_out()

    def _first_button(self) -> QPushButton:
        if self._offer is not None:
            return self.continue_button
        return self.how_button if self._is_first else self.new_button

    def set_look(self, style: Style) -> None:
        self._style = style
        self._lay_out()

    def retranslate(self) -> None:
        self.continue_button.setVisible(self._offer is not None)
        self.how_button.setText(self.tr("How to play"))
        self.continue_button.setText(self.tr("Continue"))
        self.new_button.setText(self.tr("New game"))
        self.daily_button.setText(self.tr("Game of the day"))
        self.puzzles_button.setText(self.tr("Puzzles"))
        self.games_button.setText(self.tr("Saved games"))
        self.settings_button.setText(self.tr("Settings"))
        self.statistics_button.setText(self.tr("Statistics"))
        self.quit_button.setText(self.tr("Quit"))
        first = self._first_button()
        for button in self._buttons:
            button.setProperty("part", "primary" if button is first else "")
            button.setProperty("grown", True)
            button.style().unpolish(button)
            button.style().polish(button)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focus_first(self) -> None:
        self._first_button().setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Painting --------------------------------------------------------------------------

    def _slip(self) -> QRectF:
        scale = self._grown().scale
        wide, high = SLIP_WIDTH * scale, self._slip_height() * scale
        left = max(24.0, self.width() * 0.075)
        return QRectF(left, (self.height() - high) / 2, wide, high)

    def _slip_height(self) -> float:
        """In pixels at 100 %."""
        return 611.0 if self._offer else 561.0

    def _grown(self) -> Style:
        """In a small window no larger than what fits."""
        style = self._style.grown(self.width(), self.height())
        room = min(self.width() * 0.85 / SLIP_WIDTH, self.height() * 0.95 / self._slip_height())
        return style._replace(scale=min(style.scale, room))

    def _lay_out(self) -> None:
        style = self._grown()
        slip, pad = self._slip(), 30 * style.scale
        self._column.setSpacing(style.px(9))
        self._grid.setSpacing(style.px(9))
        for button in self._buttons:
            button.setMinimumHeight(style.px(42))
        if self._marks:
            from pamir_desktop.views.lessons.rosettes import (  # noqa: PLC0415  # not at a first start
                rosettes,
            )

            picture = rosettes(self._marks, style.px(15), style, self.devicePixelRatioF())
            self.how_button.setIcon(QIcon(picture))
            self.how_button.setIconSize(picture.deviceIndependentSize().toSize())
        sizes = (
            f"QPushButton {{ font-size: {style.px(BODY + 1)}px;"
            f" padding: {style.px(4)}px {style.px(8)}px; }}"
        )
        if self._panel.styleSheet() != sizes:
            self._panel.setStyleSheet(sizes)
        inner = slip.adjusted(pad, slip.height() * HEAD, -pad, -pad)
        self._panel.setGeometry(inner.toRect())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, theme = self._grown(), self._style.theme
        ratio = self.devicePixelRatioF()
        from .panorama import panorama  # noqa: PLC0415  # only where the page is seen

        painter.drawPixmap(0, 0, panorama(self.size(), ratio, theme, style.palette))
        slip, pad = self._slip(), 30 * style.scale
        paint_slip(painter, slip, theme, 12)
        side = slip.height() * 0.13
        draw_rosette(
            painter,
            slip.left() + pad + side / 2,
            slip.top() + pad + side / 2,
            side / 2,
            theme.brass,
            1,
        )
        words = QRectF(slip.left() + pad + side * 1.25, slip.top() + pad, 0, side)
        words.setRight(slip.right() - pad)
        write(
            painter,
            words,
            TITLE,
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=40 * style.scale,
            smallest=14,
            align=LEFT,
        )
        below = QRectF(slip.left() + pad, words.bottom() + pad * 0.4, slip.width() - 2 * pad, 0)
        below.setBottom(slip.top() + slip.height() * HEAD - 8)
        write(
            painter,
            below,
            self.subtitle(),
            theme.ink_second,
            family=Family.SERIF,
            largest=16.5 * style.scale,
            smallest=9,
            align=TOP_LEFT,
            wrap=True,
        )
        painter.end()

    def subtitle(self) -> str:
        if self._offer is None:
            return self.tr(
                "Intrigue, tribes and empires in Afghanistan, solo or around one screen."
            )
        names = listed(list(self._offer.names))
        if self._offer.crashed:
            text = self.tr(
                "The program closed unexpectedly. Nothing is lost: the game resumes where it was. "
                "Players: {names}."
            )
        elif self._offer.turn:
            text = self.tr("Last game, turn {turn}: {names}.")
        else:
            text = self.tr("A game is in progress: {names}.")
        text = text.format(names=names, turn=number_text(self._offer.turn))
        edition = unusual_edition(self._offer.edition)
        return f"{text} {edition}." if edition else text
