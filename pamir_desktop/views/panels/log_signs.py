"""Icons of the log: what a line is about, with the rule behind it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import CardAction, CardId, Coalition, Colour, Suit
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.icons import Icon, draw_emblem, draw_icon, draw_medallion
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.palette import INK
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign, Term

MARK: Final = 13.0
"""The size of a player's disc before a line, in pixels at 100 %."""


class LogSign(NamedTuple):
    icon: Icon
    sign: Sign


def log_sign(entry: LogEntry, edition: Edition) -> LogSign | None:
    """None for lines that need no explanation: their names are links."""
    match entry.id:
        case "action.begun":
            action = CardAction(entry.number("action"))
            return LogSign(action, Sign(Term.ACTION, action, _card(entry)))
        case "special.begun":
            special = SpecialAction(entry.number("action"))
            return LogSign(special, Sign(Term.ACTION, special, _card(entry)))
        case "card.bought":
            return LogSign(Glyph.PURCHASE, Sign(Term.PRICE, entry.number("price")))
        case "check.scored":
            return LogSign(Glyph.SCALES, Sign(Term.DOMINANCE))
        case "ruler.changed" if edition is Edition.SECOND:
            return LogSign(Glyph.CROWN, Sign(Term.RULER))
        case "loyalty.changed" | "loyalty.chosen":
            side = Coalition(entry.number("coalition"))
            return LogSign(side, Sign(Term.LOYALTY, side))
        case "favor.changed":
            suit = Suit(entry.number("suit"))
            return LogSign(suit, Sign(Term.FAVORED, suit))
        case "regime.changed":
            suit = Suit(entry.number("suit"))
            return LogSign(suit, Sign(Term.SUIT, suit))
        case _:
            found = _FIXED.get(entry.id)
            return found if edition is Edition.SECOND else None


_FIXED: Final = {
    "card.played": LogSign(Glyph.PLAY_CARD, Sign(Term.PLAYING)),
    "game.ended": LogSign(Glyph.TROPHY, Sign(Term.POINTS)),
    "gifts.lost": LogSign(CardAction.GIFT, Sign(Term.GIFTS)),
    "instability": LogSign(Glyph.SCALES, Sign(Term.CHECKS_LEFT)),
    "prize.taken": LogSign(Glyph.PRIZE, Sign(Term.PRIZES)),
    "prizes.lost": LogSign(Glyph.PRIZE, Sign(Term.PRIZES)),
    **dict.fromkeys(
        ("bribe.due", "bribe.paid", "bribe.withheld", "bribe.proposed", "bribe.countered"),
        LogSign(Glyph.COIN, Sign(Term.BRIBE)),
    ),
    **dict.fromkeys(
        ("leverage.taken", "leverage.repaid", "leverage.forgiven", "leverage.waived"),
        LogSign(Glyph.CHAIN, Sign(Term.LEVERAGE)),
    ),
    **dict.fromkeys(
        ("overthrow.court", "overthrow.tribes"), LogSign(Glyph.FLAME, Sign(Term.OVERTHROW))
    ),
}


def _card(entry: LogEntry) -> CardId:
    return CardId(entry.number("card"))


# --- As links ----------------------------------------------------------------------------------


def link_of(sign: Sign) -> str:
    assert isinstance(sign.term, Term)
    return f"term:{sign.term.name}.{sign.value}.{sign.card}"


def sign_of(link: str) -> Sign | None:
    """The sign of a link, None for links to other things."""
    kind, _, key = link.partition(":")
    if kind != "term":
        return None
    term, value, card = key.split(".")
    return Sign(Term[term], int(value), CardId(int(card)))


def icon_picture(icon: Icon, style: Style, side: int, ratio: float) -> QImage:
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = side / 2
    match icon:
        case Coalition():
            draw_emblem(painter, icon, QRectF(1, 1, side - 2, side - 2), style.palette)
        case Suit():
            draw_medallion(painter, icon, middle, middle, side * 0.46, style.palette)
        case Colour():
            _draw_disc(painter, icon, side, style)
        case _:
            draw_icon(painter, icon, middle, middle, side * 0.44, style.theme.ink_second)
    painter.end()
    return image


def _draw_disc(painter: QPainter, colour: Colour, side: int, style: Style) -> None:
    """In the player's color with the player's mark."""
    middle = side / 2
    ground = style.palette.player[colour]
    painter.setPen(pen(style.theme.line if style.theme.is_dark else INK, 1))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QPointF(middle, middle), middle - 1, middle - 1)
    ink = style.palette.player_ink[colour]
    draw_icon(painter, colour, middle, middle, side * 0.26, ink, ground)
