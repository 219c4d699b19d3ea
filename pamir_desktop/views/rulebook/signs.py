"""Pictures at the head of a page: the icons and pieces it speaks of, as they are on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from pamir_desktop.model.terms import CardAction, Coalition, Colour, Impact, Suit
from pamir_desktop.views.art.icons import Icon, draw_emblem, draw_icon, draw_impact, draw_medallion
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.pieces import Look, paint_army, paint_road, paint_spy, paint_tribe
from pamir_desktop.views.art.tokens import paint_coin, paint_no_ruler, paint_ruler
from pamir_desktop.views.style import Style

SIDE: Final = 44.0
"""Of one sign, at 100 %."""

Sign = Callable[[QPainter, QRectF, Style], None]


def _look(style: Style) -> Look:
    return Look(style.theme, style.palette)


def _impact(impact: Impact, coalition: Coalition | None = None) -> Sign:
    return lambda painter, box, style: draw_impact(painter, impact, box, style.palette, coalition)


def _icon(icon: Icon) -> Sign:
    def paint(painter: QPainter, box: QRectF, style: Style) -> None:
        centre, radius = box.center(), box.width() * 0.42
        draw_icon(painter, icon, centre.x(), centre.y(), radius, style.theme.ink)

    return paint


def _suit(suit: Suit) -> Sign:
    def paint(painter: QPainter, box: QRectF, style: Style) -> None:
        centre, radius = box.center(), box.width() * 0.44
        draw_medallion(painter, suit, centre.x(), centre.y(), radius, style.palette)

    return paint


def _emblem(coalition: Coalition) -> Sign:
    return lambda painter, box, style: draw_emblem(painter, coalition, box, style.palette)


def _army(painter: QPainter, box: QRectF, style: Style) -> None:
    base = QPointF(box.center().x(), box.bottom() - 4)
    paint_army(painter, base, box.height() / 74, Coalition.BRITISH, _look(style))


def _road(painter: QPainter, box: QRectF, style: Style) -> None:
    paint_road(painter, box.center(), box.height() / 70, Coalition.RUSSIAN, _look(style), 0.0)


def _tribe(painter: QPainter, box: QRectF, style: Style) -> None:
    base = QPointF(box.center().x(), box.bottom() - box.height() * 0.3)
    paint_tribe(painter, base, box.height() / 54, Colour.RED, _look(style))


def _spy(painter: QPainter, box: QRectF, style: Style) -> None:
    paint_spy(painter, box.center(), box.width() * 0.8, Colour.BLUE, _look(style))


def _coin(painter: QPainter, box: QRectF, style: Style) -> None:
    paint_coin(painter, box.center(), box.width() * 0.42)


def _ruler(painter: QPainter, box: QRectF, style: Style) -> None:
    paint_ruler(painter, box.center(), box.width() * 0.34, Colour.RED, _look(style))


def _no_ruler(painter: QPainter, box: QRectF, style: Style) -> None:
    paint_no_ruler(painter, box.center(), box.width() * 0.34, style.theme)


SIGNS: Final[dict[str, tuple[Sign, ...]]] = {
    "icon_tribe": (_impact(Impact.TRIBE), _tribe),
    "icon_spy": (_impact(Impact.SPY), _spy),
    "icon_army": (_impact(Impact.ARMY), _army),
    "icon_road": (_impact(Impact.ROAD), _road),
    "icon_leverage": (_impact(Impact.LEVERAGED),),
    "icon_suit": tuple(
        _impact(impact)
        for impact in (
            Impact.FAVOR_POLITICAL,
            Impact.FAVOR_INTELLIGENCE,
            Impact.FAVOR_ECONOMIC,
            Impact.FAVOR_MILITARY,
        )
    ),
    **{action.name.lower(): (_icon(action),) for action in CardAction},
    "actions": tuple(_icon(action) for action in CardAction),
    "suits": tuple(_suit(suit) for suit in Suit),
    "favored": tuple(_suit(suit) for suit in Suit),
    "loyalty": tuple(_emblem(coalition) for coalition in Coalition),
    "ruling": (_ruler, _tribe, _army),
    "ruler_marker": (_ruler, _no_ruler),
    "hostages": (_spy, _icon(Glyph.LOCK)),
    "spy_ring": (_spy,),
    "money": (_coin,),
    "bribes": (_coin, _ruler),
    "checks": (_icon(Glyph.SCALES),),
    "deck": (_icon(Glyph.DECK), _icon(Glyph.SCALES)),
    "influence": (_icon(Glyph.INFLUENCE), _icon(Glyph.PATRIOT), _icon(Glyph.PRIZE)),
}
"""By page."""


def sign_picture(page: str, style: Style, ratio: float) -> QPixmap:
    """All signs of a page in a row."""
    signs = SIGNS[page]
    side = SIDE * style.scale
    gap = side * 0.25
    wide = len(signs) * (side + gap)
    picture = QPixmap(round(wide * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, sign in enumerate(signs):
        sign(painter, QRectF(place * (side + gap) + 1, 1, side - 2, side - 2), style)
    painter.end()
    return picture
