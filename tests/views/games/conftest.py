"""Saved games in a folder of the test, and a trash of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.saved_games import saved_game


@pytest.fixture(autouse=True)
def trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The trash of the desktop, in a home of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "Trash"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "games"
    saved_game(folder, "Evening")
    saved_game(folder, "Morning", 12)
    return folder
