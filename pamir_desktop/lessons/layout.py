"""A position of a lesson becomes a state of the game, at the start of a seat's turn."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from pamir_desktop.model import DamagedData, SeatKind, Setup, State, new_game
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.engine import settle
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.pieces import (
    SUPPLY,
    Place,
    block_at,
    cylinder_at,
    in_region,
    on_border,
    on_gift,
)
from pamir_desktop.model.rules.loyalty import ChooseFirstLoyalty
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.terms import CardId, Coalition, Seat

from .lesson import House, StartPosition


def lay_out(position: StartPosition, names: Mapping[str, str] | None = None) -> State:
    """Raises DamagedData if the position breaks the rules. `names` renames the houses."""
    state = new_game(_renamed(position.setup, names or {}))
    state.agenda.clear()
    state.turn = position.turn - 1
    state.favored = position.favored
    state.market_cards = list(position.market)
    state.market_rupees = list(position.market_rupees)
    state.deck = list(reversed(position.deck))
    state.discard = list(position.discard)
    state.resolved_checks = list(position.resolved_checks)
    for number, house in enumerate(position.houses):
        _furnish(state, Seat(number), house)
    for coalition, region, count in position.armies:
        _place_blocks(state, coalition, in_region(region), count)
    for coalition, border, count in position.roads:
        _place_blocks(state, coalition, on_border(border), count)
    for seat, region, count in position.tribes:
        _place_cylinders(state, seat, in_region(region), count)
    for seat, card, count in position.spies:
        _place_cylinders(state, seat, card, count)
    if state.wakhan is not None:
        state.wakhan.deck = list(reversed(position.wakhan_deck))
        state.wakhan.discard = []
    purses = sum(player.rupees for player in state.players)
    state.rupees_in_game = purses + sum(state.market_rupees)
    state.then(*map(ChooseFirstLoyalty, _undecided(position)), StartTurn(position.active))
    settle(state)
    if broken := broken_invariants(state):
        raise DamagedData(f"the position breaks the rules: {', '.join(broken)}")
    return state


def _renamed(setup: Setup, names: Mapping[str, str]) -> Setup:
    seats = [evolve(seat, name=names.get(seat.name, seat.name)) for seat in setup.seats]
    return evolve(setup, seats=tuple(seats))


def _undecided(position: StartPosition) -> list[Seat]:
    """Players who choose their loyalty first; Wakhan never has one."""
    seats = enumerate(zip(position.houses, position.setup.seats, strict=True))
    return [
        Seat(number)
        for number, (house, seat) in seats
        if house.loyalty is None and seat.kind is SeatKind.HUMAN
    ]


def _furnish(state: State, seat: Seat, house: House) -> None:
    player = state.players[seat]
    player.loyalty = house.loyalty
    player.rupees = house.rupees
    player.score = house.score
    player.hand = list(house.hand)
    player.court = list(house.court)
    player.prizes = list(house.prizes)
    for card in house.court:
        state.leveraged |= _mask(card) if CARDS[card].shows_leverage else 0
    for gift in house.gifts:
        _place_cylinders(state, seat, on_gift(gift), 1)


def _mask(card: CardId) -> int:
    return 1 << card


def _place_blocks(state: State, coalition: Coalition, place: Place, count: int) -> None:
    for _ in range(count):
        block = block_at(state, coalition, SUPPLY)
        if block < 0:
            raise DamagedData(f"there are not so many {coalition.name.lower()} blocks")
        state.blocks[block] = place


def _place_cylinders(state: State, seat: Seat, place: Place, count: int) -> None:
    for _ in range(count):
        cylinder = cylinder_at(state, seat, SUPPLY)
        if cylinder < 0:
            raise DamagedData(f"seat {seat} has not so many cylinders")
        state.cylinders[cylinder] = place
