"""The side panel right of the table: card details, the next check, Wakhan's reasons, the log."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.table.signs import Sign
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .forecast_panel import ForecastPanel
from .inspector import Inspector
from .log_panel import LogPanel
from .wakhan_panel import WakhanPanel

SHARES = {"inspector": 0.54, "wakhan": 0.7}
"""Share of the height each of them gets beside the log."""


class SidePanel(QWidget):
    """Every part can be hidden."""

    rule_asked = Signal(Sign)
    sign_pointed = Signal(Sign)  # under the mouse or the focus; None for none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._setup: Setup | None = None
        self.shares = dict(SHARES)  # the sizes set by the user
        self.inspector = Inspector()
        self.wakhan = WakhanPanel()
        self.forecast = ForecastPanel()
        self.log = LogPanel()
        self._log_title = PlainLabel()
        self._log_title.setProperty("part", "head")
        self.log_part = QWidget()
        column = QVBoxLayout(self.log_part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)
        self._parts: dict[str, QWidget] = {
            "inspector": self.inspector,
            "wakhan": self.wakhan,
            "forecast": self.forecast,
            "log": self.log_part,
        }
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        for place, (name, part) in enumerate(self._parts.items()):
            self._splitter.addWidget(part)
            self._splitter.setStretchFactor(place, int(name == "log"))
        self._splitter.setChildrenCollapsible(False)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._splitter)
        self._splitter.splitterMoved.connect(self._note_shares)
        self.forecast.height_changed.connect(self._share)
        for source in (self.inspector, self.log):
            source.rule_asked.connect(self.rule_asked)
            source.sign_pointed.connect(self.sign_pointed)
        self.forecast.sheet.asked.connect(self.rule_asked)
        self.forecast.sheet.pointed.connect(self.sign_pointed)
        self.retranslate()

    def begin(self, setup: Setup) -> None:
        """Show another game."""
        if setup != self._setup:
            self._setup = setup
            self.inspector.begin(setup)
            self.wakhan.begin(setup)
            self.log.begin(setup)

    def show_parts(self, shown: Mapping[str, bool]) -> None:
        for name, part in self._parts.items():
            part.setVisible(shown[name])
        self.setVisible(any(shown.values()))
        self._share()

    @property
    def _upper(self) -> str:
        """The part above the log."""
        return "wakhan" if self.wakhan.isVisibleTo(self) else "inspector"

    def _note_shares(self) -> None:
        heights = dict(zip(self._parts, self._splitter.sizes(), strict=True))
        upper, log = heights[self._upper], heights["log"]
        if upper and log:
            self.shares[self._upper] = round(upper / (upper + log), 3)

    def _share(self) -> None:
        """The check gets what it needs, the others share the rest."""
        needed = self.forecast.sizeHint().height()
        forecast = needed if self.forecast.isVisibleTo(self) else 0
        rest = max(100, self.height() - forecast)
        upper = round(rest * self.shares[self._upper])
        heights = {"forecast": forecast, "log": rest - upper}
        self._splitter.setSizes([heights.get(name, upper) for name in self._parts])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._share()

    def set_look(self, style: Style) -> None:
        self._style = style
        pad = style.px(14)
        self._layout.setContentsMargins(pad, pad, style.px(12), pad)
        self._splitter.setHandleWidth(style.px(12))
        self.setStyleSheet(f'QLabel[part="head"] {{ font-size: {style.px(BODY - 2)}px; }}')
        self.inspector.set_look(style)
        self.wakhan.set_look(style)
        self.forecast.set_look(style)
        self.log.set_look(style)
        self.update()

    def retranslate(self) -> None:
        self._log_title.setText(self.tr("Log").upper())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clicks on the panel do not reach the table below it."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(5, 4, -5, -6)
        paint_slip(painter, room, self._style.theme, 10)
        painter.end()
