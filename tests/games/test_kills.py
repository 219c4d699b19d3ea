"""SIGKILL at random moments: the game resumes at a position that occurred, at most one act old."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROUNDS = 55


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing can be forked here")
@pytest.mark.parametrize("seed", range(4))
def test_a_killed_game_is_at_most_one_deed_old(seed: int, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.kill_rounds", str(tmp_path), str(ROUNDS), str(seed)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    rounds = [line.split() for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, "")
    assert [kind for kind, _, _ in rounds] == ["good"] * ROUNDS
    assert max(int(logged) for _, logged, _ in rounds) > 0
