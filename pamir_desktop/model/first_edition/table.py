"""What only the first edition keeps on the table, as a part of the state.

Everything else is where the second edition has it: the regime's mode is `state.favored`, the
tableau `player.court`, bought and discarded topples are `state.resolved_checks`, refused offers
`state.declined_bribes`.
"""

from __future__ import annotations

from attrs import Factory

from pamir_desktop.model.terms import NOBODY, Coalition, Seat
from pamir_desktop.model.values import define

from .acts import TurnAct
from .deal import Escrow


@define
class FirstEditionTable:
    loyalty_cards: tuple[int, ...]  # the seat number on each player's loyalty card, 1 to 5
    # what each player chose behind the curtain; cleared by the reveal
    secret: list[Coalition | None]
    starting_cards: int = 0  # seats that still have their starting loyalty card, as bits
    favor_holders: list[Seat] = Factory(lambda: [NOBODY] * 3)  # by empire
    discards: int = 0  # counted Discard actions of this turn
    escrows: list[Escrow] = Factory(list)
    act: TurnAct | None = None  # the act under way, for escrows and Badal
    last_supreme: Coalition | None = None  # at the topple bought last, under Nation Building
    tokens: list[int] = Factory(list)  # Badal tokens of each seat; empty without the option
    harmed: int = 0  # seats that lost something to the act under way, as bits
    consoled: int = 0  # seats that took a token this turn, as bits

    def clone(self) -> FirstEditionTable:
        new = _new_table(FirstEditionTable)
        new.loyalty_cards = self.loyalty_cards
        new.secret = self.secret[:]
        new.starting_cards = self.starting_cards
        new.favor_holders = self.favor_holders[:]
        new.discards = self.discards
        new.escrows = self.escrows[:]
        new.act = self.act
        new.last_supreme = self.last_supreme
        new.tokens = self.tokens[:]
        new.harmed = self.harmed
        new.consoled = self.consoled
        return new

    def set_aside(self) -> int:
        """Rupees in escrow."""
        return sum(escrow.promise.rupees for escrow in self.escrows)

    def hide_from(self, seat: Seat) -> None:
        """Loyalties chosen by others stay secret until all have chosen (F43)."""
        self.secret = [
            choice if other == seat else None for other, choice in enumerate(self.secret)
        ]


_new_table = FirstEditionTable.__new__
