"""Decisions and the closed set of choices that answer them.

A choice is plain typed data. The same classes serve as wishes: `why_not(state, choice)` takes any
of them, legal or not.
"""

from __future__ import annotations

from typing import Final, TypeVar

from .values import frozen
from .words import Border, CardAction, CardId, Coalition, CourtEnd, Region, Seat, Suit

Args = dict[str, "int | str | tuple[int, ...]"]


class Choice:
    """One answer to a decision."""

    __slots__ = ()


CHOICES: Final[dict[str, type[Choice]]] = {}
"""Every choice class by name, for the codec."""

C = TypeVar("C", bound=type[Choice])


def choice(cls: C) -> C:
    """Register a choice class."""
    CHOICES[cls.__name__] = cls
    return cls


@frozen
class Decision:
    """A question to one seat. Derived from the step on top of the agenda, never stored."""

    seat: Seat
    prompt: str  # id; the words live with the views
    args: Args
    choices: tuple[Choice, ...]


@frozen
class Reason:
    """Why something cannot be done: an id and the numbers that tell it."""

    id: str
    args: Args


# --- The start of the game and of a turn -----------------------------------------------------


@choice
@frozen
class ChooseLoyalty(Choice):
    coalition: Coalition


@choice
@frozen
class Blackmail(Choice):
    """Place a spy with a Blackmail card at the start of a turn."""

    by: CardId
    target: CardId


@choice
@frozen
class Skip(Choice):
    """Decline an option."""


# --- The action menu -------------------------------------------------------------------------


@choice
@frozen
class Purchase(Choice):
    """Buy the card in a market slot; slots run 0-5 in the top row, 6-11 in the bottom row."""

    slot: int


@choice
@frozen
class PlayCard(Choice):
    card: CardId


@choice
@frozen
class Act(Choice):
    """Use one card action of a court card."""

    card: CardId
    action: CardAction


@choice
@frozen
class EndTurn(Choice):
    pass


@choice
@frozen
class ProposeEnd(Choice):
    """Ask the table to end the game, once the deck is empty (R92)."""


@choice
@frozen
class AgreeEnd(Choice):
    pass


@choice
@frozen
class RefuseEnd(Choice):
    pass


# --- Bribes ----------------------------------------------------------------------------------


@choice
@frozen
class PayBribe(Choice):
    """Pay the whole bribe."""

    rupees: int


@choice
@frozen
class WithholdBribe(Choice):
    """Courtly Manners: act without paying."""


@choice
@frozen
class ProposeBribe(Choice):
    rupees: int


@choice
@frozen
class Withdraw(Choice):
    """Give the attempt up; nothing is spent."""


@choice
@frozen
class AcceptBribe(Choice):
    """Agree to the amount the other side has named."""

    rupees: int


@choice
@frozen
class CounterBribe(Choice):
    rupees: int


@choice
@frozen
class DeclineBribe(Choice):
    pass


# --- Playing a card --------------------------------------------------------------------------


@choice
@frozen
class PlayAt(Choice):
    end: CourtEnd


@choice
@frozen
class PlaceSpy(Choice):
    card: CardId


@choice
@frozen
class PlaceRoad(Choice):
    border: Border


@choice
@frozen
class TakeBlock(Choice):
    """The supply is empty: take this block from the map."""

    block: int


@choice
@frozen
class TakeCylinder(Choice):
    """The supply is empty: take this cylinder from where it is in play."""

    cylinder: int


# --- Card actions ----------------------------------------------------------------------------


@choice
@frozen
class Stop(Choice):
    """Enough of this action."""


@choice
@frozen
class TaxSlot(Choice):
    slot: int


@choice
@frozen
class TaxPlayer(Choice):
    seat: Seat


@choice
@frozen
class GiveGift(Choice):
    gift: int  # 0, 1, 2: the spaces priced 2, 4, 6


@choice
@frozen
class BuildArmy(Choice):
    region: Region


@choice
@frozen
class BuildRoad(Choice):
    border: Border


@choice
@frozen
class MoveArmy(Choice):
    block: int
    region: Region


@choice
@frozen
class MoveTribe(Choice):
    cylinder: int
    region: Region


@choice
@frozen
class MoveSpy(Choice):
    cylinder: int
    card: CardId


@choice
@frozen
class BetrayCard(Choice):
    card: CardId


@choice
@frozen
class TakePrize(Choice):
    pass


@choice
@frozen
class LeavePrize(Choice):
    pass


@choice
@frozen
class BattleIn(Choice):
    region: Region


@choice
@frozen
class BattleOn(Choice):
    card: CardId


@choice
@frozen
class RemoveBlock(Choice):
    block: int


@choice
@frozen
class RemoveCylinder(Choice):
    cylinder: int


@choice
@frozen
class ShelterSpy(Choice):
    """Safe House: put the removed spy on this card."""

    card: CardId


@choice
@frozen
class ReturnSpy(Choice):
    """Safe House: let the removed spy go to the supply."""


# --- Discards and events ---------------------------------------------------------------------


@choice
@frozen
class DiscardCard(Choice):
    card: CardId


@choice
@frozen
class NamePlayer(Choice):
    seat: Seat


@choice
@frozen
class NameSuit(Choice):
    suit: Suit


@choice
@frozen
class NameRegion(Choice):
    region: Region
