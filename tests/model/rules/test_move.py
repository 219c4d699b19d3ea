"""Move (3.7): armies along roads, and everything that moves in the map."""

from __future__ import annotations

import pytest

from pamir_desktop.model import new_game, pending
from pamir_desktop.model.decisions import BuildArmy, MoveArmy, MoveSpy, MoveTribe, Stop, TakeBlock
from pamir_desktop.model.engine import advance
from pamir_desktop.model.pieces import armies, tribes
from pamir_desktop.model.rules.build import Build
from pamir_desktop.model.rules.move import Move, moves, obstacle
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import Border, CardAction, CardId, Seat
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)

MOVE = CardAction.MOVE
NATIONALISM = 110
INDIAN_SUPPLIES = 51


def test_e9_spies_and_armies_share_the_moves_of_one_action() -> None:
    # Given four players with three cards each; Boris is Russian, his spy on his middle card,
    # which moves three; a Russian army and road lead from Transcaspia to Kabul
    state = given.table(players=4, loyalties=(AFGHAN, RUSSIAN, BRITISH, AFGHAN))
    given.court(state, ANNA, 33, 38, 39)
    given.court(state, BORIS, 59, 63, 61)
    given.court(state, given.CLARA, 9, 13, 29)
    given.court(state, given.DARIA, 55, 67, 75)
    given.spy(state, BORIS, 63)
    given.army(state, RUSSIAN, TRANSCASPIA)
    given.road(state, RUSSIAN, Border.TRANSCASPIA_KABUL)
    given.acting(state, BORIS)
    spy, army = 10, 24

    # When he moves the spy twice counter-clockwise and the army once
    state = given.choose(state, given.act(63, MOVE), MoveSpy(spy, CardId(61)))
    state = given.choose(state, MoveSpy(spy, CardId(33)), MoveArmy(army, KABUL))

    # Then the spy is on the left end of the player at his right hand, and the action is over
    assert state.cylinders[spy] == 33
    assert armies(state, RUSSIAN, KABUL) == 1
    assert given.asked(state).prompt == "turn.action"


def test_an_army_crosses_only_borders_with_a_road_of_its_own_coalition() -> None:
    # Given an Afghan army in Kabul, one Afghan road, and a British road elsewhere
    state = given.table()
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.road(state, BRITISH, Border.KABUL_KANDAHAR)
    given.road(state, AFGHAN, Border.PERSIA_HERAT)
    given.doing(state, Move(ANNA, left=2))

    # Then that army moves there and no other block does
    assert given.options(state) == {MoveArmy(0, PUNJAB)}


def test_roads_stay_where_they_are() -> None:
    state = given.table()
    given.court(state, ANNA, 63)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.acting(state)

    assert given.act(63, MOVE) not in given.acts(state)


def test_r44_one_move_must_be_made_and_then_one_may_stop() -> None:
    state = given.table()
    given.court(state, ANNA, 63)
    given.army(state, AFGHAN, KABUL)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.acting(state)

    state = given.choose(state, given.act(63, MOVE))
    assert given.options(state) == {MoveArmy(0, PUNJAB)}
    state = given.choose(state, MoveArmy(0, PUNJAB))
    assert given.options(state) == {MoveArmy(0, KABUL), Stop()}
    state = given.choose(state, Stop())
    assert given.asked(state).prompt == "turn.action"
    assert armies(state, AFGHAN, PUNJAB) == 1


def test_r44_move_is_not_on_the_menu_when_nothing_can_move() -> None:
    # Given an army without a road, a gift, a tribe, a spy on the only card of all courts
    state = given.table()
    given.court(state, ANNA, 63)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, ANNA, KABUL)
    given.gift(state, ANNA, 0)
    given.spy(state, ANNA, 63)
    given.acting(state)

    assert given.act(63, MOVE) not in given.acts(state)


@pytest.mark.parametrize(("card", "rank"), [(9, 1), (13, 2), (63, 3)])
def test_the_same_unit_may_make_all_moves_of_the_card(card: int, rank: int) -> None:
    # Given roads in a row from Persia to Punjab
    state = given.table()
    given.court(state, ANNA, card)
    given.army(state, AFGHAN, PERSIA)
    for border in (Border.PERSIA_HERAT, Border.HERAT_KABUL, Border.KABUL_PUNJAB):
        given.road(state, AFGHAN, border)
    given.acting(state)

    route = [MoveArmy(0, region) for region in (HERAT, KABUL, PUNJAB)][:rank]
    state = given.choose(state, given.act(card, MOVE), *route)

    assert given.asked(state).prompt == "turn.action"
    assert armies(state, AFGHAN, route[-1].region) == 1


def test_loyal_armies_move_whoever_placed_them() -> None:
    # Given Anna and Boris are both Afghan, and Boris rules Kabul with an army
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.tribe(state, BORIS, KABUL)
    given.army(state, AFGHAN, KABUL)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.doing(state, Move(ANNA, left=1))

    assert given.options(state) == {MoveArmy(0, PUNJAB)}


# --- Indian Supplies -------------------------------------------------------------------------


def test_with_indian_supplies_armies_need_no_road_but_a_common_border() -> None:
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.court(state, ANNA, INDIAN_SUPPLIES)
    given.army(state, BRITISH, PERSIA)
    given.doing(state, Move(ANNA, left=1))

    assert given.options(state) == {MoveArmy(12, TRANSCASPIA), MoveArmy(12, HERAT)}


def test_indian_supplies_serve_their_owner_only() -> None:
    state = given.table()
    given.court(state, ANNA, 63)
    given.court(state, BORIS, INDIAN_SUPPLIES)
    given.army(state, AFGHAN, PERSIA)
    given.acting(state)

    assert given.act(63, MOVE) not in given.acts(state)


