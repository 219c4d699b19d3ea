"""Weighing positions: the same as weights times terms, without making the terms.

Search weighs more positions than anything else. What follows from the board alone is weighed once
and remembered; what is left are a few sums for purses, hands and the market.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import Factory, define

from pamir_desktop.model.state import State

from .outlook import nearness, outlook_of
from .terms import PATRIOT, RANK, ROOT, TERMS, Board, board_key, board_of, mover_of

REMEMBERED: Final = 4_000
"""Boards kept, about 3 KB each. All are forgotten at once when there are more."""

AT: Final = {term: index for index, term in enumerate(TERMS)}
OF_OUTLOOK: Final = slice(0, AT["money"])
OF_COURT: Final = slice(AT["court"], None)
NEVER: Final = 1_000
"""More rupees than there are."""


@define
class SeatWeights:
    """What a board makes of the purse and the hand of one seat."""

    steady: int  # the weight of all that is the same whatever the seat buys
    shelter: int
    loyal: int
    can_build: int  # 1 or 0; the same for the next three
    gift_price: int  # of the next gift, or NEVER
    can_betray: int
    can_tax: int


@define
class Weighed:
    """A board and its weight."""

    board: Board
    seats: list[SeatWeights]
    outlooks: dict[int, list[int]] = Factory(dict)  # weight by seat, by nearness of the check


class Scales:
    """One set of weights, and the boards weighed with it."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.weights = weights
        self.boards: dict[tuple[object, ...], Weighed] = {}
        self.money = [weights[AT["money"]] * root for root in ROOT]
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
        board = weighed.board
        near = nearness(state, board.margins, board.needed, board.standing)
        outlook = weighed.outlooks.get(near)
        if outlook is None:
            outlook = weighed.outlooks[near] = self._outlook(near, board)
        weights, money = self.weights, self.money
        found: list[int] = []
        for seat, player, soon in zip(weighed.seats, state.players, outlook, strict=True):
            rupees = player.rupees
            worth = seat.steady + soon + money[rupees]
            hands = self.hands[seat.loyal]
            for card in player.hand:
                worth += hands[card]
            if rupees > seat.shelter:
                worth += weights[TAXABLE] * (rupees - seat.shelter)
            if rupees >= 2:
                if seat.can_build:
                    worth += weights[BUILD_POWER] * (rupees // 2 if rupees < 6 else 3)
                if rupees >= seat.gift_price:
                    worth += weights[GIFT_POWER]
                if seat.can_betray:
                    worth += weights[BETRAY_POWER]
            if seat.can_tax:
                worth += weights[TAX_POWER] * min(6, sum(state.market_rupees))
            found.append(worth)
        found[mover_of(state)] += weights[TEMPO]
        return found

    def _remember(self, key: tuple[object, ...], board: Board) -> Weighed:
        if len(self.boards) >= REMEMBERED:
            self.boards.clear()
        seats = [self._weighed(board, seat) for seat in range(len(board.courts))]
        weighed = self.boards[key] = Weighed(board, seats)
        return weighed

    def _weighed(self, board: Board, seat: int) -> SeatWeights:
        weights, court, gifts = self.weights, board.courts[seat], board.gifts[seat]
        steady = sum(
            weights[AT[term]] * values[seat]
            for term, values in (
                ("ruled", board.ruled), ("exposed", board.exposed),
                ("hostages_held", board.held), ("hostages_lost", board.lost),
                ("prize_targets", board.targets),
            )
        )  # fmt: skip
        return SeatWeights(
            steady=steady + _product(weights[OF_COURT], court.terms),
            shelter=court.stars[2],
            loyal=board.standing.loyal[seat],
            can_build=1 if court.can[2] and board.ruled[seat] else 0,
            gift_price=2 * gifts + 2 if court.can[1] and gifts < 3 else NEVER,
            can_betray=1 if court.can[4] and board.abroad[seat] else 0,
            can_tax=court.can[0],
        )

    def _outlook(self, near: int, board: Board) -> list[int]:
        weights = self.weights[OF_OUTLOOK]
        rows = outlook_of(near, board.margins, board.needed, board.standing)
        return [_product(weights, row) for row in rows]


TAXABLE: Final = AT["taxable"]
TEMPO: Final = AT["tempo"]
BUILD_POWER: Final = AT["build_power"]
GIFT_POWER: Final = AT["gift_power"]
BETRAY_POWER: Final = AT["betray_power"]
TAX_POWER: Final = AT["tax_power"]


def _product(weights: tuple[int, ...], row: tuple[int, ...]) -> int:
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


@lru_cache(8)
def scales_of(weights: tuple[int, ...]) -> Scales:
    """The scales for these weights, with what they remember of earlier decisions."""
    return Scales(weights)
