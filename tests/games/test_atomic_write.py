"""Atomic writing: at every moment the old file or the new one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pamir_desktop.games.atomic_write import write_atomically
from pamir_desktop.games.errors import SaveError


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.pamir"
    write_atomically(path, b"old")
    path.chmod(0o640)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert names(path.parent) == ["game.pamir"]
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o640


def test_a_reader_of_the_old_file_keeps_it(tmp_path: Path) -> None:
    """The new file is another one: nothing is ever written into the old one."""
    path = tmp_path / "game.pamir"
    write_atomically(path, b"old")
    with path.open("rb") as reader:
        write_atomically(path, b"new")
        assert reader.read() == b"old"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target, link = tmp_path / "real" / "game.pamir", tmp_path / "link.pamir"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.pamir").mkdir()
    (tmp_path / "game.pamir" / "inside").touch()
    with pytest.raises(SaveError) as refusal:
        write_atomically(tmp_path / "game.pamir", b"new")
    assert refusal.value.id == "save.unwritable"
    assert names(tmp_path) == ["game.pamir"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    with pytest.raises(SaveError) as refusal:
        write_atomically(tmp_path / "file" / "game.pamir", b"new")
    assert refusal.value.id == "save.unwritable"
    assert (tmp_path / "file").read_bytes() == b"x"


def test_long_names_leave_room_for_the_temporary_one(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 240 + ".pamir")
    write_atomically(path, b"new")
    assert names(tmp_path) == [path.name]
