"""The log: what happened, grouped by turn, with a link for everything it names."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QPushButton, QTextEdit, QToolTip, QWidget

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.pieces import owner_of_cylinder
from pamir_desktop.model.setup import SeatKind, Setup
from pamir_desktop.model.terms import NOBODY, Seat
from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign
from pamir_desktop.views.texts.log_lines import log_lines
from pamir_desktop.views.texts.plain_text import narrow_tip
from pamir_desktop.views.texts.sign_texts import sign_text
from pamir_desktop.views.texts.voice import LinkedVoice

from .linked_text import LinkedText
from .log_signs import MARK, icon_picture, link_of, log_sign, sign_of

TURN: Final = "turn.started"
DEEDS: Final = frozenset(
    {
        "blackmail.used",
        "card.bought",
        "card.played",
        "action.begun",
        "special.begun",
        "check.scored",
        "supremacy.checked",
        "turn.cleanup",
        "game.ended",
    }
)
"""Entries that begin something new; the following ones are indented below them."""

CLEANUP: Final = "turn.cleanup"


class LogPanel(LinkedText):
    """Appends entries; renders everything again when language or theme change."""

    entry_chosen = Signal(int)  # by a double-click: its number in the whole log
    rule_asked = Signal(Sign)  # of an icon
    sign_pointed = Signal(Sign)  # an icon under the mouse or the focus; None for none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup: Setup | None = None
        self._groups: list[tuple[LogEntry, ...]] = []
        self._turn = 0  # the turn being written
        self._wording = 0  # entries of it so far
        self._is_hers = False  # it contains actions of Wakhan
        self._is_bots = False  # a computer player takes it
        self._is_below = False  # an action was begun, and this follows from it
        self._starts: list[int] = []  # the block each written group begins with
        self._states: list[tuple[int, int, bool, bool]] = []  # of the writing before each of them
        self._shown_group: int | None = None
        self._style = Style()
        self._follows = True
        self.newest = QPushButton(self)
        self.newest.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.newest.clicked.connect(self._show_newest)
        self.newest.hide()
        self.verticalScrollBar().valueChanged.connect(self._note_end)
        self.verticalScrollBar().rangeChanged.connect(self._keep_end)
        self.document().documentLayout().documentSizeChanged.connect(self._keep_end)
        self.link_pointed.connect(self._point_at_sign)
        self.link_chosen.connect(self._ask_rule)
        self.retranslate()

    def retranslate(self) -> None:
        self.setToolTip(self.tr("Double-click a line to see that moment again"))
        self.newest.setText(self.tr("Go to the newest line"))
        self._place_newest()

    def begin(self, setup: Setup) -> None:
        """Start the log of another game."""
        self._setup = setup
        self._groups = []
        self._follows = True
        self._empty()

    def append_entries(self, entries: Sequence[LogEntry]) -> None:
        """Append entries."""
        self._groups.append(tuple(entries))
        self._write(entries)

    def show_group(self, group: int | None) -> None:
        """For a replay: mark the lines of one outcome, and show nothing later; None: all again."""
        self._shown_group = group
        self._write_until(len(self._groups) if group is None else group + 1)
        blocks = [] if group is None else self._blocks_of(group)
        self.setExtraSelections([self._marked(block) for block in blocks])
        if blocks:
            self.setTextCursor(QTextCursor(blocks[0]))
            self.ensureCursorVisible()

    def _write_until(self, count: int) -> None:
        """Let exactly this many groups be written."""
        if count < len(self._starts):
            self._cut(count)
        for group in self._groups[len(self._starts) : count]:
            self._write(group)

    def _cut(self, group: int) -> None:
        """Take back everything from this group on."""
        block = self.document().findBlockByNumber(self._starts[group])
        if block.isValid():
            cursor = QTextCursor(block)
            cursor.setPosition(max(0, block.position() - 1))
            end = QTextCursor.MoveOperation.End
            cursor.movePosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        self._turn, self._wording, self._is_below, self._is_hers = self._states[group]
        del self._starts[group:], self._states[group:]

    def _blocks_of(self, group: int) -> list[QTextBlock]:
        bounds = [*self._starts, self.document().blockCount()][group : group + 2]
        found = range(*bounds) if len(bounds) == 2 else ()
        return [self.document().findBlockByNumber(number) for number in found]

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the position in which this line was logged."""
        block = self.cursorForPosition(event.position().toPoint()).blockNumber()
        group = bisect_right(self._starts, block) - 1
        if group >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.entry_chosen.emit(sum(len(wording) for wording in self._groups[:group]))

    def _marked(self, block: QTextBlock) -> QTextEdit.ExtraSelection:
        shape = QTextCharFormat()
        shape.setBackground(alpha(self._style.theme.gold, 0.35))
        shape.setProperty(QTextFormat.Property.FullWidthSelection, True)
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        selection.format = shape
        return selection

    def reset_log(self, groups: Iterable[Sequence[LogEntry]]) -> None:
        """Replace the whole log."""
        self._groups = [tuple(group) for group in groups]
        self._empty()
        self.show_group(self._shown_group)

    def set_look(self, style: Style) -> None:
        self._style = style
        theme = style.theme
        self.setFont(style.sans(13.5))
        self.document().setDefaultFont(style.sans(13.5))
        self.document().setDefaultStyleSheet(
            f"a {{ color: {theme.ink}; text-decoration: none; font-weight: 600; }}"
            f"p {{ color: {theme.ink}; }}"
            f"h4 {{ color: {theme.brass}; }}"
        )
        self.reset_log(self._groups)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.reset_log(self._groups)
        super().changeEvent(event)

    # --- Writing ---------------------------------------------------------------------------

    def _empty(self) -> None:
        self.clear()
        self._starts, self._states = [], []
        self._turn = self._wording = 0
        self._is_below = self._is_hers = False
        if self._setup is None:
            return
        ratio = self.devicePixelRatioF()
        for chair in self._setup.seats:
            picture = icon_picture(chair.colour, self._style, self._style.px(MARK), ratio)
            kind = QTextDocument.ResourceType.ImageResource
            self.document().addResource(kind, QUrl(f"mark:{chair.colour.value}"), picture)

    def _write(self, entries: Sequence[LogEntry]) -> None:
        if self._setup is None:
            return
        voice = LinkedVoice(self._setup)
        self._states.append((self._turn, self._wording, self._is_below, self._is_hers))
        self._starts.append(0 if self.document().isEmpty() else self.document().blockCount())
        lines = {id(line.entry): line.text for line in log_lines(entries, voice)}
        for entry in entries:
            if entry.id == TURN:
                self._turn, self._wording = entry.number("turn"), 0
                self._is_below, self._is_hers = False, self._is_wakhan(doer(entry))
                self._is_bots = self._is_bot(doer(entry))
                self._add_head(lines[id(entry)] + self._replay() + self._why())
            elif id(entry) in lines:
                self._add_line(entry, lines[id(entry)])
            self._wording += 1
            if entry.id == CLEANUP:
                self._is_hers = False  # the market refills automatically

    def _note_end(self) -> None:
        """A player who scrolled back reads undisturbed; at the end the log keeps scrolling."""
        bar = self.verticalScrollBar()
        # its current position: while lines are laid out, Qt also reports outdated positions late
        self._follows = bar.value() >= bar.maximum() - 4
        self.newest.setVisible(not self._follows)
        if not self._follows:
            self._hide(0)

    def _show_newest(self) -> None:
        self._follows = True
        self._keep_end()

    def _place_newest(self) -> None:
        """Over the last line, clear of the scroll bar."""
        button = self.newest
        button.adjustSize()
        gap = self.verticalScrollBar().sizeHint().width() + 4
        button.move(self.width() - button.width() - gap, self.height() - button.height() - 2)
        button.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_newest()

    def _keep_end(self) -> None:
        bar = self.verticalScrollBar()
        if self._follows:
            self._hide(self._cut_above())
            bar.setValue(bar.maximum())

    def _hide(self, pixels: int) -> None:
        """The space left free at the top."""
        if pixels != self.viewportMargins().top():
            self.setViewportMargins(0, pixels, 0, 0)

    def _cut_above(self) -> int:
        """How much of a line would be visible whose upper part is scrolled out."""
        document = self.document()
        layout = document.documentLayout()
        top = document.size().height() - self.contentsRect().height()
        if top <= 0:
            return 0
        place = layout.hitTest(QPointF(1, top), Qt.HitTestAccuracy.FuzzyHit)
        block = document.findBlock(place)
        line = block.layout().lineForTextPosition(place - block.position())
        begins = layout.blockBoundingRect(block).top() + line.y()
        return math.ceil(begins + line.height() - top) if begins < top - 1 else 0

    def _is_wakhan(self, seat: Seat | None) -> bool:
        return seat is not None and seat == self._wakhan()

    def _is_bot(self, seat: Seat | None) -> bool:
        if self._setup is None or seat is None:
            return False
        return self._setup.seats[seat].bot is not None

    def _wakhan(self) -> Seat | None:
        chairs = self._setup.seats if self._setup is not None else ()
        kinds = [chair.kind for chair in chairs]
        return Seat(kinds.index(SeatKind.WAKHAN)) if SeatKind.WAKHAN in kinds else None

    def _why(self) -> str:
        """A link to the reasons in the heading of the turns of Wakhan and of bots."""
        kind = "why" if self._is_hers else "reasons" if self._is_bots else ""
        return f" · <a href='{kind}:{self._turn}'>{escape(self._why_word())}</a>" if kind else ""

    def _replay(self) -> str:
        """A link to the replay of the turn."""
        word = self.tr("replay")
        return f" · <a href='turn:{self._turn}'>{escape(word)}</a>"

    def _why_word(self) -> str:
        return self.tr("why?")

    def _add_head(self, text: str) -> None:
        colour = self._style.theme.brass
        size = self._style.px(12)
        plain = f"<span style='color:{colour}; font-size:{size}px; font-weight:700'>{text}</span>"
        self._add_block(plain.replace("<a ", f"<a style='color:{colour}' "), above=8, left=0)

    def _add_line(self, entry: LogEntry, text: str) -> None:
        begins = entry.id in DEEDS
        below = self._is_below and not begins
        mark = self._mark_of(entry) + self._icon_of(entry)
        left = 18 if below else 4
        self._add_block(mark + text, above=1 if below else 4, left=left, hangs=bool(mark))
        self._is_below = self._is_below or begins

    def _mark_of(self, entry: LogEntry) -> str:
        """The disc of the player who acted; for Wakhan's actions it links to her reasons."""
        assert self._setup is not None
        seat = doer(entry)
        if seat in {None, NOBODY} and self._is_hers:
            seat = self._wakhan()
        if seat is None or not 0 <= seat < len(self._setup.seats):
            return ""
        side = self._style.px(MARK)
        source = escape(f"mark:{self._setup.seats[seat].colour.value}")
        mark = f"<img src='{source}' width='{side}' height='{side}'>"
        if self._is_hers or self._is_wakhan(seat):
            word = escape(self._why_word())
            mark = f"<a href='why:{self._turn}.{self._wording}' title='{word}'>{mark}</a>"
        return f"{mark}&nbsp;"

    def _icon_of(self, entry: LogEntry) -> str:
        """What the line is about: explains itself and leads to its rule."""
        assert self._setup is not None
        found = log_sign(entry, self._setup.edition)
        if found is None:
            return ""
        side = self._style.px(MARK + 1)
        name = f"icon:{type(found.icon).__name__}.{found.icon.name}"
        picture = icon_picture(found.icon, self._style, side, self.devicePixelRatioF())
        self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
        image = f"<img src='{name}' width='{side}' height='{side}'>"
        return f"<a href='{link_of(found.sign)}'>{image}</a>&nbsp;"

    # --- Icons -----------------------------------------------------------------------------

    def _point_at_sign(self, link: str) -> None:
        """Under the mouse an icon explains itself at once, by keyboard below its line."""
        sign = sign_of(link)
        tip = self.tr("Double-click a line to see that moment again")
        if sign is not None and self._setup is not None:
            said = sign_text(sign, self._setup)
            tip = narrow_tip(said.tip())
            self.setAccessibleDescription(said.spoken())
        self.setToolTip(tip)
        QToolTip.hideText()
        if sign is not None and self.hasFocus():
            corner = self.viewport().mapToGlobal(self.cursorRect().bottomLeft())
            QToolTip.showText(corner, tip, self)
        self.sign_pointed.emit(sign)

    def _ask_rule(self, link: str) -> None:
        sign = sign_of(link)
        if sign is not None:
            self.rule_asked.emit(sign)

    def _add_block(self, html: str, above: int, left: int, *, hangs: bool = False) -> None:
        """An indented line begins with a mark, and its other lines are aligned with its text."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        shape = QTextBlockFormat()
        shape.setTopMargin(self._style.px(above))
        shape.setLeftMargin(self._style.px(left))
        if hangs:
            breadth = self._style.px(MARK) + QFontMetricsF(self.font()).horizontalAdvance("\u00a0")
            shape.setLeftMargin(self._style.px(left) + breadth)
            shape.setTextIndent(-breadth)
        if self.document().isEmpty():
            cursor.setBlockFormat(shape)
        else:
            cursor.insertBlock(shape)
        cursor.insertHtml(html)


def doer(entry: LogEntry) -> Seat | None:
    """The player whose disc is before the line."""
    for key in ("seat", "new", "payer"):
        value = entry.args.get(key)
        if isinstance(value, int):
            return Seat(value)
    cylinder = entry.args.get("cylinder")
    return owner_of_cylinder(cylinder) if isinstance(cylinder, int) else None
