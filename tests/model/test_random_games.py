"""Random games: every position keeps the invariants, and every game ends.

`PAMIR_LONG_GAMES=N` plays N seeds a table instead of the default, for long runs:

    PAMIR_LONG_GAMES=5000 pytest -n auto tests/model/test_random_games.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pamir_desktop.model import (
    Choice,
    Setup,
    State,
    apply,
    choice_from_data,
    choice_to_data,
    new_game,
    pending,
    setup_from_data,
    setup_to_data,
    state_from_data,
    state_to_data,
)
from pamir_desktop.model.engine import advance
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.rules.ruling import rulers
from pamir_desktop.model.selfplay import MOST_CHOICES, play_random, random_setup
from pamir_desktop.model.setup import Printing
from tests.model.playing import TABLES, walk

SEEDS = int(os.environ.get("PAMIR_LONG_GAMES", "60"))
BATCH = 10
BATCHES = [(first, min(first + BATCH, SEEDS)) for first in range(0, SEEDS, BATCH)]

NOBODY = -1
FIRST_REGION_PLACE = 101


def naive_rulers(state: State) -> tuple[int, ...]:
    """The definition of 2.4, word for word and piece by piece."""
    found = []
    for region in range(6):
        place = FIRST_REGION_PLACE + region
        tribes = [0] * len(state.players)
        for cylinder, where in enumerate(state.cylinders):
            if where == place:
                tribes[cylinder // 10] += 1
        armies = [0, 0, 0]
        for block, where in enumerate(state.blocks):
            if where == place:
                armies[block // 12] += 1

        def strength(seat: int, tribes: list[int] = tribes, armies: list[int] = armies) -> int:
            loyalty = state.players[seat].loyalty
            if loyalty is not None:
                return tribes[seat] + armies[loyalty]
            if state.wakhan is not None and state.wakhan.seat == seat:
                return tribes[seat] + max(armies)
            return tribes[seat]

        def rules(seat: int, tribes: list[int] = tribes, armies: list[int] = armies) -> bool:
            if not tribes[seat]:
                return False
            others = [other for other in range(len(state.players)) if other != seat]
            loyalty = state.players[seat].loyalty
            foreign = [armies[coalition] for coalition in range(3) if coalition != loyalty]
            return all(strength(seat) > strength(other) for other in others) and all(
                strength(seat) > army for army in foreign
            )

        found.append(next((seat for seat in range(len(state.players)) if rules(seat)), NOBODY))
    return tuple(found)


def check_position(state: State) -> None:
    assert broken_invariants(state) == []
    assert all(player.rupees >= 0 for player in state.players)
    assert all(rupees >= 0 for rupees in state.market_rupees)
    assert len(state.blocks) == 36
    assert len(state.cylinders) == 10 * len(state.players)
    if state.setup.wakhan.printing is Printing.NEWEST:
        assert rulers(state) == naive_rulers(state)
    decision = pending(state)
    assert (decision is None) == (state.result is not None)
    if decision is not None:
        assert decision.choices, f"{decision.prompt} leaves no choice"
        assert 0 <= decision.seat < len(state.players)


def check_copies(state: State) -> None:
    """A copy by any road is the same position."""
    through_json = state_from_data(json.loads(json.dumps(state_to_data(state))))
    assert through_json == state
    assert through_json.clone() == state
    assert pending(through_json) == pending(state)


def setups(table: str, first: int, last: int) -> Iterator[Setup]:
    return (TABLES[table](seed) for seed in range(first, last))


def positions_of(setup: Setup, choices: list[Choice]) -> Iterator[State]:
    """The position before every choice, and the last one; the same object all along."""
    state = new_game(setup)
    for choice in choices:
        yield state
        advance(state, choice)
    yield state


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("first", "last"), BATCHES)
def test_every_position_of_a_random_game_is_sound(table: str, first: int, last: int) -> None:
    for setup in setups(table, first, last):
        for count, (state, _, choice) in enumerate(walk(setup)):
            assert count < MOST_CHOICES
            check_position(state)
            if count % 16 == 0:
                check_copies(state)
            if count % 8 == 0:
                before = state.clone()
                outcome = apply(state, choice)
                assert state == before, f"{choice} has changed the state it was given"
                assert outcome.state.log is None
                assert outcome.decision == pending(outcome.state)
        check_position(state)
        check_copies(state)
        assert state.result is not None
        assert state.result.winners
        assert state.agenda == []


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("first", "last"), BATCHES)
def test_setup_and_choices_replay_to_the_same_positions(table: str, first: int, last: int) -> None:
    for setup in setups(table, first, last):
        # Given a game as it would be written down: setup and choices as JSON
        played = [choice for _, _, choice in walk(setup)]
        record = json.dumps([setup_to_data(setup), [choice_to_data(choice) for choice in played]])

        # When it is read and played again through the checked path, with a listener
        written_setup, written_choices = json.loads(record)
        again = setup_from_data(written_setup)
        choices = [choice_from_data(data) for data in written_choices]
        assert (again, choices) == (setup, played)

        # Then every position is the one of the first game, played fast and in silence
        state = new_game(again)
        for number, fast in enumerate(positions_of(setup, played)):
            assert state == fast, f"seed {setup.seed}: another game after {number} choices"
            if number < len(choices):
                state = apply(state, choices[number]).state


@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**64 - 1),
    indices=st.lists(st.integers(0, 200), min_size=30, max_size=150),
)
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_row_of_choices_leads_from_sound_to_sound(
    seats: int, seed: int, indices: list[int]
) -> None:
    state = new_game(random_setup(seats, seed))
    for index in indices:
        decision = pending(state)
        if decision is None:
            break
        state = apply(state, decision.choices[index % len(decision.choices)]).state
        check_position(state)
    check_copies(state)


def test_the_games_are_not_all_alike() -> None:
    """Every way to end a game and every seat as a winner come up."""
    games = [play_random(setup, checked=False).state for setup in setups("4 players", 0, 60)]
    results = [state.result for state in games if state.result is not None]

    assert len(results) == len(games)
    assert {result.how for result in results} == {"lead", "final_check", "agreement"}
    assert {seat for result in results for seat in result.winners} == {0, 1, 2, 3}
