"""The command in a process of its own, without a display, and with parts of Qt missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

REFUSING = """
import runpy, sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if {refused}:
            raise ImportError(f"{{name}} is not installed here")
sys.meta_path.insert(0, Refuse())
runpy.run_module("pamir_desktop", run_name="__main__", alter_sys=True)
"""
NO_QT = REFUSING.format(refused="name.split('.')[0] in {'PySide6', 'shiboken6'}")
"""The command in a Python that has no Qt at all."""
NO_WINDOWS = REFUSING.format(
    refused="name.startswith('PySide6.Qt') and name != 'PySide6.QtCore'",
)
"""The command where nothing of Qt can be loaded that has to do with a screen."""


def run(
    *arguments: str, start: str = NO_WINDOWS, **environment: str
) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LC_ALL", "LC_MESSAGES"}
    known = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(
        [sys.executable, "-c", start, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**known, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )


def figures(output: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in output.splitlines())
