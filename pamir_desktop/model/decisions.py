"""Decisions and the closed set of choices that answer them.

A choice is plain typed data. The same classes serve as wishes: `why_not(state, choice)` takes any
of them, legal or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

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

    tag: ClassVar[str]
    """The name of the class in files."""


CHOICES: Final[dict[str, type[Choice]]] = {}
"""Every choice class by its tag, for the codec."""

C = TypeVar("C", bound=type[Choice])


def choice(tag: str) -> Callable[[C], C]:
    """Register a choice class. Saved games know it by the tag alone, so a tag never changes."""

    def register(cls: C) -> C:
        if tag in CHOICES:
            raise ValueError(f"two choices share the tag {tag!r}")
        cls.tag = tag
        CHOICES[tag] = cls
        return cls

    return register


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


@choice("choose-loyalty")
@frozen
class ChooseLoyalty(Choice):
    coalition: Coalition


@choice("blackmail")
@frozen
class Blackmail(Choice):
    """Place a spy with a Blackmail card at the start of a turn."""

    by: CardId
    target: CardId


@choice("skip")
class Skip(Choice):
    """Decline an option."""

    __slots__ = ()


# --- The action menu -------------------------------------------------------------------------


@choice("purchase")
class Purchase(OfSlot):
    """Buy the card in a market slot; slots run 0-5 in the top row, 6-11 in the bottom row."""

    __slots__ = ()


@choice("play-card")
class PlayCard(OfCard):
    __slots__ = ()


@choice("act")
@frozen
class Act(Choice):
    """Use one card action of a court card."""

    card: CardId
    action: CardAction


@choice("end-turn")
class EndTurn(Choice):
    __slots__ = ()


@choice("propose-end")
class ProposeEnd(Choice):
    """Ask the table to end the game, once the deck is empty (R92)."""

    __slots__ = ()


@choice("agree-end")
class AgreeEnd(Choice):
    __slots__ = ()


@choice("refuse-end")
class RefuseEnd(Choice):
    __slots__ = ()


# --- Bribes ----------------------------------------------------------------------------------


@choice("pay-bribe")
class PayBribe(OfRupees):
    """Pay the whole bribe."""

    __slots__ = ()


@choice("withhold-bribe")
class WithholdBribe(Choice):
    """Courtly Manners: act without paying."""

    __slots__ = ()


@choice("propose-bribe")
class ProposeBribe(OfRupees):
    __slots__ = ()


@choice("withdraw")
class Withdraw(Choice):
    """Give the attempt up; nothing is spent."""

    __slots__ = ()


@choice("accept-bribe")
class AcceptBribe(OfRupees):
    """Agree to the amount the other side has named."""

    __slots__ = ()


@choice("counter-bribe")
class CounterBribe(OfRupees):
    __slots__ = ()


@choice("decline-bribe")
class DeclineBribe(Choice):
    __slots__ = ()


# --- Playing a card --------------------------------------------------------------------------


@choice("play-at")
@frozen
class PlayAt(Choice):
    end: CourtEnd


@choice("place-spy")
class PlaceSpy(OfCard):
    __slots__ = ()


@choice("place-road")
class PlaceRoad(OfBorder):
    __slots__ = ()


@choice("take-block")
class TakeBlock(OfBlock):
    """The supply is empty: take this block from the map."""

    __slots__ = ()


@choice("take-cylinder")
class TakeCylinder(OfCylinder):
    """The supply is empty: take this cylinder from where it is in play."""

    __slots__ = ()


# --- Card actions ----------------------------------------------------------------------------


@choice("stop")
class Stop(Choice):
    """Enough of this action."""

    __slots__ = ()


@choice("tax-slot")
class TaxSlot(OfSlot):
    __slots__ = ()


@choice("tax-player")
class TaxPlayer(OfSeat):
    __slots__ = ()


@choice("give-gift")
@frozen
class GiveGift(Choice):
    gift: int  # 0, 1, 2: the spaces priced 2, 4, 6


@choice("build-army")
class BuildArmy(OfRegion):
    __slots__ = ()


@choice("build-road")
class BuildRoad(OfBorder):
    __slots__ = ()


@choice("move-army")
@frozen
class MoveArmy(Choice):
    block: int
    region: Region


@choice("move-tribe")
@frozen
class MoveTribe(Choice):
    cylinder: int
    region: Region


@choice("move-spy")
@frozen
class MoveSpy(Choice):
    cylinder: int
    card: CardId


@choice("betray-card")
class BetrayCard(OfCard):
    __slots__ = ()


@choice("take-prize")
class TakePrize(Choice):
    __slots__ = ()


@choice("leave-prize")
class LeavePrize(Choice):
    __slots__ = ()


@choice("battle-in")
class BattleIn(OfRegion):
    __slots__ = ()


@choice("battle-on")
class BattleOn(OfCard):
    __slots__ = ()


@choice("remove-block")
class RemoveBlock(OfBlock):
    __slots__ = ()


@choice("remove-cylinder")
class RemoveCylinder(OfCylinder):
    __slots__ = ()


@choice("shelter-spy")
class ShelterSpy(OfCard):
    """Safe House: put the removed spy on this card."""

    __slots__ = ()


@choice("return-spy")
class ReturnSpy(Choice):
    """Safe House: let the removed spy go to the supply."""

    __slots__ = ()


# --- Discards and events ---------------------------------------------------------------------


@choice("discard-card")
class DiscardCard(OfCard):
    __slots__ = ()


@choice("name-player")
class NamePlayer(OfSeat):
    __slots__ = ()


@choice("name-suit")
@frozen
class NameSuit(Choice):
    suit: Suit


@choice("name-region")
class NameRegion(OfRegion):
    __slots__ = ()
