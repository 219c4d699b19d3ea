"""Pictures of every page of the program, to be looked at.

python tools/screenshots.py [FOLDER] [--lang de] [--theme dusk] [--size 1280x800] [--only curtain]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from pamir_desktop.app import Desk, application
from pamir_desktop.demo import jump_on
from pamir_desktop.model import RULEBOOK, SeatKind, SeatSetup, Setup
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.words import CardId, Colour
from pamir_desktop.settings import Pace, Settings, ThemeWish
from pamir_desktop.views.new_game_dialog import NewGameDialog

LANGUAGES: Final = ("en", "de", "ru")
THEMES: Final = (ThemeWish.LIGHT, ThemeWish.DUSK)
SIZES: Final = ("1280x800", "1920x1080")
HUGE: Final = "3840x2160"
NAMES: Final = ("Anna", "Boris", "Clara", "Daria", "Emil")
COLOURS: Final = (Colour.RED, Colour.BLUE, Colour.TAN, Colour.BLACK, Colour.GREY)
MOMENTS: Final = {"early": 14, "middle": 70, "late": 170}
SOLO_MOMENTS: Final = {"early": 8, "middle": 32, "late": 72}
"""After how many choices; chance never lasts long against Wakhan."""
TABLES: Final = {
    "solo": (1, True),
    "2": (2, False),
    "3": (3, False),
    "4": (4, False),
    "5": (5, False),
}
SEEDS: Final = {"solo": 95, "2": 39, "3": 27, "4": 9, "5": 41}
"""Games in which chance plays long enough for a crowded table."""
READ: Final = (CardId(3), CardId(109))
"""A card with everything on it, and an event."""


def setup_of(table: str) -> Setup:
    people, has_wakhan = TABLES[table]
    chairs = [SeatSetup(NAMES[i], COLOURS[i]) for i in range(people)]
    if has_wakhan:
        chairs.append(SeatSetup("Wakhan", COLOURS[people], SeatKind.WAKHAN))
    return Setup(chairs, seed=SEEDS[table], wakhan=RULEBOOK)


class Photographer:
    """Brings the window into every state and takes its picture."""

    def __init__(self, desk: Desk, wanted: str) -> None:
        self.desk = desk
        self.wanted = wanted

    def scenes(self) -> Iterator[tuple[str, QWidget]]:
        window = self.desk.window
        if self._wants("start"):
            window.show_start()
            yield "start", window
        if self._wants("new-game"):
            yield from self._dialogs()
        for table in TABLES:
            yield from self._tables(table)
        if self._wants("inspector"):
            yield from self._inspector()
        if self._wants("curtain"):
            yield from self._curtain()
        if self._wants("wakhan"):
            yield from self._wakhan()
        if self._wants("over"):
            yield from self._over()

    def _wants(self, name: str) -> bool:
        return name.startswith(self.wanted)

    def _dialogs(self) -> Iterator[tuple[str, QWidget]]:
        window = self.desk.window
        for table in ("solo", "5"):
            dialog = NewGameDialog(
                setup_of(table), self.desk.style(self.desk.settings.options), window
            )
            dialog.show()
            yield f"new-game-{table}", dialog
            dialog.close()
            dialog.deleteLater()

    def _tables(self, table: str) -> Iterator[tuple[str, QWidget]]:
        moments = SOLO_MOMENTS if table == "solo" else MOMENTS
        names = {f"table-{table}-{moment}": count for moment, count in moments.items()}
        if not any(map(self._wants, names)):
            return
        self.desk.session.start(setup_of(table))
        dice, made = Dice(1), 0
        for name, count in names.items():
            jump_on(self.desk, dice, count - made)
            made = count
            self.desk.control.lift_curtain()
            yield name, self.desk.window

    def _inspector(self) -> Iterator[tuple[str, QWidget]]:
        window = self.desk.window
        self._play("4", 60)
        shown = window.table.part_shown("inspector")
        if not shown:
            window.table.toggle_part("inspector")
        for card in READ:
            self.desk.control.read(card)
            window.table.side.inspector.complete()
            yield f"inspector-{card}", window
        if not shown:
            window.table.toggle_part("inspector")
            window.table.toggle_part("log")
            yield "inspector-log", window
            window.table.toggle_part("log")

    def _play(self, table: str, choices: int) -> None:
        self.desk.session.start(setup_of(table))
        jump_on(self.desk, Dice(1), choices)
        self.desk.control.lift_curtain()

    def _curtain(self) -> Iterator[tuple[str, QWidget]]:
        self._play("3", 60)
        dice = Dice(4)
        for _ in range(400):
            decision = self.desk.session.decision
            if decision is None or not self.desk.window.table.curtain.isHidden():
                break
            end = EndTurn() in decision.choices
            self.desk.control.choose(EndTurn() if end else dice.pick(decision))
        yield "curtain", self.desk.window

    def _wakhan(self) -> Iterator[tuple[str, QWidget]]:
        self._play("solo", 24)
        dice = Dice(4)
        self.desk.settings.override(pace=Pace.STEP)
        for _ in range(400):
            decision = self.desk.session.decision
            if decision is None or self.desk.control.is_watching:
                break
            end = EndTurn() in decision.choices
            self.desk.control.choose(EndTurn() if end else dice.pick(decision))
        self.desk.control.next_scene()
        self.desk.settings.override(pace=Pace.INSTANT)
        yield "wakhan", self.desk.window

    def _over(self) -> Iterator[tuple[str, QWidget]]:
        self.desk.session.start(setup_of("4"))
        jump_on(self.desk, Dice(1), 20_000)
        yield "over", self.desk.window
        self.desk.window.table.game_over.put_away()


def take(desk: Desk, folder: Path, size: str, wanted: str) -> int:
    """All pictures in the present language and theme; returns how many."""
    width, height = map(int, size.split("x"))
    desk.window.resize(QSize(width, height))
    desk.window.show()
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, widget in Photographer(desk, wanted).scenes():
        desk.app.processEvents()
        desk.window.table.view.complete()
        widget.grab().save(str(folder / f"{name}.png"))
        count += 1
    return count


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--theme", type=ThemeWish, action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--scale", type=int, default=100, help="in percent")
    parser.add_argument("--only", default="", help="scenes whose names begin so")
    options = parser.parse_args(arguments)
    desk = Desk(application(), Settings(None))
    desk.settings.change(pace=Pace.INSTANT, scale=options.scale)
    themes, languages = options.theme or THEMES, options.lang or LANGUAGES
    rounds = list(product(themes, options.size or SIZES, languages))
    if not (options.theme or options.size or options.lang):
        rounds.append((ThemeWish.LIGHT, HUGE, "en"))
    count = 0
    for theme, size, language in rounds:
        desk.settings.change(theme=theme, language=language)
        folder = options.folder / f"{size}-{theme.value}-{language}"
        count += take(desk, folder, size, options.only)
        print(folder, flush=True)
    print(f"pictures: {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
