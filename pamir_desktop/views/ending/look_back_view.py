"""Looking back: the curve of the chances, its turning points, and what Expert would have played."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.model.terms import Seat
from pamir_desktop.views.art.chart import Chart, ChartLine
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.look_back_lines import LookBackLines
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.widgets.plain_label import PlainLabel
from pamir_desktop.views.widgets.screen_room import resize_within_screen

from .charts import ChartView
from .look_back_content import Advice, LookBack, OwnTurn, TurningPoint

LINK = "moment:"


LEAST: Final = QSize(980, 760)
MOST: Final = QSize(1280, 960)
SHARE: Final = 0.92
"""Of the window behind it."""


def wanted_size(window: QSize, style: Style) -> QSize:
    """As large as the window allows, so that little has to be scrolled."""
    room = QSizeF(window) * SHARE / style.scale
    size = room.toSize().boundedTo(MOST).expandedTo(LEAST)
    return QSize(style.px(size.width()), style.px(size.height()))


class LookBackView(QDialog):
    """Its owner gives advice as it is found; links lead into the replay."""

    moment_chosen = Signal(int)
    export_asked = Signal()

    def __init__(self, content: LookBack, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = content
        self._style = style
        self._advice: dict[int, Advice] = {}
        self.title = PlainLabel()
        self.title.setProperty("part", "title")
        self.chart = ChartView()
        self.about = PlainLabel()
        self.about.setProperty("part", "hint")
        self.about.setWordWrap(True)
        self.turnings = self._linked_label()
        self.own = self._linked_label()
        self.export_button = QPushButton()
        self.close_button = QPushButton()
        self.export_button.clicked.connect(self.export_asked)
        self.close_button.clicked.connect(self.reject)
        self.close_button.setDefault(True)
        self._build()
        self.retranslate()
        size = wanted_size(QSize() if parent is None else parent.size(), style)
        resize_within_screen(self, size.width(), size.height())
        self.close_button.setFocus()

    def _linked_label(self) -> QLabel:
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        label.linkActivated.connect(self._follow)
        return label

    def _build(self) -> None:
        px = self._style.px
        sheet = QWidget()
        columns = QHBoxLayout(sheet)
        columns.setContentsMargins(0, 0, px(8), 0)
        columns.setSpacing(px(24))
        columns.addWidget(self.turnings, 4)
        columns.addWidget(self.own, 6 if self.content.own else 0)
        self.own.setVisible(bool(self.content.own))
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(sheet)
        sheet.setAutoFillBackground(False)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.chart.setMinimumHeight(px(180))
        row = QHBoxLayout()
        row.addWidget(self.export_button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(14), px(20), px(14))
        column.setSpacing(px(8))
        column.addWidget(self.title)
        column.addWidget(self.chart, 5)
        column.addWidget(self.about)
        column.addWidget(area, 4)
        column.addLayout(row)

    def _follow(self, link: str) -> None:
        moment = link.removeprefix(LINK)
        if moment.isdigit():
            self.accept()
            self.moment_chosen.emit(int(moment))

    def show_advice(self, place: int, advice: Advice) -> None:
        """About one of the player's turns."""
        self._advice[place] = advice
        self._write()

    # --- Texts -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        lines = LookBackLines(self.content)
        self.setWindowTitle(lines.title())
        self.title.setText(lines.title())
        checks = lines.about_checks() if self.content.checks else ""
        self.about.setText(" ".join(filter(None, (lines.about(), checks))))
        self.export_button.setText(self.tr("Export log…"))
        self.close_button.setText(self.tr("Close"))
        self.chart.show_chart(self.plotted(), self._style)
        self.chart.setAccessibleName(lines.chart())
        self._write()

    def plotted(self) -> Chart:
        content, voice = self.content, Voice(self.content.setup)
        return Chart(
            LookBackLines(content).chart(),
            self.tr("Turn"),
            content.turns,
            tuple(
                ChartLine(voice.player(Seat(seat)), chair.colour, content.percent[seat])
                for seat, chair in enumerate(content.setup.seats)
            ),
            content.checks,
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _write(self) -> None:
        lines = LookBackLines(self.content)
        turnings = [
            f"{self._link(lines, point)}: {escape(lines.change(point))}"
            for point in self.content.turnings
        ]
        turnings = turnings or [escape(lines.no_turnings())]
        own = [self._own(lines, place, own) for place, own in enumerate(self.content.own)]
        self.turnings.setText(self._paragraphs(lines.turnings_title(), turnings))
        self.own.setText(self._paragraphs(lines.own_title(), own))

    def _own(self, lines: LookBackLines, place: int, own: OwnTurn) -> str:
        advice = lines.advice(own, self._advice.get(place))
        words = [f"{self._link(lines, own.point)}: {escape(lines.change(own.point))}"]
        words.append(escape(lines.played(own)))
        if advice:
            words.append(escape(advice))
        return "<br>".join(words)

    def _paragraphs(self, title: str, texts: list[str]) -> str:
        gap = self._style.px(7)
        parts = [f"<b>{escape(title)}</b>", *texts]
        return "".join(f'<p style="margin: 0 0 {gap}px 0">{part}</p>' for part in parts)

    def _link(self, lines: LookBackLines, point: TurningPoint) -> str:
        ink = QColor(self._style.theme.focus).name()
        text = escape(lines.turn(point))
        return f'<a href="{LINK}{point.moment}" style="color: {ink}">{text}</a>'
