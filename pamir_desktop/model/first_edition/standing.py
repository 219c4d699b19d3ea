"""What a player's tableau and pieces amount to: limits, influence, the tie rule (1.2, 1.10).

All of it is derived on every query and never stored (I5).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import CYLINDERS_EACH, FIRST_GIFT
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Region, Seat, Suit

from .table import FirstEditionTable

LEAST_HAND_LIMIT: Final = 1
LEAST_TABLEAU_LIMIT: Final = 3
"""What a tableau without stars allows."""

PATRIOT_OF: Final[tuple[Coalition | None, ...]] = (
    None,
    *(CARDS[CardId(card)].patriot for card in range(1, 101)),
)
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
    aside = sum(e.promise.rupees for e in table_of(state).escrows if e.payer == seat)
    return state.players[seat].rupees + aside


def superior(state: State, seats: Iterable[Seat]) -> Seat:
    """The tie rule: most military stars, of these most rupees; NOBODY if still tied (F33)."""
    tied = _best([(stars(state, seat, Suit.MILITARY), seat) for seat in seats])
    if len(tied) > 1:
        tied = _best([(wealth(state, seat), seat) for seat in tied])
    return tied[0] if len(tied) == 1 else NOBODY


def _best(measured: list[tuple[int, Seat]]) -> list[Seat]:
    most = max((value for value, _ in measured), default=0)
    return [seat for value, seat in measured if value == most]


# --- Influence -------------------------------------------------------------------------------


def influences(state: State) -> list[list[int]]:
    """Everyone's influence in every empire: a row for each seat (1.10)."""
    found = [[0, 0, 0] for _ in state.players]
    starting = table_of(state).starting_cards
    cylinders = state.cylinders
    for seat, player in enumerate(state.players):
        own = 0
        for card in player.court:
            band = PATRIOT_OF[card]
            if band is not None:
                own += 1
            if card in cylinders:
                _count_band_spies(state, Seat(seat), card, found)
        if player.loyalty is None:
            continue
        first = CYLINDERS_EACH * seat
        places = cylinders[first : first + CYLINDERS_EACH]
        gifts = sum(FIRST_GIFT + gift in places for gift in range(3))
        own += (starting >> seat & 1) + len(player.prizes) + gifts
        found[seat][player.loyalty] += own
    return found


def _count_band_spies(state: State, owner: Seat, card: CardId, found: list[list[int]]) -> None:
    """Spies of others on a patriot count in its empire; every spy counts 1 (F20, F21)."""
    empire = band_of(state, card)
    if empire is None:
        return
    cylinders = state.cylinders
    for seat, row in enumerate(found):
        if seat != owner:
            first = CYLINDERS_EACH * seat
            row[empire] += cylinders.count(card, first, first + CYLINDERS_EACH)


def band_of(state: State, card: CardId) -> Coalition | None:
    """The empire in which spies on this card give influence (F20)."""
    patriot = PATRIOT_OF[card]
    options = state.setup.first_edition
    if patriot is None and options is not None and options.prize_band_spies:
        return PRIZE_OF[card]
    return patriot


def influence(state: State, seat: Seat, empire: Coalition) -> int:
    return influences(state)[seat][empire]


def has_marker(state: State, seat: Seat) -> bool:
    """A starting loyalty card, a prize or a patriot shows the player's loyalty (1.9)."""
    player = state.players[seat]
    return (
        bool(table_of(state).starting_cards >> seat & 1)
        or bool(player.prizes)
        or any(PATRIOT_OF[card] is not None for card in player.court)
    )
