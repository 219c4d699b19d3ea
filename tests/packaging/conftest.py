"""A stand-in for the frozen program, which takes minutes to make."""

from __future__ import annotations

from pathlib import Path

import pytest

from pamir_desktop.control.qt_application import APP_ID

STAND_IN = "#!/bin/sh\necho played: $*\n"


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """As PyInstaller leaves it, but small."""
    program = tmp_path / "frozen" / "pamir-desktop"
    (program.parent / "_internal").mkdir(parents=True)
    (program.parent / "_internal" / "library").write_text("")
    program.write_text(STAND_IN)
    program.chmod(0o755)
    return program.parent


@pytest.fixture
def theme(tmp_path: Path) -> Path:
    icon = tmp_path / "theme" / "256x256" / "apps" / f"{APP_ID}.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"")
    return tmp_path / "theme"
