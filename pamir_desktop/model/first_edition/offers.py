"""Asking for a discount or a consent: offers, answers, and their limit (F36).

An offer for a consent is pushed on top of the step it allows. If the owner of the spy agrees, that
step runs; a refusal or a withdrawal pops it.
"""

from __future__ import annotations

from typing import Final

from attrs import evolve

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, Withdraw
from pamir_desktop.model.parts.money import hand_over
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .choices import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer

MOST_REFUSALS: Final = 3  # refused or countered offers per turn
WITHDRAW: Final = Withdraw()
REFUSE: Final = RefuseOffer()


def log_offer(
    state: State, seat: Seat, asked: Seat, rupees: int, purpose: str, card: CardId
) -> None:
    state.add_log("offer.made", seat=seat, asked=asked, rupees=rupees, purpose=purpose, card=card)


def log_withdrawal(state: State, seat: Seat, purpose: str, card: CardId) -> None:
    state.add_log("offer.withdrawn", seat=seat, purpose=purpose, card=card)


def refuse(
    state: State, seat: Seat, asker: Seat, purpose: str, card: CardId, rupees: int = -1
) -> None:
    """Counter-offers count as well, otherwise the exchange could go on forever."""
    state.declined_bribes += 1
    if rupees >= 0:
        state.add_log("offer.countered", seat=seat, asker=asker, rupees=rupees)
    else:
        state.add_log("offer.refused", seat=seat, asker=asker, purpose=purpose, card=card)


@step("first.ask-consent")
@frozen
class AskConsent(Step):
    """May this spy be used? What the action itself costs cannot be offered."""

    seat: Seat
    owner: Seat
    card: CardId  # where the spy is
    purpose: str  # "assassination", "bribe" or "intel"
    reserve: int
    counter: int = -1

    def ask(self, state: State) -> Decision | None:
        spare = state.players[self.seat].rupees - self.reserve
        choices: list[Choice] = []
        if 0 <= self.counter <= spare:
            choices.append(AcceptOffer(self.counter))
        if state.declined_bribes < MOST_REFUSALS:
            choices.extend(MakeOffer(rupees) for rupees in range(spare + 1))
        choices.append(WITHDRAW)
        args = {"card": self.card, "owner": self.owner, "asked": self.counter}
        return Decision(
            self.seat, "first.consent", {**args, "purpose": self.purpose}, tuple(choices)
        )

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case AcceptOffer(rupees):
                agree(state, self.seat, self.owner, self.card, rupees)
            case MakeOffer(rupees):
                log_offer(state, self.seat, self.owner, rupees, self.purpose, self.card)
                state.then(
                    AnswerConsent(
                        self.seat, self.owner, self.card, self.purpose, self.reserve, rupees
                    )
                )
            case _:
                state.agenda.pop()
                log_withdrawal(state, self.seat, self.purpose, self.card)


@step("first.answer-consent")
@frozen
class AnswerConsent(Step):
    seat: Seat
    owner: Seat
    card: CardId
    purpose: str
    reserve: int
    proposed: int

    def ask(self, state: State) -> Decision | None:
        spare = state.players[self.seat].rupees - self.reserve
        choices = (
            AcceptOffer(self.proposed),
            *(CounterOffer(rupees) for rupees in range(self.proposed + 1, spare + 1)),
            REFUSE,
        )
        args = {"card": self.card, "asker": self.seat, "proposed": self.proposed}
        return Decision(
            self.owner, "first.consent_answer", {**args, "purpose": self.purpose}, choices
        )

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case AcceptOffer(rupees):
                agree(state, self.seat, self.owner, self.card, rupees)
            case CounterOffer(rupees):
                refuse(state, self.owner, self.seat, self.purpose, self.card, rupees)
                question = AskConsent(self.seat, self.owner, self.card, self.purpose, self.reserve)
                state.then(evolve(question, counter=rupees))
            case _:
                refuse(state, self.owner, self.seat, self.purpose, self.card)
                state.agenda.pop()


def agree(state: State, seat: Seat, owner: Seat, card: CardId, rupees: int) -> None:
    """Agreed sums are paid at once, and the action is then carried out."""
    hand_over(state, seat, owner, rupees)
    state.add_log("consent.given", seat=owner, asker=seat, card=card, rupees=rupees)
