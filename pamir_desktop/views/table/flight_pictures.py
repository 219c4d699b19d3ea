"""Pictures of what moves over the table: cards, pieces, coins."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from pamir_desktop.model.pieces import (
    FIRST_BORDER,
    FIRST_GIFT,
    coalition_of_block,
    owner_of_cylinder,
)
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.map.layout import PieceKind, piece_scale
from pamir_desktop.views.art.pieces import piece_picture
from pamir_desktop.views.art.sketches import sketch_card
from pamir_desktop.views.art.tokens import paint_coin
from pamir_desktop.views.texts.card_texts import card_words

from .board_layout import CARD_ASPECT
from .scene import TableScene
from .spots import BlockStack, BlockSupply, CylinderStack, CylinderSupply, Spot
from .table_item import RenderContext


def card_picture(scene: TableScene, card: CardId, width: float) -> QPixmap:
    """The face of a card, its back if it is hidden, or a sketch while the face is not painted."""
    context = scene.context
    assert context is not None
    found = scene.paint_queue.card(card, width, context)
    if found is not None:
        return found
    picture = _empty(width, width * CARD_ASPECT, context)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, width, width * CARD_ASPECT)
    sketch_card(painter, card, card_words(card, context.edition), box, context.look)
    painter.end()
    return picture


def block_picture(context: RenderContext, block: int, place: int) -> QPixmap:
    is_road = FIRST_BORDER <= place < FIRST_GIFT
    kind = PieceKind.ROAD if is_road else PieceKind.ARMY
    coalition = coalition_of_block(block)
    return piece_picture(kind, coalition, _piece_scale(context), context.ratio, context.look)


def cylinder_picture(scene: TableScene, cylinder: int) -> QPixmap:
    context, position = scene.context, scene.position
    assert context is not None
    assert position is not None
    colour = position.colour_of(owner_of_cylinder(cylinder))
    scale = _piece_scale(context)
    return piece_picture(PieceKind.TRIBE, colour, scale, context.ratio, context.look)


def carried_piece(scene: TableScene, spot: Spot) -> QPixmap | None:
    """The one piece that is dragged from a stack or a supply; None for other things."""
    context, position = scene.context, scene.position
    if context is None or position is None:
        return None
    scale = _piece_scale(context)
    match spot:
        case BlockSupply(coalition):
            kind, owner = PieceKind.ARMY, coalition
        case BlockStack(coalition, place):
            is_road = FIRST_BORDER <= place < FIRST_GIFT
            kind, owner = PieceKind.ROAD if is_road else PieceKind.ARMY, coalition
        case CylinderStack(seat, _) | CylinderSupply(seat):
            colour = position.colour_of(seat)
            return piece_picture(PieceKind.TRIBE, colour, scale, context.ratio, context.look)
        case _:
            return None
    return piece_picture(kind, owner, scale, context.ratio, context.look)


def coin_picture(context: RenderContext, rupees: int) -> QPixmap:
    radius = 11 * context.layout.unit
    picture = _empty(2.4 * radius, 2.4 * radius, context)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_coin(painter, QPointF(1.2 * radius, 1.2 * radius), radius, str(rupees))
    painter.end()
    return picture


def _piece_scale(context: RenderContext) -> float:
    width = context.layout.map.width()
    return piece_scale(width) * width / 1400


def _empty(width: float, height: float, context: RenderContext) -> QPixmap:
    picture = QPixmap(int(width * context.ratio), int(height * context.ratio))
    picture.setDevicePixelRatio(context.ratio)
    picture.fill("transparent")
    return picture
