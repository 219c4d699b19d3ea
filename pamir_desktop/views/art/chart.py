"""Charts over the turns: every line has its own color, dash pattern and mark."""

from __future__ import annotations

from typing import Final

from attrs import field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pamir_desktop.model.terms import Coalition, Colour
from pamir_desktop.model.values import frozen

from .brush import alpha, mix, pen
from .fonts import Family
from .icons import draw_emblem, draw_icon
from .lettering import CENTRE, LEFT, RIGHT, write
from .palette import INK, Palette, Theme

DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (5, 3),
    (1.2, 2.4),
    (6, 2.5, 1.2, 2.5),
    (9, 3, 3, 3),
)
LEGEND: Final = 28.0
AXIS: Final = 27.0
MARGIN: Final = 36.0
BESIDE: Final = 12.0
"""The distance of the figures from the area: marks of lines can be on its edge."""


_PITCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_MOST_TICKS: Final = 10
"""How many turns are labeled below a chart."""
_MOST_LINES: Final = 6


def _grid_step(highest: int) -> int:
    """The steps between lines of the grid."""
    return next(step for step in _PITCHES if highest / step <= _MOST_LINES)


@frozen
class ChartLine:
    name: str
    mark: Colour | Coalition
    values: tuple[int, ...]


@frozen
class Chart:
    """Values by turn; `checks` are the turns of checks or topples."""

    title: str
    turn_word: str
    turns: tuple[int, ...]
    lines: tuple[ChartLine, ...]
    checks: tuple[int, ...]


@frozen
class Plot:
    """Where the values of a chart are in a box."""

    box: QRectF
    chart: Chart
    scale: float
    highest: int = field(init=False)

    @highest.default
    def _highest(self) -> int:
        """The top line of the grid."""
        highest = max(4, *(value for line in self.chart.lines for value in line.values))
        return -(-highest // _grid_step(highest)) * _grid_step(highest)

    @property
    def area(self) -> QRectF:
        scale = self.scale
        return self.box.adjusted(MARGIN * scale, LEGEND * scale, -14 * scale, -AXIS * scale)

    def x(self, turn: int) -> float:
        first, last = self.chart.turns[0], self.chart.turns[-1]
        share = (turn - first) / (last - first) if last > first else 0.5
        return self.area.left() + share * self.area.width()

    def y(self, value: int) -> float:
        return self.area.bottom() - value / self.highest * self.area.height()

    def nearest(self, x: float) -> int:
        """The sample nearest to a position; for a turn with a check, the sample of the check."""
        turns = self.chart.turns
        return min(reversed(range(len(turns))), key=lambda i: abs(self.x(turns[i]) - x))


def paint_chart(
    painter: QPainter,
    plot: Plot,
    theme: Theme,
    palette: Palette,
    pointed: int | None = None,
) -> None:
    """`pointed` is the sample whose values are shown."""
    _paint_grid(painter, plot, theme)
    for index, line in enumerate(plot.chart.lines):
        _paint_line(painter, plot, index, line, theme, palette)
    _paint_legend(painter, plot, theme, palette, pointed)
    if pointed is not None:
        x = plot.x(plot.chart.turns[pointed])
        painter.setPen(pen(alpha(theme.ink, 0.6), 1))
        painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()))


def line_colour(mark: Colour | Coalition, theme: Theme, palette: Palette) -> QColor:
    """Lighten dark colors at dusk and darken light ones by day, to be visible on the paper."""
    plain = QColor(palette.player[mark] if isinstance(mark, Colour) else palette.coalition[mark])
    paper = QColor(theme.paper)
    if abs(plain.lightnessF() - paper.lightnessF()) > 0.25:
        return plain
    return mix(plain, theme.ink, 0.4)


