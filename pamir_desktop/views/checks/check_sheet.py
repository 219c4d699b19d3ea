"""What the scene of a Dominance Check shows: blocks, verdict, points, markers on the rail."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.check_report import Award, CheckReport
from pamir_desktop.model.terms import Coalition, Colour
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, RIGHT, write
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.art.rails import paint_points_rail, point_place
from pamir_desktop.views.panels.forecast_parts import BlockRow, Notice
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.check_lines import CheckLines

from . import check_timeline
from .sheet import HEAD, VERDICT, paint_head, paint_player, paint_reason

BLOCK_ROW: Final = 27.0
AWARD: Final = 46.0
RAIL: Final = 36.0
"""Heights at 100 %."""


class CheckSheet:
    def __init__(self, report: CheckReport) -> None:
        self._report = report
        self._lines = CheckLines(report)
        self._style = Style()

    @property
    def length(self) -> float:
        return check_timeline.length(self._report)

    @property
    def ends_game(self) -> bool:
        return bool(self._report.ending)

    def words(self) -> str:
        return self._lines.all()

    def height(self) -> float:
        extra = VERDICT if self._report.ending or self._after() else 0.0
        awards = AWARD * len(self._report.awards)
        return HEAD + 3 * BLOCK_ROW + 2 * VERDICT + awards + RAIL + 24 + extra

    def _after(self) -> str:
        return self._lines.ending() or self._lines.after()

    def paint(self, painter: QPainter, inner: QRectF, style: Style, time: float) -> None:
        self._style, scale = style, style.scale
        beat = check_timeline.at(self._report, time)
        top = paint_head(painter, inner, style, self._lines.title())
        top = self._paint_blocks(painter, inner, top, beat)
        top = self._paint_verdict(painter, inner, top, beat)
        for place, award in enumerate(self._report.awards):
            row = QRectF(inner.left(), top, inner.width(), AWARD * scale)
            self._paint_award(painter, row, award, shown=place < beat.awards)
            top = row.bottom()
        rail = QRectF(inner.left(), top + 8 * scale, inner.width(), RAIL * scale)
        self._paint_rail(painter, rail, beat)
        text = self._after()
        if beat.ending and text:
            box = QRectF(inner.left(), rail.bottom() + 12 * scale, inner.width(), 38 * scale)
            icon = Glyph.TROPHY if self._report.ending else Glyph.BLOCK
            Notice(icon, text, good=True).paint(painter, box, self._style)

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
        theme, scale = self._style.theme, self._style.scale
        box = QRectF(inner.left(), top + 3 * scale, inner.width(), 38 * scale)
        if beat.verdict:
            success = self._report.dominant is not None
            glyph = Glyph.YES if success else Glyph.NO
            Notice(glyph, self._lines.verdict(), good=success).paint(painter, box, self._style)
            below = QRectF(inner.left(), top + VERDICT * scale, inner.width(), VERDICT * scale)
            text = self._lines.scoring()
            write(painter, below, text, theme.ink_second, largest=15 * scale, smallest=8)
        return top + 2 * VERDICT * scale

    def _paint_award(self, painter: QPainter, row: QRectF, award: Award, *, shown: bool) -> None:
        theme, scale = self._style.theme, self._style.scale
        player = self._lines.player(award), self._report.setup.seats[award.seat].colour
        wins = shown and award.seat in self._report.winners
        name = paint_player(painter, row, player, self._style, wins=wins)
        if not shown:
            return
        reason = QRectF(name.right() + 8 * scale, row.top(), 0, row.height())
        reason.setRight(row.right() - 110 * scale)
        paint_reason(painter, reason, self._lines.reason(award), self._style)
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
        look = Look(self._style.theme, self._style.palette)
        standing: dict[int, list[Colour]] = {}
        moving: list[tuple[QPointF, Colour]] = []
        for award, moved in zip(self._report.awards, beat.moved, strict=True):
            colour = self._report.setup.seats[award.seat].colour
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
