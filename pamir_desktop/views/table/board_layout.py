"""Where map, suits, market and shared facts are: the upper half of the table.

Cards as large as possible: the facts stand under the suits, or are a strip under the market in a
narrow window, where the market leaves some height unused.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from pamir_desktop.model.state import COLUMNS, SLOTS

CARD_ASPECT = 1.4  # height over width
MAP_ASPECT = 1.4  # width over height

LEAST_MAP = 0.9
"""In a narrow window the map shrinks to this share of its height before the cards shrink too."""

_SUITS_STANDING, _SUITS_LYING = 106.0, 60.0
"""Least width of the suits: their names are beside them, or below them above a strip of facts."""

_WIDEST_SUITS = 230.0
_WIDEST_GAP = 0.5  # between columns of the market, as a share of a card


class Lengths(NamedTuple):
    """The fixed lengths of the board, in pixels.

    Those from left to right depend on the width of the window alone, those from top to bottom on
    its height: otherwise a higher window would have narrower cards.
    """

    down: float  # pixels for a pixel of the window the drawings were made for
    across: float

    @property
    def gap(self) -> float:
        return 5.0 * self.down

    @property
    def gap_across(self) -> float:
        return 5.0 * self.across

    @property
    def pad_across(self) -> float:
        return 7.0 * self.across

    @property
    def rail(self) -> float:
        """Of the prices above the market."""
        return 18.0 * self.down

    @property
    def pad(self) -> float:
        return 7.0 * self.down

    @property
    def points(self) -> float:
        return 24.0 * self.down

    @property
    def strip(self) -> float:
        """The facts under the market."""
        return 54.0 * self.down

    @property
    def market_extra(self) -> float:
        """Height of the market without its cards."""
        return self.rail + 2 * self.pad + self.gap

    def suits(self, *, lying: bool) -> float:
        return max(1.0, self.across) * (_SUITS_LYING if lying else _SUITS_STANDING)


class BoardSizes(NamedTuple):
    card: float  # width
    map_height: float
    lying: bool

    def height(self, lengths: Lengths) -> float:
        """What the board needs of the height it was given."""
        market = lengths.market_extra + 2 * self.card * CARD_ASPECT
        market += lengths.strip + lengths.gap if self.lying else 0.0
        return max(market, lengths.points + lengths.gap + self.map_height)


def widest_board(card: float, height: float, lengths: Lengths) -> float:
    """The width from which on only the height limits the cards."""
    map_width = (height - lengths.points - lengths.gap) * MAP_ASPECT
    return COLUMNS * card + map_width + _between(lengths) + lengths.suits(lying=False)


def airy_board(card: float, height: float, lengths: Lengths) -> float:
    """The width from which on nothing on the board becomes wider."""
    suits = _WIDEST_SUITS * lengths.across - lengths.suits(lying=False)
    apart = (COLUMNS - 1) * _WIDEST_GAP * card
    return widest_board(card, height, lengths) + max(0.0, suits) + apart


def _between(lengths: Lengths) -> float:
    return 2 * lengths.pad_across + (COLUMNS + 1) * lengths.gap_across


def board_sizes(width: float, height: float, lengths: Lengths) -> BoardSizes:
    """The arrangement with the larger cards; both grow with width and height, so cards do too."""
    standing, lying = (_sizes(width, height, lengths, lying=lying) for lying in (False, True))
    return lying if lying.card > standing.card else standing


def _sizes(width: float, height: float, lengths: Lengths, *, lying: bool) -> BoardSizes:
    strip = lengths.strip + lengths.gap if lying else 0.0
    card = (height - strip - lengths.market_extra) / 2 / CARD_ASPECT
    map_height = height - lengths.points - lengths.gap
    room = width - _between(lengths) - lengths.suits(lying=lying)
    cards, sheet = COLUMNS * card, MAP_ASPECT * map_height
    if cards + sheet > room:
        sheet = max(LEAST_MAP * sheet, room - cards)
        squeeze = min(1.0, room / (cards + sheet))
        card, map_height = card * squeeze, sheet * squeeze / MAP_ASPECT
    return BoardSizes(card, map_height, lying)


class BoardZones(NamedTuple):
    points: QRectF
    map: QRectF
    suits: QRectF
    market: QRectF
    slots: tuple[QRectF, ...]
    prices: tuple[QPointF, ...]  # by column
    facts: QRectF
    facts_lying: bool  # a strip under the market, or the lower part of the column of suits


def board_zones(board: QRectF, sizes: BoardSizes, lengths: Lengths, scale: float) -> BoardZones:
    """Width that is left over goes to the suits and between the cards of the market."""
    card, gap, aside, pad = sizes.card, lengths.gap, lengths.gap_across, lengths.pad_across
    map_width = sizes.map_height * MAP_ASPECT
    least = lengths.suits(lying=sizes.lying)
    spare = board.width() - COLUMNS * card - map_width - _between(lengths) - least
    grown = max(0.0, min(spare, _WIDEST_SUITS * lengths.across * max(1.0, scale) - least))
    spare -= grown
    apart = max(0.0, min(spare / (COLUMNS - 1), _WIDEST_GAP * card))
    spare -= apart * (COLUMNS - 1)
    left = board.left() + max(0.0, spare / 2)
    above_map = board.height() - gap - sizes.map_height
    points = QRectF(left, board.top(), map_width, min(above_map, 1.6 * lengths.points))
    sheet = QRectF(left, points.bottom() + gap, map_width, sizes.map_height)
    suits = QRectF(sheet.right() + aside, board.top(), least + grown, board.height())
    market_width = COLUMNS * card + (COLUMNS - 1) * (aside + apart) + 2 * pad
    market_height = lengths.market_extra + 2 * card * CARD_ASPECT
    market = QRectF(suits.right() + aside, board.top(), market_width, market_height)
    facts = QRectF(suits)
    if sizes.lying:
        facts = QRectF(market.left(), market.bottom() + gap, market_width, lengths.strip)
        facts.setBottom(board.bottom())
    else:
        market.setBottom(board.bottom())
        facts.setTop(suits.top() + 0.5 * suits.height())
        suits.setBottom(facts.top())
    slots = _slots(market, card, aside + apart, lengths)
    return BoardZones(
        points=points,
        map=sheet,
        suits=suits,
        market=market,
        slots=slots,
        prices=tuple(
            QPointF(slots[column].center().x(), board.top() + lengths.rail / 2 + 3)
            for column in range(COLUMNS)
        ),
        facts=facts,
        facts_lying=sizes.lying,
    )


def _slots(market: QRectF, card: float, apart: float, lengths: Lengths) -> tuple[QRectF, ...]:
    high = card * CARD_ASPECT
    spare = market.height() - lengths.market_extra - 2 * high
    top = market.top() + lengths.rail + 0.7 * lengths.pad + spare / 3
    return tuple(
        QRectF(
            market.left() + lengths.pad_across + (slot % COLUMNS) * (card + apart),
            top + (slot // COLUMNS) * (high + lengths.gap + spare / 3),
            card,
            high,
        )
        for slot in range(SLOTS)
    )