# --- Nationalism -----------------------------------------------------------------------------


def test_tribes_move_only_under_nationalism_of_their_owner() -> None:
    # Given Anna has a tribe beside a loyal road, and Boris owns Nationalism
    state = given.table()
    given.court(state, ANNA, 63)
    given.tribe(state, ANNA, KABUL)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.event(state, NATIONALISM, BORIS)
    given.acting(state)
    assert given.act(63, MOVE) not in given.acts(state)

    # When she owns it, her tribe goes where an army could
    given.event(state, NATIONALISM, ANNA)
    state = given.choose(state, given.act(63, MOVE))
    assert given.options(state) == {MoveTribe(0, PUNJAB)}
    assert tribes(given.choose(state, MoveTribe(0, PUNJAB)), ANNA, PUNJAB) == 1


def test_nationalism_does_not_move_tribes_of_others() -> None:
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.tribe(state, BORIS, KABUL)
    given.tribe(state, ANNA, PUNJAB)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.event(state, NATIONALISM, ANNA)
    given.doing(state, Move(ANNA, left=1))

    assert given.options(state) == {MoveTribe(0, KABUL)}


def test_r46_indian_supplies_cover_tribes_too_and_only_neighbours() -> None:
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.court(state, ANNA, INDIAN_SUPPLIES)
    given.tribe(state, ANNA, PUNJAB)
    given.event(state, NATIONALISM, ANNA)
    given.doing(state, Move(ANNA, left=1))

    assert given.options(state) == {MoveTribe(0, KABUL), MoveTribe(0, KANDAHAR)}


def test_d7_the_last_tribe_moving_out_is_an_overthrow_before_the_next_move() -> None:
    """R45."""
    # Given one tribe in Kabul, #5 in court, a road to Herat, two moves
    state = given.table()
    given.court(state, ANNA, 5, 13)
    given.tribe(state, ANNA, KABUL)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.spy(state, BORIS, 5)
    given.event(state, NATIONALISM, ANNA)
    given.acting(state)

    # When it moves to Herat
    state = given.choose(state, given.act(13, MOVE), MoveTribe(0, HERAT))

    # Then #5 has gone with the spy on it, and one move is left
    assert state.players[ANNA].court == [13]
    assert state.discard == [5]
    assert state.cylinders[10] == 0
    assert given.options(state) == {MoveTribe(0, KABUL), Stop()}


def test_r45_a_tribe_left_behind_prevents_the_overthrow() -> None:
    state = given.table()
    given.court(state, ANNA, 5, 13)
    given.tribe(state, ANNA, KABUL, 2)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.event(state, NATIONALISM, ANNA)
    given.acting(state)

    state = given.choose(state, given.act(13, MOVE), MoveTribe(0, HERAT))
    assert state.players[ANNA].court == [5, 13]

    # When it moves too, the card goes
    state = given.choose(state, MoveTribe(1, HERAT))
    assert state.players[ANNA].court == [13]


# --- Moving is not placing -------------------------------------------------------------------


def test_pieces_placed_this_turn_and_others_of_one_stack_are_distinguished() -> None:
    """R21, I6."""
    # Given three armies in Kabul, the middle one placed this turn
    state = given.table()
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    state.placed_blocks = 0b010
    given.doing(state, Move(ANNA, left=1))

    # Then an army of each sort can be moved
    assert given.options(state) == {MoveArmy(0, PUNJAB), MoveArmy(1, PUNJAB)}

    # And the mark goes with the piece
    assert given.choose(state, MoveArmy(0, PUNJAB)).placed_blocks == 0b010
    assert given.choose(state, MoveArmy(1, PUNJAB)).placed_blocks == 0b010


def test_spies_and_tribes_placed_this_turn_are_distinguished_too() -> None:
    state = given.table()
    given.court(state, ANNA, 63, 9)
    given.spy(state, ANNA, 63, 2)
    given.tribe(state, ANNA, KABUL, 2)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.event(state, NATIONALISM, ANNA)
    state.placed_cylinders = 0b1010
    given.doing(state, Move(ANNA, left=1))

    assert given.options(state) == {
        MoveSpy(0, CardId(9)),
        MoveSpy(1, CardId(9)),
        MoveTribe(2, PUNJAB),
        MoveTribe(3, PUNJAB),
    }


def test_r21_a_moved_army_can_still_be_taken_back_for_a_placement() -> None:
    # Given an empty supply and eleven blocks placed this turn; the twelfth has just moved
    state = given.table()
    given.tribe(state, ANNA, PUNJAB)
    given.army(state, AFGHAN, KABUL)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB, 11)
    state.placed_blocks = 0b1111_1111_1110
    given.doing(state, Move(ANNA, left=1), Build(ANNA))
    state = given.choose(state, MoveArmy(0, PUNJAB))

    # When Anna builds, that army is the one to take
    state = given.choose(state, BuildArmy(PUNJAB))
    assert given.options(state) == {TakeBlock(0)}


@pytest.mark.parametrize("seed", range(3))
def test_the_action_can_start_exactly_when_something_can_move(seed: int) -> None:
    state = new_game(random_setup(3, seed))
    dice = Dice(seed)
    found = set()
    while (decision := pending(state)) is not None:
        advance(state, dice.pick(decision))
        for seat in range(3 if state.active >= 0 else 0):
            can_move = any(True for _ in moves(state, Seat(seat)))
            assert (obstacle(state, Seat(seat)) is None) == can_move
            found.add(can_move)
    assert found == {True, False}
