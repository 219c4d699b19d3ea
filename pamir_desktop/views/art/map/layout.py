"""Where the pieces go: counts of armies, tribes and roads become stacks with positions.

No region and no border has a limit. Up to a few pieces are shown one by one; with more, each kind
is reduced to a few pieces and finally to one, with a badge that shows the count.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from attrs import evolve
from PySide6.QtCore import QRectF

from pamir_desktop.model.terms import Border, Coalition, Colour, Region
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.map.geometry import (
    SLOTS,
    WIDTH,
    MapPlace,
    Point,
    border_length,
    road_spots,
)

ARMY_SIZE: Final = (34.0, 54.0, 13.0)
"""Front width, front height and depth, in units of a sheet 1400 wide."""
ROAD_SIZE: Final = (58.0, 22.0, 9.0)
TRIBE_SIZE: Final = (44.0, 22.0)
"""Width and height of the cylinder's wall."""

_MOST_SHOWN: Final = 3
_ROAD_PITCH: Final = 70.0
_ROAD_ENDS: Final = 16.0
"""The margin at both ends of a border, where it meets others."""
_LEAST_BADGE: Final = 12.5
"""In pixels; the figures of a lower badge would be illegible."""


class PieceKind(Enum):
    ARMY = auto()
    ROAD = auto()
    TRIBE = auto()


Owner = Coalition | Colour


class Badge(NamedTuple):
    """The center and the height of a ×N mark, in pixels."""

    x: float
    y: float
    height: float


@frozen
class Stack:
    """All pieces of one owner and kind at one place; pixels of the sheet."""

    kind: PieceKind
    owner: Owner
    place: Region | Border
    count: int
    spots: tuple[MapPlace, ...]
    """The base of each army or tribe shown, the center of each road shown; back to front."""
    badge: Badge | None
    scale: float
    """Pixels per unit of the pieces' sizes."""

    @property
    def shown(self) -> int:
        """How many pieces are drawn."""
        return self.count if self.badge else len(self.spots)

    def bounds(self) -> QRectF:
        """The box around the pieces shown, for clicking and for avoiding overlaps."""
        box = QRectF()
        for spot in self.spots:
            box = box.united(_body(self.kind, spot, self.scale))
        return box

    def badge_box(self) -> QRectF | None:
        return _badge_box(self.badge, self.count) if self.badge else None


_Obstacle = tuple[QRectF, float]
"""A box that a badge should not cover, and how bad it would be."""


class _Row(NamedTuple):
    """How one kind of piece is arranged in a region; units at scale 1."""

    kind: PieceKind
    breadth: float
    pitch: float
    gap: float
    drop: float
    """Every second piece is this much lower."""
    badge: float


_ARMIES: Final = _Row(PieceKind.ARMY, 48, 30, 16, 10, 30)
_TRIBES: Final = _Row(PieceKind.TRIBE, 46, 34, 12, 12, 25)
_ROAD_BADGE: Final = 26.0
_TIGHT_GAP: Final = 3.0
_ROWS: Final = (-14.0, 43.0)
"""Where two rows of tribes are, below or above the position of a single one."""


def piece_scale(width: float) -> float:
    """How much larger pieces and names are drawn on a small sheet, to stay legible."""
    steps = ((440.0, 1.26), (616.0, 1.14), (1000.0, 1.0))
    if width <= steps[0][0]:
        return steps[0][1]
    for (low, at_low), (high, at_high) in pairwise(steps):
        if width <= high:
            return at_low + (at_high - at_low) * (width - low) / (high - low)
    return steps[-1][1]


def badge_width(count: int, height: float) -> float:
    """The width of a badge, estimated from its digits so that no font is needed."""
    return height * (0.98 + 0.42 * len(str(count)))


def lay_out(
    armies: Mapping[Region, Mapping[Coalition, int]],
    tribes: Mapping[Region, Mapping[Colour, int]],
    roads: Mapping[Border, Mapping[Coalition, int]],
    width: float,
) -> tuple[Stack, ...]:
    """All stacks for a sheet `width` pixels wide, in painting order: roads are lowest."""
    stacks: list[Stack] = []
    for region in Region:
        slots = SLOTS[region]
        grown = _present(Coalition, armies.get(region, {}))
        stacks += _lay_row(_ARMIES, region, slots.armies, grown, width)
        settled = _present(Colour, tribes.get(region, {}))
        stacks += _lay_row(_TRIBES, region, slots.tribes, settled, width)
    laid: list[Stack] = []
    for border in Border:
        laid += _lay_roads(border, _present(Coalition, roads.get(border, {})), width)
    taken = [(stack.bounds(), 1.0) for stack in (*laid, *stacks)]
    taken += [(box, 1.0) for stack in stacks if (box := stack.badge_box())]
    taken += [(box, 1.0) for box in _name_boxes(width)]
    # covering a mark is far worse than covering a base
    taken += [(_mark_box(stack), 8.0) for stack in stacks]
    return (*_with_badges(laid, taken), *stacks)


