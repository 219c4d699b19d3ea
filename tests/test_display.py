"""Where Qt cannot open a window, our own message says so; what a run writes is the owner's only."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FIRST_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pamir_desktop import app
from pamir_desktop.cli import read_command_line

def look():
    window = next(w for w in app.QApplication.topLevelWidgets() if w.isVisible())
    room = QGuiApplication.primaryScreen().availableSize()
    print(room.width(), room.height(), window.width(), window.height())
    window.close()
    app.QApplication.exit(0)

former = app.begin
def begin(application, options):
    former(application, options)
    QTimer.singleShot(500, look)
app.begin = begin
sys.exit(app.run(read_command_line(sys.argv[1:])))
"""


def started(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    bare = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "QT_QPA_PLATFORM"}}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=Path(__file__).parents[1],
        env={**bare, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are named on Linux")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "could not open a window"), ("de", "kein Fenster"), ("ru", "открыть окно")],
)
def test_a_display_that_does_not_run(tmp_path: Path, language: str, words: str) -> None:
    command = ("-m", "pamir_desktop", "--config-dir", str(tmp_path), "--lang", language)
    for environment in ({"QT_QPA_PLATFORM": "nonsense"}, {"DISPLAY": ":12345"}):
        done = started(*command, **environment)
        assert done.returncode == 2
        assert words in done.stderr
        assert "qt.qpa" not in done.stderr
        assert "--demo" in done.stderr


def test_safe_mode_writes_nothing(tmp_path: Path) -> None:
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    done = started(
        *("-c", FIRST_WINDOW, "--safe-mode"),
        **{**homes, "XDG_DATA_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    assert [path for path in tmp_path.rglob("*") if "pamir" in path.name] == []


@pytest.mark.skipif(os.name != "posix", reason="no such permissions here")
def test_the_first_window_fits_and_its_files_are_private(tmp_path: Path) -> None:
    done = started(
        *("-c", FIRST_WINDOW, "--config-dir", str(tmp_path / "data"), "--new", "hotseat:2"),
        QT_QPA_PLATFORM="offscreen",
        QT_SCALE_FACTOR="2",
    )
    assert done.returncode == 0, done.stderr
    room_wide, room_high, wide, high = map(int, done.stdout.split())
    assert wide <= room_wide
    assert high <= room_high
    written = list((tmp_path / "data").rglob("*"))
    assert any(path.suffix == ".ini" for path in written)
    assert any(path.suffix == ".log" for path in written)
    assert [path for path in written if path.stat().st_mode & 0o077] == []
