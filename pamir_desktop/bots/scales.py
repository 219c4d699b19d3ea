"""Weighing positions: the same as weights times terms, without making the terms.

Search weighs more positions than anything else. What follows from the board alone is weighed once
and remembered; what is left are a few sums for purses, hands and the market.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from pamir_desktop.model.state import State

from .outlook import nearness, outlook_of
from .terms import PATRIOT, RANK, ROOT, TERMS, Board, board_key, board_of, mover_of

REMEMBERED: Final = 4_000
"""Boards kept, about 3 KB each. All are forgotten at once when there are more."""

AT: Final = {term: index for index, term in enumerate(TERMS)}
OF_OUTLOOK: Final = slice(0, AT["money"])
OF_MAP: Final = slice(AT["ruled"], AT["tempo"])
OF_COURT: Final = slice(AT["court"], None)
NEVER: Final = 1_000
"""More rupees than there are."""


class SeatWeights(NamedTuple):
    """What a board makes of the purse and the hand of one seat."""

    purse: list[int]  # by rupees
    hand: list[int]  # by card
    market: int  # for every rupee there, if the seat can tax it


class Weighed(NamedTuple):
    """A board and its weight."""

    board: Board
    steady: list[int]  # the weight by seat of all that is the same whatever anyone buys
    seats: list[SeatWeights]
    outlooks: dict[int, list[int]]  # the steady weight and that of the check, by its nearness


class Scales:
    """One set of weights, and the boards weighed with it."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.weights = weights
        self.boards: dict[tuple[object, ...], Weighed] = {}
        self.purses: dict[tuple[int, bool, int, bool], list[int]] = {}
        hand, ranks, friends = (weights[AT[t]] for t in ("hand", "hand_ranks", "hand_patriots"))
        self.hands = [
            [hand + ranks * RANK[card] + friends * (PATRIOT[card] == loyal) for card in range(101)]
            for loyal in (0, 1, 2, -1)  # the last one is found at -1
        ]

    def worths(self, state: State) -> list[int]:
        """What the position is worth to each seat by itself."""
        key = board_key(state)
        weighed = self.boards.get(key)
        if weighed is None:
            weighed = self._remember(key, board_of(state))
        near = nearness(state, weighed.board.gainers)
        outlook = weighed.outlooks.get(near)
        if outlook is None:
            outlook = weighed.outlooks[near] = self._outlook(near, weighed)
        on_market = min(6, sum(state.market_rupees))
        found: list[int] = []
        for (purse, hand, market), player, soon in zip(
            weighed.seats, state.players, outlook, strict=True
        ):
            worth = soon + purse[player.rupees] + market * on_market
            for card in player.hand:
                worth += hand[card]
            found.append(worth)
        found[mover_of(state)] += self.weights[TEMPO]
        return found

    def _remember(self, key: tuple[object, ...], board: Board) -> Weighed:
        if len(self.boards) >= REMEMBERED:
            self.boards.clear()
        seats = range(len(board.courts))
        steady = [self._steady(board, seat) for seat in seats]
        weighed = Weighed(board, steady, [self._weighed(board, seat) for seat in seats], {})
        self.boards[key] = weighed
        return weighed

    def _steady(self, board: Board, seat: int) -> int:
        on_map = (
            board.ruled[seat], board.exposed[seat],
            board.held[seat], board.lost[seat], board.targets[seat],
        )  # fmt: skip
        weights = self.weights
        return _product(weights[OF_MAP], on_map) + _product(
            weights[OF_COURT], board.courts[seat].terms
        )

    def _weighed(self, board: Board, seat: int) -> SeatWeights:
        court, gifts = board.courts[seat], board.gifts[seat]
        kind = (
            court.stars[2],
            court.can[2] > 0 and board.ruled[seat] > 0,
            2 * gifts + 2 if court.can[1] and gifts < 3 else NEVER,
            court.can[4] > 0 and board.abroad[seat] > 0,
        )
        purse = self.purses.get(kind)
        if purse is None:
            purse = self.purses[kind] = self._purse(*kind)
        market = self.weights[TAX_POWER] if court.can[0] else 0
        return SeatWeights(purse, self.hands[board.standing.loyal[seat]], market)

    def _purse(self, shelter: int, can_build: bool, gift_price: int, can_betray: bool) -> list[int]:
        """The weight of every number of rupees: by themselves, and for what they can buy."""
        weights, found = self.weights, []
        for rupees, root in enumerate(ROOT):
            worth = weights[MONEY] * root + weights[TAXABLE] * max(0, rupees - shelter)
            if can_build:
                worth += weights[BUILD_POWER] * min(3, rupees // 2)
            if rupees >= gift_price:
                worth += weights[GIFT_POWER]
            if can_betray and rupees >= 2:
                worth += weights[BETRAY_POWER]
            found.append(worth)
        return found

    def _outlook(self, near: int, weighed: Weighed) -> list[int]:
        board, weights = weighed.board, self.weights[OF_OUTLOOK]
        rows = outlook_of(near, board.margins, board.needed, board.standing)
        return [
            worth + _product(weights, row) for worth, row in zip(weighed.steady, rows, strict=True)
        ]


MONEY: Final = AT["money"]
TAXABLE: Final = AT["taxable"]
TEMPO: Final = AT["tempo"]
BUILD_POWER: Final = AT["build_power"]
GIFT_POWER: Final = AT["gift_power"]
BETRAY_POWER: Final = AT["betray_power"]
TAX_POWER: Final = AT["tax_power"]


def _product(weights: tuple[int, ...], row: tuple[int, ...]) -> int:
    return sum(map(mul, weights, row))


@lru_cache(8)
def scales_of(weights: tuple[int, ...]) -> Scales:
    """The scales for these weights, with what they remember of earlier decisions."""
    return Scales(weights)
