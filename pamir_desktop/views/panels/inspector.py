"""The inspector: a card enlarged, texts for every icon, and its state in this game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.model.card_facts import CardFacts
from pamir_desktop.model.cards import is_event
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import NO_CARD, CardId
from pamir_desktop.views.art.cards import card_cache
from pamir_desktop.views.art.cards.layout import ASPECT
from pamir_desktop.views.art.cards.printed import printed
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign, Term
from pamir_desktop.views.texts.card_notes import card_note
from pamir_desktop.views.texts.card_texts import card_name, card_words
from pamir_desktop.views.texts.sign_texts import sign_text
from pamir_desktop.views.widgets.glyph_icon import glyph_icon
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .card_icons import CardRow, CardRows, card_rows
from .inspector_words import fact_lines, passages
from .sign_labels import CardPicture, SignLabel, TermText

CARD_WIDTH = 264
LEAST_WIDTH, SMALLEST_WIDTH = 160, 112
"""The card shrinks below the first only where its texts would have to be scrolled otherwise."""

WORDS, SMALL_WORDS, NAME = 13.5, 11.0, 15.5
CARD_SHARE = 0.64  # share of the height, at most
LOW = 500
LEAST_BESIDE, BESIDE_SHARE = 90, 0.44  # of a card with its icons beside it
REST_MILLISECONDS = 100
"""The mouse moves over many cards; only the one it rests on is shown."""


class Inspector(QWidget):
    """Shows the card pointed at last, or the pinned one."""

    pinned_changed = Signal(bool)
    rule_asked = Signal(Sign)  # of a term
    sign_pointed = Signal(Sign)  # a term under the mouse or the focus; None for none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts: CardFacts | None = None
        self._setup: Setup | None = None
        self._style = Style()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(REST_MILLISECONDS)
        self._later.timeout.connect(self._refill)
        self.title = PlainLabel()
        self.title.setProperty("part", "head")
        self.name = PlainLabel()  # instead of the title where the card is not pictured
        self.pin = QToolButton()
        self.pin.setCheckable(True)
        self.pin.setMinimumSize(24, 24)
        self.pin.toggled.connect(self.pinned_changed)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.name, 1)
        head.addWidget(self.pin)
        self.picture = CardPicture()
        self.picture.asked.connect(self.rule_asked)
        self.picture.pointed.connect(self.sign_pointed)
        self._terms: list[SignLabel] = []
        self._is_bare = False  # without the card
        self._is_tight = False  # with less air between the lines
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        self._words = TermText()
        self._words.asked.connect(self.rule_asked)
        self._words.pointed.connect(self.sign_pointed)
        inside = self._inside = QWidget()
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        self._upper = QGridLayout()
        self._upper.addWidget(self.picture, 0, 0)
        column.addLayout(self._upper)
        column.addWidget(self._words)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inside)
        self._scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        self.retranslate()

    def begin(self, setup: Setup) -> None:
        self._setup = setup
        self.facts = None
        self.pin.setChecked(False)
        self._refill()

    def forget(self, cards: Collection[CardId]) -> None:
        """Show none of these any more, even if it is pinned."""
        if self.facts is not None and self.facts.card in cards:
            self.facts = None
            self.pin.setChecked(False)
            self._refill()

    def show_card(self, facts: CardFacts) -> None:
        """Show this card, unless another one is pinned."""
        is_other = self.facts is None or facts.card != self.facts.card
        if facts != self.facts and not (is_other and self.pin.isChecked()):
            self.facts = facts
            self._later.start()

    def complete(self) -> None:
        """Show at once what is waiting to be shown."""
        if self._later.isActive():
            self._refill()

    def set_look(self, style: Style) -> None:
        self._style = style
        self.pin.setIcon(glyph_icon(Glyph.PIN, style.theme.ink, style.px(18)))
        self.pin.setIconSize(QSize(style.px(16), style.px(16)))
        self.name.setFont(style.serif(NAME, 600))
        self.title.setMinimumHeight(self.name.fontMetrics().height())
        self._refill()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Card details").upper())
        self.pin.setToolTip(self.tr("Pin this card here"))
        self.pin.setAccessibleName(self.tr("Pin this card"))
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # --- Filling ---------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refill()

    def _refill(self) -> None:
        self._later.stop()
        if not self.isVisible():
            return
        self._clear_rows()
        if self.facts is None or self._setup is None:
            self._is_bare = self._is_tight = False
            self._arrange()
            self._show_heading()
            self.picture.clear()
            self.picture.hide()
            self.picture.show_signs(NO_CARD, None)
            self._inside.setMinimumHeight(0)
            self._words.setFont(self._style.sans(WORDS))
            self._show_invitation()
            return
        card = CardId(self.facts.card)
        ways = [(WORDS, False, False)]
        if self._is_low:
            ways += [(WORDS, True, False), (WORDS, True, True), (SMALL_WORDS, True, True)]
        for words, bare, tight in ways:
            width, fits = self._fill(card, words, bare=bare, tight=tight)
            if fits:
                break
        self._show_heading()
        self.picture.setVisible(not self._is_bare)
        self.picture.setPixmap(self._face(card, width))
        self.picture.show_signs(card, self._setup)
        # with "as needed", a bar that is shown makes the text longer and so keeps itself
        policy = Qt.ScrollBarPolicy
        # nothing is pressed together where there is too little room: it is scrolled
        needed = 0 if fits else self._needed_height(0 if self._is_bare else width)
        self._inside.setMinimumHeight(needed)
        self._scroll.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )

    def _clear_rows(self) -> None:
        self._terms = []
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _fill(self, card: CardId, words: float, *, bare: bool, tight: bool) -> tuple[int, bool]:
        """In one of several ways; returns the width of the card and whether everything is seen."""
        assert self.facts is not None
        self._is_bare, self._is_tight = bare, tight
        self._words.setFont(self._style.sans(words))
        self._show_words(self.facts)
        self._fill_rows(card)
        if bare:
            return LEAST_WIDTH, self._needed_height(0) <= self._scroll.viewport().height()
        return self._fitting_width()

    def _show_heading(self) -> None:
        """The name of the card where it is not pictured."""
        self.title.setVisible(not self._is_bare)
        self.name.setVisible(self._is_bare)
        if self._is_bare and self.facts is not None:
            self.name.setText(card_name(CardId(self.facts.card)))

    def _fill_rows(self, card: CardId) -> None:
        self._clear_rows()
        self._arrange()
        assert self._setup is not None
        if not is_event(card):
            self._add_rows(card_rows(printed(card, self._setup.edition)))

    @property
    def _is_beside(self) -> bool:
        """The icons are beside the card."""
        return self._is_low and not self._is_bare

    @property
    def _is_low(self) -> bool:
        """There is little height: the icons are beside the card instead of below it.

        Where not even that is enough, the card is left out: it is as large on the table.
        """
        return self._scroll.viewport().height() < self._style.px(LOW)

    def _arrange(self) -> None:
        low = self._is_beside
        self._grid.setVerticalSpacing(0 if self._is_tight or low else self._style.px(3))
        above, below = (0, 0) if self._is_tight else (self._style.px(4), self._style.px(2))
        self._grid.setContentsMargins(0, above, 0, below)
        self._column.setSpacing(2 if self._is_tight else self._style.px(6))
        self._upper.removeWidget(self._rows)
        self._upper.addWidget(self._rows, 0 if low else 1, 1 if low else 0)
        self._upper.setColumnStretch(1, 1 if low else 0)
        self._upper.setColumnStretch(0, 0 if low else 1)
        top = Qt.AlignmentFlag.AlignTop if low else Qt.AlignmentFlag(0)
        self._upper.setAlignment(self._rows, top)

    def _face(self, card: CardId, width: int) -> QPixmap:
        style, ratio = self._style, self.devicePixelRatioF()
        assert self._setup is not None
        words = card_words(card, self._setup.edition)
        return card_cache.face(card, words, width, ratio, style.theme, style.palette)

    def _face_width(self) -> int:
        """As large as requested, but the texts below it need room as well."""
        room = self._scroll.viewport().size()
        if self._is_low:
            # of all the width: it must not depend on whether there is a scroll bar
            beside = min(BESIDE_SHARE * self._scroll.width(), room.height() / ASPECT)
            return max(LEAST_BESIDE, min(self._style.px(CARD_WIDTH), round(beside)))
        most = min(room.width() - 4, round(room.height() * CARD_SHARE / ASPECT))
        return max(LEAST_WIDTH, min(self._style.px(CARD_WIDTH), most))

    def _fitting_width(self) -> tuple[int, bool]:
        """The largest width of the card at which everything is seen, and whether there is one."""
        widest, room = self._face_width(), self._scroll.viewport().height()
        for width in range(widest, SMALLEST_WIDTH - 1, -8):
            if self._needed_height(width) <= room:
                return width, True
        return min(widest, LEAST_WIDTH), False

    def _needed_height(self, face: int) -> int:
        room = self._scroll.contentsRect().width()
        gap = self._upper.spacing()
        high = round(face * ASPECT) + 1 if face else 0
        if self._grid.count():
            beside = room - face - gap if self._is_beside else room
            rows = self._grid.totalHeightForWidth(beside)
            high = max(high, rows) if self._is_beside else high + gap + rows
        return high + gap + self._words.heightForWidth(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refill()

    def _add_rows(self, rows: CardRows) -> None:
        """Two columns below the card: what happens when it is played, and what it can do."""
        kind, impacts, actions = rows
        played, used = self.tr("When played"), self.tr("Actions")
        if self._is_beside:
            line = self._add_column(0, 0, kind)
            line = self._add_column(line, 0, impacts, played)
            self._add_column(line, 0, actions, used)
            return
        line = max(self._add_column(0, column, kind[column::2]) for column in (0, 1))
        self._add_column(line, 0, impacts, played)
        self._add_column(line, 1, actions, used)

    def _add_column(
        self, line: int, column: int, rows: Sequence[CardRow], heading: str = ""
    ) -> int:
        """From this row of the grid on; returns the next free row."""
        if heading and rows:
            head = PlainLabel(heading.upper(), self._rows)
            head.setProperty("part", "head")
            head.setContentsMargins(0, 0 if self._is_tight else self._style.px(4), 0, 0)
            self._grid.addWidget(head, line, column * 2, 1, 2)
            head.show()
            line += 1
        for place, row in enumerate(rows, line):
            self._add_row(place, column, row)
        return line + len(rows)

    def _add_row(self, line: int, column: int, row: CardRow) -> None:
        style = self._style
        sign = PlainLabel(parent=self._rows)
        side = style.px(18 if self._is_low else 20)
        ratio = self.devicePixelRatioF()
        image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row.paint(painter, side, style)
        painter.end()
        sign.setPixmap(QPixmap.fromImage(image))
        assert self._setup is not None
        words = SignLabel(row.text(), row.meaning(), self._setup, self._rows)
        words.setFont(style.sans(12.0 if self._is_tight else 13.0))
        words.setWordWrap(True)
        words.asked.connect(self.rule_asked)
        words.pointed.connect(self.sign_pointed)
        words.left.connect(partial(self._walk, words))
        # one stop of the Tab key: the arrows go on from there
        is_first = not self._terms
        words.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_first else Qt.FocusPolicy.NoFocus)
        self._terms.append(words)
        sign.setToolTip(words.toolTip())
        self._grid.addWidget(sign, line, column * 2)
        self._grid.addWidget(words, line, column * 2 + 1)
        self._grid.setColumnStretch(column * 2 + 1, 1)
        for label in (sign, words):
            label.show()

    def _walk(self, term: SignLabel, way: int) -> None:
        place = self._terms.index(term) + way
        self._terms[place % len(self._terms)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_words(self, facts: CardFacts) -> None:
        """Abilities or halves, the state in this game, and who it was; titles and facts lead on."""
        assert self._setup is not None
        theme, gap = self._style.theme, 1 if self._is_tight else 4
        blocks, signs = list[str](), list[Sign]()
        for term, title, text in passages(CardId(facts.card), self._setup.edition):
            link = f"<a href='{len(signs)}' style='color:{theme.focus}'>{title}</a>"
            blocks.append(f"<p style='margin:{gap}px 0'><b>{link}</b><br>{text}</p>")
            signs.append(Sign(term, card=CardId(facts.card)))
        lines = list[str]()
        for sign, line in fact_lines(facts, self._setup):
            look = f"color:{theme.ink_second}; text-decoration:none"
            lines.append(f"<a href='{len(signs)}' style='{look}'>{escape(line)}</a>")
            signs.append(sign)
        if lines:
            wording = (" " if self._is_tight else "<br>").join(lines)
            blocks.append(f"<p style='margin:{gap}px 0'>{wording}</p>")
        note = card_note(CardId(facts.card))
        if note:
            family = self._style.serif().family()
            blocks.append(
                f"<p style='margin:{2 * gap}px 0 {gap}px 0; font-family:\"{family}\"'>{note}</p>"
            )
        self._words.show_terms("".join(blocks), tuple(signs), self._setup)

    def _show_invitation(self) -> None:
        theme, text = self._style.theme, self.tr("Point at a card to read it here.")
        words = f"<p style='margin:4px 0; color:{theme.ink_second}'>{text}</p>"
        if self._setup is None:
            self._words.show_terms(words, (), None)
            return
        sign = Sign(Term.CARD)
        title = escape(sign_text(sign, self._setup).title)
        link = f"<a href='0' style='color:{theme.focus}'>{title}</a>"
        self._words.show_terms(f"{words}<p style='margin:4px 0'>{link}</p>", (sign,), self._setup)
