"""What changes on the map during play: rule, legal targets, focus, threatened and ghost pieces.

The painter's origin is the corner of the sheet, `width` its width in pixels. States differ in
shape, not only in color: legal is a plain outline, focus a heavy double one with a tint, a loss is
hatched, a ghost is pale in a dashed box, and what a text names is circled by a rope.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from pamir_desktop.model.terms import Border, Colour, Region
from pamir_desktop.views.art.brush import alpha, mix, pen, polygon
from pamir_desktop.views.art.map.geometry import (
    BAND,
    WIDTH,
    border_line,
    land_borders,
    path_of,
    region_path,
    spot_along,
)
from pamir_desktop.views.art.map.layout import Stack
from pamir_desktop.views.art.palette import GOLD_HALO, INK, Theme, halo
from pamir_desktop.views.art.pieces import CREAM, Look, picture_corner, piece_picture
from pamir_desktop.views.art.tokens import paint_badge

_LEGAL_BAND: Final = BAND + 12


@contextmanager
def _sheet_units(painter: QPainter, width: float) -> Iterator[float]:
    """Paints in sheet units; yields the number of units per pixel."""
    painter.save()
    painter.scale(width / WIDTH, width / WIDTH)
    yield WIDTH / width
    painter.restore()


def _inside(painter: QPainter, path: QPainterPath) -> None:
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def ruled_colour(colour: Colour, look: Look) -> QColor:
    """A player's color as an edge on land, visible on any background and in both themes."""
    tone = QColor(look.palette.player[colour])
    if look.theme.is_dark:
        return QColor(CREAM) if colour is Colour.BLACK else mix(tone, "#FFFFFF", 0.30)
    return mix(tone, "#7A4A10", 0.30) if colour is Colour.TAN else tone


def paint_ruled_edge(
    painter: QPainter, region: Region, colour: Colour, look: Look, width: float
) -> None:
    """The land borders of a ruled region in its ruler's color; painted below the bands."""
    tone = ruled_colour(colour, look)
    with _sheet_units(painter, width) as pixel:
        _inside(painter, region_path(region))
        edge = BAND + max(9.0, 4.4 * pixel)
        for breadth, opacity in ((84.0, 0.07), (64.0, 0.08), (46.0, 0.10), (edge, 0.85)):
            painter.setPen(
                QPen(
                    alpha(tone, opacity),
                    breadth,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.FlatCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            painter.drawPath(land_borders(region))


def paint_legal_region(painter: QPainter, region: Region, theme: Theme, width: float) -> None:
    """A region that may be chosen: a blue outline on a pale one."""
    with _sheet_units(painter, width) as pixel:
        path = region_path(region)
        _inside(painter, path)
        line = max(9.0, 4.4 * pixel)
        for colour, breadth in (
            (alpha(theme.focus, 0.26), line * 2.9),
            (_under(theme), line * 1.6),
            (QColor(theme.focus), line),
        ):
            painter.setPen(pen(colour, breadth))
            painter.drawPath(path)


def paint_focused_region(painter: QPainter, region: Region, theme: Theme, width: float) -> None:
    """The region under keyboard focus or mouse: a heavy double outline and a tint."""
    with _sheet_units(painter, width) as pixel:
        path = region_path(region)
        _inside(painter, path)
        painter.fillPath(path, alpha(theme.focus, 0.14))
        line = max(13.0, 7.0 * pixel)
        for colour, breadth in (
            (alpha(theme.focus, 0.22), line * 3.4),
            (QColor(theme.focus), line * 1.7),
            (_under(theme), line * 0.95),
            (QColor(theme.focus), line * 0.45),
        ):
            painter.setPen(pen(colour, breadth))
            painter.drawPath(path)


def paint_lit_region(painter: QPainter, region: Region, theme: Theme, width: float) -> None:
    """A region that a text names: a golden outline, hatched like a rope."""
    with _sheet_units(painter, width) as pixel:
        path = region_path(region)
        _inside(painter, path)
        painter.fillPath(path, alpha(theme.gold, 0.16))
        _paint_rope(painter, path, theme, max(15.0, 8.0 * pixel))


def paint_lit_border(painter: QPainter, border: Border, theme: Theme, width: float) -> None:
    with _sheet_units(painter, width) as pixel:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _paint_rope(painter, _legal_band(border), theme, max(9.0, 4.6 * pixel))


def _paint_rope(painter: QPainter, path: QPainterPath, theme: Theme, breadth: float) -> None:
    """Gold strands on a dark ground along a line."""
    for colour, share in ((QColor(GOLD_HALO), 1.7), (QColor(theme.gold), 1.3)):
        painter.setPen(pen(colour, breadth * share))
        painter.drawPath(path)
    strands = QPen(QColor(INK), breadth * 1.1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    strands.setDashPattern([0.35, 1.1])
    painter.setPen(strands)
    painter.drawPath(path)


def _under(theme: Theme) -> QColor:
    return QColor(halo(theme))


@cache
def _legal_band(border: Border) -> QPainterPath:
    """The border's strip, a little short of its ends so that adjacent choices stay apart."""
    stroker = QPainterPathStroker()
    stroker.setWidth(_LEGAL_BAND)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path_of(border_line(border)[4:-4], closed=False)).simplified()


def paint_legal_border(painter: QPainter, border: Border, theme: Theme, width: float) -> None:
    """A border that may be chosen: its band outlined, with a lozenge at each end."""
    _paint_band(painter, border, theme, width, heavy=False)


def paint_focused_border(painter: QPainter, border: Border, theme: Theme, width: float) -> None:
    _paint_band(painter, border, theme, width, heavy=True)


def _paint_band(
    painter: QPainter, border: Border, theme: Theme, width: float, *, heavy: bool
) -> None:
    band = _legal_band(border)
    with _sheet_units(painter, width) as pixel:
        line = max(7.0, 3.6 * pixel) if heavy else max(4.6, 2.2 * pixel)
        painter.setBrush(alpha(theme.focus, 0.34 if heavy else 0.14))
        painter.setPen(pen(_under(theme), line * 1.9))
        painter.drawPath(band)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.focus, line))
        painter.drawPath(band)
        painter.setPen(pen(_under(theme), line * 0.5))
        painter.setBrush(QColor(theme.focus))
        for t in (0.1, 0.9):
            spot = spot_along(border, t, 0.03)
            painter.save()
            painter.translate(spot.x, spot.y)
            painter.rotate(spot.degrees)
            painter.drawPolygon(polygon([(0, -12), (12, 0), (0, 12), (-12, 0)]))
            painter.restore()


