"""Random input to the real window, from a seed, with checks after every burst.

python tools/monkey.py --seconds 600 --seed 7     exit code 1 if anything went wrong

It clicks, drags, types, switches language and theme, undoes, saves, opens, resizes, uses every
dialog and starts games. After every burst there must be no exception, the scene must equal the
state, and everything on the table must have a name. At the end nothing may have leaked. On a
display (QT_QPA_PLATFORM=xcb) it uses a real window, otherwise an offscreen one.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Application
from pamir_desktop.control.error_hooks import ErrorHooks, UnexpectedError, qt_log
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.control.startup import quick_setup
from pamir_desktop.games.folders import Folders
from pamir_desktop.settings import Options, Settings
from tools.leak_counts import Counts, kinds, leak_counts, resident, settle
from tools.random_dialogs import put_away
from tools.random_inputs import RandomInputs
from tools.scene_check import compare_scene

BURST: Final = 25
MOST_TROUBLES: Final = 10
"""After this many problems there is nothing more to learn from this run."""

STUCK: Final = 2000
"""Milliseconds after which a dialog that blocks its caller is closed."""

HANGING: Final = 600
"""Seconds without a burst after which the run is aborted, with the place where it hangs."""

MOST_GROWTH: Final = Counts(items=0, qobjects=12, objects=4000)
"""The allowed difference between two counts: windows created once, and cached texts."""

HARMLESS: Final = (
    "This plugin does not support",  # the offscreen platform
    "Unable to detect a launcher",  # a screen without a desktop; the program reports it too
)


@frozen
class Trouble:
    kind: str  # exception, difference, warning
    text: str
    before: tuple[str, ...]  # the last inputs

    def __str__(self) -> str:
        return "\n".join([f"{self.kind}: {self.text}", "The last inputs:", *self.before])


class Watch(QObject):
    """The window stays open under any input."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close:
            event.ignore()
            return True
        return False


class Complaints(logging.Handler):
    """Everything Qt warns about."""

    def __init__(self, monkey: Monkey) -> None:
        super().__init__(logging.WARNING)
        self._monkey = monkey

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if not any(harmless in text for harmless in HARMLESS):
            self._monkey.note("warning", text)


class Monkey:
    def __init__(self, application: Application, seed: int, folder: Path) -> None:
        self.application = application
        self.inputs = RandomInputs(application, seed, folder)
        self.checks = 0
        self.troubles: list[Trouble] = []
        self._failures = ErrorHooks()
        self._failures.happened.connect(self._note_failure)
        self._watch = Watch()
        self._complaints = Complaints(self)
        self._guard = QTimer()
        self._guard.setInterval(STUCK)
        self._guard.timeout.connect(self._free)
        (folder / "nonsense.pamir").write_text("{no game}", encoding="utf-8")

    def note(self, kind: str, text: str) -> None:
        self.troubles.append(Trouble(kind, text, tuple(self.inputs.last)))

    def _note_failure(self, failure: UnexpectedError) -> None:
        self.note("exception", failure.details)

    def _free(self) -> None:
        """A dialog with its own event loop keeps the input that opened it from returning."""
        stuck = QApplication.activeModalWidget()
        if stuck is not None:
            put_away(stuck)

    # --- A run -----------------------------------------------------------------------------

    def run(self, seconds: float, *, everything: bool = False) -> None:
        """For this long, or until enough went wrong; optionally all menus are tried first."""
        self._failures.install()
        qt_log.addHandler(self._complaints)
        self.application.window.installEventFilter(self._watch)
        self._guard.start()
        end = time.monotonic() + seconds
        try:
            if everything:
                self._burst(self.inputs.press_everything)
            while time.monotonic() < end and len(self.troubles) < MOST_TROUBLES:
                self._burst(partial(self.inputs.do, BURST))
        finally:
            self._guard.stop()
            self.application.window.removeEventFilter(self._watch)
            qt_log.removeHandler(self._complaints)
            self._failures.uninstall()

    def _burst(self, inputs: Callable[[], None]) -> None:
        faulthandler.dump_traceback_later(HANGING, exit=True)
        try:
            inputs()
        except Exception:  # an exception from a call is as wrong as one in a slot
            self.note("exception", traceback.format_exc())
        try:
            self.check()
        except AssertionError as error:
            self.note("difference", f"{error}\n{traceback.format_exc()}")
        faulthandler.cancel_dump_traceback_later()

    def check(self) -> None:
        """What must be true whenever the window is idle."""
        self.inputs.close_dialogs()
        settle()
        self.checks += 1
        view = self.application.window.table.view
        view.motion.finish()
        scene, session = view.table, self.application.session
        if session.game is None or scene.position is None:
            return
        watching = self.application.control.display.is_watching
        compare_scene(scene, scene.position.state if watching else session.state)
        wording = self.inputs.entries()
        assert all(entry.name.strip() for entry in wording), "a thing without a name"
        spots = {entry.spot for entry in wording if entry.spot is not None}
        assert spots == set(scene.spots()), (
            f"the outline differs from the table: {spots ^ set(scene.spots())}"
        )

    # --- Looking for leaks -------------------------------------------------------------------

    def take_stock(self) -> tuple[Counts, float]:
        """Counts with always the same game in the same window, and no saved games."""
        application = self.application
        assert application.files.folders is not None
        assert application.files.store is not None
        for file in application.files.folders.games.glob("*"):
            file.unlink()
        application.files.store.library.entries()  # the list knows as many games as there are
        self.inputs.close_dialogs()
        for window in QApplication.topLevelWidgets():
            if window is not application.window:
                window.close()
        application.outline.hide()
        application.settings.change(**{**options_of(Options()), "language": "en"})
        application.window.showNormal()
        application.window.resize(1280, 800)
        application.session.start(quick_setup("hotseat:3", 1))
        application.window.grab()
        return leak_counts(application), resident()


