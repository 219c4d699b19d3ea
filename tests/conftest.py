"""Qt without a screen for every test, and the order they ran in."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytest.register_assert_rewrite("tools.scene_check")  # so that its differences are shown


@pytest.fixture(autouse=True)
def no_application_without_windows() -> Iterator[None]:
    """Qt has one application per process: a bare one left here would fail every window after it."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    application = core and core.QCoreApplication.instance()
    assert type(application).__name__ != "QCoreApplication", "this test needs the fixture qapp"


@pytest.fixture(autouse=True)
def no_window_left_open() -> Iterator[None]:
    """Without a screen the first window at a place gets the mouse: one left here would take it."""
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None and widgets.QApplication.instance() is not None:
        windows = widgets.QApplication.topLevelWidgets()
        left = [window for window in windows if window.isVisible()]
        for window in left:
            window.hide()
        assert not left, "this test leaves a window open"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """pytest-randomly prints the seed in a header that `-q` leaves out."""
    seed = terminalreporter.config.getoption("randomly_seed", None)
    if seed is not None:
        terminalreporter.write_line(f"Run in this order again: --randomly-seed={seed}")
