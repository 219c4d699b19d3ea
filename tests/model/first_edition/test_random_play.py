"""Random players of the first edition."""

from __future__ import annotations

from itertools import combinations

import pytest

from pamir_desktop.model import new_game, pending
from pamir_desktop.model.decisions import ProposeEnd
from pamir_desktop.model.engine import advance
from pamir_desktop.model.first_edition.choices import ProposeDeal
from pamir_desktop.model.first_edition.options import preset_options
from pamir_desktop.model.first_edition.random_play import OPTIONS, RandomPlayer, drawn_options
from pamir_desktop.model.selfplay import play_random
from tests.model.first_edition.tables import first_setup


def test_they_make_deals_and_rarely_want_to_stop() -> None:
    found: list[type] = []
    for seed in range(12):
        player = RandomPlayer(seed)
        state = new_game(first_setup(3, seed))
        while (decision := pending(state)) is not None:
            choice = player.pick(state, decision)
            found.append(type(choice))
            advance(state, choice)
    assert found.count(ProposeDeal) > 20
    assert found.count(ProposeEnd) < len(found) / 50


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_options_are_drawn_from_the_seed(players: int) -> None:
    drawn = [drawn_options(players, seed) for seed in range(200)]
    assert drawn == [drawn_options(players, seed) for seed in range(200)]
    # every option is on in some games and off in others, some games are played as preset
    allowed = set(OPTIONS) - ({"weak_states"} if players < 4 else set())
    for name in OPTIONS:
        assert {getattr(options, name) for options in drawn} == {False, name in allowed}
    assert preset_options(players) in drawn
    # and options meet in every pair
    pairs = {
        (one, other)
        for options in drawn
        for one, other in combinations(sorted(allowed), 2)
        if getattr(options, one) and getattr(options, other)
    }
    assert pairs == set(combinations(sorted(allowed), 2))


def test_the_same_seed_plays_the_same_game() -> None:
    assert play_random(first_setup(4, 3)) == play_random(first_setup(4, 3))
    assert play_random(first_setup(4, 3)) != play_random(first_setup(4, 4))