def options_of(options: Options) -> dict[str, object]:
    """By name, as they are changed."""
    names = ("theme", "palette", "scale", "animation", "pace", "auto_answer", "confirm_end")
    heard = ("sound", "volume")
    return {name: getattr(options, name) for name in (*names, *heard)}


def growth(before: Counts, after: Counts) -> list[str]:
    """What has grown more than allowed."""
    allowed = MOST_GROWTH.numbers()
    more = after.more_than(before)
    return [f"{count} more {name}" for name, count in more.items() if count > allowed[name]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--bots", action="store_true", help="computer players in every game")
    only.add_argument("--first", action="store_true", help="the first edition in every game")
    options = parser.parse_args(arguments)
    faulthandler.enable()
    logging.lastResort = None
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder  # files saved without asking are saved here
        sort = "first" if options.first else "bots" if options.bots else ""
        return report(options.seconds, options.seed, Path(folder), sort)


def report(seconds: float, seed: int, folder: Path, only: str = "") -> int:
    """Run a monkey on a window and print the results; 1 if anything went wrong."""
    application = Application(qt_application(), Settings(None), Folders(folder / "data"))
    application.window.show()
    monkey = Monkey(application, seed, folder)
    if only:
        monkey.inputs.share_of_first = float(only == "first")
        monkey.inputs.share_with_bots = float(only == "bots")
    print(f"memory at first, MB: {resident():.1f}")
    monkey.run(min(60.0, seconds / 4), everything=True)
    start = time.monotonic()
    stocks: list[Counts] = []
    known: Counter[str] = Counter()
    for share in range(1, 5):
        monkey.run(max(0.0, start + seconds * share / 4 - time.monotonic()))
        print(f"memory after {share}/4, MB: {resident():.1f}")
        stock, memory = monkey.take_stock()
        print(f"after {share}/4: {stock}, {memory:.1f} MB", flush=True)
        stocks.append(stock)
        if share == 2:
            known = kinds(application)
    inputs = monkey.inputs
    print(f"seed: {seed}\nseconds: {time.monotonic() - start:.0f}")
    print(f"inputs: {sum(inputs.done.values())}")
    for name, count in inputs.done.most_common():
        print(f"inputs, {name}: {count}")
    print(f"games started: {inputs.started}\ngames finished: {inputs.finished}")
    for edition, count in inputs.choices_made.items():
        print(f"choices made, {edition} edition: {count}")
    print(f"comparisons of scene and state: {monkey.checks}")
    for kind in ("exception", "warning", "difference"):
        print(f"{kind}s: {sum(trouble.kind == kind for trouble in monkey.troubles)}")
    # everything created once is created in the first half; what keeps growing after that leaks
    piled = growth(stocks[1], stocks[3])
    print(f"piled up in the second half: {', '.join(piled) or 'nothing'}")
    if piled:
        print("most of it:", (kinds(application) - known).most_common(12))
    for trouble in monkey.troubles:
        print(trouble)
    application.window.close()
    return 1 if monkey.troubles or piled else 0


if __name__ == "__main__":
    sys.exit(main())
