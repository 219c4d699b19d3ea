"""A full disk and a read-only folder, for real: reported, nothing lost, tried again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.folder_access import opened_up

pytest.importorskip("resource", reason="no limits here")


def run(kind: str, folder: Path) -> Any:
    """Coverage is not measured in it: such a process cannot write the figures."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.full_disk", kind, str(folder)],
        cwd=Path(__file__).parents[2],
        env={key: value for key, value in os.environ.items() if not key.startswith("COVERAGE_")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_a_full_disk(tmp_path: Path) -> None:
    reports, refused, meanwhile, newest, leftovers, made = run("full", opened_up(tmp_path))
    assert reports == ["save.disk_full", None]
    assert refused == "save.disk_full"
    assert meanwhile == [True]
    assert newest == [True]
    assert (leftovers, made) == ([], 106)


def test_a_read_only_folder(tmp_path: Path) -> None:
    reports, refused, meanwhile, newest, leftovers, made = run("read-only", opened_up(tmp_path))
    assert reports == ["save.read_only", None]
    assert refused == "save.read_only"
    assert meanwhile == []
    assert newest == [True]
    assert (leftovers, made) == ([], 106)