def paint_stack_loss(painter: QPainter, stack: Stack, theme: Theme) -> None:
    """One stack will be lost: hatched within its own box."""
    box = stack.bounds().adjusted(-3, -3, 3, 3)
    frame = QPainterPath()
    frame.addRoundedRect(box, 4, 4)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    _paint_hatch(painter, box, alpha(theme.warn, 0.8), 7, 1.6)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_under(theme), 4))
    painter.drawPath(frame)
    painter.setPen(pen(theme.warn, 2))
    painter.drawPath(frame)


def _paint_hatch(
    painter: QPainter, box: QRectF, colour: QColor, pitch: float, breadth: float
) -> None:
    painter.setPen(pen(colour, breadth))
    steps = int((box.width() + box.height()) / pitch) + 1
    painter.drawLines(
        [
            QLineF(
                box.left() + i * pitch,
                box.top(),
                box.left() + i * pitch - box.height(),
                box.bottom(),
            )
            for i in range(steps)
        ]
    )


def paint_stacks(painter: QPainter, stacks: Iterable[Stack], look: Look) -> None:
    """All pieces from their cached pictures; badges last, so that no piece covers one."""
    stacks = tuple(stacks)
    for stack in stacks:
        _paint_pieces(painter, stack, look)
    for stack in stacks:
        if stack.badge:
            at = QPointF(stack.badge.x, stack.badge.y)
            paint_badge(painter, at, stack.badge.height, stack.count)


def _paint_pieces(painter: QPainter, stack: Stack, look: Look) -> None:
    ratio = painter.device().devicePixelRatio()
    for spot in stack.spots:
        picture = piece_picture(stack.kind, stack.owner, stack.scale, ratio, look, spot.degrees)
        corner = picture_corner(stack.kind, QPointF(spot.x, spot.y), stack.scale)
        painter.drawPixmap(corner, picture)
