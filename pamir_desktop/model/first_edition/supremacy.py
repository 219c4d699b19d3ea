"""Supremacy (1.12): an empire outnumbers the two others together in the regime's mode."""

from __future__ import annotations

from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    IN_REGION,
    KINDS,
    ON_BORDER,
    ON_CARD,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, NOBODY, Coalition, Seat, Suit

from .standing import influence_by_empire, superior

Units = tuple[tuple[int, int, int], ...]
"""By mode, then by empire: tribes, spies, roads and armies."""


def count_units(state: State) -> Units:
    """Tribes and spies count for their owner's loyalty; gifts are no unit of any mode."""
    found = [[0, 0, 0] for _ in Suit]
    blocks, cylinders = state.blocks.translate(KINDS), state.cylinders.translate(KINDS)
    for empire in COALITIONS:
        first = BLOCKS_EACH * empire
        found[Suit.MILITARY][empire] = blocks.count(IN_REGION, first, first + BLOCKS_EACH)
        found[Suit.ECONOMIC][empire] = blocks.count(ON_BORDER, first, first + BLOCKS_EACH)
    for seat, player in enumerate(state.players):
        if player.loyalty is None:
            continue
        first = CYLINDERS_EACH * seat
        end = first + CYLINDERS_EACH
        found[Suit.INTELLIGENCE][player.loyalty] += cylinders.count(ON_CARD, first, end)
        found[Suit.POLITICAL][player.loyalty] += cylinders.count(IN_REGION, first, end)
    return tuple((row[0], row[1], row[2]) for row in found)


def outnumbers(state: State, units: Units, empire: Coalition) -> bool:
    row = units[state.favored]
    return 2 * row[empire] > sum(row)


def missing_modes(state: State, units: Units, empire: Coalition) -> tuple[Suit, ...]:
    """Modes of which an empire has no unit; under Weak States none is needed."""
    options = state.setup.first_edition
    if options is not None and options.weak_states:
        return ()
    return tuple(mode for mode in Suit if not units[mode][empire])


def supreme_empire(state: State, units: Units) -> Coalition | None:
    """The empire with supremacy; at most one can qualify."""
    for empire in COALITIONS:
        if outnumbers(state, units, empire):
            return None if missing_modes(state, units, empire) else empire
    return None


def most_influential(state: State, empire: Coalition) -> Seat:
    """Who wins by an empire's supremacy; NOBODY in an unbreakable tie (1.12)."""
    column = influence_by_empire(state)[empire]
    most = max(column)
    return superior(state, [Seat(seat) for seat, value in enumerate(column) if value == most])


def superior_of_all(state: State) -> Seat:
    """Who wins without supremacy: the tie rule among all players (F24)."""
    return superior(state, [Seat(seat) for seat in range(len(state.players))])


def winners(seat: Seat) -> tuple[Seat, ...]:
    return () if seat == NOBODY else (seat,)
