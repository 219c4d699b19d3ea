"""A turn over AT-SPI, as a screen reader plays it; where that is installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools.screen_reader import ROOT, missing

LACKING = missing()


@pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}")
def test_a_whole_turn_is_played_by_names_and_actions_alone() -> None:
    command = [sys.executable, str(ROOT / "tools" / "screen_reader.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    said = [line for line in done.stdout.splitlines() if not line.startswith("SpiRegistry")]
    assert done.returncode == 0, done.stdout + done.stderr
    assert said[0].startswith("asked: Red: Choose your loyalty")
    pressed = [line for line in said if line.startswith("press: ")]
    assert len(pressed) == 4, "loyalty, two purchases, the end of the turn: one action each"
    assert said[-1] == "a whole turn was played"
