"""Bribes: to the ruler when playing a card, to the holder when using a hostage (3.3).

A bribe step is pushed on top of the step it allows. If the players agree, that step runs;
canceling or refusing pops it, and nothing is spent (R61).
"""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    AcceptBribe,
    Choice,
    CounterBribe,
    Decision,
    DeclineBribe,
    PayBribe,
    ProposeBribe,
    Withdraw,
    WithholdBribe,
)
from pamir_desktop.model.parts.money import hand_over
from pamir_desktop.model.pieces import FIRST_REGION, tribes
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Seat
from pamir_desktop.model.values import frozen

from . import in_force
from .abilities import CHARISMATIC_COURTIERS, CIVIL_SERVICE_REFORMS, has
from .ruling import holder_of, ruler_of

MOST_PROPOSALS = 3  # rejected proposals per turn, an engine limit (3.3)


@frozen
class Bribe:
    """What is due, and to whom."""

    recipient: Seat
    due: int


def bribe_to_play(state: State, seat: Seat, card: CardId) -> Bribe | None:
    """Owed to the ruler of the card's region: the number of the ruler's tribes there."""
    region = CARDS[card].region
    if FIRST_REGION + region not in state.cylinders:  # no tribes, no ruler
        return None
    ruler = ruler_of(state, region)
    if ruler in (NOBODY, seat):
        return None
    if in_force.on_table(state, in_force.DISREGARD_FOR_CUSTOMS):
        return None
    if has(state, seat, CHARISMATIC_COURTIERS):  # not while it is itself the card played (R62)
        return None
    return Bribe(ruler, tribes(state, ruler, region))


def bribe_to_act(state: State, seat: Seat, card: CardId) -> Bribe | None:
    """Owed to the player who holds the acting card hostage: that player's spies on it."""
    if card not in state.cylinders:
        return None
    holder, spies = holder_of(state, seat, card)
    if holder == NOBODY or has(state, seat, CIVIL_SERVICE_REFORMS):
        return None
    if in_force.on_table(state, in_force.DISREGARD_FOR_CUSTOMS):
        return None
    return Bribe(holder, spies)


def may_withhold(state: State, seat: Seat) -> bool:
    return in_force.on_player(state, in_force.COURTLY_MANNERS, seat)


def haggles(state: State, recipient: Seat) -> bool:
    """Wakhan never waives (W35)."""
    return state.wakhan is None or recipient != state.wakhan.seat


def can_settle(state: State, seat: Seat, bribe: Bribe, reserve: int) -> bool:
    """The bribe prompt would offer something besides canceling (2.2)."""
    rupees = state.players[seat].rupees
    if rupees >= bribe.due + reserve or may_withhold(state, seat):
        return True
    return (
        haggles(state, bribe.recipient)
        and state.declined_bribes < MOST_PROPOSALS
        and rupees >= reserve
    )


@step("bribe.offer")
@frozen
class OfferBribe(Step):
    """The payer pays, withholds, proposes less or cancels, possibly facing a counter-offer."""

    seat: Seat
    card: CardId
    recipient: Seat
    due: int
    reserve: int  # rupees the action itself needs; they cannot be offered (R57)
    counter: int = -1  # what the recipient asks for; -1 if nothing was asked

    def ask(self, state: State) -> Decision | None:
        spare = state.players[self.seat].rupees - self.reserve
        choices: list[Choice] = []
        if self.counter >= 0:
            choices.append(AcceptBribe(self.counter))
        elif spare >= self.due:
            choices.append(PayBribe(self.due))
        if may_withhold(state, self.seat):
            choices.append(WithholdBribe())
        if haggles(state, self.recipient) and state.declined_bribes < MOST_PROPOSALS:
            choices.extend(ProposeBribe(k) for k in range(min(self.due, spare + 1)))
        choices.append(Withdraw())
        args = {"card": self.card, "recipient": self.recipient, "due": self.due}
        if self.counter >= 0:
            return Decision(
                self.seat, "bribe.counter", {**args, "asked": self.counter}, tuple(choices)
            )
        return Decision(self.seat, "bribe.offer", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case PayBribe(rupees) | AcceptBribe(rupees):
                settle_bribe(state, self.seat, self.recipient, rupees)
            case WithholdBribe():
                state.add_log(
                    "bribe.withheld", seat=self.seat, recipient=self.recipient, due=self.due
                )
            case ProposeBribe(rupees):
                state.add_log(
                    "bribe.proposed",
                    seat=self.seat,
                    recipient=self.recipient,
                    rupees=rupees,
                    due=self.due,
                )
                state.then(
                    AnswerBribe(
                        self.seat, self.card, self.recipient, self.due, self.reserve, rupees
                    )
                )
            case _:
                state.agenda.pop()
                state.add_log("bribe.withdrawn", seat=self.seat, card=self.card)


@step("bribe.answer")
@frozen
class AnswerBribe(Step):
    """The recipient answers a proposal: accept, ask for more, or refuse."""

    seat: Seat
    card: CardId
    recipient: Seat
    due: int
    reserve: int
    proposed: int

    def ask(self, state: State) -> Decision | None:
        most = min(self.due, state.players[self.seat].rupees - self.reserve)
        choices = (
            AcceptBribe(self.proposed),
            *(CounterBribe(k) for k in range(self.proposed + 1, most + 1)),
            DeclineBribe(),
        )
        args = {"card": self.card, "payer": self.seat, "due": self.due, "proposed": self.proposed}
        return Decision(self.recipient, "bribe.answer", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case AcceptBribe(rupees):
                settle_bribe(state, self.seat, self.recipient, rupees)
            case CounterBribe(rupees):
                # counter-offers count as well, otherwise the exchange could go on forever
                state.declined_bribes += 1
                state.add_log(
                    "bribe.countered", seat=self.recipient, payer=self.seat, rupees=rupees
                )
                state.then(
                    OfferBribe(self.seat, self.card, self.recipient, self.due, self.reserve, rupees)
                )
            case _:
                state.declined_bribes += 1
                state.agenda.pop()
                state.add_log(
                    "bribe.declined", seat=self.recipient, payer=self.seat, card=self.card
                )


def settle_bribe(state: State, payer: Seat, recipient: Seat, rupees: int) -> None:
    hand_over(state, payer, recipient, rupees)
    state.add_log("bribe.paid", seat=payer, recipient=recipient, rupees=rupees)
