"""What passes every check and cannot be played is found before anyone plays it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from pamir_desktop.model import (
    IMPROVED,
    RULEBOOK,
    DamagedData,
    State,
    state_from_data,
    state_to_data,
)
from pamir_desktop.model.engine import advance, pending
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.playtest import playtest
from pamir_desktop.model.selfplay import Dice, play_random, random_setup
from tests.model.playing import TABLES, one_of_each_prompt, walk
from tools.attacks.damage import read_or_none, spoilt

MUTATIONS = 400
WAKHANS = (IMPROVED, RULEBOOK)


@cache
def positions() -> dict[str, Any]:
    """The data of a position for each prompt, with and without Wakhan."""
    alone = [random_setup(players, seed) for seed in range(50) for players in (3, 5)]
    with_her = [random_setup(3, seed, options) for seed in range(15) for options in WAKHANS]
    found = one_of_each_prompt(alone)
    found |= {f"Wakhan: {k}": state for k, state in one_of_each_prompt(with_her).items()}
    return {key: state_to_data(state) for key, state in found.items()}


def other_seat(data: Any) -> int:
    return int((data["active"] + 1) % len(data["players"]))


def _no_next_turn(data: Any) -> None:
    del data["agenda"][0]


def _card_of_another_hand(data: Any) -> None:
    step = next(step for step in data["agenda"] if step["kind"] == "play.choose-end")
    step["seat"] = other_seat(data)


def _prize_nobody_betrayed(data: Any) -> None:
    data["agenda"][-1]["card"] = data["deck"][0]


def _third_row(data: Any) -> None:
    step = next(step for step in data["agenda"] if step["kind"] == "market.discard-leftmost-event")
    step["row"] = 2


def _spy_on_no_court_card(data: Any) -> None:
    data["agenda"][-1]["place"] = next(card for card in data["deck"] if card <= 100)


def _her_turn_is_yours(data: Any) -> None:
    data["agenda"][-2]["seat"] = data["wakhan"]["seat"]


def _betrayed_twice(data: Any) -> None:
    data["agenda"][-2] = data["agenda"][-1]


@pytest.mark.parametrize(
    ("prompt", "spoil"),
    [
        ("betray.prize", _no_next_turn),
        ("turn.action", _no_next_turn),
        ("bribe.answer", _card_of_another_hand),
        ("betray.prize", _prize_nobody_betrayed),
        ("limit.hand", _third_row),
        ("take.cylinder", _spy_on_no_court_card),
        ("Wakhan: impact.spy", _her_turn_is_yours),
        ("betray.card", _betrayed_twice),
    ],
)
def test_what_fails_later_is_refused(prompt: str, spoil: Callable[[Any], None]) -> None:
    # Given a position that is sound, and one thing under way spoilt in a way no check sees
    data = state_to_data(state_from_data(positions()[prompt]))
    playtest(state_from_data(data))
    spoil(data)
    state = state_from_data(data)

    # Then playing on finds it
    with pytest.raises(DamagedData, match="under way"):
        playtest(state)


@pytest.mark.parametrize("table", TABLES)
def test_positions_of_real_games_pass_and_stay_as_they_are(table: str) -> None:
    for number, (state, _, _) in enumerate(walk(TABLES[table](3))):
        if number % 60 == 7:
            before = state.clone()
            playtest(state)
            assert state == before


def test_a_finished_game_passes() -> None:
    playtest(play_random(random_setup(2, 6), checked=False).state)


def test_whatever_passes_can_be_played_to_its_end() -> None:
    whims = random.Random(11)
    passed = failed = 0
    for _ in range(MUTATIONS):
        state = read_or_none(
            state_from_data, spoilt(whims.choice(list(positions().values())), whims)
        )
        if state is None:
            continue
        try:
            playtest(state)
        except DamagedData:
            failed += 1
            continue
        passed += 1
        for seed in (101, 102):
            play_to_the_end(state.clone(), Dice(seed))
    assert passed > 10
    assert failed > 3


def play_to_the_end(state: State, dice: Dice) -> None:
    decision = pending(state)
    while decision is not None:
        decision = advance(state, dice.pick(decision))
    assert state.result is not None
    assert broken_invariants(state) == []
