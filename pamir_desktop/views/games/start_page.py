"""The start page: a picture, the title, and the ways to begin."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from pamir_desktop import LANGUAGES, TITLE
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.lettering import LEFT, TOP_LEFT, write
from pamir_desktop.views.art.ornament import draw_rosette
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.translation import listed, number_text

from .continue_offer import ContinueOffer


class StartPage(QWidget):
    continue_asked = Signal()
    new_asked = Signal()
    games_asked = Signal()
    quit_asked = Signal()
    language_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._offer: ContinueOffer | None = None
        self.continue_button = QPushButton()
        self.new_button = QPushButton()
        self.games_button = QPushButton()
        self.quit_button = QPushButton()
        self.new_button.setDefault(True)
        self.continue_button.clicked.connect(self.continue_asked)
        self.new_button.clicked.connect(self.new_asked)
        self.games_button.clicked.connect(self.games_asked)
        self.quit_button.clicked.connect(self.quit_asked)
        self._buttons = (
            self.continue_button,
            self.new_button,
            self.games_button,
            self.quit_button,
        )
        self._panel = QWidget(self)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        for button in self._buttons:
            button.setAutoDefault(True)
            column.addWidget(button)
        self.languages = {}
        row = QHBoxLayout()
        for code, name in LANGUAGES.items():
            button = QPushButton(name)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._choose_language, code))
            self.languages[code] = button
            row.addWidget(button)
        column.addStretch(1)
        column.addLayout(row)
        self._column = column
        self.retranslate()

    def _choose_language(self, code: str, _checked: bool = False) -> None:
        self.language_chosen.emit(code)

    def show_language(self, code: str) -> None:
        for other, button in self.languages.items():
            button.setChecked(other == code)

    def show_offer(self, offer: ContinueOffer | None) -> None:
        """The game that can be continued."""
        self._offer = offer
        self.retranslate()
        self._lay_out()

    def set_look(self, style: Style) -> None:
        self._style = style
        self._lay_out()

    def retranslate(self) -> None:
        self.continue_button.setVisible(self._offer is not None)
        self.continue_button.setText(self.tr("Continue"))
        self.new_button.setText(self.tr("New game"))
        self.games_button.setText(self.tr("Games"))
        self.quit_button.setText(self.tr("Quit"))
        first = self.continue_button if self._offer is not None else self.new_button
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
        first = self.continue_button if self._offer is not None else self.new_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Painting --------------------------------------------------------------------------

    def _slip(self) -> QRectF:
        scale = self._grown().scale
        wide = min(self.width() * 0.62, 400 * scale)
        high = min(self.height() * 0.9, (520 if self._offer else 450) * scale)
        left = max(24.0, self.width() * 0.075)
        return QRectF(left, (self.height() - high) / 2, wide, high)

    def _grown(self) -> Style:
        return self._style.grown(self.width(), self.height())

    def _lay_out(self) -> None:
        style = self._grown()
        slip, pad = self._slip(), 30 * style.scale
        self._column.setSpacing(style.px(9))
        for button in self._buttons:
            button.setMinimumHeight(style.px(42))
        sizes = f"QPushButton {{ font-size: {style.px(BODY + 1)}px; }}"
        if self._panel.styleSheet() != sizes:
            self._panel.setStyleSheet(sizes)
        inner = slip.adjusted(pad, slip.height() * 0.4, -pad, -pad)
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
        side = slip.height() * 0.15
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
        below.setBottom(slip.top() + slip.height() * 0.4 - 8)
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
                "Intrigue, tribes and empires in Afghanistan, at one table on one screen."
            )
        names = listed(list(self._offer.names))
        if self._offer.crashed:
            text = self.tr(
                "The program ended unexpectedly. Nothing is lost: the game goes on where it"
                " was. Players: {names}."
            )
        elif self._offer.turn:
            text = self.tr("The last game, turn {turn}: {names}.")
        else:
            text = self.tr("A game is on the table: {names}.")
        return text.format(names=names, turn=number_text(self._offer.turn))
