"""What a player's tableau and pieces amount to: limits, influence, the tie rule (1.2, 1.10).

All of it is derived on every query and never stored (I5).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import (
    CYLINDERS_EACH,
    FIRST_BORDER,
    KINDS,
    ON_GIFT,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import (
    BORDERS_OF,
    NOBODY,
    CardId,
    Coalition,
    Region,
    Seat,
    Suit,
)

from .table import FirstEditionTable

LEAST_HAND_LIMIT: Final = 1
LEAST_TABLEAU_LIMIT: Final = 3
"""What a tableau without stars allows."""

PATRIOT_OF: Final[tuple[Coalition | None, ...]] = (
    None,
    *(CARDS[CardId(card)].patriot for card in range(1, 101)),
)
PATRIOTS: Final = frozenset(card for card, empire in enumerate(PATRIOT_OF) if empire is not None)
PRIZE_OF: Final[tuple[Coalition | None, ...]] = (
    None,
    *(CARDS[CardId(card)].prize for card in range(1, 101)),
)
LOCATION_OF: Final[tuple[Region, ...]] = (
    Region.PERSIA,
    *(CARDS[CardId(card)].region for card in range(1, 101)),
)
MODE_OF_CARD: Final[tuple[Suit, ...]] = (
    Suit.POLITICAL,
    *(CARDS[CardId(card)].suit for card in range(1, 101)),
)
RANK_OF: Final[tuple[int, ...]] = (0, *(CARDS[CardId(card)].rank for card in range(1, 101)))
"""By card number, because these are read all the time."""

STAR_BITS: Final = 14
INFLUENCE_BITS: Final = 20
"""Stars are above all rupees, and influence above all stars, so one comparison compares them in
this order. More than 10,000 rupees are in no game, nor more than 37 military stars."""

MILITARY_STARS: Final[tuple[int, ...]] = tuple(
    rank << STAR_BITS if mode is Suit.MILITARY else 0
    for mode, rank in zip(MODE_OF_CARD, RANK_OF, strict=True)
)
"""Also by card number."""

ROAD_PLACES: Final = tuple(
    frozenset(FIRST_BORDER + border for border in borders) for borders in BORDERS_OF
)
"""Where roads are beside each location."""


def table_of(state: State) -> FirstEditionTable:
    """What only the first edition has; the rules of the first edition run on nothing else."""
    assert state.first is not None
    return state.first


def loyalty_of(state: State, seat: Seat) -> Coalition:
    loyalty = state.players[seat].loyalty
    assert loyalty is not None
    return loyalty


def hand_limit(state: State, seat: Seat) -> int:
    return LEAST_HAND_LIMIT + stars(state, seat, Suit.INTELLIGENCE)


def tableau_limit(state: State, seat: Seat) -> int:
    return LEAST_TABLEAU_LIMIT + stars(state, seat, Suit.POLITICAL)


def shelter(state: State, seat: Seat) -> int:
    """Rupees that are safe from Tax."""
    return stars(state, seat, Suit.ECONOMIC)


def wealth(state: State, seat: Seat) -> int:
    """Rupees for the tie rule; what is set aside counts for the payer (F33)."""
    rupees, escrows = state.players[seat].rupees, table_of(state).escrows
    if escrows:
        rupees += sum(e.promise.rupees for e in escrows if e.payer == seat)
    return rupees


def superiorities(state: State) -> list[int]:
    """Whoever has more is superior by the tie rule: military stars first, then rupees (1.2)."""
    found = []
    for player in state.players:
        value = player.rupees
        for card in player.court:
            value += MILITARY_STARS[card]
        found.append(value)
    for escrow in table_of(state).escrows:
        found[escrow.payer] += escrow.promise.rupees
    return found


def superior(state: State, seats: Iterable[Seat]) -> Seat:
    """The tie rule: most military stars, of these most rupees; NOBODY if still tied (F33)."""
    values = superiorities(state)
    return highest([(values[seat], seat) for seat in seats])


def highest(measured: list[tuple[int, Seat]]) -> Seat:
    """The only one with the highest value, NOBODY if several have it."""
    most, found = -1, NOBODY
    for value, seat in measured:
        if value > most:
            most, found = value, seat
        elif value == most:
            found = NOBODY
    return found


# --- Influence -------------------------------------------------------------------------------


def influence_by_empire(state: State) -> list[list[int]]:
    """Everyone's influence: a row for each empire, with a number for each seat (1.10)."""
    return [[value >> INFLUENCE_BITS for value in row] for row in precedence_by_empire(state)]


def precedence_by_empire(state: State) -> list[list[int]]:
    """Influence with the tie rule below it in one number: the highest of a row comes first."""
    breakers = superiorities(state)
    found = [breakers, breakers[:], breakers[:]]
    cylinders, starting, first = state.cylinders, table_of(state).starting_cards, 0
    kinds = cylinders.translate(KINDS)
    has_gifts = ON_GIFT in kinds
    for seat, player in enumerate(state.players):
        own = (starting >> seat & 1) + len(player.prizes)
        if has_gifts:
            own += kinds.count(ON_GIFT, first, first + CYLINDERS_EACH)
            first += CYLINDERS_EACH
        for card in player.court:
            patriot = PATRIOT_OF[card]
            if patriot is not None:
                own += 1
                if card in cylinders:
                    _add_band_spies(cylinders, seat, card, found[patriot])
        if player.loyalty is not None:
            found[player.loyalty][seat] += own << INFLUENCE_BITS
    options = state.setup.first_edition
    if options is not None and options.prize_band_spies:
        _add_prize_bands(state, found)
    return found


def _add_prize_bands(state: State, found: list[list[int]]) -> None:
    """By the switch a spy on a card without patriot band counts for the prize's empire (F20)."""
    for seat, player in enumerate(state.players):
        for card in player.court:
            prize = PRIZE_OF[card]
            if PATRIOT_OF[card] is None and prize is not None:
                _add_band_spies(state.cylinders, seat, card, found[prize])


def _add_band_spies(cylinders: bytearray, owner: int, card: CardId, row: list[int]) -> None:
    """Spies of others on a patriot count in its empire; every spy counts 1 (F20, F21)."""
    for seat in range(len(row)):
        if seat != owner:
            first = CYLINDERS_EACH * seat
            row[seat] += cylinders.count(card, first, first + CYLINDERS_EACH) << INFLUENCE_BITS


def influences(state: State) -> list[list[int]]:
    """The same the other way round: a row for each seat, with a number for each empire."""
    return [list(row) for row in zip(*influence_by_empire(state), strict=True)]


def influence(state: State, seat: Seat, empire: Coalition) -> int:
    return influence_by_empire(state)[empire][seat]


def has_marker(state: State, seat: Seat) -> bool:
    """A starting loyalty card, a prize or a patriot shows the player's loyalty (1.9)."""
    player = state.players[seat]
    return (
        bool(table_of(state).starting_cards >> seat & 1)
        or bool(player.prizes)
        or not PATRIOTS.isdisjoint(player.court)
    )
