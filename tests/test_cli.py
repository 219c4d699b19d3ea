"""The command line, as a user meets it: in a process of its own, without a display or Qt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pamir_desktop import __version__

ROOT = Path(__file__).resolve().parents[1]

NO_QT = """
import runpy, sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6"}:
            raise ImportError(f"{name} is not installed here")
sys.meta_path.insert(0, Refuse())
runpy.run_module("pamir_desktop", run_name="__main__", alter_sys=True)
"""
"""The command in a Python that has no Qt at all."""


def run(*arguments: str, without_qt: bool = True) -> subprocess.CompletedProcess[str]:
    start = ["-c", NO_QT] if without_qt else ["-m", "pamir_desktop"]
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(
        [sys.executable, *start, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env=environment | {"PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def figures(output: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in output.splitlines())


def test_selfplay_prints_its_figures() -> None:
    done = run("--selfplay", "4", "--players", "3", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, "")
    found = figures(done.stdout)
    assert found["games"] == "4"
    assert found["broken invariants"] == "0"
    assert found["turns a game"].startswith("least ")
    assert found["choices a game"].startswith("least ")
    wins = sum(int(value) for name, value in found.items() if name.startswith("wins of "))
    ends = sum(int(value) for name, value in found.items() if name.startswith("ended by "))
    assert wins >= ends == 4


def test_selfplay_is_the_same_from_the_same_seed_only() -> None:
    first = run("--selfplay", "2", "--seed", "5").stdout
    assert run("--selfplay", "2", "--seed", "5", without_qt=False).stdout == first
    assert run("--selfplay", "2", "--seed", "6").stdout != first


@pytest.mark.parametrize("arguments", [["--wakhan"], ["--wakhan", "improved", "--players", "3"]])
def test_wakhan_joins_selfplay(arguments: list[str]) -> None:
    done = run("--selfplay", "1", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert figures(done.stdout)["broken invariants"] == "0"


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"pamir-desktop {__version__}\n")


def test_help_names_every_option() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert done.stderr == ""
    for option in ("--selfplay", "--players", "--wakhan", "--seed", "--version"):
        assert option in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--cheat"], "unrecognized arguments: --cheat"),
        (["one.pamir", "two.pamir"], "unrecognized arguments: two.pamir"),
        (["--selfplay"], "--selfplay: expected one argument"),
        (["--selfplay", "0"], "0 is not a number above 0"),
        (["--selfplay", "-3"], "argument"),
        (["--selfplay", "many"], "'many'"),
        (["--selfplay", "1", "--players", "1"], "invalid choice: 1"),
        (["--selfplay", "1", "--players", "6"], "invalid choice: 6"),
        (["--selfplay", "1", "--players", "two"], "'two'"),
        (["--selfplay", "1", "--seed", "-1"], "argument"),
        (["--selfplay", "1", "--seed", str(2**64)], "from 0 to 2**63 - 1"),
        (["--selfplay", "1", "--wakhan", "kind"], "invalid choice: 'kind'"),
        (["--selfplay", "1", "--wakhan", "--players", "4"], "one or two humans"),
        (["--players", "3"], "belong to --selfplay"),
        (["--wakhan"], "belong to --selfplay"),
        (["--seed", "3"], "--seed belongs to"),
        (["--selfplay", "1", "--lang", "de"], "--selfplay has no window: leave out --lang"),
        (["--selfplay", "1", "game.pamir"], "--selfplay opens no game: leave out game.pamir"),
        (["--safe-mode", "--config-dir", "x"], "leave out --config-dir"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_command_line_exits_with_2_and_says_why(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert "usage: pamir-desktop" in done.stderr
    assert "Traceback" not in done.stderr
