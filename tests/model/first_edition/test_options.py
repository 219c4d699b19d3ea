"""The options of a game, and which of them fit a table (F27, F45)."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.model import SetupError, setup_from_data, setup_to_data
from pamir_desktop.model.bot import Bot
from pamir_desktop.model.first_edition.options import FirstEditionOptions, preset_options
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.setup import RULEBOOK
from pamir_desktop.model.terms import Seat
from tests.model.first_edition.tables import first_setup

WEAK_STATES = FirstEditionOptions(weak_states=True)


def test_f27_nation_building_is_preset_for_two_players() -> None:
    assert [preset_options(n).nation_building for n in (2, 3, 4, 5)] == [True, False, False, False]


def test_f45_weak_states_is_for_four_and_five_players() -> None:
    for players in (2, 3):
        with pytest.raises(SetupError, match="four and five"):
            random_setup(players, 1, first_edition=WEAK_STATES)
    for players in (4, 5):
        assert random_setup(players, 1, first_edition=WEAK_STATES).first_edition == WEAK_STATES


def test_neither_wakhan_nor_bots_nor_a_first_chooser() -> None:
    with pytest.raises(SetupError, match="only people"):
        evolve(random_setup(3, 1, RULEBOOK), first_edition=FirstEditionOptions())
    setup = first_setup()
    with pytest.raises(SetupError, match="only people"):
        evolve(setup, seats=tuple(evolve(seat, bot=Bot()) for seat in setup.seats))
    with pytest.raises(SetupError, match="at once"):
        evolve(setup, first_chooser=Seat(1))


def test_a_setup_comes_back_from_its_data() -> None:
    setup = first_setup(4, 9, badal=True, weak_states=True, bribe_to_hand=True)
    data = setup_to_data(setup)
    assert data["first_edition"]["badal"] is True
    assert setup_from_data(data) == setup
    assert "first_edition" not in setup_to_data(random_setup(4, 9))