def _paint_grid(painter: QPainter, plot: Plot, theme: Theme) -> None:
    area, scale = plot.area, plot.scale
    for value in range(0, plot.highest + 1, _grid_step(plot.highest)):
        y = plot.y(value)
        painter.setPen(pen(alpha(theme.line, 1.0 if value == 0 else 0.55), 1))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        label = QRectF(plot.box.left(), y - 8 * scale, (MARGIN - BESIDE) * scale, 16 * scale)
        write(painter, label, str(value), theme.ink_second, largest=11.5 * scale, align=RIGHT)
    turns = plot.chart.turns
    pitch = next(step for step in _PITCHES if (turns[-1] - turns[0]) / step <= _MOST_TICKS)
    for turn in range(turns[0], turns[-1] + 1, pitch):
        x = plot.x(turn)
        label = QRectF(x - 20 * scale, area.bottom() + 7 * scale, 40 * scale, 16 * scale)
        write(painter, label, str(turn), theme.ink_second, largest=11.5 * scale, align=CENTRE)
    word = QRectF(plot.box.left(), area.bottom() + 7 * scale, area.left() - plot.box.left(), 0)
    word.setHeight(16 * scale)
    word.setRight(area.left() - BESIDE * scale)
    write(painter, word, plot.chart.turn_word, theme.ink_second, largest=11 * scale, smallest=6)
    for turn in plot.chart.checks:
        dashed = pen(alpha(theme.warn, 0.75), 1.4)
        dashed.setDashPattern([2, 3])
        painter.setPen(dashed)
        painter.drawLine(QPointF(plot.x(turn), area.top()), QPointF(plot.x(turn), area.bottom()))


def _paint_line(
    painter: QPainter, plot: Plot, index: int, line: ChartLine, theme: Theme, palette: Palette
) -> None:
    points = [
        QPointF(plot.x(turn), plot.y(value))
        for turn, value in zip(plot.chart.turns, line.values, strict=True)
    ]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    stroke = pen(line_colour(line.mark, theme, palette), 2.2 * plot.scale)
    if dash := DASHES[index % len(DASHES)]:
        stroke.setDashPattern(list(dash))
        stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    every = max(1, len(points) // 5)
    # each line starts its marks a little later, so that identical lines all show theirs
    for point in [*points[index % every :: every], points[-1]]:
        paint_mark_of(painter, line.mark, point, 6.5 * plot.scale, theme, palette)


def paint_mark_of(
    painter: QPainter,
    mark: Colour | Coalition,
    at: QPointF,
    radius: float,
    theme: Theme,
    palette: Palette,
) -> None:
    """A player's disc or a coalition's emblem."""
    if isinstance(mark, Coalition):
        side = radius * 1.9
        draw_emblem(
            painter, mark, QRectF(at.x() - side / 2, at.y() - side / 2, side, side), palette
        )
        return
    ground = palette.player[mark]
    painter.setPen(pen(theme.ink if theme.is_dark else INK, 1))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(at, radius, radius)
    draw_icon(painter, mark, at.x(), at.y(), radius * 0.55, palette.player_ink[mark], ground)


def _paint_legend(
    painter: QPainter, plot: Plot, theme: Theme, palette: Palette, pointed: int | None
) -> None:
    """The title, and every line with its mark, plus the values at the position pointed at."""
    scale, box = plot.scale, plot.box
    title = QRectF(box.left() + 4 * scale, box.top(), box.width() * 0.26, 22 * scale)
    text = plot.chart.title
    if pointed is not None:
        text += f" · {plot.chart.turn_word} {plot.chart.turns[pointed]}"
    write(
        painter,
        title,
        text,
        theme.ink,
        family=Family.SERIF,
        weight=700,
        largest=14 * scale,
        smallest=8,
    )
    pitch = box.width() * 0.72 / len(plot.chart.lines)
    for index, line in enumerate(plot.chart.lines):
        left = box.left() + box.width() * 0.28 + index * pitch
        middle = box.top() + 11 * scale
        stroke = pen(line_colour(line.mark, theme, palette), 2.2 * scale)
        if dash := DASHES[index % len(DASHES)]:
            stroke.setDashPattern(list(dash))
            stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(stroke)
        painter.drawLine(QPointF(left, middle), QPointF(left + 34 * scale, middle))
        at = QPointF(left + 17 * scale, middle)
        paint_mark_of(painter, line.mark, at, 6.5 * scale, theme, palette)
        name = QRectF(left + 39 * scale, box.top(), pitch - 44 * scale, 22 * scale)
        wording = line.name if pointed is None else f"{line.name}: {line.values[pointed]}"
        write(painter, name, wording, theme.ink, largest=12.5 * scale, smallest=7, align=LEFT)
