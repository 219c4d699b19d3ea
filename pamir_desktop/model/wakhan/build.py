"""Wakhan's build (wakhan.md 4.8): armies only, in the first region in the order that she rules."""

from __future__ import annotations

from pamir_desktop.model.pieces import BLOCKS_EACH, SUPPLY, in_region
from pamir_desktop.model.rules.abilities import INFRASTRUCTURE, has
from pamir_desktop.model.rules.build import INSTALMENT, MOST_INSTALMENTS, blocks_an_instalment
from pamir_desktop.model.rules.impact import loyalty_of
from pamir_desktop.model.rules.payment import pay_action_cost
from pamir_desktop.model.rules.placing import PlaceBlock
from pamir_desktop.model.rules.ruling import ruled_by
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Region

from .arrows import region_order, seat_of


def site(state: State) -> Region | None:
    ruled = ruled_by(state, seat_of(state))
    return next((region for region in region_order(state) if region in ruled), None)


def available(state: State, region: Region) -> int:
    """Blocks available for the region: in supply, or elsewhere and not placed yet (W46)."""
    first = BLOCKS_EACH * loyalty_of(state, seat_of(state))
    there = in_region(region)
    return sum(
        place == SUPPLY or (place != there and not state.placed_blocks >> block & 1)
        for block, place in enumerate(state.blocks[first : first + BLOCKS_EACH], first)
    )


def has_target(state: State) -> bool:
    region = site(state)
    return region is not None and available(state, region) > 0


def build(state: State) -> None:
    seat = seat_of(state)
    region = site(state)
    assert region is not None
    each = blocks_an_instalment(state, seat)
    there = available(state, region)
    rupees = state.players[seat].rupees
    # a unit whose only block is already there would be paid for nothing (W46)
    units = min(MOST_INSTALMENTS, rupees // INSTALMENT, -(-there // each))
    free = int(has(state, seat, INFRASTRUCTURE))  # an army in the same region too (W45)
    if state.log is not None:
        state.add_log(
            "trace.build",
            region=region,
            ruled=tuple(r for r in region_order(state) if r in ruled_by(state, seat)),
            rupees=rupees,
            available=there,
            units=units,
            armies=units * each,
            free=free,
        )
    pay_action_cost(state, seat, INSTALMENT * units)
    army = PlaceBlock(seat, loyalty_of(state, seat), in_region(region))
    if free:
        state.add_log("infrastructure", seat=seat)
    state.then(*[army] * (units * each + free))
