"""What the scene of a topple shows: all units, supremacy, what follows for every player."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.first_edition.topple_report import ToppleLine, ToppleReport
from pamir_desktop.views.art.icons import draw_emblem, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, RIGHT, write
from pamir_desktop.views.art.tokens import paint_coin
from pamir_desktop.views.panels.forecast_parts import Notice
from pamir_desktop.views.panels.topple_parts import UnitsTable
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.first_edition.topple_scene_lines import ToppleSceneLines

from .sheet import HEAD, VERDICT, paint_head, paint_player, paint_reason

LARGER: Final = 1.3
"""The table of units, compared to that in the panel."""
TEXT: Final = 664.0
"""The width of texts."""
FOLLOWS: Final = 52.0
ROW: Final = 44.0
GAP: Final = 6.0
"""Heights at 100 %."""

COUNTING: Final = 1.5
"""The units are counted; all times are in beats."""
VERDICT_TIME: Final = 1.0
LINE_TIME: Final = 0.7


class ToppleSheet:
    def __init__(self, report: ToppleReport) -> None:
        self._report = report
        self._lines = ToppleSceneLines(report)

    @property
    def length(self) -> float:
        return COUNTING + VERDICT_TIME + LINE_TIME * len(self._report.lines)

    @property
    def ends_game(self) -> bool:
        return bool(self._report.ending)

    def words(self) -> str:
        return self._lines.all()

    def height(self) -> float:
        """At 100 %."""
        rows = ROW * len(self._report.lines)
        return HEAD + self._table_high() + self._verdict_high() + FOLLOWS + rows + VERDICT + 8

    def _table_high(self) -> float:
        if not self._report.was_bought:
            return 0.0
        table = UnitsTable(self._report.units, self._report.regime, is_named=True)
        return table.height(TEXT, Style()) * LARGER + GAP

    def _verdict_high(self) -> float:
        return max(38.0, self._verdict().height(TEXT, Style())) + 6

    def _verdict(self) -> Notice:
        success = self._report.supreme is not None
        return Notice(Glyph.YES if success else Glyph.NO, self._lines.verdict(), good=success)

    def paint(self, painter: QPainter, inner: QRectF, style: Style, time: float) -> None:
        scale, report = style.scale, self._report
        top = paint_head(painter, inner, style, self._lines.title(), self._lines.aside())
        if report.was_bought:
            self.counted(time).paint(
                painter,
                QRectF(inner.left(), top, inner.width(), (self._table_high() - GAP) * scale),
                style._replace(scale=scale * LARGER),
            )
            top += self._table_high() * scale
        high = self._verdict_high() * scale
        below = QRectF(inner.left(), top + high, inner.width(), FOLLOWS * scale)
        if time >= COUNTING:
            box = QRectF(inner.left(), top, inner.width(), high)
            self._verdict().paint(painter, box, style)
            ink, words = style.theme.ink_second, self._lines.follows()
            write(painter, below, words, ink, largest=15 * scale, smallest=8, wrap=True)
        top = below.bottom()
        shown = (time - COUNTING - VERDICT_TIME) / LINE_TIME
        for place, line in enumerate(report.lines):
            row = QRectF(inner.left(), top, inner.width(), ROW * scale)
            self._paint_line(painter, row, line, style, shown=shown >= place)
            top = row.bottom()
        if time >= self.length:
            box = QRectF(inner.left(), top + 8 * scale, inner.width(), 38 * scale)
            icon = Glyph.TROPHY if report.ending else Glyph.ARROW
            Notice(icon, self._lines.after(), good=True).paint(painter, box, style)

    def counted(self, time: float) -> UnitsTable:
        """Those that count come up to their number one by one."""
        report = self._report
        upto = round(min(1.0, time / COUNTING) * max(report.counted))
        first, second, third = (min(count, upto) for count in report.counted)
        rows = list(report.units)
        rows[report.regime] = (first, second, third)
        return UnitsTable(tuple(rows), report.regime, is_named=True)

    def _paint_line(
        self, painter: QPainter, row: QRectF, line: ToppleLine, style: Style, *, shown: bool
    ) -> None:
        scale = style.scale
        player = self._lines.player(line), self._report.setup.seats[line.seat].colour
        wins = shown and line.seat in self._report.winners
        name = paint_player(painter, row, player, style, wins=wins)
        if not shown:
            return
        left = (
            self._paint_figures(painter, row, line, style) if self._report.ending else row.right()
        )
        reason = QRectF(name.right() + 8 * scale, row.top(), 0, row.height())
        reason.setRight(left - 8 * scale)
        paint_reason(painter, reason, self._lines.reason(line), style)

    def _paint_figures(
        self, painter: QPainter, row: QRectF, line: ToppleLine, style: Style
    ) -> float:
        """Influence, military stars, rupees: in the order in which they decide."""
        theme, scale = style.theme, style.scale
        middle, pitch = row.center().y(), 58 * scale
        left = row.right() - 2 * pitch
        for place, figure in enumerate((line.stars, line.rupees)):
            x = left + place * pitch + 20 * scale
            if place:
                paint_coin(painter, QPointF(x, middle), 9 * scale)
            else:
                draw_icon(painter, Glyph.STAR, x, middle, 9 * scale, theme.ink)
            number = QRectF(x + 12 * scale, row.top(), 28 * scale, row.height())
            write(painter, number, str(figure), theme.ink, largest=17 * scale, align=CENTRE)
        empire = self._report.supreme
        if empire is None or line.influence is None:
            return left
        left -= pitch
        side = 18 * scale
        tile = QRectF(left + 4 * scale, middle - side / 2, side, side)
        draw_emblem(painter, empire, tile, style.palette)
        number = QRectF(tile.right(), row.top(), 30 * scale, row.height())
        total = str(line.influence.total)
        write(painter, number, total, theme.ink, weight=700, largest=20 * scale, align=RIGHT)
        return left
