"""Placing a piece, and what happens when the supply is empty (3.3b)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, TakeBlock, TakeCylinder
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    SUPPLY,
    Place,
    is_region,
    place_block,
    place_cylinder,
    region_at,
    takeable_blocks,
    takeable_cylinders,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.model.values import frozen

from .overthrow import Overthrow


@step("place.block")
@frozen
class PlaceBlock(Step):
    """One block of a coalition becomes an army or road; out of supply, the chooser picks it."""

    chooser: Seat
    coalition: Coalition
    place: Place

    def ask(self, state: State) -> Decision | None:
        if _from_supply(state, self.coalition) >= 0:
            return None
        blocks = takeable_blocks(state, self.coalition)
        if not blocks:
            return None
        return Decision(
            self.chooser,
            "take.block",
            {"coalition": self.coalition, "place": self.place},
            tuple(TakeBlock(block) for block in blocks),
        )

    def run(self, state: State, choice: Choice | None) -> None:
        block = (
            choice.block if isinstance(choice, TakeBlock) else _from_supply(state, self.coalition)
        )
        if block < 0:
            # nothing qualifies: an impossible instruction is ignored (R23)
            state.add_log("placement.skipped", seat=self.chooser, place=self.place)
            return
        place_block(state, block, self.place)


@step("place.cylinder")
@frozen
class PlaceCylinder(Step):
    """One of the seat's cylinders becomes a tribe, a spy or a gift."""

    seat: Seat
    place: Place

    def ask(self, state: State) -> Decision | None:
        if _own_supply(state, self.seat) >= 0:
            return None
        cylinders = takeable_cylinders(state, self.seat)
        if not cylinders:
            return None
        return Decision(
            self.seat,
            "take.cylinder",
            {"place": self.place},
            tuple(TakeCylinder(cylinder) for cylinder in cylinders),
        )

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, TakeCylinder):
            cylinder = choice.cylinder
        else:
            cylinder = _own_supply(state, self.seat)
        if cylinder < 0:
            state.add_log("placement.skipped", seat=self.seat, place=self.place)
            return
        origin = place_cylinder(state, cylinder, self.place)
        if is_region(origin):
            # taking and placing is one operation; only now is the last tribe missing (R19, R24)
            state.then(Overthrow(self.seat, region_at(origin)))


def _from_supply(state: State, coalition: Coalition) -> int:
    first = BLOCKS_EACH * coalition
    return state.blocks.find(SUPPLY, first, first + BLOCKS_EACH)


def _own_supply(state: State, seat: Seat) -> int:
    first = CYLINDERS_EACH * seat
    return state.cylinders.find(SUPPLY, first, first + CYLINDERS_EACH)
