"""Marks of play: what may be chosen, what is chosen, what has the focus. Shape first, then color.

Legal is a blue outline with corner ticks, free is a gold rim, focus is a heavy outline, and what a
text names has a golden double line with an arrowhead at either side.
"""

from __future__ import annotations

from enum import Flag, auto
from typing import Final

from attrs import Factory
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from pamir_desktop.model.terms import Region, Seat
from pamir_desktop.model.values import define
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.palette import GOLD_HALO, INK, Theme, halo

from .spots import Spot

INK_LINE: Final = QColor(INK)

MARGIN: Final = 8.0
"""How far the marks of something of usual size reach beyond it."""

_LARGE: Final = 160.0
"""The lesser side of the largest thing with lines of the usual breadth."""


class Mark(Flag):
    NONE = 0
    LEGAL = auto()
    TARGET = auto()  # something picked up can be dropped here
    SELECTED = auto()  # picked up
    FOCUS = auto()
    HOVER = auto()
    LOSS = auto()  # a preview says it will be lost
    LIT = auto()  # a text that is pointed at names it
    HELD = auto()  # a preview says a player will hold it hostage
    FREED = auto()  # a preview says no one will any more


@define
class Marks:
    """Which spots bear which marks now. Shared by all items of a table."""

    legal: frozenset[Spot] = frozenset()
    targets: frozenset[Spot] = frozenset()
    selected: Spot | None = None
    focus: Spot | None = None
    is_left: bool = False  # the keyboard is elsewhere, or the mouse is used
    hover: Spot | None = None
    lost: frozenset[Spot] = frozenset()
    lit: frozenset[Spot] = frozenset()
    held: frozenset[Spot] = frozenset()
    freed: frozenset[Spot] = frozenset()
    ghosts: dict[Spot, int] = Factory(dict)  # rupees a preview puts there
    new_rulers: dict[Region, Seat] = Factory(dict)  # who would rule, as a preview says
    purses: dict[Seat, int] = Factory(dict)  # rupees after a choice, where they change
    influence: dict[Seat, int] = Factory(dict)  # after a choice, where it changes
    cylinders: dict[Seat, int] = Factory(dict)  # in play after a choice, where that changes

    def spots(self) -> set[Spot]:
        """Every spot that may bear a mark."""
        found = {*self.legal, *self.targets, *self.lost, *self.lit, *self.ghosts}
        found |= self.held | self.freed
        found.update(s for s in (self.selected, self.focus, self.hover) if s is not None)
        return found

    def of(self, spot: Spot) -> Mark:
        mark = Mark.NONE
        if self.selected is None and spot in self.legal:
            mark |= Mark.LEGAL
        if spot in self.targets:
            mark |= Mark.TARGET
        if spot == self.selected:
            mark |= Mark.SELECTED
        if spot == self.focus and not self.is_left:
            mark |= Mark.FOCUS
        if spot == self.hover and mark & (Mark.LEGAL | Mark.TARGET):
            mark |= Mark.HOVER
        if spot in self.lost:
            mark |= Mark.LOSS
        if spot in self.lit:
            mark |= Mark.LIT
        if spot in self.held:
            mark |= Mark.HELD
        if spot in self.freed:
            mark |= Mark.FREED
        return mark


def growth(rect: QRectF) -> float:
    """How much broader than usual the lines around something large are, so that they are seen."""
    return max(1.0, min(rect.width(), rect.height()) / _LARGE)


def paint_mark(
    painter: QPainter, rect: QRectF, radius: float, mark: Mark, theme: Theme, tick: float = 11.0
) -> None:
    """The outline around a card, a panel, a medallion."""
    grown, focus = growth(rect), QColor(theme.focus)
    tick *= grown
    if Mark.SELECTED in mark:
        _frame(painter, rect, radius, QColor(theme.gold), 4 * grown, tick, theme, glow=True)
    elif mark & (Mark.LEGAL | Mark.TARGET):
        heavy = bool(mark & (Mark.FOCUS | Mark.HOVER))
        width = (4 if heavy else 2.4) * grown
        _frame(painter, rect, radius, focus, width, tick, theme, glow=heavy)
    elif Mark.FOCUS in mark:
        _frame(painter, rect, radius, focus, 2 * grown, 0.0, theme, glow=False, dashed=True)
    if Mark.FOCUS in mark:
        _paint_focus(painter, rect, radius, theme)
    if Mark.LOSS in mark:
        paint_loss(painter, rect, radius, theme)
    if Mark.LIT in mark:
        paint_light(painter, rect, radius, theme)


