"""The toll of playing a card: a rupee for each tribe of another player there (1.4, F9, F36)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.parts.money import hand_over
from pamir_desktop.model.pieces import CYLINDERS_EACH, FIRST_REGION
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .choices import AcceptOffer, CounterOffer, MakeOffer, PayToll
from .offers import MOST_REFUSALS, REFUSE, WITHDRAW, log_offer, log_withdrawal, refuse
from .standing import LOCATION_OF

TOLL = "toll"


def tolls(state: State, seat: Seat, card: CardId) -> tuple[tuple[Seat, int], ...]:
    """What playing the card costs the seat, by owner of tribes from the seat clockwise."""
    place = FIRST_REGION + LOCATION_OF[card]
    cylinders = state.cylinders
    if place not in cylinders:
        return ()
    count = len(state.players)
    found = []
    for near in range(1, count + 1):
        other = (seat + near) % count
        if other == seat:
            continue
        first = CYLINDERS_EACH * other
        if tribes := cylinders.count(place, first, first + CYLINDERS_EACH):
            found.append((Seat(other), tribes))
    return tuple(found)


def toll_of(state: State, seat: Seat, card: CardId) -> int:
    """The whole toll."""
    place = FIRST_REGION + LOCATION_OF[card]
    if place not in state.cylinders:
        return 0
    first = CYLINDERS_EACH * seat
    own = state.cylinders.count(place, first, first + CYLINDERS_EACH)
    return state.cylinders.count(place) - own


@step("first.settle-toll")
@frozen
class SettleToll(Step):
    """Owner by owner; all tolls are settled before any is paid. It is on top of the play.

    Withdrawing pops that play: nothing is paid, and the card stays in hand.
    """

    seat: Seat
    card: CardId
    agreed: tuple[int, ...] = ()
    counter: int = -1  # what the owner asks for; -1 if nothing was asked

    def ask(self, state: State) -> Decision | None:
        owed = tolls(state, self.seat, self.card)
        if len(self.agreed) == len(owed):
            return None
        owner, due = owed[len(self.agreed)]
        spare = state.players[self.seat].rupees - sum(self.agreed)
        choices: list[Choice] = []
        if 0 <= self.counter <= spare:
            choices.append(AcceptOffer(self.counter))
        if due <= spare:
            choices.append(PayToll(due))
        if state.declined_bribes < MOST_REFUSALS:
            choices.extend(MakeOffer(rupees) for rupees in range(min(due, spare + 1)))
        choices.append(WITHDRAW)
        args = {"card": self.card, "owner": owner, "due": due, "asked": self.counter}
        return Decision(self.seat, "first.toll", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        owed = tolls(state, self.seat, self.card)
        match choice:
            case PayToll(rupees) | AcceptOffer(rupees):
                state.then(SettleToll(self.seat, self.card, (*self.agreed, rupees)))
            case MakeOffer(rupees):
                owner, _ = owed[len(self.agreed)]
                log_offer(state, self.seat, owner, rupees, TOLL, self.card)
                state.then(AnswerToll(self.seat, self.card, self.agreed, rupees))
            case None:
                for (owner, _), rupees in zip(owed, self.agreed, strict=True):
                    hand_over(state, self.seat, owner, rupees)
                    state.add_log("toll.paid", seat=self.seat, owner=owner, rupees=rupees)
            case _:
                state.agenda.pop()
                log_withdrawal(state, self.seat, TOLL, self.card)


@step("first.answer-toll")
@frozen
class AnswerToll(Step):
    """An owner of tribes accepts less, names another sum, or wants all of it."""

    seat: Seat
    card: CardId
    agreed: tuple[int, ...]
    proposed: int

    def ask(self, state: State) -> Decision | None:
        owner, due = tolls(state, self.seat, self.card)[len(self.agreed)]
        most = min(due - 1, state.players[self.seat].rupees - sum(self.agreed))
        choices = (
            AcceptOffer(self.proposed),
            *(CounterOffer(rupees) for rupees in range(self.proposed + 1, most + 1)),
            REFUSE,
        )
        args = {"card": self.card, "asker": self.seat, "due": due, "proposed": self.proposed}
        return Decision(owner, "first.toll_answer", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        owner, _ = tolls(state, self.seat, self.card)[len(self.agreed)]
        match choice:
            case AcceptOffer(rupees):
                state.then(SettleToll(self.seat, self.card, (*self.agreed, rupees)))
            case CounterOffer(rupees):
                refuse(state, owner, self.seat, TOLL, self.card, rupees)
                state.then(SettleToll(self.seat, self.card, self.agreed, rupees))
            case _:
                refuse(state, owner, self.seat, TOLL, self.card)
                state.then(SettleToll(self.seat, self.card, self.agreed))
