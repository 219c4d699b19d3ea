"""The stage: a real application that screens are shown in, one after the other, and their list."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from pamir_desktop.app import Application
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model import (
    RULEBOOK,
    Choice,
    SeatKind,
    SeatSetup,
    Setup,
    new_game,
    pending,
)
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.history import Game, Identity
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardId, Colour
from pamir_desktop.views.panel_parts import PARTS

NAMES: Final = ("Anna", "Boris", "Clara", "Daria", "Emil")
COLOURS: Final = (Colour.RED, Colour.BLUE, Colour.TAN, Colour.BLACK, Colour.GREY)
MOMENTS: Final = {"early": 14, "middle": 70, "late": 170}
SOLO_MOMENTS: Final = {"early": 8, "middle": 32, "late": 72}
"""After how many choices; random games against Wakhan are never long."""

TABLES: Final = {
    "solo": (1, True),
    "2": (2, False),
    "3": (3, False),
    "4": (4, False),
    "5": (5, False),
}
SEEDS: Final = {"solo": 95, "2": 39, "3": 27, "4": 9, "5": 41, "bots2": 27, "bots4": 41}
"""Random games that are long enough for a crowded table."""

READ: Final = (CardId(3), CardId(109))
"""A card with everything on it, and an event."""

PAGES: Final = ("first_game", "read_card", "bribes", "wakhan_radicalize")
LONG_AGO: Final = 1_700_000_000
"""The date of all saved games, so that their pictures are always the same."""

SECONDS_FOR_A_BOT: Final = 60
PATIENCE: Final = 400
"""The number of choices after which to give up waiting for something."""

BOTS: Final = (
    Bot(Level.NOVICE, Temperament.MERCHANT, 1),
    Bot(Level.SKILLED, Temperament.GENERAL, 2),
    Bot(Level.STRONG, Temperament.SPYMASTER, 3),
    Bot(Level.EXPERT, Temperament.TURNCOAT, 4),
)


def setup_of(table: str, names: tuple[str, ...] = NAMES) -> Setup:
    if table.startswith("bots"):
        person = SeatSetup(names[0], COLOURS[0])
        bots = [
            SeatSetup(names[place], COLOURS[place], bot=bot)
            for place, bot in enumerate(BOTS[: int(table[4:])], start=1)
        ]
        return Setup([person, *bots], seed=SEEDS[table])
    people, has_wakhan = TABLES[table]
    chairs = [SeatSetup(names[i], COLOURS[i]) for i in range(people)]
    if has_wakhan:
        chairs.append(SeatSetup("Wakhan", COLOURS[people], SeatKind.WAKHAN))
    return Setup(chairs, seed=SEEDS[table], wakhan=RULEBOOK)


@cache
def saved(setup: Setup, most: int) -> bytes:
    """A game after at most this many choices, as a file."""
    identity = Identity(id=str(setup.seed), created="2023-11-14T22:13:20Z")
    game = Game(setup, new_game(setup), identity=identity)
    dice = Dice(1)
    while (decision := pending(game.state)) is not None:
        if game.made >= most and not game.is_bots(decision.seat):
            break  # where a bot has to decide, the table would not stay as it is
        game.choose(dice.pick(decision))
    return save_bytes(game.record())


class Stage:
    """An application that is taken from screen to screen."""

    def __init__(self, application: Application, names: tuple[str, ...] = NAMES) -> None:
        self.application = application
        self.names = names
        self.window = application.window
        self.table = application.window.table
        self._parts = {name: self.table.part_shown(name) for name in PARTS}

    def setup(self, table: str) -> Setup:
        return setup_of(table, self.names)

    def play(self, table: str, choices: int) -> QWidget:
        """A game after this many choices, from a file: choices at the table would be autosaved."""
        assert self.application.files.folders is not None
        folder = self.application.files.folders.root / "scenes"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{len(self.setup(table).seats)}.pamir"
        file.write_bytes(saved(self.setup(table), choices))
        self.application.files.open(file)
        self.application.control.display.lift_curtain()
        return self.window

    def open(self, game: bytes) -> None:
        """Any game, from a file."""
        assert self.application.files.folders is not None
        file = self.application.files.folders.root / "scenes" / "1.pamir"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(game)
        self.application.files.open(file)
        self.application.control.display.lift_curtain()

    def play_until(self, happened: Callable[[], bool]) -> None:
        """Continue at the table, ending turns early, until something is the case."""
        dice = Dice(4)
        for _ in range(PATIENCE):
            decision = self.application.session.decision
            if decision is None or happened():
                return
            end = EndTurn() in decision.choices
            self.application.control.choose_anyway(EndTurn() if end else dice.pick(decision))

    def offers(self, kind: type[Choice]) -> bool:
        """A player is asked for such a choice; that player takes the seat."""
        self.application.control.display.lift_curtain()
        decision = self.application.session.decision
        return decision is not None and any(isinstance(c, kind) for c in decision.choices)

    def show_part(self, name: str) -> None:
        if not self.table.part_shown(name):
            self.table.toggle_part(name)

    def opened(self) -> QDialog:
        """The dialog opened last: the one waiting for an answer, if any."""
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QDialog):
            return modal
        shown = [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]
        return shown[-1]

    def keep_games(self) -> None:
        """Some saved games, two of them over; autosaved ones are set aside."""
        assert self.application.files.folders is not None
        self.application.files.close()
        shutil.rmtree(self.application.files.folders.autosaves, ignore_errors=True)
        folder = self.application.files.folders.games
        folder.mkdir(parents=True, exist_ok=True)
        for number, (table, most) in enumerate((("solo", 20_000), ("2", 20_000), ("5", 60)), 1):
            file = folder / f"{number}.pamir"
            file.write_bytes(saved(self.setup(table), most))
            os.utime(file, (LONG_AGO, LONG_AGO))

    def tidy(self) -> None:
        """Close everything a screen has opened."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog | QMenu) and widget.isVisible():
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if self.application.session.game is not None:
            self.application.replay.leave()
            self.application.control.display.lift_curtain()
            self.application.session.trouble.emit(None)
            QCoreApplication.processEvents()
        self.table.checks.scene.close_scene()
        self.table.checks.hide_notice()
        self.table.hide_recap()
        if self.table.game_over.isVisible():
            self.table.game_over.put_away()
        self.application.hints.stop()
        self.application.outline.hide()
        if self.application.ring.wanted:
            self.application.ring.toggle()
        for name, shown in self._parts.items():
            if self.table.part_shown(name) != shown:
                self.table.toggle_part(name)


Scene = Callable[[Stage], QWidget]
SCENES: Final[dict[str, Scene]] = {}
"""By the names of their pictures."""


def scene(name: str) -> Callable[[Scene], Scene]:
    def keep(made: Scene) -> Scene:
        SCENES[name] = made
        return made

    return keep
