"""Qt without a screen for every test, and the order they ran in."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytest.register_assert_rewrite("tools.scene_check")  # so that its differences are shown


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """pytest-randomly prints the seed in a header that `-q` leaves out."""
    seed = terminalreporter.config.getoption("randomly_seed", None)
    if seed is not None:
        terminalreporter.write_line(f"Run in this order again: --randomly-seed={seed}")
