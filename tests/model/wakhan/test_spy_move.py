"""The house variant Spy Movement (wakhan.md 7.1)."""

from __future__ import annotations

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.pieces import armies
from pamir_desktop.model.setup import SpyMovement
from pamir_desktop.model.terms import CardId, Suit
from pamir_desktop.model.wakhan.move import WakhanMove
from tests.model import given
from tests.model.given import HERAT, KABUL, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W


def spy_position(movement: SpyMovement) -> State:
    """An idle spy on her own 9; the ring of courts: 9, 13, then the human's 93 and 25."""
    state = given_wakhan.solo(options=WakhanOptions(spy_movement=movement))
    given_wakhan.reading(state, front=15)
    state.favored = Suit.MILITARY
    given.court(state, W, 13, 9, 29)
    given.court(state, H, 93, 26, 17)
    given.spy(state, W, 9)
    return state


def test_spy_movement_direct_goes_to_the_highest_card_anywhere() -> None:
    state = spy_position(SpyMovement.DIRECT)
    seen = given_wakhan.watch(state, WakhanMove(1))
    trace = seen.one("trace.spy_move")
    assert (trace["origins"], trace["origin"], trace["destination"]) == ((9,), 9, 17)
    assert list(given_wakhan.spies_of(state, W)) == [(17, 1)]


def test_spy_movement_adjacent_goes_one_step_round_the_table() -> None:
    state = spy_position(SpyMovement.ADJACENT)
    seen = given_wakhan.watch(state, WakhanMove(1))
    # adjacent to 9 are 13 and 29: 29 has the higher number
    assert seen.one("trace.spy_move")["destination"] == 29


def test_spy_movement_adjacent_uses_cards_21_and_56() -> None:
    state = spy_position(SpyMovement.ADJACENT)
    state.players[W].court.append(CardId(21))
    state.players[H].court.append(CardId(8))  # a Kabul card as 9 is
    seen = given_wakhan.watch(state, WakhanMove(1))
    assert seen.one("trace.spy_move")["destination"] == 17  # Kabul, favored

    state = spy_position(SpyMovement.ADJACENT)
    given.court(state, W, 56, 9, 29)
    given.tribe(state, W, HERAT)
    seen = given_wakhan.watch(state, WakhanMove(1))
    # two steps from 9: over 56 to the human's 17, the right end of the next court
    assert seen.one("trace.spy_move")["destination"] == 17


def test_spy_movement_adjacent_tries_the_next_lowest_origin() -> None:
    # Given idle spies on 9 and 13; 9 has only lower neighbors or ones she leads on
    state = given_wakhan.solo(options=WakhanOptions(spy_movement=SpyMovement.ADJACENT))
    given_wakhan.reading(state, front=15)
    given.court(state, W, 13, 9)
    given.court(state, H, 93)
    given.spy(state, W, 9)
    given.spy(state, W, 13)
    given.spy(state, W, 93)
    assert "trace.spy_move" not in given_wakhan.watch(state, WakhanMove(1)).ids()
    given.spy(state, H, 93)
    # now 93 is tied, and adjacent to it are 9 and 13: the lowest goes
    seen = given_wakhan.watch(state, WakhanMove(1))
    assert seen.one("trace.spy_move")["origin"] == 9


def test_spy_movement_guard_never_moves_down() -> None:
    state = given_wakhan.solo(options=WakhanOptions(spy_movement=SpyMovement.DIRECT))
    given_wakhan.reading(state, front=15)
    given.court(state, W, 9)
    given.court(state, H, 93)
    given.spy(state, W, 93)
    given.court(state, W, 29)
    assert given_wakhan.try_line(state, "move").lines() == [("move", "invalid", "no_target")]


def test_spy_movement_only_for_points_without_an_army_move() -> None:
    state = spy_position(SpyMovement.DIRECT)
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, HERAT)
    seen = given_wakhan.watch(state, WakhanMove(2))
    assert armies(state, RUSSIAN, HERAT) == 1
    assert [t["left"] for t in seen.all("trace.spy_move")] == [1]


def test_a_spy_matched_by_human_spies_is_not_idle() -> None:
    state = spy_position(SpyMovement.DIRECT)
    given.spy(state, H, 9)
    assert given_wakhan.try_line(state, "move").lines() == [("move", "invalid", "no_target")]
    given.spy(state, W, 9)
    assert given_wakhan.try_line(state, "move").lines() == [("move", "valid", "target")]


def test_without_the_variant_no_spy_moves() -> None:
    state = spy_position(SpyMovement.OFF)
    assert given_wakhan.try_line(state, "move").lines() == [("move", "invalid", "no_target")]
