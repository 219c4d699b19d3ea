"""The state: plain data that is cloned, compared and left alone."""

from __future__ import annotations

import copy
from collections.abc import Callable

import attrs
import pytest

from pamir_desktop.model import Player, Result, State
from pamir_desktop.model.agenda import Step
from pamir_desktop.model.first_edition.table import FirstEditionTable
from pamir_desktop.model.rules.turn import PassTurn, StartTurn
from pamir_desktop.model.terms import CardId, Coalition, Region, Seat, Suit
from pamir_desktop.model.wakhan_deck import WakhanDeck
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA, DARIA


def full_state() -> State:
    """A position in which no container is empty and nothing has its first value."""
    state = given.table_with_wakhan(humans=2)
    for seat, player in enumerate(state.players):
        player.rupees = 7 + seat
        player.score = 2 + seat
        player.hand = [CardId(20 + seat)]
        player.court = [CardId(30 + seat), CardId(40 + seat)]
        player.prizes = [CardId(50 + seat)]
    given.full_market(state)
    given.rupees_on(state, 4, 2)
    given.army(state, Coalition.RUSSIAN, Region.KABUL)
    given.tribe(state, BORIS, Region.KABUL)
    state.discard = [CardId(90)]
    state.resolved_checks = [CardId(101)]
    state.deck = [CardId(91), CardId(102)]
    state.events = [(CardId(105), ANNA)]
    state.leveraged = 1 << 30
    state.used = 1 << 31
    state.banned = 1 << 9
    state.placed_blocks = state.placed_cylinders = 3
    state.favored = Suit.ECONOMIC
    state.turn = 9
    state.active = CLARA
    state.actions_left = 1
    state.declined_bribes = 1
    state.end_proposed = True
    state.agenda = [PassTurn(Seat(1)), StartTurn(Seat(2))]
    state.result = Result("lead", (ANNA,))
    assert state.wakhan is not None
    state.wakhan.discard = [1]
    state.first = FirstEditionTable((1, 2), [None, None], favor_holders=[ANNA, BORIS, ANNA])
    return state


def _append(value: object) -> Callable[[State, str], None]:
    return lambda state, name: getattr(state, name).append(value)


def _write(index: int, value: int) -> Callable[[State, str], None]:
    return lambda state, name: getattr(state, name).__setitem__(index, value)


def _set(value: object) -> Callable[[State, str], None]:
    return lambda state, name: setattr(state, name, value)


CHANGES: dict[str, Callable[[State, str], None]] = {
    "setup": _set(full_state().setup.without_seed()),
    "rng": _set(1),
    "players": lambda state, name: state.players.pop().prizes.clear(),
    "blocks": _write(3, 101),
    "cylinders": _write(3, 101),
    "deck": _append(CardId(92)),
    "market_cards": _write(0, 0),
    "market_rupees": _write(0, 5),
    "discard": _append(CardId(92)),
    "resolved_checks": _append(CardId(103)),
    "favored": _set(Suit.MILITARY),
    "events": _append((CardId(106), ANNA)),
    "leveraged": _set(0),
    "rupees_in_game": _set(99),
    "turn": _set(17),
    "active": _set(BORIS),
    "actions_left": _set(2),
    "used": _set(0),
    "banned": _set(0),
    "placed_blocks": _set(0),
    "placed_cylinders": _set(0),
    "declined_bribes": _set(2),
    "end_proposed": _set(False),
    "agenda": _append(PassTurn(Seat(0))),
    "result": _set(None),
    "wakhan": lambda state, name: _mind(state).discard.append(2),
    "first": lambda state, name: _first(state).favor_holders.reverse(),
}


def _first(state: State) -> FirstEditionTable:
    assert state.first is not None
    state.first.favor_holders[0] = CLARA
    return state.first


def _mind(state: State) -> WakhanDeck:
    assert state.wakhan is not None
    return state.wakhan


