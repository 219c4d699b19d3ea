"""Event cards: the half resolved when discarded and the half resolved when bought (3.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import LASTING_WHEN_DISCARDED
from pamir_desktop.model.decisions import (
    Choice,
    Decision,
    DiscardCard,
    NamePlayer,
    NameRegion,
    NameSuit,
)
from pamir_desktop.model.parts.money import take_from_bank
from pamir_desktop.model.pieces import in_region, owner_of_cylinder, return_block, return_cylinder
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Region, Seat, Suit
from pamir_desktop.model.values import frozen

from . import in_force
from .discard import discard_card
from .favor import change_favored_suit, set_favored_suit
from .loyalty import discard_prizes
from .overthrow import overthrow_in_turn_order

PERSIAN_ARISTOCRACY_RUPEES = 3

# --- Discarded from the leftmost column ------------------------------------------------------

RIOTS_IN: Final = {
    CardId(109): Region.PUNJAB,
    CardId(110): Region.HERAT,
    CardId(112): Region.KABUL,
    CardId(113): Region.PERSIA,
}
SUIT_OF_DISCARDED: Final = {
    CardId(105): Suit.MILITARY,
    CardId(115): Suit.INTELLIGENCE,
    CardId(116): Suit.POLITICAL,
}
FAILURE_TO_IMPRESS: Final = CardId(108)
CONFIDENCE_FAILURE: Final = CardId(114)


def discard_event(state: State, card: CardId) -> None:
    """The upper half; affects all players."""
    state.add_log("event.discarded", card=card)
    if card in LASTING_WHEN_DISCARDED:
        put_in_force(state, card, NOBODY)
        return
    state.discard.append(card)
    if card in RIOTS_IN:
        riot(state, RIOTS_IN[card])
    elif card in SUIT_OF_DISCARDED:
        change_favored_suit(state, SUIT_OF_DISCARDED[card])
    elif card == FAILURE_TO_IMPRESS:
        for seat in state.turn_order(state.active):
            discard_prizes(state, seat)
    elif card == CONFIDENCE_FAILURE:
        state.then(*(LoseConfidence(seat) for seat in state.turn_order(state.active)))


def riot(state: State, region: Region) -> None:
    """Every tribe and army of the region returns to supply, even if protected (R53); roads stay."""
    place = in_region(region)
    for block, where in enumerate(state.blocks):
        if where == place:
            return_block(state, block)
    losers = set()
    for cylinder, where in enumerate(state.cylinders):
        if where == place:
            return_cylinder(state, cylinder)
            losers.add(owner_of_cylinder(cylinder))
    overthrow_in_turn_order(state, region, losers)


@step("event.confidence-failure")
@frozen
class LoseConfidence(Step):
    """Confidence Failure: one hand card of the player's choice, discarded face up (R73)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        hand = state.players[self.seat].hand
        if not hand:
            return None
        return Decision(self.seat, "event.confidence", {}, tuple(DiscardCard(c) for c in hand))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, DiscardCard):
            discard_card(state, self.seat, choice.card, "confidence")


# --- Bought ----------------------------------------------------------------------------------


def buy_event(state: State, seat: Seat, card: CardId) -> None:
    """The lower half; affects the buyer unless it says otherwise."""
    state.add_log("event.bought", seat=seat, card=card)
    WHEN_BOUGHT[card](state, seat, card)


def put_in_force(state: State, card: CardId, seat: Seat) -> None:
    state.events.append((card, seat))
    state.add_log("event.in_force", card=card, seat=seat)


def _before_buyer(state: State, seat: Seat, card: CardId) -> None:
    put_in_force(state, card, seat)


def _beside_map(state: State, seat: Seat, card: CardId) -> None:
    put_in_force(state, card, NOBODY)


def _persian_aristocracy(state: State, seat: Seat, card: CardId) -> None:
    state.discard.append(card)
    take_from_bank(state, seat, PERSIAN_ARISTOCRACY_RUPEES)
    state.add_log("rupees.granted", seat=seat, rupees=PERSIAN_ARISTOCRACY_RUPEES)


def _rumor(state: State, seat: Seat, card: CardId) -> None:
    state.then(SpreadRumor(seat, card))


def _persuasion(state: State, seat: Seat, card: CardId) -> None:
    state.discard.append(card)
    state.then(SwapHands(seat))


def _pashtunwali(state: State, seat: Seat, card: CardId) -> None:
    state.then(FixFavoredSuit(seat, card))


def _rebuke(state: State, seat: Seat, card: CardId) -> None:
    state.discard.append(card)
    state.then(Rebuke(seat))


WHEN_BOUGHT: Final[dict[CardId, Callable[[State, Seat, CardId], None]]] = {
    in_force.NEW_TACTICS: _before_buyer,
    in_force.KOH_I_NOOR: _before_buyer,
    in_force.COURTLY_MANNERS: _before_buyer,
    in_force.RUMOR: _rumor,
    in_force.CONFLICT_FATIGUE: _beside_map,
    in_force.NATIONALISM: _before_buyer,
    in_force.NATION_BUILDING: _before_buyer,
    CardId(113): _persian_aristocracy,
    CardId(114): _persuasion,
    in_force.PASHTUNWALI_VALUES: _pashtunwali,
    CardId(116): _rebuke,
}


@step("event.rumor")
@frozen
class SpreadRumor(Step):
    """Rumor: any player's patriots stop counting, including the buyer's if named (R70)."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        seats = range(len(state.players))
        return Decision(self.seat, "event.rumor", {}, tuple(NamePlayer(Seat(s)) for s in seats))

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, NamePlayer)
        put_in_force(state, self.card, choice.seat)


@step("event.other-persuasive-methods")
@frozen
class SwapHands(Step):
    """Other Persuasive Methods: swap the whole hand with another player's, empty or not (R74)."""

    reveals = True

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        others = (Seat(s) for s in range(len(state.players)) if s != self.seat)
        return Decision(self.seat, "event.swap", {}, tuple(NamePlayer(s) for s in others))

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, NamePlayer)
        one, other = state.players[self.seat], state.players[choice.seat]
        one.hand, other.hand = other.hand, one.hand
        state.add_log(
            "hands.swapped",
            seat=self.seat,
            other=choice.seat,
            received=len(one.hand),
            given=len(other.hand),
        )
        if state.wakhan is not None and state.players[state.wakhan.seat].hand:
            from pamir_desktop.model.wakhan.hand import ShuffleHand  # noqa: PLC0415  # see `wakhan`

            state.then(ShuffleHand())  # she never keeps a hand (W60)


@step("event.pashtunwali-values")
@frozen
class FixFavoredSuit(Step):
    """Pashtunwali Values: any suit, even the current one; from now on suit icons are ignored (R69)."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "event.suit", {}, tuple(NameSuit(suit) for suit in Suit))

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, NameSuit)
        set_favored_suit(state, choice.suit)
        put_in_force(state, self.card, NOBODY)


@step("event.rebuke")
@frozen
class Rebuke(Step):
    """Rebuke: a riot in a region of the player's choice, even an empty one (R75)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "event.rebuke", {}, tuple(NameRegion(r) for r in Region))

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, NameRegion)
        state.add_log("rebuke", seat=self.seat, region=choice.region)
        riot(state, choice.region)
