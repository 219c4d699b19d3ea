"""Short versions of the attacks on saved games; `tools/attack.py` runs the long ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.attacks.findings import Findings
from tools.attacks.garbled_autosaves import garble_autosaves
from tools.attacks.garbled_saves import garble_saves
from tools.attacks.killed_windows import kill_windows


def test_garbled_saves(tmp_path: Path) -> None:
    findings = Findings()
    garble_saves(tmp_path, 80, 11, findings)
    assert findings.problems == []
    assert findings.seen["opened"] > 3
    assert findings.seen["save.damaged"] > 20


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_garbled_autosave_folders(tmp_path: Path) -> None:
    findings = Findings()
    garble_autosaves(tmp_path, 24, 12, findings)
    assert findings.problems == []
    assert findings.seen["recovered"] > 10


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing can be forked here")
def test_killed_windows(tmp_path: Path) -> None:
    findings = Findings()
    kill_windows(tmp_path, 24, 13, findings)
    assert findings.problems == []
    assert findings.seen["in a folder"] > 5
