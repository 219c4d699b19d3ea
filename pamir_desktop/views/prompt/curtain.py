"""The curtain: hides the hand while the seat changes hands, and says to whom it goes.

The button has to be held for a moment, and so has Enter; so a stray key or click reveals nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, LEFT, write
from pamir_desktop.views.art.ornament import draw_kilim, draw_rosette
from pamir_desktop.views.art.palette import THEMES
from pamir_desktop.views.art.table_parts import rounded
from pamir_desktop.views.art.text_fit import LEGIBLE, LINE_PITCH, wrapped
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.change_lines import Recap, RecapItem
from pamir_desktop.views.texts.plain_text import clean_name

from .bar_button import BarButton

HOLD: Final = 400
"""Milliseconds for which the button is held."""

LEAST_ROW = 18
"""Pixels at 100 % that a line of the recap needs."""
"""Tells what happened since, in the language of the moment."""

REPLAY_KEY: Final = 1

KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Curtain(QWidget):
    """Covers the player's area of the table until the right player lifts it."""

    lifted = Signal()
    replay_asked = Signal()  # of what happened since

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.recap: list[RecapItem] = []
        self._recap: Recap = list
        self._colour = Colour.GREY
        self._style = Style()
        self._held = QElapsedTimer()
        self._holding = False
        self._tick = QTimer(self)
        self._tick.setInterval(16)
        self._tick.timeout.connect(self._advance)
        self.replay_button = BarButton(self, glyph=Glyph.UNDO)
        self.replay_button.key = REPLAY_KEY
        self.replay_button.clicked.connect(self.replay_asked)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing behind it is painted
        self.installEventFilter(self)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def raise_for(self, seat: Seat, setup: Setup, recap: Recap) -> None:
        """Hang in front of the table until this player has taken over."""
        chair = setup.seats[seat]
        self.name, self._colour, self._recap = clean_name(chair.name), chair.colour, recap
        self._let_go()
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus()

    def set_look(self, style: Style) -> None:
        self._style = style
        self._place_replay()
        self.update()

    def retranslate(self) -> None:
        self.recap = self._recap()
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._hint())
        self.replay_button.setText(self.tr("Replay"))
        self._place_replay()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.retranslate()
        super().changeEvent(event)

    def _title(self) -> str:
        return self.tr("Hand over to {name}").format(name=self.name)

    def _label(self) -> str:
        return self.tr("I am {name}: show my hand").format(name=self.name)

    def _hint(self) -> str:
        return self.tr("Hold the button or Enter.")

    # --- Holding ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.button_rect().contains(
            event.position()
        ):
            self._hold()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        inside = self.button_rect().contains(event.position())
        shape = Qt.CursorShape.PointingHandCursor if inside else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Its keys belong to the curtain while it hangs, even if the table has the focus."""
        if (
            watched is not self
            and self.isVisible()
            and isinstance(event, QKeyEvent)
            and event.key() in KEYS
            and event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        ):
            press = event.type() == QEvent.Type.KeyPress
            (self.keyPressEvent if press else self.keyReleaseEvent)(event)
            return True
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text() == str(REPLAY_KEY)
        ):
            event.accept()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == str(REPLAY_KEY) and self.replay_button.isVisible():
            self.replay_button.click()
        elif event.key() in KEYS:
            if not event.isAutoRepeat():
                self._hold()
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in KEYS and not event.isAutoRepeat():
            self._let_go()
            event.accept()
        else:
            super().keyReleaseEvent(event)

    def _hold(self) -> None:
        self._holding = True
        self._held.start()
        self._tick.start()

    def _let_go(self) -> None:
        self._holding = False
        self._tick.stop()
        self.update()

    def _advance(self) -> None:
        if self._held.elapsed() >= HOLD:
            self._let_go()
            self.hide()
            self.lifted.emit()
        self.update()

    def _share(self) -> float:
        return min(1.0, self._held.elapsed() / HOLD) if self._holding else 0.0

    # --- Painting --------------------------------------------------------------------------

    def button_rect(self) -> QRectF:
        """Above its hint and the button that replays, all three in the middle of the height."""
        room, scale = QRectF(self.rect()), self._style.scale
        high = min(room.height() * (0.3 if self.recap else 0.34), 54 * scale)
        wide = min(room.width() * 0.36, high * 7.0)
        below = 4 + self._hint_height() + (4 + self._replay_height() if self.recap else 0)
        top = room.center().y() - (high + below) / 2
        return QRectF(room.right() - wide - high * 0.8, top, wide, high)

    def _hint_height(self) -> float:
        return min(20 * self._style.scale, self.height() * 0.14)

    def _replay_height(self) -> float:
        return min(34 * self._style.scale, self.height() * 0.19)

    def _hint_rect(self) -> QRectF:
        box = self.button_rect()
        return QRectF(box.left(), box.bottom() + 4, box.width(), self._hint_height())

    def _place_replay(self) -> None:
        """Below the hint, where something is to be replayed."""
        hint, high = self._hint_rect(), self._replay_height()
        size = high * 0.42
        self.replay_button.set_look(self._style, size)
        wide = min(self.replay_button.width_at(high, size, key_shown=True), hint.width())
        box = QRectF(hint.center().x() - wide / 2, hint.bottom() + 4, wide, high)
        self.replay_button.setGeometry(box.toRect())
        self.replay_button.setVisible(bool(self.recap))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_cloth(painter)
        self._paint_words(painter, room)
        self._paint_button(painter)
        painter.end()

    def _paint_cloth(self, painter: QPainter) -> None:
        theme = self._style.theme
        ground = mix(theme.bar, self._style.palette.player[self._colour], 0.35)
        painter.fillRect(self.rect(), ground)
        woven = weave(self.width(), self.height(), self.devicePixelRatioF(), theme.name)
        painter.drawPixmap(0, 0, woven)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, palette = self._style.theme, self._style.palette
        radius = min(room.height() * 0.24, 44 * self._style.scale)
        centre = QPointF(room.left() + radius * 1.7, room.center().y())
        painter.setPen(pen(theme.gold, 2))
        painter.setBrush(QColor(palette.player[self._colour]))
        painter.drawEllipse(centre, radius, radius)
        ink = palette.player_ink[self._colour]
        ground = palette.player[self._colour]
        draw_icon(painter, self._colour, centre.x(), centre.y(), radius * 0.5, ink, ground)
        left = centre.x() + radius * 1.5
        words = QRectF(left, room.top() + 20, self.button_rect().left() - left - 20, 0)
        words.setBottom(room.bottom() - 20)
        share = 0.3 if self.recap else 0.62
        upper = QRectF(words.left(), words.top(), words.width(), words.height() * share)
        write(
            painter,
            upper,
            self._title(),
            "#F8EED6",
            family=Family.SERIF,
            weight=600,
            largest=min(30 * self._style.scale, upper.height() * 0.62),
            smallest=12,
            align=LEFT,
        )
        lower = QRectF(words.left(), upper.bottom(), words.width(), words.height() * (1 - share))
        self._paint_recap(painter, lower)

    def _paint_recap(self, painter: QPainter, box: QRectF) -> None:
        """An icon list, in two columns where one is too short; losses come first, and stand out."""
        if not self.recap:
            return
        scale = self._style.scale
        columns = 1 if len(self.recap) * LEAST_ROW * scale <= box.height() else 2
        rows = -(-len(self.recap) // columns)
        wide = box.width() / columns
        for column in range(columns):
            part = QRectF(box.left() + column * wide, box.top(), wide, box.height())
            self._paint_column(painter, part, self.recap[column * rows :][:rows])

    def _paint_column(self, painter: QPainter, box: QRectF, items: list[RecapItem]) -> None:
        """A text that is too long for a line gets as many as it needs; all are of one size."""
        scale = self._style.scale
        sign = 24 * scale
        wide = box.width() - 1.6 * sign
        for size in (14 * scale, LEGIBLE):
            texts = [wrapped(item.text, Family.SANS, 600, size, wide) for item in items]
            heights = [max(sign, size * LINE_PITCH * len(lines) + 7 * scale) for lines in texts]
            if sum(heights) <= box.height():
                break
        share = min(1.0, box.height() / max(sum(heights), 1))
        top = box.top()
        for item, height in zip(items, heights, strict=True):
            high = height * share
            ink = "#FFB49A" if item.is_loss else "#DCCFB0"
            at = min(high, sign)
            draw_icon(painter, item.icon, box.left() + sign * 0.4, top + at / 2, at * 0.34, ink)
            write(
                painter,
                QRectF(box.left() + sign, top, wide, high),
                item.text,
                ink,
                weight=600 if item.is_loss else 400,
                largest=size,
                smallest=7,
                align=LEFT,
                wrap=True,
            )
            top += high

    def _paint_button(self, painter: QPainter) -> None:
        theme, box = self._style.theme, self.button_rect()
        radius = box.height() * 0.18
        painter.setPen(pen(theme.gold, 1.6))
        painter.setBrush(mix(theme.bar, "#FFFFFF", 0.10))
        painter.drawRoundedRect(box, radius, radius)
        if self._share():
            painter.save()
            painter.setClipPath(rounded(box, radius))
            filled = QRectF(box)
            filled.setWidth(box.width() * self._share())
            painter.fillRect(filled, alpha(theme.gold, 0.75))
            painter.restore()
        inner = box.adjusted(box.height() * 0.3, 0, -box.height() * 0.3, 0)
        write(
            painter,
            inner,
            self._label(),
            "#F8EED6",
            weight=600,
            largest=box.height() * 0.36,
            smallest=9,
            align=CENTRE,
        )
        write(
            painter,
            self._hint_rect(),
            self._hint(),
            "#DCCFB0",
            largest=min(12 * self._style.scale, 0.8 * self._hint_height()),
            smallest=8,
            align=CENTRE,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_replay()
        self.update()
        super().resizeEvent(event)


@lru_cache(maxsize=2)
def weave(width: int, height: int, ratio: float, theme_name: str) -> QPixmap:
    """Rosettes, borders and rim in gold, for curtains of every colour."""
    theme = THEMES[theme_name]
    picture = QPixmap(QSize(width, height) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    room = QRectF(0, 0, width, height).adjusted(1, 1, -1, -1)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipRect(room)
    for share in (0.06, 0.5, 0.94):
        x = room.left() + room.width() * share
        draw_rosette(
            painter, x, room.center().y(), room.height() * 0.62, alpha(theme.gold, 0.14), 1.4
        )
    for y in (room.top(), room.bottom() - 14):
        draw_kilim(painter, QRectF(room.left(), y, room.width(), 14), alpha(theme.gold, 0.5))
    painter.restore()
    painter.setPen(pen(theme.gold, 1.6))
    painter.drawRect(room)
    painter.end()
    return picture
