"""The game that the start page offers to continue."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pamir_desktop.control.last_game import last_game
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.game_store import GameStore
from tools.attacks.sample_games import TABLES, played


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    made = GameStore(Folders(tmp_path / "data"), lambda problem: None)
    made.flush()
    yield made
    made.stop()


def test_without_games_nothing_is_offered(store: GameStore) -> None:
    assert last_game(store) is None


def test_the_file_saved_last_is_offered_with_its_players_and_turn(
    store: GameStore, tmp_path: Path
) -> None:
    game = played(TABLES["2 players"](1), 20)
    store.save(game, tmp_path / "game.pamir")
    found = last_game(store)
    assert found is not None
    assert (found.path, found.autosaved) == (tmp_path / "game.pamir", False)
    assert found.offer.names == tuple(seat.name for seat in game.setup.seats)
    assert found.offer.turn == game.state.turn
    assert not found.offer.crashed


def test_only_the_first_of_the_recent_files_is_offered(store: GameStore, tmp_path: Path) -> None:
    for seed, name in enumerate(("first.pamir", "second.pamir"), 1):
        store.save(played(TABLES["2 players"](seed), 20), tmp_path / name)
    later = (tmp_path / "second.pamir").stat().st_mtime + 60
    os.utime(tmp_path / "first.pamir", (later, later))
    found = last_game(store)
    assert found is not None
    assert found.path.name == "second.pamir"


@pytest.mark.parametrize("content", [None, b"Dear Shuja,"])
def test_a_file_that_is_gone_or_unreadable_is_not_offered(
    store: GameStore, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "game.pamir"
    store.save(played(TABLES["2 players"](1), 20), path)
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    assert last_game(store) is None


def test_a_finished_game_is_not_offered(store: GameStore, tmp_path: Path) -> None:
    game = played(TABLES["2 players"](1), 10_000)
    assert game.state.result is not None
    store.save(game, tmp_path / "over.pamir")
    assert last_game(store) is None
