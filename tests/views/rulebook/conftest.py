"""The rules are read in the languages of the texts, and no window outlives its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from pamir_desktop.views.rulebook.rules_window import RulesWindow
from tests.views.texts.conftest import compiled, speak

__all__ = ["compiled", "speak"]


@pytest.fixture(autouse=True)
def no_window_stays(qapp: QApplication) -> Iterator[None]:
    """A forgotten window would be polished, and warn, with the next style sheet."""
    yield
    for window in qapp.topLevelWidgets():
        if isinstance(window, RulesWindow):
            window.close()
            shiboken6.delete(window)
