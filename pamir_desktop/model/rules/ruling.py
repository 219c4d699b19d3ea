"""Who rules a region (2.4), and what a player's court is worth: stars, influence, limits (2.5).

All of it is derived on every query and never stored (I5).
"""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    FIRST_REGION,
    blocks_in_play,
    gifts,
    spies_by_seat,
    tribes,
)
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import (
    COALITIONS,
    ECONOMIC,
    INTELLIGENCE,
    MILITARY,
    NOBODY,
    POLITICAL,
    REGIONS,
    CardId,
    Coalition,
    Region,
    Seat,
)

from . import in_force
from .abilities import ALWAYS_FAVORED
from .pragmatic import pragmatic_loyalty

NO_ARMIES: Final = (0, 0, 0)
LEAST_COURT_LIMIT: Final = 3
LEAST_HAND_LIMIT: Final = 2
"""What a court without stars allows."""


def ruler_of(state: State, region: Region) -> Seat:
    """The seat that rules the region, or NOBODY; a tie means no ruler.

    The armies of each coalition are one rival group, whether any player is loyal to it or not
    (R94).
    """
    place = FIRST_REGION + region
    cylinders = state.cylinders
    if place not in cylinders:
        return NOBODY
    armies = _armies_at(state.blocks, place)
    most, ruler = max(armies), NOBODY
    # Armies alone are rivals to beat; a player's own armies are beaten by the first tribe.
    first = 0
    for seat, player in enumerate(state.players):
        there = cylinders.count(place, first, first + CYLINDERS_EACH)
        first += CYLINDERS_EACH
        if not there:
            continue
        strength = there + _armies_behind(state, Seat(seat), player.loyalty, armies)
        if strength > most:
            most, ruler = strength, Seat(seat)
        elif strength == most:
            ruler = NOBODY
    return ruler


def _armies_at(blocks: bytearray, place: int) -> tuple[int, int, int]:
    """By coalition."""
    if place not in blocks:
        return NO_ARMIES
    british, russian = BLOCKS_EACH, 2 * BLOCKS_EACH
    return (
        blocks.count(place, 0, british),
        blocks.count(place, british, russian),
        blocks.count(place, russian),
    )


def _armies_behind(
    state: State, seat: Seat, loyalty: Coalition | None, armies: tuple[int, int, int]
) -> int:
    """The armies that count for a player: their coalition's; for Wakhan the largest army."""
    if loyalty is not None:
        return armies[loyalty]
    if state.wakhan is None or seat != state.wakhan.seat:
        return 0
    if state.setup.wakhan.printing is Printing.OLDER:
        return armies[pragmatic_loyalty(state)]
    return max(armies)


def rulers(state: State) -> tuple[Seat, ...]:
    """The ruler of every region, in the order of the regions."""
    return tuple([ruler_of(state, region) for region in REGIONS])


def ruled_by(state: State, seat: Seat) -> list[Region]:
    own = state.cylinders[CYLINDERS_EACH * seat : CYLINDERS_EACH * (seat + 1)]
    return [
        region
        for region in REGIONS
        if FIRST_REGION + region in own and ruler_of(state, region) == seat
    ]


def strengths(state: State, region: Region) -> list[int]:
    """Each player's ruling pieces in a region, for explanations."""
    place = FIRST_REGION + region
    armies = _armies_at(state.blocks, place)
    return [
        tribes(state, Seat(seat), region) + _armies_behind(state, Seat(seat), p.loyalty, armies)
        for seat, p in enumerate(state.players)
    ]


def holder_of(state: State, owner: Seat, card: CardId) -> tuple[Seat, int]:
    """The player who holds a court card hostage and their spies on it, or (NOBODY, 0) (3.3)."""
    if card not in state.cylinders:
        return NOBODY, 0
    counts = spies_by_seat(state, card)
    most = max(counts)
    if counts.count(most) > 1 or counts[owner] == most:
        return NOBODY, 0
    return Seat(counts.index(most)), most


def shelter(state: State, seat: Seat) -> int:
    """Rupees that no one may tax."""
    return stars(state, seat, ECONOMIC)


def court_limit(state: State, seat: Seat) -> int:
    return LEAST_COURT_LIMIT + stars(state, seat, POLITICAL)


def hand_limit(state: State, seat: Seat) -> int:
    return LEAST_HAND_LIMIT + stars(state, seat, INTELLIGENCE)


def is_favored(state: State, seat: Seat, card: CardId) -> bool:
    """Actions of this court card are bonus actions for its owner (2.3, R66, R67)."""
    suit = CARDS[card].suit
    return (
        suit is state.favored
        or card in ALWAYS_FAVORED
        or (suit is MILITARY and in_force.on_player(state, in_force.NEW_TACTICS, seat))
    )


def influence(state: State, seat: Seat, coalition: Coalition) -> int:
    """A player's influence in a coalition; everyone but Wakhan has influence only in their own.

    Everything a human owns matches their loyalty, so counting by color works for both
    (wakhan.md 4.19).
    """
    player = state.players[seat]
    total = 1
    if not in_force.on_player(state, in_force.RUMOR, seat):
        total += sum(CARDS[card].patriot is coalition for card in player.court)
    total += sum(CARDS[card].prize is coalition for card in player.prizes)
    if in_force.on_table(state, in_force.EMBARRASSMENT_OF_RICHES):
        return total
    worth = 2 if in_force.on_player(state, in_force.KOH_I_NOOR, seat) else 1
    return total + worth * len(gifts(state, seat))


def influence_parts(state: State, seat: Seat, coalition: Coalition) -> tuple[int, int, int, int]:
    """What `influence` adds up: loyalty, patriots, prizes and gifts; for explanations."""
    player = state.players[seat]
    rumored = in_force.on_player(state, in_force.RUMOR, seat)
    patriots = sum(CARDS[card].patriot is coalition for card in player.court)
    prizes = sum(CARDS[card].prize is coalition for card in player.prizes)
    known = 1 + (0 if rumored else patriots) + prizes
    return 1, 0 if rumored else patriots, prizes, influence(state, seat, coalition) - known


def dominance_lead(state: State) -> int:
    """Blocks by which a coalition has to lead every other: 4, 2 under Conflict Fatigue (R72)."""
    return 2 if in_force.on_table(state, in_force.CONFLICT_FATIGUE) else 4


def dominant_coalition(state: State) -> Coalition | None:
    """The coalition that leads every other by enough blocks (3.15)."""
    counts = [blocks_in_play(state, coalition) for coalition in COALITIONS]
    _, second, most = sorted(counts)
    lead = dominance_lead(state)
    return COALITIONS[counts.index(most)] if most - second >= lead else None
