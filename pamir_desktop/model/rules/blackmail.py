"""Blackmail (R65): place a spy at the start of the owner's turn, before any action."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Blackmail, Choice, Decision, Skip
from pamir_desktop.model.pieces import has_cylinder
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .abilities import BLACKMAIL_OF, has
from .impact import cards_of_region
from .placing import PlaceCylinder


@step("turn.blackmail")
@frozen
class UseBlackmail(Step):
    """For each Blackmail card, a spy on a card without spies, in any order (R65)."""

    seat: Seat
    cards: tuple[CardId, ...]

    def ask(self, state: State) -> Decision | None:
        if not has_cylinder(state, self.seat):
            return None
        choices = tuple(
            Blackmail(by, target)
            for by in self.cards
            if has(
                state, self.seat, by
            )  # the first spy may have led to the loss of the other (R99)
            for target in blackmail_targets(state, by)
        )
        if not choices:
            return None
        return Decision(self.seat, "turn.blackmail", {}, (*choices, Skip()))

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, Blackmail):
            return
        if left := tuple(card for card in self.cards if card != choice.by):
            state.then(UseBlackmail(self.seat, left))
        blackmail(state, self.seat, choice.by, choice.target)


def blackmail_targets(state: State, by: CardId) -> list[CardId]:
    """Cards of the region, in any court, that carry no spies."""
    region = BLACKMAIL_OF[by]
    return [card for card in cards_of_region(state, region) if card not in state.cylinders]


def blackmail(state: State, seat: Seat, by: CardId, target: CardId) -> None:
    state.add_log("blackmail.used", seat=seat, card=by, target=target)
    state.then(PlaceCylinder(seat, target))
