"""Pictures of what flies over the table: cards, pieces, coins."""

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

from .layout import CARD_ASPECT
from .scene import TableScene
from .table_item import Setting


def card_picture(scene: TableScene, card: CardId, width: float) -> QPixmap:
    """The face of a card, its back if it is hidden, or a sketch while the face is not painted."""
    setting = scene.setting
    assert setting is not None
    found = scene.atelier.card(card, width, setting)
    if found is not None:
        return found
    picture = _empty(width, width * CARD_ASPECT, setting)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, width, width * CARD_ASPECT)
    sketch_card(painter, card, card_words(card), box, setting.look)
    painter.end()
    return picture


def block_picture(setting: Setting, block: int, place: int) -> QPixmap:
    is_road = FIRST_BORDER <= place < FIRST_GIFT
    kind = PieceKind.ROAD if is_road else PieceKind.ARMY
    coalition = coalition_of_block(block)
    return piece_picture(kind, coalition, _piece_scale(setting), setting.ratio, setting.look)


def cylinder_picture(scene: TableScene, cylinder: int) -> QPixmap:
    setting, position = scene.setting, scene.position
    assert setting is not None
    assert position is not None
    colour = position.colour_of(owner_of_cylinder(cylinder))
    scale = _piece_scale(setting)
    return piece_picture(PieceKind.TRIBE, colour, scale, setting.ratio, setting.look)


def coin_picture(setting: Setting, rupees: int) -> QPixmap:
    radius = 11 * setting.layout.unit
    picture = _empty(2.4 * radius, 2.4 * radius, setting)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_coin(painter, QPointF(1.2 * radius, 1.2 * radius), radius, str(rupees))
    painter.end()
    return picture


def _piece_scale(setting: Setting) -> float:
    width = setting.layout.map.width()
    return piece_scale(width) * width / 1400


def _empty(width: float, height: float, setting: Setting) -> QPixmap:
    picture = QPixmap(int(width * setting.ratio), int(height * setting.ratio))
    picture.setDevicePixelRatio(setting.ratio)
    picture.fill("transparent")
    return picture
