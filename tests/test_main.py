"""The command chooses what to run, and loads Qt only for a window."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from pamir_desktop import __main__, app
from pamir_desktop.__main__ import main

pytestmark = pytest.mark.usefixtures("qapp")  # messages make an application if there is none


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """What the window was started with; none opens."""
    runs: list[argparse.Namespace] = []

    def run(options: argparse.Namespace) -> int:
        runs.append(options)
        return 7

    monkeypatch.setattr(app, "run", run)
    return runs


def test_the_window_starts_with_the_options_and_its_code_is_the_exit_code(
    started: list[argparse.Namespace], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(__main__, "has_display", lambda environment: True)
    assert main(["--new", "hotseat:3", "--seed", "5"]) == 7
    assert [(run.new, run.seed) for run in started] == [("hotseat:3", 5)]


def test_without_a_display_no_window_is_tried(
    started: list[argparse.Namespace],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(__main__, "has_display", lambda environment: False)
    assert main(["--lang", "en"]) != 0
    assert started == []
    assert capsys.readouterr().err


def test_the_demo_needs_no_display(
    started: list[argparse.Namespace], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(__main__, "has_display", lambda environment: False)
    assert main(["--demo", str(tmp_path)]) == 7
    assert len(started) == 1


def test_selfplay_and_verification_open_no_window(
    started: list[argparse.Namespace], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--selfplay", "1", "--players", "2", "--seed", "1", "--lang", "en"]) == 0
    assert "games: 1" in capsys.readouterr().out
    (tmp_path / "letter.pamir").write_bytes(b"Dear Shuja,")
    assert main(["--verify", str(tmp_path / "letter.pamir"), "--lang", "en"]) == 1
    assert started == []
