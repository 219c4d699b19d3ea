"""The application for tests: the real window, session and control; nothing is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker
from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Application
from pamir_desktop.games.folders import Folders
from pamir_desktop.model import RULEBOOK, Choice, Decision, SeatKind, SeatSetup, Setup
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.rng import draw
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Colour
from pamir_desktop.settings import Pace, Settings, Speed

Size = tuple[int, int]
USUAL_SIZE: Size = (1280, 800)

ApplicationMaker = Callable[[Settings, Folders | None, Size | None], Application]
"""Starts the program; without folders no game is saved, without a size it has the default one."""

NAMES = ("Anna", "Boris", "Clara", "Daria", "Emil")


def table(people: int, seed: int = 1, *, wakhan: bool = False, open_hands: bool = False) -> Setup:
    chairs = [SeatSetup(NAMES[i], Colour(i)) for i in range(people)]
    if wakhan:
        chairs.append(SeatSetup("Wakhan", Colour(people), SeatKind.WAKHAN))
    return Setup(chairs, seed=seed, open_hands=open_hands, wakhan=RULEBOOK)


def calm_settings(**values: object) -> Settings:
    settings = Settings(None)
    settings.override(language="en", theme="light", animation=Speed.OFF, pace=Pace.INSTANT)
    settings.override(warnings=False)  # most tests play at random
    settings.override(**values)
    return settings


def put_away(app: QApplication, applications: Sequence[Application]) -> None:
    """Close them as the program does at its end, and release all that they hold."""
    for application in applications:
        application.window.close()
        application.window.deleteLater()
        application.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.setStyleSheet("")


def play_to_the_end(application: Application, dice: Dice) -> None:
    """Random choices of which only the last position is shown."""
    with QSignalBlocker(application.session):
        while (decision := application.session.decision) is not None:
            application.session.choose(dice.pick(decision))
    application.session.replaced.emit()


def sensible(decision: Decision, dice: Dice) -> Choice:
    """Chance, but turns end soon."""
    end = EndTurn()
    return end if draw(dice, 4) == 0 and end in decision.choices else dice.pick(decision)
