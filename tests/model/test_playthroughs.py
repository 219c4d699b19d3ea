"""Golden games as readable text: a change of rules shows as a difference.

`PAMIR_UPDATE_GOLDEN=1 pytest tests/model/test_playthroughs.py` writes them again; read what changed
before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pamir_desktop.model import apply
from pamir_desktop.model.selfplay import Dice, random_setup
from tests.model.log_samples import SENTENCES, Teller, finish_game
from tests.model.playing import walk

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two_players": (2, 8), "three_players": (3, 94), "five_players": (5, 55)}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_is_written(name: str) -> None:
    players, seed = GAMES[name]
    text = finish_game(random_setup(players, seed), Dice(seed).pick)
    golden = FOLDER / f"{name}.txt"
    if os.environ.get("PAMIR_UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8", newline="\n")
    assert text.splitlines() == golden.read_text(encoding="utf-8").splitlines()
    assert len(text.encode()) < 150_000


def test_the_golden_games_show_most_of_what_can_happen() -> None:
    found: set[str] = set()
    for players, seed in GAMES.values():
        for state, _, choice in walk(random_setup(players, seed)):
            found.update(entry.id for entry in apply(state, choice).log)
    assert len(found) > 55


def test_everything_that_happens_has_a_sentence() -> None:
    for players in (2, 3, 4, 5):
        for seed in range(8):
            teller = Teller(random_setup(players, seed))
            for state, _, choice in walk(random_setup(players, seed)):
                for entry in apply(state, choice).log:
                    if entry.id != "turn.started":
                        sentence = teller.sentence(entry)
                        assert sentence
                        assert "{" not in sentence
    assert "trace.drawn" not in SENTENCES
