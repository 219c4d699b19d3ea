"""Move (3.7): loyal armies along loyal roads, spies along the ring of courts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, MoveArmy, MoveSpy, MoveTribe
from pamir_desktop.model.parts.courts import beside, court_ring
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    FIRST_BORDER,
    REGION_PLACES,
    Place,
    blocks_of,
    has_spy,
    in_region,
    is_card,
    is_region,
    move_block,
    move_cylinder,
    region_at,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import BORDER_BETWEEN, NEIGHBOURS, REGIONS, CardId, Region, Seat
from pamir_desktop.model.values import frozen

from . import in_force
from .abilities import INDIAN_SUPPLIES, STRANGE_BEDFELLOWS, WELL_CONNECTED, has
from .impact import army_places, loyalty_of
from .overthrow import Overthrow
from .tax import STOP

WAYS_FROM: Final = tuple(
    tuple((other, FIRST_BORDER + BORDER_BETWEEN[region, other]) for other in NEIGHBOURS[region])
    for region in REGIONS
)
"""The neighbors of each region, and the place of the roads that lead there."""


def steps_from(state: State, seat: Seat, card: CardId, ring: list[CardId]) -> set[CardId]:
    """Cards one step away for this player's spies; a step ends on a different card (R3, R5)."""
    near = beside(ring, card)
    if has(state, seat, STRANGE_BEDFELLOWS):
        region = CARDS[card].region
        near.update(other for other in ring if CARDS[other].region is region)
    near.discard(card)
    return near


def spy_targets(state: State, seat: Seat, card: CardId, ring: list[CardId]) -> list[CardId]:
    """Where one spy move can end: one step, or one or two with Well-Connected (R4)."""
    near = steps_from(state, seat, card, ring)
    if has(state, seat, WELL_CONNECTED):
        near = near.union(*(steps_from(state, seat, other, ring) for other in near))
        near.discard(card)
    return sorted(near, key=ring.index)


def region_targets(state: State, seat: Seat, region: Region) -> list[Region]:
    """Where a loyal army in a region can go in one move (R46)."""
    if has(state, seat, INDIAN_SUPPLIES):
        return list(NEIGHBOURS[region])
    blocks = blocks_of(state, loyalty_of(state, seat))
    return [other for other, road in WAYS_FROM[region] if road in blocks]


def movable_stacks(places: bytearray, first: int, count: int, placed: int) -> dict[int, Place]:
    """One piece per place, and one more where only some of them were placed this turn.

    Pieces in one place differ only in that mark, which decides whether they can be taken from play
    later this turn.
    """
    stacks: dict[tuple[Place, int], int] = {}
    for piece, place in enumerate(places[first : first + count], first):
        if place:
            stacks.setdefault((place, placed >> piece & 1), piece)
    return {piece: place for (place, _), piece in stacks.items()}


def army_moves(state: State, seat: Seat) -> Iterator[Choice]:
    first = BLOCKS_EACH * loyalty_of(state, seat)
    stacks = movable_stacks(state.blocks, first, BLOCKS_EACH, state.placed_blocks)
    for block, place in stacks.items():
        if is_region(place):
            for region in region_targets(state, seat, region_at(place)):
                yield MoveArmy(block, region)


def cylinder_moves(state: State, seat: Seat) -> Iterator[Choice]:
    """Spies, and with Nationalism tribes."""
    first = CYLINDERS_EACH * seat
    stacks = movable_stacks(state.cylinders, first, CYLINDERS_EACH, state.placed_cylinders)
    tribes_move = in_force.on_player(state, in_force.NATIONALISM, seat)
    ring: list[CardId] = []
    for cylinder, place in stacks.items():
        if is_card(place):
            ring = ring or court_ring(state)
            for card in spy_targets(state, seat, CardId(place), ring):
                yield MoveSpy(cylinder, card)
        elif tribes_move and is_region(place):
            for region in region_targets(state, seat, region_at(place)):
                yield MoveTribe(cylinder, region)


def moves(state: State, seat: Seat) -> Iterator[Choice]:
    yield from army_moves(state, seat)
    yield from cylinder_moves(state, seat)


def obstacle(state: State, seat: Seat) -> str | None:
    return None if can_move(state, seat) else "move.nothing"


def can_move(state: State, seat: Seat) -> bool:
    """There is a move, without listing them all."""
    for place in REGION_PLACES.intersection(army_places(state, seat)):
        if region_targets(state, seat, region_at(place)):
            return True
    # a spy always finds another card next to its own, if there is one
    return has_spy(state, seat) and sum([len(player.court) for player in state.players]) > 1


@step("move")
@frozen
class Move(Step):
    """Single moves, up to the card's rank; the same unit may move again."""

    seat: Seat
    left: int
    moved: int = 0

    def ask(self, state: State) -> Decision | None:
        if not self.left:
            return None
        choices = list(moves(state, self.seat))
        if not choices:
            return None
        if self.moved:
            choices.append(STOP)
        args = {"left": self.left, "moved": self.moved}
        return Decision(self.seat, "move.unit", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        again = Move(self.seat, self.left - 1, self.moved + 1)
        if isinstance(choice, MoveArmy):
            state.then(again)
            move_block(state, choice.block, in_region(choice.region))
        elif isinstance(choice, MoveSpy):
            state.then(again)
            move_cylinder(state, choice.cylinder, choice.card)
        elif isinstance(choice, MoveTribe):
            origin = region_at(state.cylinders[choice.cylinder])
            # the overthrow comes before the next single move (R45)
            state.then(Overthrow(self.seat, origin), again)
            move_cylinder(state, choice.cylinder, in_region(choice.region))
