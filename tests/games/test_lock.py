"""Locks: one holder at a time, and none that outlives its process."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.lock import Lock, Owner

HOLD = """
import sys
from pathlib import Path
from pamir_desktop.games.lock import Lock
lock = Lock(Path(sys.argv[1]), "the thing")
lock.take()
print("held", flush=True)
sys.stdin.read()
"""


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    mine, yours = Lock(tmp_path / "lock", "a game"), Lock(tmp_path / "lock", "a game")
    mine.take()
    with pytest.raises(SaveError) as refusal:
        yours.take()
    assert refusal.value.id == "save.in_use"
    assert refusal.value.args_of_id == {
        "file": "a game",
        "pid": os.getpid(),
        "host": platform.node(),
    }
    mine.release()
    yours.take()
    assert (mine.is_found, yours.is_found) == (False, True)
    yours.release()
    yours.release()


def test_a_lock_is_free_once_its_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        lock = Lock(path, "the thing")
        with pytest.raises(SaveError) as refusal:
            lock.take(wait=0.02)
        assert refusal.value.args_of_id["pid"] == other.pid
        other.kill()
        other.wait()
        assert lock.owner().pid == other.pid
        assert not lock.owner().is_alive
    lock.take()
    assert lock.owner() == Owner.myself()
    lock.release()


def test_a_lock_whose_file_was_removed_is_taken_again(tmp_path: Path) -> None:
    old, new = Lock(tmp_path / "lock", "a game"), Lock(tmp_path / "lock", "a game")
    old.take()
    (tmp_path / "lock").unlink()
    new.take()
    assert (old.is_found, new.is_found) == (False, True)
    old.release()
    new.release()


def test_looking_leaves_no_trace(tmp_path: Path) -> None:
    lock, looking = Lock(tmp_path / "lock", "a game"), Lock(tmp_path / "lock", "a game")
    assert not looking.is_taken()
    assert not lock.path.exists()
    lock.take()
    assert looking.is_taken()
    assert looking.owner() == Owner.myself()
    lock.release()
    assert not looking.is_taken()
    assert looking.owner() == Owner(0, "?")


def test_a_damaged_lock_file_names_nobody(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock", "a game")
    for content in (b"", b"{", b"[]", b'{"pid": "x", "host": 1}', b"\xff" * 2000):
        lock.path.write_bytes(content)
        assert lock.owner() == Owner(0, "?")
        lock.take()
        lock.release()


def test_whether_a_process_is_alive() -> None:
    assert Owner.myself().is_alive
    assert Owner(1, "another machine").is_alive
    assert not Owner(0, platform.node()).is_alive


def test_where_no_lock_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError) as refusal:
        Lock(tmp_path / "file" / "lock", "a game").take()
    assert refusal.value.id == "save.unwritable"


def test_a_link_in_place_of_a_lock_is_refused(tmp_path: Path) -> None:
    """What it leads to is not truncated."""
    precious = tmp_path / "precious"
    precious.write_text("text")
    (tmp_path / "lock").symlink_to(precious)
    lock = Lock(tmp_path / "lock", "a game")
    with pytest.raises(SaveError):
        lock.take()
    assert not lock.is_taken()
    assert precious.read_text() == "text"


def test_a_pipe_in_place_of_a_lock_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "lock")
    lock = Lock(tmp_path / "lock", "a game")
    with pytest.raises(SaveError):
        lock.take()
    assert not lock.is_taken()
    assert lock.owner() == Owner(0, "?")


@pytest.mark.parametrize("text", ["[" * 900, '{"pid": 1e400, "host": 1}', "x" * 5000, "\xff"])
def test_a_lock_with_nonsense_in_it_can_be_taken(tmp_path: Path, text: str) -> None:
    (tmp_path / "lock").write_text(text, "latin-1")
    lock = Lock(tmp_path / "lock", "a game")
    assert lock.owner() == Owner(0, "?")
    lock.take()
    assert lock.owner() == Owner.myself()
    lock.release()
