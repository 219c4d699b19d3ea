"""Where everything is: one table layout for any window size and text scale.

All lengths are logical pixels of the view. Nothing ever scrolls, and no card gets smaller when the
window or the size of texts grows: the heights of all rows depend on the height of the window alone,
and texts grow within them. What the width allows beyond that goes to the spaces between.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from pamir_desktop.views.style import letter_growth

from .board_layout import CARD_ASPECT, board_sizes, board_zones, widest_board
from .rows import Rows, table_rows
from .wide_table import aside_board, aside_rows, aside_trays

LEAST_DOCK = 290.0
"""Width of a panel beside the player's own court, at 100 %."""
COURT_SHOWN = 0.44
"""Of the cards of one's own court: spine and spies. The hand overlaps only to show so much."""


class TableLayout(NamedTuple):
    """The rectangles of all zones."""

    size: tuple[float, float]
    scale: float  # of text, as the player set it
    unit: float  # pixels for a pixel of the window the drawings were made for
    margin: float
    gap: float
    panels: tuple[QRectF, ...]  # by seat
    points: QRectF
    map: QRectF
    suits: QRectF
    market: QRectF
    slots: tuple[QRectF, ...]
    prices: tuple[QPointF, ...]  # by column
    facts: QRectF
    facts_lying: bool  # a strip under the market, or the lower part of the suit rail
    prompt: QRectF
    others: tuple[QRectF, ...]  # from left to right
    other_card: float  # card widths
    other_head: float  # height of the heading of another court; 0 if it is beside the cards
    other_side: float  # width of a heading beside the cards
    hand: QRectF
    court: QRectF
    ends: tuple[QRectF, QRectF]  # where a card is played, left and right
    dial: QRectF
    own_card: float
    head: float  # height of the heading of the tray of the viewing seat
    dock: QRectF  # at the right of the courts, for a panel

    @property
    def text(self) -> float:
        """Pixels for a pixel of text."""
        return self.unit * self.scale

    @property
    def letters(self) -> float:
        """How much larger letters are in rows whose height does not depend on the scale."""
        return letter_growth(self.scale)

    @property
    def market_card(self) -> float:
        return self.slots[0].width()

    def own_area(self) -> QRectF:
        return self.hand.united(self.court).united(self.dial)

    def lower_area(self) -> QRectF:
        """All courts and the hand, or without the other courts if they are beside the market."""
        if self.others[0].left() > self.market.right():
            return self.own_area()
        return QRectF(
            QPointF(self.hand.left(), self.others[0].top()),
            QPointF(self.prompt.right(), self.hand.bottom()),
        )

    def hand_cards(self, count: int) -> list[QRectF]:
        inner = self._inside(self.hand, 8.0, self.head)
        return _row(inner, self.own_card, count, 7.0, centred=False)

    def court_cards(self, count: int) -> list[QRectF]:
        """The court of the seat in front, between the two ends where cards are played."""
        inner = self._inside(self.court, 4.0, self.head)
        inner.setLeft(self.ends[0].right() + 6)
        inner.setRight(self.ends[1].left() - 6)
        return _row(inner, self.own_card, count, 9.0, centred=True)

    def other_cards(self, index: int, count: int, reserve: float) -> list[QRectF]:
        """Another player's court; `reserve` at its right is kept free for other things."""
        inner = self._inside(self.others[index], 8.0, self.other_head or 3.0)
        inner.setLeft(inner.left() + self.other_side)
        inner.setRight(max(inner.left() + self.other_card, inner.right() - reserve))
        return _row(inner, self.other_card, count, 6.0, centred=False)

    @staticmethod
    def _inside(tray: QRectF, pad: float, head: float) -> QRectF:
        return tray.adjusted(pad, head, -pad, -5)


def _row(room: QRectF, width: float, count: int, gap: float, *, centred: bool) -> list[QRectF]:
    """Cards side by side; overlapping when there are too many for the room."""
    if not count:
        return []
    height = width * CARD_ASPECT
    step = width + gap
    if count > 1:
        step = min(step, (room.width() - width) / (count - 1))
    used = step * (count - 1) + width
    left = room.left() + ((room.width() - used) / 2 if centred else 0.0)
    top = room.top() + (room.height() - height) / 2
    return [QRectF(left + i * step, top, width, height) for i in range(count)]


def widest_table(width: float, height: float, players: int) -> float:
    """What a table of this width can use: more would not make cards larger."""
    rows = table_rows(width, height, players)
    return widest_board(rows.card, rows.board, rows.lengths) + 2 * rows.side


def free_dock(
    width: float, height: float, players: int, scale: float = 1.0, *, roomy: bool = False
) -> float:
    """Width that courts and hand can spare for a panel; less than is useful: 0.

    With `roomy`, usual courts are not covered anywhere; otherwise cards may overlap.
    """
    rows = table_rows(width, height, players)
    own_cards, other_cards = (5.4, 4.0) if roomy else (4.0, 2.2)
    own = own_cards * rows.card + 40 + _dial_width(rows.mine, scale) + 4 * rows.lengths.gap
    others = (players - 1) * (other_cards * (rows.other_card + 6) + 26)
    spare = width - 2 * rows.side - rows.lengths.gap - max(own, others)
    least = LEAST_DOCK * max(1.0, scale)
    return min(spare, 1.4 * least) if spare >= least else 0.0


