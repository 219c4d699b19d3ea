"""The list of games in the browser: a name and a line for each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from pamir_desktop.games.library import LibraryEntry
from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import LEFT, write
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.game_texts import GameWords

ROLE: Final = Qt.ItemDataRole.UserRole


def sign_of(words: GameWords) -> Glyph:
    """The icon in front of a game."""
    entry = words.entry
    if entry.header is None:
        return Glyph.WARNING
    if words.on_table:
        return Glyph.COURT
    if entry.in_use:
        return Glyph.LOCK
    if entry.header.finished:
        return Glyph.YES
    if entry.crashed:
        return Glyph.WARNING
    return Glyph.HOURGLASS if entry.autosaved else Glyph.STEP


class GameList(QListWidget):
    picked = Signal(LibraryEntry)  # None for no game

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _Delegate(style, self)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(lambda now, _before: self.picked.emit(entry_of(now)))

    def show_games(self, games: Iterable[GameWords], chosen: Path | None = None) -> None:
        """Show another list; keeps the selected game, otherwise selects the first."""
        if chosen is None:
            entry = self.chosen()
            chosen = None if entry is None else entry.path
        with QSignalBlocker(self):
            self.clear()
            row = 0
            for words in games:
                if words.entry.path == chosen:
                    row = self.count()
                self._add(words)
            self.setCurrentRow(row)
        self.picked.emit(self.chosen())

    def add_games(self, games: Iterable[GameWords]) -> None:
        """Below those that are shown; the selected game stays selected."""
        for words in games:
            self._add(words)
        if self.currentItem() is None:
            self.setCurrentRow(0)

    def _add(self, words: GameWords) -> None:
        item = QListWidgetItem(words.title())
        item.setData(ROLE, words)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{words.title()}. {words.line()}")
        self.addItem(item)

    def chosen(self) -> LibraryEntry | None:
        return entry_of(self.currentItem())


def entry_of(item: QListWidgetItem | None) -> LibraryEntry | None:
    words = None if item is None else item.data(ROLE)
    return words.entry if isinstance(words, GameWords) else None


class _Delegate(QStyledItemDelegate):
    """Paints an icon, the name and the line below it."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._style.px(200), self._style.px(52))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        words = index.data(ROLE)
        if not isinstance(words, GameWords):
            return
        style, theme = self._style, self._style.theme
        px = style.px
        box = QRectF(option.rect).adjusted(px(4), px(2), -px(4), -px(2))
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        second = theme.ink_second
        if state & QStyle.StateFlag.State_Selected:
            second = theme.ink  # on a gold background
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(pen(theme.focus if focused else theme.brass, 2 if focused else 1))
            painter.setBrush(mix(theme.paper, theme.gold, 0.30))
            painter.drawRoundedRect(box, 6, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(alpha(theme.gold, 0.14))
            painter.drawRoundedRect(box, 6, 6)
        sign = sign_of(words)
        ink = {Glyph.WARNING: theme.warn, Glyph.YES: theme.good}.get(sign, theme.ink_second)
        draw_icon(painter, sign, box.left() + px(18), box.center().y(), px(9), ink)
        left = box.left() + px(38)
        half = box.height() / 2
        top = QRectF(left, box.top() + px(3), box.right() - left - px(8), half - px(3))
        write(
            painter,
            top,
            shortened(words.title(), Family.SERIF, 600, 9.5 * style.scale, top.width()),
            QColor(theme.ink),
            family=Family.SERIF,
            weight=600,
            largest=(BODY + 1.5) * style.scale,
            smallest=9.5 * style.scale,
            align=LEFT,
        )
        below = QRectF(left, box.top() + half, top.width(), half - px(4))
        write(
            painter,
            below,
            shortened(words.line(), Family.SANS, 400, 9 * style.scale, below.width()),
            QColor(theme.warn if words.entry.header is None else second),
            largest=(BODY - 1.5) * style.scale,
            smallest=9 * style.scale,
            align=LEFT,
        )
        painter.restore()


def shortened(text: str, family: Family, weight: int, smallest: float, width: float) -> str:
    """Elided if even small letters do not fit; the preview shows all of it."""
    metrics = QFontMetricsF(font(family, smallest, weight))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
