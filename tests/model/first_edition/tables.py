"""Positions of the first edition for tests; pieces and cards are placed as in `given`."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model import Choice, Setup, State, new_game
from pamir_desktop.model.decisions import PlayAt
from pamir_desktop.model.first_edition.choices import UseCard
from pamir_desktop.model.first_edition.favor import recheck_favors
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.standing import influence
from pamir_desktop.model.first_edition.table import FirstEditionTable
from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.first_edition.turn import MENU, PassTurn, TakeActions
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import (
    NO_CARD,
    Border,
    CardId,
    Coalition,
    CourtEnd,
    Seat,
    Suit,
)
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, HERAT, KABUL, RUSSIAN

POLITICAL, INTELLIGENCE, ECONOMIC, MILITARY = Suit
COMMERCE, GIFTS, TAX, CAMPAIGN, BRIBE, ASSASSINATION, TRAVEL, COUNTER_ESPIONAGE = SpecialAction
PLAIN, BADAL = FirstEditionOptions(), FirstEditionOptions(badal=True)
LEFT, RIGHT = PlayAt(CourtEnd.LEFT), PlayAt(CourtEnd.RIGHT)


def first_setup(players: int = 3, seed: int = 1, **options: bool) -> Setup:
    return random_setup(players, seed, first_edition=FirstEditionOptions(**options))


def table(
    players: int = 3,
    loyalties: tuple[Coalition, ...] = (AFGHAN, BRITISH, RUSSIAN, AFGHAN, BRITISH),
    regime: Suit = POLITICAL,
    options: FirstEditionOptions = PLAIN,
) -> State:
    """An empty table in Anna's turn: no cards, no pieces, 4 rupees each, starting loyalty cards."""
    setup = Setup(given.seats(players), seed=1, first_edition=options)
    state = new_game(setup)
    state.setup = evolve(state.setup, seats=setup.seats)
    for player, loyalty in zip(state.players, loyalties, strict=False):
        player.loyalty = loyalty
    first_of(state).starting_cards = (1 << players) - 1
    state.agenda.clear()
    state.deck.clear()
    state.market_cards = [NO_CARD] * 12
    state.active = ANNA
    state.actions_left = 2
    state.turn = 1
    state.favored = regime
    return state


def first_of(state: State) -> FirstEditionTable:
    assert state.first is not None
    return state.first


def acting(state: State, seat: Seat = ANNA) -> State:
    """It is this player's turn to choose an action; the favor cards are where they belong."""
    state.active = seat
    count_rupees(state)
    recheck_favors(state)
    state.then(TakeActions(seat), PassTurn(seat))
    return state


def count_rupees(state: State) -> None:
    """After rupees were put on the table by hand."""
    on_table = sum(p.rupees for p in state.players) + sum(state.market_rupees)
    state.rupees_in_game = on_table + first_of(state).set_aside()


def lose_starting_card(state: State, *seats: Seat) -> None:
    for seat in seats:
        first_of(state).starting_cards &= ~(1 << seat)


def hold_favor(state: State, seat: Seat, empire: Coalition) -> None:
    first_of(state).favor_holders[empire] = seat


def topples(state: State, left: int) -> None:
    """So many topples have not left the game yet."""
    state.resolved_checks = [CardId(101 + number) for number in range(4 - left)]


def use(card: int, action: SpecialAction) -> UseCard:
    return UseCard(CardId(card), action)


def uses(state: State) -> set[Choice]:
    """The special actions on the menu."""
    return {choice for choice in given.options(state) if isinstance(choice, UseCard)}


def is_menu(state: State, seat: Seat = ANNA) -> bool:
    decision = given.asked(state)
    return (decision.prompt, decision.seat) == (MENU, seat)


def influence_in(state: State, seat: Seat) -> tuple[int, int, int]:
    """In the Afghan, the British and the Russian empire."""
    return (
        influence(state, seat, AFGHAN),
        influence(state, seat, BRITISH),
        influence(state, seat, RUSSIAN),
    )


def supremacy(left: int = 4, options: FirstEditionOptions = PLAIN) -> State:
    """Anna can buy a topple while the British are supreme; `left` topples are in the game."""
    state = table(3, (BRITISH, RUSSIAN, AFGHAN), MILITARY, options)
    topples(state, left)
    given.market(state, top=(104,))
    given.army(state, BRITISH, KABUL, 4)
    given.army(state, AFGHAN, KABUL)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    given.tribe(state, ANNA, HERAT)
    given.court(state, BORIS, 5, 30)
    given.spy(state, ANNA, 5)
    return acting(state)


def with_one_bribe() -> State:
    """Anna may use the bribe of card 10 on one spied card only: 28, in the court of Boris."""
    state = table()
    given.full_market(state)
    given.court(state, ANNA, 10)
    given.court(state, BORIS, 28)
    given.spy(state, ANNA, 28)
    acting(state)
    return state
