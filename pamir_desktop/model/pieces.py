"""Pieces and where they are: the only place where blocks and cylinders move.

A piece is a number, its place a small code, so counting is one call at C speed: block b (0-35)
belongs to coalition b // 12; cylinder c belongs to seat c // 10. A cylinder's place says what it
is: tribe in a region, spy on a card, gift on the dial.
"""

from __future__ import annotations

from typing import Final

from .state import State
from .terms import COALITIONS, REGIONS, Border, CardId, Coalition, Region, Seat

SUPPLY: Final = 0
# codes 1-100 are the court cards, by number: a cylinder there is a spy
FIRST_REGION: Final = 101
FIRST_BORDER: Final = 107
FIRST_GIFT: Final = 116
LAST_PLACE: Final = 118

BLOCKS_EACH: Final = 12
CYLINDERS_EACH: Final = 10

Place = int

ON_CARD: Final = 1
IN_REGION: Final = 2
ON_BORDER: Final = 3
ON_GIFT: Final = 4
KINDS: Final = bytes(
    (
        SUPPLY,
        *[ON_CARD] * (FIRST_REGION - 1),
        *[IN_REGION] * (FIRST_BORDER - FIRST_REGION),
        *[ON_BORDER] * (FIRST_GIFT - FIRST_BORDER),
        *[ON_GIFT] * (256 - FIRST_GIFT),
    )
)
"""What kind of place each code is: `places.translate(KINDS)` makes kinds of places countable."""

COURT_CARDS: Final = frozenset(CardId(place) for place in range(SUPPLY + 1, FIRST_REGION))
REGION_PLACES: Final = frozenset(range(FIRST_REGION, FIRST_BORDER))


def in_region(region: Region) -> Place:
    return FIRST_REGION + region


def on_border(border: int) -> Place:
    return FIRST_BORDER + border


def on_gift(gift: int) -> Place:
    return FIRST_GIFT + gift


def is_card(place: Place) -> bool:
    return SUPPLY < place < FIRST_REGION


def is_region(place: Place) -> bool:
    return FIRST_REGION <= place < FIRST_BORDER


def is_gift(place: Place) -> bool:
    return place >= FIRST_GIFT


def region_at(place: Place) -> Region:
    return REGIONS[place - FIRST_REGION]


def border_at(place: Place) -> Border:
    return Border(place - FIRST_BORDER)


# --- Counting --------------------------------------------------------------------------------


def armies(state: State, coalition: Coalition, region: Region) -> int:
    first = BLOCKS_EACH * coalition
    return state.blocks.count(FIRST_REGION + region, first, first + BLOCKS_EACH)


def roads(state: State, coalition: Coalition, border: int) -> int:
    first = BLOCKS_EACH * coalition
    return state.blocks.count(FIRST_BORDER + border, first, first + BLOCKS_EACH)


def blocks_in_play(state: State, coalition: Coalition) -> int:
    first = BLOCKS_EACH * coalition
    return BLOCKS_EACH - state.blocks.count(SUPPLY, first, first + BLOCKS_EACH)


def tribes(state: State, seat: Seat, region: Region) -> int:
    first = CYLINDERS_EACH * seat
    return state.cylinders.count(FIRST_REGION + region, first, first + CYLINDERS_EACH)


def spies(state: State, seat: Seat, card: CardId) -> int:
    first = CYLINDERS_EACH * seat
    return state.cylinders.count(card, first, first + CYLINDERS_EACH)


def spies_by_seat(state: State, card: CardId) -> list[int]:
    cylinders = state.cylinders
    return [
        cylinders.count(card, first, first + CYLINDERS_EACH)
        for first in range(0, len(cylinders), CYLINDERS_EACH)
    ]


def gifts(state: State, seat: Seat) -> list[int]:
    """The gift spaces that are filled, 0 to 2."""
    first = CYLINDERS_EACH * seat
    own = state.cylinders[first : first + CYLINDERS_EACH]
    return [gift for gift in range(3) if FIRST_GIFT + gift in own]


def cylinders_in_play(state: State, seat: Seat) -> int:
    first = CYLINDERS_EACH * seat
    return CYLINDERS_EACH - state.cylinders.count(SUPPLY, first, first + CYLINDERS_EACH)


def own_places(state: State, seat: Seat) -> bytearray:
    """Where the ten cylinders of a seat are."""
    first = CYLINDERS_EACH * seat
    return state.cylinders[first : first + CYLINDERS_EACH]


def blocks_of(state: State, coalition: Coalition) -> bytearray:
    """Where the twelve blocks of a coalition are."""
    first = BLOCKS_EACH * coalition
    return state.blocks[first : first + BLOCKS_EACH]


def cards_with_spy(state: State, seat: Seat) -> list[CardId]:
    """Every court card with a spy of this seat, by number."""
    return sorted(COURT_CARDS.intersection(own_places(state, seat)))


def has_spy(state: State, seat: Seat) -> bool:
    """This seat has a spy on some court card."""
    return not COURT_CARDS.isdisjoint(own_places(state, seat))


