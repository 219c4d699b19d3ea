"""Derived facts of a position that a table shows: rulers, limits, influence, hostages, prices.

Views read them from here, so that only the rules know how they come about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pamir_desktop.model.rules.dominance import CHECKS, serves
from pamir_desktop.model.rules.payment import price, unit_price
from pamir_desktop.model.rules.pragmatic import pragmatic_loyalty
from pamir_desktop.model.rules.ruling import (
    court_limit,
    hand_limit,
    holder_of,
    influence,
    is_favored,
    rulers,
    shelter,
)

from .edition_facts import facts_of
from .pieces import BLOCKS_EACH, blocks_in_play, cylinders_in_play, gifts
from .state import SLOTS, State
from .terms import NOBODY, CardId, Coalition, Seat
from .values import frozen

if TYPE_CHECKING:
    from .first_edition.facts import FirstFacts


@frozen
class PlayerFacts:
    """What a player's court and pieces amount to."""

    shelter: int
    hand_limit: int
    court_limit: int
    # in the player's coalition; for Wakhan, and in the first edition, in all three
    influence: dict[Coalition, int]
    cylinders: int  # in play
    gifts: tuple[int, ...]  # filled spaces, 0 to 2


@frozen
class Facts:
    rulers: tuple[Seat, ...]  # by region
    players: tuple[PlayerFacts, ...]
    hostages: dict[CardId, tuple[Seat, int]]  # holder and bribe
    favored: frozenset[CardId]  # court cards whose actions are bonus actions for their owner
    prices: tuple[int, ...]  # by market slot, for the seat asked about
    unit_price: int  # rupees per column of the market
    supply: tuple[int, ...]  # blocks left, by coalition
    checks_left: int
    pragmatic: Coalition | None  # Wakhan's loyalty of the moment
    first: FirstFacts | None = None  # what only the first edition has


def facts(state: State, buyer: Seat = NOBODY) -> Facts:
    """All of it is public; prices are those for `buyer`."""
    return facts_of(state.setup).facts(state, buyer)


def second_edition_facts(state: State, buyer: Seat) -> Facts:
    seats = [Seat(seat) for seat in range(len(state.players))]
    hostages: dict[CardId, tuple[Seat, int]] = {}
    favored: set[CardId] = set()
    for seat in seats:
        for card in state.players[seat].court:
            holder, spies = holder_of(state, seat, card)
            if holder != NOBODY:
                hostages[card] = (holder, spies)
            if is_favored(state, seat, card):
                favored.add(card)
    shopper = seats[0] if buyer == NOBODY else buyer
    return Facts(
        rulers=rulers(state),
        players=tuple(_player_facts(state, seat) for seat in seats),
        hostages=hostages,
        favored=frozenset(favored),
        prices=tuple(price(state, shopper, slot) for slot in range(SLOTS)),
        unit_price=unit_price(state),
        supply=tuple(BLOCKS_EACH - blocks_in_play(state, c) for c in Coalition),
        checks_left=CHECKS - len(state.resolved_checks),
        pragmatic=pragmatic_loyalty(state) if state.wakhan else None,
    )


def _player_facts(state: State, seat: Seat) -> PlayerFacts:
    served = [coalition for coalition in Coalition if serves(state, seat, coalition)]
    return PlayerFacts(
        shelter=shelter(state, seat),
        hand_limit=hand_limit(state, seat),
        court_limit=court_limit(state, seat),
        influence={coalition: influence(state, seat, coalition) for coalition in served},
        cylinders=cylinders_in_play(state, seat),
        gifts=tuple(gifts(state, seat)),
    )
