"""Travel, our reading of a lost action (3.3): own spies move along the ring of tableaus."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, MoveSpy
from pamir_desktop.model.parts.courts import beside, court_ring, owner_of
from pamir_desktop.model.pieces import (
    COURT_CARDS,
    CYLINDERS_EACH,
    is_card,
    move_cylinder,
    own_places,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .commerce import STOP
from .escrow import note_target
from .standing import LOCATION_OF


def obstacle(state: State, seat: Seat) -> str | None:
    if COURT_CARDS.isdisjoint(own_places(state, seat)):
        return "first.travel_no_spy"
    cards = 0
    for player in state.players:
        cards += len(player.court)
        if cards > 1:
            return None  # with a second card somewhere every spy has a neighbor
    return "first.travel_nowhere"


def spy_targets(state: State, card: CardId, ring: list[CardId]) -> list[CardId]:
    """One step: a neighboring card, with the switch also any card of the same location."""
    near = beside(ring, card)
    options = state.setup.first_edition
    if options is not None and options.travel_same_location:
        near |= {other for other in ring if LOCATION_OF[other] is LOCATION_OF[card]}
        near.discard(card)
    return sorted(near, key=ring.index)


def spy_moves(state: State, seat: Seat) -> Iterator[MoveSpy]:
    """One spy for each card it can leave."""
    ring = court_ring(state)
    first = CYLINDERS_EACH * seat
    seen: set[int] = set()
    for spy, place in enumerate(own_places(state, seat), first):
        if is_card(place) and place not in seen:
            seen.add(place)
            for card in spy_targets(state, CardId(place), ring):
                yield MoveSpy(spy, card)


@step("first.travel")
@frozen
class Travel(Step):
    """Up to the rank in steps, at least one, by any mix of spies."""

    seat: Seat
    left: int
    moved: int = 0

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [*spy_moves(state, self.seat)]
        if self.moved:
            choices.append(STOP)
        args = {"left": self.left, "moved": self.moved}
        return Decision(self.seat, "first.travel", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, MoveSpy):
            note_target(state, seat=owner_of(state, choice.card), region=LOCATION_OF[choice.card])
            move_cylinder(state, choice.cylinder, choice.card)
            if self.left > 1:
                state.then(Travel(self.seat, self.left - 1, self.moved + 1))
