"""Decisions and the closed set of choices that answer them.

A choice is plain typed data. The same classes serve as wishes: `why_not(state, choice)` takes any
of them, legal or not.
"""

from __future__ import annotations

from typing import Final, TypeVar

from .terms import Border, CardAction, CardId, Coalition, CourtEnd, Region, Seat, Suit
from .values import frozen

Args = dict[str, "int | str | tuple[int, ...]"]


@frozen
class Choice:
    """One answer to a decision.

    Most say nothing or name one thing. Those share the methods that attrs writes for the shapes
    below, instead of having them written anew for fifty classes at every start; two kinds are never
    equal, whatever they hold.
    """


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


# --- The shapes of choices -------------------------------------------------------------------


@frozen
class OfCard(Choice):
    card: CardId


@frozen
class OfRupees(Choice):
    rupees: int


@frozen
class OfSlot(Choice):
    slot: int


@frozen
class OfRegion(Choice):
    region: Region


@frozen
class OfBorder(Choice):
    border: Border


@frozen
class OfBlock(Choice):
    block: int


@frozen
class OfCylinder(Choice):
    cylinder: int


@frozen
class OfSeat(Choice):
    seat: Seat


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
class Skip(Choice):
    """Decline an option."""

    __slots__ = ()


# --- The action menu -------------------------------------------------------------------------


@choice
class Purchase(OfSlot):
    """Buy the card in a market slot; slots run 0-5 in the top row, 6-11 in the bottom row."""

    __slots__ = ()


@choice
class PlayCard(OfCard):
    __slots__ = ()


@choice
@frozen
class Act(Choice):
    """Use one card action of a court card."""

    card: CardId
    action: CardAction


@choice
class EndTurn(Choice):
    __slots__ = ()


@choice
class ProposeEnd(Choice):
    """Ask the table to end the game, once the deck is empty (R92)."""

    __slots__ = ()


@choice
class AgreeEnd(Choice):
    __slots__ = ()


@choice
class RefuseEnd(Choice):
    __slots__ = ()


# --- Bribes ----------------------------------------------------------------------------------


@choice
class PayBribe(OfRupees):
    """Pay the whole bribe."""

    __slots__ = ()


@choice
class WithholdBribe(Choice):
    """Courtly Manners: act without paying."""

    __slots__ = ()


@choice
class ProposeBribe(OfRupees):
    __slots__ = ()


@choice
class Withdraw(Choice):
    """Give the attempt up; nothing is spent."""

    __slots__ = ()


@choice
class AcceptBribe(OfRupees):
    """Agree to the amount the other side has named."""

    __slots__ = ()


@choice
class CounterBribe(OfRupees):
    __slots__ = ()


@choice
class DeclineBribe(Choice):
    __slots__ = ()


# --- Playing a card --------------------------------------------------------------------------


@choice
@frozen
class PlayAt(Choice):
    end: CourtEnd


@choice
class PlaceSpy(OfCard):
    __slots__ = ()


@choice
class PlaceRoad(OfBorder):
    __slots__ = ()


@choice
class TakeBlock(OfBlock):
    """The supply is empty: take this block from the map."""

    __slots__ = ()


@choice
class TakeCylinder(OfCylinder):
    """The supply is empty: take this cylinder from where it is in play."""

    __slots__ = ()


# --- Card actions ----------------------------------------------------------------------------


@choice
class Stop(Choice):
    """Enough of this action."""

    __slots__ = ()


@choice
class TaxSlot(OfSlot):
    __slots__ = ()


@choice
class TaxPlayer(OfSeat):
    __slots__ = ()


@choice
@frozen
class GiveGift(Choice):
    gift: int  # 0, 1, 2: the spaces priced 2, 4, 6


@choice
class BuildArmy(OfRegion):
    __slots__ = ()


@choice
class BuildRoad(OfBorder):
    __slots__ = ()


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
class BetrayCard(OfCard):
    __slots__ = ()


@choice
class TakePrize(Choice):
    __slots__ = ()


@choice
class LeavePrize(Choice):
    __slots__ = ()


@choice
class BattleIn(OfRegion):
    __slots__ = ()


@choice
class BattleOn(OfCard):
    __slots__ = ()


@choice
class RemoveBlock(OfBlock):
    __slots__ = ()


@choice
class RemoveCylinder(OfCylinder):
    __slots__ = ()


@choice
class ShelterSpy(OfCard):
    """Safe House: put the removed spy on this card."""

    __slots__ = ()


@choice
class ReturnSpy(Choice):
    """Safe House: let the removed spy go to the supply."""

    __slots__ = ()


# --- Discards and events ---------------------------------------------------------------------


@choice
class DiscardCard(OfCard):
    __slots__ = ()


@choice
class NamePlayer(OfSeat):
    __slots__ = ()


@choice
@frozen
class NameSuit(Choice):
    suit: Suit


@choice
class NameRegion(OfRegion):
    __slots__ = ()
