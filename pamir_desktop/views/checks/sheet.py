"""What the scene of a check paints on its paper, and what all of them have in common."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.check_report import CheckReport, Report
from pamir_desktop.model.terms import Colour
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import LEFT, RIGHT, write
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.art.table_parts import paint_divider
from pamir_desktop.views.art.text_fit import text_width
from pamir_desktop.views.style import Style

HEAD: Final = 62.0
VERDICT: Final = 44.0
"""Heights at 100 %."""


class Sheet(Protocol):
    """Everything about one check, in the current language."""

    @property
    def length(self) -> float:
        """Beats until everything is shown."""
        ...

    @property
    def ends_game(self) -> bool: ...

    def words(self) -> str:
        """All of it, for a screen reader."""
        ...

    def height(self) -> float:
        """At 100 %."""
        ...

    def paint(self, painter: QPainter, inner: QRectF, style: Style, time: float) -> None: ...


def sheet_of(report: Report) -> Sheet:
    if isinstance(report, CheckReport):
        from .check_sheet import CheckSheet  # noqa: PLC0415  # it needs this module

        return CheckSheet(report)
    from .topple_sheet import ToppleSheet  # noqa: PLC0415  # most games do without it

    return ToppleSheet(report)


def paint_player(
    painter: QPainter, row: QRectF, player: tuple[str, Colour], style: Style, *, wins: bool
) -> QRectF:
    """The disc and the name of a player, framed if they win; returns where the name is."""
    name, colour = player
    theme, scale = style.theme, style.scale
    if wins:
        painter.setPen(pen(theme.gold, 1.4))
        painter.setBrush(alpha(theme.gold, 0.18))
        painter.drawRoundedRect(row.adjusted(-6, 2, 6, -2), 6, 6)
    centre = QPointF(row.left() + 16 * scale, row.center().y())
    paint_disc(painter, centre, 12 * scale, colour, Look(theme, style.palette), ringed=True)
    box = QRectF(row.left() + 38 * scale, row.top(), row.width() * 0.26, row.height())
    write(
        painter,
        box,
        name,
        theme.ink,
        family=Family.SERIF,
        weight=700,
        largest=17 * scale,
        smallest=8,
    )
    return box


def paint_reason(painter: QPainter, box: QRectF, text: str, style: Style) -> None:
    """What the check means for a player, in small letters."""
    ink, scale = style.theme.ink_second, style.scale
    write(painter, box, text, ink, largest=14 * scale, smallest=8 * scale, wrap=True)


def paint_head(
    painter: QPainter, inner: QRectF, style: Style, title: str, aside: str = ""
) -> float:
    """The title with its icon, and a note on the right; returns where the rest begins."""
    theme, scale = style.theme, style.scale
    head = QRectF(inner.left(), inner.top() + 10 * scale, inner.width(), 42 * scale)
    side = 15 * scale
    draw_icon(painter, Glyph.SCALES, head.left() + side, head.center().y(), side, theme.brass)
    size = 15 * scale
    beside = min(text_width(aside, font(Family.SANS, size, 400)), inner.width() * 0.4)
    write(
        painter,
        head.adjusted(44 * scale, 0, -beside, 0),
        title,
        theme.ink,
        family=Family.SERIF,
        weight=700,
        largest=27 * scale,
        smallest=12,
        align=LEFT,
    )
    note = QRectF(head.right() - beside, head.top(), beside, head.height())
    write(painter, note, aside, theme.ink_second, largest=size, smallest=8, align=RIGHT)
    paint_divider(painter, head.bottomLeft() + QPointF(0, 4 * scale), inner.width(), theme)
    return inner.top() + HEAD * scale
