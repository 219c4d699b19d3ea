"""Bots as data: levels, temperaments, and ids we do not know."""

from __future__ import annotations

import pytest

from pamir_desktop.model import Bot, DamagedData, SeatKind, SeatSetup, Setup, SetupError
from pamir_desktop.model.bot import Level, Temperament, nearest_level, nearest_temperament
from pamir_desktop.model.codec import bot_from_data, setup_from_data, setup_to_data
from pamir_desktop.model.terms import Colour

GENERAL = Bot(Level.EXPERT, Temperament.GENERAL, seed=2**64 - 1)
ANNA, WAKHAN = SeatSetup("Anna", Colour.RED), SeatSetup("W", Colour.TAN, SeatKind.WAKHAN)


def test_a_seat_with_a_bot_comes_back_from_its_data() -> None:
    setup = Setup([ANNA, SeatSetup("Boris", Colour.TAN, bot=GENERAL)])
    assert setup_from_data(setup_to_data(setup)) == setup


def test_a_seat_without_a_bot_is_written_as_before_there_were_any() -> None:
    assert "bot" not in setup_to_data(Setup([ANNA, WAKHAN]))["seats"][0]


@pytest.mark.parametrize(
    ("word", "level"),
    [
        ("expert", Level.EXPERT),
        ("Expert", Level.EXPERT),
        ("stronger", Level.STRONG),
        ("novices", Level.NOVICE),
        ("", Level.SKILLED),
        ("grandmaster", Level.SKILLED),
    ],
)
def test_an_unknown_level_becomes_the_nearest(word: str, level: Level) -> None:
    assert nearest_level(word) is level
    data = {"level": word, "temperament": "general", "seed": 1}
    assert bot_from_data(data) == Bot(level, Temperament.GENERAL, 1)


def test_an_unknown_temperament_becomes_the_nearest() -> None:
    assert nearest_temperament("spymistress") is Temperament.SPYMASTER
    assert nearest_temperament("?") is Temperament.BALANCED


@pytest.mark.parametrize(
    "data",
    [
        {"level": "expert", "temperament": "general"},
        {"level": 3, "temperament": "general", "seed": 1},
        {"level": "expert", "temperament": "general", "seed": -1},
        {"level": "expert", "temperament": "general", "seed": 1, "mood": "bad"},
        "expert",
    ],
)
def test_damaged_data_of_a_bot_is_refused(data: object) -> None:
    with pytest.raises(DamagedData):
        bot_from_data(data)


def test_no_bot_decides_for_wakhan() -> None:
    with pytest.raises(SetupError, match="Wakhan"):
        Setup([ANNA, SeatSetup("W", Colour.TAN, SeatKind.WAKHAN, Bot())])


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_the_seed_of_a_bot_is_a_number_of_64_bits(seed: int) -> None:
    with pytest.raises(SetupError):
        Bot(seed=seed)
