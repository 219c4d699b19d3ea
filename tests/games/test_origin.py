"""The file of a game is found again after a crash, and nonsense about it is ignored."""

from __future__ import annotations

from pathlib import Path

import pytest

from pamir_desktop.games.origin import NAME, Origin, read_origin, write_origin


@pytest.mark.parametrize("name", ["Evening.pamir", "Вечер «у нас».pamir", "ende \udcff.pamir"])
def test_a_file_is_found_again(name: str, tmp_path: Path) -> None:
    origin = Origin(tmp_path / name, "f" * 64)
    write_origin(tmp_path, origin)
    assert read_origin(tmp_path) == origin


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"[]", b"{", b"{}", b"[" * 10_000, b'{"path": "x"}', b'{"path": 3, "seen": "x"}'),
        *(b'{"path": "", "seen": "x"}', b'{"path": "a\\u0000b", "seen": "x"}', b"x" * 100_000),
        b'{"path": "a", "seen": ["x"]}',
    ],
)
def test_nonsense_is_no_file(data: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(data)
    assert read_origin(tmp_path) is None


def test_no_file_at_all(tmp_path: Path) -> None:
    assert read_origin(tmp_path) is None
