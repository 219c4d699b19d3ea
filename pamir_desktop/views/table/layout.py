"""Where everything is: one table layout for any window size and text scale.

All lengths are logical pixels of the view. The board's height decides the size of map and market;
where the width is short, both shrink together. Nothing ever scrolls.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from pamir_desktop.model.state import COLUMNS, SLOTS

CARD_ASPECT = 1.4  # height over width
MAP_ASPECT = 1.4  # width over height
LEAST_SHOWN = 0.44  # of a court card's width: spine and spy gutter stay visible
WIDE = 1440  # from this width on the facts have a strip of their own under the market


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
    hand: QRectF
    court: QRectF
    ends: tuple[QRectF, QRectF]  # where a card is played, left and right
    dial: QRectF
    own_card: float

    @property
    def text(self) -> float:
        """Pixels for a pixel of text."""
        return self.unit * self.scale

    @property
    def head(self) -> float:
        """Height of the heading of a tray."""
        return _own_head(self.hand, self.scale)

    @property
    def market_card(self) -> float:
        return self.slots[0].width()

    def own_area(self) -> QRectF:
        return self.hand.united(self.court).united(self.dial)

    def hand_cards(self, count: int) -> list[QRectF]:
        inner = self._inside(self.hand, 8.0)
        return _row(inner, self.own_card, count, 7.0, centred=False)

    def court_cards(self, count: int) -> list[QRectF]:
        """The own court, between the two ends where cards are played."""
        inner = self._inside(self.court, 4.0)
        inner.setLeft(self.ends[0].right() + 6)
        inner.setRight(self.ends[1].left() - 6)
        return _row(inner, self.own_card, count, 9.0, centred=True)

    def other_cards(self, index: int, count: int, reserve: float) -> list[QRectF]:
        """Another player's court; `reserve` at its right is kept free for other things."""
        inner = self._inside(self.others[index], 8.0)
        inner.setRight(max(inner.left() + self.other_card, inner.right() - reserve))
        return _row(inner, self.other_card, count, 6.0, centred=False)

    def _inside(self, tray: QRectF, pad: float) -> QRectF:
        return tray.adjusted(pad, self.other_head if tray in self.others else self.head, -pad, -5)

    @property
    def other_head(self) -> float:
        return _other_head(self.others[0], self.scale)


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


def _own_head(zone: QRectF, scale: float) -> float:
    return max(15.0, 0.086 * zone.height()) * min(1.25, scale)


def _other_head(zone: QRectF, scale: float) -> float:
    return max(16.0, 0.125 * zone.height()) * min(1.2, scale)


class _Heights(NamedTuple):
    panels: float
    board: float
    prompt: float
    others: float
    mine: float

    def with_board(self, used: float) -> _Heights:
        """Where a narrow window makes the board lower, courts and hand get what is left over."""
        spare = max(0.0, self.board - used)
        return self._replace(
            board=self.board - spare,
            others=self.others + 0.4 * spare,
            mine=self.mine + 0.6 * spare,
        )


def _heights(height: float, scale: float, margin: float, gap: float) -> _Heights:
    """Words need room when the text grows; board, courts and hand share what is left."""
    free = height - 2 * margin - 4 * gap - 6
    panels = max(40.0, 0.066 * height) * (0.4 + 0.6 * scale)
    prompt = max(38.0, 0.054 * height) * (0.4 + 0.6 * scale)
    rest = free - panels - prompt
    return _Heights(panels, 0.534 * rest, prompt, 0.188 * rest, 0.278 * rest)


def lay_table(
    width: float,
    height: float,
    players: int,
    *,
    court_sizes: tuple[int, ...] = (),
    hand_size: int = 2,
    scale: float = 1.0,
) -> TableLayout:
    """The layout; `court_sizes` are those of the other courts, from left to right."""
    unit = max(0.85, height / (774 if width < WIDE else 1052))
    margin = (8.0 if width < WIDE else 12.0) * unit
    gap = (5.0 if width < WIDE else 8.0) * unit
    high = _heights(height, scale, margin, gap)
    board = QRectF(margin, 0, width - 2 * margin, high.board)
    zones = _board_zones(board, gap, unit, lying=width >= WIDE, scale=scale)
    high = high.with_board(max(zones["map"].bottom(), zones["market"].bottom(), zones["least"]))
    top = margin
    panels = _columns(QRectF(margin, top, width - 2 * margin, high.panels), players, gap)
    top += high.panels + gap + 2
    board = QRectF(margin, top, width - 2 * margin, high.board)
    zones = _board_zones(board, gap, unit, lying=width >= WIDE, scale=scale)
    del zones["least"]
    top += high.board + gap + 1
    prompt = QRectF(margin, top, width - 2 * margin, high.prompt)
    top += high.prompt + gap + 1
    courts = QRectF(margin, top, width - 2 * margin, high.others)
    top += high.others + gap
    mine = QRectF(margin, top, width - 2 * margin, height - margin - top)
    own_card = min((mine.height() - _own_head(mine, scale) - 10) / CARD_ASPECT, 0.115 * width)
    market_card = zones["slots"][0].width()
    if market_card <= own_card < 1.06 * market_card:
        own_card = market_card  # a card that is bought keeps its face, which costs time to paint
    hand, court, ends, dial = _own_zones(mine, own_card, hand_size, gap, scale)
    return TableLayout(
        size=(width, height),
        scale=scale,
        unit=unit,
        margin=margin,
        gap=gap,
        panels=panels,
        **zones,
        prompt=prompt,
        others=_other_trays(courts, court_sizes or (0,) * (players - 1), gap),
        other_card=_other_card(courts, scale),
        hand=hand,
        court=court,
        ends=ends,
        dial=dial,
        own_card=own_card,
    )


