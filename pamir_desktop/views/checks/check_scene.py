"""The scene of a Dominance Check: blocks are counted, points awarded, markers moved.

It covers the table until it is closed. A key or click first shows all of it, then closes it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from pamir_desktop.model.check_report import Award, CheckReport
from pamir_desktop.model.terms import Coalition, Colour
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, LEFT, RIGHT, write
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.art.rails import paint_points_rail, point_place
from pamir_desktop.views.art.table_parts import paint_divider, paint_slip
from pamir_desktop.views.panels.forecast_parts import BlockRow, Notice
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.check_lines import CheckLines

from . import check_timeline

WIDTH: Final = 720.0
PAD: Final = 28.0
HEAD: Final = 62.0
BLOCK_ROW: Final = 27.0
VERDICT: Final = 44.0
AWARD: Final = 46.0
RAIL: Final = 36.0
FOOT: Final = 62.0
"""Heights at 100 %."""

READING_TIME: Final = 6000
"""Milliseconds after which a scene that no one has to close goes by itself."""


class CheckScene(QWidget):
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: CheckReport | None = None
        self._lines: CheckLines | None = None
        self._style = self._wanted = Style()
        self._time = 0.0
        self._is_staying = True
        self._film = QVariantAnimation(self)
        self._film.valueChanged.connect(self._show_time)
        self._film.finished.connect(self._finished)
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.timeout.connect(self.close_scene)
        self.button = QPushButton(self)
        self.button.setProperty("part", "primary")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.go_on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.installEventFilter(self)
        self.hide()

    def show_report(self, report: CheckReport, beat: int, *, stays: bool) -> None:
        """`beat` is in milliseconds, 0: everything at once; without `stays` it goes by itself."""
        self.report = report
        self._is_staying = stays
        self._leave.stop()
        self._film.stop()
        self._show_time(0.0)
        self.retranslate()
        self._fit()
        self.show()
        self.raise_()
        self.setFocus()
        # whatever the check leads to may take the focus in the same moment
        QTimer.singleShot(0, self, self._take_focus)
        if beat:
            length = check_timeline.length(report)
            self._film.setStartValue(0.0)
            self._film.setEndValue(length)
            self._film.setDuration(round(length * beat))
            self._film.start()
        else:
            self._finished()

    def _take_focus(self) -> None:
        if self.isVisible():
            self.setFocus()

    @property
    def is_complete(self) -> bool:
        """Everything is shown."""
        return self.report is None or self._time >= check_timeline.length(self.report)

    def go_on(self) -> None:
        """Show all of it; if it is shown already, close it."""
        if self.is_complete:
            self.close_scene()
        else:
            self._film.stop()
            self._finished()

    def close_scene(self) -> None:
        self._leave.stop()
        self._film.stop()
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _show_time(self, time: float) -> None:
        self._time = time
        self.update()

    def _finished(self) -> None:
        if self.report is not None:
            self._show_time(check_timeline.length(self.report))
            if not self._is_staying:
                self._leave.start(READING_TIME)

    # --- Events ----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the table would choose something that is covered; those of menus work."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if pressed == Qt.KeyboardModifier.NoModifier and not is_function:
                event.accept()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
            Qt.Key.Key_Escape,
        }:
            if not event.isAutoRepeat():
                self.go_on()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.go_on()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    # --- Look and texts --------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._wanted = style
        self._fit()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Continue"))
        if self.report is not None:
            self._lines = CheckLines(self.report)
            self.setAccessibleName(self._lines.all())
            if self.report.ending:
                self.button.setText(self.tr("See the ranking"))

    def _height(self) -> float:
        """At 100 %."""
        assert self.report is not None
        extra = VERDICT if self.report.ending or self._after() else 0.0
        awards = AWARD * len(self.report.awards)
        return HEAD + 3 * BLOCK_ROW + 2 * VERDICT + awards + RAIL + 24 + extra + FOOT

    def _after(self) -> str:
        assert self._lines is not None
        return self._lines.ending() or self._lines.after()

    def slip(self) -> QRectF:
        scale = self._style.scale
        wide, high = WIDTH * scale, self._height() * scale
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _fit(self) -> None:
        """As large as requested if there is room."""
        if self.report is None:
            return
        most = min(self.width() * 0.96 / WIDTH, self.height() * 0.96 / self._height())
        self._style = self._wanted._replace(scale=max(0.1, min(self._wanted.scale, most)))
        px, slip = self._style.px, self.slip()
        self.button.setStyleSheet(
            f"QPushButton {{ font-size: {px(BODY + 1)}px; padding: {px(4)}px {px(18)}px; }}"
        )
        size = self.button.sizeHint()
        wide, high = max(size.width(), px(150)), px(38)
        self.button.setGeometry(
            round(slip.right()) - px(PAD) - wide, round(slip.bottom()) - px(16) - high, wide, high
        )
        self.update()

    # --- Painting --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.report is None or self._lines is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), alpha("#000000", 0.42))
        slip, scale = self.slip(), self._style.scale
        paint_slip(painter, slip, self._style.theme, 12, active=True)
        beat = check_timeline.at(self.report, self._time)
        inner = slip.adjusted(PAD * scale, 0, -PAD * scale, 0)
        top = self._paint_head(painter, inner)
        top = self._paint_blocks(painter, inner, top, beat)
        top = self._paint_verdict(painter, inner, top, beat)
        for place, award in enumerate(self.report.awards):
            row = QRectF(inner.left(), top, inner.width(), AWARD * scale)
            self._paint_award(painter, row, award, shown=place < beat.awards)
            top = row.bottom()
        rail = QRectF(inner.left(), top + 8 * scale, inner.width(), RAIL * scale)
        self._paint_rail(painter, rail, beat)
        text = self._after()
        if beat.ending and text:
            box = QRectF(inner.left(), rail.bottom() + 12 * scale, inner.width(), 38 * scale)
            icon = Glyph.TROPHY if self.report.ending else Glyph.BLOCK
            Notice(icon, text, good=True).paint(painter, box, self._style)
        painter.end()

    def _paint_head(self, painter: QPainter, inner: QRectF) -> float:
        assert self._lines is not None
        theme, scale = self._style.theme, self._style.scale
        head = QRectF(inner.left(), inner.top() + 10 * scale, inner.width(), 42 * scale)
        side = 15 * scale
        draw_icon(painter, Glyph.SCALES, head.left() + side, head.center().y(), side, theme.brass)
        write(
            painter,
            head.adjusted(44 * scale, 0, 0, 0),
            self._lines.title(),
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=27 * scale,
            smallest=12,
            align=LEFT,
        )
        paint_divider(painter, head.bottomLeft() + QPointF(0, 4 * scale), inner.width(), theme)
        return inner.top() + HEAD * scale

    def _paint_blocks(
        self, painter: QPainter, inner: QRectF, top: float, beat: check_timeline.Beat
    ) -> float:
        scale = self._style.scale
        for coalition in Coalition:
            row = QRectF(inner.left(), top, inner.width(), BLOCK_ROW * scale)
            BlockRow(coalition, beat.blocks[coalition]).paint(painter, row, self._style)
            top = row.bottom()
        return top

    def _paint_verdict(
        self, painter: QPainter, inner: QRectF, top: float, beat: check_timeline.Beat
    ) -> float:
        assert self.report is not None
        assert self._lines is not None
        theme, scale = self._style.theme, self._style.scale
        box = QRectF(inner.left(), top + 3 * scale, inner.width(), 38 * scale)
        if beat.verdict:
            success = self.report.dominant is not None
            glyph = Glyph.YES if success else Glyph.NO
            Notice(glyph, self._lines.verdict(), good=success).paint(painter, box, self._style)
            below = QRectF(inner.left(), top + VERDICT * scale, inner.width(), VERDICT * scale)
            text = self._lines.scoring()
            write(painter, below, text, theme.ink_second, largest=15 * scale, smallest=8)
        return top + 2 * VERDICT * scale

    def _paint_award(self, painter: QPainter, row: QRectF, award: Award, *, shown: bool) -> None:
        assert self.report is not None
        assert self._lines is not None
        theme, scale = self._style.theme, self._style.scale
        colour = self.report.setup.seats[award.seat].colour
        look = Look(theme, self._style.palette)
        centre = QPointF(row.left() + 16 * scale, row.center().y())
        wins = shown and award.seat in self.report.winners
        if wins:
            painter.setPen(pen(theme.gold, 1.4))
            painter.setBrush(alpha(theme.gold, 0.18))
            painter.drawRoundedRect(row.adjusted(-6, 2, 6, -2), 6, 6)
        paint_disc(painter, centre, 12 * scale, colour, look, ringed=True)
        name = QRectF(row.left() + 38 * scale, row.top(), row.width() * 0.27, row.height())
        write(
            painter,
            name,
            self._lines.player(award),
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=17 * scale,
            smallest=8,
        )
        if not shown:
            return
        reason = QRectF(name.right() + 8 * scale, row.top(), 0, row.height())
        reason.setRight(row.right() - 110 * scale)
        text = self._lines.reason(award)
        ink = theme.ink_second
        write(painter, reason, text, ink, largest=14 * scale, smallest=8 * scale, wrap=True)
        got = QRectF(row.right() - 104 * scale, row.top(), 48 * scale, row.height())
        gained = f"+{award.points}"
        tone = theme.good if award.points else theme.ink_second
        write(painter, got, gained, tone, weight=700, largest=20 * scale, align=RIGHT)
        total = QRectF(row.right() - 48 * scale, row.top(), 48 * scale, row.height())
        write(
            painter,
            total,
            str(award.after),
            theme.ink,
            family=Family.SERIF,
            weight=700,
            largest=22 * scale,
            align=CENTRE,
        )

    def _paint_rail(self, painter: QPainter, rail: QRectF, beat: check_timeline.Beat) -> None:
        """Markers that are on a number stand on the rail; one that moves is painted over it."""
        assert self.report is not None
        look = Look(self._style.theme, self._style.palette)
        standing: dict[int, list[Colour]] = {}
        moving: list[tuple[QPointF, Colour]] = []
        for award, moved in zip(self.report.awards, beat.moved, strict=True):
            colour = self.report.setup.seats[award.seat].colour
            if moved in {0.0, 1.0}:
                standing.setdefault(round(check_timeline.points_at(award, moved)), []).append(
                    colour
                )
                continue
            start, end = point_place(rail, award.before), point_place(rail, award.after)
            moving.append((start + (end - start) * moved, colour))
        paint_points_rail(painter, rail, look, standing)
        for centre, colour in moving:
            paint_disc(painter, centre, rail.height() * 0.36, colour, look, ringed=True)
