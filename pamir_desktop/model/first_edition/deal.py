"""What a deal is made of: goods that change hands at once, and an act that is paid for (F40, F42).

The rules of deals are in `deals.py`; choices and state need only these values.
"""

from __future__ import annotations

from pamir_desktop.model.terms import NO_CARD, CardId, Region, Seat
from pamir_desktop.model.values import frozen

from .terms import Deed, SpecialAction


@frozen
class Goods:
    """One half of a deal."""

    rupees: int = 0
    cards: tuple[CardId, ...] = ()

    @property
    def is_nothing(self) -> bool:
        return not self.rupees and not self.cards


@frozen
class Promise:
    """An escrow of the proposer, or of the partner if the active player proposes (F42).

    The payer is the one of the two who is not the active player, who is to do it, or not to do it.
    """

    rupees: int
    deed: Deed
    card: CardId = NO_CARD  # what is bought, played or discarded
    action: SpecialAction | None = None  # what is used
    on_player: Seat | None = None  # only if used on this player
    on_location: Region | None = None  # only if used there
    is_omission: bool = False  # paid if it is not done


@frozen
class Escrow:
    """Rupees set aside until the promise is kept or the actions end."""

    payer: Seat
    promise: Promise
    is_broken: bool = False  # what should not be done was done: the rupees will go back
