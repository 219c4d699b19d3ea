"""What each half of an event shows at a glance."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.terms import CardAction, Impact, Region, Suit
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.icons import Icon, draw_icon, draw_impact
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.palette import INK, Palette
from pamir_desktop.views.art.tokens import paint_coin

Sign: TypeAlias = Icon | Impact

_RED: Final = "#9E2420"
_COIN: Final = "coin"


@frozen
class Pictogram:
    """One or two signs side by side, possibly crossed out."""

    signs: tuple[Sign | str, ...]
    struck: bool = False


PICTOGRAMS: Final[dict[str, Pictogram]] = {
    "favor_military": Pictogram((Impact.FAVOR_MILITARY,)),
    "favor_intelligence": Pictogram((Impact.FAVOR_INTELLIGENCE,)),
    "favor_political": Pictogram((Impact.FAVOR_POLITICAL,)),
    "riots_in_punjab": Pictogram((Glyph.FLAME, Region.PUNJAB)),
    "riots_in_herat": Pictogram((Glyph.FLAME, Region.HERAT)),
    "riots_in_kabul": Pictogram((Glyph.FLAME, Region.KABUL)),
    "riots_in_persia": Pictogram((Glyph.FLAME, Region.PERSIA)),
    "no_effect": Pictogram((Glyph.FORBIDDEN,)),
    "public_withdrawal": Pictogram((Glyph.PURCHASE,), struck=True),
    "embarrassment_of_riches": Pictogram((CardAction.GIFT, Glyph.INFLUENCE), struck=True),
    "koh_i_noor_recovered": Pictogram((CardAction.GIFT, Glyph.PLUS, Glyph.INFLUENCE)),
    "disregard_for_customs": Pictogram((CardAction.TAX,), struck=True),
    "courtly_manners": Pictogram((CardAction.TAX, Glyph.YES)),
    "failure_to_impress": Pictogram((Glyph.PRIZE,), struck=True),
    "rumor": Pictogram((Glyph.PATRIOT, Glyph.INFLUENCE), struck=True),
    "conflict_fatigue": Pictogram((Glyph.SCALES, Glyph.HOURGLASS)),
    "nationalism": Pictogram((Impact.TRIBE, Glyph.ARROW, Impact.ARMY)),
    "nation_building": Pictogram((CardAction.BUILD, Glyph.PLUS, CardAction.BUILD)),
    "backing_of_persian_aristocracy": Pictogram((_COIN, _COIN, _COIN)),
    "confidence_failure": Pictogram((Glyph.HAND, Glyph.DISCARD)),
    "other_persuasive_methods": Pictogram((Glyph.HAND, Glyph.BONUS, Glyph.HAND)),
    "new_tactics": Pictogram((Suit.MILITARY, Glyph.BONUS)),
    "pashtunwali_values": Pictogram((Impact.FAVOR_POLITICAL, Glyph.LOCK)),
    "rebuke": Pictogram((Impact.ARMY, Impact.TRIBE), struck=True),
}


def draw_pictogram(
    painter: QPainter,
    event: str,
    x: float,
    y: float,
    radius: float,
    ground: QColor,
    palette: Palette,
) -> None:
    """Draw it around x, y; the more signs, the smaller each one."""
    pictogram = PICTOGRAMS[event]
    count = len(pictogram.signs)
    size = radius * (1.0, 0.84, 0.66)[count - 1]
    pitch = size * 2.3
    for i, sign in enumerate(pictogram.signs):
        _draw_sign(painter, sign, x + (i - (count - 1) / 2) * pitch, y, size, ground, palette)
    if pictogram.struck:
        reach = size + (count - 1) * pitch / 2
        for colour, width in ((ground, 0.42), (QColor(_RED), 0.22)):
            painter.setPen(pen(colour, size * width))
            painter.drawLine(QPointF(x - reach, y + size), QPointF(x + reach, y - size))


def _draw_sign(
    painter: QPainter,
    sign: Sign | str,
    x: float,
    y: float,
    size: float,
    ground: QColor,
    palette: Palette,
) -> None:
    if isinstance(sign, str):
        paint_coin(painter, QPointF(x, y), size)
    elif isinstance(sign, Impact):
        draw_impact(painter, sign, QRectF(x - size, y - size, 2 * size, 2 * size), palette)
    else:
        small = sign in (Glyph.PLUS, Glyph.ARROW, Glyph.YES, Glyph.BONUS)
        ink = _RED if sign is Glyph.FLAME else INK
        draw_icon(painter, sign, x, y, size * (0.7 if small else 1.0), ink, ground)
