"""Wakhan's move (wakhan.md 4.9): spare armies go where human tribes outnumber her armies."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.pieces import (
    FIRST_REGION,
    block_at,
    cylinder_at,
    in_region,
    move_block,
    move_cylinder,
    tribes,
)
from pamir_desktop.model.rules.battle import force_in
from pamir_desktop.model.rules.impact import loyalty_of
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.setup import SpyMovement
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NEIGHBOURS, Region, Suit
from pamir_desktop.model.values import frozen

from .arrows import humans, region_order, seat_of
from .spy_move import move_spy, spy_move


class Figures(NamedTuple):
    """What the tests of 4.9 compare, per region."""

    armies: list[int]  # hers, including her tribes with Nationalism (W49)
    tribes: list[int]  # of all players (W47)
    enemies: list[bool]  # some human has a tribe there


class ArmyMove(NamedTuple):
    origin: Region
    destination: Region


def figures(state: State) -> Figures:
    seat = seat_of(state)
    people = humans(state)
    return Figures(
        [force_in(state, seat, region) for region in Region],
        [state.cylinders.count(FIRST_REGION + region) for region in Region],
        [any(tribes(state, human, region) for human in people) for region in Region],
    )


def is_destination(there: Figures, region: Region) -> bool:
    return there.enemies[region] and there.armies[region] < there.tribes[region]


def has_spare_unit(there: Figures, region: Region) -> bool:
    """A unit may leave: there are no human tribes here, or more armies than tribes (W48)."""
    if not there.armies[region]:
        return False
    return not there.enemies[region] or there.armies[region] > there.tribes[region]


def unit_in(state: State, region: Region) -> tuple[bytearray, int]:
    """The unit that would leave: an army first, a tribe only if there is no army (W49)."""
    place = in_region(region)
    block = block_at(state, loyalty_of(state, seat_of(state)), place)
    if block >= 0:
        return state.blocks, block
    return state.cylinders, cylinder_at(state, seat_of(state), place)


def loses_rule(state: State, move: ArmyMove) -> bool:
    """After the move she would no longer rule the region that the unit leaves.

    The unit is tried where it would go, not in the supply: Steadfast Loyalty counts the blocks in
    play, and one block less could change the coalition whose armies count for her.
    """
    seat = seat_of(state)
    if ruler_of(state, move.origin) != seat:
        return False
    pieces, unit = unit_in(state, move.origin)
    place, pieces[unit] = pieces[unit], in_region(move.destination)
    kept = ruler_of(state, move.origin) == seat
    pieces[unit] = place
    return not kept


def overthrows_herself(state: State, region: Region) -> bool:
    """The unit is her last tribe there, and her court has political cards of the region."""
    seat = seat_of(state)
    pieces, _ = unit_in(state, region)
    if pieces is state.blocks or tribes(state, seat, region) > 1:
        return False
    court = (CARDS[card] for card in state.players[seat].court)
    return any(card.suit is Suit.POLITICAL and card.region is region for card in court)


def army_move(state: State, there: Figures) -> ArmyMove | None:
    """The first origin in region order, then its first destination in region order."""
    if not any(there.enemies) or not any(there.armies):
        return None
    order = region_order(state)
    for origin in order:
        if not has_spare_unit(there, origin):
            continue
        near = NEIGHBOURS[origin]
        targets = (r for r in order if r in near and is_destination(there, r))
        if (destination := next(targets, None)) is None:
            continue
        move = ArmyMove(origin, destination)
        if not loses_rule(state, move) and not overthrows_herself(state, origin):
            return move
    return None


def has_target(state: State) -> bool:
    if army_move(state, figures(state)) is not None:
        return True
    return moves_spies(state) and spy_move(state) is not None


def moves_spies(state: State) -> bool:
    return state.setup.wakhan.spy_movement is not SpyMovement.OFF


@step("wakhan.move")
@frozen
class WakhanMove(Step):
    """One movement point at a time, evaluated again each time."""

    left: int

    def run(self, state: State, choice: Choice | None) -> None:
        if not self.left:
            return
        there = figures(state)
        found = army_move(state, there)
        if state.log is not None:
            add_log(state, self.left, there, found)
        if found is not None:
            state.then(WakhanMove(self.left - 1))
            move_unit(state, found)
        elif moves_spies(state) and move_spy(state, self.left):
            state.then(WakhanMove(self.left - 1))


def move_unit(state: State, found: ArmyMove) -> None:
    pieces, unit = unit_in(state, found.origin)
    mover = move_block if pieces is state.blocks else move_cylinder
    mover(state, unit, in_region(found.destination))


def add_log(state: State, left: int, there: Figures, found: ArmyMove | None) -> None:
    order = region_order(state)
    state.add_log(
        "trace.move",
        left=left,
        regions=order,
        armies=tuple(there.armies[region] for region in order),
        tribes=tuple(there.tribes[region] for region in order),
        enemies=tuple(int(there.enemies[region]) for region in order),
        origin=-1 if found is None else found.origin,
        destination=-1 if found is None else found.destination,
    )
