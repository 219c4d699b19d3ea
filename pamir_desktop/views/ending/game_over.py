"""The end of the game: the ranking, charts and figures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from pamir_desktop.model.game_summary import GameSummary
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.standings import Ending, Standing
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_emblem, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, LEFT, RIGHT, write
from pamir_desktop.views.art.ornament import draw_rosette
from pamir_desktop.views.art.table_parts import paint_divider, paint_slip
from pamir_desktop.views.art.tokens import paint_coin
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.voice import Voice

from .charts import EndingCharts
from .report import EndingReport

SIZE = (1240, 880)
"""With charts, at 100 % in a large window."""
ROOM = (980, 640)
"""What the page needs at 100 %; in a smaller window everything is smaller than requested."""
RANKING_SHARE = 0.33
CHART_SHARE = 0.56

LEGEND = 0.7
"""The height of the line below the ranking, in rows."""


class GameOver(QWidget):
    """Covers the table until it is closed."""

    new_asked = Signal()
    rematch_asked = Signal()
    replay_asked = Signal()
    look_back_asked = Signal()
    export_asked = Signal()  # of the log
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ending: Ending | None = None
        self._style = Style()
        self._wanted = Style()
        self.charts = EndingCharts(self)
        self.report = EndingReport(self)
        self._row = QWidget(self)
        self._line = QHBoxLayout(self._row)
        self._line.setContentsMargins(0, 0, 0, 0)
        self.replay_button = self._button(self.replay_asked.emit)
        self.look_back_button = self._button(self.look_back_asked.emit)
        self.save_button = self._button(self.charts.ask_and_save)
        self.export_button = self._button(self.export_asked.emit)
        self._line.addStretch(1)
        self.close_button = self._button(self.put_away)
        self.rematch_button = self._button(self.rematch_asked.emit)
        self.new_button = self._button(self.new_asked.emit)
        self.new_button.setProperty("part", "primary")
        self.retranslate()
        self.hide()

    def _button(self, act: Callable[[], object]) -> QPushButton:
        """Focus the next one in the row; Enter presses it as well as Space."""
        button = QPushButton(self._row)
        button.setAutoDefault(True)
        button.clicked.connect(lambda _checked: act())
        self._line.addWidget(button)
        return button

    def show_ending(self, ending: Ending, summary: GameSummary) -> None:
        self.ending = ending
        self.look_back_button.setVisible(ending.setup.edition is Edition.SECOND)
        self.charts.show_summary(summary)
        self.report.show_summary(summary)
        self.retranslate()
        self._lay_out()
        self.show()
        self.raise_()
        self.new_button.setFocus()

    def put_away(self) -> None:
        self.hide()
        self.closed.emit()

    def set_look(self, style: Style) -> None:
        self._wanted = style
        self._fit(renewed=True)

    def _fit(self, *, renewed: bool = False) -> None:
        """As large as requested if there is room, but never smaller than the default."""
        scale = self._wanted.scale
        most = min(self.width() / ROOM[0], self.height() / ROOM[1])
        style = self._wanted._replace(scale=max(min(scale, most), min(scale, 1.0)))
        if renewed or style != self._style:
            self._style = style
            self.charts.set_look(style)
            self.report.set_look(style)
        self._lay_out()

    def retranslate(self) -> None:
        self.new_button.setText(self.tr("New game"))
        self.close_button.setText(self.tr("View table"))
        self.replay_button.setText(self.tr("Watch replay"))
        self.look_back_button.setText(self.tr("Look back…"))
        self.look_back_button.setToolTip(
            self.tr("How the chances of winning changed, and what Expert would have played.")
        )
        self.save_button.setText(self.tr("Save chart…"))
        self.export_button.setText(self.tr("Export log…"))
        self.rematch_button.setText(self.tr("Rematch"))
        self.rematch_button.setToolTip(
            self.tr("Start a new game right away with the same players and options.")
        )
        if self.ending is not None:
            self.setAccessibleName(self.title())
            self.setAccessibleDescription(self.legend())
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def title(self) -> str:
        assert self.ending is not None
        voice = Voice(self.ending.setup)
        names = voice.players(self.ending.winners)
        if not self.ending.winners:
            return self.tr("No one wins")
        if len(self.ending.winners) == 1:
            return self.tr("{name} wins").format(name=names)
        return self.tr("Shared victory: {names}").format(names=names)

    def _how(self) -> str:
        assert self.ending is not None
        match self.ending.how:
            case "lead":
                return self.tr("A lead of 4 points after a Dominance Check ends the game.")
            case "supremacy":
                return self._supremacy()
            case "final_topple":
                return self.tr("After the last topple, military stars decide, then rupees.")
            case "agreement":
                return self.tr("The players agreed to end the game.")
            case _:
                return self.tr("The final Dominance Check has been scored.")

    def _supremacy(self) -> str:
        assert self.ending is not None
        assert self.ending.supreme is not None
        text = self.tr("Supremacy: {coalition}. The most influence there wins.")
        return text.format(coalition=terms.coalition_name(self.ending.supreme))

    # --- Painting --------------------------------------------------------------------------

    def slip(self) -> QRectF:
        scale = self._style.scale
        wide = min(self.width() * 0.96, SIZE[0] * scale)
        high = min(self.height() * 0.96, SIZE[1] * scale)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _lay_out(self) -> None:
        slip, scale = self.slip(), self._style.scale
        high = 40 * scale
        bottom = slip.bottom() - 20 * scale
        row = QRectF(slip.left() + 26 * scale, bottom - high, slip.width() - 52 * scale, high)
        self._row.setGeometry(row.toRect())
        body = self._body()
        ranking = body.width() * RANKING_SHARE
        upper = body.height() * CHART_SHARE
        left = body.left() + ranking + 20 * scale
        charts = QRectF(left, body.top(), body.right() - left, upper)
        self.charts.setGeometry(charts.toRect())
        report = body.adjusted(0, upper + 10 * scale, 0, 0)
        self.report.setGeometry(report.toRect())
        sizes = f"QPushButton {{ font-size: {self._style.px(BODY + 1)}px; }}"
        if self._row.styleSheet() != sizes:
            self._row.setStyleSheet(sizes)
        self.update()

    def _body(self) -> QRectF:
        """Between the title and the buttons."""
        slip, scale = self.slip(), self._style.scale
        pad = 26 * scale
        return QRectF(
            slip.left() + pad,
            slip.top() + 106 * scale,
            slip.width() - 2 * pad,
            slip.height() - 176 * scale,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ending is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale, slip = self._style.theme, self._style.scale, self.slip()
        painter.fillRect(self.rect(), alpha("#000000", 0.42))
        paint_slip(painter, slip, theme, 12, active=True)
        draw_rosette(
            painter,
            slip.right() - 70 * scale,
            slip.top() + 70 * scale,
            60 * scale,
            alpha(theme.brass, 0.16),
            1.2,
        )
        pad = 26 * scale
        head = QRectF(
            slip.left() + pad, slip.top() + 18 * scale, slip.width() - 2 * pad, 44 * scale
        )
        write(
            painter,
            head,
            self.title(),
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=32 * scale,
            smallest=12,
            align=LEFT,
        )
        below = QRectF(head.left(), head.bottom(), head.width(), 26 * scale)
        write(painter, below, self._how(), theme.ink_second, largest=14.5 * scale, smallest=9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = below.bottomLeft() + QPointF(0, 6 * scale)
        paint_divider(painter, line, head.width(), theme)
        body = self._body()
        wide = body.width() * RANKING_SHARE
        each = body.height() * CHART_SHARE / (len(self.ending.standings) + LEGEND)
        high = min(50 * scale, each, wide / 9.5)  # figures are as wide as five of these heights
        for index, standing in enumerate(self.ending.standings):
            box = QRectF(body.left(), body.top() + index * high, wide, high)
            self._paint_standing(painter, box, standing)
        legend = self.legend_box(len(self.ending.standings), high, wide)
        size = 14 * scale
        write(painter, legend, self.legend(), theme.ink_second, largest=size, smallest=8, wrap=True)
        painter.end()

    def legend(self) -> str:
        """What the figures beside the names are for."""
        assert self.ending is not None
        if self.ending.supreme is not None:
            return self.tr("Emblem: influence. In a tie, military stars decide, then rupees.")
        if self.ending.setup.edition is Edition.FIRST:
            return self.tr("Star and coin: military stars decide, then rupees.")
        return self.tr("Star and coin: in a tie, military stars decide, then rupees.")

    def legend_box(self, rows: int, high: float, wide: float) -> QRectF:
        """Below the ranking."""
        body = self._body()
        return QRectF(body.left() + 8, body.top() + rows * high, wide - 16, LEGEND * high)

    def _paint_standing(self, painter: QPainter, box: QRectF, standing: Standing) -> None:
        """Rank, disc, name, and the three figures that decide."""
        assert self.ending is not None
        theme, palette = self._style.theme, self._style.palette
        high, middle = box.height(), box.center().y()
        colour = self.ending.setup.seats[standing.seat].colour
        wins = standing.seat in self.ending.winners
        if wins:
            painter.setPen(pen(theme.gold, 1.4))
            painter.setBrush(alpha(theme.gold, 0.18))
            painter.drawRoundedRect(box.adjusted(0, 2, 0, -2), 6, 6)
        place = QRectF(box.left(), box.top(), high * 0.9, high)
        if wins or self.ending.setup.edition is Edition.SECOND:  # the first ranks no others (F24)
            write(
                painter,
                place,
                f"{standing.place}.",
                theme.ink_second,
                family=Family.SERIF,
                weight=600,
                largest=high * 0.36,
                align=CENTRE,
            )
        painter.setPen(pen(theme.line, 1.2))
        painter.setBrush(QColor(palette.player[colour]))
        painter.drawEllipse(QRectF(place.right(), middle - high * 0.27, high * 0.54, high * 0.54))
        draw_icon(
            painter,
            colour,
            place.right() + high * 0.27,
            middle,
            high * 0.15,
            palette.player_ink[colour],
            palette.player[colour],
        )
        figures = high * 4.7
        name = QRectF(place.right() + high * 0.75, box.top(), 0, high)
        name.setRight(box.right() - figures - high * 0.25)
        write(
            painter,
            name,
            Voice(self.ending.setup).player(standing.seat),
            theme.ink,
            family=Family.SERIF,
            weight=700 if wins else 400,
            largest=high * 0.42,
            smallest=9,
            wrap=True,
        )
        left = box.right() - figures
        points = QRectF(left, box.top(), high * 1.5, high)
        if self.ending.setup.edition is Edition.SECOND:  # the first has no victory points
            text = self.tr("{points} VP").format(points=standing.measure)
            write(painter, points, text, theme.ink, weight=700, largest=high * 0.42, align=RIGHT)
        elif self.ending.supreme is not None:
            emblem = QRectF(left + high * 0.25, middle - high * 0.25, high * 0.5, high * 0.5)
            draw_emblem(painter, self.ending.supreme, emblem, palette)
            number = QRectF(emblem.right() + high * 0.12, box.top(), high * 0.7, high)
            text = str(standing.measure)
            write(painter, number, text, theme.ink, weight=700, largest=high * 0.42)
        for at, glyph, value in ((1.95, Glyph.STAR, standing.stars), (3.3, None, standing.rupees)):
            x = left + high * at
            if glyph is None:
                paint_coin(painter, QRectF(x, middle, 0, 0).topLeft(), high * 0.19)
            else:
                draw_icon(painter, glyph, x, middle, high * 0.19, theme.ink)
            number = QRectF(x + high * 0.32, box.top(), high * 0.8, high)
            write(painter, number, str(value), theme.ink, largest=high * 0.36)
