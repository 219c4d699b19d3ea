"""The face of a court card: first the shapes, in units, then the texts, in pixels.

Only what is printed is drawn here. Spies, locks, coins and highlights are drawn by the views, which
get their positions from CardLayout.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.terms import CardAction, Impact, Suit
from pamir_desktop.views.art.brush import alpha, mix, pen, polygon, shape, star
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_icon, draw_impact
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import CENTRE, RIGHT, TOP_LEFT, in_capitals, write
from pamir_desktop.views.art.ornament import draw_kilim
from pamir_desktop.views.art.palette import INK, WHITE
from pamir_desktop.views.art.pieces import Look

from .figures import draw_picture
from .layout import CardLayout, Detail
from .printed import Action, Face
from .scheme import scheme
from .words import CardWords

__all__ = ["CardLayout", "letter_court", "paint_court", "paint_frame", "paint_tile"]

EDGE: Final = "#1C150D"
CAPITALS: Final = 0.84
"""How much smaller than usual the name of a region may be, to be written in capitals."""

_ABILITY_GOLD: Final = "#E9C46A"
_COSTS: Final[dict[type, dict[Action, str]]] = {
    CardAction: {CardAction.GIFT: "2·4·6", CardAction.BUILD: "2 ×", CardAction.BETRAY: "2"},
    SpecialAction: {SpecialAction.GIFTS: "2·4·6", SpecialAction.ASSASSINATION: ""},
}
"""Of actions whose rank does not matter. One table per type: their members are equal numbers."""


def paint_court(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    """Everything but the texts; the painter's unit must be the layout's."""
    painter.fillRect(layout.card, _paper(look))
    draw_picture(painter, layout.art, card, scheme(card.suit, look.theme, look.palette))
    _paint_spine(painter, card, layout, look)
    _paint_impacts(painter, card, layout, look)
    _paint_band(painter, card, layout, look)
    _paint_strip(painter, card, layout, look)
    _paint_ribbon(painter, card, layout, look)
    paint_frame(painter)


def _paper(look: Look) -> QColor:
    return QColor(look.theme.card_paper)


def paint_frame(painter: QPainter) -> None:
    """Round the corners and draw the rim after everything else is painted.

    Cutting the corners off at the end is much cheaper than a clip path during the whole painting.
    """
    painter.setClipping(False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawPath(shape("R -1 -1 102 142 O .6 .6 98.8 138.8 5"))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    # rings, not lines: filling one is twice as fast as stroking a long outline
    painter.setBrush(alpha(WHITE, 0.35))
    painter.drawPath(shape("O 1.35 1.35 97.3 137.3 4.3 O 2.05 2.05 95.9 135.9 3.7"))
    painter.setBrush(QColor(EDGE))
    painter.drawPath(shape("O 0 0 100 140 5.6 O 1.35 1.35 97.3 137.3 4.3"))


def _paint_spine(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    base = QColor(look.palette.suit[card.suit])
    ink = look.palette.suit_ink[card.suit]
    spine = layout.spine
    gradient = QLinearGradient(spine.topLeft(), spine.topRight())
    for stop, colour in (
        (0.0, mix(base, "#000000", 0.16)),
        (0.25, base),
        (0.85, mix(base, WHITE, 0.07)),
        (1.0, mix(base, "#000000", 0.3)),
    ):
        gradient.setColorAt(stop, colour)
    painter.fillRect(spine, gradient)
    _paint_bare_spine(painter, layout)
    veil = 0.3 if card.suit is Suit.ECONOMIC else 0.14
    centre, radius = layout.medallion
    painter.setPen(pen(alpha(WHITE, 0.5), 0.8))
    painter.setBrush(alpha(WHITE, veil))
    painter.drawEllipse(centre, radius, radius)
    draw_icon(painter, card.suit, centre.x(), centre.y(), radius * 0.66, ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    for i in range(card.rank):
        centre, radius = layout.star(i, card.rank)
        painter.drawPolygon(star(centre.x(), centre.y(), radius, 5, 2))
    badge = layout.region
    painter.setPen(pen(INK, 0.8))
    painter.setBrush(_paper(look))
    painter.drawRoundedRect(badge, 4, 4)
    centre = badge.center()
    draw_icon(painter, card.region, centre.x(), centre.y(), badge.width() * 0.38, INK, _paper(look))
    for action, tile in zip(card.actions, layout.tiles, strict=True):
        paint_tile(painter, action, tile, card, look, plain=layout.detail < Detail.SMALL)


def _paint_bare_spine(painter: QPainter, layout: CardLayout) -> None:
    """Stars in a row where no action is printed."""
    start = layout.tile(layout.actions).top() + 9 if layout.actions < 3 else 200.0
    painter.setPen(pen(alpha(WHITE, 0.2), 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y = 131.0
    while y > start:
        painter.drawPolygon(star(layout.spine.center().x(), y, 8.0, 8, 3))
        y -= 13.0


def paint_tile(
    painter: QPainter, action: Action, tile: QRectF, card: Face, look: Look, *, plain: bool
) -> None:
    """An action: its glyph, and dots for the rank where the rank matters; `plain` omits them."""
    size = tile.width()
    ground = mix(_paper(look), WHITE, 0.35)
    painter.setPen(pen(INK, size * 0.05))
    painter.setBrush(ground)
    painter.drawRoundedRect(tile, size * 0.18, size * 0.18)
    centre = tile.center()
    if plain:
        draw_icon(painter, action, centre.x(), centre.y(), size * 0.36, INK, ground)
        return
    draw_icon(painter, action, centre.x(), tile.top() + size * 0.39, size * 0.3, INK, ground)
    if action in _COSTS[type(action)]:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(look.palette.suit[card.suit], "#000000", 0.2))
    for i in range(card.rank):
        x = centre.x() + (i - (card.rank - 1) / 2) * size * 0.23
        painter.drawEllipse(QPointF(x, tile.top() + size * 0.86), size * 0.085, size * 0.085)


def _paint_impacts(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    plaque = layout.impact_plaque
    if plaque.isEmpty():
        return
    painter.setPen(pen(alpha(INK, 0.5), 0.6))
    painter.setBrush(alpha(_paper(look), 0.92))
    painter.drawRoundedRect(plaque, 4, 4)
    for i, impact in enumerate(card.impact):
        draw_impact(painter, impact, layout.impact(i), look.palette, card.patriot)


def _paint_band(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    band = layout.name_band
    painter.setPen(pen(INK, 0.8))
    if card.patriot is None:
        painter.fillRect(band, _paper(look))
    else:
        painter.fillRect(band, QColor(look.palette.coalition[card.patriot]))
        ink = look.palette.coalition_ink[card.patriot]
        radius = 6.0 if layout.is_tiny else 4.4
        x = band.left() + (10.0 if layout.is_tiny else 5.6)
        draw_icon(painter, card.patriot, x, band.center().y(), radius, ink)
        painter.setPen(pen(INK, 0.8))
    painter.drawLine(band.topLeft(), band.topRight())
    if not layout.is_tiny:
        painter.drawLine(band.bottomLeft(), band.bottomRight())


def _paint_strip(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    """The ability's mark, the hatched tab of a leveraged card, or a kilim row."""
    strip = layout.ability_strip
    if card.ability is not None:
        if not layout.is_tiny:
            painter.fillRect(strip.adjusted(0, 0.4, 0, 0), mix(_paper(look), _ABILITY_GOLD, 0.45))
        _paint_ability_mark(painter, card, layout, look)
    elif not (layout.is_tiny and card.patriot is not None):
        hue = alpha(look.palette.suit[card.suit], 0.3)
        draw_kilim(painter, strip.adjusted(2, 0.6, -2, -0.2), hue)
    if Impact.LEVERAGED in card.impact:
        _paint_debt_tab(painter, strip, look)


