"""What killed runs leave behind goes after an hour; nothing else does."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pamir_desktop.games.autosave_folder import REMOVED, AutosaveFolder
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.litter import remove_litter
from pamir_desktop.games.lock import Lock
from tools.attacks.sample_games import TABLES, played


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = Folders(tmp_path)
    for folder in (made.games, made.autosaves, made.locks):
        folder.mkdir()
    return made


def aged(path: Path) -> Path:
    """As if it had been left long ago."""
    os.utime(path, (1, 1))
    return path


def left(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.touch()
    return path


def test_temporary_files_go_once_they_are_old(folders: Folders) -> None:
    places = (folders.root, folders.games, folders.autosaves / "game")
    new = [left(place / ".a.pamir.123456.tmp") for place in places]
    left(folders.autosaves / "game" / "gen-000001.pamir")
    old = [aged(left(place / ".b.pamir.123456.tmp")) for place in places]
    aged(folders.autosaves / "game")
    others = [aged(left(folders.games / name)) for name in ("a.tmp", ".hidden", "b.pamir")]
    remove_litter(folders)
    assert not any(path.exists() for path in old)
    assert all(path.exists() for path in (*new[:2], *others))


def test_folders_without_a_game_go(folders: Folders) -> None:
    empty = folders.autosaves / "killed-at-once"
    left(empty / "lock")
    half = folders.autosaves / f"{REMOVED}killed-while-deleting"
    left(half / "gen-000001.pamir")
    for folder in (empty, half):
        aged(folder)
    remove_litter(folders)
    assert list(folders.autosaves.iterdir()) == []


def test_folders_with_a_game_stay(folders: Folders) -> None:
    game = AutosaveFolder(folders.autosaves / "game")
    game.begin(played(TABLES["2 players"](1), 5).record())
    game.close()
    before = sorted(path.name for path in aged(game.path).iterdir())
    remove_litter(folders)
    assert sorted(path.name for path in game.path.iterdir()) == before


def test_a_folder_that_is_held_stays(folders: Folders) -> None:
    """Its game is about to be written."""
    held = AutosaveFolder(folders.autosaves / "game")
    aged(held.path)
    remove_litter(folders)
    assert held.path.is_dir()
    held.close()


def test_unused_locks_go(folders: Folders) -> None:
    free, held, new = (Lock(folders.locks / name, name) for name in ("free", "held", "new"))
    for lock in (free, held, new):
        lock.take()
        if lock is not held:
            lock.release()
    for lock in (free, held):
        aged(lock.path)
    remove_litter(folders)
    assert sorted(path.name for path in folders.locks.iterdir()) == ["held", "new"]
    held.release()


def test_a_link_among_the_autosaves_is_not_followed(folders: Folders, tmp_path: Path) -> None:
    elsewhere = left(tmp_path / "elsewhere" / ".x.tmp")
    aged(elsewhere)
    (folders.autosaves / "link").symlink_to(elsewhere.parent)
    os.utime(folders.autosaves / "link", (1, 1), follow_symlinks=False)
    remove_litter(folders)
    assert elsewhere.exists()
