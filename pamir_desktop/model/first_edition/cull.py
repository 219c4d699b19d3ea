"""The purge after a failed topple, and the honeymoon of Nation Building (1.12, F23, F27)."""

from __future__ import annotations

from collections import Counter

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, DiscardCard
from pamir_desktop.model.pieces import (
    SUPPLY,
    coalition_of_block,
    is_gift,
    is_region,
    owner_of_cylinder,
    return_all_cylinders,
    return_block,
    return_cylinder,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Coalition, Seat
from pamir_desktop.model.values import frozen

from .choices import KeepCard, TakeToHand
from .leverage import CULL, DiscardFromTableau
from .settling import CheckLoyalties
from .standing import MODE_OF_CARD


def thin_map(state: State) -> None:
    """At most one piece of each color in every place; Afghan armies and roads all stay."""
    seen: set[tuple[int, int]] = set()
    for block, place in enumerate(state.blocks):
        if place == SUPPLY:
            continue
        empire = coalition_of_block(block)
        if empire is Coalition.AFGHAN:
            continue
        if (empire, place) in seen:
            return_block(state, block)
        seen.add((empire, place))
    seen.clear()
    for cylinder, place in enumerate(state.cylinders):
        if not is_region(place):
            continue
        owner = owner_of_cylinder(cylinder)
        if (owner, place) in seen:
            return_cylinder(state, cylinder)
        seen.add((owner, place))


def clear_map(state: State) -> None:
    """Honeymoon: all armies, roads, tribes and spies leave; gifts stay (F27)."""
    for block, place in enumerate(state.blocks):
        if place != SUPPLY:
            return_block(state, block)
    for cylinder, place in enumerate(state.cylinders):
        if place != SUPPLY and not is_gift(place):
            return_cylinder(state, cylinder)


def cull_all(state: State) -> None:
    """From the active player clockwise, each to the end."""
    seats = state.turn_order(state.active)
    state.then(*(Cull(seat) for seat in seats if to_decide(state, seat, ())))


def empty_all(state: State) -> None:
    seats = state.turn_order(state.active)
    state.then(
        *(
            step
            for seat in seats
            if state.players[seat].court
            for step in (TreatCards(seat, tuple(state.players[seat].court)), CheckLoyalties())
        )
    )


def to_decide(state: State, seat: Seat, kept: tuple[CardId, ...]) -> list[CardId]:
    """Cards of modes of which there are several and none is named yet."""
    tableau = state.players[seat].court
    several = Counter(MODE_OF_CARD[card] for card in tableau)
    named = {MODE_OF_CARD[card] for card in kept}
    return [
        card
        for card in tableau
        if several[MODE_OF_CARD[card]] > 1 and MODE_OF_CARD[card] not in named
    ]


@step("first.cull")
@frozen
class Cull(Step):
    """The owner names the kept card of each mode first."""

    seat: Seat
    kept: tuple[CardId, ...] = ()

    def ask(self, state: State) -> Decision | None:
        cards = to_decide(state, self.seat, self.kept)
        if not cards:
            return None
        return Decision(self.seat, "first.keep", {}, tuple(KeepCard(card) for card in cards))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, KeepCard):
            state.add_log("cull.kept", seat=self.seat, card=choice.card)
            state.then(Cull(self.seat, (*self.kept, choice.card)))
            return
        named = {MODE_OF_CARD[card] for card in self.kept}
        rest = tuple(
            card
            for card in state.players[self.seat].court
            if MODE_OF_CARD[card] in named and card not in self.kept
        )
        state.then(TreatCards(self.seat, rest), CheckLoyalties())


@step("first.treat-cards")
@frozen
class TreatCards(Step):
    """Card by card: discarded with its leverage, or taken to hand without."""

    seat: Seat
    cards: tuple[CardId, ...]

    def ask(self, state: State) -> Decision | None:
        cards = self._left(state)
        if not cards:
            return None
        choices = [kind(card) for card in cards for kind in (DiscardCard, TakeToHand)]
        return Decision(self.seat, "first.treat", {"left": len(cards)}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case DiscardCard(card):
                state.then(DiscardFromTableau(self.seat, (card,), CULL), self)
            case TakeToHand(card):
                state.then(self)
                take_to_hand(state, self.seat, card)
            case _:
                return

    def _left(self, state: State) -> list[CardId]:
        """A debt may have taken some of them."""
        tableau = state.players[self.seat].court
        return [card for card in self.cards if card in tableau]


def take_to_hand(state: State, seat: Seat, card: CardId) -> None:
    """Not a discard: no leverage is due, and the hand limit does not matter."""
    player = state.players[seat]
    player.court.remove(card)
    player.hand.append(card)
    state.leveraged &= ~(1 << card)
    state.add_log("cull.taken", seat=seat, card=card)
    return_all_cylinders(state, card)
