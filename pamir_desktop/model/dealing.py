"""Setting up the table (1.3): deck, market, seats, and who chooses a loyalty first."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model.parts.market import FILL_ORDER
from pamir_desktop.model.rules.loyalty import ChooseFirstLoyalty
from pamir_desktop.model.rules.turn import StartTurn

from .ai_cards import AI_CARDS
from .cards import CARDS, DOMINANCE_CHECKS, EVENTS
from .editions import rules_of
from .engine import settle
from .pieces import CYLINDERS_EACH
from .rng import draw, shuffle
from .setup import SeatKind, Setup
from .state import Player, State
from .terms import CardId, Seat
from .wakhan_deck import WakhanDeck

PILES = 6
START_RUPEES = 4


def new_game(setup: Setup) -> State:
    """The table before the first decision, by the rules of the setup's edition."""
    return rules_of(setup).deal(setup)


def deal(setup: Setup) -> State:
    """The second edition, before the choice of a starting loyalty."""
    count = len(setup.seats)
    state = State(
        setup=setup,
        rng=setup.seed,
        players=[Player(rupees=START_RUPEES) for _ in range(count)],
        blocks=bytearray(36),
        cylinders=bytearray(CYLINDERS_EACH * count),
        deck=[],
        rupees_in_game=START_RUPEES * count,
    )
    state.deck = build_deck(state, count)
    for slot in FILL_ORDER:
        state.market_cards[slot] = state.deck.pop()
    if setup.has_wakhan:
        seat_with_wakhan(state)
    else:
        seat_humans(state)
    settle(state)
    return state


def build_deck(state: State, count: int) -> list[CardId]:
    """Six shuffled piles, the first on top; the top of the deck is the end of the list."""
    court = list(CARDS)
    shuffle(state, court)
    piles = [[court.pop() for _ in range(5 + count)] for _ in range(PILES)]
    for pile, check in zip(piles[2:], sorted(DOMINANCE_CHECKS), strict=True):
        pile.append(check)
    events = [card for card in EVENTS if card not in DOMINANCE_CHECKS]
    shuffle(state, events)
    for number in (1, 1, 2, 3, 4, 5):
        piles[number].append(events.pop())
    for pile in piles:
        shuffle(state, pile)
    return [card for pile in reversed(piles) for card in pile]


def seat_humans(state: State) -> None:
    """A random seat chooses first; the last to choose takes the first turn (R95)."""
    chooser = state.setup.first_chooser
    first = Seat(draw(state, len(state.players))) if chooser is None else chooser
    order = state.turn_order(first)
    state.then(*(ChooseFirstLoyalty(seat) for seat in order), StartTurn(order[-1]))


def seat_with_wakhan(state: State) -> None:
    """Wakhan sits to the right of the human who chooses last, and begins (S5 to S8).

    Play is clockwise, so the seats become Wakhan, the last chooser, the first chooser.
    """
    humans = [seat for seat in state.setup.seats if seat.kind is not SeatKind.WAKHAN]
    wakhan = [seat for seat in state.setup.seats if seat.kind is SeatKind.WAKHAN]
    first = humans.pop(draw(state, len(humans)))
    state.setup = evolve(state.setup, seats=(*wakhan, *humans, first))
    ai_deck = list(AI_CARDS)
    shuffle(state, ai_deck)
    state.wakhan = WakhanDeck(seat=Seat(0), deck=ai_deck)
    choosers = [Seat(seat) for seat in range(len(state.players) - 1, 0, -1)]
    state.then(*(ChooseFirstLoyalty(seat) for seat in choosers), StartTurn(Seat(0)))
