"""The command: exit codes, no abort without a screen, and pictures of a short game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pamir_desktop.cli import read_command_line
from pamir_desktop.display import has_display


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, without a display unless one is given."""
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    return subprocess.run(
        [sys.executable, "-m", "pamir_desktop", *arguments],
        env={**bare, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
def test_without_a_display_it_says_so_and_does_not_abort() -> None:
    result = run()
    assert result.returncode == 2
    assert "needs a display" in result.stderr
    assert "Traceback" not in result.stderr


def test_help_and_version_need_no_display() -> None:
    assert run("--help").returncode == 0
    assert run("--version").stdout.startswith("pamir-desktop ")


def test_selfplay_does_not_load_qt() -> None:
    code = (
        "import sys; from pamir_desktop.__main__ import main; main(['--selfplay', '1']);"
        "sys.exit('PySide6' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    assert result.returncode == 0


def test_scales_are_factors_or_percent() -> None:
    assert read_command_line(["--scale", "1.5"]).scale == 150
    assert read_command_line(["--scale", "90%"]).scale == 90
    assert read_command_line(["--scale", "2"]).scale == 200


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the rule is Linux's")
def test_any_of_three_variables_is_a_display() -> None:
    assert not has_display({})
    assert not has_display({"DISPLAY": ""})
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        assert has_display({name: "x"})


def test_the_demo_leaves_pictures_without_a_display(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    result = run("--demo", str(folder), "--seed", "4", "--new", "solo", "--lang", "en")
    assert result.returncode == 0, result.stderr
    pictures = sorted(folder.glob("*.png"))
    assert len(pictures) == 4
    assert result.stdout.split() == [str(picture) for picture in pictures]
    assert all(picture.stat().st_size > 100_000 for picture in pictures)
