"""Random players of the first edition."""

from __future__ import annotations

from pamir_desktop.model import new_game, pending
from pamir_desktop.model.decisions import ProposeEnd
from pamir_desktop.model.engine import advance
from pamir_desktop.model.first_edition.choices import ProposeDeal
from pamir_desktop.model.first_edition.random_play import RandomPlayer
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


def test_the_same_seed_plays_the_same_game() -> None:
    assert play_random(first_setup(4, 3)) == play_random(first_setup(4, 3))
    assert play_random(first_setup(4, 3)) != play_random(first_setup(4, 4))
