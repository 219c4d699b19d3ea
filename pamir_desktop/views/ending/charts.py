"""The game in charts: points, influence, cylinders, rupees, regions and blocks over the turns."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QMouseEvent, QPaintDevice, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QPushButton, QVBoxLayout, QWidget

from pamir_desktop.model.game_summary import GameSummary, Series
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.views.art.chart import Chart, ChartLine, Plot, paint_chart
from pamir_desktop.views.dialogs.file_dialogs import ask_for_drawing, documents
from pamir_desktop.views.dialogs.message_box import MessageBox
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.plain_text import clean_name
from pamir_desktop.views.texts.voice import Voice

SAVED = QSize(1200, 675)


class EndingCharts(QWidget):
    """One chart at a time; it can be saved as a picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary: GameSummary | None = None
        self.series = Series.POINTS
        self._style = Style()
        self.view = ChartView()
        self.buttons = {series: QPushButton() for series in Series}
        row = QHBoxLayout()
        for series, button in self.buttons.items():
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(self._chooser(series))
            row.addWidget(button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.view, 1)
        self.retranslate()

    def _chooser(self, series: Series) -> Callable[[], None]:
        return lambda: self.show_series(series)

    def show_summary(self, summary: GameSummary) -> None:
        self.summary = summary
        for series, button in self.buttons.items():
            button.setVisible(series in summary.series)
            button.setText(self.name(series))
        self.show_series(self.series if self.series in summary.series else summary.series[0])

    def show_series(self, series: Series) -> None:
        self.series = series
        self.buttons[series].setChecked(True)
        self._refill()

    def set_look(self, style: Style) -> None:
        self._style = style
        pads = f"padding: {style.px(3)}px {style.px(8)}px; font-size: {style.px(13)}px;"
        self.setStyleSheet(f"QPushButton {{ {pads} }}")
        self._refill()

    def retranslate(self) -> None:
        for series, button in self.buttons.items():
            button.setText(self.name(series))
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def name(self, series: Series) -> str:
        match series:
            case Series.POINTS:
                return self.tr("Points")
            case Series.INFLUENCE:
                return self.tr("Influence")
            case Series.CYLINDERS:
                return self.tr("Pieces") if self._is_first else self.tr("Cylinders")
            case Series.RUPEES:
                return self.tr("Rupees")
            case Series.REGIONS:
                return self.tr("Regions ruled")
            case Series.BLOCKS:
                return self.tr("Armies and roads") if self._is_first else self.tr("Blocks")

    @property
    def _is_first(self) -> bool:
        """The first edition, in which a piece is not named by its form."""
        return self.summary is not None and self.summary.setup.edition is Edition.FIRST

    # --- The chart -------------------------------------------------------------------------

    def chart(self) -> Chart:
        summary, series = self.summary, self.series
        assert summary is not None
        return Chart(
            self.name(series),
            self.tr("Turn"),
            tuple(sample.turn for sample in summary.samples),
            tuple(self._lines(summary, series)),
            summary.marks,
        )

    @staticmethod
    def _lines(summary: GameSummary, series: Series) -> list[ChartLine]:
        if series is Series.BLOCKS:
            return [
                ChartLine(terms.coalition_name(side), side, tuple(summary.line(series, side)))
                for side in Coalition
            ]
        voice = Voice(summary.setup)
        return [
            ChartLine(voice.player(Seat(seat)), chair.colour, tuple(summary.line(series, seat)))
            for seat, chair in enumerate(summary.setup.seats)
        ]

    def _refill(self) -> None:
        if self.summary is not None:
            self.view.show_chart(self.chart(), self._style)

    # --- Saving ----------------------------------------------------------------------------

    def ask_and_save(self) -> None:
        kinds = {".png": self.tr("PNG picture"), ".svg": self.tr("SVG drawing")}
        wanted = documents() / f"{self.series.value}.png"
        ask_for_drawing(self, self.tr("Save chart"), wanted, kinds, self._save_and_report)

    def _save_and_report(self, path: Path) -> None:
        if self.save(path):
            return
        box = MessageBox(lambda: (self.tr("Save chart"), self._not_written(path)), self.window())
        box.setIcon(QMessageBox.Icon.Warning)
        box.open()

    def _not_written(self, path: Path) -> str:
        text = self.tr("The chart could not be saved: {file}")
        return text.format(file=clean_name(str(path)))

    def save(self, path: Path) -> bool:
        """As PNG, or as SVG if the name says so; whether it worked."""
        try:
            path.write_bytes(self.svg() if path.suffix.lower() == ".svg" else self.png())
        except OSError:
            return False
        return True

    def svg(self) -> bytes:
        from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415  # a library of its own

        drawing, written = QSvgGenerator(), QBuffer()
        drawing.setOutputDevice(written)
        drawing.setSize(SAVED)
        drawing.setViewBox(QRectF(0, 0, SAVED.width(), SAVED.height()))
        drawing.setTitle(self.name(self.series))
        self._paint(drawing)
        return bytes(written.data().data())

    def png(self) -> bytes:
        image, written = QImage(SAVED, QImage.Format.Format_RGB32), QBuffer()
        self._paint(image)
        written.open(QBuffer.OpenModeFlag.WriteOnly)
        QImageWriter(written, QByteArray(b"png")).write(image)
        return bytes(written.data().data())

    def _paint(self, device: QPaintDevice) -> None:
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, SAVED.width(), SAVED.height())
        painter.fillRect(box, self._style.theme.paper)
        plot = Plot(box.adjusted(24, 20, -24, -16), self.chart(), 1.5)
        paint_chart(painter, plot, self._style.theme, self._style.palette)
        painter.end()


class ChartView(QWidget):
    """Paints a chart; pointing at a turn shows its values."""

    def __init__(self) -> None:
        super().__init__()
        self.plotted: Chart | None = None
        self.pointed: int | None = None
        self._style = Style()
        self.setMouseTracking(True)

    def show_chart(self, chart: Chart, style: Style) -> None:
        if chart != self.plotted or style != self._style:
            self.plotted, self._style, self.pointed = chart, style, None
            self.setAccessibleName(chart.title)
            self.update()

    def plot(self) -> Plot:
        assert self.plotted is not None
        return Plot(QRectF(self.rect()), self.plotted, self._style.scale)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.plotted is not None:
            self._point(self.plot().nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def _point(self, sample: int | None) -> None:
        if sample != self.pointed:
            self.pointed = sample
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.plotted is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_chart(painter, self.plot(), self._style.theme, self._style.palette, self.pointed)
        painter.end()
