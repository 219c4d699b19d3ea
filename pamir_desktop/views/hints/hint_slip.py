"""A slip with hints: one row for each, or how far the search for them is."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.setup import Setup
from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import LEFT, write
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.hint_lines import HintLines
from pamir_desktop.views.texts.translation import percent_text
from pamir_desktop.views.texts.voice import Voice

from .hint_row import HintRow
from .shown_hint import ShownHint

WIDTH: Final = 400.0
HEAD: Final = 40.0
PAD: Final = 12.0
GAP: Final = 6.0
BAR: Final = 8.0


class HintSlip(QWidget):
    """Up and Down move between the hints, Enter plays one, Escape closes the slip."""

    pointed = Signal(int)  # place of the hint under the mouse or with the focus; -1: none
    chosen = Signal(Choice)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._room = QRectF()  # where it may be, from the top
        self.hints: tuple[ShownHint, ...] = ()
        self._setup: Setup | None = None
        self.percent: int | None = None  # of the search; None: it is over
        self.rows: list[HintRow] = []
        self.close_button = QPushButton(self)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # --- What is shown ---------------------------------------------------------------------

    def show_search(self, percent: int) -> None:
        """Good moves are being looked for."""
        self.percent = percent
        if self.hints or self.isHidden():
            self._fill((), None)
        self._open()

    def show_hints(self, hints: tuple[ShownHint, ...], setup: Setup) -> None:
        self.percent = None
        self._fill(hints, setup)
        self._open()
        if self.rows:
            self.rows[0].setFocus(Qt.FocusReason.TabFocusReason)

    def put_away(self) -> None:
        self.percent = None
        self._fill((), None)
        self.hide()

    def _open(self) -> None:
        self.retranslate()
        if self.isHidden():
            self.show()
        self.raise_()

    def _fill(self, hints: tuple[ShownHint, ...], setup: Setup | None) -> None:
        self.hints, self._setup = hints, setup
        for row in self.rows:
            row.blockSignals(True)
            row.hide()
            row.deleteLater()
        self.rows = [HintRow(number, self) for number in range(1, len(hints) + 1)]
        for place, (row, hint) in enumerate(zip(self.rows, hints, strict=True)):
            row.set_look(self._style)
            row.pointed.connect(partial(self._point, place))
            row.clicked.connect(partial(self.chosen.emit, hint.choice))
            row.installEventFilter(self)
            row.show()

    def _point(self, place: int, here: bool) -> None:
        self.pointed.emit(place if here else -1)

    # --- Texts -----------------------------------------------------------------------------

    def title(self) -> str:
        if self.percent is not None:
            text = self.tr("Looking for good moves: {percent}")
            return text.format(percent=percent_text(self.percent))
        if not self.hints:
            return self.tr("No hint could be found.")
        return self.tr("What you could do")

    def retranslate(self) -> None:
        searching = self.percent is not None
        self.close_button.setText(self.tr("Stop") if searching else self.tr("Close"))
        if self._setup is not None:
            lines = HintLines(Voice(self._setup))
            for row, hint in zip(self.rows, self.hints, strict=True):
                row.show_texts(lines.move(hint), lines.reasons(hint))
        self.setAccessibleName(self.title())
        self._lay_out()
        self.update()

    def spoken(self) -> str:
        """Everything, for a screen reader."""
        return " ".join([f"{self.title()}.", *(row.accessibleName() for row in self.rows)])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # --- Place -----------------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        for row in self.rows:
            row.set_look(style)
        self._lay_out()

    def place(self, room: QRectF) -> None:
        """At the top right of the room."""
        self._room = room
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self._style.scale
        wide = min(self._room.width(), WIDTH * scale)
        inner = wide - 2 * PAD * scale
        top = HEAD * scale + 4
        self.close_button.adjustSize()
        size = self.close_button.sizeHint()
        at = round(wide - PAD * scale - size.width())
        self.close_button.setGeometry(at, round(4 + 6 * scale), size.width(), size.height())
        for row in self.rows:
            high = row.height_for(inner)
            row.setGeometry(QRectF(PAD * scale, top, inner, high).toRect())
            top += high + GAP * scale
        if self.percent is not None:
            top += (BAR + 6) * scale
        high = top + PAD * scale
        left = self._room.right() - wide
        self.setGeometry(QRectF(left, self._room.top(), wide, high).toRect())

    # --- Keys ------------------------------------------------------------------------------

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event.key())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._key(event.key()):
            super().keyPressEvent(event)

    def _key(self, key: int) -> bool:
        match key:
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if self.rows:
                focus = [place for place, row in enumerate(self.rows) if row.hasFocus()]
                step = 1 if key == Qt.Key.Key_Down else -1
                place = (focus[0] + step if focus else 0) % len(self.rows)
                self.rows[place].setFocus(Qt.FocusReason.TabFocusReason)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                for row in self.rows:
                    if row.hasFocus():
                        row.click()
                        break
            case _:
                return False
        return True

    # --- Painting --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale = self._style.theme, self._style.scale
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        paint_slip(painter, box, theme, 8, active=True)
        middle = 4 + HEAD * scale / 2
        at = PAD * scale + 10 * scale
        draw_icon(painter, Glyph.HINT, at, middle, 10 * scale, theme.ink, theme.paper)
        left = at + 16 * scale
        head = QRectF(left, 4, self.close_button.x() - left - 6, HEAD * scale)
        write(painter, head, self.title(), theme.ink, weight=700, largest=15 * scale, align=LEFT)
        if self.percent is not None:
            rail = QRectF(PAD * scale, HEAD * scale + 2, box.width() - 1.4 * PAD * scale, 0)
            rail.setHeight(BAR * scale)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(alpha(theme.ink, 0.15))
            painter.drawRoundedRect(rail, BAR * scale / 2, BAR * scale / 2)
            rail.setWidth(max(BAR * scale, rail.width() * self.percent / 100))
            painter.setBrush(QColor(theme.gold))
            painter.drawRoundedRect(rail, BAR * scale / 2, BAR * scale / 2)
        painter.end()
