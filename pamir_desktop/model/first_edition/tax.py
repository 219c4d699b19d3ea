"""Tax (1.6): up to the rank from players in the card's location, above their shelter."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, TaxPlayer
from pamir_desktop.model.parts.money import take_from_player
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    FIRST_REGION,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Region, Seat
from pamir_desktop.model.values import frozen

from .commerce import STOP
from .escrow import note_target
from .standing import LOCATION_OF, ROAD_PLACES, loyalty_of, shelter, superior


def units_in(state: State, location: Region) -> list[int]:
    """Everyone's tribes and armies of their empire: armies count for every loyal player (F12)."""
    place, cylinders, blocks = FIRST_REGION + location, state.cylinders, state.blocks
    units, first = [], 0
    for player in state.players:
        own = cylinders.count(place, first, first + CYLINDERS_EACH)
        if player.loyalty is not None:
            army = BLOCKS_EACH * player.loyalty
            own += blocks.count(place, army, army + BLOCKS_EACH)
        units.append(own)
        first += CYLINDERS_EACH
    return units


def has_majority(state: State, seat: Seat, location: Region) -> bool:
    """More units than every other player, or superior among all tied; no tribe is needed."""
    units = units_in(state, location)
    own = units[seat]
    if not own or max(units) > own:
        return False
    if units.count(own) == 1:
        return True
    return superior(state, [Seat(s) for s, n in enumerate(units) if n == own]) == seat


def obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    location = LOCATION_OF[card]
    for other, player in enumerate(state.players):
        rupees = player.rupees
        if not rupees or other == seat or not is_in_reach(state, Seat(other), location):
            continue
        if rupees > shelter(state, Seat(other)):
            return None if has_majority(state, seat, location) else "first.tax_no_majority"
    return "first.tax_nothing"


def victims(state: State, seat: Seat, location: Region) -> list[Seat]:
    others = state.turn_order(seat)[1:]
    return [other for other in others if player_obstacle(state, seat, other, location) is None]


def player_obstacle(state: State, seat: Seat, other: Seat, location: Region) -> str | None:
    """Fellows of the same empire can be taxed as well (F13)."""
    if other == seat:
        return "tax.oneself"
    if not is_in_reach(state, other, location):
        return "first.tax_not_there"
    rupees = state.players[other].rupees
    return "tax.sheltered" if not rupees or rupees <= shelter(state, other) else None


def is_in_reach(state: State, other: Seat, location: Region) -> bool:
    """A tribe there, or loyal to an empire with a road on any connection of the location."""
    first = CYLINDERS_EACH * other
    if state.cylinders.find(FIRST_REGION + location, first, first + CYLINDERS_EACH) >= 0:
        return True
    army = BLOCKS_EACH * loyalty_of(state, other)
    return not ROAD_PLACES[location].isdisjoint(state.blocks[army : army + BLOCKS_EACH])


@step("first.tax")
@frozen
class Tax(Step):
    """Rupee by rupee, in any split; at least one."""

    seat: Seat
    location: Region
    left: int
    taken: int = 0

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [TaxPlayer(s) for s in victims(state, self.seat, self.location)]
        if not choices:
            return None
        if self.taken:
            choices.append(STOP)
        args = {"region": self.location, "left": self.left, "taken": self.taken}
        return Decision(self.seat, "first.tax", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, TaxPlayer):
            note_target(state, seat=choice.seat, region=self.location)
            take_from_player(state, self.seat, choice.seat, 1)
            if self.left > 1:
                state.then(Tax(self.seat, self.location, self.left - 1, self.taken + 1))
