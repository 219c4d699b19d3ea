"""Where a tip is shown: close to what it is about, but never over cards or the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

from pamir_desktop.model.setup import SeatKind
from pamir_desktop.views.texts.plain_text import narrow_tip

from .card_item import CardItem
from .scene import TableScene

STEP: Final = 16.0
GAP: Final = 6.0
STAYS_MILLISECONDS: Final = 60_000
"""A tip that was asked for is read in peace."""

TIP_NAME: Final = "qtooltip_label"
"""Qt's widget for tips: it knows its size only when it is shown, so it is moved afterwards."""


class Surroundings(NamedTuple):
    """What there is around the thing a tip is about."""

    room: QRectF
    closed: Sequence[QRectF]  # never to be covered
    spared: Sequence[QRectF]  # only if everything else is farther away


def tip_place(size: QSizeF, about: QRectF, around: Surroundings) -> QPointF:
    """The upper left corner: the nearest free place, or the one that covers least."""
    places = sorted(_places(size, around.room), key=lambda rect: _cost(rect, about, around.spared))
    closed = [*around.closed, about]
    for rect in places:
        if not any(rect.intersects(other) for other in closed):
            return rect.topLeft()
    least = min(places, key=lambda rect: sum(_common(rect, other) for other in closed))
    return least.topLeft()


def _places(size: QSizeF, room: QRectF) -> list[QRectF]:
    across = max(1, int((room.width() - size.width()) / STEP) + 1)
    down = max(1, int((room.height() - size.height()) / STEP) + 1)
    return [
        QRectF(QPointF(room.left() + x * STEP, room.top() + y * STEP), size)
        for x in range(across)
        for y in range(down)
    ]


def _cost(rect: QRectF, about: QRectF, spared: Sequence[QRectF]) -> float:
    """The gap between the two, and a little for places that are not in line with each other."""
    dx = max(0.0, about.left() - rect.right(), rect.left() - about.right())
    dy = max(0.0, about.top() - rect.bottom(), rect.top() - about.bottom())
    apart = rect.center() - about.center()
    cost = dx + dy + 0.1 * (abs(apart.x()) + abs(apart.y()))
    return cost + sum(200.0 for other in spared if rect.intersects(other))


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


def surroundings(view: QGraphicsView, scene: TableScene, about: QRectF) -> Surroundings:
    """On the table; Wakhan's plan is spared, and the map if the tip is not about it."""
    context, position = scene.context, scene.position
    room = QRectF(view.viewport().rect())
    if context is None or position is None:
        return Surroundings(room, (), ())
    cards = [
        item.mapRectToScene(item.box)
        for item in scene.table_items()
        if isinstance(item, CardItem) and item.isVisible()
    ]
    layout = context.layout
    around = [rect.adjusted(-GAP, -GAP, GAP, GAP) for rect in cards]
    spared = [] if layout.map.intersects(about) else [layout.map]
    kinds = [chair.kind for chair in position.state.setup.seats]
    if SeatKind.WAKHAN in kinds:
        spared += layout.others
    return Surroundings(room, [*around, layout.prompt, *_panels(view)], spared)


def _panels(view: QGraphicsView) -> list[QRectF]:
    """What covers the table: they are beside it in the window."""
    page = view.parentWidget()
    found = page.children() if page is not None else []
    return [
        QRectF(one.geometry()).translated(-view.geometry().topLeft().toPointF())
        for one in found
        if isinstance(one, QWidget) and one is not view and one.isVisible()
    ]


def show_tip(
    view: QGraphicsView, scene: TableScene, text: str, about: QRectF, area: QRect, stays: int = -1
) -> None:
    """A tip about a part of the scene, as long as the mouse stays in the area."""
    viewport = view.viewport()
    lies = QRectF(view.mapFromScene(about).boundingRect())
    below = viewport.mapToGlobal(lies.bottomLeft().toPoint())
    QToolTip.showText(below, narrow_tip(text), viewport, area, stays)
    label = tip_label()
    if label is None:
        return
    place = tip_place(QSizeF(label.size()), lies, surroundings(view, scene, about))
    label.move(viewport.mapToGlobal(place.toPoint()))


def tip_label() -> QWidget | None:
    """Qt's widget, if a tip is shown."""
    found = (one for one in QApplication.topLevelWidgets() if one.objectName() == TIP_NAME)
    return next((label for label in found if label.isVisible()), None)
