"""A copy of the tree as from a fresh clone, and what is built from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

NOT_IN_A_CLONE: Final = shutil.ignore_patterns(
    ".git",
    ".venv*",
    "__pycache__",
    "*.qm",
    "PKG-INFO",
    ".*_cache",
    ".hypothesis",
    "build",
    "dist",
    "screenshots",
)


def run(command: Sequence[str | Path], folder: Path, **environment: str) -> str:
    """What the command prints; its errors are shown when it fails."""
    # neither this tree nor its settings may help: the package has to work on its own
    ours = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PIP_", "QT_"))}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**ours, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


def fresh_copy(folder: Path) -> Path:
    return shutil.copytree(ROOT, folder, ignore=NOT_IN_A_CLONE)


def build_sdist(tree: Path, folder: Path) -> Path:
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder], tree)
    return next(folder.glob("*.tar.gz"))


def build_wheel(source: Path, folder: Path) -> Path:
    """With nothing but what is installed here: no network, no build environment."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-cache-dir", "--no-index", "--no-deps"]
    run([*pip, "--no-build-isolation", "--wheel-dir", folder, source], folder)
    return next(folder.glob("*.whl"))
