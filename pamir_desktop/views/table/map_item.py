"""The map: sheet, ruled regions, pieces, ruler tokens, and every region, border and stack on it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.pieces import in_region, on_border
from pamir_desktop.model.terms import Border, Coalition, Colour, Region, Seat
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.map.geometry import SLOTS, WIDTH, border_band, region_path
from pamir_desktop.views.art.map.layout import PieceKind, Stack
from pamir_desktop.views.art.map.lettering import name_places
from pamir_desktop.views.art.map.overlay import (
    paint_focused_border,
    paint_focused_region,
    paint_legal_border,
    paint_legal_region,
    paint_lit_border,
    paint_lit_region,
    paint_stack_loss,
    paint_stacks,
)

from .map_board import MapBoard, MapShow, paint_seal, seal_at, stacks_on
from .marks import Mark, Marks, paint_mark
from .paint_queue import PaintQueue
from .signs import Sign, Term
from .spots import BlockStack, BorderSpot, CylinderStack, RegionSpot, Spot
from .table_item import RenderContext, TableItem

REACHES = (12, 18, 24)
"""Pixels beside a border that can be chosen which count as the border; 24 is half a finger."""


class MapItem(TableItem[MapShow]):
    """The sheet is two cached pictures; only what is between and above them is painted."""

    def __init__(self, marks: Marks, paint_queue: PaintQueue) -> None:
        super().__init__(marks)
        self._board = MapBoard(paint_queue)
        self._stacks: tuple[Stack, ...] = ()

    def paintings_changed(self) -> None:
        if self._board.forget_sketch():
            self.update()

    @property
    def width(self) -> float:
        return self.box.width()

    def changed(self) -> None:
        self._stacks = stacks_on(self.shown, self.width)

    # --- Spots ---------------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        stacks: list[Spot] = [self.stack_spot(stack) for stack in reversed(self._stacks)]
        return [*stacks, *map(BorderSpot, Border), *map(RegionSpot, Region)]

    def stack_spot(self, stack: Stack) -> Spot:
        if stack.kind is PieceKind.TRIBE:
            assert isinstance(stack.owner, Colour)
            assert isinstance(stack.place, Region)
            seat = Seat(self.shown.colours.index(stack.owner))
            return CylinderStack(seat, in_region(stack.place))
        assert isinstance(stack.owner, Coalition)
        if isinstance(stack.place, Border):
            return BlockStack(stack.owner, on_border(stack.place))
        return BlockStack(stack.owner, in_region(stack.place))

    def spot_rect(self, spot: Spot) -> QRectF:
        match spot:
            case RegionSpot(region):
                return region_path(region, self.width).boundingRect()
            case BorderSpot(border):
                return border_band(border, self.width).boundingRect()
            case _:
                return next(s.bounds() for s in self._stacks if self.stack_spot(s) == spot)

    def spot_centre(self, spot: Spot) -> QPointF:
        """A point that is certainly on the spot."""
        match spot:
            case RegionSpot(region):
                slots = SLOTS[region]
                unit = self.width / WIDTH
                x, y = slots.armies
                return QPointF(x * unit, (y + slots.tribes[1]) / 2 * unit)
            case BorderSpot(border):
                return border_band(border, self.width).pointAtPercent(0.25)
            case _:
                return self.spot_rect(spot).center()

    def spots_at(self, position: QPointF) -> list[Spot]:
        found = [
            self.stack_spot(stack)
            for stack in reversed(self._stacks)
            if stack.bounds().contains(position)
        ]
        # in a small window a border would be too narrow to hit
        band = float(max(44, math.ceil(24 * WIDTH / max(1, self.width))))
        found += [
            BorderSpot(border)
            for border in Border
            if border_band(border, self.width, band).contains(position)
        ]
        found += [
            RegionSpot(region)
            for region in Region
            if region_path(region, self.width).contains(position)
        ]
        return found

    def signs(self) -> list[tuple[Sign, QRectF]]:
        found: list[tuple[Sign, QRectF]] = []
        for region in Region if self.shown.has_rulers else ():
            centre, radius = seal_at(self.shown, region, self.width)
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            found.append((Sign(Term.RULER), box))
        return found

    def borders_near(self, position: QPointF) -> list[Border]:
        """Borders within a finger's width, the nearest first."""
        found: list[Border] = []
        for reach in REACHES:
            breadth = float(math.ceil(2 * reach * WIDTH / max(1, self.width)))
            found += [
                border
                for border in Border
                if border not in found
                and border_band(border, self.width, breadth).contains(position)
            ]
        return found

    # --- Painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        look = context.look
        board = self._board.picture(self.shown, look, self.width, context.ratio)
        painter.drawPixmap(self.box.topLeft(), board)
        self._paint_places(painter)
        paint_stacks(painter, self._stacks, look)
        self._paint_new_rulers(painter)
        self._paint_stack_marks(painter)

    def _paint_places(self, painter: QPainter) -> None:
        assert self.context is not None
        theme = self.context.look.theme
        for region in Region:
            mark = self.marks.of(RegionSpot(region))
            if mark & (Mark.FOCUS | Mark.HOVER | Mark.SELECTED) and mark & (
                Mark.LEGAL | Mark.TARGET | Mark.FOCUS
            ):
                paint_focused_region(painter, region, theme, self.width)
            elif mark & (Mark.LEGAL | Mark.TARGET):
                paint_legal_region(painter, region, theme, self.width)
            if Mark.LIT in mark:
                paint_lit_region(painter, region, theme, self.width)
        for border in Border:
            mark = self.marks.of(BorderSpot(border))
            if mark & (Mark.FOCUS | Mark.HOVER) and mark & (Mark.LEGAL | Mark.TARGET | Mark.FOCUS):
                paint_focused_border(painter, border, theme, self.width)
            elif mark & (Mark.LEGAL | Mark.TARGET):
                paint_legal_border(painter, border, theme, self.width)
            if Mark.LIT in mark:
                paint_lit_border(painter, border, theme, self.width)

    def _paint_new_rulers(self, painter: QPainter) -> None:
        """The rulers after the hovered choice."""
        assert self.context is not None
        show, look = self.shown, self.context.look
        for region, after in self.marks.new_rulers.items():
            centre, radius = seal_at(show, region, self.width)
            below = centre + QPointF(0, 2.85 * radius)
            self._paint_change(painter, region)
            paint_seal(painter, below, 0.9 * radius, show, after, look)
            paint_seal(painter, centre, radius, show, show.rulers[region], look)

    def _paint_change(self, painter: QPainter, region: Region) -> None:
        """A slip under the seals, with an arrow from the current ruler to the next."""
        assert self.context is not None
        theme, unit = self.context.look.theme, self.width / WIDTH
        centre, radius = seal_at(self.shown, region, self.width)
        slip = name_places(self.shown.words, round(self.width))[region].slip()
        box = QRectF(slip.topLeft() * unit, slip.size() * unit)
        painter.setPen(pen(theme.focus, max(2.0, radius * 0.22)))
        painter.setBrush(alpha(theme.paper, 0.94))
        painter.drawRoundedRect(box, box.width() / 2, box.width() / 2)
        tip, foot = centre + QPointF(0, 1.75 * radius), centre + QPointF(0, 1.2 * radius)
        painter.setBrush(QColor(theme.focus))
        side = QPointF(0.45 * radius, 0)
        painter.drawPolygon([tip, foot - side, foot + side])

    def _paint_stack_marks(self, painter: QPainter) -> None:
        assert self.context is not None
        theme = self.context.look.theme
        for stack in self._stacks:
            mark = self.marks.of(self.stack_spot(stack))
            if mark is Mark.NONE:
                continue
            if Mark.LOSS in mark:
                paint_stack_loss(painter, stack, theme)
            rest = mark & ~Mark.LOSS
            paint_mark(painter, stack.bounds().adjusted(-3, -3, 3, 3), 6, rest, theme, 5)
