"""A short game without a display that saves pictures of the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from pamir_desktop.model.selfplay import Dice

from .model import Setup
from .settings import Pace

if TYPE_CHECKING:
    from .app import Application

SIZE: Final = QSize(1920, 1080)
MOMENTS: Final = (4, 40, 120)
"""Choices after which a picture is taken."""


def play_on(application: Application, dice: Dice, choices: int) -> int:
    """Make this many random choices at the table, as people would; returns how many were made."""
    made = 0
    while made < choices and application.session.decision is not None:
        application.checks.skip()
        application.control.display.lift_curtain()
        decision = application.session.decision
        application.control.choose_anyway(dice.pick(decision))
        made += 1
    return made


def play_demo(
    application: Application, folder: Path, setup: Setup, report: Callable[[str], None] = print
) -> int:
    """Play from picture to picture; 0 if they could all be written."""
    folder.mkdir(parents=True, exist_ok=True)
    application.settings.override(pace=Pace.INSTANT)
    window = application.window
    window.resize(SIZE)
    window.show()
    pictures = [folder / "0-start.png"]
    written = window.grab().save(str(pictures[0]))
    application.session.start(setup)
    dice, made = Dice(setup.seed), 0
    for number, moment in enumerate(MOMENTS, 1):
        made += play_on(application, dice, moment - made)
        application.checks.skip()
        application.control.display.lift_curtain()
        application.app.processEvents()
        window.table.view.complete()
        pictures.append(folder / f"{number}-table.png")
        written = window.grab().save(str(pictures[-1])) and written
    for picture in pictures:
        report(str(picture))
    return 0 if written else 1
