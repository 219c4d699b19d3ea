"""A stage for tests of languages: the real application, its games in a folder of the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from pamir_desktop.app import Application
from pamir_desktop.games.folders import Folders
from pamir_desktop.views.games.game_preview import GamePreview
from pamir_desktop.views.panels.inspector import Inspector
from pamir_desktop.views.prompt import prompt_bar
from tests.window.application import USUAL_SIZE, Size, calm_settings, put_away
from tools.screens import SCENES
from tools.stage import NAMES, Stage

CROWDED = ("table-solo-late", "table-5-late")
FEW = tuple(name for name in SCENES if not name.startswith(("table-", "menu-")) or name in CROWDED)
"""Without tables that differ in their crowds only; the menus belong to the window anyway."""

_FIRST = {name.partition("-")[0]: name for name in reversed(FEW)}
KINDS = tuple(name for name in FEW if name in _FIRST.values())
"""The first scene of each kind: `inspector-3` represents all inspectors."""


@contextmanager
def stage_at(
    app: QApplication,
    folder: Path,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
    size: Size = USUAL_SIZE,
    scale: int = 100,
) -> Iterator[Stage]:
    """Nothing on it changes by itself: no cursor flashes, and no reason goes away."""
    flashing = app.cursorFlashTime()
    app.setCursorFlashTime(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prompt_bar, "REASON_TIME", 10**7)
        settings = calm_settings(language=language, scale=scale)
        application = Application(app, settings, Folders(folder / "data"))
    application.window.resize(*size)
    application.window.show()
    yield Stage(application, names)
    put_away(app, [application])
    app.setCursorFlashTime(flashing)


def settle(stage: Stage, widget: QWidget) -> None:
    """All painting is done, and everything that moves has arrived."""
    if not isinstance(widget, QMenu):  # the focus is shown in the active window only
        widget.activateWindow()
        QTest.qWaitForWindowActive(widget, 2000)
    for inspector in widget.findChildren(Inspector):
        inspector.complete()
    for _ in range(3):  # layouts that depend on others' sizes take their turns
        stage.application.app.processEvents()
        stage.application.app.sendPostedEvents()
    if widget is stage.window:
        stage.table.view.complete()
    for preview in widget.findChildren(GamePreview):
        preview.complete()
    for motion in widget.findChildren(QAbstractAnimation):
        motion.setCurrentTime(motion.duration())
