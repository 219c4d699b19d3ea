"""Every test here speaks English before and after, from translations compiled for the run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from pamir_desktop import LANGUAGES
from pamir_desktop.views.texts.languages import use_language
from tools.translate import compile_changed, source_of

Speak = Callable[[str], str]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    compile_changed(map(source_of, LANGUAGES), folder)
    return folder


@pytest.fixture
def speak(qapp: QApplication, compiled: Path) -> Iterator[Speak]:
    """Change the language of the application."""
    locale = QLocale()
    yield lambda code: use_language(qapp, code, compiled)
    use_language(qapp, "en", compiled)
    QLocale.setDefault(locale)
