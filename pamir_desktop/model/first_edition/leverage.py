"""Tableau cards that are discarded: spies go home, leverage is called in (1.8)."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, DiscardCard, RemoveCylinder
from pamir_desktop.model.parts.money import repay_leverage, take_from_bank
from pamir_desktop.model.pieces import CYLINDERS_EACH, return_all_cylinders, return_cylinder
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Seat
from pamir_desktop.model.values import frozen

from .badal import harm, harm_spies
from .standing import RANK_OF, table_of

ASSASSINATED = "assassinated"
OVERTHROW = "overthrow"
LOYALTY = "loyalty"
DEBT = "debt"
LIMIT = "limit"
CULL = "cull"


def take_leverage(state: State, seat: Seat, card: CardId) -> None:
    """The card is leveraged from this moment on, not earlier."""
    take_from_bank(state, seat, RANK_OF[card])
    state.leveraged |= 1 << card
    state.add_log("leverage.taken", seat=seat, card=card)


@step("first.discard-from-tableau")
@frozen
class DiscardFromTableau(Step):
    """A set of cards of one owner leaves together, and they owe together (F17)."""

    owner: Seat
    cards: tuple[CardId, ...]
    cause: str  # one of the words above
    lender: int = NOBODY  # whose spy did it, if it was lent

    def run(self, state: State, choice: Choice | None) -> None:
        tableau = state.players[self.owner].court
        debt = leveraged = 0
        for card in self.cards:
            self._note_harm(state, card)
            tableau.remove(card)
            state.discard.append(card)
            if state.leveraged >> card & 1:
                state.leveraged &= ~(1 << card)
                debt += RANK_OF[card]
                leveraged += 1
            state.add_log("card.discarded", seat=self.owner, card=card, cause=self.cause)
            return_all_cylinders(state, card)
        if leveraged:
            state.then(RepayLeverage(self.owner, debt), PayBritishFavor(leveraged))

    def _note_harm(self, state: State, card: CardId) -> None:
        """Not by a purge, a cleanup or a debt; spies count where others remove the card."""
        if self.cause in (ASSASSINATED, OVERTHROW):
            harm(state, self.owner)
            harm_spies(state, card, Seat(self.lender))
        elif self.cause in (LOYALTY, DEBT) and self.owner == state.active:
            harm_spies(state, card)


@step("first.repay-leverage")
@frozen
class RepayLeverage(Step):
    """Rupees first, without a choice; a piece or a card for each missing rupee (F17)."""

    owner: Seat
    debt: int

    def run(self, state: State, choice: Choice | None) -> None:
        if missing := repay_leverage(state, self.owner, self.debt):
            state.then(PayInKind(self.owner, missing))


@step("first.pay-in-kind")
@frozen
class PayInKind(Step):
    """The owner gives up a tribe, spy or gift in play, or a tableau card, on anyone's turn."""

    owner: Seat
    missing: int

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [
            RemoveCylinder(piece) for piece in pieces_in_play(state, self.owner)
        ]
        choices.extend(DiscardCard(card) for card in state.players[self.owner].court)
        if not choices:
            return None
        return Decision(self.owner, "first.debt", {"missing": self.missing}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if choice is None:
            state.add_log("leverage.forgiven", seat=self.owner, rupees=self.missing)
            return
        if self.missing > 1:
            state.then(evolve(self, missing=self.missing - 1))
        match choice:
            case RemoveCylinder(cylinder):
                return_cylinder(state, cylinder)
            case DiscardCard(card):
                state.then(DiscardFromTableau(self.owner, (card,), DEBT))


def pieces_in_play(state: State, seat: Seat) -> list[int]:
    """One tribe, spy or gift for each place."""
    first = CYLINDERS_EACH * seat
    found: dict[int, int] = {}
    for piece, place in enumerate(state.cylinders[first : first + CYLINDERS_EACH], first):
        if place:
            found.setdefault(place, piece)
    return list(found.values())


@step("first.pay-british-favor")
@frozen
class PayBritishFavor(Step):
    """A rupee from the box for each leveraged card, after the owner's debt (F18)."""

    cards: int

    def run(self, state: State, choice: Choice | None) -> None:
        holder = table_of(state).favor_holders[Coalition.BRITISH]
        if holder != NOBODY:
            take_from_bank(state, holder, self.cards)
            state.add_log("favor.paid", seat=holder, cards=self.cards)
