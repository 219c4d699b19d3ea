"""Two windows, one file: nothing is overwritten that has not been seen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pamir_desktop.games import save_file
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.lock import Lock
from pamir_desktop.games.save_file import SaveFile
from pamir_desktop.games.save_format import open_game
from tools.attacks.sample_games import TABLES, played

TIMES = 15


def saver(root: Path, path: Path, seed: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.games.savers", str(root), str(path), str(seed), str(TIMES)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_two_processes_on_one_save(tmp_path: Path) -> None:
    path = tmp_path / "game.pamir"
    both = [saver(tmp_path / "data", path, seed) for seed in (1, 2)]
    logged = [process.communicate("go\n") for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert [errors for _, errors in logged] == ["", ""]
    lines = [output.splitlines() for output, _ in logged]
    for seed, mine in enumerate(lines, 1):
        saved = [line for line in mine if line.startswith("saved")]
        assert saved == [f"saved {seed} {made}" for made in range(1, TIMES + 1)]
    last = open_game(path).game
    assert last.made == TIMES
    everything = {line for mine in lines for line in mine if line.startswith("saved")}
    for mine in lines:
        for line in mine:
            assert line.replace("saw", "saved") in everything


def test_a_file_that_was_changed_is_overwritten_only_on_request(tmp_path: Path) -> None:
    path, folders = tmp_path / "game.pamir", Folders(tmp_path / "data")
    mine, yours = played(TABLES["2 players"](1), 5), played(TABLES["2 players"](2), 7)
    first = SaveFile(path, folders)
    first.save(mine.record())
    second, opened = SaveFile.opened(path, folders)
    assert opened.game == mine
    second.save(yours.record())
    for _ in range(2):
        with pytest.raises(SaveError) as refusal:
            first.save(mine.record())
        assert refusal.value.id == "save.changed"
        assert open_game(path).game == yours
    first.save(mine.record(), overwrite=True)
    first.save(mine.record())
    assert open_game(path).game == mine


def test_nobody_writes_while_another_window_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_file, "WAIT", 0.01)
    folders = Folders(tmp_path / "data")
    file = SaveFile(tmp_path / "game.pamir", folders)
    file.save(played(TABLES["2 players"](1), 5).record())
    (path,) = folders.locks.iterdir()
    other = Lock(path, "the same file")
    other.take()
    with pytest.raises(SaveError) as refusal:
        file.save(played(TABLES["2 players"](1), 6).record())
    assert (refusal.value.id, refusal.value.args_of_id["file"]) == ("save.in_use", "game.pamir")
    other.release()
    assert open_game(tmp_path / "game.pamir").game.made == 5
    file.save(played(TABLES["2 players"](1), 6).record())


def test_without_a_place_for_locks_a_game_is_saved_nevertheless(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"in the way")
    game = played(TABLES["2 players"](1), 5)
    SaveFile(tmp_path / "game.pamir", Folders(tmp_path / "data")).save(game.record())
    assert open_game(tmp_path / "game.pamir").game == game


def test_a_new_file_does_not_overwrite_one_that_exists(tmp_path: Path) -> None:
    path = tmp_path / "letter.pamir"
    path.write_bytes(b"Dear Shuja,")
    game = played(TABLES["2 players"](1), 5)
    with pytest.raises(SaveError) as refusal:
        SaveFile(path, Folders(tmp_path)).save(game.record())
    assert refusal.value.id == "save.changed"
    assert path.read_bytes() == b"Dear Shuja,"


def test_a_file_that_was_removed_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.pamir"
    game = played(TABLES["2 players"](1), 5)
    file = SaveFile(path, Folders(tmp_path))
    file.save(game.record())
    path.unlink()
    file.save(game.record())
    assert open_game(path).game == game
