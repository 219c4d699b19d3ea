"""A monkey at the real window: random input with a seed, checked after every burst.

python tools/monkey.py --seconds 600 --seed 7     exit code 1 at the first thing that is wrong

It clicks, drags, types, switches language and look, undoes, saves, opens, resizes and starts games.
After every burst nothing may have raised, the scene must equal the state, and everything on the
table must have a name. At the end it tells how much memory the run has taken.
"""

from __future__ import annotations

import argparse
import logging
import os
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from pamir_desktop.app import Desk, application
from pamir_desktop.games import Places, SaveError
from pamir_desktop.mishaps import Mishap, Mishaps, qt_log
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.setup import RULEBOOK
from pamir_desktop.settings import Pace, PaletteWish, Settings, Speed, ThemeWish
from pamir_desktop.views.accessible.outline import Entry
from pamir_desktop.views.table.spots import Spot
from tests.views.table.comparing import compare_scene

LEFT: Final = Qt.MouseButton.LeftButton
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
PLAIN: Final = Qt.KeyboardModifier.NoModifier

_PLAIN_KEYS: Final = (
    "Left Right Up Down PageUp PageDown Home End Return Space Escape Tab Backtab Plus Minus"
    " 0 1 2 3 4 5 6 7 8 9 F1 F2 F3 F4 F5 F6 F7 F8"
)
_CONTROL_KEYS: Final = "Z Return Plus Minus 0 S W"
KEYS: Final = [
    *((Qt.Key[f"Key_{name}"], PLAIN) for name in _PLAIN_KEYS.split()),
    *((Qt.Key[f"Key_{name}"], CONTROL) for name in _CONTROL_KEYS.split()),
    (Qt.Key.Key_Z, CONTROL | SHIFT),
    (Qt.Key.Key_Question, CONTROL),
]
OPTIONS: Final[dict[str, Sequence[object]]] = {
    "language": ("en", "de", "ru"),
    "theme": tuple(ThemeWish),
    "palette": tuple(PaletteWish),
    "scale": (80, 100, 125, 150, 200),
    "animation": tuple(Speed),
    "pace": tuple(Pace),
    "auto_answer": (True, False),
    "confirm_end": (True, False),
}
NOT_PRESSED: Final = frozenset({"quit", "full_screen"})


