"""The turn: what it forgets, passing on, and the end by agreement (2.1, 2.2)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    AgreeEnd,
    EndTurn,
    GiveGift,
    PlayCard,
    ProposeEnd,
    Purchase,
    RefuseEnd,
    TakeBlock,
)
from pamir_desktop.model.pieces import armies
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.state import Result
from pamir_desktop.model.terms import CardAction, CardId, Seat
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, DARIA, HERAT, KABUL, PERSIA

GIFT = CardAction.GIFT


def test_the_turn_passes_clockwise_round_the_table() -> None:
    state = given.table(players=4)
    given.deck(state, *range(9, 30))
    given.doing(state, StartTurn(CLARA))

    order = []
    for _ in range(6):
        order.append(given.asked(state).seat)
        state = given.choose(state, EndTurn())

    assert order == [CLARA, DARIA, ANNA, BORIS, CLARA, DARIA]


def test_everything_remembered_for_one_turn_is_forgotten_when_the_next_begins() -> None:
    # Given Anna has spent an action on a gift, which marked cards and a piece
    state = given.table()
    given.full_market(state)
    given.deck(state, 96)
    given.court(state, ANNA, 12)
    given.doing(state, StartTurn(ANNA))
    state = given.choose(state, given.act(12, GIFT), GiveGift(0))
    state.declined_bribes = 2
    state.placed_blocks = 0b1
    assert (state.actions_left, state.used) == (1, 1 << 12)
    assert state.banned == (1 << 39) | (1 << 75)
    assert state.placed_cylinders == 0b1

    # When the turn passes to Boris
    after = given.choose(state, EndTurn())

    assert after.active == given.asked(after).seat == BORIS
    assert (after.actions_left, after.used, after.banned) == (2, 0, 0)
    assert (after.placed_blocks, after.placed_cylinders) == (0, 0)
    assert after.declined_bribes == 0
    assert after.turn == state.turn + 1


def test_the_purchase_ban_concerns_only_the_player_who_paid_and_only_this_turn() -> None:
    """R32."""
    state = given.table(players=2)
    given.full_market(state)
    given.deck(state, 96)
    given.doing(state, StartTurn(ANNA))
    state = given.choose(state, Purchase(1))
    assert Purchase(0) not in given.options(state)

    state = given.choose(state, EndTurn())
    assert Purchase(0) in given.options(state)


def test_r22_pieces_placed_this_turn_stay_barred_through_cleanup() -> None:
    # Given all Afghan blocks are on the map, eleven placed this turn; Boris owns Insurrection;
    # a check that will fail waits in the leftmost column
    state = given.table(players=2, loyalties=(BRITISH, AFGHAN))
    given.court(state, BORIS, 3)
    given.army(state, AFGHAN, PERSIA, 12)
    given.army(state, BRITISH, HERAT, 12)
    given.market(state, top=(101,))
    given.doing(state, StartTurn(ANNA))
    state.placed_blocks = 0b0111_1111_1111

    # When Anna ends her turn, Boris can take only the twelfth for Insurrection
    state = given.choose(state, EndTurn())
    assert given.asked(state).seat == BORIS
    assert given.options(state) == {TakeBlock(11)}

    # Then the second army is skipped (R23), and a new turn begins with no marks
    state = given.choose(state, TakeBlock(11))
    assert armies(state, AFGHAN, KABUL) == 1
    assert given.asked(state).prompt == "turn.action"
    assert state.placed_blocks == 0


def test_r93_a_player_without_any_action_may_end_the_turn() -> None:
    """I1, I2."""
    state = given.table()
    given.deck(state, 9)
    given.rupees(state, ANNA, 0)
    given.acting(state)

    assert given.options(state) == {EndTurn()}


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_one_may_end_the_turn_with_any_number_of_actions_left(actions: int) -> None:
    """I2."""
    state = given.table()
    given.full_market(state)
    given.deck(state, 96)
    given.hand(state, ANNA, 2)
    state.actions_left = actions
    given.acting(state)

    options = given.options(state)
    assert EndTurn() in options
    assert (PlayCard(CardId(2)) in options) is (actions > 0)
    assert (Purchase(0) in options) is (actions > 0)


# --- The end by agreement (R92) --------------------------------------------------------------


def test_r92_the_end_can_be_proposed_only_when_the_deck_is_empty() -> None:
    state = given.table()
    given.deck(state, 9)
    given.acting(state)
    assert ProposeEnd() not in given.options(state)

    state.deck.clear()
    assert given.options(state) == {ProposeEnd(), EndTurn()}


def test_r92_the_game_ends_when_everyone_agrees_clockwise() -> None:
    # Given Boris proposes the end while Clara leads
    state = given.table()
    given.scores(state, 3, 3, 5)
    given.acting(state, BORIS)
    state = given.choose(state, ProposeEnd())

    # Then Clara is asked first, then Anna
    assert given.asked(state).seat == CLARA
    assert given.options(state) == {AgreeEnd(), RefuseEnd()}
    state = given.choose(state, AgreeEnd())
    assert given.asked(state).seat == ANNA
    state = given.choose(state, AgreeEnd())

    # And the game is over, won as after a final check
    assert state.result == Result("agreement", (CLARA,))
    assert not state.agenda


def test_r92_ties_at_an_agreed_end_are_broken_as_usual() -> None:
    """R91: Military stars, then rupees, then a shared victory."""
    state = given.table()
    given.court(state, ANNA, 38)
    given.court(state, CLARA, 33)
    given.rupees(state, BORIS, 9)
    given.acting(state)

    state = given.choose(state, ProposeEnd(), AgreeEnd(), AgreeEnd())

    assert state.result == Result("agreement", (ANNA, CLARA))


@pytest.mark.parametrize("agreed_before", [0, 1])
def test_r92_one_refusal_lets_the_turn_go_on(agreed_before: int) -> None:
    state = given.table()
    given.doing(state, StartTurn(ANNA))
    state.actions_left = 1

    state = given.choose(state, ProposeEnd(), *[AgreeEnd()] * agreed_before, RefuseEnd())

    # Then Anna continues where she was, and may not ask again this turn
    assert state.result is None
    assert given.asked(state).seat == ANNA
    assert state.actions_left == 1
    assert given.options(state) == {EndTurn()}

    # But the next player may
    state = given.choose(state, EndTurn())
    assert given.options(state) == {ProposeEnd(), EndTurn()}


def test_r92_alone_with_wakhan_the_human_ends_the_game() -> None:
    state = given.table_with_wakhan(humans=1)
    given.scores(state, 2, 1)
    given.acting(state, Seat(1))

    state = given.choose(state, ProposeEnd())

    assert state.result == Result("agreement", (Seat(0),))


def test_r92_with_wakhan_only_the_humans_agree() -> None:
    state = given.table_with_wakhan(humans=2)
    given.scores(state, 0, 1, 4)
    given.acting(state, Seat(1))

    state = given.choose(state, ProposeEnd())
    assert given.asked(state).seat == Seat(2)
    state = given.choose(state, AgreeEnd())

    assert state.result == Result("agreement", (Seat(2),))