def _paint_ability_mark(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    strip = layout.ability_strip
    if not layout.is_tiny:
        y = strip.top() + (7.0 if layout.has_text else strip.height() / 2)
        draw_icon(painter, Glyph.ABILITY, strip.left() + 7.4, y, 4.6, INK)
        return
    ink = INK if card.patriot is None else look.palette.coalition_ink[card.patriot]
    x = strip.left() + (10.0 if card.patriot is None else 30.0)
    draw_icon(painter, Glyph.ABILITY, x, strip.center().y(), 6.0, ink)


def _paint_debt_tab(painter: QPainter, strip: QRectF, look: Look) -> None:
    """A hatched tab at the end of the strip: this card owes 2 rupees."""
    right, top, bottom = strip.right(), strip.top() + 0.4, strip.bottom()
    left = right - 17.0
    painter.setPen(pen(INK, 0.7))
    painter.setBrush(_paper(look))
    painter.drawPolygon(
        polygon([(left, bottom), (left + 4, top), (right + 1, top), (right + 1, bottom)])
    )
    painter.setPen(pen(INK, 1.1))
    run = bottom - top
    for i in range(1, 6):
        x = left + i * 3.6
        lean = min(run * 0.3, 4.0)
        painter.drawLine(QPointF(x, bottom - 0.6), QPointF(x + lean, top + 0.6))


def _paint_ribbon(painter: QPainter, card: Face, layout: CardLayout, look: Look) -> None:
    ribbon = layout.ribbon
    painter.setPen(pen(INK, 0.6))
    if card.prize is None:
        painter.drawLine(ribbon.topLeft(), ribbon.topRight())
        return
    painter.fillRect(ribbon, QColor(look.palette.coalition[card.prize]))
    painter.drawLine(ribbon.topLeft(), ribbon.topRight())
    ink = look.palette.coalition_ink[card.prize]
    y = ribbon.center().y() - 0.2
    draw_icon(painter, Glyph.PRIZE, ribbon.left() + 7.0, y, 4.2, ink)
    draw_icon(painter, card.prize, ribbon.left() + 17.0, y, 4.2, ink)


def letter_court(
    painter: QPainter, card: Face, words: CardWords, layout: CardLayout, look: Look
) -> None:
    """The texts, at their final size; the layout is in device pixels."""
    if layout.is_tiny:
        return
    unit = layout.unit
    for action, tile in zip(card.actions, layout.tiles, strict=True):
        cost = _COSTS[type(action)].get(action)
        if cost and layout.detail > Detail.COMPACT:
            _letter_cost(painter, cost, tile)
    _letter_name(painter, card, words.name, layout, look)
    if card.ability is not None:
        _letter_ability(painter, words, layout, card)
    if layout.detail < Detail.MEDIUM:
        return
    box = layout.rect(29.5, 2.6, 47.5, 8)
    ink = "#F4E6C4" if look.theme.is_dark else INK
    size = max(6.4, layout.least) * unit
    # all six in capitals look better than the longest one in small letters
    region = in_capitals(words.region, box.width() / 1.12, CAPITALS * size)
    write(painter, box, region, ink, weight=700, largest=size, spacing=6, smallest=4.5 * unit)
    ink = INK if card.prize is None else look.palette.coalition_ink[card.prize]
    box = layout.ribbon.adjusted(0, 0, -3.4 * unit, -0.6 * unit)
    write(painter, box, str(card.number), ink, weight=600, largest=6.4 * unit, align=RIGHT)


def _letter_cost(painter: QPainter, cost: str, tile: QRectF) -> None:
    size = tile.width()
    box = QRectF(tile.left(), tile.top() + size * 0.7, size, size * 0.28)
    write(painter, box, cost, INK, weight=700, largest=size * 0.31, align=CENTRE)


def _letter_name(painter: QPainter, card: Face, name: str, layout: CardLayout, look: Look) -> None:
    unit = layout.unit
    ink = INK if card.patriot is None else look.palette.coalition_ink[card.patriot]
    usual = 11.5 if layout.detail is Detail.COMPACT else 10.4
    write(
        painter,
        layout.name_box(is_patriot=card.patriot is not None),
        name,
        ink,
        family=Family.SERIF,
        weight=600,
        wrap=True,
        largest=max(usual, layout.least) * unit,
        smallest=4.6 * unit,
        legible=layout.least * unit,
    )


def _letter_ability(painter: QPainter, words: CardWords, layout: CardLayout, card: Face) -> None:
    unit = layout.unit
    is_leveraged = Impact.LEVERAGED in card.impact
    if layout.has_text:
        owes = 16.0 if is_leveraged else 2.0
        box = layout.rect(39.6, 99, 60.4 - owes, 14)
        write(painter, box, words.ability.title, INK, weight=700, largest=7.2 * unit)
        box = layout.rect(30, 111.4, 70 - owes, 17)
        write(
            painter,
            box,
            words.ability.text,
            INK,
            largest=5.6 * unit,
            smallest=3.0 * unit,
            align=TOP_LEFT,
            wrap=True,
        )
        return
    write(
        painter,
        layout.title_box(is_leveraged=is_leveraged),
        words.ability.title,
        INK,
        weight=700,
        wrap=True,
        largest=max(7.6, layout.least) * unit,
        smallest=4.6 * unit,
        legible=layout.least * unit,
    )
