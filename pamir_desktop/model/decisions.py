"""Decisions and the closed set of choices that answer them.

A choice is plain typed data. `why_not(state, choice)` takes any choice, legal or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from .terms import Border, CardAction, CardId, Coalition, CourtEnd, Region, Seat, Suit
from .values import frozen

Args = dict[str, "int | str | tuple[int, ...]"]


def number_in(args: Args, key: str) -> int:
    value = args[key]
    assert isinstance(value, int)
    return value


def numbers_in(args: Args, key: str) -> tuple[int, ...]:
    value = args[key]
    assert isinstance(value, tuple)
    return value


@frozen
class Choice:
    """One answer to a decision. Choices of two classes are never equal."""

    tag: ClassVar[str]
    """The name of the class in files."""


CHOICES: Final[dict[str, type[Choice]]] = {}
"""Every choice class of this module by its tag, for the codec."""

C = TypeVar("C", bound=type[Choice])


def choice(tag: str, registry: dict[str, type[Choice]] = CHOICES) -> Callable[[C], C]:
    """Register a choice class. Saved games know it by the tag alone, so a tag never changes."""

    def register(cls: C) -> C:
        if tag in registry:
            raise ValueError(f"two choices share the tag {tag!r}")
        cls.tag = tag
        registry[tag] = cls
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
    """Why something cannot be done: an id and its numbers."""

    id: str
    args: Args


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
@frozen
class Skip(Choice):
    """Decline an option."""


# --- The action menu -------------------------------------------------------------------------


@choice("purchase")
@frozen
class Purchase(Choice):
    """Buy the card in a market slot; slots run 0-5 in the top row, 6-11 in the bottom row."""

    slot: int


@choice("play-card")
@frozen
class PlayCard(Choice):
    card: CardId


@choice("act")
@frozen
class Act(Choice):
    """Use one card action of a court card."""

    card: CardId
    action: CardAction


@choice("end-turn")
@frozen
class EndTurn(Choice):
    """Proceed to the cleanup; the next player's turn begins."""


@choice("propose-end")
@frozen
class ProposeEnd(Choice):
    """Ask the table to end the game, once the deck is empty (R92)."""


@choice("agree-end")
@frozen
class AgreeEnd(Choice):
    """Agree to end the game."""


@choice("refuse-end")
@frozen
class RefuseEnd(Choice):
    """Play on."""


# --- Bribes ----------------------------------------------------------------------------------


@choice("pay-bribe")
@frozen
class PayBribe(Choice):
    """Pay the whole bribe."""

    rupees: int


@choice("withhold-bribe")
@frozen
class WithholdBribe(Choice):
    """Courtly Manners: act without paying."""


@choice("propose-bribe")
@frozen
class ProposeBribe(Choice):
    rupees: int


@choice("withdraw")
@frozen
class Withdraw(Choice):
    """Give the attempt up; nothing is spent."""


@choice("accept-bribe")
@frozen
class AcceptBribe(Choice):
    """Agree to the amount the other side has named."""

    rupees: int


@choice("counter-bribe")
@frozen
class CounterBribe(Choice):
    rupees: int


@choice("decline-bribe")
@frozen
class DeclineBribe(Choice):
    """Refuse the bribe: the action does not happen."""


# --- Playing a card --------------------------------------------------------------------------


@choice("play-at")
@frozen
class PlayAt(Choice):
    end: CourtEnd


@choice("place-spy")
@frozen
class PlaceSpy(Choice):
    card: CardId


@choice("place-road")
@frozen
class PlaceRoad(Choice):
    border: Border


@choice("take-block")
@frozen
class TakeBlock(Choice):
    """The supply is empty: take this block from the map."""

    block: int


@choice("take-cylinder")
@frozen
class TakeCylinder(Choice):
    """The supply is empty: take this cylinder from where it is in play."""

    cylinder: int


# --- Card actions ----------------------------------------------------------------------------


@choice("stop")
@frozen
class Stop(Choice):
    """Enough of this action."""


@choice("tax-slot")
@frozen
class TaxSlot(Choice):
    slot: int


@choice("tax-player")
@frozen
class TaxPlayer(Choice):
    seat: Seat


@choice("give-gift")
@frozen
class GiveGift(Choice):
    gift: int  # 0, 1, 2: the spaces priced 2, 4, 6


@choice("build-army")
@frozen
class BuildArmy(Choice):
    region: Region


@choice("build-road")
@frozen
class BuildRoad(Choice):
    border: Border


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
@frozen
class BetrayCard(Choice):
    card: CardId


@choice("take-prize")
@frozen
class TakePrize(Choice):
    """Accept the betrayed card as a prize."""


@choice("leave-prize")
@frozen
class LeavePrize(Choice):
    """Let the betrayed card go to the discard pile."""


@choice("battle-in")
@frozen
class BattleIn(Choice):
    region: Region


@choice("battle-on")
@frozen
class BattleOn(Choice):
    card: CardId


@choice("remove-block")
@frozen
class RemoveBlock(Choice):
    block: int


@choice("remove-cylinder")
@frozen
class RemoveCylinder(Choice):
    cylinder: int


@choice("shelter-spy")
@frozen
class ShelterSpy(Choice):
    """Safe House: put the removed spy on this card."""

    card: CardId


@choice("return-spy")
@frozen
class ReturnSpy(Choice):
    """Safe House: let the removed spy go to the supply."""


# --- Discards and events ---------------------------------------------------------------------


@choice("discard-card")
@frozen
class DiscardCard(Choice):
    card: CardId


@choice("name-player")
@frozen
class NamePlayer(Choice):
    seat: Seat


@choice("name-suit")
@frozen
class NameSuit(Choice):
    suit: Suit


@choice("name-region")
@frozen
class NameRegion(Choice):
    region: Region