def test_the_changes_below_cover_every_field_of_the_position() -> None:
    compared = [field.name for field in attrs.fields(State) if field.eq]
    assert sorted(CHANGES) == sorted(compared)


def test_the_position_below_has_no_first_value_left() -> None:
    """A clone that forgets a field would go unnoticed otherwise."""
    fresh = State(
        setup=full_state().setup,
        rng=0,
        players=[],
        blocks=bytearray(),
        cylinders=bytearray(),
        deck=[],
    )
    state = full_state()
    unchanged = [name for name in CHANGES if getattr(state, name) == getattr(fresh, name)]
    assert unchanged == ["setup"]


@pytest.mark.parametrize("name", CHANGES)
def test_a_clone_shares_nothing_that_can_change(name: str) -> None:
    # Given a position, an independent record of it, and a clone
    state = full_state()
    record = copy.deepcopy(state)
    clone = state.clone()
    assert clone == state

    # When one field of the clone changes in place
    CHANGES[name](clone, name)

    # Then the original is what it was, and the two are no longer equal
    assert state == record
    assert clone != state


@pytest.mark.parametrize("name", ["hand", "court", "prizes"])
def test_the_cards_of_a_cloned_player_are_its_own(name: str) -> None:
    state = full_state()
    record = copy.deepcopy(state)
    clone = state.clone()

    getattr(clone.players[1], name).append(CardId(99))

    assert state == record
    assert clone != state


@pytest.mark.parametrize(
    ("name", "value"), [("rupees", 0), ("score", 30), ("loyalty", Coalition.AFGHAN)]
)
def test_purse_score_and_loyalty_of_a_cloned_player_are_its_own(name: str, value: object) -> None:
    state = full_state()
    record = copy.deepcopy(state)
    clone = state.clone()

    setattr(clone.players[1], name, value)

    assert state == record
    assert clone != state


@pytest.mark.parametrize("name", ["deck", "discard"])
def test_the_deck_of_a_cloned_wakhan_is_her_own(name: str) -> None:
    state = full_state()
    clone = state.clone()
    getattr(_mind(clone), name).clear()
    assert clone != state
    assert getattr(_mind(state), name)


def test_a_player_and_its_clone_have_the_same_fields() -> None:
    player = Player(3, 2, Coalition.BRITISH, [CardId(1)], [CardId(2)], [CardId(3)])
    assert player.clone() == player
    assert player.clone() is not player


def test_a_result_cannot_be_changed_as_clones_share_it() -> None:
    result = Result("lead", (ANNA,))
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        result.how = "agreement"  # type: ignore[misc]


def test_the_log_is_no_part_of_the_position() -> None:
    state = full_state()
    state.log = []
    state.add_log("turn.started", seat=0, turn=1)

    clone = state.clone()

    assert clone == state
    assert clone.log is None
    assert len(state.log) == 1


def test_nothing_is_written_when_nobody_listens() -> None:
    state = full_state()
    state.add_log("turn.started", seat=0, turn=1)
    assert state.log is None


def test_the_first_step_named_runs_first() -> None:
    state = given.table()
    steps: list[Step] = [PassTurn(ANNA), PassTurn(BORIS), PassTurn(CLARA)]
    state.then(*steps)
    assert [state.agenda.pop() for _ in range(3)] == steps


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_turn_order_is_clockwise_from_the_seat_named(first: int, order: list[int]) -> None:
    state = given.table(players=4)
    assert state.turn_order(Seat(first)) == order
    assert state.turn_order(DARIA)[1] == ANNA


@pytest.mark.parametrize(
    ("coalition", "foreign"),
    [(None, None), (Coalition.BRITISH, None), (Coalition.AFGHAN, Coalition.AFGHAN)],
)
def test_only_another_coalition_is_foreign(
    coalition: Coalition | None, foreign: Coalition | None
) -> None:
    assert Player(loyalty=Coalition.BRITISH).foreign(coalition) is foreign
