"""Which autosaves are superseded, and which of them may be deleted."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from attrs import evolve

from pamir_desktop.control.last_game import last_game
from pamir_desktop.games.autosave_folder import AutosaveFolder, JournalStep
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.game_store import GameStore
from pamir_desktop.games.library import Library
from pamir_desktop.games.stale import discard_contained
from pamir_desktop.model.history import Game
from tools.attacks.sample_games import TABLES, choices, dealt, played


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data")


def crashed(folders: Folders, game: Game, more: int = 0) -> Path:
    """The folder of a process that was killed some choices after it had begun to keep the game."""
    folder = AutosaveFolder.fresh(folders.autosaves)
    folder.begin(game.record())
    for _, choice in zip(range(more), choices(game, 5), strict=False):
        folder.append([JournalStep(choice, game.made, game.state)])
    lock = (folder.path / "lock").read_bytes()
    folder.close()
    (folder.path / "lock").write_bytes(lock)
    return folder.path


def offered(folders: Folders) -> Path | None:
    store = GameStore(folders, lambda problem: None)
    store.flush()
    found = last_game(store)
    store.stop()
    return None if found is None else found.path


def saved(folders: Folders, game: Game, age: float = 0) -> Path:
    """In a file of its own, opened or saved last."""
    store = GameStore(folders, lambda problem: None)
    path = folders.games / "game.pamir"
    store.save(game, path, overwrite=True)
    store.stop()
    now = path.stat().st_mtime - age
    os.utime(path, (now, now))
    return path


def test_a_crashed_game_is_offered(folders: Folders) -> None:
    folder = crashed(folders, played(TABLES["2 players"](1), 20), more=3)
    assert offered(folders) == folder


def test_the_file_is_offered_instead_of_a_crash_after_saving(folders: Folders) -> None:
    game = dealt(TABLES["2 players"](1))
    crashed(folders, game, more=20)
    path = saved(folders, game)
    assert offered(folders) == path


def test_a_crash_some_choices_after_saving_is_offered(folders: Folders) -> None:
    game = dealt(TABLES["2 players"](1))
    before = game.branch(0)
    before.identity = game.identity
    for _ in zip(range(18), choices(before, 5), strict=False):
        pass
    folder = crashed(folders, game, more=20)
    saved(folders, before, age=50)
    assert offered(folders) == folder, "the header of the autosave may be a turn old"


def test_nothing_is_offered_of_a_game_that_is_over(folders: Folders) -> None:
    game = played(TABLES["2 players"](1), 20)
    crashed(folders, game)
    for _ in choices(game, 5):
        pass
    saved(folders, game, age=100)
    assert offered(folders) is None


def test_a_file_is_offered_after_a_crash_right_after_opening_it(folders: Folders) -> None:
    """The new autosave has nothing of its own."""
    path = saved(folders, played(TABLES["2 players"](1), 20), age=100)
    store = GameStore(folders, lambda problem: None)
    store.begin_opened(*store.open(path))
    store.flush()
    (folder,) = folders.autosaves.iterdir()
    lock = (folder / "lock").read_bytes()
    store.stop()
    (folder / "lock").write_bytes(lock)
    assert offered(folders) == path


def test_another_game_supersedes_nothing(folders: Folders) -> None:
    game = played(TABLES["2 players"](1), 20)
    folder = crashed(folders, game)
    other = evolve(game, identity=dealt(game.setup).identity)
    for _ in choices(other, 5):
        pass
    saved(folders, other)
    assert offered(folders) == folder


def test_the_autosave_of_a_crash_goes_when_the_game_is_put_away(folders: Folders) -> None:
    """Opened from the file that was saved before the crash, and played to the end."""
    game = dealt(TABLES["2 players"](1))
    folder = crashed(folders, game, more=20)
    path = saved(folders, game)
    store = GameStore(folders, lambda problem: None)
    file, opened = store.open(path)
    store.begin_opened(file, opened)
    for choice in choices(opened.game, 6):
        store.chose(choice, opened.game)
    store.save(opened.game)
    store.put_away(opened.game)
    store.stop()
    assert not folder.exists()
    assert list(folders.autosaves.iterdir()) == []
    assert offered(folders) is None


def test_an_autosave_with_choices_of_its_own_stays(folders: Folders) -> None:
    game = dealt(TABLES["2 players"](1))
    folder = crashed(folders, game.branch(0), more=0)
    ahead = evolve(game, past=[], state=game.state)
    other = crashed(folders, ahead, more=20)
    for _ in zip(range(30), choices(game, 9), strict=False):
        pass
    discard_contained(folders.autosaves, game.record())
    assert folder.exists(), "a branch is another game"
    assert other.exists(), "it went another way"


def test_an_autosave_that_is_played_stays(folders: Folders) -> None:
    game = played(TABLES["2 players"](1), 20)
    held = AutosaveFolder.fresh(folders.autosaves)
    held.begin(game.record())
    discard_contained(folders.autosaves, game.record())
    assert held.path.exists()
    held.close()


def test_a_folder_is_removed_at_once(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed before anything in it is deleted, it is not listed any more."""
    folder = AutosaveFolder.fresh(folders.autosaves)
    folder.begin(played(TABLES["2 players"](1), 20).record())
    monkeypatch.setattr(shutil, "rmtree", lambda *args, **kwargs: None)
    folder.discard()
    assert Library(folders).entries() == []
    assert len(list(folders.autosaves.iterdir())) == 1
