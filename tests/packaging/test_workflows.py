"""The workflows of the public repository run commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .building import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OWN_FILE = re.compile(r"\b(?:packaging|tools|benchmarks)[/\\][\w./\\-]+")


def test_there_is_one_for_changes_and_one_for_releases() -> None:
    assert [file.stem for file in WORKFLOWS] == ["release", "test"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_their_commands_exist(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))
    asked = set(re.findall(r"run: make ([\w-]+)", text))
    assert asked
    assert asked <= targets
    for path in OWN_FILE.findall(text):
        assert (ROOT / path.replace("\\", "/")).exists(), path