def _paint_focus(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """A broken line within the outline: nothing else on the table has one, in any color."""
    grown = growth(rect)
    inside = rect.adjusted(4 * grown, 4 * grown, -4 * grown, -4 * grown)
    if inside.width() < 12 or inside.height() < 12:
        inside = rect
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(INK_LINE, 3.2 * grown))
    painter.drawRoundedRect(inside, radius, radius)
    line = pen("#FFFFFF", 2.2 * grown)
    line.setDashPattern([2.5, 2])
    painter.setPen(line)
    painter.drawRoundedRect(inside, radius, radius)


def paint_light(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """A golden double line with an arrowhead at either side: this is what is spoken of."""
    small = min(rect.width(), rect.height())
    # a small card has its name and tiles near the edge; on a large one a thin line is lost
    thin = max(0.6, small / 110) if small < 110 else max(1.0, small / 160)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(GOLD_HALO), 8.0), (QColor(theme.gold), 6.0), (INK_LINE, 1.6)):
        painter.setPen(pen(colour, width * thin))
        painter.drawRoundedRect(rect, radius, radius)
    size = min(8.0 * max(1.0, thin), 0.12 * small)
    painter.setPen(pen(GOLD_HALO, 1.2))
    painter.setBrush(QColor(theme.gold))
    middle = rect.center().y()
    for x, way in ((rect.left(), 1), (rect.right(), -1)):
        tip, foot = QPointF(x + way * size * 0.7, middle), QPointF(x - way * size * 0.8, middle)
        painter.drawPolygon([tip, foot + QPointF(0, size), foot - QPointF(0, size)])


def _frame(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: QColor,
    width: float,
    tick: float,
    theme: Theme,
    *,
    glow: bool,
    dashed: bool = False,
) -> None:
    reach = width + (6 if glow else 2)
    kind = ("frame", radius, colour.rgba(), width, tick, theme.name, glow, dashed)

    def paint(painter: QPainter) -> None:
        _paint_frame(painter, rect, radius, colour, width, tick, theme, glow=glow, dashed=dashed)

    paint_print(painter, rect.adjusted(-reach, -reach, reach, reach), kind, paint)


def _paint_frame(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: QColor,
    width: float,
    tick: float,
    theme: Theme,
    *,
    glow: bool,
    dashed: bool,
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if glow:
        for i in range(4, 0, -1):
            painter.setPen(pen(alpha(colour, 0.08), width + i * 2.4))
            painter.drawRoundedRect(rect, radius, radius)
    under = GOLD_HALO if colour == QColor(theme.gold) else halo(theme)
    painter.setPen(pen(under, width + 2))
    painter.drawRoundedRect(rect, radius, radius)
    line = pen(colour, width)
    if dashed:
        line.setDashPattern([3, 2])
    painter.setPen(line)
    painter.drawRoundedRect(rect, radius, radius)
    if tick:
        _ticks(painter, rect, radius, QColor(colour), width * 1.7, tick)


def _ticks(
    painter: QPainter, rect: QRectF, radius: float, colour: QColor, width: float, tick: float
) -> None:
    stroke = QPen(colour, width)
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(stroke)
    bend = radius * 0.7
    for corner, dx, dy in (
        (rect.topLeft(), 1, 1),
        (rect.topRight(), -1, 1),
        (rect.bottomLeft(), 1, -1),
        (rect.bottomRight(), -1, -1),
    ):
        path = QPainterPath(corner + QPointF(0, dy * (tick + bend)))
        path.lineTo(corner + QPointF(0, dy * bend))
        path.quadTo(corner, corner + QPointF(dx * bend, 0))
        path.lineTo(corner + QPointF(dx * (tick + bend), 0))
        painter.drawPath(path)


def paint_loss(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, hatched: QRectF | None = None
) -> None:
    """Hatched and framed: this will be lost. What should be read stays out of the hatched part."""
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    part = hatched or rect
    painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
    grown = growth(rect)
    painter.setPen(pen(alpha(theme.warn, 0.75), 2 * grown))
    step, reach = 9.0 * grown, part.width() + part.height()
    for i in range(int(reach / step) + 1):
        x = part.left() + i * step
        painter.drawLine(QPointF(x, part.top()), QPointF(x - part.height(), part.bottom()))
    painter.restore()
    painter.setPen(pen(theme.warn, 3 * grown))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)