def _columns(room: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    width = (room.width() - (count - 1) * gap) / count
    return tuple(
        QRectF(room.left() + i * (width + gap), room.top(), width, room.height())
        for i in range(count)
    )


def _board_zones(
    board: QRectF, gap: float, unit: float, *, lying: bool, scale: float
) -> dict[str, Any]:
    rail = (24.0 if lying else 18.0) * unit
    pad = (9.0 if lying else 7.0) * unit
    points_height = (30.0 if lying else 24.0) * unit * (0.6 + 0.4 * scale)
    strip = 58.0 * unit * (0.5 + 0.5 * scale) + gap if lying else 0.0
    # narrower than 100 pixels the names of the suits would not stand beside them
    least_rail = 60.0 * unit * (0.5 + 0.5 * scale) if lying else max(100.0, 92.0 * unit * scale)
    card = (board.height() - strip - rail - 2 * pad - gap) / 2 / CARD_ASPECT
    map_height = board.height() - points_height - gap
    fixed = 2 * pad + 5 * gap + 2 * gap + least_rail
    squeeze = (board.width() - fixed) / (COLUMNS * card + MAP_ASPECT * map_height)
    if squeeze < 1:
        card, map_height = card * squeeze, map_height * squeeze
    market_width = COLUMNS * card + 5 * gap + 2 * pad
    map_width = map_height * MAP_ASPECT
    rail_width = min(board.width() - market_width - map_width - 2 * gap, 190.0 * unit * scale)
    spare = board.width() - market_width - map_width - rail_width - 2 * gap
    left = board.left() + spare / 2
    points = QRectF(left, board.top(), map_width, points_height)
    sheet = QRectF(left, points.bottom() + gap, map_width, map_height)
    suits = QRectF(sheet.right() + gap, board.top(), rail_width, board.height())
    market_left = suits.right() + gap
    market_height = rail + 2 * card * CARD_ASPECT + gap + 2 * pad
    market = QRectF(market_left, board.top(), market_width, market_height)
    slots = tuple(
        QRectF(
            market_left + pad + (slot % COLUMNS) * (card + gap),
            board.top() + rail + pad * 0.7 + (slot // COLUMNS) * (card * CARD_ASPECT + gap),
            card,
            card * CARD_ASPECT,
        )
        for slot in range(SLOTS)
    )
    if lying:
        facts = QRectF(
            market_left, market.bottom() + gap, market_width, board.bottom() - market.bottom() - gap
        )
    else:
        facts = QRectF(suits)
        facts.setTop(suits.top() + 0.5 * suits.height())
        suits.setBottom(facts.top())
    strip_bottom = market.bottom() + (strip if lying else 0.0)
    return {
        "least": max(strip_bottom, board.top() + (0 if lying else 210.0 * unit * scale)),
        "points": points,
        "map": sheet,
        "suits": suits,
        "market": market,
        "slots": slots,
        "prices": tuple(
            QPointF(slots[column].center().x(), board.top() + rail / 2 + 3)
            for column in range(COLUMNS)
        ),
        "facts": facts,
        "facts_lying": lying,
    }


def _other_card(courts: QRectF, scale: float) -> float:
    return (courts.height() - _other_head(courts, scale) - 8) / CARD_ASPECT


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


def _own_zones(
    mine: QRectF, card: float, hand_size: int, gap: float, scale: float
) -> tuple[QRectF, QRectF, tuple[QRectF, QRectF], QRectF]:
    """Hand, court with its two ends, dial; a long hand overlaps rather than push the court away."""
    dial_width = min(
        0.2 * mine.width(), 178.0 * (0.4 + 0.6 * scale) * max(1.0, mine.height() / 190)
    )
    shown = min(max(hand_size, 3), 5)
    hand_width = min(0.42 * mine.width(), shown * (card + 7) + 12)
    hand = QRectF(mine.left(), mine.top(), hand_width, mine.height())
    dial = QRectF(mine.right() - dial_width, mine.top(), dial_width, mine.height())
    court = QRectF(hand.right() + gap, mine.top(), 0, mine.height())
    court.setRight(dial.left() - gap)
    slot = 0.16 * card
    middle = court.center().y() + 6
    end_height = card * CARD_ASPECT - 10
    ends = (
        QRectF(court.left() + 5, middle - end_height / 2, slot, end_height),
        QRectF(court.right() - 5 - slot, middle - end_height / 2, slot, end_height),
    )
    return hand, court, ends, dial
