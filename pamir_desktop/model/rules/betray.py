"""Betray (3.8): pay 2 rupees, discard a card with one of your spies, perhaps take it as a prize."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import BetrayCard, Choice, Decision, TakePrize
from pamir_desktop.model.parts.courts import owner_of
from pamir_desktop.model.parts.prizes import TAKE_OR_LEAVE, keep_prize, leave_prize
from pamir_desktop.model.pieces import cards_with_spy, spies
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import POLITICAL, CardId, Seat
from pamir_desktop.model.values import frozen

from .abilities import has_bodyguards
from .discard import DiscardFromCourt
from .loyalty import ChangeLoyalty
from .payment import pay_action_cost

PRICE = 2


def obstacle(state: State, seat: Seat) -> str | None:
    if state.players[seat].rupees < PRICE:
        return "betray.too_dear"
    cards = cards_with_spy(state, seat)
    if not cards:
        return "betray.no_spy"
    if all(card_obstacle(state, seat, card) for card in cards):
        return "betray.bodyguards"
    return None


def card_obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    """Any court card with one of the seat's spies, the acting card included (R16)."""
    if not spies(state, seat, card):
        return "betray.no_spy_there"
    if CARDS[card].suit is POLITICAL and has_bodyguards(state, owner_of(state, card)):
        return "betray.bodyguards"
    return None


@step("betray.choose-card")
@frozen
class Betray(Step):
    seat: Seat

    def ask(self, state: State) -> Decision | None:
        choices = tuple(
            BetrayCard(card)
            for card in cards_with_spy(state, self.seat)
            if card_obstacle(state, self.seat, card) is None
        )
        return Decision(self.seat, "betray.card", {}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, BetrayCard)
        if CARDS[choice.card].prize is not None:
            state.then(AcceptPrize(self.seat, choice.card))
        betray(state, self.seat, choice.card)


def betray(state: State, seat: Seat, card: CardId) -> None:
    """The discard and its consequences are finished before the prize is offered (R15)."""
    owner = owner_of(state, card)
    state.add_log("card.betrayed", seat=seat, card=card, owner=owner)
    pay_action_cost(state, seat, PRICE)
    state.then(DiscardFromCourt(owner, (card,), "betrayed"))


@step("betray.accept-prize")
@frozen
class AcceptPrize(Step):
    """The prize is optional (R17); a foreign one changes loyalty first."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "betray.prize", {"card": self.card}, TAKE_OR_LEAVE)

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, TakePrize):
            leave_prize(state, self.seat, self.card)
            return
        state.then(KeepPrize(self.seat, self.card))
        foreign = state.players[self.seat].foreign(CARDS[self.card].prize)
        if foreign is not None:
            state.then(ChangeLoyalty(self.seat, foreign))


@step("betray.keep-prize")
@frozen
class KeepPrize(Step):
    """The card comes back from the discard pile, under the dial."""

    seat: Seat
    card: CardId

    def run(self, state: State, choice: Choice | None) -> None:
        keep_prize(state, self.seat, self.card)
