"""Where a note goes: near what it speaks of, never over it. Plain rectangles, no widgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP: Final = 14.0
"""Between the note and what it speaks of."""

STEP: Final = 32.0
"""Between the places that are tried across the table."""

CROWDED: Final = 1600.0
"""As many pixels of distance are worth it not to cover something else with the whole note."""

STAY: Final = 60.0
"""As many pixels of distance are worth it not to move."""


class Surroundings(NamedTuple):
    """What is on the table around a note."""

    room: QRectF  # the note stays within
    lit: tuple[QRectF, ...]  # what the note speaks of; the first is its anchor
    closed: tuple[QRectF, ...] = ()  # never covered either: targets, buttons
    crowded: tuple[QRectF, ...] = ()  # better not covered: cards, panels, the map
    side: QRectF = QRectF()  # the side panel: covered nowhere but at `home`
    home: QRectF | None = None  # the lower part of the side panel, which makes room for the note


def place_note(
    size: QSizeF, around: Surroundings, before: QRectF | None = None, *, stay: bool = False
) -> QRectF:
    """The best place for a note of this size; `before` is where it was.

    With `stay` it remains there unless it would cover what it must not.
    """
    kept = _kept(size, around, before) if stay and before is not None else None
    if kept is not None and not any(_cost(kept, around, kept)[:2]):
        return kept
    best = min(
        _candidates(size, around, before),
        key=lambda place: _cost(place, around, before),
    )
    home = around.home
    if home is None or _cost(home, around, before) > _cost(best, around, before):
        return best
    return home


def _kept(size: QSizeF, around: Surroundings, before: QRectF) -> QRectF | None:
    """The place it was at, now that its words may be others; None if it does not fit in there."""
    home = around.home
    if home is not None and home.bottomLeft() == before.bottomLeft():
        return home
    place = QRectF(before.topLeft(), size)
    return place if around.room.contains(place) else None


def tail_end(note: QRectF, anchor: QRectF) -> QPointF:
    """The point on the edge of the anchor that is nearest to the note."""
    centre = note.center()
    x = min(max(centre.x(), anchor.left()), anchor.right())
    y = min(max(centre.y(), anchor.top()), anchor.bottom())
    return QPointF(x, y)


def _candidates(size: QSizeF, around: Surroundings, before: QRectF | None) -> Iterator[QRectF]:
    room = around.room
    corners = [before.topLeft()] if before is not None else []
    if around.lit:
        corners += _beside(size, around.lit[0])
    for corner in [*corners, *_across(size, room)]:
        x = min(max(corner.x(), room.left()), max(room.left(), room.right() - size.width()))
        y = min(max(corner.y(), room.top()), max(room.top(), room.bottom() - size.height()))
        yield QRectF(round(x), round(y), size.width(), size.height())


def _beside(size: QSizeF, anchor: QRectF) -> list[QPointF]:
    """Right, left, below and above, centered and flush with either end."""
    width, height = size.width(), size.height()
    across = (
        anchor.center().x() - width / 2,
        anchor.left(),
        anchor.right() - width,
    )
    along = (
        anchor.center().y() - height / 2,
        anchor.top(),
        anchor.bottom() - height,
    )
    return [
        *(QPointF(anchor.right() + GAP, y) for y in along),
        *(QPointF(anchor.left() - GAP - width, y) for y in along),
        *(QPointF(x, anchor.bottom() + GAP) for x in across),
        *(QPointF(x, anchor.top() - GAP - height) for x in across),
    ]


def _across(size: QSizeF, room: QRectF) -> Iterator[QPointF]:
    y = room.top()
    while y + size.height() <= room.bottom() + STEP:
        x = room.left()
        while x + size.width() <= room.right() + STEP:
            yield QPointF(x, y)
            x += STEP
        y += STEP


def _cost(place: QRectF, around: Surroundings, before: QRectF | None) -> tuple[float, float, float]:
    """First nothing lit is covered, then nothing closed, then near and not over other things."""
    if place == around.home:
        return _home_cost(place, around, before)
    tight = place.adjusted(-GAP / 2, -GAP / 2, GAP / 2, GAP / 2)
    lit = _covered(tight, around.lit)
    closed = _covered(place, (*around.closed, around.side))
    if lit or closed:
        return lit, closed, 0.0
    share = _covered(place, around.crowded) / (place.width() * place.height())
    return 0.0, 0.0, CROWDED * min(share, 1.5) + _way(place, around, before)


def _home_cost(
    home: QRectF, around: Surroundings, before: QRectF | None
) -> tuple[float, float, float]:
    """The panel makes room, so nothing of the table is covered."""
    return _covered(home, around.lit), _covered(home, around.closed), _way(home, around, before)


def _way(place: QRectF, around: Surroundings, before: QRectF | None) -> float:
    """How far it is from what is spoken of, and whether the note has to move."""
    cost = max(GAP, distance(place, around.lit[0])) if around.lit else 0.0
    if before is not None and place.topLeft() != before.topLeft():
        cost += STAY
    return cost


def _covered(place: QRectF, things: Sequence[QRectF]) -> float:
    total = 0.0
    for thing in things:
        if place.intersects(thing):
            both = place.intersected(thing)
            total += both.width() * both.height()
    return total


def distance(one: QRectF, other: QRectF) -> float:
    """Between the nearest edges of two boxes."""
    dx = max(0.0, other.left() - one.right(), one.left() - other.right())
    dy = max(0.0, other.top() - one.bottom(), one.top() - other.bottom())
    return dx + dy
