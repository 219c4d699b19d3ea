"""Setting up the table (1.1): deck, market, loyalty cards and the order of the seats."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.engine import settle
from pamir_desktop.model.parts.market import FILL_ORDER
from pamir_desktop.model.pieces import CYLINDERS_EACH
from pamir_desktop.model.rng import shuffle
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.state import Player, State
from pamir_desktop.model.terms import CardId, Seat

from .cards import TOPPLES
from .loyalty import ChooseOrientation, RevealLoyalties
from .table import FirstEditionTable
from .terms import LOYALTY_CARDS
from .turn import StartTurn

STACKS: Final = 6
START_RUPEES: Final = 4


def deal(setup: Setup) -> State:
    """The table before the first decision: a secret loyalty."""
    options = setup.first_edition
    assert options is not None
    count = len(setup.seats)
    state = State(
        setup=setup,
        rng=setup.seed,
        players=[Player(rupees=START_RUPEES) for _ in range(count)],
        blocks=bytearray(36),
        cylinders=bytearray(CYLINDERS_EACH * count),
        deck=[],
        rupees_in_game=START_RUPEES * count,
        first=FirstEditionTable(
            loyalty_cards=(),
            secret=[None] * count,
            tokens=[0] * count if options.badal else [],
        ),
    )
    state.deck = build_deck(state, count)
    for slot in FILL_ORDER:
        state.market_cards[slot] = state.deck.pop()
    seat_players(state)
    settle(state)
    return state


def build_deck(state: State, count: int) -> list[CardId]:
    """Six stacks, the first on top; topples are in the last four (F2).

    Remainder cards go one each to the stacks on top. The top of the deck is the end of the list.
    """
    court = list(CARDS)
    shuffle(state, court)
    size, rest = divmod(40 + 8 * count, STACKS)
    stacks = [[court.pop() for _ in range(size + (number < rest))] for number in range(STACKS)]
    for stack, topple in zip(stacks[2:], sorted(TOPPLES), strict=True):
        stack.append(topple)
        shuffle(state, stack)
    return [card for stack in reversed(stacks) for card in stack]


def seat_players(state: State) -> None:
    """The seats are ordered by the numbers on the loyalty cards; the lowest begins (F3)."""
    numbers = list(range(1, len(LOYALTY_CARDS) + 1))
    shuffle(state, numbers)
    dealt = sorted(zip(numbers, state.setup.seats, strict=False), key=lambda pair: pair[0])
    assert state.first is not None
    state.first.loyalty_cards = tuple(number for number, _ in dealt)
    state.setup = evolve(state.setup, seats=tuple(seat for _, seat in dealt))
    seats = [Seat(seat) for seat in range(len(dealt))]
    state.then(*(ChooseOrientation(seat) for seat in seats), RevealLoyalties(), StartTurn(Seat(0)))