def _name_boxes(width: float) -> list[QRectF]:
    """Roughly where names and rulers are, in any language."""
    grow, pixel = piece_scale(width), width / WIDTH
    return [
        QRectF(
            (slots.name[0] - slots.name_room / 2 - 30 * grow) * pixel,
            (slots.name[1] - 42 * grow) * pixel,
            (slots.name_room + 64 * grow) * pixel,
            56 * grow * pixel,
        )
        for slots in SLOTS.values()
    ]


_AnyOwner = TypeVar("_AnyOwner", Coalition, Colour)


def _present(order: type[_AnyOwner], counts: Mapping[_AnyOwner, int]) -> list[tuple[Owner, int]]:
    return [(owner, counts[owner]) for owner in order if counts.get(owner, 0) > 0]


def _lay_row(
    row: _Row, region: Region, slot: Point, owned: Sequence[tuple[Owner, int]], width: float
) -> list[Stack]:
    """One row of stacks, or two if one row of single pieces does not fit."""
    if not owned:
        return []
    grow, room = piece_scale(width), SLOTS[region].room
    for cap in range(_MOST_SHOWN, 0, -1):
        if _breadth(row, owned, cap, row.gap) * grow <= room:
            return _place(row, region, slot, owned, cap, row.gap, width)
    if _breadth(row, owned, 1, _TIGHT_GAP) * grow <= room:
        gap = (room / grow - len(owned) * row.breadth) / (len(owned) - 1)
        return _place(row, region, slot, owned, 1, gap, width)
    x, y = slot
    half = math.ceil(len(owned) / 2)
    stacks: list[Stack] = []
    for shift, part in zip(_ROWS, (owned[:half], owned[half:]), strict=True):
        stacks += _place(row, region, (x, y + shift * grow), part, 1, row.gap, width)
    return stacks


def _breadth(row: _Row, owned: Sequence[tuple[Owner, int]], cap: int, gap: float) -> float:
    stacks = sum((min(count, cap) - 1) * row.pitch + row.breadth for _, count in owned)
    return stacks + (len(owned) - 1) * gap


def _place(
    row: _Row,
    region: Region,
    slot: Point,
    owned: Sequence[tuple[Owner, int]],
    cap: int,
    gap: float,
    width: float,
) -> list[Stack]:
    grow, pixel = piece_scale(width), width / WIDTH
    x = slot[0] - _breadth(row, owned, cap, gap) * grow / 2
    stacks: list[Stack] = []
    for owner, count in owned:
        shown = min(count, cap)
        spots = tuple(
            MapPlace(
                (x + (row.breadth / 2 + i * row.pitch) * grow) * pixel,
                (slot[1] + (row.drop * grow if i % 2 else 0)) * pixel,
                0.0,
            )
            for i in range(shown)
        )
        badge = None
        if count >= _MOST_SHOWN or count > shown:
            badge = _badge_of(row, spots[-1], grow * pixel)
        stacks.append(Stack(row.kind, owner, region, count, spots, badge, grow * pixel))
        x += ((shown - 1) * row.pitch + row.breadth + gap) * grow
    return stacks


def _badge_of(row: _Row, last: MapPlace, scale: float) -> Badge:
    """Where it covers no mark: at an army's upper corner, at a tribe's base."""
    height = max(_LEAST_BADGE, row.badge * scale)
    if row.kind is PieceKind.ARMY:
        return Badge(
            last.x + 20 * scale, last.y - (ARMY_SIZE[1] + ARMY_SIZE[2] - 1) * scale, height
        )
    return Badge(last.x, last.y - TRIBE_SIZE[1] * scale + height / 2, height)


