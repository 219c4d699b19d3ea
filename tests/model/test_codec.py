"""Steps, choices, log entries and setups as data, and back; damage is always named as damage."""

from __future__ import annotations

import importlib
import json
import pkgutil
import subprocess
import sys
import typing
from collections.abc import Iterator
from typing import Any, Final

import attrs
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import pamir_desktop.model
from pamir_desktop.model import (
    IMPROVED,
    RULEBOOK,
    Choice,
    DamagedData,
    SeatKind,
    SeatSetup,
    Setup,
    SetupError,
    WakhanOptions,
    choice_from_data,
    choice_to_data,
    setup_from_data,
    setup_to_data,
)
from pamir_desktop.model.agenda import STEPS
from pamir_desktop.model.codec import (
    READERS,
    step_from_data,
    step_to_data,
)
from pamir_desktop.model.decisions import CHOICES as SECOND_EDITION_CHOICES
from pamir_desktop.model.decisions import NamePlayer, PlayAt, PlayCard, TaxPlayer
from pamir_desktop.model.first_edition.choices import FIRST_EDITION_CHOICES
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import CardId, Colour, CourtEnd, Seat
from tests.model.playing import walk
from tools.attacks.damage import JUNK, damaged, read_or_none

for module in pkgutil.walk_packages(pamir_desktop.model.__path__, "pamir_desktop.model."):
    importlib.import_module(module.name)

WAKHANS_RULES = "pamir_desktop.model.wakhan"
COIN_ERRATUM = WakhanOptions(coin_erratum=True)
CHOICES = {**SECOND_EDITION_CHOICES, **FIRST_EDITION_CHOICES}
REGISTERED = {**CHOICES, **STEPS}

PROMISE: Final = {
    "rupees": 1,
    "deed": "use",
    "card": 0,
    "action": "tax",
    "on_player": 1,
    "on_location": None,
    "is_omission": False,
}
SAMPLES: dict[str, object] = {
    "int": 3,
    "bool": True,
    "str": "limit",
    "Seat": 1,
    "CardId": 42,
    "Place": 104,
    "Region": "kabul",
    "Border": "herat_kabul",
    "Suit": "economic",
    "Coalition": "british",
    "CardAction": "betray",
    "CourtEnd": "right",
    "tuple[int, ...]": [0, 5],
    "tuple[CardId, ...]": [42, 43],
    "tuple[Seat, ...]": [1, 0],
    "SpecialAction": "travel",
    "Deed": "use",
    "Goods": {"rupees": 2, "cards": [7]},
    "Promise": PROMISE,
    "Seat | None": 1,
    "Region | None": "herat",
    "SpecialAction | None": "bribe",
    "Promise | None": PROMISE,
}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["kind", "seat", "card", "id", "args", "x"]), inner)
    ),
    max_leaves=12,
)


def fields_of(name: str) -> list[attrs.Attribute[Any]]:
    return list(attrs.fields(typing.cast(type[attrs.AttrsInstance], REGISTERED[name])))


def sample(name: str) -> dict[str, object]:
    """Good data for a registered class."""
    return {"kind": name, **{field.name: SAMPLES[str(field.type)] for field in fields_of(name)}}


