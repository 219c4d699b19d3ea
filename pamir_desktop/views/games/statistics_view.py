"""Statistics of all finished games, on one small screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.games.statistics import SeatTally, Statistics
from pamir_desktop.model.bot import Level
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.art.brush import mix, pen
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.bot_texts import level_name
from pamir_desktop.views.texts.edition_names import edition_name
from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.screen_room import WIDE, resize_within_screen, room_on_screen


class StatisticsView(QDialog):
    """Tables with bars; everything in them is also text."""

    def __init__(self, found: Statistics, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._found = found
        self._area = QScrollArea()
        self._close = QPushButton()
        self._build()
        self.resize(style.px(540), 0)
        self.retranslate()

    def _build(self) -> None:
        px, area = self._style.px, self._area
        area.setWidgetResizable(True)
        area.viewport().setAutoFillBackground(False)
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(22), px(16), px(22), px(14))
        layout.addWidget(area, 1)
        layout.addLayout(row)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._close.setText(self.tr("Close"))
        self._sheet = QWidget()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(self._style.px(16))
        self._grid.setVerticalSpacing(self._style.px(5))
        self._grid.setColumnStretch(3, 1)
        self._row = 0
        title = PlainLabel(self.tr("Statistics"))
        title.setProperty("part", "title")
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(0, 0, self._style.px(8), 0)
        column.addWidget(title)
        column.addLayout(self._grid)
        column.addStretch(1)
        first = self._found.first
        if first is not None:
            self._part(edition_name(Edition.SECOND))
        self._fill(self._found, Edition.SECOND)
        if first is not None:
            self._part(edition_name(Edition.FIRST))
            self._fill(first, Edition.FIRST)
        self._area.setWidget(self._sheet)  # the previous one is deleted
        self._sheet.setAutoFillBackground(False)
        self._grow(self._sheet.sizeHint())

    def _grow(self, sheet: QSize) -> None:
        """As large as the texts need, and never smaller than before."""
        px = self._style.px
        wide, high = sheet.width() + px(70), min(px(640), sheet.height() + px(100))
        wanted = QSize(wide, high).expandedTo(self.size())
        resize_within_screen(self, wanted.width(), wanted.height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fill(self, found: Statistics, edition: Edition) -> None:
        has_points = edition is Edition.SECOND
        self._line(self.tr("Finished"), number_text(found.games))
        if found.hinted:
            self._line(self.tr("Finished with hints"), number_text(found.hinted))
        self._line(self.tr("Unfinished"), number_text(found.unfinished))
        if found.left_out:
            self._line(self.tr("Practice and branched games"), number_text(found.left_out))
        if not found.games:
            self._wide(self.tr("Results appear here when games are finished."))
            return
        lengths = found.lengths()
        if lengths is not None:
            text = self.tr("{least} to {most}, median {middle}").format(
                least=number_text(lengths.least),
                most=number_text(lengths.most),
                middle=number_text(lengths.middle),
            )
            self._line(self.tr("Turns per game"), text)
        if found.without_winner:
            self._line(self.tr("Without a winner"), number_text(found.without_winner))
        people = sorted_tallies(found.players)
        self._tallies(self.tr("Players"), people, has_points=has_points)
        if found.wakhan:
            named = [(self._against(n), tally) for n, tally in sorted(found.wakhan.items())]
            self._tallies(terms.wakhan_name(), named)
        by_level = sorted(found.bots.items(), key=lambda item: list(Level).index(item[0]))
        if by_level:
            named = [(level_name(level), tally) for level, tally in by_level]
            self._tallies(self.tr("Computer players"), named)
        against = sorted(found.against_bots.items(), key=lambda item: list(Level).index(item[0]))
        if against:
            named = [(level_name(level), tally) for level, tally in against]
            self._tallies(self.tr("People, by their strongest computer opponent"), named)
        self._coalitions(found)
        self._ends(found)

    def _against(self, people: int) -> str:
        if people == 1:
            return self.tr("against one player")
        return self.tr("against two players")

    def _coalitions(self, found: Statistics) -> None:
        self._head(self.tr("Wins by loyalty"))
        most = max([1, *found.coalitions.values()])
        for coalition in Coalition:
            won = found.coalitions[coalition]
            colour = self._style.palette.coalition[coalition]
            name = terms.coalition_name(coalition)
            self._bar_line(name, number_text(won), "", won / most, colour)

    def _ends(self, found: Statistics) -> None:
        self._head(self.tr("How games ended"))
        names = {
            "lead": self.tr("by a lead after a Dominance Check"),
            "final_check": self.tr("with the final Dominance Check"),
            "supremacy": self.tr("with supremacy at a topple"),
            "final_topple": self.tr("with the last topple, without supremacy"),
            "agreement": self.tr("by agreement"),
        }
        for how, count in found.ends.most_common():
            share = count / found.games
            self._bar_line(clean_name(names.get(how, how)), number_text(count), "", share)

    # --- Rows ------------------------------------------------------------------------------

    def _tallies(
        self, title: str, named: Sequence[tuple[str, SeatTally]], *, has_points: bool = True
    ) -> None:
        self._head(title)
        for name, tally in named:
            won = self.tr("{won} of {played} won").format(
                won=number_text(tally.won), played=number_text(tally.played)
            )
            mean = QLocale().toString(tally.points / tally.played, "f", 1)
            points = self.tr("{points} VP per game").format(points=mean) if has_points else ""
            self._bar_line(clean_name(name), won, points, tally.won / tally.played)

    def _part(self, text: str) -> None:
        """The heading of an edition."""
        label = PlainLabel(text)
        label.setProperty("part", "title")
        self._grid.setRowMinimumHeight(self._row, self._style.px(14))
        self._row += 1
        self._grid.addWidget(label, self._row, 0, 1, 4)
        self._row += 1

    def _head(self, text: str) -> None:
        label = PlainLabel(text)
        label.setProperty("part", "head")
        self._grid.setRowMinimumHeight(self._row, self._style.px(10))
        self._row += 1
        self._grid.addWidget(label, self._row, 0, 1, 4)
        self._row += 1

    def _wide(self, text: str) -> None:
        label = PlainLabel(text)
        label.setProperty("part", "hint")
        label.setWordWrap(True)
        self._grid.addWidget(label, self._row, 0, 1, 4)
        self._row += 1

    def _name(self, text: str) -> PlainLabel:
        """On a small screen at 200 % long names take two lines, so that the bars have room."""
        label = PlainLabel(text)
        label.setWordWrap(room_on_screen(self).width() < self._style.px(WIDE))
        return label

    def _line(self, name: str, value: str) -> None:
        self._grid.addWidget(self._name(name), self._row, 0)
        self._grid.addWidget(PlainLabel(value), self._row, 1, 1, 3)
        self._row += 1

    def _bar_line(
        self, name: str, value: str, more: str, share: float, colour: str | None = None
    ) -> None:
        self._grid.addWidget(self._name(name), self._row, 0)
        self._grid.addWidget(PlainLabel(value), self._row, 1)
        self._grid.addWidget(PlainLabel(more), self._row, 2)
        self._grid.addWidget(_Bar(share, self._style, colour), self._row, 3)
        self._row += 1


class _Bar(QWidget):
    """A share of the whole."""

    def __init__(self, share: float, style: Style, colour: str | None) -> None:
        super().__init__()
        self._share, self._style, self._colour = share, style, colour
        self.setMinimumSize(style.px(48), style.px(14))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(90), self._style.px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, high = self._style.theme, self._style.px(12)
        box = QRectF(1, (self.height() - high) / 2, self.width() - 2, high)
        painter.setPen(pen(theme.line, 1))
        painter.setBrush(mix(theme.paper, theme.paper_deep, 0.7))
        painter.drawRoundedRect(box, 3, 3)
        if self._share > 0:
            painter.setBrush(mix(self._colour or theme.brass, theme.paper, 0.1))
            painter.drawRoundedRect(
                QRectF(box.left(), box.top(), max(6.0, box.width() * self._share), high), 3, 3
            )
        painter.end()


def sorted_tallies(players: dict[str, SeatTally]) -> list[tuple[str, SeatTally]]:
    """The player with the most wins is first."""
    return sorted(players.items(), key=lambda item: (-item[1].won, -item[1].played, item[0]))