def block_at(state: State, coalition: Coalition, place: Place, skip: tuple[int, ...] = ()) -> int:
    """The first block of a coalition at a place, -1 if there is none."""
    first = BLOCKS_EACH * coalition
    return _first(state.blocks, place, first, first + BLOCKS_EACH, skip)


def cylinder_at(state: State, seat: Seat, place: Place, skip: tuple[int, ...] = ()) -> int:
    """The first cylinder of a seat at a place, -1 if there is none."""
    first = CYLINDERS_EACH * seat
    return _first(state.cylinders, place, first, first + CYLINDERS_EACH, skip)


def _first(places: bytearray, place: Place, first: int, end: int, skip: tuple[int, ...]) -> int:
    piece = places.find(place, first, end)
    while piece in skip:
        piece = places.find(place, piece + 1, end)
    return piece


def takeable_blocks(state: State, coalition: Coalition) -> list[int]:
    """Blocks in play and not placed this turn, one for each place (3.3b)."""
    first = BLOCKS_EACH * coalition
    return _takeable(state.blocks, first, first + BLOCKS_EACH, state.placed_blocks)


def takeable_cylinders(state: State, seat: Seat) -> list[int]:
    """Tribes, spies and gifts not placed this turn, one for each place (3.3b, R20)."""
    first = CYLINDERS_EACH * seat
    return _takeable(state.cylinders, first, first + CYLINDERS_EACH, state.placed_cylinders)


def _takeable(places: bytearray, first: int, end: int, placed: int) -> list[int]:
    found: dict[Place, int] = {}
    for piece in range(first, end):
        place = places[piece]
        if place and not placed >> piece & 1 and place not in found:
            found[place] = piece
    return list(found.values())


def has_block(state: State, coalition: Coalition) -> bool:
    """There is a block to place: in supply, or in play and not placed this turn (3.3b)."""
    first = BLOCKS_EACH * coalition
    if state.blocks.find(SUPPLY, first, first + BLOCKS_EACH) >= 0:
        return True
    return bool(takeable_blocks(state, coalition))


def has_cylinder(state: State, seat: Seat) -> bool:
    """There is a cylinder to place, as for blocks."""
    first = CYLINDERS_EACH * seat
    if state.cylinders.find(SUPPLY, first, first + CYLINDERS_EACH) >= 0:
        return True
    return bool(takeable_cylinders(state, seat))


# --- Moving ----------------------------------------------------------------------------------


def place_block(state: State, block: int, place: Place) -> Place:
    """Place a block, marked as placed this turn (R21); returns where it came from."""
    origin = state.blocks[block]
    state.blocks[block] = place
    state.placed_blocks |= 1 << block
    if state.log is not None:
        state.add_log("block.placed", block=block, origin=origin, place=place)
    return origin


def place_cylinder(state: State, cylinder: int, place: Place) -> Place:
    """Place a cylinder, marked as placed this turn (R21); returns where it came from."""
    origin = state.cylinders[cylinder]
    state.cylinders[cylinder] = place
    state.placed_cylinders |= 1 << cylinder
    if state.log is not None:
        state.add_log("cylinder.placed", cylinder=cylinder, origin=origin, place=place)
    return origin


def move_block(state: State, block: int, place: Place) -> None:
    """Moving is not placing: the mark for pieces placed this turn does not change."""
    state.add_log("block.moved", block=block, origin=state.blocks[block], place=place)
    state.blocks[block] = place


def move_cylinder(state: State, cylinder: int, place: Place) -> None:
    state.add_log(
        "cylinder.moved", cylinder=cylinder, origin=state.cylinders[cylinder], place=place
    )
    state.cylinders[cylinder] = place


def return_block(state: State, block: int) -> None:
    """Return to the supply, without the mark (R21)."""
    state.add_log("block.returned", block=block, origin=state.blocks[block])
    state.blocks[block] = SUPPLY
    state.placed_blocks &= ~(1 << block)


def return_cylinder(state: State, cylinder: int) -> None:
    state.add_log("cylinder.returned", cylinder=cylinder, origin=state.cylinders[cylinder])
    state.cylinders[cylinder] = SUPPLY
    state.placed_cylinders &= ~(1 << cylinder)


def return_all_cylinders(state: State, place: Place, seat: Seat | None = None) -> int:
    """Return every cylinder at a place, or only those of one seat; returns how many."""
    first, end = 0, len(state.cylinders)
    if seat is not None:
        first = CYLINDERS_EACH * seat
        end = first + CYLINDERS_EACH
    count = 0
    cylinder = state.cylinders.find(place, first, end)
    while cylinder >= 0:
        return_cylinder(state, cylinder)
        count += 1
        cylinder = state.cylinders.find(place, cylinder + 1, end)
    return count


def owner_of_cylinder(cylinder: int) -> Seat:
    return Seat(cylinder // CYLINDERS_EACH)


def coalition_of_block(block: int) -> Coalition:
    return COALITIONS[block // BLOCKS_EACH]
