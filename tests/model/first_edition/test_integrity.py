"""What must be true of every position of the first edition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pamir_desktop.model import State, new_game, pending
from pamir_desktop.model.engine import advance
from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.selfplay import picker
from pamir_desktop.model.terms import CardId, Coalition, Seat
from tests.model.first_edition.tables import first_of, first_setup, is_menu


def some_position() -> State:
    """In the middle of a game, at a menu."""
    setup = first_setup(3, 11)
    state, pick = new_game(setup), picker(setup, 4)
    for number in range(200):
        decision = pending(state)
        assert decision is not None
        if number > 60 and is_menu(state, state.active):
            break
        advance(state, pick(state, decision))
    return state


def lose_card(state: State) -> None:
    state.deck.pop()


def use_a_spare_block(state: State) -> None:
    state.blocks[11] = 101


def score(state: State) -> None:
    state.players[0].score = 1


def shuffle_seats(state: State) -> None:
    first_of(state).loyalty_cards = (3, 2, 1)


def add_tokens(state: State) -> None:
    first_of(state).tokens = [1, 1, 1]


def move_favor(state: State) -> None:
    holders = first_of(state).favor_holders
    holders[1] = Seat((holders[1] + 1) % 3)


def change_loyalty(state: State) -> None:
    seat = next(s for s, p in enumerate(state.players) if first_of(state).starting_cards >> s & 1)
    state.players[seat].loyalty = None


def keep_a_secret(state: State) -> None:
    first_of(state).secret[0] = Coalition.AFGHAN


def own_escrow(state: State) -> None:
    first_of(state).escrows.append(Escrow(state.active, Promise(1, Deed.PLAY, CardId(1))))
    state.rupees_in_game += 1


def topple_a_court_card(state: State) -> None:
    state.resolved_checks.append(state.deck.pop(0))


DAMAGE: dict[Callable[[State], None], str] = {
    lose_card: "cards instead of",
    use_a_spare_block: "more than 10 pieces",
    score: "points in a game",
    shuffle_seats: "order of the loyalty cards",
    add_tokens: "do not fit the options",
    move_favor: "favor card",
    change_loyalty: "loyal to nobody",
    keep_a_secret: "secret choice",
    own_escrow: "not that of another player",
    topple_a_court_card: "resolved as a topple",
}


def test_a_position_of_a_game_is_sound() -> None:
    assert broken_invariants(some_position()) == []


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found_and_named(damage: Callable[[State], None]) -> None:
    state = some_position()
    damage(state)
    assert any(DAMAGE[damage] in line for line in broken_invariants(state))


def test_before_the_reveal_no_loyalty_is_known() -> None:
    state = new_game(first_setup(3, 1))
    assert broken_invariants(state) == []
    state.players[0].loyalty = Coalition.AFGHAN
    assert broken_invariants(state) == ["a loyalty is known before all are revealed"]
