"""Whole states as data, and back: at every kind of decision, and when the data is damaged."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pamir_desktop.model import (
    IMPROVED,
    DamagedData,
    State,
    new_game,
    pending,
    state_from_data,
    state_to_data,
)
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.selfplay import play_random, random_setup
from tests.model.playing import PROMPTS, one_of_each_prompt, walk
from tools.attacks.damage import JUNK, damaged, inside, paths, read_or_none, replaced


@cache
def positions() -> dict[str, State]:
    """One position for each prompt, from random games."""
    tables = [random_setup(players, seed) for seed in range(80) for players in (3, 5)]
    return one_of_each_prompt(tables)


def written(state: State) -> Any:
    return json.loads(json.dumps(state_to_data(state)))


def test_random_games_ask_everything_that_is_ever_asked() -> None:
    assert sorted(positions()) == list(PROMPTS)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_state_comes_back_in_the_middle_of_any_decision(prompt: str) -> None:
    state = positions()[prompt]
    again = state_from_data(written(state))
    assert again == state
    assert pending(again) == pending(state)
    assert written(again) == written(state)


def test_a_finished_game_comes_back() -> None:
    state = play_random(random_setup(3, 6), checked=False).state
    assert state.result is not None
    assert state_from_data(written(state)) == state


def test_a_game_with_wakhan_comes_back() -> None:
    state = new_game(random_setup(2, 5, IMPROVED))
    assert state.wakhan is not None
    assert state_from_data(written(state)) == state


def test_the_data_holds_every_field_of_a_position() -> None:
    fields = {field.name for field in attrs.fields(State)}
    assert set(state_to_data(positions()["turn.action"])) == fields - {"log", "first"}


def test_reading_changes_nothing_in_the_data() -> None:
    data = written(positions()["battle.remove"])
    record = copy.deepcopy(data)
    state_from_data(data)
    assert data == record


def test_a_state_that_was_read_shares_nothing_with_the_data() -> None:
    data = written(positions()["turn.action"])
    state = state_from_data(data)
    record = copy.deepcopy(data)
    state.players[0].hand.append(state.deck[0])
    state.market_rupees[0] += 1
    assert data == record


# --- Damage ----------------------------------------------------------------------------------


def check_read_or_refused(data: object) -> None:
    """A state that is read is the one that was written, sound, and asks something."""
    state = read_or_none(state_from_data, data)
    if state is None:
        return
    assert broken_invariants(state) == []
    decision = pending(state)
    assert decision is None or decision.choices
    assert state_from_data(written(state)) == state


@pytest.mark.parametrize("part", ["agenda", "players", "setup", "events", "result", "wakhan"])
def test_damage_in_the_parts_with_a_shape_is_refused_or_harmless(part: str) -> None:
    state = new_game(random_setup(3, 5, IMPROVED))
    event = next(card for card in state.deck if card > 104)
    state.deck.remove(event)
    state.events.append((event, state.active))
    data = written(state)
    assert state_from_data(data) == state
    for spoilt in damaged(data[part]):
        check_read_or_refused({**data, part: spoilt})


@pytest.mark.parametrize("prompt", PROMPTS)
def test_damage_to_what_is_under_way_is_refused_or_harmless(prompt: str) -> None:
    data = written(positions()[prompt])
    for spoilt in damaged(data["agenda"]):
        check_read_or_refused({**data, "agenda": spoilt})


def test_damage_to_any_single_field_is_refused_or_harmless() -> None:
    data = written(positions()["tax.take"])
    for name in data:
        for junk in JUNK:
            check_read_or_refused({**data, name: junk})
        without = {key: value for key, value in data.items() if key != name}
        with pytest.raises(DamagedData, match=f"field '{name}' is missing"):
            state_from_data(without)


@given(data=st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_damage_in_several_places_is_refused_or_harmless(data: st.DataObject) -> None:
    spoilt = written(positions()[data.draw(st.sampled_from(PROMPTS))])
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(paths(spoilt))))
        other = data.draw(st.sampled_from(list(paths(spoilt))))
        value = data.draw(st.sampled_from([*JUNK, copy.deepcopy(inside(spoilt, other))]))
        spoilt = replaced(spoilt, path, value)
    check_read_or_refused(spoilt)


def test_an_unknown_field_is_named() -> None:
    data = written(positions()["turn.action"])
    with pytest.raises(DamagedData, match="no field 'cheats'"):
        state_from_data({**data, "cheats": 1})


def test_a_table_without_players_is_refused_even_with_wakhan() -> None:
    data = written(new_game(random_setup(2, 5, IMPROVED)))
    with pytest.raises(DamagedData, match="0 players in 2 seats"):
        state_from_data({**data, "players": []})


def test_a_game_that_is_not_over_must_ask_something() -> None:
    data = written(positions()["turn.action"])
    with pytest.raises(DamagedData, match="nobody has anything to decide"):
        state_from_data({**data, "agenda": []})


def test_a_game_that_is_over_has_nothing_under_way() -> None:
    data = written(positions()["turn.action"])
    with pytest.raises(DamagedData, match="something is under way"):
        state_from_data({**data, "result": {"how": "lead", "winners": [0]}})


def test_a_question_without_an_answer_is_refused() -> None:
    # Given a battle with nothing to fight over
    data = written(new_game(random_setup(2, 5)))
    for player in data["players"]:
        player["loyalty"] = "afghan"
    data["agenda"] = [{"kind": "battle.choose-site", "seat": 0, "rank": 1}]
    with pytest.raises(DamagedData, match="has no answer"):
        state_from_data(data)


def test_a_step_under_way_that_makes_no_sense_is_refused() -> None:
    # Given icons of a court card that has fewer of them, to be resolved after this decision
    data = written(positions()["limit.court"])
    seat = data["active"]
    card = data["players"][seat]["court"][0]
    icons = {"kind": "play.impact-icons", "seat": seat, "card": card, "index": 0}
    assert state_from_data({**data, "agenda": [icons, *data["agenda"]]})

    icons["index"] = 9
    data["agenda"].insert(0, icons)
    with pytest.raises(DamagedData, match="is impossible"):
        state_from_data(data)


def test_all_positions_of_a_game_have_data_of_the_same_shape() -> None:
    keys = set(state_to_data(new_game(random_setup(2, 1))))
    for state, _, _ in walk(random_setup(2, 1)):
        assert set(state_to_data(state)) == keys
