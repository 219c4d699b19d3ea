"""A very wide table: the other courts are beside the market, so that all cards can be larger.

Its cards are larger than those of the usual arrangement, or it is not used: so no card becomes
smaller where one arrangement takes over from the other.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from .board_layout import CARD_ASPECT, airy_board, widest_board
from .rows import OTHER_SHARE, OWN_PAD, Rows, table_rows

LEAST_CARDS: Final = 2.6
"""What each of the other courts shows at least, in widths of its cards."""
LEAST_RATIO: Final = 1.6
"""Width over height of the narrowest table of this kind."""
LINK: Final = 10.0
"""Between two of these courts, besides the usual gap: for the link of the ring."""


def _columns(players: int) -> int:
    """Two courts above each other, as high as the market."""
    return players // 2


def wide_card(width: float, height: float, players: int) -> float:
    """The width of all cards, or 0 if they are as large with the other courts below the market."""
    if width < LEAST_RATIO * height:
        return 0.0
    usual = table_rows(width, height, players)
    high = _aside_height(usual, height)
    # what the width allows must not depend on the height: so with the rows of the highest table
    highest = table_rows(width, width / LEAST_RATIO, players)
    # everything grows with the card as a line does, so two cards tell all others
    least, more = (_least_breadth(highest, card, players) for card in (0.0, 1.0))
    broad = (width - 2 * usual.side - least) / (more - least)
    card = min(high, broad)
    return card if card > usual.card else 0.0


def _aside_height(rows: Rows, height: float) -> float:
    """The card that the height allows: three of them above each other."""
    words = 2 * rows.margin + 3 * rows.lengths.gap + rows.panels + rows.prompt
    extra = rows.lengths.market_extra + rows.own_head + OWN_PAD
    return (height - words - extra) / 3 / CARD_ASPECT


def _board_height(rows: Rows, card: float) -> float:
    return 2 * CARD_ASPECT * card + rows.lengths.market_extra


def _least_courts(rows: Rows, card: float, players: int) -> float:
    columns = _columns(players)
    tray = LEAST_CARDS * (OTHER_SHARE * card + 6) + 26
    return columns * tray + (columns - 1) * (rows.lengths.gap + LINK)


def _least_breadth(rows: Rows, card: float, players: int) -> float:
    board = widest_board(card, _board_height(rows, card), rows.lengths)
    return board + rows.lengths.gap + _least_courts(rows, card, players)


def aside_rows(rows: Rows, height: float, card: float) -> Rows:
    """With cards of this width; what is left of the height goes to the player's own row."""
    board = _board_height(rows, card)
    words = 2 * rows.margin + 3 * rows.lengths.gap + rows.panels + rows.prompt
    return rows._replace(
        card=card,
        board=board,
        mine=height - words - board,
        others=0.0,
        other_head=max(16.0, 0.0235 * height),
    )


def aside_board(rows: Rows, breadth: float, players: int) -> float:
    """The width of the board: what it can use, at most a third of what courts do not need."""
    gap = rows.lengths.gap
    spare = breadth - _least_breadth(rows, rows.card, players)
    least = breadth - spare - gap - _least_courts(rows, rows.card, players)
    return least + min(0.35 * spare, airy_board(rows.card, rows.board, rows.lengths) - least)


def aside_trays(room: QRectF, players: int, gap: float) -> tuple[QRectF, ...]:
    """The other courts around the ring: up at the left, down at the right."""
    link = gap + LINK
    wide = (room.width() - link) / 2
    high = (room.height() - link) / 2
    left, right = room.left(), room.right() - wide
    top, bottom = room.top(), room.bottom() - high
    match players:
        case 2:
            return (room,)
        case 3:
            return tuple(QRectF(left, y, room.width(), high) for y in (top, bottom))
        case 4:
            upper = QRectF(left, top, room.width(), high)
            lower = [QRectF(x, bottom, wide, high) for x in (left, right)]
            return (lower[0], upper, lower[1])
        case _:
            corners = ((left, bottom), (left, top), (right, top), (right, bottom))
            return tuple(QRectF(x, y, wide, high) for x, y in corners)


def link_place(one: QRectF, other: QRectF) -> tuple[QPointF, bool]:
    """The middle between two neighbors of the ring, and whether they are above each other."""
    if one.right() < other.left():
        return QPointF((one.right() + other.left()) / 2, one.center().y() + 8), False
    upper, lower = sorted((one, other), key=QRectF.top)
    middle = max(one.left(), other.left()), min(one.right(), other.right())
    return QPointF(sum(middle) / 2, (upper.bottom() + lower.top()) / 2), True