def same(one: object, other: object) -> bool:
    """Equal as JSON: 1 is not true there, as it is in Python."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def test_there_is_a_sample_for_every_reader() -> None:
    assert set(SAMPLES) == set(READERS)


@pytest.mark.parametrize("name", sorted(REGISTERED))
def test_every_field_of_a_step_or_choice_can_be_read(name: str) -> None:
    unreadable = [field.name for field in fields_of(name) if str(field.type) not in READERS]
    assert unreadable == []


def test_every_choice_is_registered_under_its_tag() -> None:
    kinds = [kind for kind in below(Choice) if not kind.__name__.startswith("Of")]  # shapes
    assert {kind.__name__ for kind in kinds} == {kind.__name__ for kind in CHOICES.values()}
    assert all(tag == kind.tag for tag, kind in CHOICES.items())


def below(kind: type[Choice]) -> Iterator[type[Choice]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from below(inner)


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_a_choice_is_compared_by_kind_and_value_and_has_no_dict(name: str) -> None:
    kind = CHOICES[name]
    assert "__dict__" not in dir(kind)
    one, same = choice_from_data(sample(name)), choice_from_data(sample(name))
    assert one == same
    others = [choice_from_data(sample(other)) for other in CHOICES if other != name]
    assert one not in others


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_a_choice_comes_back_through_json(name: str) -> None:
    choice = choice_from_data(sample(name))
    assert type(choice) is CHOICES[name]
    data = json.loads(json.dumps(choice_to_data(choice)))
    assert data == sample(name)
    assert choice_from_data(data) == choice


@pytest.mark.parametrize("name", sorted(STEPS))
def test_a_step_comes_back_through_json(name: str) -> None:
    step = step_from_data(sample(name))
    assert type(step) is STEPS[name]
    data = json.loads(json.dumps(step_to_data(step)))
    assert data == sample(name)
    assert step_from_data(data) == step


def test_enums_travel_as_words() -> None:
    assert choice_to_data(PlayAt(CourtEnd.LEFT)) == {"kind": "play-at", "end": "left"}
    assert choice_to_data(PlayCard(CardId(7))) == {"kind": "play-card", "card": 7}


def test_every_choice_and_step_of_some_games_comes_back() -> None:
    for players in (2, 5):
        for state, decision, _ in walk(random_setup(players, seed=players)):
            for choice in decision.choices:
                assert choice_from_data(json.loads(json.dumps(choice_to_data(choice)))) == choice
            for step in state.agenda:
                data = json.loads(json.dumps(step_to_data(step)))
                assert step_from_data(data, players) == step


@pytest.mark.parametrize(
    "setup",
    [
        random_setup(2, 0),
        random_setup(5, 2**64 - 1),
        Setup(random_setup(3, 1).seats, seed=5, open_hands=True, first_chooser=Seat(2)),
        random_setup(2, 3, RULEBOOK),
        random_setup(3, 3, IMPROVED),
        random_setup(2, 3, COIN_ERRATUM),
        Setup([SeatSetup("Мария", Colour.RED), SeatSetup("Zoë", Colour.TAN, SeatKind.WAKHAN)]),
    ],
    ids=["two", "five", "options", "rulebook", "improved", "coin erratum", "letters"],
)
def test_a_setup_comes_back_through_json(setup: Setup) -> None:
    assert setup_from_data(json.loads(json.dumps(setup_to_data(setup)))) == setup


def test_a_setup_without_the_coin_erratum_is_written_as_before_there_was_one() -> None:
    """Positions are hashed with their setup; older files and journals hold such hashes."""
    assert setup_to_data(random_setup(2, 3, RULEBOOK))["wakhan"] == {
        "printing": "newest",
        "savvy_purchasing": False,
        "spy_movement": "off",
        "steadfast_loyalty": False,
    }


# --- Damage ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(REGISTERED))
def test_a_damaged_step_or_choice_is_read_or_refused(name: str) -> None:
    """What is read means exactly what was written; everything else is DamagedData."""
    refused = 0
    for data in damaged(sample(name)):
        if name in STEPS:
            step = read_or_none(step_from_data, data)
            written = None if step is None else step_to_data(step)
        else:
            choice = read_or_none(choice_from_data, data)
            written = None if choice is None else choice_to_data(choice)
        refused += written is None
        assert written is None or same(written, data)
    assert refused >= len(JUNK)


def test_a_damaged_setup_is_read_or_refused() -> None:
    for options in (None, IMPROVED, COIN_ERRATUM):
        setup = random_setup(2, 4, options)
        for data in damaged(setup_to_data(setup)):
            found = read_or_none(setup_from_data, data)
            assert found is None or same(setup_to_data(found), data)


@given(json_values)
@example({"kind": "play-card", "card": 10**5000})
@example({"kind": ["play-card"]})
def test_any_data_at_all_is_read_or_refused(data: object) -> None:
    for read in (choice_from_data, step_from_data, setup_from_data):
        read_or_none(read, data)


@pytest.mark.parametrize("key", ["kind", "card"])
def test_data_of_any_depth_is_refused(key: str) -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(DamagedData, match="a list"):
        choice_from_data({"kind": "play-card", "card": 3, key: deep})
    while deep:  # take it apart, or freeing it would need the same depth
        deep = typing.cast("list[object]", deep.pop())


def test_an_unknown_option_is_named() -> None:
    data = setup_to_data(random_setup(2, 1))
    with pytest.raises(DamagedData, match="no field 'open_hand'"):
        setup_from_data({**data, "open_hand": True})
    with pytest.raises(DamagedData, match="no field 'cheating'"):
        setup_from_data({**data, "wakhan": {**data["wakhan"], "cheating": True}})


def test_a_setup_that_cannot_be_is_refused_when_read() -> None:
    data = setup_to_data(random_setup(2, 1))
    with pytest.raises(SetupError, match="2 to 5 seats"):
        setup_from_data({**data, "seats": data["seats"][:1]})
    with pytest.raises(SetupError, match="same name"):
        setup_from_data({**data, "seats": [{**seat, "name": "A"} for seat in data["seats"]]})


def test_nobody_is_no_answer() -> None:
    for kind in (NamePlayer, TaxPlayer):
        with pytest.raises(DamagedData, match="from 0 to 4"):
            choice_from_data({"kind": kind.tag, "seat": -1})


def test_seats_beyond_the_table_are_refused_in_steps() -> None:
    assert step_from_data({"kind": "turn.pass", "seat": 2}, seats=3)
    with pytest.raises(DamagedData, match="from 0 to 2"):
        step_from_data({"kind": "turn.pass", "seat": 3}, seats=3)


def test_wakhans_steps_are_known_before_she_has_played() -> None:
    """Her rules are loaded late, but a saved game in the middle of her turn can be read at once."""
    hers = [name for name in STEPS if STEPS[name].__module__.startswith(f"{WAKHANS_RULES}.")]
    assert len(hers) > 5
    program = (
        "import sys\n"
        "from pamir_desktop.model.codec import step_from_data\n"
        "assert 'pamir_desktop.model.wakhan.turn' not in sys.modules\n"
        f"for data in {[sample(name) for name in hers]!r}:\n"
        "    print(step_from_data(data).tag)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == hers
