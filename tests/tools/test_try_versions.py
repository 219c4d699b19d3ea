"""The table of Pythons and dependencies: which rows there are."""

from __future__ import annotations

import sys

from tools.try_versions import SUMMARY, oldest_versions, requirements, rows


def test_the_oldest_versions_are_the_lower_bounds() -> None:
    lines = ["attrs>=23.2", "PySide6-Essentials>=6.10,<6.12", "font-source-serif-pro==0.0.1"]
    assert oldest_versions(lines) == {"attrs": "23.2", "PySide6-Essentials": "6.10"}


def test_every_dependency_has_a_lower_bound_or_is_pinned() -> None:
    bounded = oldest_versions(requirements())
    assert {"attrs", "platformdirs", "PySide6-Essentials", "pytest", "hatchling"} <= set(bounded)
    assert all(">=" in line or "==" in line for line in requirements())


def test_this_python_is_tried_with_the_newest_dependencies() -> None:
    names = [row.name for row in rows()]
    assert f"3.{sys.version_info.minor} newest" in names
    assert len(names) == len(set(names))


def test_the_last_line_of_a_run_is_its_summary() -> None:
    printed = "....\n1 failed, 12 passed, 2 skipped in 208.36s (0:03:28)\n"
    assert SUMMARY.findall(printed) == ["1 failed, 12 passed, 2 skipped in 208.36s (0:03:28)"]