class Watch(QObject):
    """The window stays open, whatever is pressed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close:
            event.ignore()
            return True
        return False


class Complaints(logging.Handler):
    """Whatever Qt warns of, except what a screen that is none cannot do."""

    def __init__(self, wrong: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._wrong = wrong

    def emit(self, record: logging.LogRecord) -> None:
        if "This plugin does not support" not in record.getMessage():
            self._wrong.append(record.getMessage())


class Monkey:
    def __init__(self, desk: Desk, seed: int, folder: Path) -> None:
        self.desk = desk
        self.random = random.Random(seed)
        self.folder = folder
        self.view = desk.window.table.view
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=40)
        self.wrong: list[str] = []
        self.games = 0
        self._watch = Watch()
        desk.window.installEventFilter(self._watch)
        self.pranks: list[tuple[int, Callable[[], object]]] = [
            (30, self.play),
            (20, self.click_spot),
            (10, self.click_anywhere),
            (12, self.drag),
            (20, self.type),
            (4, self.change_option),
            (3, self.resize),
            (3, self.press_menu),
            (2, self.save),
            (1, self.open),
            (1, self.start_game),
            (4, self.read_aloud),
        ]

    # --- Bursts ----------------------------------------------------------------------------

    def burst(self, count: int) -> None:
        weights = [weight for weight, _ in self.pranks]
        for _ in range(count):
            if not self.close_dialogs():
                (_, prank) = self.random.choices(self.pranks, weights)[0]
                name = prank.__name__
                self.done[name] += 1
                self.last.append(f"{name} {prank() or ''}")
            QApplication.processEvents()
        self.check()

    def check(self) -> None:
        """What has to be true whenever nothing is going on."""
        for _ in range(20):
            if not self.close_dialogs():
                break
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.view.motion.finish()
        scene, session = self.view.table, self.desk.session
        if session.game is None or scene.position is None:
            return
        watching = self.desk.control.is_watching
        compare_scene(scene, scene.position.state if watching else session.state)
        told = list(self.entries())
        assert all(entry.name.strip() for entry in told), "a thing without a name"
        spots = {entry.spot for entry in told if entry.spot is not None}
        assert spots == set(scene.spots()), (
            f"the outline differs from the table: {spots ^ set(scene.spots())}"
        )

    def entries(self) -> list[Entry]:
        found, rest = [], list(self.desk.reader.zones())
        while rest:
            entry = rest.pop()
            found.append(entry)
            rest += entry.children
        return found

    def close_dialogs(self) -> bool:
        """Menus and dialogs are played with for a moment, then closed."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
            return True
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return False
        if self.random.random() < 0.5:
            QTest.keyClick(dialog, self.random.choice([Qt.Key.Key_Tab, Qt.Key.Key_Space]))
        if isinstance(dialog, QDialog):
            dialog.reject()
        else:
            dialog.close()
        self.last.append(f"close {type(dialog).__name__}")
        return True

    # --- Pranks ----------------------------------------------------------------------------

    def play(self) -> str:
        """Something sensible, so that games get somewhere."""
        control, session = self.desk.control, self.desk.session
        if session.game is None or session.decision is None:
            return self.start_game()
        control.finish()
        control.lift_curtain()
        decision = session.decision
        if decision is None:
            return "over"
        choice = self.random.choice(decision.choices)
        if EndTurn() in decision.choices and self.random.random() < 0.3:
            choice = EndTurn()
        control.choose(choice)
        return repr(choice)

    def spot(self) -> Spot | None:
        spots = self.view.pointer.open_spots() if self.random.random() < 0.7 else []
        spots = spots or self.view.table.spots()
        return self.random.choice(spots) if spots else None

    def at(self, spot: Spot | None) -> QPoint:
        if spot is None:
            return QPoint(5, 5)
        return self.view.mapFromScene(self.view.table.spot_centre(spot))

    def click_spot(self) -> str:
        spot = self.spot()
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(spot))
        return repr(spot)

    def click_anywhere(self) -> str:
        window = self.desk.window
        point = QPoint(
            self.random.randrange(window.width()), self.random.randrange(window.height())
        )
        target: QWidget = window.childAt(point) or window
        QTest.mouseClick(target, LEFT, pos=target.mapFrom(window, point))
        return f"{type(target).__name__} {point.x()} {point.y()}"

    def drag(self) -> str:
        viewport, start, end = self.view.viewport(), self.at(self.spot()), self.at(self.spot())
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start + QPoint(14, 9))
        if self.random.random() < 0.2:
            self.type()  # in the middle of a drag
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)
        return f"{start} {end}"

    def type(self) -> str:
        key, modifiers = self.random.choice(KEYS)
        target = QApplication.focusWidget() or self.desk.window
        QTest.keyClick(target, key, modifiers)
        return f"{modifiers} {key}"

    def change_option(self) -> str:
        name = self.random.choice(sorted(OPTIONS))
        value = self.random.choice(OPTIONS[name])
        self.desk.settings.change(**{name: value})
        return f"{name} {value}"

    def resize(self) -> str:
        size = QSize(self.random.randrange(1024, 2000), self.random.randrange(640, 1200))
        self.desk.window.resize(size)
        return str(size)

    def press_menu(self) -> str:
        menus = self.desk.window.menus
        outline = {"outline": self.desk.outline.toggleViewAction()}
        actions = {**menus.actions, **menus.game.actions, **outline}
        name = self.random.choice(sorted(actions.keys() - NOT_PRESSED))
        actions[name].trigger()
        return name

    def save(self) -> str:
        if self.desk.session.game is None:
            return ""
        file = self.folder / f"{self.random.randrange(3)}.pamir"
        try:
            self.desk.session.save(file, overwrite=True)
        except SaveError as error:
            return repr(error)
        return file.name

    def open(self) -> str:
        file = self.folder / f"{self.random.randrange(3)}.pamir"
        try:
            self.desk.session.open(file)
        except SaveError as error:
            return repr(error)
        return file.name

    def start_game(self) -> str:
        wakhan = RULEBOOK if self.random.random() < 0.4 else None
        seats = self.random.randrange(2, 4 if wakhan else 6)
        self.desk.session.start(random_setup(seats, self.random.randrange(1 << 30), wakhan))
        self.games += 1
        return f"{seats} {wakhan is not None}"

    def read_aloud(self) -> str:
        """Do as a screen reader does: name, state, description, press."""
        told = [entry for entry in self.entries() if entry.spot is not None]
        if not told:
            return ""
        entry = self.random.choice(told)
        assert entry.spot is not None
        self.desk.reader.why_not(entry.spot)
        self.desk.reader.press(entry.spot)
        return entry.name


def memory() -> float:
    """Megabytes this process takes now; 0 where that is not told."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(desk: Desk, seconds: float, seed: int, folder: Path, size: int = 25) -> Monkey:
    """Let a monkey at the desk; raises at the first thing that is wrong."""
    monkey = Monkey(desk, seed, folder)
    mishaps = Mishaps()

    def note(mishap: Mishap) -> None:
        monkey.wrong.append(mishap.details)

    mishaps.happened.connect(note)
    mishaps.install()
    complaints = Complaints(monkey.wrong)
    qt_log.addHandler(complaints)
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            monkey.burst(size)
            if monkey.wrong:
                raise AssertionError(monkey.wrong[0])
    except AssertionError as error:
        raise AssertionError("\n".join([str(error), "The last pranks:", *monkey.last])) from error
    finally:
        mishaps.uninstall()
        qt_log.removeHandler(complaints)
        desk.window.removeEventFilter(monkey._watch)
    return monkey


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    logging.lastResort = None
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(app, Settings(None), Places(Path(folder) / "data"))
        desk.window.show()
        before = memory()
        warm = run(desk, min(60.0, options.seconds / 4), options.seed, Path(folder))
        middle = memory()
        monkey = run(desk, options.seconds * 3 / 4, options.seed + 1, Path(folder))
        after = memory()
        desk.session.quit()
    done = warm.done + monkey.done
    print(f"seed {options.seed}: {sum(done.values())} pranks, {warm.games + monkey.games} games")
    print(", ".join(f"{name} {count}" for name, count in done.most_common()))
    print(f"memory: {before:.0f} MB at first, {middle:.0f} MB warm, {after:.0f} MB at the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