def lay_table(
    width: float,
    height: float,
    players: int,
    *,
    court_sizes: tuple[int, ...] = (),
    hand_size: int = 2,
    court_size: int = 0,
    scale: float = 1.0,
    dock: float = 0.0,
    card: float = 0.0,
) -> TableLayout:
    """The layout; `court_sizes` are those of the other courts, from left to right, `court_size`
    is that of the player's own.

    `dock` is the width of a panel at the right of the courts; `card`, if not 0, that of the cards
    of a very wide table, where the other courts are beside the market.
    """
    rows = table_rows(width, height, players)
    if card:
        rows = aside_rows(rows, height, card)
    margin, gap, side = rows.margin, rows.lengths.gap, rows.side
    breadth = width - 2 * side
    board_breadth = aside_board(rows, breadth, players) if card else breadth
    sizes = board_sizes(board_breadth, rows.board, rows.lengths)
    if not card:
        rows = rows.with_board(sizes.height(rows.lengths))
    top = margin
    panels = _columns(QRectF(side, top, breadth, rows.panels), players, gap)
    top += rows.panels + gap
    board = QRectF(side, top, board_breadth, rows.board)
    zones = board_zones(board, sizes, rows.lengths, scale)
    top += rows.board + gap
    prompt = QRectF(side, top, breadth, rows.prompt)
    top += rows.prompt + gap
    beside = QRectF(width - side - dock, top, dock, height - margin - top)
    breadth -= dock + gap if dock else 0.0
    court_sizes = court_sizes or (0,) * (players - 1)
    if card:
        right = side + breadth - board.right() - gap
        others = aside_trays(
            QRectF(board.right() + gap, board.top(), right, rows.board), players, gap
        )
    else:
        others = _other_trays(QRectF(side, top, breadth, rows.others), court_sizes, gap)
        top += rows.others + gap
    mine = QRectF(side, top, breadth, height - margin - top)
    shown = min(max(hand_size, 1 if dock else 3), 5)
    cards = (min(hand_size, 5), court_size)
    hand, court, ends, dial = _own_zones(mine, rows.card, rows.own_head, shown, cards, gap, scale)
    return TableLayout(
        size=(width, height),
        scale=scale,
        unit=rows.lengths.down,
        margin=margin,
        gap=gap,
        panels=panels,
        **zones._asdict(),
        prompt=prompt,
        others=others,
        other_card=rows.other_card,
        other_head=rows.other_head,
        other_side=0.0 if rows.other_head else _side_width(rows, breadth, scale),
        hand=hand,
        court=court,
        ends=ends,
        dial=dial,
        own_card=rows.card,
        head=rows.own_head,
        dock=beside,
    )


def _side_width(rows: Rows, breadth: float, scale: float) -> float:
    """Of the heading beside the cards of the only other court."""
    return min(0.16 * breadth, 108.0 * rows.lengths.down * (0.5 + 0.5 * max(1.0, scale)))


def _columns(room: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    width = (room.width() - (count - 1) * gap) / count
    return tuple(
        QRectF(room.left() + i * (width + gap), room.top(), width, room.height())
        for i in range(count)
    )


def _other_trays(room: QRectF, sizes: tuple[int, ...], gap: float) -> tuple[QRectF, ...]:
    """Half of the width is shared equally, half by the length of courts that have grown long.

    Ordinary courts all count alike, so that trays do not shift with every card.
    """
    link = gap + 10
    free = room.width() - (len(sizes) - 1) * link
    weights = [max(5, size) for size in sizes]
    trays: list[QRectF] = []
    left = room.left()
    for weight in weights:
        width = free * (0.5 / len(sizes) + 0.5 * weight / sum(weights))
        trays.append(QRectF(left, room.top(), width, room.height()))
        left += width + link
    return tuple(trays)


def _dial_width(height: float, scale: float) -> float:
    return 178.0 * (0.4 + 0.6 * scale) * max(1.0, height / 190)


def _own_zones(
    mine: QRectF,
    card: float,
    head: float,
    shown: int,
    cards: tuple[int, int],
    gap: float,
    scale: float,
) -> tuple[QRectF, QRectF, tuple[QRectF, QRectF], QRectF]:
    """Hand, court with its two ends, dial; a long hand overlaps rather than push the court away.

    `cards` are those in hand and court. The hand is seen in full as long as the spines of the court
    are: what a card does when it is played is at its right, what it can do then is at its left.
    Where that is not possible both overlap alike.
    """
    dial_width = min(0.2 * mine.width(), _dial_width(mine.height(), scale))
    slot = 0.16 * card
    around_hand, around_court = 16.0, 2 * slot + 22
    hand_width = min(0.42 * mine.width(), shown * (card + 7) + 12)
    free = mine.width() - dial_width - 2 * gap - around_hand - around_court
    in_hand, in_court = (max(1, count) - 1 for count in cards)  # besides the last one
    alike = max(0.0, free - 2 * card) / max(1, in_hand + in_court)
    least = card + in_hand * alike
    hand_width = min(
        hand_width, around_hand + max(least, free - card - in_court * COURT_SHOWN * card)
    )
    hand = QRectF(mine.left(), mine.top(), hand_width, mine.height())
    dial = QRectF(mine.right() - dial_width, mine.top(), dial_width, mine.height())
    court = QRectF(hand.right() + gap, mine.top(), 0, mine.height())
    court.setRight(dial.left() - gap)
    middle = court.center().y() + (head - 5) / 2
    end_height = card * CARD_ASPECT - 10
    ends = (
        QRectF(court.left() + 5, middle - end_height / 2, slot, end_height),
        QRectF(court.right() - 5 - slot, middle - end_height / 2, slot, end_height),
    )
    return hand, court, ends, dial
