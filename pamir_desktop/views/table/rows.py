"""The heights of the rows of the table, and how large cards can be in them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSizeF

from .board_layout import CARD_ASPECT, Lengths

SMALL, USUAL = QSizeF(1238, 774), QSizeF(1878, 1052)
"""Tables between which lines and icons keep their usual size."""

OTHER_SHARE = 0.66  # of the height of a market card: the cards of other courts
OWN_PAD, OTHER_PAD = 10.0, 8.0  # above and below the cards of a tray


class Rows(NamedTuple):
    """The heights of everything from top to bottom, and of what is in it."""

    lengths: Lengths
    margin: float
    panels: float
    board: float
    prompt: float
    others: float
    mine: float
    card: float  # width of a market card that is limited by the height alone
    own_head: float
    other_head: float  # 0 if it is beside the cards

    @property
    def side(self) -> float:
        """The margin at the left and at the right."""
        return 7.0 * self.lengths.across

    @property
    def other_card(self) -> float:
        return OTHER_SHARE * self.card

    def with_board(self, used: float) -> Rows:
        """Courts and hand get the height that a narrow window leaves over."""
        spare = max(0.0, self.board - used)
        return self._replace(
            board=self.board - spare,
            others=self.others + 0.4 * spare,
            mine=self.mine + 0.6 * spare,
        )


def table_rows(width: float, height: float, players: int) -> Rows:
    """Two market cards, one of another court and one of the viewing seat are above each other.

    With one other player there is room for the heading of their court beside the cards.
    """
    lengths = Lengths(
        down=max(0.85, min(1.0, height / SMALL.height()), height / USUAL.height()),
        across=max(0.85, min(1.0, width / SMALL.width()), width / USUAL.width()),
    )
    margin, gap = 7.0 * lengths.down, lengths.gap
    few = players == 2
    panels = max(38.0, (0.058 if few else 0.066) * height)
    prompt = max(38.0, 0.054 * height)
    own_head = max(15.0, 0.024 * height)
    other_head = 0.0 if few else max(16.0, 0.0235 * height)
    words = 2 * margin + 4 * gap + panels + prompt
    extra = lengths.market_extra + own_head + OWN_PAD + other_head + OTHER_PAD
    card_height = (height - words - extra) / (3 + OTHER_SHARE)
    return Rows(
        lengths=lengths,
        margin=margin,
        panels=panels,
        board=2 * card_height + lengths.market_extra,
        prompt=prompt,
        others=OTHER_SHARE * card_height + other_head + OTHER_PAD,
        mine=card_height + own_head + OWN_PAD,
        card=card_height / CARD_ASPECT,
        own_head=own_head,
        other_head=other_head,
    )
