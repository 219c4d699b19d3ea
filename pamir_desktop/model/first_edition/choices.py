"""The choices that only the first edition has; all others are those of `model/decisions.py`."""

from __future__ import annotations

from functools import partial
from typing import Final

from pamir_desktop.model.decisions import Choice, choice
from pamir_desktop.model.terms import CardId, Coalition, Region, Seat
from pamir_desktop.model.values import frozen

from .deal import Goods, Promise
from .terms import SpecialAction

FIRST_EDITION_CHOICES: Final[dict[str, type[Choice]]] = {}
"""Every choice class of this module by its tag, for the codec."""

first_choice = partial(choice, registry=FIRST_EDITION_CHOICES)


# --- The menu --------------------------------------------------------------------------------


@first_choice("first.use-card")
@frozen
class UseCard(Choice):
    """Use a special action of a tableau card."""

    card: CardId
    action: SpecialAction


@first_choice("first.propose-deal")
@frozen
class ProposeDeal(Choice):
    """An offer of one seat to another. Never listed: the rules check any offer (F41)."""

    proposer: Seat
    partner: Seat
    gives: Goods
    takes: Goods
    promise: Promise | None = None


@first_choice("first.accept-deal")
@frozen
class AcceptDeal(Choice):
    """Both halves happen at once."""


@first_choice("first.refuse-deal")
@frozen
class RefuseDeal(Choice):
    """The offer is off."""


@first_choice("first.close-deal")
@frozen
class CloseDeal(Choice):
    """The active player closes an offer that was not answered (F41)."""


@first_choice("first.spend-tokens")
@frozen
class SpendTokens(Choice):
    """Badal: raise the rank of the action by this many tokens, possibly none (F28)."""

    tokens: int


# --- Offers: discounts of a toll, consents of spies (F36) ------------------------------------


@first_choice("first.pay-toll")
@frozen
class PayToll(Choice):
    """The whole toll of this owner."""

    rupees: int


@first_choice("first.make-offer")
@frozen
class MakeOffer(Choice):
    rupees: int


@first_choice("first.accept-offer")
@frozen
class AcceptOffer(Choice):
    """Agree to the sum the other side has named."""

    rupees: int


@first_choice("first.counter-offer")
@frozen
class CounterOffer(Choice):
    rupees: int


@first_choice("first.refuse-offer")
@frozen
class RefuseOffer(Choice):
    """No discount, no consent."""


# --- Campaign --------------------------------------------------------------------------------


@first_choice("first.muster")
@frozen
class Muster(Choice):
    """All armies of one's empire in this location are the battle group."""

    region: Region


@first_choice("first.march")
@frozen
class March(Choice):
    """Move the group, along a road of one's empire or with the baggage train."""

    region: Region


@first_choice("first.stay")
@frozen
class Stay(Choice):
    """The group does not move."""


@first_choice("first.baggage-row")
@frozen
class BaggageRow(Choice):
    """Afghan favor: the row on whose rightmost card the rupee goes, 0 or 1."""

    row: int


@first_choice("first.attack")
@frozen
class Attack(Choice):
    empire: Coalition


@first_choice("first.no-attack")
@frozen
class NoAttack(Choice):
    """The campaign ends after the move."""


@first_choice("first.use-favor")
@frozen
class UseFavor(Choice):
    """Russian favor: pay 1 rupee for one rank more."""


@first_choice("first.ask-for-spy")
@frozen
class AskForSpy(Choice):
    """Ask a player to lend a spy for Intel; an offer follows."""

    seat: Seat


# --- Assassination and bribe -----------------------------------------------------------------


@first_choice("first.target-card")
@frozen
class TargetCard(Choice):
    """The card to assassinate or to bribe, and whose spy on it is used."""

    card: CardId
    spy_of: Seat


# --- Purge and honeymoon ---------------------------------------------------------------------


@first_choice("first.keep-card")
@frozen
class KeepCard(Choice):
    """Keep this card of its mode."""

    card: CardId


@first_choice("first.take-to-hand")
@frozen
class TakeToHand(Choice):
    """Take a tableau card back to the hand instead of discarding it; no leverage is due."""

    card: CardId