def _lay_roads(border: Border, owned: Sequence[tuple[Owner, int]], width: float) -> list[Stack]:
    """Single roads while they fit end to end; then two of each coalition, then one. No badges."""
    if not owned:
        return []
    grow, pixel = piece_scale(width), width / WIDTH
    room, tight = border_length(border) - 2 * _ROAD_ENDS, (ROAD_SIZE[0] + 3) * grow
    cap = max(count for _, count in owned)
    for lower in (cap, 2, 1):
        cap = min(cap, lower)
        total = sum(min(count, cap) for _, count in owned)
        if (total - 1) * tight + ROAD_SIZE[0] * grow <= room:
            break
    pitch = _ROAD_PITCH * grow
    if total > 1:
        pitch = min(pitch, (room - ROAD_SIZE[0] * grow) / (total - 1))
    spots = iter(road_spots(border, total, pitch))
    stacks: list[Stack] = []
    for owner, count in owned:
        shown = [next(spots) for _ in range(min(count, cap))]
        places = tuple(MapPlace(s.x * pixel, s.y * pixel, s.degrees) for s in shown)
        stacks.append(Stack(PieceKind.ROAD, owner, border, count, places, None, grow * pixel))
    return stacks


def _with_badges(roads: Sequence[Stack], taken: list[_Obstacle]) -> list[Stack]:
    """The same roads; where not all are shown, a badge is added where there is room."""
    stacks: list[Stack] = []
    for stack in roads:
        badge = None
        if stack.count > len(stack.spots):
            reach = 80 * stack.scale
            own = stack.bounds()
            around = own.adjusted(-reach, -reach, reach, reach)
            near = [one for one in taken if one[0] != own and one[0].intersects(around)]
            badge = _road_badge(stack.spots, stack.count, stack.scale, near)
            taken.append((_badge_box(badge, stack.count), 1.0))
        stacks.append(evolve(stack, badge=badge))
    return stacks


def _road_badge(
    places: Sequence[MapPlace], count: int, scale: float, taken: Sequence[_Obstacle]
) -> Badge:
    """Beside one of the roads shown, on the side where it covers the least."""
    height = max(_LEAST_BADGE, _ROAD_BADGE * scale)
    wide = badge_width(count, height)

    def cost(badge: Badge, shift: float) -> float:
        """What it would cover; a badge far from the road's center seems to belong elsewhere."""
        box = _badge_box(badge, count)
        overlaps = ((box.intersected(other), weight) for other, weight in taken)
        hidden = sum(one.width() * one.height() * weight for one, weight in overlaps)
        return hidden + abs(shift) * wide * height

    sides = [
        (_beside(spot, count, height, scale, way, shift), shift)
        for spot in places
        for shift in (0.0, -0.3, 0.3, -0.6, 0.6)
        for way in (1.0, -1.0)
    ]
    return min(sides, key=lambda side: cost(*side))[0]


def _beside(
    spot: MapPlace, count: int, height: float, scale: float, way: float, shift: float
) -> Badge:
    """Across a road, just touching it: its emblem stays visible; `shift` is along the road."""
    turn = math.radians(spot.degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    along = shift * ROAD_SIZE[0] * scale
    reach = (ROAD_SIZE[1] / 2 - 2) * scale
    reach += (abs(sin) * badge_width(count, height) + abs(cos) * height) / 2
    return Badge(
        spot.x + way * sin * reach + cos * along, spot.y - way * cos * reach + sin * along, height
    )


def _mark_box(stack: Stack) -> QRectF:
    """Roughly where the emblem or mark of the front piece of a region is."""
    last, scale = stack.spots[-1], stack.scale
    up, half = (ARMY_SIZE[1] / 2, 13.0) if stack.kind is PieceKind.ARMY else (34.0, 10.0)
    middle = last.y - up * scale
    return QRectF(last.x - 13 * scale, middle - half * scale, 26 * scale, 2 * half * scale)


def _badge_box(badge: Badge, count: int) -> QRectF:
    wide = badge_width(count, badge.height)
    return QRectF(badge.x - wide / 2, badge.y - badge.height / 2, wide, badge.height)


def _body(kind: PieceKind, spot: MapPlace, scale: float) -> QRectF:
    """The box of one piece without its shadow."""
    if kind is PieceKind.ROAD:
        turn = math.radians(spot.degrees)
        wide, high, thick = ROAD_SIZE
        across = (abs(math.cos(turn)) * wide + abs(math.sin(turn)) * high) * scale
        down = (abs(math.sin(turn)) * wide + abs(math.cos(turn)) * high + thick) * scale
        return QRectF(spot.x - across / 2, spot.y - down / 2, across, down)
    if kind is PieceKind.ARMY:
        wide, high, deep = ARMY_SIZE
        across, down = (wide + deep) * scale, (high + deep) * scale
        return QRectF(spot.x - across / 2, spot.y - down, across, down)
    wide, high = TRIBE_SIZE
    lid = wide * 0.27
    return QRectF(
        spot.x - wide / 2 * scale,
        spot.y - (high + 2 * lid) * scale,
        wide * scale,
        (high + 3 * lid) * scale,
    )
