"""Wakhan's reasons: her AI card, and why she did what she did, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.setup import Setup
from pamir_desktop.views.art.brush import mix
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.candidates import Candidate
from pamir_desktop.views.texts.log_lines import is_trace
from pamir_desktop.views.texts.reason_rows import ReasonRow, reason_rows, reasons_as_text
from pamir_desktop.views.texts.voice import LinkedVoice, Voice
from pamir_desktop.views.widgets.glyph_icon import glyph_icon
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .ai_card_content import ai_face
from .ai_card_view import AiCardView
from .linked_text import LinkedText

TURN = "turn.started"
DRAWN = "trace.drawn"
ASKED = "asked"
"""The anchor of the requested reason."""
SIGN = 13
"""The size of the icons before her reasons."""
SPACIOUS = 1.55
"""In heights of the card: from here on it is fixed and the reasons scroll below it."""


class WakhanPanel(QWidget):
    """Shows her latest turn, or one that was requested."""

    link_pointed = Signal(str)  # "card:12", "" when the mouse leaves it
    link_chosen = Signal(str)
    close_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup: Setup | None = None
        self._style = Style()
        self._groups: list[Sequence[LogEntry]] = []
        self.entries_by_turn: dict[int, list[LogEntry]] = {}  # all entries by turn
        self.turns: list[int] = []  # those with reasons of hers
        self._now = 0  # the turn being logged
        self.asked: int | None = None  # the requested turn; None: the latest
        self._entry: int | None = None  # the requested entry in it, by its number
        self.title = PlainLabel()
        self.title.setProperty("part", "head")
        self.turn_label = PlainLabel()
        self.before = QToolButton()
        self.after = QToolButton()
        self.before.clicked.connect(lambda: self._leaf(-1))
        self.after.clicked.connect(lambda: self._leaf(1))
        self.card = AiCardView()
        self.reasons = LinkedText()
        self.reasons.link_pointed.connect(self.link_pointed)
        self.reasons.link_chosen.connect(self.link_chosen)
        self.copy_button = QToolButton()
        self.copy_button.clicked.connect(self.copy)
        self.close_button = QToolButton()
        self.close_button.clicked.connect(self.close_asked)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        leafing = (self.before, self.turn_label, self.after)
        for widget in (self.copy_button, *leafing, self.close_button):
            head.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(head)
        layout.addWidget(self.card)
        layout.addWidget(self.reasons, 1)
        self.retranslate()

    # --- Input -----------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        """Start with another game."""
        if setup != self._setup:
            self._setup = setup
            self._forget()
            self._refill()

    def append_entries(self, entries: Sequence[LogEntry]) -> None:
        self._groups.append(entries)
        if self._take(entries):
            self.asked = self._entry = None
            self._refill()

    def reset_log(self, groups: Iterable[Sequence[LogEntry]]) -> None:
        """Replace everything."""
        self._groups = list(groups)
        self.show_group(None)

    def show_group(self, group: int | None) -> None:
        """For a replay: show nothing later than this outcome; None: all again."""
        self._forget()
        for shown in self._groups if group is None else self._groups[: group + 1]:
            self._take(shown)
        self._refill()

    def show_turn(self, turn: int, entry: int | None = None) -> None:
        """Show her reasons of a turn, or of the turn before if it has none.

        `entry` is the number of an entry in it: the reason for it is marked.
        """
        earlier = [number for number in self.turns if number <= turn]
        self.asked = max(earlier, default=None)
        self._entry = entry if self.asked == turn else None
        self._refill()

    def _forget(self) -> None:
        self.entries_by_turn.clear()
        self.turns.clear()
        self._now = 0
        self.asked = self._entry = None

    def _take(self, entries: Sequence[LogEntry]) -> bool:
        """Add her reasons; returns whether there were any."""
        found = False
        for entry in entries:
            if entry.id == TURN:
                self._now = entry.number("turn")
            self.entries_by_turn.setdefault(self._now, []).append(entry)
            if is_trace(entry):
                found = True
                if self._now not in self.turns:
                    self.turns.append(self._now)
        return found

    # --- Display ---------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The turn that is shown."""
        latest = self.turns[-1] if self.turns else None
        return latest if self.asked is None else self.asked

    def entries(self) -> list[LogEntry]:
        return [] if self.turn is None else self.entries_by_turn[self.turn]

    def text(self) -> str:
        """Her reasons for the clipboard."""
        if self._setup is None or self.turn is None:
            return ""
        rows = reason_rows(self.entries(), Voice(self._setup))
        return f"{self.title.text()} {self.turn_label.text()}\n{reasons_as_text(rows)}"

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def _leaf(self, way: int) -> None:
        turns = self.turns
        if self.turn in turns:
            place = min(max(turns.index(self.turn) + way, 0), len(turns) - 1)
            self.asked = None if place == len(turns) - 1 else turns[place]
            self._entry = None
            self._refill()

    def _refill(self) -> None:
        turns, turn = self.turns, self.turn
        self.turn_label.setText("" if turn is None else self.tr("turn {turn}").format(turn=turn))
        self.before.setEnabled(bool(turns) and turn != turns[0])
        self.after.setEnabled(bool(turns) and turn != turns[-1])
        self.copy_button.setEnabled(turn is not None)
        self.card.show_face(ai_face(self.entries()), self._style)
        self.card.setAccessibleName(self._card_words())
        self._write()

    def _card_words(self) -> str:
        """What the picture of her card shows, for a screen reader."""
        if self._setup is None:
            return ""
        rows = reason_rows(self.entries(), Voice(self._setup))
        drawn = [row.text for row in rows if row.id == DRAWN]
        face = self.card.face
        return "\n".join([*drawn[-1:], *(line.text for line in face.lines)]) if face else ""

    # --- Writing ---------------------------------------------------------------------------

    def _write(self) -> None:
        """The card is above the reasons, or scrolls with them if there is little room."""
        apart = self._is_spacious
        self.card.setVisible(apart and self.card.face is not None)
        top = "" if apart or self.card.face is None else "<p><img src='sign:card'></p>"
        if top:
            kind = QTextDocument.ResourceType.ImageResource
            picture = self.card.picture(self.reasons.viewport().width() - 12)
            self.reasons.document().addResource(kind, QUrl("sign:card"), picture)
        self.reasons.setHtml(top + self._html())
        if self._entry is not None:
            self.reasons.scrollToAnchor(ASKED)

    @property
    def _is_spacious(self) -> bool:
        return self.height() >= SPACIOUS * self.card.fitting_height(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.card.face is not None:
            self._write()

    def _html(self) -> str:
        if self._setup is None or self.turn is None:
            empty = self.tr("Her reasons appear here after her first turn.")
            return f"<p style='color:{self._style.theme.ink_second}'>{escape(empty)}</p>"
        rows = reason_rows(self.entries(), LinkedVoice(self._setup))
        reason = self.reason(rows)
        shown = [row for row in rows if row.id != DRAWN]
        return "".join(self._row(row, is_asked=row is reason) for row in shown)

    def reason(self, rows: Sequence[ReasonRow]) -> ReasonRow | None:
        """The last reason before the requested entry."""
        if self._entry is None:
            return None
        before = [row for row in rows if row.place <= self._entry]
        return max(before, key=lambda row: row.place, default=None)

    def _row(self, row: ReasonRow, *, is_asked: bool) -> str:
        theme, px = self._style.theme, self._style.px
        mark = f"<a name='{ASKED}'></a>" if is_asked else ""
        if row.possible is not None:
            sign = "yes" if row.possible else "no"
            mark += f"<img src='sign:{sign}' width='{px(SIGN)}' height='{px(SIGN)}'>&nbsp;"
        colour = theme.ink_second if row.below else theme.ink
        left, top = (px(20), px(1)) if row.below else (0, px(6))
        weight = 400 if row.below else 600
        style = f"margin:{top}px 0 0 {left}px; color:{colour}; font-weight:{weight}"
        if is_asked:
            style += f"; background-color:{mix(theme.paper, theme.gold, 0.35).name()}"
        return f"<p style='{style}'>{mark}{row.text}</p>{self._table(row.candidates)}"

    def _table(self, candidates: tuple[Candidate, ...]) -> str:
        if not candidates:
            return ""
        px = self._style.px
        rows = "".join(self._candidate(candidate) for candidate in candidates)
        return f"<table cellspacing='0' style='margin:{px(2)}px 0 0 {px(24)}px'>{rows}</table>"

    def _candidate(self, candidate: Candidate) -> str:
        theme, px = self._style.theme, self._style.px
        side = px(SIGN)
        mark = "&nbsp;"
        style = f"color:{theme.ink_second}"
        if candidate.chosen:
            mark = f"<img src='sign:yes' width='{side}' height='{side}'>"
            style = f"color:{theme.ink}; font-weight:600"
        cells = (mark, candidate.name, *map(escape, candidate.figures))
        pad = f"padding:0 {px(8)}px 0 0; {style}"
        return "<tr>" + "".join(f"<td style='{pad}'>{cell}</td>" for cell in cells) + "</tr>"

    # --- Look and language -----------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        theme, side = style.theme, style.px(16)
        for button, glyph in (
            (self.before, Glyph.LEFT),
            (self.after, Glyph.RIGHT),
            (self.close_button, Glyph.NO),
        ):
            button.setIcon(glyph_icon(glyph, theme.ink, side))
            button.setIconSize(QSize(side, side))
        for widget in (self.turn_label, self.copy_button):
            widget.setFont(style.sans(13))
        self.reasons.document().setDefaultFont(style.sans(13.5))
        self.reasons.document().setDefaultStyleSheet(
            f"a {{ color: {theme.ink}; text-decoration: none; font-weight: 600; }}"
        )
        kind = QTextDocument.ResourceType.ImageResource
        for name, glyph, tone in (
            ("yes", Glyph.YES, theme.good),
            ("no", Glyph.NO, theme.warn),
        ):
            # at the size it is shown: documents scale pictures poorly
            sign, ratio = QSize(style.px(SIGN), style.px(SIGN)), self.devicePixelRatioF()
            picture = glyph_icon(glyph, tone, sign.width()).pixmap(sign, ratio).toImage()
            self.reasons.document().addResource(kind, QUrl(f"sign:{name}"), picture)
        self._refill()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Wakhan").upper())
        self.before.setToolTip(self.tr("Her previous turn"))
        self.before.setAccessibleName(self.tr("Her previous turn"))
        self.after.setToolTip(self.tr("Her next turn"))
        self.after.setAccessibleName(self.tr("Her next turn"))
        self.copy_button.setText(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("Copy her reasons as text"))
        self.close_button.setToolTip(self.tr("Close Wakhan’s reasons"))
        self.close_button.setAccessibleName(self.tr("Close Wakhan’s reasons"))
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
